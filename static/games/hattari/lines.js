/** The log in words: one sentence a line, with what only this viewer was told. */
import { sign } from "../../js/room/sign.js";
import { open } from "./choice.js";
import { bust, named } from "./pieces.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Entry} Entry */
/** @typedef {import("../../js/room/contract.js").LineView} LineView */

/** @param {Entry} entry @param {Ctx} ctx @returns {LineView | null} */
export function line({ line: told }, ctx) {
  const { t } = ctx;
  const who = /** @type {any} */ (told.seat === undefined ? "" : ctx.who(told.seat));
  switch (told.kind) {
    case "start_drawn":
      return { picture: sign("steps"), words: t("hattari-line-start", { who }) };
    case "dealt":
      return dealt(told, ctx);
    case "passed":
      return passed(told, ctx);
    case "seen":
      return seen(told, ctx, who);
    case "swapped":
      return swapped(told, ctx, who);
    case "kept":
      return { picture: sign("swap"), words: t("hattari-line-kept", { who }) };
    case "accused":
      return { picture: sign("hand"), words: t("hattari-line-accused", { who, place: told.place }) };
    case "revealed":
      return revealed(told, ctx);
    case "ended":
      return { picture: sign("crown"), words: t("hattari-line-ended", { n: told.winners.length, who: /** @type {any} */ (t.list(told.winners.map(ctx.who))), reason: told.reason }) };
    default:
      return null;
  }
}

/** Told to this viewer, and not covered on this screen. @param {any} card @param {Ctx} ctx */
const face = (card, ctx) => card?.kind === "face" && open(ctx);

/** @param {any} told @param {Ctx} ctx @returns {LineView} */
function dealt(told, ctx) {
  const args = { round: told.round, who: /** @type {any} */ (ctx.who(told.start)) };
  const mine = ctx.me === null ? null : told.hands[ctx.me];
  if (!face(mine, ctx)) return { picture: sign("shuffle"), words: ctx.t("hattari-line-dealt", args) };
  return { picture: sign("shuffle"), words: [ctx.t("hattari-line-dealt", args), " ", ctx.t("hattari-line-dealt-you", { piece: named(ctx, mine.number) })], news: true };
}

/** @param {any} told @param {Ctx} ctx @returns {LineView} */
function passed(told, ctx) {
  const mine = ctx.me === null ? null : told.hands[ctx.me];
  if (!face(mine, ctx)) return { picture: sign("arrow"), words: ctx.t("hattari-line-passed") };
  const from = (/** @type {number} */ (ctx.me) + 1) % told.hands.length;
  return { picture: sign("arrow"), words: ctx.t("hattari-line-passed-you", { piece: named(ctx, mine.number), who: /** @type {any} */ (ctx.who(from)) }), news: true };
}

/** @param {any} told @param {Ctx} ctx @param {any} who @returns {LineView} */
function seen(told, ctx, who) {
  const [one, two] = told.places;
  const args = { who, one, two };
  if (!face(told.cards[0], ctx)) return { picture: sign("lens"), words: ctx.t(told.chosen ? "hattari-line-looked" : "hattari-line-seen", args) };
  const pieces = { first: named(ctx, told.cards[0].number), second: named(ctx, told.cards[1].number) };
  const mine = told.seat === ctx.me;
  return { picture: sign("lens"), words: ctx.t(mine ? "hattari-line-seen-you" : "hattari-line-seen-all", { ...args, ...pieces }), news: mine };
}

/** @param {any} told @param {Ctx} ctx @param {any} who @returns {LineView} */
function swapped(told, ctx, who) {
  const args = { who, place: told.place };
  if (!face(told.away, ctx)) return { picture: sign("swap"), words: ctx.t("hattari-line-swapped", args) };
  return { picture: sign("swap"), words: ctx.t("hattari-line-swapped-you", { ...args, piece: named(ctx, told.away.number) }), news: told.seat === ctx.me };
}

/** @param {any} told @param {Ctx} ctx @returns {LineView} */
function revealed(told, ctx) {
  const numbers = told.suspects.map((/** @type {any} */ card) => card.number);
  const piece = named(ctx, numbers[told.culprit - 1]);
  return { picture: sign("mask"), beat: true, words: ctx.t("hattari-line-revealed", { place: told.culprit, piece, five: numbers.includes(5) ? "yes" : "no" }) };
}

/** Silhouettes go to the right, all at once, every one a back. @param {Entry} entry @returns {import("../../js/room/contract.js").Move[]} */
export function moves({ line: told }) {
  if (told.kind !== "passed") return [];
  const n = told.hands.length;
  return told.hands.map((/** @type {unknown} */ _, /** @type {number} */ to) => ({ from: (to + 1) % n, to, face: bust("back") }));
}
