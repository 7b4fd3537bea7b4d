/** The printed matter in words and pictures: what a card is called, how it looks, what it says. */
import { html } from "../../vendor/lit-html/lit-html.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Words} Words */

/** In the one order in which hands are shown. @type {Record<string, [ja: string, side: "crime" | "hunt" | "move" | "calm", ...english: string[]]>} */
export const CARDS = {
  criminal: ["犯人", "crime", "Criminal"],
  first_discoverer: ["第一発見者", "calm", "Crime Reporter", "Discoverer"],
  detective: ["探偵", "hunt", "Detective"],
  alibi: ["アリバイ", "calm", "Alibi"],
  accomplice: ["たくらみ", "crime", "Accomplice"],
  exchange: ["取り引き", "move", "Exchange"],
  rumor: ["うわさ", "move", "Rumor", "Gossip"],
  propaganda: ["情報操作", "move", "Propaganda", "Muddy the Waters"],
  witness: ["目撃者", "hunt", "Witness"],
  dog: ["いぬ", "hunt", "Dog"],
  boy: ["少年", "hunt", "Boy Detective"],
  bystander: ["一般人", "calm", "Bystander", "Civilian"],
};
export const KINDS = Object.keys(CARDS);

/** @param {string} card */
export const printed = (card) => CARDS[card]?.[0] ?? "";
/** What stands on an English deck of that edition: names of printed matter, the same for every reader. @param {string} card @param {string} edition */
export const inEnglish = (card, edition) => {
  const [, , third = "", rulebook = third] = CARDS[card] ?? [];
  return edition === "rulebook" ? rulebook : third;
};
/** @param {string} card */
export const side = (card) => CARDS[card]?.[1] ?? "calm";

/** @param {Ctx} ctx @returns {string} */
export const names = (ctx) => ctx.table?.switches.names ?? ctx.options?.names ?? ctx.options?.edition ?? "third";

/** The card's name in this edition, for attributes and titles. @param {Ctx} ctx @param {string} card */
export const cardName = (ctx, card) => ctx.t.text(`hannin-card-${card}`, { names: names(ctx) });

/** "an Alibi", to stand in a sentence. @param {Ctx} ctx @param {string} card */
export const one = (ctx, card) => html`<b>${ctx.t(`hannin-one-${card}`, { names: names(ctx) })}</b>`;

/** "an Alibi and 2 × Rumor". @param {Ctx} ctx @param {string[]} cards */
export function several(ctx, cards) {
  const kinds = [...new Set(cards)];
  return ctx.t.list(kinds.map((card) => many(ctx, card, cards.filter((other) => other === card).length)));
}

/** @param {Ctx} ctx @param {string} card @param {number} n */
const many = (ctx, card, n) => (n === 1 ? one(ctx, card) : html`<b>${ctx.t("hannin-many", { n, name: cardName(ctx, card) })}</b>`);

/** What it does, by the switches of this match; plain text. @param {Ctx} ctx @param {string} card */
export const does = (ctx, card) =>
  ctx.t.text(`hannin-does-${card}`, { win: ctx.table?.switches.detective_win ?? "everyone", lone: ctx.table?.switches.lone_exchange ?? "fizzles" });
