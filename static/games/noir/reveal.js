/** The end: who was who, why it is over, and every card that was hidden. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { vars } from "../../js/lib/vars.js";
import { suspect } from "./board.js";
import { likeness, nameOf, named, small } from "./people.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** The two identities, the winner's upright. @param {Ctx} ctx */
export function unmasked(ctx) {
  const { table, t, who } = ctx;
  const { reveal } = table;
  return html`<div class="noir-unmasked">${[
    { seat: table.killer, role: "killer", person: reveal.killer_is },
    { seat: 1 - table.killer, role: "inspector", person: reveal.inspector_is },
  ].map(({ seat, role, person }) => {
    const dead = person !== null && table.dead.includes(person);
    return html`<figure data-role=${role} data-won=${String(reveal.winner === seat)}><span class="noir-face large ${dead ? "dead" : ""}" role="img" aria-label=${person ? nameOf(ctx, person) : t.text("noir-nobody-yet")}>${person ? likeness(ctx, person, { dead }) : nothing}</span>
      <figcaption><small>${t(`noir-role-${role}`)}</small>${who(seat)}<span>${person ? t("noir-was", { person: named(ctx, person) }) : t("noir-nobody-yet")}</span></figcaption></figure>`;
  })}</div>`;
}

/** @param {Ctx} ctx */
export const verdict = ({ table, t, who }) => ({
  title: t("noir-end-title", { reason: table.reveal.reason }),
  words: t("noir-end-words", { reason: table.reveal.reason, who: table.reveal.winner === null ? "" : /** @type {object} */ (who(table.reveal.winner)) }),
});

/** @param {Ctx} ctx */
export function reveal(ctx) {
  const { table, t } = ctx;
  if (!table.reveal) return html`<section class="panel noir-end"><h2>${t("noir-end-stopped")}</h2></section>`;
  const { title, words } = verdict(ctx);
  return html`<section class="noir-end" data-reason=${table.reveal.reason}><header class="panel"><h2 tabindex="-1" data-focus-home>${title}</h2><p>${words}</p></header>
    ${unmasked(ctx)}
    <div class="panel"><h2>${t("noir-end-board")}</h2>${lastBoard(ctx)}</div>
    ${cards(ctx, "noir-end-hand", table.reveal.hand)}${cards(ctx, "noir-end-deck", table.reveal.deck)}</section>`;
}

/** The board as it stood. @param {Ctx} ctx */
export const lastBoard = (ctx) => {
  const { board: rows, reveal: shown } = ctx.table;
  const eyes = { ...ctx, wall: true, own: null };
  return html`<div class="noir-board noir-last-board" role="group" aria-label=${ctx.t.text("noir-board", { rows: rows.length, columns: rows[0].length })} data-killer=${shown.killer_is} ${vars({ rows: rows.length, columns: rows[0].length })}>${rows.map(
    (/** @type {string} */ row, /** @type {number} */ r) => [...row].map((person, c) => suspect(eyes, person, r, c)),
  )}</div>`;
};

/** @param {Ctx} ctx @param {string} id @param {string} people */
const cards = (ctx, id, people) =>
  people === ""
    ? nothing
    : html`<div class="panel"><h2>${ctx.t(id, { n: people.length })}</h2><ol class="noir-deck">${[...people].map((person) => html`<li>${small(ctx, person)}</li>`)}</ol></div>`;
