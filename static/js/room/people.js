/** People: who is here, and what may be done about one of them. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { moveSeat } from "./around.js";
import { seated } from "./context.js";
import { sheet } from "./sheet.js";
import { crestOf, sign, whoIs } from "./sign.js";

/** @typedef {import("./view.js").App} App */
/** @typedef {import("./view.js").Member} Member */

/** @param {App} app @param {Member} member */
const state = ({ t, room }, member) => t.commas([member.host && t.text("role-host"), member.bot && t.text("role-bot"), !member.bot && !member.here && t.text("role-away"), member.watching && t.text("role-watches"), member.id === room.you?.id && t.text("role-you")]);

/** @param {App} app */
export function peopleSheet(app) {
  const { t, room } = app;
  const body = html`<ul class="lines">${room.members.map(
      (member) => html`<li><button type="button" class="deed-line" @click=${() => app.open("member", member.id)}>${whoIs({ crest: crestOf(member.seat), name: member.name })}<span class="small dim">${state(app, member)}</span></button></li>`,
    )}</ul>`;
  return sheet(app, { title: t("people"), body });
}

/** @param {App} app @param {string} id */
export function memberSheet(app, id) {
  const { t, room } = app;
  const member = room.members.find((other) => other.id === id);
  if (!member) return nothing;
  const you = member.id === room.you?.id;
  const running = room.match !== null && room.match.outcome === null && !room.match.given_up;
  const order = seated(app);
  const at = order.findIndex((other) => other.id === id);
  /** @param {string} icon @param {unknown} label @param {unknown} about @param {() => void} press */
  const deed = (icon, label, about, press) => html`<li><button type="button" class="deed-line" @click=${press}>${sign(icon)}<span>${label}${about ? html`<small>${about}</small>` : nothing}</span></button></li>`;
  /** @param {number} step */
  const move = (step) => () => moveSeat(app, order, at, (at + step + order.length) % order.length);
  const told = state(app, member);
  const body = html`${told ? html`<p class="small dim">${told}</p>` : nothing}<ul class="lines">
    ${!running && app.may("seat") && at >= 0 && order.length > 1 ? html`${deed("swap", t("seat-left"), "", move(1))}${deed("swap", t("seat-right"), "", move(-1))}` : nothing}
    ${running && app.may("replace") && member.seat !== null && !member.bot && !member.here ? deed("bot", t("replace"), t("replace-about"), () => (app.send("replace", { seat: member.seat }), app.close())) : nothing}
    ${app.may("hand_over") && !you && !member.bot ? deed("crown", t("hand-over"), "", () => (app.send("hand_over", { member: id }), app.close())) : nothing}
    ${!you && !member.born_bot ? deed("say", app.isMuted(id) ? t("unmute") : t("mute-person"), "", () => app.mute(id, !app.isMuted(id))) : nothing}
    ${app.may("remove") && !you ? html`${deed("cross", member.born_bot ? t("remove-bot") : t("remove"), member.born_bot ? "" : t("remove-about"), () => (app.send("remove", { member: id, block: false }), app.close()))}${member.born_bot ? nothing : deed("skull", t("block"), t("block-about"), () => (app.send("remove", { member: id, block: true }), app.close()))}` : nothing}
  </ul>`;
  return sheet(app, { title: whoIs({ crest: crestOf(member.seat), name: member.name }), body });
}
