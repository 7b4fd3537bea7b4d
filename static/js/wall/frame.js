/** What stands on every page of the wall: the caption strip with code and QR code, the bands above. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { qrCode } from "../room/invite.js";

/**
 * What the parts of the wall are handed.
 * @typedef {object} Wall
 * @property {import("../room/view.js").Room} room
 * @property {import("../room/contract.js").Entry[]} log
 * @property {import("../lib/words.js").T} t
 * @property {import("../lib/words.js").T | null} t2    the second language, if any
 * @property {import("../room/contract.js").GameComponent | null} component
 * @property {import("../room/contract.js").Ctx | null} ctx
 * @property {import("../room/contract.js").Ctx | null} ctx2   the same table in the second language
 * @property {import("../room/view.js").GameInfo[]} games
 * @property {boolean} playing   the script has not caught up yet
 * @property {string} code
 * @property {string} address    what phones open
 * @property {string} reach      ok, guessed, none or image
 * @property {string} base
 * @property {number} ahead
 * @property {"connecting" | "open" | "lost" | "closed"} link
 * @property {string | null} closed
 * @property {boolean} hint      say how the whole screen is filled
 * @property {boolean} testing   the page "can the phones reach this?"
 */

/** @param {Wall} wall */
export const host = ({ address }) => address.replace(/^https?:\/\//, "").replace(/\/r\/[^/]*$/, "");

/** Code and QR code; they never move. @param {Wall} wall */
const joinCode = (wall) => html`<div class="join-code"><div><b translate="no">${wall.code}</b><span translate="no">${host(wall)}</span></div>${qrCode(/** @type {any} */ (wall))}</div>`;

/** @param {Wall} wall @param {unknown} first @param {unknown} second */
export const strip = (wall, first, second) =>
  html`<footer class="caption"><p role="status" aria-live="polite"><span class="first">${first}</span>${second && second !== nothing ? html`<span class="second" lang=${wall.t2?.lang ?? nothing}>${second}</span>` : nothing}</p>${joinCode(wall)}</footer>`;

/** The same words in both languages. @param {Wall} wall @param {string} id @param {Record<string, unknown>} [args] */
export const both = (wall, id, args = {}) => ({ first: wall.t(id, args), second: wall.t2 ? wall.t2(id, args) : nothing });

/** @param {Wall} wall */
export function band({ t, link, hint, ctx, testing }) {
  if (link === "lost") return html`<p class="wall-band" role="alert">${t("wall-lost")}<i class="wall-dots" aria-hidden="true"></i></p>`;
  return hint && !ctx && !testing ? html`<p class="wall-band">${t("wall-full-screen")}</p>` : nothing;
}
