/** What a moment is about, for a beginner: from the table, my hand and what I am choosing. */
import { asked, targets } from "./choice.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function lesson(ctx) {
  if (!ctx.own) return null;
  switch (asked(ctx)) {
    case "turn":
      return ctx.t(`hannin-lesson-${turn(ctx)}`);
    case "give":
      return ctx.t(ctx.own.hand.includes("criminal") ? "hannin-lesson-give-criminal" : "hannin-lesson-give");
    case "point":
      return ctx.t("hannin-lesson-point");
    case "answer":
      return ctx.t("hannin-lesson-answer");
    case "pass":
      return ctx.t("hannin-lesson-pass");
    case "nothing":
      return ctx.t(waiting(ctx));
  }
}

/** @param {Ctx} ctx */
function turn(ctx) {
  const { hand, guilty } = ctx.own;
  const mine = ctx.table.seats[/** @type {number} */ (ctx.me)].played.length;
  if (ctx.ui.card) return targets(ctx).length > 0 ? "aim" : "next";
  if (ctx.actions[0]?.card === "first_discoverer") return "begin";
  if (hand.includes("criminal")) return hand.length === 1 ? "escape" : "criminal";
  if (mine === 0) return "first";
  if (guilty) return "guilty";
  return hand.includes("detective") ? "detective" : hand.includes("dog") ? "dog" : "look";
}

/** @param {Ctx} ctx */
function waiting(ctx) {
  if (ctx.own.hand.includes("criminal")) return "hannin-lesson-wait-criminal";
  const mine = ctx.table.seats[/** @type {number} */ (ctx.me)].played.length;
  return mine === 0 ? "hannin-lesson-wait-first" : "hannin-lesson-wait";
}
