/** What I am asked and what I know: the lower half of the page. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { covered } from "../../js/room/hand.js";
import { asked, look, open, picked, propose } from "./choice.js";
import { bust, named, names, numeral } from "./pieces.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").PromptView} PromptView */

/** @param {Ctx} ctx @returns {PromptView} */
export function prompt(ctx) {
  const { t } = ctx;
  switch (asked(ctx)) {
    case "silhouette":
      return { mine: true, icon: "book", words: t("hattari-ask-silhouette"), buttons: [{ label: t("hattari-seen"), look: "go", press: () => ctx.act(ctx.actions[0]) }] };
    case "look": {
      const ready = look(ctx);
      const buttons = picked(ctx).length ? [{ label: t("hattari-next"), look: /** @type {const} */ ("go"), off: !ready, press: () => ready && propose(ctx, ready) }] : [];
      return { mine: true, icon: "lens", words: t("hattari-ask-look"), buttons };
    }
    case "tamper":
      return { mine: true, icon: "swap", words: t("hattari-ask-tamper"), buttons: [{ label: t("hattari-keep"), press: () => propose(ctx, ctx.actions.find(({ kind }) => kind === "keep")) }] };
    case "accuse":
      return { mine: true, icon: "hand", words: t("hattari-ask-accuse"), ...(hint(ctx) ? { more: hint(ctx) } : {}) };
    case "report":
      return { mine: true, icon: "book", words: t("hattari-ask-report"), buttons: [{ label: t("hattari-go-on"), look: "go", press: () => ctx.act(ctx.actions[0]) }] };
    case "nothing":
      return { mine: false, icon: "steps", words: waiting(ctx) };
  }
}

/** What follows from the 5, where I know about it. @param {Ctx} ctx */
function hint(ctx) {
  if (!open(ctx) || ctx.own?.five === "open" || !ctx.own) return null;
  return ctx.t(`hattari-five-${ctx.own.five}`);
}

/** For whom, and for what, the table waits: public. @param {Ctx} ctx */
function waiting(ctx) {
  const { t, table } = ctx;
  const phase = table.phase;
  switch (phase.kind) {
    case "confirming":
    case "reporting": {
      const seats = phase.confirmed.flatMap((/** @type {boolean} */ done, /** @type {number} */ seat) => (done ? [] : [seat]));
      if (seats.length === ctx.people.length) return t(`hattari-wait-${phase.kind}-all`);
      return t(`hattari-wait-${phase.kind}`, { n: seats.length, who: /** @type {any} */ (names(ctx, seats)) });
    }
    case "over":
      return t("hattari-wait-over");
    default:
      return t(`hattari-wait-${phase.kind}`, { who: /** @type {any} */ (ctx.who(table.turn)) });
  }
}

/** What I alone know and the line-up does not show: my silhouettes, and what I laid away. @param {Ctx} ctx */
export function hand(ctx) {
  if (ctx.me === null || !ctx.own) return nothing;
  if (ctx.table.victim.kind === "face" && !ctx.over) return hands(ctx);
  const tiles = mine(ctx);
  return covered(ctx, tiles.length, () => html`<ul class="hattari-know ${asked(ctx) === "silhouette" ? "large" : ""}" data-n=${tiles.length} aria-label=${ctx.t.text("hattari-know")}>${tiles}</ul>`);
}

/** At the reveal: what everybody held. @param {Ctx} ctx */
function hands(ctx) {
  const held = ctx.people.map(({ seat }) => html`<li class="hattari-tile"><span class="sr">${ctx.t("hattari-held", { piece: named(ctx, ctx.table.players[seat].card.number) })}</span>${bust(ctx.table.players[seat].card.number)}<span>${numeral(ctx, ctx.table.players[seat].card.number)}${ctx.who(seat)}</span></li>`);
  return html`<ul class="hattari-know hattari-hands" aria-label=${ctx.t.text("hattari-hands")}>${held}</ul>`;
}

/** @param {Ctx} ctx */
function mine(ctx) {
  const right = ((ctx.me ?? 0) + ctx.people.length - 1) % ctx.people.length;
  const left = ((ctx.me ?? 0) + 1) % ctx.people.length;
  return ctx.own.knows.flatMap((/** @type {any} */ fact) => {
    const words = () => {
      switch (fact.how) {
        case "mine":
          return ctx.t(ctx.people.length > 2 ? "hattari-fact-mine" : "hattari-fact-kept", { who: /** @type {any} */ (ctx.who(right)) });
        case "given":
          return ctx.t("hattari-fact-given", { who: /** @type {any} */ (ctx.who(right)) });
        case "received":
          return ctx.t("hattari-fact-received", { who: /** @type {any} */ (ctx.who(left)) });
        default: // what was swapped away is the victim now: one tile tells both
          return fact.kind === "stale" ? ctx.t("hattari-fact-stale", { n: fact.where.place }) : null;
      }
    };
    const text = words();
    return text === null ? [] : [tile(ctx, fact, text)];
  });
}

/** @param {Ctx} ctx @param {any} fact @param {unknown} words */
const tile = (ctx, fact, words) => html`<li class="hattari-tile ${fact.kind}" data-how=${fact.how ?? "stale"}>${bust(fact.number)}${fact.kind === "stale" ? html`<s>${numeral(ctx, fact.number)}</s>` : numeral(ctx, fact.number)}<span>${words}</span></li>`;
