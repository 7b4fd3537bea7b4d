/** After the match: the game's reveal, the standing of the series, one tap to play again. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { whoIs } from "./sign.js";
import { nextNumber } from "./context.js";
import { judged } from "./judged.js";
import { graduation } from "./lesson.js";
import { startWords, topBar } from "./bars.js";
import { shuffleCheck } from "./checked.js";

/** @typedef {import("./view.js").App} App */

/** @param {App} app */
function standing({ t, room }) {
  const { standing: rows, winners, played } = room.series;
  if (rows.length === 0) return nothing;
  const kind = room.room.series.kind;
  return html`<section class="panel"><h2>${t("standing")}</h2>${winners
      ? html`<p>${t("series-won", { n: winners.length, who: /** @type {object} */ (t.list(winners.map((id) => whoIs({ crest: "", name: rows.find(({ member }) => member === id)?.name ?? "?" })))) })}</p>`
      : html`<p class="small dim">${t(`series-${kind}`, { n: played, of: "of" in room.room.series ? room.room.series.of : 0, to: "to" in room.room.series ? (room.room.series.to ?? 0) : 0 })}</p>`}
    <ol class="standing">${rows.map(
      ({ name, points, wins }, i) => html`<li><b>${rows.findIndex((row) => row.points === points) + 1 || i + 1}</b>${whoIs({ crest: "", name })}<span>${t("points", { n: points })}</span><span class="small dim">${t("wins", { n: wins })}</span></li>`,
    )}</ol></section>`;
}

/** What everybody held when the match was given up: the game's own reveal has no end to show then. @param {App} app */
function hands({ t, room, component, ctx }) {
  const owns = room.match?.owns;
  if (!owns || !component || !ctx) return nothing;
  return html`<section class="panel"><h2>${t("given-up-hands")}</h2><ul class="all-hands">${owns.map(
    (own, seat) => html`<li>${ctx.who(seat)}${component.hand({ ...ctx, me: seat, own, actions: [], ask: null, covered: false })}</li>`,
  )}</ul></section>`;
}

/** @param {App} app */
export function endedPage(app) {
  const { t, component, ctx, room, base, code } = app;
  if (!component || !ctx || !room.match) return nothing;
  const able = app.may("start");
  const ready = room.start.code === null;
  return html`<main class="ended" id="reveal" data-game=${ctx.slug}>${topBar(app)}
    <h1 class="sr">${room.match.given_up && !room.match.outcome ? t("given-up") : t("ended-title", { game: t.text(`${ctx.slug}-name`) })}</h1>
    <div class="ended-match">${component.reveal(ctx)}${judged(app)}${hands(app)}</div><div class="ended-room">${graduation(app)}${standing(app)}${shuffleCheck(app)}</div>
    <div class="bar">${able
        ? html`<button type="button" class="btn act wide" data-focus="deal" data-focus-home aria-disabled=${ready ? nothing : "true"} aria-describedby="deal-why" @click=${ready ? () => app.send("start", { match: nextNumber(app.room.match) }) : nothing}>${t("play-again")}</button>`
        : nothing}<a class="btn" href="${base}/r/${code}/replay/${room.match.number}">${t("replay")}</a><button type="button" class="btn" data-focus="to-lobby" @click=${() => app.set({ lobby: true })}>${t("seats-and-game")}</button>
      ${able && ready ? nothing : html`<p class="tiny dim" id="deal-why" role="status">${able ? startWords(app) : t("host-deals", { host: room.members.find(({ host }) => host)?.name ?? "" })}</p>`}</div></main>`;
}
