/** The table: three suspects against the height rule, the victim on the floor, the stacks, everybody's markers. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { vars } from "../../js/lib/vars.js";
import { crest, fits, sign } from "../../js/room/sign.js";
import { asked, barred, knows, laid, onto, pick, picked, propose } from "./choice.js";
import { bust, eyes, figure, lying, named, numeral, pile, pips } from "./pieces.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** Phases in which markers may lie on the table: only then is there room for them. */
const LAID = ["accusing", "reporting", "over"];

/** @param {Ctx} ctx */
export const board = (ctx) => html`<div class="hattari-table">${lineup(ctx)}${victim(ctx)}${folk(ctx)}</div>`;

/** The wall with its height rule, and in front of it the suspects. @param {Ctx} ctx */
export function lineup(ctx) {
  return html`<section class="hattari-lineup" aria-label=${ctx.t.text("hattari-lineup")} data-asked=${asked(ctx)} data-laid=${LAID.includes(ctx.table.phase.kind) ? "yes" : "no"}>
    <div class="hattari-rule" aria-hidden="true">${ctx.table.in_play.filter((/** @type {number} */ n) => n > 0).map((/** @type {number} */ n) => html`<i ${vars({ h: n })}><b>${n}</b></i>`)}</div>
    <ul class="hattari-row">${ctx.table.suspects.map((/** @type {any} */ suspect) => one(ctx, suspect))}</ul></section>`;
}

/** What lies there, as this screen may show it: everybody's at the reveal, else what I saw. @param {Ctx} ctx @param {any} suspect */
function shown(ctx, suspect) {
  if (suspect.card.kind === "face") return { number: suspect.card.number, how: "all" };
  const all = laid(ctx);
  if (all) return { number: all.suspects[suspect.place - 1] ?? 0, how: "laid" };
  const mine = knows(ctx, "suspect", suspect.place);
  return mine ? { number: mine.number, how: mine.kind === "stale" ? "stale" : "mine" } : null;
}

/** @param {Ctx} ctx @param {any} suspect */
function one(ctx, suspect) {
  const { t, table } = ctx;
  const seen = shown(ctx, suspect);
  const bare = suspect.card.kind === "face";
  const guilty = bare && table.report?.culprit === suspect.place;
  const stale = seen?.how === "stale";
  const press = deed(ctx, suspect.place);
  return html`<li class="hattari-sus ${bare ? "bare" : ""} ${guilty ? "guilty" : ""} ${stale ? "stale" : ""} ${picked(ctx).includes(suspect.place) ? "picked" : ""}" data-place=${suspect.place} @click=${press ?? nothing}>
    <h3 class="sr">${t("hattari-suspect", { n: suspect.place })}</h3>
    <div class="hattari-stand">${figure(seen && !stale ? seen.number : "back")}${eyes(ctx, suspect.seen_by)}${tags(ctx, suspect, guilty)}</div>
    <div class="hattari-plate"><small>${t("hattari-plate", { n: suspect.place })}${seen ? html` <br />${t(`hattari-how-${seen.how}`)}` : nothing}</small>${seen ? (stale ? html`<s>${numeral(ctx, seen.number)}</s>` : numeral(ctx, seen.number)) : html`<b aria-hidden="true">?</b><span class="sr">${t("hattari-unknown")}</span>`}</div>
    ${pile(ctx, suspect.stack)}${ctx.wall ? nothing : button(ctx, suspect.place)}${bare && table.report ? fate(ctx, suspect) : nothing}</li>`;
}

/** @param {Ctx} ctx @param {any} suspect @param {boolean} guilty */
function tags({ t }, suspect, guilty) {
  return html`<span class="hattari-tags">${suspect.unseen ? html`<span class="hattari-tag">${t("hattari-unseen")}</span>` : nothing}${suspect.tampered
      ? html`<span class="hattari-tag v">${t("hattari-tampered")}</span>`
      : nothing}</span>${guilty ? html`<span class="hattari-tag stamp">${t("hattari-culprit")}</span>` : nothing}`;
}

/** What a tap on a suspect does now, or null. @param {Ctx} ctx @param {number} place */
function deed(ctx, place) {
  if (asked(ctx) === "look") return () => pick(ctx, place);
  const action = onto(ctx, place);
  return action ? () => propose(ctx, action) : null;
}

/** @param {Ctx} ctx @param {number} place */
function button(ctx, place) {
  const what = asked(ctx);
  if (what !== "look" && what !== "tamper" && what !== "accuse") return nothing;
  const code = barred(ctx, place);
  const press = (/** @type {Event} */ event) => {
    event.stopPropagation();
    if (code) ctx.explain(`why-${code}`);
    else deed(ctx, place)?.();
  };
  return html`<button type="button" class="btn hattari-do" data-focus="do-${place}" aria-pressed=${what === "look" ? String(picked(ctx).includes(place)) : nothing}
    aria-disabled=${code ? "true" : nothing} @click=${press}>${ctx.t(`hattari-do-${code ? "not" : what}`, { n: place })}</button>`;
}

/** Where a stack goes after the reveal. @param {Ctx} ctx @param {any} suspect */
function fate(ctx, suspect) {
  const taker = ctx.table.report.taken_by[suspect.place - 1];
  const n = suspect.stack.length;
  if (taker !== null) return html`<p class="hattari-fate">${ctx.t("hattari-fate-taken", { n, who: /** @type {any} */ (ctx.who(taker)) })}</p>`;
  return html`<p class="hattari-fate home">${n ? ctx.t("hattari-fate-home", { n }) : nothing}</p>`;
}

/** @param {Ctx} ctx */
export function victim(ctx) {
  const { t, table } = ctx;
  const bare = table.victim.kind === "face" ? table.victim.number : (laid(ctx)?.victim ?? null);
  const mine = bare === null ? knows(ctx, "victim") : null;
  const number = bare ?? mine?.number ?? null;
  const words = number === null ? t("hattari-victim") : t(bare === null ? "hattari-victim-mine" : "hattari-victim-bare", { piece: named(ctx, number) });
  const swapped = table.victim_swapped ? html`<span class="hattari-tag v">${t("hattari-swapped")}</span>` : table.kept ? html`<span class="hattari-tag">${t("hattari-kept")}</span>` : nothing;
  return html`<section class="hattari-victim" aria-label=${t.text("hattari-victim-label")}>${lying(number ?? "back")}<span>${words}</span>${swapped}</section>`;
}

/** Everybody in play order. @param {Ctx} ctx */
export function folk(ctx) {
  return html`<ul class="hattari-folk" aria-label=${ctx.t.text("hattari-folk")} ${vars({ of: ctx.people.length })}>${ctx.people.map((person) => player(ctx, person))}</ul>`;
}

/** @param {Ctx} ctx @param {import("../../js/room/contract.js").Person} person */
function player(ctx, person) {
  const { t, table } = ctx;
  const seat = person.seat;
  const mine = table.players[seat];
  const total = mine.usable + mine.face_down;
  const waiting = table.turn === seat;
  const label = t.commas([t.text("hattari-total", { n: total }), table.start === seat && t.text("hattari-starts"), waiting && t.text("seat-turn"), mine.confirmed && t.text("seat-done"), person.bot && t.text("seat-bot"), !person.here && !person.bot && t.text("seat-away")]);
  return html`<li class="hattari-player ${waiting ? "turn" : ""} ${mine.confirmed ? "did" : ""} ${!person.here && !person.bot ? "away" : ""}" data-seat=${person.crest} data-at=${seat}>
    <span class="hattari-name">${crest(person.crest)}<bdi ${fits(seat === ctx.me ? "" : person.name)}>${seat === ctx.me ? t("you") : person.name}</bdi>${table.start === seat ? html`<span class="hattari-first" title=${t.text("hattari-starts")}>${sign("steps")}</span>` : nothing}${mine.confirmed ? html`<span class="hattari-done">${sign("check")}</span>` : nothing}</span>
    <span class="hattari-count">${pips(ctx, mine)}<b aria-hidden="true">${total}</b><span class="sr">${label}</span></span>
    ${mine.card.kind === "face" ? html`<span class="hattari-held" role="img" aria-label=${t.text("hattari-held", { piece: named(ctx, mine.card.number) })}>${bust(mine.card.number)}${numeral(ctx, mine.card.number)}</span>` : nothing}${person.said ? html`<span class="said" aria-hidden="true">${person.said}</span>` : nothing}</li>`;
}
