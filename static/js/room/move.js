/** Moving one's seat to another device: an address that works once, as text and as a QR code. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { copy } from "../lib/share.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./view.js").App} App */

/** @type {{url: string, qr: string | null} | "failed" | null} */
let offer = null;

/** @param {App} app */
async function ask(app) {
  try {
    const answer = await fetch(`${app.base}/api/rooms/${app.code}/move`, { method: "POST" });
    offer = answer.ok ? await answer.json() : "failed";
  } catch {
    offer = "failed";
  }
  app.set({});
}

/** @param {App} app */
export function moveSheet(app) {
  const { t } = app;
  const made = offer !== null && offer !== "failed" ? offer : null;
  const body = html`<p>${t("move-device-about")}</p>
    ${made
      ? html`${made.qr ? html`<img class="qr" src=${made.qr} alt=${t.text("move-qr")} width="200" height="200" />` : nothing}<p class="small" translate="no"><b>${made.url}</b></p>
          <button type="button" class="btn act big" @click=${async () => app.set({ toast: t.text((await copy(made.url)) ? "link-copied" : "link-by-hand", { url: made.url }) })}>${t("copy")}</button>`
      : nothing}
    ${offer === "failed" ? html`<p role="alert">${t("move-failed")}</p>` : nothing}
    <button type="button" class=${made ? "btn bare" : "btn act big"} @click=${() => ask(app)}>${t(made ? "move-again" : "move-make")}</button>`;
  return sheet(app, { title: t("move-device"), body });
}
