/** The page of a running match: top bar, table, words, prompt, hand; on wide screens the notebook beside it. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { topBar } from "./bars.js";
import { coach } from "./lesson.js";
import { lastLine } from "./log.js";
import { prompt } from "./prompt.js";
import { sign } from "./sign.js";
import { phrases } from "./talk.js";

export { fly } from "./flights.js";
export { confirmSheet } from "./sheet.js";
export { saidWords } from "./talk.js";

/** @typedef {import("./view.js").App} App */

/** The private strip: the same size and colour for all, whatever it holds. @param {App} app */
function strip({ t, local, set }) {
  // Who is choosing has read it, and needs the room.
  const choosing = Object.values(local.ui).some((choice) => choice !== null && choice !== undefined && choice !== false);
  if (!local.strip || choosing) return nothing;
  return html`<div class="strip" role="status" @click=${() => set({ strip: null })}>${sign("book")}<span><small>${t("strip-only-you")}</small>${local.covered && !local.peeking ? t("strip-covered") : (local.strip.words ?? t("strip-nothing"))}</span><button type="button" class="tool" aria-label=${t.text("close")}>${sign("cross")}</button></div>`;
}

/**
 * The first drawing of a table is the longest of all: its pieces are drawn once where nobody sees them, each in a task of its own,
 * so that a slow phone answers fingers in between.
 * @param {import("./contract.js").GameComponent} component @param {import("./contract.js").Ctx | null} ctx
 */
export async function rehearse(component, ctx) {
  if (!ctx || ctx.over || document.hidden) return;
  for (const piece of [component.board, component.hand]) {
    await new Promise((resolve) => setTimeout(resolve));
    const stage = document.createElement("div");
    render(piece(ctx), stage);
    render(nothing, stage);
  }
}

/** Room for the notebook beside the table: the words of play.css. On a phone it is a sheet, and not drawn before it is opened. */
const wide = matchMedia("(min-width: 64rem) and (min-height: 38rem)");
/** @type {(() => void) | null} */
let widened = null;
wide.addEventListener("change", () => widened?.());

/** @param {App} app */
export function tablePage(app) {
  const { component, ctx, t, local, set } = app;
  if (!component || !ctx) return nothing;
  widened = () => set({});
  const seated = ctx.me !== null;
  const tools = html`${component.notebook && seated
      ? html`<button type="button" class="tool for-narrow" aria-label=${t.text("notebook-open")} data-focus="notebook" @click=${() => app.open("notebook")}>${sign("book")}</button>`
      : nothing}${seated
      ? html`<button type="button" class="tool" aria-label=${t.text("cover-toggle")} aria-pressed=${String(local.covered)} data-focus="cover" @click=${() => set({ covered: !local.covered, peeking: false })}>${sign("cover")}</button>`
      : nothing}<button type="button" class="tool" aria-label=${t.text("log-open")} data-focus="log" @click=${() => app.open("log")}>${sign("info")}</button>`;
  const story = component.story?.(ctx);
  return html`<main class="play" id="table" data-game=${ctx.slug}><h1 class="sr">${t("table-title", { game: t.text(`${ctx.slug}-name`) })}</h1>
    ${topBar(app, { tools })}
    <div class="board">${component.board(ctx)}</div>
    ${strip(app)}
    ${wide.matches && component.notebook && seated && (!local.covered || local.peeking) ? html`<aside class="dock" aria-labelledby="dock-title"><h2 id="dock-title">${t("notebook-title")}</h2>${component.notebook(ctx)}</aside>` : nothing}
    <section class="words story" aria-label=${t.text("words-label")}>${coach(app)}${story ?? nothing}<div class="log-line" role="status">${lastLine(app)}</div></section>
    ${prompt(app)}
    <div class="hold">${seated ? html`${phrases(app)}${component.hand(ctx)}` : watching(app)}</div></main>`;
}

/** @param {App} app */
function watching(app) {
  const { t, room } = app;
  const mine = room.match?.players.some(({ member }) => member === room.you?.id);
  return html`<div class="rule"><p>${t(mine ? "watch-bot-plays" : "watch-next")}</p>${app.may("return")
      ? html`<p><button type="button" class="btn act" @click=${() => app.send("return")}>${t("return")}</button></p>`
      : nothing}</div>`;
}
