/** Every sheet that can lie over a page, by its name. */
import { nothing } from "../../vendor/lit-html/lit-html.js";
import { missedSheet } from "./away.js";
import { invite, wallBody } from "./invite.js";
import { logSheet } from "./log.js";
import { askSheet, menuSheet } from "./menu.js";
import { moveSheet } from "./move.js";
import { gamesSheet, optionsSheet } from "./options.js";
import { memberSheet, peopleSheet } from "./people.js";
import { helpSheet, sheet } from "./sheet.js";
import { talkSheet } from "./talk.js";

export { missedSheet };

/** @typedef {import("./view.js").App} App */

/** @type {Record<string, (app: App, about: any) => unknown>} */
export const SHEETS = {
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
  end: (app) => askSheet(app, { title: app.t("end-match"), about: app.t("end-about"), yes: app.t("end-yes"), press: () => void app.send("end", { match: app.room.match?.number }) }),
  leave: (app) => askSheet(app, { title: app.t("leave-title"), about: app.t(app.ctx && !app.ctx.over && app.ctx.me !== null ? "leave-match-about" : "leave-about"), yes: app.t("leave-yes"), press: () => (app.set({ gone: "left" }), void app.send("leave")) }),
};
