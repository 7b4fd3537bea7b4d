/** The cards as the furniture draws them, and the deed of a sheet: card, footsteps, target. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { back, card as fullCard, mini as smallCard, minis } from "../../js/room/card.js";
import { crest, walk } from "../../js/room/sign.js";
import { cardName, does, printed, side } from "./cards.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {string} card @returns {import("../../js/room/card.js").Face} */
export function face(ctx, card) {
  const name = cardName(ctx, card);
  return { code: card, art: `hannin-${card}`, ja: printed(card), name, label: name, side: side(card), light: card === "accomplice", ...(ctx.wall ? {} : { hint: name + ctx.t.colon + does(ctx, card) }) };
}

/** A card in full, nothing to press. @param {Ctx} ctx @param {string} card */
export const full = (ctx, card) => (card === "back" ? back() : fullCard(face(ctx, card)));

/** @param {Ctx} ctx @param {string} card */
export const mini = (ctx, card) => smallCard(face(ctx, card));

/** Cards as small pictures in a row. @param {Ctx} ctx @param {string[]} cards @param {string[]} [apart] accomplices that lie by themselves */
export const row = (ctx, cards, apart = []) =>
  minis([...cards.map((card) => ({ face: face(ctx, card) })), ...apart.map((card) => ({ face: face(ctx, card), apart: true }))]);

/** A card as a button that opens its rule. @param {Ctx} ctx @param {string} card @param {string} focus */
export const opening = (ctx, card, focus) =>
  html`<button type="button" class="hannin-open" data-focus=${focus} aria-label=${ctx.t.text("hannin-open-card", { card: cardName(ctx, card) })} @click=${() => ctx.explain(card)}>${mini(ctx, card)}</button>`;

/** The sign of a card's family. @param {string} card */
export const sign = (card) => /** @type {Record<string, string>} */ ({ crime: "mask", hunt: "lens", move: "swap", calm: "calm" })[side(card)] ?? "calm";

/** The card and whom it is for; the cards that go round show from whom to whom they go. @param {Ctx} ctx @param {string} card @param {number | null} target */
export function deed(ctx, card, target) {
  if (target === null && ctx.me !== null && (card === "rumor" || card === "propaganda")) return round(ctx, card, ctx.me, ctx.people.length);
  const person = target === null ? null : ctx.people[target];
  return html`${full(ctx, card)}${person && target !== null
      ? html`${walk}<div class="target" data-seat=${person.crest}>${crest(person.crest)}<bdi>${person.name}</bdi
          ><span class="tiny dim">${ctx.t("hannin-in-hand", { n: ctx.table.seats[target].hand })}</span></div>`
      : html`<p class="hannin-titled"><span class="big-ja" lang="ja">${printed(card)}</span>${ctx.lang === "ja" ? nothing : html`<span>${cardName(ctx, card)}</span>`}</p>`}`;
}

/** My right neighbour, me, my left neighbour: the way all cards go. @param {Ctx} ctx @param {string} card @param {number} me @param {number} n */
const round = (ctx, card, me, n) => html`${full(ctx, card)}<ol class="hannin-round">${[(me + n - 1) % n, me, (me + 1) % n].map((seat) => html`<li>${ctx.who(seat)}</li>`)}</ol>`;
