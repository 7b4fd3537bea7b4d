/** The checked shuffle: what was published at the deal, as this browser kept it, against the seed that is out now. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { recall, remember } from "../lib/prefs.js";

/** @typedef {import("./view.js").App} App */

/** @param {string} code @param {number} number */
const key = (code, number) => `commitment-${code}-${number}`;

/** Keep the first commitment that this browser saw of a match. @param {string} code @param {{number: number, commitment: string} | null} match */
export function keepCommitment(code, match) {
  if (match && recall(key(code, match.number), null) === null) remember(key(code, match.number), match.commitment);
}

/** @param {string} hex */
async function sha256(hex) {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @type {Map<string, string>} */
const hashes = new Map();

/** @param {App} app */
export function shuffleCheck(app) {
  const { t, room, code, base } = app;
  const match = room.match;
  if (!match?.seed) return nothing;
  const kept = recall(key(code, match.number), /** @type {string | null} */ (null));
  const seed = match.seed;
  const hash = hashes.get(seed);
  if (hash === undefined && crypto.subtle) {
    hashes.set(seed, "");
    void sha256(seed).then((value) => {
      hashes.set(seed, value);
      app.set({});
    });
  }
  const state = !crypto.subtle ? "check-no-crypto" : !hash ? "check-working" : kept === null ? "check-late" : hash === kept ? "check-good" : "check-bad";
  return html`<section class="panel"><h2>${t("check-title")}</h2><p>${t(state)}</p><details class="small"><summary>${t("check-more")}</summary><p>${t("check-means")}</p><p translate="no">SHA-256 ${match.commitment}<br />seed ${seed}</p>
    <p><a href="${base}/api/rooms/${code}/matches/${match.number}" download="odoru-${code}-${match.number}.json">${t("check-record")}</a> <code>python -m app verify odoru-${code}-${match.number}.json</code></p></details></section>`;
}
