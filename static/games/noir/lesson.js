/** What a moment is about, for a beginner: from the stage, the role and the deed that is being chosen. */
import { myTurn } from "./moves.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function lesson(ctx) {
  const { own, table, ui } = ctx;
  if (!own) return null;
  if (!myTurn(ctx)) return ctx.t(`noir-lesson-wait-${own.role}`);
  if (table.stage !== "turning") return ctx.t(`noir-lesson-${table.stage}`);
  return ctx.t(ui.mode || ui.line ? `noir-lesson-do-${ui.mode ?? "shift"}` : `noir-lesson-${own.role}`);
}
