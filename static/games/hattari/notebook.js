/** My notebook: which silhouette lies where, in ink what I legally know, in pencil what I make of it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { crest, sign } from "../../js/room/sign.js";
import { open } from "./choice.js";
import { bust, named, numeral } from "./pieces.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

const NEXT = /** @type {Record<string, string>} */ ({ "": "?", "?": "o", o: "x", x: "" });

/** @param {Ctx} ctx */
export function notebook(ctx) {
  const { t, own, table } = ctx;
  if (!own) return nothing;
  if (!open(ctx)) return html`<p>${t("hattari-notes-covered")}</p>`;
  return html`<p class="small dim">${t("hattari-notes-about")}</p>
    <table class="notes hattari-notes"><caption class="sr">${t("hattari-notes")}</caption><thead><tr><th scope="col"><span class="sr">${t("hattari-silhouette")}</span></th>${own.knows.map((/** @type {any} */ fact) => html`<th scope="col">${head(ctx, fact.where)}</th>`)}</tr></thead>
      <tbody>${table.in_play.map((/** @type {number} */ n) => html`<tr><th scope="row"><span class="hattari-row-head">${bust(n)}${numeral(ctx, n)}</span></th>${own.knows.map((/** @type {any} */ fact) => cell(ctx, n, fact))}</tr>`)}</tbody></table>
    <p class="small">${own.unplaced.length ? t("hattari-unplaced", { pieces: t.listText(own.unplaced.map((/** @type {number} */ n) => named(ctx, n))) }) : nothing}</p>`;
}

/** @param {Ctx} ctx @param {any} where */
function head(ctx, where) {
  if (where.kind === "suspect") return html`<span class="hattari-at"><span class="sr">${ctx.t("hattari-suspect", { n: where.place })}</span><b aria-hidden="true">${where.place}</b></span>`;
  if (where.kind === "victim") return html`<span class="hattari-at"><span class="sr">${ctx.t("hattari-victim-word")}</span>${sign("skull")}</span>`;
  const person = ctx.people[where.seat];
  return html`<span class="hattari-at" data-seat=${person?.crest ?? ""}><span class="sr">${person?.name}</span>${crest(person?.crest ?? "")}</span>`;
}

/** @param {any} where */
const place = (where) => `${where.kind[0]}${where.place ?? where.seat ?? ""}`;
/** Every place of a round with what was revealed there, by the key its marks are kept under. @param {any} told */
export const places = (told) =>
  [
    ...told.suspects.map((/** @type {any} */ { number }, /** @type {number} */ i) => ({ where: { kind: "suspect", place: i + 1 }, number })),
    { where: { kind: "victim" }, number: told.victim.number },
    ...told.hands.map((/** @type {any} */ { number }, /** @type {number} */ seat) => ({ where: { kind: "hand", seat }, number })),
  ].map((one) => ({ ...one, key: place(one.where) }));
/** @param {Ctx} ctx @param {any} where */
export const inWords = ({ t, name }, where) => (where.kind === "suspect" ? t.text("hattari-suspect", { n: where.place }) : where.kind === "victim" ? t.text("hattari-victim-word") : name(where.seat));

/** @param {Ctx} ctx @param {number} n @param {any} fact */
function cell(ctx, n, fact) {
  const { t, own, table } = ctx;
  const here = fact.kind === "known" && fact.number === n;
  if (here) return html`<td class="hot"><span class="yes">${sign("check")}<span class="sr">${t("hattari-notes-yes")}</span></span></td>`;
  if (fact.kind === "stale" && fact.number === n) return html`<td class="was"><s>${n || "–"}</s><span class="sr">${t("hattari-notes-was")}</span></td>`;
  const elsewhere = fact.kind === "known" || own.knows.some((/** @type {any} */ one) => one.kind === "known" && one.number === n);
  if (elsewhere) return html`<td><span class="nope">${sign("cross")}<span class="sr">${t("hattari-notes-no")}</span></span></td>`;
  const key = `${table.round}.${n}.${place(fact.where)}`;
  const mark = ctx.marks.get(key);
  const label = t.text("hattari-notes-mark", { piece: named(ctx, n), where: inWords(ctx, fact.where), mark: mark === "" ? "none" : mark === "?" ? "maybe" : mark });
  return html`<td><button type="button" class="hattari-mark" aria-label=${label} data-focus="mark-${key}" @click=${() => ctx.marks.set(key, NEXT[mark] ?? "")}><span class=${mark ? "pencil" : "none"} aria-hidden="true">${{ "": "·", o: "○", x: "×" }[mark] ?? mark}</span></button></td>`;
}
