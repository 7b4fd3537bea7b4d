/** The twenty-five: names in the reader's language, portraits, and how a suspect looks wherever one is shown. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sign } from "../../js/room/sign.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Words} Words */

export const EVERYBODY = "ABCDEFGHIJKLMNOPQRSTUVWXY";

/** @param {Ctx} ctx @param {string} person @returns {string} */
export const nameOf = ({ t }, person) => t.text(`noir-person-${person}`);

/** A name in a sentence. @param {Ctx} ctx @param {string} person @returns {object} */
export const named = (ctx, person) => html`<b class="noir-name">${nameOf(ctx, person)}</b>`;

/** Several names as a list in the reader's language. @param {Ctx} ctx @param {string} people @returns {object} */
export const several = (ctx, people) => /** @type {object} */ (ctx.t.list([...people].map((person) => nameOf(ctx, person))));

/** @param {Ctx} ctx @param {number} seat @returns {"killer" | "inspector"} */
export const roleOf = ({ table }, seat) => (seat === table.killer ? "killer" : "inspector");

/** What my notebook says of a suspect. @param {Ctx} ctx @param {string} person @returns {{may: "yes" | "open" | "no", why: string}} */
export function known({ own }, person) {
  const why = Object.keys(own.knows).find((key) => own.knows[key].includes(person)) ?? "open";
  return why === "yes" || why === "open" ? { may: why, why: "none" } : { may: "no", why };
}

/** My hand is covered and not held open. @param {Ctx} ctx */
export const covert = ({ covered, peeking }) => covered && !peeking;

/** The ink each portrait stands on, A to Y: where a tile is wider than the picture, the ground goes on. */
const GROUNDS = "voiqivoqkiovqikovqvikoqiv";

/** @param {string} person */
export const portrait = (person) => html`<svg class="noir-art" data-ground=${GROUNDS[EVERYBODY.indexOf(person)] ?? ""} viewBox="0 0 80 96" preserveAspectRatio="xMidYMin meet" aria-hidden="true"><use href="#noir-${person}" /></svg>`;

/** The strip below a portrait: the initial large, the name small. @param {Ctx} ctx @param {string} person */
export function strip(ctx, person) {
  const name = nameOf(ctx, person);
  const first = [...name][0] ?? "";
  const latin = first.normalize("NFD").startsWith(person);
  return html`<span class="noir-strip ${[...name].length > (latin ? 6 : 3) ? "long" : ""}"><b>${latin ? first : person}</b><span class=${latin ? "" : "noir-reading"}>${latin ? name.slice(first.length) : name}</span></span>`;
}

/**
 * What is drawn of a suspect: portrait, marks, name. Deceased is turned, crossed and struck through; innocent has a tick.
 * @param {Ctx} ctx @param {string} person
 * @param {{dead?: boolean, free?: boolean, me?: boolean, corner?: string | null}} [how]
 */
export const likeness = (ctx, person, { dead = false, free = false, me = false, corner = null } = {}) =>
  html`${portrait(person)}${dead ? html`<svg class="noir-cross" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-cross" /></svg>` : nothing}${free
      ? html`<span class="noir-tick">${sign("check")}</span>`
      : nothing}${me ? html`<span class="noir-star"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#crest-star" /></svg></span>` : nothing}${corner ? html`<span class="noir-corner">${sign(corner)}</span>` : nothing}${strip(ctx, person)}`;

/** A suspect's card in a row, large enough for a name. @param {Ctx} ctx @param {string} person @param {object} [how] */
export const small = (ctx, person, how = {}) => {
  const dead = ctx.table.dead.includes(person);
  const free = ctx.table.innocent.includes(person);
  return html`<span class="noir-face ${dead ? "dead" : ""}" role="img" aria-label=${nameOf(ctx, person)}>${likeness(ctx, person, { dead, free, ...how })}</span>`;
};

/** A portrait in a line of words. @param {string} person */
export const mini = (person) => html`<span class="noir-mini">${portrait(person)}</span>`;

/** What everybody may say of a suspect, in words. @param {Ctx} ctx @param {string} person @returns {string[]} */
export function standing(ctx, person) {
  const { table, t } = ctx;
  const gone = table.board.every((/** @type {string} */ row) => !row.includes(person));
  return [
    table.dead.includes(person) && t.text("noir-is-dead"),
    table.innocent.includes(person) && t.text("noir-is-innocent"),
    gone && t.text("noir-is-gone"),
  ].filter((words) => typeof words === "string");
}
