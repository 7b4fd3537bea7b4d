/** What stands at the edges of any page: the top bar, the bands about who is away, the toast; and the last word of the server. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sign } from "./sign.js";

/** @typedef {import("./view.js").App} App */

/** Opens the sheet where one speaks, and says when something new was said. @param {App} app */
export function talkButton(app) {
  if (!app.may("say")) return nothing;
  const unread = app.room.said.some(({ n }) => n > app.local.read);
  return html`<button type="button" class="tool" aria-label=${app.t.text(unread ? "say-open-new" : "say-open")} @click=${() => app.open("talk")}>${sign("say")}${unread ? html`<span class="badge"></span>` : nothing}</button>`;
}

/** Tools: those of the table; elsewhere one may speak. @param {App} app @param {{tools?: unknown}} [parts] */
export function topBar(app, { tools = talkButton(app) } = {}) {
  const { t, ctx, component, code } = app;
  const slug = app.room.match?.game ?? app.room.game;
  const title = ctx && component ? component.title(ctx) : html`<span lang="ja" class="big-ja">${t(`${slug}-ja`)}</span>`;
  return html`<header class="top"><a class="title" href="${app.base}/" aria-label=${t.text("to-front", { code })}>${title}<span class="code">${code}</span></a>${tools}<button type="button" class="tool" aria-label=${t.text("menu-open")} data-focus="menu" @click=${() => app.open("menu")}>${sign("menu")}</button></header>`;
}

/** Why no match can start now, or how many may sit. @param {App} app */
export function startWords({ t, room }) {
  const { code, args } = room.start;
  if (code === null) return t("start-ready", { n: room.members.filter(({ seat }) => seat !== null).length });
  return t(t.has(`start-${code}`) ? `start-${code}` : "start-other", args);
}

const GRACE = 90_000;

/** People at the table who have been away long enough to be replaced. @param {App} app */
function replaceable({ room, ahead }) {
  if (!room.match || room.match.outcome || room.match.given_up) return [];
  const now = Date.now() + ahead;
  return room.members.filter(({ seat, here, bot, away_since }) => seat !== null && !here && !bot && away_since !== null && now - away_since > GRACE);
}

/** Strips at the top of any page. @param {App} app */
export function bands(app) {
  const { t, local, room } = app;
  /** @type {unknown[]} */
  const shown = [];
  if (local.link === "lost") shown.push(html`<div class="band" role="status">${t(local.closed && t.has(`closed-${local.closed}-about`) ? `closed-${local.closed}-about` : "link-lost")}</div>`);
  else if (room.you && app.may("return") && room.match && !room.match.outcome)
    shown.push(html`<div class="band"><span>${t("bot-for-you")}</span><button type="button" class="btn less" @click=${() => app.send("return")}>${t("return")}</button></div>`);
  else if (app.may("replace")) {
    for (const member of replaceable(app).slice(0, 1)) {
      shown.push(html`<div class="band"><span>${t("away-long", { who: html`<bdi>${member.name}</bdi>` })}</span><button type="button" class="btn less" @click=${() => app.send("replace", { seat: member.seat })}>${t("replace")}</button></div>`);
    }
  }
  return html`<div class="bands">${shown}</div>${local.toast ? html`<div class="toast" role="alert">${local.toast}</div>` : nothing}`;
}

/** The last word of the server. @param {{t: import("../lib/words.js").T, code: string, base: string, again: () => void}} parts */
export function closedPage({ t, code, base, again }) {
  const known = t.has(`closed-${code}`) ? code : "other";
  const back = ["not_joined", "bad_frame", "other"].includes(known);
  return html`<main class="waiting-page" id="closed"><svg class="fig-sun" viewBox="0 0 160 236" aria-hidden="true"><use href="#dancer" /></svg><h1 tabindex="-1" data-focus-home>${t(`closed-${known}`)}</h1><p>${t(`closed-${known}-about`)}</p>
    ${back ? html`<button type="button" class="btn act big" @click=${again}>${t("come-back")}</button>` : nothing}<a class="btn" href="${base}/">${t("to-home")}</a></main>`;
}
