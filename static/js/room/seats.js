/** The ring: seats round the table in play order. Me below, my left neighbour at screen left, play walks clockwise. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { vars } from "../lib/vars.js";
import { breadth, crest, sign } from "./sign.js";

/** @typedef {import("./contract.js").Ctx} Ctx */
/** @typedef {import("./contract.js").Person} Person */
/**
 * @typedef {object} RingView
 * @property {(seat: number) => unknown} row        what lies before a seat: count and played cards
 * @property {(seat: number) => string} [label]     the same in words, for the accessible name
 * @property {number[]} [turn]                      whose turn it is
 * @property {number[]} [done]                      who has chosen already (never what)
 * @property {number | null} [led]                  the seat the turn came from: its steps are vermilion
 * @property {boolean} [steps]                      false while pointing
 * @property {number[] | null} [pick]               seats that may be pointed at
 * @property {number | null} [picked]
 * @property {(seat: number) => void} [choose]
 * @property {(seat: number) => void} [open]        tap on a seat otherwise: its cards, large
 * @property {unknown} [middle]
 */

/** Seats in the order they are drawn: the viewer's left neighbour first, all of them without a viewer. @param {Ctx} ctx */
export function order({ me, people }) {
  const n = people.length;
  if (me === null) return people.map((person, i) => ({ person, place: i }));
  return people.slice(0, n - 1).map((_, i) => ({ person: /** @type {Person} */ (people[(me + 1 + i) % n]), place: i + 1 }));
}

/** On the wall nobody sits below: seats stand where they leave the theatre free. By their number, clockwise from the top left. */
const WALL = [
  [214, 326, 90],
  [214, 326, 34, 146],
  [214, 270, 326, 38, 142],
  [214, 270, 326, 36, 90, 144],
  [218, 270, 322, 8, 68, 112, 172],
  [218, 270, 322, 0, 38, 90, 142, 180],
];

/** @param {number} place @param {number} n @param {boolean} [wall] */
function angle(place, n, wall = false) {
  const fixed = wall ? WALL[n - 3] : undefined;
  if (!fixed) return `${90 + (place * 360) / n}deg`;
  const from = fixed[Math.floor(place) % n] ?? 0;
  const to = fixed[(Math.floor(place) + 1) % n] ?? 0;
  return `${from + (((to - from + 360) % 360) * (place % 1))}deg`;
}

/** @param {Ctx} ctx @param {RingView} view */
function steps({ me, people, wall }, view) {
  if (view.steps === false || view.pick) return nothing;
  const n = people.length;
  const from = view.led === null || view.led === undefined ? -1 : (view.led - (me ?? 0) + n) % n;
  return people.map((_, i) =>
    [0.36, 0.64].map((f, j) => html`<svg class="at step ${j ? "two" : "one"} ${i === from ? "now" : ""}" ${vars({ a: angle(i + f, n, wall) })} viewBox="0 0 20 44" aria-hidden="true"><use href="#foot" /></svg>`),
  );
}

/** Steps from me to the one I point at. @param {Ctx} ctx @param {RingView} view */
function pointing({ me, people }, { picked }) {
  if (picked === null || picked === undefined || me === null || picked === me) return nothing;
  const n = people.length;
  const a = angle((picked - me + n) % n, n);
  const radians = (parseFloat(a) * Math.PI) / 180;
  const r = (Math.atan2(Math.cos(radians) * 150, (1 - Math.sin(radians)) * 85) * 180) / Math.PI;
  return [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].map(
    (f, j) => html`<svg class="lerp step now" ${vars({ f, a, r: `${r}deg`, sway: j % 2 ? ".35rem" : "-.35rem" })} viewBox="0 0 20 44" aria-hidden="true"><use href="#foot" /></svg>`,
  );
}

/** @param {Ctx} ctx @param {RingView} view @param {Person} person @param {number} place */
function seat(ctx, view, person, place) {
  const n = ctx.people.length;
  const can = view.pick?.includes(person.seat) ?? false;
  const picked = view.picked === person.seat;
  const on = view.pick ? (can ? () => view.choose?.(person.seat) : null) : view.open ? () => view.open?.(person.seat) : null;
  const turn = !view.pick && (view.turn?.includes(person.seat) ?? false);
  const names = ["seat", "at", turn && "turn", can && "pick", picked && "picked", view.pick && !can && "no", !person.here && !person.bot && "away", breadth(person.name) > (ctx.wall ? 12 : 9) && "long"].filter(Boolean).join(" ");
  const words = ctx.t.commas([person.name, turn && ctx.t.text("seat-turn"), person.bot && ctx.t.text(person.born ? "role-bot" : "seat-bot"), !person.here && !person.bot && ctx.t.text("seat-away"), view.label?.(person.seat)]);
  const inside = html`${crest(person.crest)}<bdi class="seat-name">${person.name}</bdi><span class="seat-row">${view.row(person.seat)}</span>${view.done?.includes(person.seat)
      ? html`<span class="done">${sign("check")}<span class="sr">${ctx.t("seat-done")}</span></span>`
      : nothing}${person.said ? html`<span class="said" aria-hidden="true">${person.said}</span>` : nothing}`;
  const place_ = vars({ a: angle(place, n, ctx.wall) });
  if (!on || ctx.wall) return html`<article class=${names} data-seat=${person.crest} data-at=${person.seat} aria-label=${words} ${place_}>${inside}</article>`;
  return html`<button type="button" class=${names} data-seat=${person.crest} data-at=${person.seat} data-focus="seat-${person.seat}" aria-label=${words}
    aria-pressed=${view.pick ? String(picked) : nothing} ${place_} @click=${on}>${inside}</button>`;
}

/** What lies before me, at the lower edge. @param {Ctx} ctx @param {RingView} view */
function mine(ctx, view) {
  if (ctx.me === null) return nothing;
  const me = /** @type {Person} */ (ctx.people[ctx.me]);
  const turn = !view.pick && (view.turn?.includes(ctx.me) ?? false);
  const can = view.pick?.includes(ctx.me) ?? false;
  const inside = html`${crest(me.crest)}<span>${ctx.t("you")}</span>${view.row(ctx.me)}`;
  if (can) return html`<button type="button" class="mine-played pick" data-seat=${me.crest} aria-pressed=${String(view.picked === ctx.me)} @click=${() => view.choose?.(/** @type {number} */ (ctx.me))}>${inside}</button>`;
  return html`<div class="mine-played ${turn ? "turn" : ""}" data-seat=${me.crest}>${inside}</div>`;
}

/** @param {Ctx} ctx @param {RingView} view */
export function ring(ctx, view) {
  const n = ctx.people.length;
  return html`<section class="ring ${n > 6 ? "n8" : ""}" aria-label=${ctx.t.text("ring-label")}><div class="ring-table"></div>${steps(ctx, view)}${pointing(ctx, view)}${order(ctx).map(
      ({ person, place }) => seat(ctx, view, person, place),
    )}${view.middle ? html`<div class="ring-mid">${view.middle}</div>` : nothing}${mine(ctx, view)}</section>`;
}
