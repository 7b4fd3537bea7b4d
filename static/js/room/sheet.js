/** Sheets: a page laid over the table. The frame, the last step before a deed, and the help of a card. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { modal } from "../lib/dialog.js";
import { sign } from "./sign.js";

/** @typedef {import("./view.js").App} App */

/**
 * @param {App} app
 * @param {{title: unknown, body: unknown, close?: () => void, look?: string, key?: string}} parts
 */
export function sheet(app, { title, body, close = app.close, look = "" }) {
  return html`<dialog class="sheet ${look}" aria-labelledby="sheet-title" ${modal(close)}>
    <div class="sheet-body">
      <header class="sheet-head"><h2 id="sheet-title" tabindex="-1" data-focus-home autofocus>${title}</h2>
        <button type="button" class="tool" aria-label=${app.t.text("close")} @click=${close}>${sign("cross")}</button></header>
      ${body}
    </div>
  </dialog>`;
}

/**
 * The last step. Its height and colours do not depend on what it warns of.
 * @param {App} app
 */
export function confirmSheet(app) {
  const { component, ctx, t } = app;
  const view = ctx && component?.confirm(ctx);
  if (!view || !ctx) return nothing;
  const deed = () => {
    const field = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("deed-text"));
    const text = field?.value.trim();
    ctx.act(view.action, text ? { text } : {});
  };
  return html`<dialog class="sheet confirm" aria-labelledby="confirm-title" ${modal(view.back)}>
    <div class="sheet-body">
      <h2 id="confirm-title" tabindex="-1" data-focus-home autofocus>${view.title}</h2>
      ${view.deed ? html`<div class="deed">${view.deed}</div>` : html`<div></div>`}
      <ul class="conseq">${view.points.map(({ icon, words, warn }) => html`<li class=${warn ? "warn" : ""}>${sign(icon ?? (warn ? "mask" : "info"))}<span>${words}</span></li>`)}
        ${view.text && ctx.text
          ? html`<li><label class="field" for="deed-text"><span></span><span>${view.text.label}</span></label><span></span><span class="field"><textarea id="deed-text" rows="2" maxlength=${view.text.max} placeholder=${view.text.placeholder}></textarea></span></li>`
          : nothing}</ul>
      <div class="row fill"><button type="button" class="btn" @click=${view.back}>${t("take-back")}</button><button type="button" class="btn act big wide" data-deed @click=${deed}>${view.yes}</button></div>
    </div>
  </dialog>`;
}

/** What a card does. @param {App} app @param {string} what */
export function helpSheet(app, what) {
  const help = app.ctx && app.component?.help(app.ctx, what);
  if (!help) return nothing;
  const title = html`${help.title}${help.ja ? html` <span class="big-ja" lang="ja">${help.ja}</span>` : nothing}`;
  return sheet(app, { title, body: html`<div class="help">${help.picture ?? nothing}<div class="help-words">${help.body}</div></div>` });
}
