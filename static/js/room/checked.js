/** The checked shuffle: what was published at the deal, as this browser kept it, against the seed that is out now. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { recall } from "../lib/prefs.js";
import { sha256 } from "../lib/sha256.js";
import { keptAs } from "./marks.js";

/** The room's page has all of it, and the replay. @typedef {Pick<import("./view.js").App, "t" | "room" | "code" | "base">} Checked */

/** @param {string} hex */
const hashOf = (hex) => sha256(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)));

/** @param {Checked} page */
export function shuffleCheck({ t, room, code, base }) {
  const match = room.match;
  if (!match?.seed) return nothing;
  const kept = recall(keptAs(code, match.number), /** @type {string | null} */ (null));
  const state = kept === null ? "check-late" : hashOf(match.seed) === kept ? "check-good" : "check-bad";
  const file = `odoru-${code}-${match.number}.json`;
  return html`<section class="panel"><h2>${t("check-title")}</h2><p data-check=${state}>${t(state)}</p><details class="small"><summary>${t("check-more")}</summary><p>${t("check-means")}</p><p class="hash" translate="no">SHA-256 ${match.commitment}<br />seed ${match.seed}</p>
    <p><a href="${base}/api/rooms/${code}/matches/${match.number}" download=${file}>${t("check-record")}</a></p><p><code translate="no">python -m app verify ${file}</code></p></details></section>`;
}
