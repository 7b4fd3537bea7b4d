/** What I am asked, what I hold, and the quiet words between: the lower half of the page. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { back } from "../../js/room/card.js";
import { hand as fan } from "../../js/room/hand.js";
import { vars } from "../../js/lib/vars.js";
import { cardName, does, printed } from "./cards.js";
import { asked, chosen, clear, open, tapCard, tapPlace, targets } from "./choice.js";
import { receiver } from "./confirm.js";
import { face, sign } from "./pictures.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").PromptView} PromptView */

/** @param {Ctx} ctx @returns {PromptView} */
export function prompt(ctx) {
  const { t } = ctx;
  switch (asked(ctx)) {
    case "turn":
      return turn(ctx);
    case "pass":
      return { mine: true, icon: "hand", words: t("hannin-ask-pass"), buttons: [{ label: t("hannin-pass"), look: "go", press: () => ctx.setUi({ pass: true, sure: true }) }] };
    case "give": {
      const to = ctx.who(receiver(ctx));
      if (ctx.ui.card) return { mine: true, icon: "swap", words: t("hannin-ask-to", { who: to }), buttons: steps(ctx) };
      return { mine: true, icon: "swap", words: t(ctx.table.phase.by === "propaganda" ? "hannin-ask-left" : "hannin-ask-swap", { who: to }) };
    }
    case "answer":
      return { mine: true, icon: "lens", words: t("hannin-ask-answer"), buttons: [true, false].map((yes) => answer(ctx, yes)) };
    case "point":
      return { mine: true, icon: "hand", words: t("hannin-ask-point", { who: ctx.who(ctx.table.phase.target) }), ...(ctx.ui.place === undefined || ctx.ui.place === null ? {} : { buttons: steps(ctx) }) };
    case "nothing":
      return { mine: false, icon: "steps", words: waiting(ctx) };
  }
}

/** @param {Ctx} ctx @returns {PromptView} */
function turn(ctx) {
  const { t } = ctx;
  const { card } = ctx.ui;
  if (!card) return { mine: true, icon: "hand", words: t(ctx.actions[0]?.card === "first_discoverer" ? "hannin-ask-open" : "hannin-ask-turn") };
  const words = targets(ctx).length > 0 ? t("hannin-ask-target", { card }) : t("hannin-ask-play", { name: cardName(ctx, card) });
  return { mine: true, icon: sign(card), words, buttons: steps(ctx) };
}

/** Back and Next. @param {Ctx} ctx @returns {import("../../js/room/contract.js").Button[]} */
const steps = (ctx) => [
  { label: ctx.t("hannin-back-out"), press: () => clear(ctx) },
  { label: ctx.t("hannin-next"), look: "go", off: !chosen(ctx), press: () => chosen(ctx) && ctx.setUi({ sure: true }) },
];

/** The same two buttons for everybody who is asked. @param {Ctx} ctx @param {boolean} yes @returns {import("../../js/room/contract.js").Button} */
function answer(ctx, yes) {
  const can = ctx.actions.some((action) => action.yes === yes);
  const press = () => (can ? ctx.setUi({ yes, sure: true }) : ctx.explain(yes ? "yes" : "no"));
  return { label: ctx.t(yes ? "hannin-yes" : "hannin-no"), press, off: !can };
}

/** For whom, and for what, the table waits: public. @param {Ctx} ctx */
export function waiting(ctx) {
  const { t, who, table } = ctx;
  const phase = table.phase;
  switch (phase.kind) {
    case "turning":
      return t(table.turn === 1 ? "hannin-wait-open" : "hannin-wait-turn", { who: who(phase.seat) });
    case "giving":
      return t("hannin-wait-give", { n: phase.waiting.length, who: t.list(phase.waiting.map(who)) });
    case "answering":
      return t("hannin-wait-answer", { who: who(phase.target) });
    case "pointing":
      return t("hannin-wait-point", { who: who(phase.seat), target: who(phase.target) });
    default:
      return t(ctx.outcome ? "hannin-wait-over" : "hannin-line-stopped");
  }
}

/** The rule of the lifted card, else the crime as it was told. @param {Ctx} ctx */
export function story(ctx) {
  const { card } = ctx.ui;
  if (card) return html`<section class="rule"><b>${cardName(ctx, card)}${ctx.t.lang === "ja" ? nothing : html` <span lang="ja" class="big-ja">${printed(card)}</span>`}</b><p>${does(ctx, card)}</p></section>`;
  if (!ctx.told) return nothing;
  return html`<p class="story-line" dir="auto">${ctx.t("hannin-told", { text: ctx.told.text })}</p>`;
}

/** @param {Ctx} ctx */
export function hand(ctx) {
  if (ctx.me === null || !ctx.own) return nothing;
  if (asked(ctx) === "point") return heldOut(ctx);
  const choosing = ["turn", "give", "pass"].includes(asked(ctx));
  const cards = inHand(ctx);
  const coming = ctx.own.hand.length - cards.length;
  const lifted = cards[ctx.ui.at] === ctx.ui.card ? ctx.ui.at : cards.indexOf(ctx.ui.card);
  return fan(
    ctx,
    cards.map((/** @type {string} */ card, /** @type {number} */ n) => ({
      face: face(ctx, card),
      up: n === lifted,
      off: choosing && !open(ctx, card) ? why(ctx, card) : null,
      press: () => (choosing ? tapCard(ctx, card, n) : ctx.explain(card)),
    })),
    { coming },
  );
}

/** Why this card (or this answer) may not be chosen now, in words. @param {Ctx} ctx @param {string} what */
export function why(ctx, what) {
  const code = ctx.own?.why[what];
  if (!code) return "";
  const id = `hannin-why-${code}`;
  return ctx.t.text(ctx.t.has(id) ? id : "hannin-why-other");
}

/** My cards without the one that is on its way; once all is over it was mine to the end. @param {Ctx} ctx @returns {string[]} */
export const inHand = ({ own, over }) => (own.chosen && !over ? without(own.hand, own.chosen) : own.hand);

/** @param {string[]} cards @param {string} card */
const without = (cards, card) => cards.toSpliced(cards.indexOf(card), 1);

/** The hand held out to my dog: backs, one like the other. @param {Ctx} ctx */
function heldOut(ctx) {
  const of = ctx.table.phase.places;
  const label = ctx.t.text("hannin-held-out", { who: ctx.name(ctx.table.phase.target), n: of });
  return html`<ul class="hand hannin-fan" aria-label=${label} ${vars({ of })}>${Array.from({ length: of }, (_, n) => place(ctx, n, of))}</ul>`;
}

/** @param {Ctx} ctx @param {number} n @param {number} of */
function place(ctx, n, of) {
  const up = ctx.ui.place === n;
  return html`<li class=${up ? "up" : ""} ${vars({ n })}><button type="button" class="hannin-place" data-focus="place-${n}" aria-pressed=${String(up)}
    aria-label=${ctx.t.text("hannin-place", { n: n + 1, of })} @click=${() => tapPlace(ctx, n)}>${back()}</button></li>`;
}
