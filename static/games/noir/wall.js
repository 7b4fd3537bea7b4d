/** On the projector: the board between its two players, the last event beside it, and the end on one page. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { vars } from "../../js/lib/vars.js";
import { breadth, crest, sign } from "../../js/room/sign.js";
import { tally } from "./ask.js";
import { board } from "./board.js";
import { line } from "./lines.js";
import { likeness, nameOf, small } from "./people.js";
import { lastBoard, reveal, unmasked, verdict } from "./reveal.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Entry} Entry */

/** @param {Ctx} ctx */
export function wall(ctx) {
  const { table, t } = ctx;
  return html`<div class="noir-room"><div class="noir-flank">${player(ctx, table.killer, "killer")}${tally(ctx)}${dead(ctx)}</div>
    ${board(ctx)}
    <div class="noir-flank">${player(ctx, 1 - table.killer, "inspector")}<div class="noir-gap"></div>${
      table.discards ? html`<section><h3>${t("noir-discards")}</h3><div class="noir-row ${table.discards.length > 8 ? "many" : ""}" ${vars({ across: Math.max(8, Math.ceil(table.discards.length / 2)) })}>${[...table.discards].map((person) => small(ctx, person))}</div></section>` : nothing
    }</div></div>`;
}

/** @param {Ctx} ctx @param {number} seat @param {"killer" | "inspector"} role */
function player(ctx, seat, role) {
  const { table, people, t } = ctx;
  const person = people[seat];
  if (!person) return nothing;
  const turn = table.turn === seat;
  return html`<article class="seat ${turn ? "turn" : ""} ${breadth(person.name) > 12 ? "long" : ""}" data-seat=${person.crest} data-role=${role} aria-label=${t.commas([person.name, t.text(`noir-role-${role}`), turn && t.text("seat-turn")])}>${crest(person.crest)}<bdi class="seat-name">${person.name}</bdi><span class="seat-row">${sign(role === "killer" ? "mask" : "lens")}<b>${t(`noir-role-${role}`)}</b>${
    role === "inspector" ? html`<span class="noir-count">${t("noir-evidence-n", { n: table.hand })}</span>` : nothing
  }</span></article>`;
}

/** Sixteen places for the deceased: the Killer wins when they are full. @param {Ctx} ctx */
const dead = ({ table }) =>
  html`<div class="noir-pips" aria-hidden="true">${Array.from({ length: table.deadly }, (_, n) => html`<i class=${n < table.dead.length ? "on" : ""}>${n < table.dead.length ? sign("skull") : nothing}</i>`)}</div>`;

/** The paper theatre: the suspect it is about, and what was done or answered. @param {Entry} entry @param {Ctx} ctx */
export function stage({ line }, ctx) {
  const person = line.kind === "disguised" ? line.shown : (line.person ?? null);
  const answer = line.kind === "canvassed" ? line.near : line.kind === "arrest_answered" ? line.hit : null;
  const ground = ["killed", "ended"].includes(line.kind) ? "crime" : ["shifted", "lines_removed"].includes(line.kind) ? "move" : "hunt";
  const icon = /** @type {Record<string, string>} */ ({ killed: "skull", shifted: "swap", arrested: "cuffs", disguised: "mask", discarded: "check", evidence_drawn: "hand", identity_chosen: "mask" })[line.kind];
  return html`<div class="scene ${ground}"><div class="noir-act">${person
    ? html`<span class="noir-face large ${line.kind === "killed" ? "dead" : ""}" role="img" aria-label=${nameOf(ctx, person)}>${likeness(ctx, person, { dead: line.kind === "killed" })}</span>`
    : html`<svg class="noir-dancer" viewBox="0 0 160 236" aria-hidden="true"><use href="#dancer" /></svg>`}${answer === null ? (icon ? html`<span class="noir-stamp">${sign(icon)}</span>` : nothing) : html`<b class="noir-says" data-yes=${String(answer)}>${ctx.t("noir-says", { yes: answer ? "yes" : "no" })}</b>`}</div></div>`;
}

/** @param {Entry} entry @param {Ctx} ctx */
export const caption = (entry, ctx) => line(entry, ctx).words;

/** @param {Ctx} ctx @param {Ctx | null} second */
export function finale(ctx, second) {
  if (!ctx.table.reveal) return reveal(ctx);
  const { title, words } = verdict(ctx);
  const other = second && verdict(second);
  return html`<div class="noir-finale" data-reason=${ctx.table.reveal.reason}><section><h2>${title}${other ? html`<span class="second" lang=${second.t.lang}>${other.title}</span>` : nothing}</h2><p>${words}${other ? html`<span class="second" lang=${second.t.lang}>${other.words}</span>` : nothing}</p>${unmasked(ctx)}</section>${lastBoard(ctx)}</div>`;
}
