/** What a moment is about, for a beginner: from the table and from what this seat has seen. */
import { asked, open, picked } from "./choice.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function lesson(ctx) {
  if (!ctx.own) return null;
  switch (asked(ctx)) {
    case "silhouette":
      return ctx.t(ctx.people.length > 2 ? "hattari-lesson-silhouette" : "hattari-lesson-kept");
    case "look":
      return ctx.t(picked(ctx).length < 2 ? "hattari-lesson-look" : "hattari-lesson-next");
    case "tamper":
      return ctx.t("hattari-lesson-tamper");
    case "accuse":
      return ctx.t(`hattari-lesson-${accusing(ctx)}`);
    case "report":
      return ctx.t("hattari-lesson-report");
    case "nothing":
      return ctx.t(ctx.table.turn === null ? "hattari-lesson-wait-all" : "hattari-lesson-wait");
  }
}

/** @param {Ctx} ctx */
function accusing(ctx) {
  const laid = ctx.table.suspects.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.stack.length, 0);
  if (laid === 0) return "first";
  if (laid === ctx.people.length - 1) return "last";
  return open(ctx) && ctx.own.five === "here" ? "five" : "between";
}
