/** One screen from the link to a seat: a name, a button. */
import { html, live, nothing } from "../../vendor/lit-html/lit-html.js";
import { remember } from "../lib/prefs.js";
import { mostSeats, seated } from "./context.js";
import { crestOf, whoIs } from "./sign.js";

/** @typedef {import("./view.js").App} App */

/** The name is what stands in the field now: the page may not have been drawn since the last letter. @param {App} app @param {"join" | "watch"} kind @param {Event} event */
async function enter(app, kind, event) {
  const form = /** @type {HTMLFormElement} */ (/** @type {HTMLElement} */ (event.currentTarget).closest("form"));
  const field = /** @type {HTMLInputElement | null} */ (form.elements.namedItem("name"));
  const name = (field?.value ?? app.local.name).trim();
  if (!name) return app.set({ wrong: "name_empty" });
  const answer = await app.send(kind, { name });
  if (answer.ok) remember("name", name);
  app.set({ wrong: answer.ok ? null : (answer.code ?? "other") });
}

/** The seat is still there, and a bot plays it. @param {App} app */
const returning = ({ t, send }) => html`<p>${t("bot-for-you")}</p><button type="button" class="btn act big" data-focus="join" data-focus-home @click=${() => send("return")}>${t("return")}</button>`;

/** @param {App} app @param {string | null} wrong @param {string | null} state  why one cannot sit at once */
const newcomer = ({ t, local, set }, wrong, state) => html`${state ? html`<p>${t(state)}</p>` : nothing}
      <label class="field">${t("your-name")}<input name="name" data-focus="name" data-focus-home autocomplete="nickname" enterkeyhint="go" spellcheck="false" .value=${live(local.name)} aria-invalid=${wrong ? "true" : nothing} aria-describedby=${wrong ? "name-wrong" : "name-hint"}
        @input=${(/** @type {InputEvent} */ event) => set({ name: /** @type {HTMLInputElement} */ (event.target).value, wrong: null })} />${wrong
          ? html`<span class="wrong" id="name-wrong" role="alert">${t(wrong)}</span>`
          : html`<span class="hint" id="name-hint">${t("name-hint")}</span>`}</label>
      <button class="btn act big" data-focus="join">${t(state ? "join-next" : "take-seat")}</button>`;

/** @param {App} app */
export function joinPage(app) {
  const { t, room, local } = app;
  const running = room.match !== null && room.match.outcome === null && !room.match.given_up;
  const full = seated(app).filter(({ born_bot }) => !born_bot).length >= mostSeats(app);
  const state = running ? "join-running" : full ? "join-full" : null;
  const back = running && app.may("return");
  const wrong = local.wrong ? (t.has(`refused-${local.wrong}`) ? `refused-${local.wrong}` : "refused-other") : null;
  const here = room.members.filter(({ bot }) => !bot);
  return html`<main class="join-page" id="join">
    <header class="poster"><svg class="fig dancing" viewBox="0 0 160 236" aria-hidden="true"><use href="#dancer" /></svg>${t.lang === "ja" ? nothing : html`<span class="big-ja" lang="ja" aria-hidden="true">${t(`${room.game}-ja`)}</span>`}<h1>${t(`${room.game}-name`)}</h1></header>
    <form class="join-form" novalidate @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      void enter(app, "join", event);
    }}>
      ${local.gone ? html`<p role="status"><b>${t(`gone-${local.gone}`)}</b></p>` : nothing}
      ${here.length > 0 ? html`<p class="small">${t("join-here")}</p><ul class="guests">${here.map(({ name, seat }) => html`<li>${whoIs({ crest: crestOf(seat), name })}</li>`)}</ul>` : running ? nothing : html`<p class="small">${t("join-first")}</p>`}
      ${back ? returning(app) : newcomer(app, wrong, state)}
      <button type="button" class="btn bare" @click=${(/** @type {Event} */ event) => enter(app, "watch", event)}>${t("just-watch")}</button>
    </form>
  </main>`;
}
