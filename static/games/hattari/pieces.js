/** Pictures: a suspect against the height rule, a small silhouette, markers as discs and as pips. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { crest, sign } from "../../js/room/sign.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** A silhouette's number (0: the blank), or "back". @typedef {number | "back"} Piece */

/** @param {Piece} piece */
const symbol = (piece) => `#hattari-${piece === 0 ? "empty" : piece}`;

/** A figure whose height is its number. @param {Piece} piece */
export const figure = (piece) =>
  html`<svg class="hattari-fig" viewBox="14 4 72 194" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><use href=${symbol(piece)} width="100" height="200" /></svg>`;

/** Head and shoulders, or the whole of a short one, for a tile. @param {Piece} piece */
export function bust(piece) {
  const top = piece === "back" || piece === 0 ? 62 : 190 - (62 + piece * 15);
  return html`<svg class="hattari-bust" viewBox="5 ${top} 90 ${196 - top}" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><use href=${symbol(piece)} width="100" height="200" /></svg>`;
}

/** The one who lies on the floor. @param {Piece} piece */
export const lying = (piece) =>
  html`<svg class="hattari-lying" viewBox="0 0 194 84" preserveAspectRatio="xMinYMid meet" aria-hidden="true"><g transform="rotate(90) translate(-8 -198)"><use href=${symbol(piece)} width="100" height="200" /></g></svg>`;

/** "3"; a dash for the blank, which is read out as a word. @param {Ctx} ctx @param {number} number */
export const numeral = ({ t }, number) => (number === 0 ? html`<b aria-hidden="true">–</b><span class="sr">${t("hattari-blank")}</span>` : html`<b>${number}</b>`);

/** A piece in a sentence. @param {Ctx} ctx @param {number} number */
export const named = ({ t }, number) => t.text("hattari-piece", { n: number });

/** Seats as names in a sentence. @param {Ctx} ctx @param {number[]} seats */
export const names = ({ t, who }, seats) => t.list(/** @type {object[]} */ (seats.map(who)));
/** The same for an attribute. @param {Ctx} ctx @param {number[]} seats */
const namesText = ({ t, name }, seats) => t.listText(seats.map(name));

/** One marker on a stack. @param {Ctx} ctx @param {number} seat */
export function disc({ people }, seat) {
  const { crest: shape = "" } = people[seat] ?? {};
  return html`<span class="hattari-disc" data-seat=${shape}>${crest(shape)}</span>`;
}

/** A stack, the last marker on top. @param {Ctx} ctx @param {number[]} stack */
export function pile(ctx, stack) {
  const label = stack.length ? ctx.t.text("hattari-stack", { who: namesText(ctx, stack) }) : ctx.t.text("hattari-stack-none");
  return html`<ol class="hattari-pile" aria-label=${label} data-n=${stack.length}>${stack.map((seat) => html`<li><span class="sr">${ctx.name(seat)}</span>${disc(ctx, seat)}</li>`)}</ol>`;
}

/** Usable markers are full, those face-down hollow; the sum beside them. @param {Ctx} ctx @param {{usable: number, face_down: number}} markers */
export function pips({ t }, { usable, face_down: down }) {
  const label = t.text("hattari-markers", { usable, down });
  return html`<span class="hattari-pips" role="img" aria-label=${label}>${Array.from({ length: usable }, () => html`<i></i>`)}${Array.from({ length: down }, () => html`<i class="x"></i>`)}</span>`;
}

/** Who looked there, as crests. @param {Ctx} ctx @param {number[]} seats */
export function eyes(ctx, seats) {
  if (seats.length === 0) return nothing;
  return html`<span class="hattari-eyes" role="img" aria-label=${ctx.t.text("hattari-seen-by", { who: namesText(ctx, seats) })}>${sign("lens")}${seats.map(
      (seat) => html`<i data-seat=${ctx.people[seat]?.crest ?? ""}>${crest(ctx.people[seat]?.crest ?? "")}</i>`,
    )}</span>`;
}
