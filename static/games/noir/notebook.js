/** My notebook: whom the other can still be, what each answer told, and my own pencil marks. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { covered } from "../../js/room/hand.js";
import { sign } from "../../js/room/sign.js";
import { EVERYBODY, known, likeness, mini, nameOf, named, several } from "./people.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

const PENCIL = ["", "?", "!", "×"];
const SIGNS = /** @type {Record<string, string>} */ ({ kill: "skull", arrest: "cuffs", canvass: "say" });

/** @param {Ctx} ctx */
export function notebook(ctx) {
  const { own, t } = ctx;
  if (!own) return nothing;
  const other = own.role === "killer" ? "inspector" : "killer";
  const open = own.knows.yes.length + own.knows.open.length;
  return html`<div class="noir-book" data-role=${own.role}>${covered(ctx, 1, () => html`
    <section aria-label=${t.text("noir-book-who", { role: other })}><h3>${t("noir-book-who", { role: other })} <small>${t("noir-book-left", { n: open })}</small></h3>
      <p class="tiny dim">${t("noir-book-pencil")}</p>
      <ul class="noir-grid">${[...EVERYBODY].map((person) => html`<li>${cell(ctx, person)}</li>`)}</ul>
      <p class="noir-legend tiny">${["mine", "deceased", "seen", "clue"].map((why) => html`<span><i data-why=${why}>${t(`noir-sign-${why}`)}</i>${t(`noir-why-${why}`)}</span>`)}</p></section>
    <section aria-label=${t.text("noir-book-facts", { role: other })}><h3>${t("noir-book-facts", { role: other })}</h3>${own.facts.length
      ? html`<ol class="noir-facts">${[...own.facts].reverse().map((/** @type {any} */ fact) => factLine(ctx, fact, other))}</ol>`
      : html`<p class="small dim">${t("noir-book-none")}</p>`}</section>`)}</div>`;
}

/** @param {Ctx} ctx @param {string} person */
function cell(ctx, person) {
  const { t, marks, table } = ctx;
  const know = known(ctx, person);
  const mark = marks.get(person);
  const next = PENCIL[(PENCIL.indexOf(mark) + 1) % PENCIL.length] ?? "";
  const label = t.text("noir-cell", { may: know.may, why: know.why, mark: { "": "none", "?": "maybe", "!": "likely", "×": "not" }[mark] ?? "none" });
  return html`<button type="button" class="noir-face ${know.may}" data-person=${person} data-focus="cell-${person}" aria-label=${t.commas([nameOf(ctx, person), label])} @click=${() => marks.set(person, next)}>${likeness(ctx, person, { dead: table.dead.includes(person) })}${
    know.may === "no" ? html`<i class="noir-why" data-why=${know.why} aria-hidden="true">${t(`noir-sign-${know.why}`)}</i>` : nothing
  }${know.may === "yes" ? html`<i class="noir-sure" aria-hidden="true">${sign("check")}</i>` : nothing}${mark ? html`<b class="pencil" aria-hidden="true">${mark}</b>` : nothing}</button>`;
}

/** @param {Ctx} ctx @param {any} fact @param {string} other */
function factLine(ctx, fact, other) {
  const { t } = ctx;
  const kind = fact.source === "arrest" && other === "inspector" ? "stood" : fact.source;
  return html`<li class=${fact.stale ? "stale" : ""}>${mini(fact.person)}<span>${sign(SIGNS[fact.source] ?? "info")} <span class="noir-said">${t(`noir-fact-${kind}`, { person: named(ctx, fact.person), yes: fact.yes ? "yes" : "no", role: other })}</span>
    <small>${fact.stale ? t("noir-fact-stale") : fact.excludes ? t(fact.yes ? "noir-fact-within" : "noir-fact-without", { people: fact.yes ? several(ctx, fact.near) : several(ctx, fact.excludes) }) : nothing}</small></span></li>`;
}
