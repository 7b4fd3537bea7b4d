/** The last step before a deed: its picture, and what follows, in words. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { sign, walk } from "../../js/room/sign.js";
import { known, named, small } from "./people.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Words} Words */
/** @typedef {{icon?: string, words: Words, warn?: boolean}} Point */

const TOKENS = /** @type {Record<string, string>} */ ({ kill: "skull", arrest: "cuffs", citizens_arrest: "cuffs", disguise: "mask", exonerate: "hand", discard: "hand", choose_identity: "mask", offer_draw: "say", accept_draw: "say" });

/** @param {Ctx} ctx @returns {import("../../js/room/contract.js").ConfirmView | null} */
export function confirm(ctx) {
  const { ui, t } = ctx;
  const wanted = JSON.stringify(ui.deed ?? null);
  const action = ctx.actions.find((offered) => JSON.stringify(offered) === wanted);
  if (!action) return null;
  const args = { person: action.person ? named(ctx, action.person) : "", card: action.card ? named(ctx, action.card) : "" };
  return {
    title: t(`noir-confirm-${action.kind}`, args),
    deed: html`<span class="noir-token">${sign(TOKENS[action.kind] ?? "hand")}</span>${action.card ? html`${walk}${small(ctx, action.card)}` : ""}${action.person ? html`${walk}${small(ctx, action.person)}` : ""}`,
    points: points(ctx, action),
    yes: t(`noir-yes-${action.kind}`, args),
    action,
    back: () => ctx.setUi({ deed: null }),
  };
}

/** @param {Ctx} ctx @param {any} action @returns {Point[]} */
function points(ctx, action) {
  const { t, table, own } = ctx;
  const args = { person: action.person ? named(ctx, action.person) : "", card: action.card ? named(ctx, action.card) : "", mode: table.mode };
  /** @param {string} id @param {Partial<Point>} [more] @returns {Point} */
  const say = (id, more = {}) => ({ words: t(`noir-then-${id}`, args), ...more });
  const classic = table.mode === "classic";
  switch (action.kind) {
    case "kill":
      return [
        table.stage === "opening" ? say("kill-first") : say("kill"),
        say("kill-near", { icon: "lens" }),
        ...(table.innocent.includes(action.person) ? [say("kill-canvas", { icon: "say" })] : []),
        ...(table.dead.length + 1 >= table.deadly ? [say("kill-last", { icon: "crown" })] : []),
      ];
    case "arrest":
      return action.person === own.identity
        ? [say("bluff", { icon: "mask" }), say("arrest-near", { icon: "lens" })]
        : [say("arrest"), ...(cold(ctx, action.person) ? [say("arrest-cold", { warn: true })] : []), say("arrest-near", { icon: "lens" })];
    case "citizens_arrest":
      return [say("citizens-card", { icon: "hand" }), ...(table.dead.includes(action.card) ? [] : [say("marked", { icon: "check" })]), say("arrest"), ...(cold(ctx, action.person) ? [say("arrest-cold", { warn: true })] : [])];
    case "disguise":
      return [say("disguise-living", { icon: "mask" }), say(classic ? "disguise-killed" : "disguise-marked", { icon: classic ? "skull" : "check" }), say("disguise-failed")];
    case "exonerate":
      return [say("exonerate", { icon: "hand" }), say("exonerate-bound"), ...(classic ? [] : [say("exonerate-canvas", { icon: "say" })])];
    case "discard":
      if (classic) return [say("discard-classic", { icon: "check" })];
      if (own.lost.includes(action.person)) return [say("discard-lost", { warn: true })];
      return [table.dead.includes(action.person) ? say("discard-dead", { icon: "skull" }) : say("discard-marked", { icon: "check" }), say("discard-canvas", { icon: "say" })];
    case "choose_identity":
      return [say("choose", { icon: "mask" }), say("choose-rest", { icon: "hand" })];
    case "offer_draw":
      return [say("offer"), say("offer-turn")];
    default:
      return [say("accept")];
  }
}

/** My notebook rules this suspect out. @param {Ctx} ctx @param {string} person */
const cold = (ctx, person) => known(ctx, person).may === "no";
