/** My pencil marks of every round beside what lay there when it was revealed. */
import { inWords, places } from "./notebook.js";
import { named } from "./pieces.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

const PENCIL = /** @type {Record<string, string>} */ ({ o: "○", x: "×" });

/** A question mark claims nothing, so it is not judged. @param {Ctx} ctx @returns {import("../../js/room/contract.js").Judged[]} */
export function truth(ctx) {
  const { t, log, marks, table } = ctx;
  const rounds = log.filter(({ line }) => line.kind === "revealed").map(({ line }) => line);
  return rounds.flatMap((told, i) =>
    places(told).flatMap(({ key, where, number }) =>
      table.in_play.flatMap((/** @type {number} */ n) => {
        const pencil = PENCIL[marks.get(`${i + 1}.${n}.${key}`)];
        if (!pencil) return [];
        return [{ words: t("hattari-truth", { round: i + 1, where: inWords(ctx, where), piece: named(ctx, n) }), pencil, right: (number === n) === (pencil === "○") }];
      }),
    ),
  );
}
