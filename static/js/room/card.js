/** Cards: the full face, the back (one thing, with nothing on it that could be followed), and the mini across the table. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/**
 * @typedef {object} Face
 * @property {string} code   the card's code, for the stylesheet and tests
 * @property {string} art    id of the picture's symbol
 * @property {string} ja     the printed Japanese name
 * @property {unknown} name  in the reader's language
 * @property {string} label  the same, plain
 * @property {string} side   crime, hunt, move or calm
 * @property {boolean} [light]  the upright title is paper, not ink
 * @property {string} [hint]    what it does, for who rests a pointer on it
 */

const MARKS = /** @type {Record<string, string>} */ ({ crime: "mask", hunt: "lens", move: "swap", calm: "calm" });

/** @param {string} art */
const picture = (art) => html`<svg class="card-art" viewBox="0 0 200 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#${art}" /></svg>`;

/** @param {Face} face */
const inside = (face) => html`<span class="card-face"
  >${picture(face.art)}<svg class="card-mark" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${MARKS[face.side]}" /></svg
  ><span class="card-ja" lang="ja" aria-hidden="true">${face.ja}</span><span class="card-name">${face.name}</span></span
>`;

/**
 * A card face up. With `press` it is a button. `off` greys it out with a reason: it still opens its rule.
 * @param {Face} face
 * @param {{press?: () => void, off?: string | null, pressed?: boolean, label?: string, focus?: string, home?: boolean}} [how]
 */
export function card(face, how = {}) {
  const title = face.light ? "paper" : "ink";
  const length = [...face.ja].length;
  if (!how.press) return html`<span class="card" data-card=${face.code} data-side=${face.side} data-title=${title} data-len=${length}>${inside(face)}</span>`;
  return html`<button
    class="card" type="button" data-card=${face.code} data-side=${face.side} data-title=${title} data-len=${length}
    aria-label=${how.label ?? face.label} title=${face.hint ?? nothing} aria-disabled=${how.off ? "true" : nothing}
    aria-pressed=${how.pressed === undefined ? nothing : String(how.pressed)} data-focus=${how.focus ?? nothing} ?data-focus-home=${how.home}
    @click=${how.press}>${inside(face)}</button>`;
}

/** A card face down: the same in every attribute, whatever it is. */
export const back = () => html`<span class="card down"><span class="card-face">${picture("back")}</span></span>`;

/** @param {Face} face @param {{apart?: boolean}} [how] */
export const mini = (face, how = {}) =>
  html`<span class="mini ${how.apart ? "apart" : ""}" role="img" aria-label=${face.label} title=${face.hint ?? face.label}><svg viewBox="0 0 200 280" aria-hidden="true"><use href="#${face.art}" /></svg></span>`;

/** @param {{face: Face, apart?: boolean}[]} cards */
export const minis = (cards) =>
  cards.length === 0 ? nothing : html`<span class="minis ${cards.length > 3 ? "many" : ""}">${cards.map(({ face, apart }) => mini(face, { apart: apart ?? false }))}</span>`;

/** How many cards a seat holds. @param {number} n @param {string} label */
export const count = (n, label) => html`<span class="count"><i></i><span aria-hidden="true">${n}</span><span class="sr">${label}</span></span>`;
