/** The rule of a card, the cards of a seat at full size, why an answer is not open to me. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { why } from "./ask.js";
import { cardName, CARDS, does, inEnglish, names, one, printed } from "./cards.js";
import { full, opening } from "./pictures.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").HelpView} HelpView */

/** `what`: a card, `seat-3`, or `yes` / `no`. @param {Ctx} ctx @param {string} what @returns {HelpView | null} */
export function help(ctx, what) {
  if (what in CARDS) return rule(ctx, what);
  if (what === "yes" || what === "no") return { title: ctx.t(`hannin-${what}`), body: html`<p class="hannin-why">${why(ctx, what)}</p>` };
  const seat = Number(what.replace("seat-", ""));
  return ctx.people[seat] ? table(ctx, seat) : null;
}

/** @param {Ctx} ctx @param {string} card @returns {HelpView} */
function rule(ctx, card) {
  const { t } = ctx;
  const reason = ctx.own?.hand.includes(card) && ctx.actions.length > 0 ? why(ctx, card) : "";
  const other = t.text(`hannin-card-${card}`, { names: names(ctx) === "third" ? "rulebook" : "third" });
  return {
    title: cardName(ctx, card),
    ja: t.lang === "ja" ? undefined : printed(card),
    picture: full(ctx, card),
    body: html`${reason ? html`<p class="hannin-why">${reason}</p>` : nothing}<p>${does(ctx, card)}</p>
      <p class="tiny dim">${ctx.table ? t("hannin-help-box", counts(ctx, card)) : nothing}
      ${other === cardName(ctx, card) ? nothing : t("hannin-help-also", { name: other })}${t.lang === "en" ? nothing : html` ${t("hannin-help-english", { name: html`<span lang="en" translate="no">${inEnglish(card, names(ctx))}</span>` })}`}</p>`,
  };
}

/** How many of a kind lie in the box as printed, and how many are surely in this match. @param {Ctx} ctx @param {string} card */
function counts(ctx, card) {
  const { fixed, pool } = ctx.table.recipe;
  const of = (/** @type {{card: string, count: number}[]} */ list) => list.find((kind) => kind.card === card)?.count ?? 0;
  return { sure: of(fixed), more: of(pool) };
}

/** @param {Ctx} ctx @param {number} seat @returns {HelpView} */
function table(ctx, seat) {
  const { t } = ctx;
  const place = ctx.table.seats[seat];
  const lying = [...place.played, ...place.apart].toSorted((a, b) => a.turn - b.turn);
  return {
    title: ctx.who(seat),
    body: html`<p>${t("hannin-in-hand", { n: place.hand })}${place.apart.length ? html`. <b class="hannin-side">${t("hannin-end-role", { role: "accomplice" })}</b>` : nothing}</p>
      ${ctx.table.shown?.seat === seat ? html`<p>${t("hannin-notes-shown", { who: ctx.who(seat), one: one(ctx, ctx.table.shown.card) })}</p>` : nothing}
      <ol class="hannin-lying">${lying.map(
        ({ turn, card, target }) => html`<li>${opening(ctx, card, `lying-${turn}`)}<span><b>${cardName(ctx, card)}</b>${target === null
            ? nothing
            : html` → ${ctx.who(target)}`}<small>${t("hannin-notes-turn", { n: turn })}</small></span></li>`,
      )}</ol>`,
  };
}
