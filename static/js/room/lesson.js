/** A first match with help: the table is set with bots, and each moment is explained. Kept by this browser alone. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { recall, remember } from "../lib/prefs.js";
import { nextNumber, seated } from "./context.js";
import { sign } from "./sign.js";

/** @typedef {import("./view.js").App} App */

/** @param {string} code */
const key = (code) => `lesson-${code}`;

/** @param {string} code */
const inLesson = (code) => recall(key(code), false);

/** @param {string} code @param {boolean} on */
const setLesson = (code, on) => remember(key(code), on);

/** What was done to set the table; each step once, so that nobody is asked twice. @type {Set<string>} */
const done = new Set();

/** @param {App} app @param {string} step @param {string} kind @param {object} [fields] */
function once(app, step, kind, fields) {
  if (done.has(step)) return;
  done.add(step);
  void app.send(kind, fields);
}

/** Seats the learner, fills the table with bots, deals: one step for each new view. @param {App} app */
export function setTable(app) {
  const { room, t, code, games } = app;
  if (!inLesson(code) || room.match) return;
  if (!room.you) return once(app, "join", "join", { name: recall("name", "") || t.text("lesson-name") });
  if (!room.you.host) return;
  const n = seated(app).length;
  const least = games.find(({ slug }) => slug === room.game)?.seats[0];
  if (least === undefined) return;
  // One more than the least, where the game allows: a table of three tells too quickly who holds what.
  const wanted = games.find(({ slug }) => slug === room.game)?.seats.includes(least + 1) ? least + 1 : least;
  if (n < wanted) return once(app, `bot-${n}`, "add_bot");
  if (room.start.code === null) once(app, "start", "start", { match: nextNumber(room.match) });
}

/** The strip that explains. @param {App} app */
export function coach(app) {
  const { t, ctx, component, code, set } = app;
  if (!ctx || !component || ctx.me === null || !inLesson(code)) return nothing;
  const words = component.lesson?.(ctx) ?? t(ctx.actions.length > 0 ? "lesson-turn" : "lesson-wait");
  const skip = () => {
    setLesson(code, false);
    set({});
  };
  return html`<aside class="coach" aria-label=${t.text("lesson-label")}><svg viewBox="0 0 160 236" aria-hidden="true"><use href="#dancer" /></svg><p role="status">${words}</p><button type="button" class="tool" aria-label=${t.text("lesson-skip")} @click=${skip}>${sign("cross")}</button></aside>`;
}

/** After the first match. @param {App} app */
export function graduation({ t, code, open }) {
  if (!inLesson(code)) return nothing;
  return html`<section class="panel"><h2>${t("lesson-over")}</h2><p>${t("lesson-over-about")}</p><p><button type="button" class="btn act" @click=${() => open("invite")}>${sign("share")}${t("invite-others")}</button></p></section>`;
}
