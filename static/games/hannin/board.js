/** The table: who sits where, what lies before them, what was played last, whom I may point at. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { back, count } from "../../js/room/card.js";
import { ring } from "../../js/room/seats.js";
import { vars } from "../../js/lib/vars.js";
import { tapSeat, targets } from "./choice.js";
import { playedText } from "./lines.js";
import { full, mini, row } from "./pictures.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function board(ctx) {
  const aims = targets(ctx);
  const picking = aims.length > 0;
  return ring(ctx, {
    row: (seat) => before(ctx, seat),
    label: (seat) => inWords(ctx, seat),
    turn: waitedFor(ctx),
    done: ctx.table.phase.kind === "giving" ? ctx.table.phase.chosen : [],
    led: ctx.table.phase.kind === "turning" ? (lastPlay(ctx)?.seat ?? null) : null,
    steps: !picking,
    pick: picking ? aims : null,
    picked: picking ? (ctx.ui.target ?? null) : null,
    choose: (seat) => tapSeat(ctx, seat),
    open: (seat) => ctx.explain(`seat-${seat}`),
    middle: picking ? nothing : middle(ctx),
  });
}

/** Whom the table waits for. @param {Ctx} ctx @returns {number[]} */
export function waitedFor({ table }) {
  const phase = table.phase;
  switch (phase.kind) {
    case "turning":
    case "pointing":
      return [phase.seat];
    case "giving":
      return phase.waiting;
    case "answering":
      return [phase.target];
    default:
      return [];
  }
}

/** The last turn taken, if any. @param {Ctx} ctx @returns {any} */
export const lastPlay = ({ log }) => log.findLast(({ line }) => line.kind === "played" || line.kind === "passed")?.line ?? null;

/** What lies before a seat: the count, the dog's known card, the cards played, accomplices apart. @param {Ctx} ctx @param {number} seat */
export function before(ctx, seat) {
  const place = ctx.table.seats[seat];
  const shown = ctx.table.shown;
  const mine = seat === ctx.me; // I see my hand itself
  return html`${mine ? nothing : count(place.hand, ctx.t.text("hannin-in-hand", { n: place.hand }))}${shown?.seat === seat
      ? html`<span class="hannin-known">${mini(ctx, shown.card)}</span>`
      : nothing}${row(ctx, cards(place.played), cards(place.apart))}`;
}

/** @param {{card: string}[]} played */
const cards = (played) => played.map(({ card }) => card);

/** @param {Ctx} ctx @param {number} seat */
export function inWords(ctx, seat) {
  const place = ctx.table.seats[seat];
  return ctx.t.text("hannin-seat", { n: place.hand, played: playedText(ctx, [...place.played, ...place.apart]) });
}

/** The card played last; for the dog, the hand held out to it. @param {Ctx} ctx */
function middle(ctx) {
  const phase = ctx.table.phase;
  if (phase.kind === "pointing") {
    const of = phase.places;
    return html`<div class="hannin-held-out" ${vars({ of })}>${Array.from({ length: of }, (_, n) => html`<span ${vars({ n })}>${back()}</span>`)}</div>`;
  }
  const last = ctx.log.findLast(({ line }) => line.kind === "played")?.line;
  return last ? html`<div class="now-card">${full(ctx, last.card)}</div>` : nothing;
}
