/** The last step before an action leaves the browser: the deed as a picture, and what follows from it. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { walk } from "../../js/room/sign.js";
import { knows } from "./choice.js";
import { disc, figure, lying, names } from "./pieces.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").ConfirmView} ConfirmView */

/** @param {Ctx} ctx @returns {ConfirmView | null} */
export function confirm(ctx) {
  const action = ctx.ui.action;
  if (!action || !ctx.actions.includes(action)) return null;
  const whole = { action, back: () => ctx.setUi({ action: null }) };
  switch (action.kind) {
    case "look":
      return { ...whole, ...look(ctx, action) };
    case "swap":
      return { ...whole, ...swap(ctx, action) };
    case "keep":
      return { ...whole, ...keep(ctx) };
    default:
      return { ...whole, ...accuse(ctx, action) };
  }
}

/** A suspect, small, with the place below. @param {Ctx} ctx @param {number} place */
function target(ctx, place) {
  const mine = knows(ctx, "suspect", place);
  return html`<span class="target hattari-target">${figure(mine?.kind === "known" ? mine.number : "back")}<span>${ctx.t("hattari-suspect", { n: place })}</span></span>`;
}

/** @param {Ctx} ctx @param {any} action */
function look(ctx, action) {
  const [one, two] = action.places;
  const third = [1, 2, 3].find((place) => !action.places.includes(place)) ?? 0;
  return {
    title: ctx.t("hattari-sure-look", { one, two }),
    deed: html`${target(ctx, one)}${target(ctx, two)}`,
    points: [
      { icon: "lens", words: ctx.t("hattari-then-look", { place: third }) },
      { icon: "swap", words: ctx.t("hattari-then-look-swap") },
    ],
    yes: ctx.t("hattari-yes-look"),
  };
}

/** @param {Ctx} ctx @param {any} action */
function swap(ctx, action) {
  return {
    title: ctx.t("hattari-sure-swap", { place: action.place }),
    deed: html`${target(ctx, action.place)}${walk}<span class="target hattari-target">${lying("back")}<span>${ctx.t("hattari-victim-word")}</span></span>`,
    points: [
      { icon: "swap", words: ctx.t("hattari-then-swap", { place: action.place }) },
      { icon: "info", words: ctx.t("hattari-then-swap-seen", { place: action.place }) },
    ],
    yes: ctx.t("hattari-yes-swap"),
  };
}

/** @param {Ctx} ctx */
const keep = (ctx) => ({
  title: ctx.t("hattari-sure-keep"),
  deed: html`<span class="target hattari-target">${lying("back")}<span>${ctx.t("hattari-victim-word")}</span></span>`,
  points: [
    { icon: "swap", words: ctx.t("hattari-then-keep") },
    { icon: "hand", words: ctx.t("hattari-then-keep-next") },
  ],
  yes: ctx.t("hattari-yes-keep"),
});

/** @param {Ctx} ctx @param {any} action */
function accuse(ctx, action) {
  const { t, table } = ctx;
  const me = ctx.me ?? 0;
  const stack = table.suspects[action.place - 1].stack;
  const next = (me + 1) % ctx.people.length;
  const places = [1, 2, 3].filter((place) => place !== action.place);
  const last = table.players[me].usable === 1;
  return {
    title: t("hattari-sure-accuse", { place: action.place }),
    deed: html`${disc(ctx, me)}${walk}${target(ctx, action.place)}`,
    points: [
      { icon: "check", words: t("hattari-then-right") },
      { icon: "mask", words: stack.length ? t("hattari-then-wrong", { n: stack.length + 1, who: /** @type {any} */ (names(ctx, [...new Set(/** @type {number[]} */ (stack))])) }) : t("hattari-then-wrong-alone") },
      ...(next === table.start ? [{ icon: "book", words: t("hattari-then-reveal") }] : [{ icon: "lens", words: t("hattari-then-next", { who: /** @type {any} */ (ctx.who(next)), one: places[0] ?? 0, two: places[1] ?? 0 }) }]),
      ...(last ? [{ icon: "info", warn: true, words: t("hattari-then-last") }] : []),
    ],
    yes: t("hattari-yes-accuse", { place: action.place }),
  };
}
