/** What a moment is about, for a beginner: from what is asked, and from what this seat has seen. */
import { asked } from "./choice.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function lesson(ctx) {
  if (!ctx.own) return null;
  const what = asked(ctx);
  if (what === "silhouette") return ctx.t(ctx.table.passed ? "hattari-lesson-received" : "hattari-lesson-silhouette");
  if (what === "accuse") return ctx.t(`hattari-lesson-accuse-${ctx.own.five}`);
  return ctx.t(`hattari-lesson-${what}`);
}
