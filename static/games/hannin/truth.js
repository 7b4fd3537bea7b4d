/** My notebook beside the truth: each mark of mine, and whether that hand held it when the match ended. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sign } from "../../js/room/sign.js";
import { cardName } from "./cards.js";
import { COLUMNS, key, pencil } from "./notebook.js";
import { mini } from "./pictures.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function truth(ctx) {
  const marks = ctx.people.flatMap(({ seat }) => COLUMNS.map((card) => ({ seat, card, mark: ctx.marks.get(key(seat, card)) }))).filter(({ mark }) => mark);
  if (marks.length === 0) return nothing;
  const judged = marks.map((mark) => ({ ...mark, right: ctx.table.ending.hands[mark.seat].includes(mark.card) === (mark.mark !== "not") }));
  const right = judged.filter((mark) => mark.right).length;
  return html`<section class="panel"><h2>${ctx.t("hannin-end-notes")}</h2><p class="small">${ctx.t("hannin-end-notes-score", { right, all: marks.length })}</p>
    <ul class="hannin-truth">${judged.map(
      (mark) => html`<li class=${mark.right ? "right" : "wrong"}>${ctx.who(mark.seat)}${mini(ctx, mark.card)}<span>${cardName(ctx, mark.card)} ${pencil(mark.mark)}</span><span class="hannin-judged">${sign(mark.right ? "check" : "cross")}<span class="sr">${ctx.t("hannin-end-mark", { right: mark.right ? "yes" : "no" })}</span></span></li>`,
    )}</ul></section>`;
}
