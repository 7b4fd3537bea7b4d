/**
 * What is being chosen. Uncommitted choices live in `ctx.ui` ({card, at, target, place, sure, …}); what is possible is
 * read off `ctx.actions`, and the action that leaves is one of them, untouched.
 */

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** What I am asked now. @param {Ctx} ctx @returns {"nothing" | "turn" | "pass" | "give" | "answer" | "point"} */
export function asked(ctx) {
  const kind = ctx.actions[0]?.kind;
  if (kind === "play_card") return "turn";
  if (kind === "give_card") return "give";
  if (kind === "pass" || kind === "answer" || kind === "point") return kind;
  return "nothing";
}

/** May this card of my hand be chosen now? @param {Ctx} ctx @param {string} card */
export const open = (ctx, card) => ctx.actions.some((action) => action.card === card);

/** Seats the lifted card may be aimed at; empty when it is aimed at nobody. @param {Ctx} ctx @returns {number[]} */
export function targets(ctx) {
  if (asked(ctx) !== "turn" || !ctx.ui.card) return [];
  return ctx.actions.filter((action) => action.card === ctx.ui.card && action.target !== null).map((action) => action.target);
}

/** The action that my choices so far add up to, or null. @param {Ctx} ctx */
export function chosen(ctx) {
  const { card, target = null, place, yes, pass } = ctx.ui;
  const found = ctx.actions.find((action) => {
    switch (action.kind) {
      case "play_card":
        return action.card === card && action.target === target;
      case "give_card":
        return action.card === card;
      case "answer":
        return action.yes === yes;
      case "point":
        return action.place === place;
      case "pass":
        return pass === true;
      default:
        return false;
    }
  });
  return found ?? null;
}

/** A tap on card `at` of my hand: lift it, or go on when it is lifted already. @param {Ctx} ctx @param {string} card @param {number} at */
export function tapCard(ctx, card, at) {
  if (!open(ctx, card)) return ctx.explain(card);
  if (ctx.ui.card === card && ctx.ui.at === at && chosen(ctx)) return ctx.setUi({ sure: true });
  ctx.setUi({ card, at, target: null, sure: false });
}

/** A tap on a seat while a card is aimed. @param {Ctx} ctx @param {number} seat */
export function tapSeat(ctx, seat) {
  if (ctx.ui.target === seat) return ctx.setUi({ sure: true });
  ctx.setUi({ target: seat });
}

/** A tap on a face-down card before the dog. @param {Ctx} ctx @param {number} place */
export function tapPlace(ctx, place) {
  if (ctx.ui.place === place) return ctx.setUi({ sure: true });
  ctx.setUi({ place });
}

/** Everything back. @param {Ctx} ctx */
export const clear = (ctx) => ctx.setUi({ card: null, at: null, target: null, place: null, yes: null, pass: null, sure: false });
