/** Which page is shown, and which sheet lies over it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { bands, missedSheet } from "./away.js";
import { endedPage } from "./ended.js";
import { invite, wallBody } from "./invite.js";
import { joinPage } from "./join.js";
import { lobbyPage } from "./lobby.js";
import { logSheet } from "./log.js";
import { askSheet, menuSheet } from "./menu.js";
import { moveSheet } from "./move.js";
import { gamesSheet, optionsSheet } from "./options.js";
import { memberSheet, peopleSheet } from "./people.js";
import { confirmSheet, helpSheet, sheet } from "./sheet.js";
import { tablePage } from "./table.js";
import { talkSheet } from "./talk.js";

/** @typedef {import("./view.js").App} App */

/** @type {Record<string, (app: App, about: any) => unknown>} */
const SHEETS = {
  menu: menuSheet,
  log: logSheet,
  talk: talkSheet,
  people: peopleSheet,
  member: memberSheet,
  help: helpSheet,
  games: gamesSheet,
  options: (app) => optionsSheet(app, null),
  option: optionsSheet,
  move: moveSheet,
  invite: (app) => sheet(app, { title: app.t("invite-others"), body: invite(app) }),
  wall: (app) => sheet(app, { title: app.t("wall-show"), body: wallBody(app) }),
  notebook: (app) => (app.ctx && app.component?.notebook ? sheet(app, { title: app.t("notebook-title"), look: "tall", body: app.component.notebook(app.ctx) }) : nothing),
  end: (app) => askSheet(app, { title: app.t("end-match"), about: app.t("end-about"), yes: app.t("end-yes"), press: () => void app.send("end") }),
  leave: (app) => askSheet(app, { title: app.t("leave-title"), about: app.t(app.ctx && !app.ctx.over && app.ctx.me !== null ? "leave-match-about" : "leave-about"), yes: app.t("leave-yes"), press: () => (app.set({ gone: "left" }), void app.send("leave")) }),
};

/** @param {App} app */
function page(app) {
  if (!app.room.you) return joinPage(app);
  if (!app.room.match) return lobbyPage(app);
  const over = app.ctx?.over ?? true;
  if (over && app.local.lobby) return lobbyPage(app);
  return over ? endedPage(app) : tablePage(app);
}

/** @param {App} app */
function over(app) {
  const { local } = app;
  if (local.sheet) return SHEETS[local.sheet.name]?.(app, local.sheet.about) ?? nothing;
  if (local.missed) return missedSheet(app);
  return app.ctx && !app.ctx.over ? confirmSheet(app) : nothing;
}

/** @param {App} app */
export const whole = (app) => html`${page(app)}<div class="over">${over(app)}</div>${bands(app)}`;
