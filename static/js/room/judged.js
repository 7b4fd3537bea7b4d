/** After the match: my pencil marks beside the truth. Which there were, and which were right, is the game's to say. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sign } from "./sign.js";

/** @typedef {import("./view.js").App} App */

/** @param {App} app */
export function judged({ t, component, ctx }) {
  if (!ctx || ctx.me === null || !ctx.outcome) return nothing;
  const marks = component?.truth?.(ctx) ?? [];
  if (marks.length === 0) return nothing;
  const n = marks.filter(({ right }) => right).length;
  return html`<section class="panel"><h2>${t("judged-title")}</h2><p class="small">${t("judged-score", { right: n, all: marks.length })}</p>
    <ul class="judged">${marks.map(
      ({ words, pencil, right }) => html`<li class=${right ? "right" : "wrong"}><span>${words}</span><b class="pencil">${pencil}</b>${sign(right ? "check" : "cross")}<span class="sr">${t("judged-mark", { right: right ? "yes" : "no" })}</span></li>`,
    )}</ul></section>`;
}
