/** The end in full: who won and why, the last line-up, everybody's markers, and every round in one line. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sign } from "../../js/room/sign.js";
import { lineup, victim } from "./board.js";
import { bust, named, names, pips } from "./pieces.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function reveal(ctx) {
  return html`${verdict(ctx)}<section class="hattari-last">${lineup(ctx)}${victim(ctx)}</section>
    <section class="panel"><h2>${ctx.t("hattari-end-markers")}</h2>${ranking(ctx)}</section>
    ${rounds(ctx).length ? html`<section class="panel"><h2>${ctx.t("hattari-end-rounds")}</h2>${story(ctx)}</section>` : nothing}`;
}

/** @param {Ctx} ctx @param {Ctx | null} [second]   on the wall, the same in its second language */
export function verdict(ctx, second = null) {
  const { t, outcome } = ctx;
  if (!outcome) return html`<header class="hattari-verdict"><h2>${t("hattari-end-stopped")}</h2></header>`;
  /** @param {Ctx} each */
  const title = (each) => each.t("hattari-end-title", { n: outcome.winners.length, who: /** @type {any} */ (names(each, outcome.winners)) });
  const reason = `hattari-reason-${outcome.reason}`;
  return html`<header class="hattari-verdict">${sign("crown")}<h2>${title(ctx)}${second ? html`<span class="second" lang=${second.t.lang}>${title(second)}</span>` : nothing}</h2><p>${t(reason)}${second ? html`<span class="second" lang=${second.t.lang}>${second.t(reason)}</span>` : nothing}</p></header>`;
}

/** Fewest first, as the rules rank. @param {Ctx} ctx */
export function ranking(ctx) {
  const rows = ctx.people.map(({ seat }) => ({ seat, ...ctx.table.players[seat], total: ctx.table.players[seat].usable + ctx.table.players[seat].face_down }));
  rows.sort((a, b) => a.total - b.total || a.face_down - b.face_down);
  return html`<ol class="hattari-ranking">${rows.map(
    (row) => html`<li class=${ctx.outcome?.winners.includes(row.seat) ? "won" : ""} data-seat=${ctx.people[row.seat]?.crest ?? ""}>${ctx.who(row.seat)}${pips(ctx, row)}<b>${row.total}</b><small>${ctx.t("hattari-markers", { usable: row.usable, down: row.face_down })}</small></li>`,
  )}</ol>`;
}

/** @param {Ctx} ctx @returns {any[]} */
const rounds = ({ log }) => log.filter(({ line }) => line.kind === "revealed").map(({ line }) => line);

/** @param {Ctx} ctx */
function story(ctx) {
  return html`<ol class="hattari-rounds">${rounds(ctx).map(
    (told, i) => html`<li><b>${ctx.t("hattari-round", { n: i + 1 })}</b><span class="hattari-trio">${told.suspects.map((/** @type {any} */ card, /** @type {number} */ at) => html`<span class=${told.culprit === at + 1 ? "guilty" : ""} role="img" aria-label=${told.culprit === at + 1 ? ctx.t.text("hattari-guilty", { piece: named(ctx, card.number) }) : named(ctx, card.number)}>${bust(card.number)}<i>${card.number || "–"}</i></span>`)}</span><span class="running">${taken(ctx, told)}</span></li>`,
  )}</ol>`;
}

/** @param {Ctx} ctx @param {any} told */
function taken(ctx, told) {
  const takers = told.taken_by.filter((/** @type {number | null} */ seat) => seat !== null);
  return takers.length ? ctx.t("hattari-round-taken", { who: /** @type {any} */ (names(ctx, takers)) }) : ctx.t("hattari-round-none");
}
