/** The invitation: code, QR code, share button, and the way to the big screen. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { copy, share } from "../lib/share.js";
import { sign } from "./sign.js";

/** @typedef {import("./view.js").App} App */

/** @param {App} app @param {string} url */
async function copyLink(app, url) {
  app.set({ toast: app.t.text((await copy(url)) ? "link-copied" : "link-by-hand", { url }) });
}

/** @param {App} app */
async function shareLink(app) {
  const { t, address } = app;
  const how = await share({ url: address, title: t.text("share-title"), text: t.text("share-text") });
  if (how === "copied") app.set({ toast: t.text("link-copied") });
  if (how === "failed") app.set({ toast: t.text("link-by-hand", { url: address }) });
}

/** Two lines of three, so that the code is read aloud as it looks. @param {string} code */
const big = (code) => html`<p class="code-big" translate="no"><span>${code.slice(0, 3)}</span><span>${code.slice(3)}</span></p>`;

/** @param {App} app */
export const qrCode = ({ t, base, code }) => html`<img class="qr" src="${base}/r/${code}/qr.svg" alt=${t.text("qr-label")} width="200" height="200" />`;

/** @param {App} app */
function reach({ t, reach: how, address }) {
  if (how === "none") return html`<p class="reach">${t("reach-none")}</p>`;
  if (how === "image") return html`<p class="reach">${t("reach-image")}</p>`;
  if (how === "guessed") return html`<p class="reach fine">${t("reach-guessed", { address: new URL(address).host })}</p>`;
  return nothing;
}

/** @param {App} app */
export function invite(app) {
  const { t, address, code } = app;
  return html`<section class="invite" aria-labelledby="invite-title">
    <h2 class="sr" id="invite-title">${t("invite-others")}</h2>
    <p class="link">${t("room-code")}</p>${qrCode(app)}${big(code)}
    <div class="row fill"><button type="button" class="btn act wide" data-focus="share" @click=${() => shareLink(app)}>${sign("share")}${t("share")}</button><button type="button" class="btn" data-focus="copy" @click=${() => copyLink(app, address)}>${sign("link")}${t("copy")}</button></div>
    ${reach(app)}
  </section>`;
}

/** Nobody can miss it. @param {App} app */
export function wallLink(app) {
  const { t } = app;
  return html`<button type="button" class="wall-link" data-focus="wall" @click=${() => app.open("wall")}>${sign("screen")}<span>${t("wall-show")}<small>${t("wall-about")}</small></span>${sign("arrow")}</button>`;
}

/** @param {App} app */
export function wallBody(app) {
  const { t, address } = app;
  const url = `${address}/projector`;
  return html`<p>${t("wall-how")}</p><p class="small" translate="no"><b>${url.replace(/^https?:\/\//, "")}</b></p>
    <div class="row fill"><a class="btn act wide" href="${app.base}/r/${app.code}/projector" target="_blank" rel="noopener">${sign("screen")}${t("wall-open")}</a><button type="button" class="btn" @click=${() => copyLink(app, url)}>${sign("link")}${t("copy")}</button></div>
    <p class="small dim">${t("wall-public")}</p>`;
}
