/** What happened: the last line above the prompt, spoken politely, and the whole log in a sheet. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./contract.js").Entry} Entry */
/** @typedef {import("./contract.js").Ctx} Ctx */

/** Whose choice it was, where that is news: a bot's own seat needs no remark. @param {Entry} entry @param {Ctx} ctx */
export function byWhom({ by, line }, ctx) {
  if (by !== "bot" && by !== "clock") return nothing;
  return by === "bot" && ctx.people[line.seat]?.born !== false ? nothing : html` <span class="by">${ctx.t(`by-${by}`)}</span>`;
}

/**
 * @param {import("./contract.js").GameComponent} component
 * @param {Entry} entry
 * @param {Ctx} ctx
 */
export function lineOf(component, entry, ctx) {
  const view = component.line(entry, ctx);
  if (!view) return null;
  return html`${view.picture ?? nothing}<span>${view.words}${byWhom(entry, ctx)}</span>`;
}

/** The newest line that has words. @param {import("./view.js").App} app */
export function lastLine({ component, ctx, log }) {
  if (!component || !ctx) return nothing;
  for (let i = log.length - 1; i >= 0 && i >= log.length - 12; i -= 1) {
    const line = lineOf(component, /** @type {Entry} */ (log[i]), ctx);
    if (line) return line;
  }
  return nothing;
}

/** @param {import("./view.js").App} app */
export function logSheet(app) {
  const { component, ctx, log, t } = app;
  if (!component || !ctx) return nothing;
  const lines = log.map((entry) => ({ entry, view: component.line(entry, ctx) })).filter(({ view }) => view);
  const story = component.story?.(ctx) ?? nothing;
  const body = html`${story === nothing ? nothing : html`<div>${story}</div>`}<ol class="log-list">${lines
      .reverse()
      .map(({ entry, view }) => html`<li class="log-line ${view?.news ? "private" : ""}">${view?.picture ?? nothing}<span>${view?.words}${byWhom(entry, ctx)}</span></li>`)}</ol>`;
  return sheet(app, { title: t("log-title"), look: "tall", body });
}
