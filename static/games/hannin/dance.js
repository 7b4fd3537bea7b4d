/** The path of the criminal as a dance lesson: numbered footsteps, how it came there, who knew it then. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { crest, sign } from "../../js/room/sign.js";
import { mini, row } from "./pictures.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/**
 * @typedef {object} Step
 * @property {number} seat
 * @property {number} turn
 * @property {string} how      deal, exchange, rumor, propaganda, or out
 * @property {number[]} knew   who could know it at this step
 * @property {boolean} last
 */

/** The steps, and the end as the last of them. @param {Ctx} ctx @returns {Step[]} */
export function steps({ table }) {
  const { path, knew } = table.ending;
  const walked = path.map((/** @type {any} */ step, /** @type {number} */ i) => {
    const until = path[i + 1]?.turn ?? Infinity;
    const seats = knew.filter((/** @type {any} */ one) => one.holder === step.seat && one.seat !== step.seat && one.turn >= step.turn && one.turn <= until);
    return { ...step, knew: [...new Set(seats.map((/** @type {any} */ one) => one.seat))], last: false };
  });
  return [...walked, { seat: table.ending.holder, turn: table.turn, how: "out", knew: [], last: true }];
}

/** @param {Ctx} ctx */
export function dance(ctx) {
  const all = steps(ctx);
  return html`<ol class="hannin-dance">${all.map((step, n) => one(ctx, step, n))}</ol>`;
}

/** One step; `brief`, on the wall, names those who knew by their crests. @param {Ctx} ctx @param {Step} step @param {number} n @param {boolean} [brief] */
export function one(ctx, step, n, brief = false) {
  return html`<li class=${step.last ? "last" : ""}><span class="hannin-sole" aria-hidden="true"><svg viewBox="0 0 20 44"><use href="#foot" /></svg><b>${n + 1}</b></span>
    <span class="hannin-step">${ctx.who(step.seat)}<span class="hannin-how">${pictured(ctx, step)}<span>${brief ? ctx.t("hannin-end-brief", { how: step.how, n: step.turn }) : words(ctx, step)}</span></span>${step.knew.length
        ? html`<span class="hannin-knew running">${brief ? [sign("lens"), step.knew.length > 4 ? ctx.t.number(step.knew.length) : step.knew.map((seat) => known(ctx, seat))] : ctx.t("hannin-end-knew", { n: step.knew.length, who: ctx.t.list(step.knew.map(ctx.who)) })}</span>`
        : nothing}</span></li>`;
}

/** @param {Ctx} ctx @param {number} seat */
const known = ({ people }, seat) => html`<span data-seat=${people[seat]?.crest ?? ""}>${crest(people[seat]?.crest ?? "")}</span>`;

/** @param {Ctx} ctx @param {Step} step */
function pictured(ctx, { how, last }) {
  if (last) return mini(ctx, /** @type {Record<string, string>} */ ({ detective: "detective", dog: "dog" })[ctx.table.ending.reason] ?? caughtBy(ctx));
  return how === "deal" ? nothing : mini(ctx, how);
}

/** The card of an end by one's own side is the last one played. @param {Ctx} ctx */
const caughtBy = (ctx) => (ctx.table.ending.captor === null ? "criminal" : (ctx.table.seats[ctx.table.ending.captor].played.at(-1)?.card ?? "accomplice"));

/** @param {Ctx} ctx @param {Step} step */
const words = (ctx, { how, turn, last }) => (last ? ctx.t("hannin-end-out", { reason: ctx.table.ending.reason, n: turn }) : ctx.t("hannin-end-step", { how, n: turn }));

/** All that a seat played, for the wall. @param {Ctx} ctx @param {number} seat */
export const lay = (ctx, seat) => row(ctx, ctx.table.seats[seat].played.map((/** @type {any} */ one) => one.card), ctx.table.seats[seat].apart.map((/** @type {any} */ one) => one.card));
