/** One sheet of help: why something cannot be done, or how the culprit is found and what markers do. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { figure } from "./pieces.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").HelpView} HelpView */

/** @param {Ctx} ctx @param {string} what @returns {HelpView} */
export function help({ t }, what) {
  if (what.startsWith("why-")) return { title: t("hattari-help-why"), body: html`<p>${t(`hattari-${what}`)}</p>` };
  return {
    title: t("hattari-help-title"),
    ja: t.text("hattari-ja"),
    picture: figure("back"),
    body: html`${["culprit", "five", "blank", "stacks", "end"].map((id) => html`<p>${t(`hattari-help-${id}`)}</p>`)}`,
  };
}
