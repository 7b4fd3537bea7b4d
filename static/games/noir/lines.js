/** The log in words: one sentence an event, a portrait before it, and what these eyes alone learnt by it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sign } from "../../js/room/sign.js";
import { covert, mini, named, roleOf } from "./people.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Entry} Entry */
/** @typedef {import("../../js/room/contract.js").Words} Words */

/** Lines that answer or reveal: each waits one beat, whatever it says. */
const BEATS = ["canvassed", "arrest_answered", "disguised", "ended"];
const ANSWERS = ["canvassed", "arrest_answered", "lines_removed"];
const SIGNS = /** @type {Record<string, string>} */ ({ roles_set: "mask", dealt: "hand", shifted: "swap", identity_chosen: "mask", evidence_drawn: "hand", lines_removed: "skull", draw_offered: "say", draw_accepted: "say", ended: "crown" });

/** @param {Entry} entry @param {Ctx} ctx @returns {import("../../js/room/contract.js").LineView} */
export function line({ line }, ctx) {
  const person = line.kind === "disguised" ? line.shown : ["identity_chosen", "evidence_drawn"].includes(line.kind) ? null : line.person;
  return { words: sentence(line, ctx), picture: person ? mini(person) : sign(SIGNS[line.kind] ?? "info"), beat: BEATS.includes(line.kind), ...(privately(line) ? { news: true } : {}) };
}

/** @param {any} line @param {Ctx} ctx @returns {Words} */
export function sentence(line, ctx) {
  const { t } = ctx;
  /** @param {number} seat @returns {object} */
  const who = (seat) => /** @type {object} */ (ctx.who(seat));
  switch (line.kind) {
    case "roles_set":
      return t("noir-line-roles", { by: line.by, killer: who(line.killer), inspector: who(1 - line.killer) });
    case "dealt":
      return html`${t("noir-line-dealt", { killer: who(line.killer) })}${news(line, ctx)}`;
    case "shifted":
      return t("noir-line-shifted", { who: who(line.seat), axis: line.axis, n: line.at + 1, way: wayOf(line) });
    case "killed":
      return t("noir-line-killed", { who: who(line.seat), person: named(ctx, line.person) });
    case "disguised":
      return html`${t("noir-line-disguised", { who: who(line.seat), failed: line.failed ? "yes" : "no", killed: line.killed ? "yes" : "no", person: named(ctx, line.shown) })}${line.failed ? nothing : news(line, ctx)}`;
    case "identity_chosen":
      return html`${t("noir-line-chosen", { who: who(line.seat) })}${news(line, ctx)}`;
    case "evidence_drawn":
      return html`${t("noir-line-drawn", { who: who(line.seat) })}${news(line, ctx)}`;
    case "discarded":
      return t("noir-line-discarded", { who: who(line.seat), person: named(ctx, line.person), marked: line.marked ? "yes" : "no" });
    case "arrested":
      return t("noir-line-arrested", { who: who(line.seat), person: named(ctx, line.person), by: line.card ? "card" : "self", card: line.card ? named(ctx, line.card) : "" });
    case "arrest_answered":
      return t("noir-line-arrest-answered", { who: who(line.seat), person: named(ctx, line.person), yes: line.hit ? "yes" : "no" });
    case "canvassed":
      return t("noir-line-canvassed", { role: roleOf(ctx, line.seat), person: named(ctx, line.person), yes: line.near ? "yes" : "no" });
    case "lines_removed":
      return t("noir-line-removed", { rows: line.rows.length, columns: line.columns.length });
    case "draw_offered":
      return t("noir-line-offered", { who: who(line.seat) });
    case "draw_accepted":
      return t("noir-line-accepted", { who: who(line.seat) });
    case "ended":
      return t("noir-line-ended", { reason: line.reason, who: line.winner === null ? "" : who(line.winner) });
    default:
      return "";
  }
}

/** @param {{axis: string, step: number}} line */
const wayOf = ({ axis, step }) => (axis === "row" ? (step > 0 ? "right" : "left") : step > 0 ? "down" : "up");

/** @param {any} line */
const privately = (line) => Boolean(line.identity ?? line.hand ?? line.drawn) || (["identity_chosen", "evidence_drawn"].includes(line.kind) && line.person !== null);

/** What these eyes alone learnt. @param {any} line @param {Ctx} ctx @returns {Words} */
function news(line, ctx) {
  const learnt = covert(ctx) ? null : told(line, ctx);
  return learnt ? html` <span class="noir-news">${learnt}</span>` : nothing;
}

/** In the second person for a seat, in the third for eyes that see all. @param {any} line @param {Ctx} ctx @returns {Words | null} */
function told(line, ctx) {
  const { t } = ctx;
  const all = ctx.me === null;
  /** @param {number} seat @param {string} person */
  const is = (seat, person) => t(all ? "noir-all-identity" : "noir-news-identity", { person: named(ctx, person), ...(all ? { who: /** @type {object} */ (ctx.who(seat)) } : {}) });
  if (line.kind === "dealt") {
    const four = line.hand ? t(all ? "noir-all-hand" : "noir-news-hand", { people: /** @type {object} */ (t.list([...line.hand].map((person) => named(ctx, person)))), ...(all ? { who: /** @type {object} */ (ctx.who(1 - line.killer)) } : {}) }) : null;
    const one = line.identity ? is(line.killer, line.identity) : null;
    return one && four ? html`${one} ${four}` : (one ?? four);
  }
  if (line.kind === "disguised" && line.drawn && !line.failed) return is(line.seat, line.drawn);
  if (line.kind === "identity_chosen" && line.person) return is(line.seat, line.person);
  if (line.kind === "evidence_drawn" && line.person) return t(all ? "noir-all-drawn" : "noir-news-drawn", { person: named(ctx, line.person) });
  return null;
}

/** A strip wherever somebody may have learnt something: that follows from the public part alone. @param {Entry} entry @param {Ctx} ctx */
export function strip({ line }, ctx) {
  const private_ = line.kind === "evidence_drawn" || line.kind === "dealt" || (line.kind === "disguised" && !line.failed);
  return private_ ? { words: told(line, ctx) } : null;
}

/** The action whose answer is the last line. @param {Ctx} ctx @returns {Words | null} */
export function lastAction(ctx) {
  const last = ctx.log.at(-1)?.line;
  if (!last || !ANSWERS.includes(last.kind)) return null;
  const found = ctx.log.findLast(({ line }) => !ANSWERS.includes(line.kind));
  return found ? sentence(found.line, ctx) : null;
}
