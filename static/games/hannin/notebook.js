/** My notebook: who may hold what (ink, from `own.knows`), my own marks (pencil), and what I alone saw. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sign } from "../../js/room/sign.js";
import { cardName, KINDS, one, several } from "./cards.js";
import { mini, opening } from "./pictures.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Words} Words */

/** The first discoverer is played before anybody can wonder. */
export const COLUMNS = KINDS.filter((card) => card !== "first_discoverer");
/** A mark goes round: none, perhaps, surely, not. */
const ROUND = ["", "maybe", "surely", "not"];

/** @param {number} seat @param {string} card */
export const key = (seat, card) => `${seat}:${card}`;

/** @param {Ctx} ctx */
export function notebook(ctx) {
  if (ctx.me === null || !ctx.own) return html`<p class="small dim">${ctx.t("hannin-notes-watch")}</p>`;
  return html`<div class="hannin-notes">${grid(ctx)}<p class="tiny dim">${ctx.t("hannin-notes-key")}</p>${seen(ctx)}${deck(ctx)}</div>`;
}

/** @param {Ctx} ctx */
function grid(ctx) {
  const me = /** @type {number} */ (ctx.me);
  const n = ctx.people.length;
  const seats = [...Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n), me];
  return html`<section class="hannin-grid" aria-label=${ctx.t.text("hannin-notes-caption")}>
    <div class="hannin-line hannin-heads"><span></span>${COLUMNS.map((card) => opening(ctx, card, `note-${card}`))}</div>
    ${seats.map((seat) => (seat === me ? html`<div class="hannin-line hannin-me">${line(ctx, seat)}</div>` : row(ctx, seat)))}
  </section>`;
}

/** The row is the button: it opens the same line at full size, to write in. @param {Ctx} ctx @param {number} seat */
const row = (ctx, seat) => html`<details name="hannin-notes">
  <summary class="hannin-line" data-focus="notes-${seat}" aria-label=${inWords(ctx, seat)}>${line(ctx, seat)}</summary>
  <div class="hannin-marks">${COLUMNS.map((card) => marker(ctx, seat, card))}</div>
</details>`;

/** @param {Ctx} ctx @param {number} seat */
const line = (ctx, seat) => html`<span class="hannin-head">${ctx.who(seat)}</span>${COLUMNS.map((card) => cell(ctx, seat, card))}`;

/** What is known of a card in a hand: how many for sure, or surely none, or open. @param {Ctx} ctx @param {number} seat @param {string} card */
function known(ctx, seat, card) {
  if (seat === ctx.me) {
    const mine = ctx.own.hand.filter((/** @type {string} */ held) => held === card).length;
    return { sure: mine, no: false };
  }
  const knows = ctx.own.knows.find((/** @type {any} */ other) => other.seat === seat);
  return { sure: knows?.yes.filter((/** @type {string} */ held) => held === card).length ?? 0, no: knows?.no.includes(card) ?? false };
}

/** @param {Ctx} ctx @param {number} seat @param {string} card */
function cell(ctx, seat, card) {
  const { sure, no } = known(ctx, seat, card);
  if (sure) return html`<i class="hot">${sure > 1 ? html`<b>${sure}</b>` : sign("check")}</i>`;
  if (no) return html`<i class="nope">${sign("cross")}</i>`;
  return html`<i>${pencil(ctx.marks.get(key(seat, card)))}</i>`;
}

/** @param {string} mark */
export const pencil = (mark) => {
  if (mark === "maybe") return html`<b class="pencil">?</b>`;
  if (mark === "surely") return html`<b class="pencil">${sign("check")}</b>`;
  return mark === "not" ? html`<b class="pencil">${sign("cross")}</b>` : nothing;
};

/** @param {Ctx} ctx @param {number} seat @param {string} card */
function marker(ctx, seat, card) {
  const { t } = ctx;
  const { sure, no } = known(ctx, seat, card);
  const mark = ctx.marks.get(key(seat, card));
  const state = sure ? t.text("hannin-notes-sure") : no ? t.text("hannin-notes-lacks") : t.text("hannin-notes-mark-set", { mark: mark || "none" });
  const next = ROUND[(ROUND.indexOf(mark) + 1) % ROUND.length] ?? "";
  return html`<button type="button" class="hannin-mark" data-focus="mark-${seat}-${card}" aria-disabled=${sure || no ? "true" : nothing}
    @click=${() => (sure || no ? ctx.explain(card) : ctx.marks.set(key(seat, card), next))}>${mini(ctx, card)}<span>${cardName(ctx, card)}<small>${state}</small></span>${cell(ctx, seat, card)}</button>`;
}

/** A row read aloud. @param {Ctx} ctx @param {number} seat */
function inWords(ctx, seat) {
  const { t } = ctx;
  const sure = COLUMNS.filter((card) => known(ctx, seat, card).sure > 0);
  const no = COLUMNS.filter((card) => known(ctx, seat, card).no);
  /** @param {string} id @param {string[]} cards */
  const part = (id, cards) => (cards.length ? `${t.text(id)}${t.colon}${t.listText(cards.map((card) => cardName(ctx, card)))}${t.lang === "ja" ? "。" : "."}` : "");
  return [t.text("hannin-notes-row", { who: ctx.name(seat) }), part("hannin-notes-yes", sure), part("hannin-notes-no", no)].filter(Boolean).join(" ");
}

/** @param {Ctx} ctx */
function seen(ctx) {
  const shown = ctx.table.shown;
  const notes = ctx.own.notes.toReversed();
  return html`<h3>${ctx.t("hannin-notes-tab-seen")}</h3>${notes.length + (shown ? 1 : 0) === 0
      ? html`<p class="small dim">${ctx.t("hannin-notes-nothing")}</p>`
      : html`<ul class="seen">${shown
            ? html`<li>${mini(ctx, shown.card)}<span>${ctx.t("hannin-notes-shown", { who: ctx.who(shown.seat), one: one(ctx, shown.card) })}</span></li>`
            : nothing}${notes.map((/** @type {any} */ note) => html`<li>${mini(ctx, picture(note))}<span>${told(ctx, note)} <small class="dim">${ctx.t("hannin-notes-turn", { n: note.turn })}</small></span></li>`)}</ul>`}`;
}

/** @param {any} note @returns {string} */
const picture = (note) => note.card ?? { saw_hand: "witness", saw_holder: "boy", was_seen: "boy" }[/** @type {string} */ (note.kind)] ?? "back";

/** @param {Ctx} ctx @param {any} note @returns {Words} */
function told(ctx, note) {
  const { t, who } = ctx;
  switch (note.kind) {
    case "saw_hand":
      return note.hand.length ? t("hannin-notes-saw-hand", { who: who(note.seat), cards: several(ctx, note.hand) }) : t("hannin-notes-saw-hand-none", { who: who(note.seat) });
    case "saw_holder":
      return note.seat === ctx.me ? t("hannin-news-holder-you") : t("hannin-notes-saw-holder", { who: who(note.seat) });
    case "was_seen":
      return t("hannin-notes-was-seen", { who: who(note.by) });
    case "gave":
      return t("hannin-notes-gave", { one: one(ctx, note.card), who: who(note.to) });
    case "took":
      return t("hannin-notes-took", { one: one(ctx, note.card), who: who(note.source) });
    default:
      return nothing;
  }
}

/** What is certainly in this match: the recipe is public. @param {Ctx} ctx */
function deck(ctx) {
  const { fixed, drawn } = ctx.table.recipe;
  return html`<h3>${ctx.t("hannin-notes-deck")}</h3>
    <ul class="hannin-deck">${fixed.map((/** @type {any} */ { card, count }) => html`<li>${mini(ctx, card)}<b>${ctx.t.number(count)}</b></li>`)}</ul>
    <p class="tiny dim">${ctx.t("hannin-notes-drawn", { n: drawn })}</p>`;
}
