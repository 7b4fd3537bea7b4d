/** My notebook beside the truth: each mark of mine, and whether that hand held it when the match ended. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sign } from "../../js/room/sign.js";
import { cardName } from "./cards.js";
import { COLUMNS, key, pencil } from "./notebook.js";
import { mini } from "./pictures.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** "Perhaps" claims nothing, so it is not judged. @param {Ctx} ctx */
export function judge({ people, marks, table }) {
  return people
    .flatMap(({ seat }) => COLUMNS.map((card) => ({ seat, card, mark: marks.get(key(seat, card)) })))
    .filter(({ mark }) => mark === "surely" || mark === "not")
    .map((claim) => ({ ...claim, right: table.ending.hands[claim.seat].includes(claim.card) === (claim.mark === "surely") }));
}

/** @param {Ctx} ctx */
export function truth(ctx) {
  const judged = judge(ctx);
  if (judged.length === 0) return nothing;
  const right = judged.filter((mark) => mark.right).length;
  return html`<section class="panel"><h2>${ctx.t("hannin-end-notes")}</h2><p class="small">${ctx.t("hannin-end-notes-score", { right, all: judged.length })}</p>
    <ul class="hannin-truth">${judged.map(
      (mark) => html`<li class=${mark.right ? "right" : "wrong"}>${ctx.who(mark.seat)}${mini(ctx, mark.card)}<span>${cardName(ctx, mark.card)} ${pencil(mark.mark)}</span><span class="hannin-judged">${sign(mark.right ? "check" : "cross")}<span class="sr">${ctx.t("hannin-end-mark", { right: mark.right ? "yes" : "no" })}</span></span></li>`,
    )}</ul></section>`;
}
