/** What is asked of me, and below it what I can do and what I hold. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { covered } from "../../js/room/hand.js";
import { sign } from "../../js/room/sign.js";
import { words } from "./board.js";
import { lastAction } from "./lines.js";
import { myTurn, on, shiftAt, some, whyNever } from "./moves.js";
import { likeness, nameOf, named, roleOf, small } from "./people.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Button} Button */

/** Quiet words above the last event: what was done, when the last event is its answer; and a standing offer. @param {Ctx} ctx */
export function story(ctx) {
  const { table, t, who } = ctx;
  const before = lastAction(ctx);
  const offer = table.offer === null || ctx.over ? null : t("noir-offer-stands", { who: /** @type {object} */ (who(table.offer)) });
  if (before === null && offer === null) return nothing;
  return html`<p class="story-line">${offer ?? before}</p>`;
}

/** @param {Ctx} ctx @returns {import("../../js/room/contract.js").PromptView} */
export function prompt(ctx) {
  const { table, t, ui, who, over, actions } = ctx;
  if (over) return { mine: false, words: t("noir-over") };
  const accept = some(ctx, "accept_draw");
  /** @type {Button[]} */
  const offers = accept ? [{ label: t("noir-accept"), press: () => ctx.setUi({ deed: accept }) }] : [];
  if (!myTurn(ctx)) return { mine: false, words: t(`noir-wait-${table.stage}`, { who: /** @type {object} */ (who(table.turn)), role: roleOf(ctx, table.turn) }), buttons: offers };
  const role = roleOf(ctx, /** @type {number} */ (ctx.me));
  const back = { label: t("noir-back"), press: () => ctx.setUi({ mode: null, card: null, line: null, nope: null }) };
  if (ui.nope) return { mine: true, icon: "info", words: t(`noir-refused-${ui.nope}`), buttons: ui.mode || ui.line ? [back] : offers };
  if (ui.line) {
    const action = shiftAt(ctx, ui.line);
    return { mine: true, icon: "swap", words: t("noir-ask-line", words(ui.line)), buttons: [back, { label: t("noir-do-shift"), look: "go", press: () => ctx.act(action) }] };
  }
  if (table.stage !== "turning") return { mine: true, icon: { opening: "skull", choosing: "mask", discarding: "hand" }[/** @type {"opening"} */ (table.stage)], words: t(`noir-ask-${table.stage}`), buttons: offers };
  if (ui.mode) return { mine: true, icon: ICONS[ui.mode] ?? "hand", words: t(`noir-ask-${ui.mode}`, { card: ui.card ? nameOf(ctx, ui.card) : "none" }), buttons: [back] };
  return { mine: true, icon: role === "killer" ? "mask" : "lens", words: t(`noir-ask-${role}`), ...(actions.length ? {} : { more: "" }), buttons: offers };
}

const ICONS = /** @type {Record<string, string>} */ ({ shift: "swap", kill: "skull", arrest: "cuffs", citizens_arrest: "cuffs" });

/** @param {Ctx} ctx */
export function hand(ctx) {
  const { own } = ctx;
  if (!own) return nothing;
  return html`<div class="noir-hold" data-role=${own.role}>${myTurn(ctx) ? deeds(ctx) : nothing}${side(ctx, laid(ctx))}</div>`;
}

/** For what my cards lie open to be chosen from: a kind of action, or null. @param {Ctx} ctx */
function choice({ table, ui }) {
  if (table.stage === "choosing") return "choose_identity";
  if (table.stage === "discarding") return "discard";
  return ui.mode === "citizens_arrest" && !ui.card ? "citizens_arrest" : null;
}

/** @param {Ctx} ctx */
const laid = (ctx) => myTurn(ctx) && choice(ctx) !== null;

/** @param {Ctx} ctx */
function deeds(ctx) {
  const { table, ui } = ctx;
  const kind = choice(ctx);
  if (kind) return cards(ctx, ctx.own.hand, kind);
  if (table.stage === "opening" || ui.mode || ui.line) return nothing;
  const kinds = ctx.own.role === "killer" ? ["shift", "kill", "disguise"] : ["shift", "arrest", "exonerate", ...(table.mode === "citizens_arrest" ? ["citizens_arrest"] : [])];
  const offer = some(ctx, "offer_draw");
  return html`<div class="noir-acts">${kinds.map((kind) => deed(ctx, kind))}
    <span class="noir-aside">${ctx.own.hand ? html`<button type="button" class="btn noir-evidence" aria-label=${ctx.t.text("noir-evidence-open", { n: ctx.own.hand.length })} @click=${() => ctx.explain("hand")}>${sign("hand")}<span>${ctx.own.hand.length}</span></button>` : nothing}
    <button type="button" class="btn noir-draw" data-focus="offer" aria-label=${ctx.t.text("noir-offer")} aria-disabled=${offer ? nothing : "true"} @click=${offer ? () => ctx.setUi({ deed: offer }) : nothing}><span aria-hidden="true">${ctx.t("noir-offer-short")}</span></button></span></div>`;
}

/** @param {Ctx} ctx @param {string} kind */
function deed(ctx, kind) {
  const { t } = ctx;
  const can = some(ctx, kind);
  const press = () => {
    if (!can) return ctx.setUi({ nope: whyNever(ctx, kind) ?? "no_target" });
    return ctx.setUi(kind === "disguise" || kind === "exonerate" ? { deed: can, nope: null } : { mode: kind, nope: null });
  };
  return html`<button type="button" class="btn" data-deed-kind=${kind} data-focus="deed-${kind}" aria-disabled=${can ? nothing : "true"} @click=${press}>${sign({ disguise: "mask", exonerate: "check" }[kind] ?? ICONS[kind] ?? "hand")}<span>${t(`noir-do-${kind}`)}</span></button>`;
}

/** The hand as cards to choose from. @param {Ctx} ctx @param {string} held @param {string} kind */
function cards(ctx, held, kind) {
  const { t, own, table } = ctx;
  return covered(ctx, held.length, () => html`<ul class="noir-cards" aria-label=${t.text("noir-hand", { n: held.length })}>${[...held].map((person) => {
    const action = kind === "citizens_arrest" ? ctx.actions.find((a) => a.kind === kind && a.card === person) : on(ctx, kind, person);
    const dead = table.dead.includes(person);
    const drawn = own.drawn === person;
    const code = kind === "citizens_arrest" ? (own.lost.includes(person) ? "line_gone" : "no_target") : "deceased";
    const label = t.commas([nameOf(ctx, person), dead && t.text("noir-is-dead"), drawn && t.text("noir-is-drawn"), !action && t.text(`noir-refused-${code}`)]);
    const press = () => (action ? ctx.setUi(kind === "citizens_arrest" ? { card: person, nope: null } : { deed: action, nope: null }) : ctx.setUi({ nope: code }));
    return html`<li><button type="button" class="noir-face ${dead ? "dead" : ""}" data-card=${person} data-focus="card-${person}" aria-label=${label} aria-disabled=${action ? nothing : "true"} @click=${press}>${likeness(ctx, person, { dead, free: table.innocent.includes(person) })}</button>${drawn ? html`<small>${t("noir-drawn")}</small>` : nothing}</li>`;
  })}</ul>`);
}

/** Who I am, what I hold (unless it lies above already), and the count of the dead. @param {Ctx} ctx @param {boolean} open */
function side(ctx, open) {
  const { own, t } = ctx;
  const identity = own.identity;
  const content = () => html`<div class="noir-mine"><span class="noir-me">${identity ? small(ctx, identity, { me: true }) : nothing}<span class="noir-words"><small>${t(`noir-${ctx.over ? "role" : "you"}-${own.role}`)}</small>${identity ? named(ctx, identity) : t("noir-nobody-yet")}</span></span>${
    own.hand === null || open
      ? nothing
      : html`<span class="noir-ev" role="group" aria-label=${t.text("noir-hand", { n: own.hand.length })}>${[...own.hand].map((person) => small(ctx, person))}</span>`
  }</div>`;
  return html`<div class="noir-side ${open ? "laid" : ""}">${open && ctx.covered ? html`<span></span>` : covered(ctx, (identity ? 1 : 0) + (own.hand?.length ?? 0), content)}${tally(ctx)}</div>`;
}

/** @param {Ctx} ctx */
export function tally(ctx) {
  const { table, t } = ctx;
  return html`<dl class="noir-tally"><div><dt>${sign("skull")}<span class="sr">${t("noir-dead")}</span></dt><dd>${t("noir-dead-of", { n: table.dead.length, of: table.deadly })}</dd></div><div><dt>${sign("book")}<span class="sr">${t("noir-deck")}</span></dt><dd>${t("noir-deck-n", { n: table.deck })}</dd></div>${
    table.quiet >= 10 ? html`<div><dt>${sign("steps")}<span class="sr">${t("noir-quiet")}</span></dt><dd>${t("noir-quiet-of", { n: table.quiet, of: table.quiet_max })}</dd></div>` : nothing
  }</dl>`;
}
