/**
 * The sheet before a choice leaves the browser. Always two points, the second always in the warning's ink: who sits
 * beside me learns nothing from the height or the colours of my sheet.
 */
import { html } from "../../vendor/lit-html/lit-html.js";
import { cardName } from "./cards.js";
import { asked, chosen, clear } from "./choice.js";
import { deed, full, sign } from "./pictures.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").ConfirmView} ConfirmView */
/** @typedef {import("../../js/room/contract.js").Words} Words */

/** @param {Ctx} ctx @returns {ConfirmView | null} */
export function confirm(ctx) {
  const action = ctx.ui.sure ? chosen(ctx) : null;
  if (!action) return null;
  const sheet = sheets[asked(ctx)]?.(ctx, action);
  return sheet ? { ...sheet, action, back: () => back(ctx) } : null;
}

/** Taking it back leads to the card lifted, or to nothing where there was only one step. @param {Ctx} ctx */
const back = (ctx) => (ctx.ui.card || typeof ctx.ui.place === "number" ? ctx.setUi({ sure: false }) : clear(ctx));

/** @param {Words} then @param {Words} mind @param {string} icon */
const points = (then, mind, icon = "lens") => [
  { icon, words: then },
  { icon: "mask", words: mind, warn: true },
];

/** @type {Record<string, (ctx: Ctx, action: any) => Omit<ConfirmView, "action" | "back">>} */
const sheets = { turn: play, give, answer, point, pass };

/** @param {Ctx} ctx @param {any} action */
function play(ctx, action) {
  const { t } = ctx;
  const { card, target } = action;
  const name = cardName(ctx, card);
  const at = target !== null;
  const who = at ? ctx.who(target) : "";
  const title = at ? t("hannin-sure-title-at", { card, who: ctx.name(target) }) : t("hannin-sure-title", { card, name });
  const then = { win: ctx.table.switches.detective_win, who, left: ctx.who(left(ctx)), right: ctx.who(right(ctx)) };
  const kind = !at && card === "exchange" ? "exchange-lone" : !at && card === "detective" ? "detective-dead" : card;
  return {
    title,
    deed: deed(ctx, card, target),
    points: points(t(`hannin-then-${kind}`, then), mind(ctx, card, target, kind), sign(card)),
    yes: t("hannin-sure-yes", { card: at || !["detective", "exchange"].includes(card) ? card : "other" }),
    ...(ctx.text ? { text: { label: t("hannin-tell-label"), placeholder: t.text("hannin-tell-hint"), max: 200 } } : {}),
  };
}

/** The one thing to bear in mind: mine where I know something that matters, else what always holds. */
/** @param {Ctx} ctx @param {string} card @param {number | null} target @param {string} kind @returns {Words} */
function mind(ctx, card, target, kind) {
  const { t, own } = ctx;
  const holds = own.hand.includes("criminal");
  const joined = ctx.me !== null && ctx.table.seats[ctx.me].apart.length > 0;
  const who = target === null ? "" : ctx.who(target);
  if (kind === "alibi" && holds && own.hand.filter((/** @type {string} */ held) => held === "alibi").length === 1) return t("hannin-mind-alibi-own");
  if (kind === "accomplice" && joined) return t("hannin-then-accomplice-again");
  if (target !== null && (card === "detective" || card === "dog")) {
    if (holds) return t("hannin-mind-detective-own", { who });
    if (joined) return t("hannin-mind-catch");
    const known = own.knows.find((/** @type {any} */ knows) => knows.seat === target);
    if (known?.no.includes("criminal")) return t("hannin-mind-known-no", { who });
    if (known?.yes.includes("criminal")) return t("hannin-mind-known-yes", { who });
  }
  return t(`hannin-then-${kind}-mind`, { who, text: ctx.text ? "yes" : "no" });
}

/** @param {Ctx} ctx @param {any} action */
function give(ctx, action) {
  const to = receiver(ctx);
  const who = ctx.who(to);
  const name = cardName(ctx, action.card);
  const heavy = action.card === "criminal";
  return {
    title: ctx.t("hannin-sure-title-give", { name, who: ctx.name(to) }),
    deed: deed(ctx, action.card, to),
    points: points(ctx.t("hannin-then-give", { who }), heavy ? ctx.t("hannin-mind-give-criminal", { who }) : ctx.t("hannin-then-give-mind"), "swap"),
    yes: ctx.t("hannin-sure-yes-give"),
  };
}

/** @param {Ctx} ctx @param {any} action */
function answer(ctx, action) {
  const yes = action.yes ? "yes" : "no";
  return {
    title: ctx.t("hannin-sure-title-answer", { yes }),
    deed: html`${full(ctx, "detective")}<p class="hannin-answer" aria-hidden="true">${ctx.t(`hannin-${yes}`)}</p>`,
    points: points(ctx.t(`hannin-then-answer-${yes}`), ctx.t(`hannin-then-answer-${yes}-mind`), "say"),
    yes: ctx.t("hannin-sure-yes-answer", { yes }),
  };
}

/** @param {Ctx} ctx @param {any} action */
function point(ctx, action) {
  const target = ctx.table.phase.target;
  const joined = ctx.me !== null && ctx.table.seats[ctx.me].apart.length > 0;
  return {
    title: ctx.t("hannin-sure-title-point", { n: action.place + 1 }),
    deed: deed(ctx, "back", target),
    points: points(ctx.t("hannin-then-point"), joined ? ctx.t("hannin-mind-catch") : ctx.t("hannin-then-point-mind", { who: ctx.who(target) })),
    yes: ctx.t("hannin-sure-yes-point"),
  };
}

/** @param {Ctx} ctx */
function pass(ctx) {
  return {
    title: ctx.t("hannin-sure-title-pass"),
    points: points(ctx.t("hannin-then-pass"), ctx.t("hannin-then-pass-mind"), "hand"),
    yes: ctx.t("hannin-sure-yes-pass"),
  };
}

/** @param {Ctx} ctx */
const left = (ctx) => ((ctx.me ?? 0) + 1) % ctx.people.length;
/** @param {Ctx} ctx */
const right = (ctx) => ((ctx.me ?? 0) + ctx.people.length - 1) % ctx.people.length;

/** Who gets the card I am choosing: public, for both players of an exchange and for a propaganda. @param {Ctx} ctx @returns {number} */
export function receiver(ctx) {
  const phase = ctx.table.phase;
  if (phase.by === "propaganda") return left(ctx);
  const both = [...phase.waiting, ...phase.chosen];
  return both.find((seat) => seat !== ctx.me) ?? left(ctx);
}
