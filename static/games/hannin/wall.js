/** On the projector: the ring without a viewer, the paper theatre's picture, the sentence, and the end. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { back } from "../../js/room/card.js";
import { ring } from "../../js/room/seats.js";
import { crest, fits, foot } from "../../js/room/sign.js";
import { vars } from "../../js/lib/vars.js";
import { before, inWords, lastPlay, waitedFor } from "./board.js";
import { side } from "./cards.js";
import { lay, one, steps } from "./dance.js";
import { line, pictured } from "./lines.js";
import { full, row } from "./pictures.js";
import { endWords, figure, result } from "./reveal.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Entry} Entry */

/** @param {Ctx} ctx */
export function wall(ctx) {
  const { phase } = ctx.table;
  return ring(ctx, {
    row: (seat) => before(ctx, seat),
    label: (seat) => inWords(ctx, seat),
    turn: waitedFor(ctx),
    done: phase.kind === "giving" ? phase.chosen : [],
    led: phase.kind === "turning" ? (lastPlay(ctx)?.seat ?? null) : null,
    middle: nothing,
  });
}

/** The theatre: who, the card, whom. The ground tells the card's family. @param {Entry} entry @param {Ctx} ctx */
export function stage({ line }, ctx) {
  const card = pictured(line);
  const by = actor(line);
  const other = line.kind === "answered" ? line.seat : (line.target ?? partner(line));
  return html`<div class="scene ${card ? side(card) : "crime"}"><div class="act-row">${by === null ? html`<span></span>` : player(ctx, by)}${centre(ctx, line, card)}${line.kind === "moved" && other === null
        ? html`<span class="hannin-all-move" aria-hidden="true">${foot}${foot}${foot}</span>`
        : other === null || other === by
          ? html`<span></span>`
          : player(ctx, other)}</div></div>`;
}

/** @param {any} line @returns {number | null} */
const partner = (line) => (line.by === "exchange" ? (line.ways.find((/** @type {any} */ way) => way.source === line.seat)?.to ?? null) : null);

/** @param {Ctx} ctx @param {any} line @param {string | null} card */
function centre(ctx, line, card) {
  if (line.kind === "answered") return html`<b class="hannin-says" data-yes=${String(line.yes)}>${ctx.t("hannin-says", { yes: line.yes ? "yes" : "no" })}</b>`;
  if (line.kind === "pointed") return heldOut(ctx, line);
  return card ? full(ctx, card) : html`<svg class="hannin-dancer" viewBox="0 0 160 236" aria-hidden="true"><use href="#dancer" /></svg>`;
}

/** @param {any} line @returns {number | null} */
function actor(line) {
  if (line.kind === "answered") return line.target;
  if (line.kind === "ended") return line.holder;
  return line.seat ?? line.starter ?? null;
}

/** @param {Ctx} ctx @param {number} seat */
function player(ctx, seat) {
  const person = ctx.people[seat];
  return person ? html`<div class="who2" data-seat=${person.crest}>${crest(person.crest)}<bdi ${fits(person.name)}>${person.name}</bdi></div>` : nothing;
}

/** The places before the dog; the one pointed at stands out. @param {Ctx} ctx @param {any} line */
function heldOut(ctx, line) {
  const of = Math.max(ctx.table.seats[line.target].hand, line.place + 1);
  return html`<div class="hannin-held-out" ${vars({ of })}>${Array.from({ length: of }, (_, n) => html`<span class=${n === line.place ? "here" : ""} ${vars({ n })}>${back()}</span>`)}</div>`;
}

/** @param {Entry} entry @param {Ctx} ctx */
export const caption = (entry, ctx) => line(entry, ctx)?.words ?? nothing;

/** The reveal on the wall: all of it on one page, its title and its verdict in the second language too. @param {Ctx} ctx @param {Ctx | null} second */
export function finale(ctx, second) {
  const { ending } = ctx.table;
  if (!ending) return nothing;
  const all = steps(ctx);
  return html`<div class="hannin-finale">
    <header class="hannin-verdict" data-reason=${ending.reason}>${figure(ctx)}<h2>${ctx.t("hannin-end-title", { reason: ending.reason })}${also(second, (other) => other.t("hannin-end-title", { reason: ending.reason }))}</h2><p><span>${endWords(ctx)}</span>${also(second, endWords)}</p></header>
    <section class="hannin-dancing"><h3>${ctx.t("hannin-end-dance")}${also(second, (other) => other.t("hannin-end-dance"))}</h3><ol class="hannin-dance ${all.length > 8 ? "" : all.length > 4 ? "few" : "few grand"}" ${vars({ across: across(all.length) })}>${all.map((step, n) => one(ctx, step, n, true))}</ol></section>
    <section class="hannin-all"><ul>${ctx.people.map((person) => html`<li>${result(ctx, person)}<span class="hannin-lay">${lay(ctx, person.seat)}${ending.hands[person.seat].length ? html`<span class="hannin-held">${row(ctx, ending.hands[person.seat])}</span>` : nothing}</span></li>`)}</ul></section></div>`;
}

/** How many steps of the dance stand in a row: two rows, or three of what is small. @param {number} steps */
const across = (steps) => (steps > 15 ? 6 : steps > 8 ? 5 : steps > 6 ? 4 : steps > 4 ? 3 : 2);

/** @param {Ctx | null} second @param {(ctx: Ctx) => unknown} words */
const also = (second, words) => (second ? html`<span class="second" lang=${second.t.lang}>${words(second)}</span>` : nothing);
