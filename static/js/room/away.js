/** What happened while I was away. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { lineOf } from "./log.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./view.js").App} App */

/** "While you were away". @param {App} app */
export function missedSheet(app) {
  const { component, ctx, t, local } = app;
  if (!component || !ctx || !local.missed) return nothing;
  const lines = local.missed.flatMap((entry) => {
    const line = lineOf(component, entry, ctx);
    // What changed in my hand, and what I alone learnt; not while my hand is covered.
    const news = local.covered ? null : component.news?.(entry, ctx);
    return line ? [html`<li class="log-line">${line}${news ? html`<small class="told">${news}</small>` : nothing}</li>`] : [];
  });
  const prompt = component.prompt(ctx);
  const close = () => app.set({ missed: null });
  const body = html`<ol class="log-list">${lines.slice(-12)}</ol>
    <p><b>${t(prompt.mine && !ctx.over ? "missed-asked" : "missed-now")}</b> ${prompt.words}</p>
    <button type="button" class="btn act big" @click=${close}>${t("missed-go")}</button>`;
  return sheet(app, { title: t("missed-title", { n: lines.length }), body, close });
}
