/** The log in words: one sentence a line, its picture, what it told me alone, and which cards travelled. */
import { cardName, names, one, several } from "./cards.js";
import { mini } from "./pictures.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Entry} Entry */
/** @typedef {import("../../js/room/contract.js").LineView} LineView */
/** @typedef {import("../../js/room/contract.js").Words} Words */

/** Lines that answer or reveal: each waits one beat, whatever it says. */
const BEATS = ["answered", "shown", "ended"];

/** @param {Entry} entry @param {Ctx} ctx @returns {LineView | null} */
export function line({ line }, ctx) {
  const words = sentence(line, ctx);
  if (words === null) return null;
  const card = pictured(line);
  return { words, ...(card ? { picture: mini(ctx, card) } : {}), beat: BEATS.includes(line.kind) };
}

/** @param {any} line @param {Ctx} ctx @returns {Words | null} */
function sentence(line, ctx) {
  const { t, who } = ctx;
  switch (line.kind) {
    case "dealt":
      return t("hannin-line-dealt", { who: who(line.starter) });
    case "played":
      return played(line, ctx);
    case "passed":
      return t("hannin-line-passed", { who: who(line.seat) });
    case "chose":
      return t("hannin-line-chose", { who: who(line.seat) });
    case "moved":
      return moved(line, ctx);
    case "witnessed":
      return t("hannin-line-witnessed", { who: who(line.seat), target: who(line.target) });
    case "looked":
      return t("hannin-line-looked", { who: who(line.seat) });
    case "answered":
      return t("hannin-line-answered", { who: who(line.target), yes: line.yes ? "yes" : "no" });
    case "pointed":
      return t("hannin-line-pointed", { who: who(line.seat), target: who(line.target), n: line.place + 1 });
    case "shown":
      return t("hannin-line-shown", { card: line.card, one: one(ctx, line.card), target: who(line.target) });
    case "ended":
      return t("hannin-line-ended", {
        reason: line.reason,
        who: line.captor === null ? "" : who(line.captor),
        holder: who(line.holder),
      });
    default:
      return null;
  }
}

/** @param {any} line @param {Ctx} ctx */
function played(line, ctx) {
  const args = { card: line.card, who: ctx.who(line.seat), one: one(ctx, line.card) };
  if (line.void) return ctx.t("hannin-line-played", { ...args, card: "other" });
  if (line.target === null) return ctx.t("hannin-line-played", args);
  return ctx.t("hannin-line-played-at", { ...args, target: ctx.who(line.target) });
}

/** @param {any} line @param {Ctx} ctx */
function moved(line, ctx) {
  if (line.ways.length === 0) return ctx.t("hannin-line-moved-none");
  const partner = line.ways.find((/** @type {any} */ way) => way.source === line.seat)?.to ?? line.ways[0].to;
  return ctx.t("hannin-line-moved", { by: line.by, who: ctx.who(line.seat), target: ctx.who(partner) });
}

/** The card a line is about, where all may know it. @param {any} line @returns {string | null} */
export function pictured(line) {
  switch (line.kind) {
    case "dealt":
      return "first_discoverer";
    case "played":
    case "shown":
      return line.card;
    case "moved":
      return line.by;
    case "witnessed":
      return "witness";
    case "looked":
      return "boy";
    case "answered":
      return "detective";
    case "pointed":
      return "dog";
    default:
      return null;
  }
}

/**
 * Whether there is a strip follows from the public part alone; what it says is for these eyes.
 * @param {Entry} entry @param {Ctx} ctx @returns {{words: Words | null} | null}
 */
export function strip({ line }, ctx) {
  if (!["witnessed", "looked", "moved"].includes(line.kind)) return null;
  return { words: news(line, ctx) };
}

/** What these eyes alone learnt by this line. @param {any} line @param {Ctx} ctx @returns {Words | null} */
export function news(line, ctx) {
  const { t, who } = ctx;
  const told = line.news;
  switch (told?.kind) {
    case "hand":
      return t("hannin-news-hand", { who: who(told.seat), cards: several(ctx, told.hand) });
    case "holder":
      return told.seat === ctx.me ? t("hannin-news-holder-you") : t("hannin-news-holder", { who: who(told.seat) });
    case "seen":
      return t("hannin-news-seen", { who: who(told.by) });
    case "choice":
      return line.seat === ctx.me ? t("hannin-news-chose", { one: one(ctx, told.card) }) : t("hannin-news-picked", { who: who(line.seat), one: one(ctx, told.card) });
    case "moved":
      return mine(told, ctx);
    case "all_hands":
      return told.hands.map((/** @type {string[]} */ hand, /** @type {number} */ seat) => [
        t("hannin-news-hand", { who: who(seat), cards: several(ctx, hand) }),
        " ",
      ]);
    case "all_moves":
      return told.cards.map((/** @type {string} */ card, /** @type {number} */ i) => [
        t("hannin-news-move", { who: who(line.ways[i].source), one: one(ctx, card), target: who(line.ways[i].to) }),
        " ",
      ]);
    default:
      return null;
  }
}

/** @param {any} told @param {Ctx} ctx */
function mine(told, ctx) {
  const gave = told.gave && { one: one(ctx, told.gave), who: ctx.who(told.to) };
  const took = told.took && { one: one(ctx, told.took), who: ctx.who(told.source) };
  if (gave && took) return ctx.t("hannin-news-swap", { ...gave, other: took.one, source: took.who });
  if (gave) return ctx.t("hannin-news-gave", gave);
  return took ? ctx.t("hannin-news-took", took) : null;
}

/** @param {Entry} entry @param {Ctx} ctx @returns {import("../../js/room/contract.js").Move[]} */
export function moves({ line }, ctx) {
  if (line.kind === "played") return [{ from: line.seat, to: "middle", face: mini(ctx, line.card) }];
  if (line.kind === "moved") return line.ways.map((/** @type {any} */ way) => ({ from: way.source, to: way.to }));
  return [];
}

/** Names of the cards, for attributes. @param {Ctx} ctx @param {{card: string}[]} cards */
export const playedText = (ctx, cards) =>
  cards.length ? ctx.t.listText(cards.map(({ card }) => cardName(ctx, card))) : ctx.t.text("hannin-seat-none", { names: names(ctx) });
