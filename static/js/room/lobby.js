/** The page before the deal, and between matches for who wants to change something. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { around } from "./around.js";
import { startWords, topBar } from "./bars.js";
import { nextNumber, seated } from "./context.js";
import { invite, wallLink } from "./invite.js";
import { gamePart } from "./options.js";
import { whoIs } from "./sign.js";

/** @typedef {import("./view.js").App} App */

/** @param {App} app @param {string} [again]  id of other words for the button */
function dealBar(app, again = "deal") {
  const { t, room } = app;
  const n = seated(app).length;
  const able = app.may("start");
  const ready = room.start.code === null;
  return html`<div class="bar deal">${able
      ? html`<button type="button" class="btn act big wide" data-focus="deal" data-focus-home aria-disabled=${ready ? nothing : "true"} aria-describedby="deal-why" @click=${ready
          ? () => {
              app.set({ lobby: false });
              void app.send("start", { match: nextNumber(app.room.match) });
            }
          : nothing}>${t(again, { n })}</button>`
      : html`<p class="small" data-focus-home tabindex="-1">${t("host-deals", { host: room.members.find(({ host }) => host)?.name ?? "" })}</p>`}
    <p class="tiny dim" id="deal-why" role="status">${startWords(app)}</p></div>`;
}

/** Joined members without a seat. @param {App} app */
function bystanders({ t, room, open }) {
  const others = room.members.filter(({ seat }) => seat === null);
  if (others.length === 0) return nothing;
  return html`<h2>${t("watching")}</h2><ul class="bystanders">${others.map(
      (member) => html`<li><button type="button" class="chip" @click=${() => open("member", member.id)}>${whoIs({ crest: "", name: member.name })}${member.watching ? nothing : html` <span class="tiny">${t("waits-for-seat")}</span>`}</button></li>`,
    )}</ul>`;
}

/** @param {App} app */
export function lobbyPage(app) {
  const { t, room } = app;
  const over = room.match !== null;
  const you = room.you;
  return html`<main class="lobby" id="lobby"><h1 class="sr">${t("lobby-title", { game: t.text(`${room.game}-name`) })}</h1>
    ${topBar(app)}${invite(app)}${wallLink(app)}
    <div class="around-part">${around(app)}${bystanders(app)}${you && you.seat === null
        ? html`<p class="opt-plain">${t(you.watching ? "you-watch" : "you-wait")} ${you.watching ? html`<button type="button" class="btn less" @click=${() => app.send("join")}>${t("sit-down")}</button>` : nothing}</p>`
        : nothing}</div>
    ${gamePart(app)}
    ${over ? html`<p class="opt-plain"><button type="button" class="btn" @click=${() => app.set({ lobby: false })}>${t("back-to-reveal")}</button></p>` : nothing}
    ${dealBar(app)}</main>`;
}
