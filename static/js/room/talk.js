/** Talk: quick phrases in each reader's language, free text where the room allows it, reactions that pass. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sheet } from "./sheet.js";
import { crestOf, whoIs } from "./sign.js";

/** @typedef {import("./view.js").App} App */
/** @typedef {import("./view.js").Said} Said */

/** Every phrase the server knows; shown are those that the room or the game has words for. */
const PHRASES = ["suspicious", "not_me", "who_has_dog", "trust_me", "hurry", "well_played", "sorry", "thanks", "hello", "one_more", "laugh", "thinking", "have_alibi", "two_to_dance"];
const REACTIONS = ["gasp", "laugh", "clap", "think", "angry", "heart"];
const MOST = 280;

/** A phrase's words: the room's own, or the game's. @param {import("../lib/words.js").T} t @param {string} slug @param {string} code */
const phraseWords = (t, slug, code) => {
  const own = `${slug}-phrase-${code}`;
  return t.has(own) ? t(own) : t.has(`phrase-${code}`) ? t(`phrase-${code}`) : code;
};

/** @param {App} app */
const known = ({ t, room }) => PHRASES.filter((code) => t.has(`phrase-${code}`) || t.has(`${room.match?.game ?? room.game}-phrase-${code}`));

/** @param {App} app @param {Said} said */
export const saidWords = (app, said) => (said.phrase ? phraseWords(app.t, app.room.match?.game ?? app.room.game, said.phrase) : said.text);

/** The quick row above the hand, where there is room. @param {App} app */
export function phrases(app) {
  if (!app.may("say")) return nothing;
  const slug = app.room.match?.game ?? app.room.game;
  return html`<div class="phrases" role="group" aria-label=${app.t.text("say-open")}>${known(app)
      .slice(0, 5)
      .map((code) => html`<button type="button" class="chip" data-phrase=${code} @click=${() => app.send("say", { phrase: code })}>${phraseWords(app.t, slug, code)}</button>`)}</div>`;
}

/** @param {App} app @param {Said} said */
function line(app, said) {
  const member = app.room.members.find(({ id }) => id === said.member);
  const muted = app.isMuted(said.member);
  if (muted) return nothing;
  return html`<li><span>${whoIs({ crest: crestOf(member?.seat ?? null), name: said.name })}${app.t.colon}${said.phrase ? saidWords(app, said) : html`<bdi>${said.text}</bdi>`}</span>${app.room.you?.id === said.member
      ? nothing
      : html`<button type="button" class="btn less" aria-label=${app.t.text("mute", { who: said.name })} @click=${() => app.mute(said.member, true)}>${app.t("mute-person")}</button>`}</li>`;
}

/** @param {App} app */
export function talkSheet(app) {
  const { t, room } = app;
  const slug = room.match?.game ?? room.game;
  const muted = room.members.filter(({ id }) => app.isMuted(id));
  /** @param {SubmitEvent} event */
  const say = (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("say"));
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    void app.send("say", { text });
  };
  // The sheet gives way: what one has said stands at one's seat, and a second tap would say it twice.
  /** @param {string} kind @param {object} fields */
  const once = (kind, fields) => {
    app.close();
    void app.send(kind, fields);
  };
  const body = html`<ol class="talk" aria-live="polite" tabindex=${room.said.length > 0 ? "0" : nothing}>${[...room.said].reverse().map((said) => line(app, said))}</ol>
    <div class="seg" role="group" aria-label=${t.text("reactions")}>${REACTIONS.map(
      (code) => html`<button type="button" class="chip" @click=${() => once("react", { reaction: code })}>${t(`reaction-${code}`)}</button>`,
    )}</div>
    <div class="seg" role="group" aria-label=${t.text("phrases")}>${known(app).map(
      (code) => html`<button type="button" class="chip" data-phrase=${code} @click=${() => once("say", { phrase: code })}>${phraseWords(t, slug, code)}</button>`,
    )}</div>
    ${room.room.texts && !room.room.same_room
      ? html`<form class="talk-form" @submit=${say}><label class="field">${t("say-text")}<input name="say" maxlength=${MOST} autocomplete="off" enterkeyhint="send" /></label><button class="btn ink">${t("say-send")}</button></form>`
      : html`<p class="small dim">${t(room.room.same_room ? "say-aloud" : "say-closed")}</p>`}
    ${room.said.length === 0 ? html`<p class="small dim">${t("say-none")}</p>` : nothing}
    ${muted.map(({ id, name }) => html`<p class="row small">${t("muted", { who: name })}<button type="button" class="btn less" @click=${() => app.mute(id, false)}>${t("unmute")}</button></p>`)}`;
  return sheet(app, { title: t("say-open"), look: "tall", body });
}
