/** The menu: language, looks, motion, sound; people; leaving; and what the host may end. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { motionOff, setMotion } from "../lib/motion.js";
import { recall, remember } from "../lib/prefs.js";
import { allowSound, setSound, signal, soundSettings } from "../lib/sound.js";
import { sheet } from "./sheet.js";
import { sign } from "./sign.js";

/** @typedef {import("./view.js").App} App */

/** @type {[string, string][]} */
const LANGS = [
  ["en", "English"],
  ["ja", "日本語"],
  ["fr", "Français"],
];

/** @param {string} theme */
function setTheme(theme) {
  remember("theme", theme);
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** @param {unknown} label @param {unknown} choices */
const group = (label, choices) => html`<fieldset><legend><h3>${label}</h3></legend><div class="seg">${choices}</div></fieldset>`;

/** @param {unknown} label @param {boolean} on @param {() => void} press @param {string} [lang] */
const choice = (label, on, press, lang) => html`<button type="button" class="chip" lang=${lang ?? nothing} aria-pressed=${String(on)} @click=${press}>${label}</button>`;

/** @param {App} app */
function sound(app) {
  const { t, set } = app;
  const settings = soundSettings();
  /** @param {Partial<typeof settings>} patch */
  const change = (patch) => {
    allowSound();
    setSound(patch);
    signal();
    set({});
  };
  return group(
    t("sound"),
    html`${choice(t("sound-on"), !settings.mute, () => change({ mute: !settings.mute }))}${choice(t("vibration"), settings.buzz, () => change({ buzz: !settings.buzz }))}
      <label class="field slider">${t("volume")}<input type="range" min="0" max="1" step="0.1" .value=${String(settings.volume)} ?disabled=${settings.mute} @change=${(/** @type {Event} */ event) => change({ volume: Number(/** @type {HTMLInputElement} */ (event.target).value) })} /></label>`,
  );
}

/** @param {App} _app @param {string} icon @param {unknown} label @param {() => void} press */
const deed = (_app, icon, label, press) => html`<li><button type="button" class="deed-line" @click=${press}>${sign(icon)}<span>${label}</span></button></li>`;

/** @param {App} app */
export function menuSheet(app) {
  const { t, room, set } = app;
  const running = room.match && room.match.outcome === null && !room.match.given_up;
  const theme = recall("theme", "system");
  const body = html`${group(t("language"), LANGS.map(([code, name]) => choice(name, t.lang === code, () => app.speak(code), code)))}
    <ul class="lines">
      ${deed(app, "hand", t("people"), () => app.open("people"))}
      ${room.match ? deed(app, "info", t("log-open"), () => app.open("log")) : nothing}
      ${deed(app, "share", t("invite-others"), () => app.open("invite"))}
      ${deed(app, "screen", t("wall-show"), () => app.open("wall"))}
      <li><a class="deed-line" href="${app.base}/rules/${room.match?.game ?? room.game}" target="_blank" rel="noopener">${sign("book")}<span>${t("rules")}</span></a></li>
      ${room.you ? deed(app, "link", t("move-device"), () => app.open("move")) : nothing}
      ${running && app.may("end") ? deed(app, "cross", t("end-match"), () => app.open("end")) : nothing}
      ${app.may("leave") && room.you ? deed(app, "back", t(running && room.you.seat !== null ? "leave-match" : "leave-room"), () => app.open("leave")) : nothing}
    </ul>
    ${group(t("theme"), ["system", "paper", "night"].map((name) => choice(t(`theme-${name}`), theme === name, () => (setTheme(name), set({})))))}
    ${sound(app)}
    ${group(t("motion"), html`${choice(t("motion-on"), !motionOff(), () => (setMotion(false), set({})))}${choice(t("motion-off"), motionOff(), () => (setMotion(true), set({})))}`)}
    ${app.secure ? nothing : html`<p class="small dim">${t("insecure")}</p>`}`;
  return sheet(app, { title: t("menu"), look: "tall", body });
}

/** A question before something that cannot be taken back. @param {App} app @param {{title: unknown, about: unknown, yes: unknown, press: () => void}} parts */
export function askSheet(app, { title, about, yes, press }) {
  return sheet(app, {
    title,
    body: html`<p>${about}</p><div class="row fill"><button type="button" class="btn" @click=${app.close}>${app.t("take-back")}</button><button type="button" class="btn act big wide" @click=${() => (press(), app.close())}>${yes}</button></div>`,
  });
}
