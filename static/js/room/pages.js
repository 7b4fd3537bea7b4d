/** Which page is shown, and which sheet lies over it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { bands } from "./bars.js";
import { joinPage } from "./join.js";
import { bring, here } from "./parts.js";

/** @typedef {import("./view.js").App} App */
/** @typedef {keyof import("./parts.js").Parts} Part */

/** The part that draws the page, null for the one that joins. @param {import("./view.js").Room} room @param {boolean} lobby @returns {Part | null} */
export function partOf({ you, match }, lobby) {
  if (!you) return null;
  if (match && !match.given_up && match.outcome === null) return "table";
  return match && !lobby ? "ended" : "lobby";
}

/** What is missing is sent for, and drawn when it has come. @template {Part} P @param {App} app @param {P} name @returns {import("./parts.js").Here[P]} */
function part(app, name) {
  if (!here[name]) void bring(name, app.root).then(() => app.set({}), () => {});
  return here[name];
}

/** @param {App} app */
function page(app) {
  switch (partOf(app.room, app.local.lobby)) {
    case "lobby":
      return part(app, "lobby")?.lobbyPage(app);
    case "table":
      return part(app, "table")?.tablePage(app);
    case "ended":
      return part(app, "ended")?.endedPage(app);
    default:
      return joinPage(app);
  }
}

/** @param {App} app */
function over(app) {
  const { local } = app;
  if (local.sheet) return part(app, "sheets")?.SHEETS[local.sheet.name]?.(app, local.sheet.about) ?? nothing;
  if (local.missed) return part(app, "sheets")?.missedSheet(app) ?? nothing;
  return app.room.you && app.ctx && !app.ctx.over ? (part(app, "table")?.confirmSheet(app) ?? nothing) : nothing;
}

/** Null while the page's part is on its way: what is shown stays. @param {App} app */
export function whole(app) {
  const shown = page(app);
  return shown ? html`${shown}<div class="over">${over(app)}</div>${bands(app)}` : null;
}
