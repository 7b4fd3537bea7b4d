/** The end, in full: the verdict, who wins, the dance of the criminal, every hand, my notebook beside the truth. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { crest } from "../../js/room/sign.js";
import { dance } from "./dance.js";
import { full, opening, row } from "./pictures.js";
import { truth } from "./truth.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Person} Person */

/** @param {Ctx} ctx */
export function reveal(ctx) {
  if (!ctx.table.ending) return stopped(ctx);
  return html`<div class="hannin-end">${verdict(ctx)}
    <section class="panel">${winners(ctx)}</section>
    <section class="panel"><h2>${ctx.t("hannin-end-dance")}</h2>${dance(ctx)}</section>
    <section class="panel"><h2>${ctx.t("hannin-end-hands")}</h2>${hands(ctx)}</section>
    ${ctx.me === null ? nothing : truth(ctx)}</div>`;
}

/** A match that was given up: what lies on the table, and no verdict. @param {Ctx} ctx */
const stopped = (ctx) => html`<div class="hannin-end"><header class="hannin-verdict" data-reason="stopped"><h2>${ctx.t("hannin-end-stopped")}</h2><p><span>${ctx.t("hannin-end-stopped-words")}</span></p></header>
  <section class="panel"><h2>${ctx.t("hannin-end-lay")}</h2><ul class="hannin-hands">${ctx.people.map((person) => lying(ctx, person))}</ul></section></div>`;

/** @param {Ctx} ctx @param {Person} person */
function lying(ctx, { seat, crest: sign_ }) {
  const place = ctx.table.seats[seat];
  return html`<li data-seat=${sign_}>${ctx.who(seat)}${row(ctx, cards(place.played), cards(place.apart))}<span></span></li>`;
}

/** @param {{card: string}[]} played */
const cards = (played) => played.map(({ card }) => card);

/** How the end is pictured: the dancer gets away, else the card that caught it. @param {string} reason */
export const picture = (reason) => /** @type {Record<string, string>} */ ({ detective: "detective", dog: "dog", own_side: "accomplice" })[reason] ?? "criminal";

/** The figure of the verdict. @param {Ctx} ctx */
export const figure = (ctx) =>
  ctx.table.ending.reason === "escape"
    ? html`<svg class="fig dancing" viewBox="0 0 160 236" aria-hidden="true"><use href="#dancer" /></svg>`
    : html`<span class="fig caught" aria-hidden="true">${full(ctx, picture(ctx.table.ending.reason))}</span>`;

/** @param {Ctx} ctx */
export function endWords(ctx) {
  const { reason, captor, holder } = ctx.table.ending;
  return ctx.t("hannin-end-words", { reason, who: captor === null ? "" : ctx.who(captor), holder: ctx.who(holder) });
}

/** @param {Ctx} ctx */
function verdict(ctx) {
  const { reason } = ctx.table.ending;
  return html`<header class="hannin-verdict" data-reason=${reason}>${figure(ctx)}
    <span class="ja" lang="ja" aria-hidden="true">${ctx.t("hannin-end-ja", { reason })}</span>
    <h2>${ctx.t("hannin-end-title", { reason })}</h2>
    <p><span>${endWords(ctx)}</span></p>${ctx.me === null ? nothing : html`<p class="mine"><span>${ctx.t("hannin-end-you", { how: how(ctx, ctx.me) })}</span></p>`}</header>`;
}

/** @param {Ctx} ctx @param {number} seat */
const how = ({ table }, seat) => (table.ending.winners.includes(seat) ? "win" : table.ending.losers.includes(seat) ? "lose" : "neither");

/** What a seat was, in one word. @param {Ctx} ctx @param {number} seat */
export function role({ table }, seat) {
  const { holder, side, captor, reason } = table.ending;
  if (seat === holder) return "criminal";
  if (side.includes(seat)) return "accomplice";
  if (seat === captor) return reason === "dog" ? "dog" : "solver";
  return "innocent";
}

/** @param {Ctx} ctx */
function winners(ctx) {
  const { t, table } = ctx;
  const won = ctx.people.filter(({ seat }) => table.ending.winners.includes(seat));
  const rest = ctx.people.filter(({ seat }) => !table.ending.winners.includes(seat));
  return html`<h2>${t("hannin-end-wins")}</h2>${won.length ? html`<ul class="hannin-winners">${won.map((person) => html`<li>${result(ctx, person)}</li>`)}</ul>` : html`<p>${t("hannin-end-nobody")}</p>`}
    ${rest.length ? html`<h3>${t("hannin-end-others")}</h3><ul class="hannin-winners rest">${rest.map((person) => html`<li>${result(ctx, person)}</li>`)}</ul>` : nothing}`;
}

/** @param {Ctx} ctx @param {Person} person */
export function result(ctx, { seat, name, crest: sign_ }) {
  const points = ctx.outcome?.points[seat] ?? 0;
  return html`<div class="seat" data-seat=${sign_} data-how=${how(ctx, seat)}>${crest(sign_)}<bdi>${name}</bdi><small>${ctx.t("hannin-end-role", { role: role(ctx, seat) })}${points
        ? html` <b><span aria-hidden="true">+${ctx.t.number(points)}</span><span class="sr">${ctx.t("hannin-end-points", { n: points })}</span></b>`
        : nothing}</small></div>`;
}

/** @param {Ctx} ctx */
function hands(ctx) {
  const { t, table } = ctx;
  return html`<p class="hannin-hands-head tiny dim" aria-hidden="true"><span></span><span>${t("hannin-end-played")}</span><span>${t("hannin-end-held")}</span></p>
    <ul class="hannin-hands">${ctx.people.map(({ seat, crest: sign_ }) => {
        const place = table.seats[seat];
        const held = table.ending.hands[seat];
        return html`<li data-seat=${sign_}>${ctx.who(seat)}<span><span class="sr">${t("hannin-end-played")}${t.colon}</span>${row(ctx, cards(place.played), cards(place.apart))}</span
          ><span class="hannin-held"><span class="sr">${t("hannin-end-held")}${t.colon}</span>${held.length ? row(ctx, held) : html`<span class="tiny">${t("hannin-end-none")}</span>`}</span></li>`;
      })}</ul>
    <h3>${t("hannin-end-box")}</h3>${table.ending.box.length
      ? html`<p class="hannin-box">${table.ending.box.map((/** @type {string} */ card, /** @type {number} */ n) => opening(ctx, card, `box-${n}`))}</p>`
      : html`<p class="small dim">${t("hannin-end-box-none")}</p>`}`;
}
