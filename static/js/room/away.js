/** Being away: the connection, those who left the table, the bot on my seat, and what happened meanwhile. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { lineOf } from "./log.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./view.js").App} App */

const GRACE = 90_000;

/** People at the table who have been away long enough to be replaced. @param {App} app */
export function replaceable({ room, ahead }) {
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
  else if (app.may("return") && room.match && !room.match.outcome)
    shown.push(html`<div class="band"><span>${t("bot-for-you")}</span><button type="button" class="btn less" @click=${() => app.send("return")}>${t("return")}</button></div>`);
  else if (app.may("replace")) {
    for (const member of replaceable(app).slice(0, 1)) {
      shown.push(html`<div class="band"><span>${t("away-long", { who: html`<bdi>${member.name}</bdi>` })}</span><button type="button" class="btn less" @click=${() => app.send("replace", { seat: member.seat })}>${t("replace")}</button></div>`);
    }
  }
  return html`<div class="bands">${shown}</div>${local.toast ? html`<div class="toast" role="alert">${local.toast}</div>` : nothing}`;
}

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

/** The last word of the server. @param {{t: import("../lib/words.js").T, code: string, base: string, again: () => void}} parts */
export function closedPage({ t, code, base, again }) {
  const known = t.has(`closed-${code}`) ? code : "other";
  const back = ["not_joined", "bad_frame", "other"].includes(known);
  return html`<main class="waiting-page" id="closed"><svg class="fig-sun" viewBox="0 0 160 236" aria-hidden="true"><use href="#dancer" /></svg><h1 tabindex="-1" data-focus-home>${t(`closed-${known}`)}</h1><p>${t(`closed-${known}-about`)}</p>
    ${back ? html`<button type="button" class="btn act big" @click=${again}>${t("come-back")}</button>` : nothing}<a class="btn" href="${base}/">${t("to-home")}</a></main>`;
}
