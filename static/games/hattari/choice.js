/** What this seat is asked, and the choice that has not left the browser yet (`ctx.ui`). */

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {"silhouette" | "look" | "tamper" | "accuse" | "report" | "nothing"} Asked */

const ASKED = /** @type {Record<string, Asked>} */ ({
  confirm_silhouette: "silhouette",
  look: "look",
  keep: "tamper",
  swap: "tamper",
  accuse: "accuse",
  confirm_report: "report",
});

/** @param {Ctx} ctx @returns {Asked} */
export const asked = ({ actions }) => ASKED[actions[0]?.kind] ?? "nothing";

/** The places chosen to be looked at so far. @param {Ctx} ctx @returns {number[]} */
export const picked = ({ ui }) => ui.places ?? [];

/** Takes a place in or out; a third one pushes the first out. @param {Ctx} ctx @param {number} place */
export function pick(ctx, place) {
  const now = picked(ctx);
  ctx.setUi({ places: now.includes(place) ? now.filter((one) => one !== place) : [...now, place].slice(-2) });
}

/** The look that the two chosen places make, or null. @param {Ctx} ctx */
export const look = (ctx) => ctx.actions.find(({ kind, places }) => kind === "look" && picked(ctx).length === 2 && places.every((/** @type {number} */ place) => picked(ctx).includes(place))) ?? null;

/** What I may do to a suspect now: one of the actions, or null. @param {Ctx} ctx @param {number} place */
export const onto = ({ actions }, place) => actions.find((action) => action.place === place) ?? null;

/** Why not, by code, or null. @param {Ctx} ctx @param {number} place */
export const barred = ({ own }, place) => own?.why.find((/** @type {any} */ one) => one.action.place === place)?.code ?? null;

/** Lays an action on the table, to be confirmed. @param {Ctx} ctx @param {any} action */
export const propose = (ctx, action) => ctx.setUi({ action });

/** Private numbers may be shown on this screen now. @param {Ctx} ctx */
export const open = ({ covered, peeking }) => !covered || peeking;

/**
 * Where all silhouettes lie, for the all-knowing eyes of a replay: only they are told the deal in full.
 * @param {Ctx} ctx @returns {{suspects: number[], victim: number} | null}
 */
export function laid({ log }) {
  const from = log.findLastIndex(({ line }) => line.kind === "dealt");
  const deal = log[from]?.line;
  if (deal?.victim.kind !== "face") return null;
  const suspects = deal.suspects.map((/** @type {any} */ card) => card.number);
  const swap = log.slice(from).find(({ line }) => line.kind === "swapped")?.line;
  if (!swap) return { suspects, victim: deal.victim.number };
  return { suspects: suspects.with(swap.place - 1, swap.came.number), victim: swap.away.number };
}

/** What this seat knows of a place ("suspect", "victim", "hand"), while its screen is open. @param {Ctx} ctx @param {string} kind @param {number} [at] */
export function knows(ctx, kind, at) {
  if (!ctx.own || !open(ctx)) return null;
  const found = ctx.own.knows.find((/** @type {any} */ { where }) => where.kind === kind && (where.place ?? where.seat) === at);
  return found && found.kind !== "unknown" ? found : null;
}
