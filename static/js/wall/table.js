/** The wall while a match runs and when it has ended: ring, paper theatre, caption; then the reveal. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { countdown } from "../lib/countdown.js";
import { byWhom } from "../room/log.js";
import { sign, whoIs } from "../room/sign.js";
import { both, strip } from "./frame.js";

/** @typedef {import("./frame.js").Wall} Wall */

/** The newest line with a sentence. @param {Wall} wall */
function latest({ component, ctx, log }) {
  if (!component || !ctx) return null;
  return log.findLast((entry) => component.line(entry, ctx) !== null) ?? null;
}

/** @param {Wall} wall @param {import("../room/contract.js").Ctx | null} ctx @param {import("../room/contract.js").Entry} entry */
function sentence({ component }, ctx, entry) {
  if (!component || !ctx) return nothing;
  const words = component.caption ? component.caption(entry, ctx) : component.line(entry, ctx)?.words;
  return html`${words}${byWhom(entry, ctx)}`;
}

/** @param {Wall} wall */
export function table(wall) {
  const { component, ctx, ctx2, t } = wall;
  if (!component || !ctx) return nothing;
  const entry = latest(wall);
  const told = ctx.told && entry === wall.log[1] ? ctx.told.text : null;
  const second = entry && ctx2 ? sentence(wall, ctx2, entry) : nothing;
  return html`<main class="wall-page" data-game=${ctx.slug}><h1 class="sr">${t(`${ctx.slug}-name`)}</h1><div class="wall-board">
      ${component.wall ? component.wall(ctx) : component.board(ctx)}
      <div class="theatre"><i class="door l"></i><i class="door r"></i><div class="box"></div>${entry && component.stage ? component.stage(entry, ctx) : html`<div class="scene"></div>`}</div>
      ${head(wall)}<div class="wall-wait">${waits(wall)}</div></div>
    ${strip(wall, told ? html`<q dir="auto">${told}</q>` : entry ? sentence(wall, ctx, entry) : t("wall-deals"), told ? nothing : second)}</main>`;
}

/** @param {Wall} wall */
function head({ component, ctx, t, t2, room }) {
  if (!component || !ctx || !room.match) return nothing;
  const { series } = room.room;
  const args = { number: room.match.number, to: "to" in series ? (series.to ?? (ctx.people.length > 5 ? 10 : 5)) : 0, of: "of" in series ? series.of : 0 };
  return html`<p class="wall-head">${component.title(ctx)}<small>${t(`wall-match-${series.kind}`, args)}</small>${t2 ? html`<small lang=${t2.lang}>${t2(`wall-match-${series.kind}`, args)}</small>` : nothing}</p>`;
}

/** For whom the table waits, in the words of the phones, and the clock. @param {Wall} wall */
function waits({ component, ctx, ctx2, room, ahead, playing }) {
  if (!component || !ctx || playing) return nothing;
  const { words } = component.prompt(ctx);
  const deadline = room.match?.deadline;
  return html`${deadline ? html`<span class="wall-clock" role="timer">${countdown(deadline - ahead)}</span>` : sign("steps")}<span>${words}${ctx2 ? html`<small lang=${ctx2.t.lang}>${component.prompt(ctx2).words}</small>` : nothing}</span>`;
}

/** @param {Wall} wall */
export function ended(wall) {
  const { component, ctx, room } = wall;
  if (!component || !ctx) return nothing;
  const { first, second } = room.series.winners ? champions(wall) : both(wall, "wall-again");
  return html`<main class="wall-page wall-ended" data-game=${ctx.slug}><h1 class="sr">${wall.t(`${ctx.slug}-name`)}</h1><div class="wall-finale">${room.match?.owns ? stopped(wall, room.match.owns) : component.finale ? component.finale(ctx, wall.ctx2) : component.reveal(ctx)}${standing(wall)}</div>
    ${strip(wall, first, second)}</main>`;
}

/** A match that was given up reveals what everybody held. @param {Wall} wall @param {any[]} owns */
const stopped = ({ component, ctx, t, t2 }, owns) => html`<section class="wall-stopped"><h2>${t("given-up")}${t2 ? html`<span class="second" lang=${t2.lang}>${t2("given-up")}</span>` : nothing}</h2><ul>${owns.map(
    (own, seat) => html`<li>${ctx?.who(seat)}${component?.hand(/** @type {import("../room/contract.js").Ctx} */ ({ ...ctx, me: seat, own, actions: [] }))}</li>`,
  )}</ul></section>`;

/** @param {Wall} wall */
function champions(wall) {
  const { winners, standing: rows } = wall.room.series;
  const names = (winners ?? []).map((id) => rows.find(({ member }) => member === id)?.name ?? "?");
  const who = wall.t.list(names.map((name) => whoIs({ crest: "", name })));
  return both(wall, "wall-champions", { n: names.length, who });
}

/** The running score, best first. @param {Wall} wall */
function standing({ t, t2, room }) {
  const rows = room.series.standing;
  if (rows.length === 0) return nothing;
  return html`<section class="wall-standing" aria-label=${t.text("wall-standing")}><h3>${t("wall-standing")}${t2 ? html`<span class="second" lang=${t2.lang}>${t2("wall-standing")}</span>` : nothing}</h3><ol>${rows
      .slice(0, 8)
      .map(({ name, points }) => html`<li><bdi>${name}</bdi><b>${t.number(points)}</b></li>`)}</ol></section>`;
}
