/** The board: suspects in rows, what may be aimed at, the line that moves, and the handles that move it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { foot, sign } from "../../js/room/sign.js";
import { vars } from "../../js/lib/vars.js";
import { gestures, propose, wasDrag } from "./drag.js";
import { deedOn, isForbidden, mode, myTurn, preview, whyNot } from "./moves.js";
import { covert, known, likeness, nameOf, standing } from "./people.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("./moves.js").Line} Line */

const AIMS = /** @type {Record<string, string>} */ ({ kill: "skull", arrest: "cuffs", citizens_arrest: "cuffs" });

/** @param {Ctx} ctx */
export function board(ctx) {
  const { table, ui, t } = ctx;
  const moves = gestures(ctx);
  const rows = ui.line ? preview(table.board, ui.line) : table.board;
  const aiming = mode(ctx) !== null && mode(ctx) !== "shift" && (mode(ctx) !== "citizens_arrest" || ui.card);
  const able = myTurn(ctx) && ctx.actions.some(({ kind }) => kind === "shift");
  const names = ["noir-board", aiming && !covert(ctx) && "aiming", mode(ctx) === "shift" && "shifting", able && "movable"].filter(Boolean).join(" ");
  return html`<div class="noir-wall"><div class=${names} role="group" aria-label=${t.text("noir-board", { rows: rows.length, columns: rows[0].length })}
    ${vars({ rows: rows.length, columns: rows[0].length })} @pointerdown=${moves.down} @pointermove=${moves.move} @pointerup=${moves.up} @pointercancel=${moves.up} @keydown=${moves.key}>
    ${rows.map((/** @type {string} */ row, /** @type {number} */ r) => [...row].map((person, c) => suspect(ctx, person, r, c)))}
    ${ui.drag ? ghost(ctx, ui.drag) : nothing}${lastShift(ctx)}${mode(ctx) === "shift" ? handles(ctx) : nothing}</div></div>`;
}

/** @param {Line | null | undefined} line @param {number} r @param {number} c */
const within = (line, r, c) => Boolean(line) && (line?.axis === "row" ? line.at === r : line?.at === c);

/** @param {Ctx} ctx @param {string} person @param {number} r @param {number} c */
export function suspect(ctx, person, r, c) {
  const { table, own, ui, t } = ctx;
  const open = own && !covert(ctx);
  const dead = table.dead.includes(person);
  const free = table.innocent.includes(person);
  const me = open && own.identity === person;
  const beside = open && own.near.includes(person);
  const aim = open && deedOn(ctx, person) !== null;
  const may = aim && mode(ctx) && known(ctx, person).may;
  const slid = within(ui.line, r, c);
  const names = ["noir-face", dead && "dead", free && "free", me && "me", beside && "beside", aim && "aim", may === "no" && "cold", slid && "slid", within(ui.drag, r, c) && "moving"].filter(Boolean).join(" ");
  const label = t.commas([
    nameOf(ctx, person),
    ...standing(ctx, person),
    me && t.text("noir-is-you"),
    beside && t.text("noir-is-beside"),
    aim && t.text("noir-is-target"),
    t.text("noir-place", { row: r + 1, column: c + 1 }),
  ]);
  const inside = likeness(ctx, person, { dead, free, me, corner: corner(ctx, person, aim) });
  const at = vars({ r: r + 1, c: c + 1 });
  if (ctx.wall) return html`<span class=${names} role="img" aria-label=${label} data-person=${person} ${at}>${inside}</span>`;
  return html`<button type="button" class=${names} data-person=${person} data-r=${r} data-c=${c} data-focus="suspect-${person}" data-axis=${ui.drag?.axis ?? nothing}
    aria-label=${label} ${at} @click=${() => press(ctx, person)}>${inside}</button>`;
}

/** What is pinned to a suspect: how they may be struck, or at the end who they were. @param {Ctx} ctx @param {string} person @param {boolean} aim */
function corner(ctx, person, aim) {
  const shown = ctx.table.reveal;
  if (shown) return shown.killer_is === person ? "mask" : shown.inspector_is === person ? "lens" : null;
  return aim ? (AIMS[mode(ctx) ?? ""] ?? null) : null;
}

/** @param {Ctx} ctx @param {string} person */
function press(ctx, person) {
  if (wasDrag()) return;
  const deed = deedOn(ctx, person);
  if (deed) ctx.setUi({ deed, nope: null });
  else if (mode(ctx) === "kill" || mode(ctx) === "arrest" || (mode(ctx) === "citizens_arrest" && ctx.ui.card)) ctx.setUi({ nope: whyNot(ctx, person) });
  else ctx.explain(person);
}

/** The card that is pushed out, seen coming back at the other end while the finger moves. @param {Ctx} ctx @param {Line} line */
function ghost(ctx, { axis, at, step }) {
  const { table } = ctx;
  const line = axis === "row" ? table.board[at] : table.board.map((/** @type {string} */ row) => row[at]).join("");
  const person = step > 0 ? line.at(-1) : line[0];
  const place = step > 0 ? 1 : line.length;
  const where = axis === "row" ? { r: at + 1, c: place } : { r: place, c: at + 1 };
  const dead = table.dead.includes(person);
  return html`<span class="noir-face moving ghost ${dead ? "dead" : ""}" data-axis=${axis} data-step=${step} aria-hidden="true" ${vars(where)}>${likeness(ctx, person, { dead, free: table.innocent.includes(person) })}</span>`;
}

/** Footprints at the edge where the last shift went. @param {Ctx} ctx */
function lastShift(ctx) {
  const { table, t, ui } = ctx;
  const last = table.shift;
  if (!last || ui.line || ui.drag) return nothing;
  const where = last.axis === "row" ? { r: last.at + 1, c: last.step > 0 ? table.board[0].length : 1 } : { r: 1, c: last.at + 1 };
  return html`<span class="noir-last" data-axis=${last.axis} data-step=${last.step} role="img" aria-label=${t.text("noir-last-shift", words(last))} ${vars(where)}>${foot}${foot}</span>`;
}

/** A line in words. @param {Line} line */
export const words = ({ axis, at, step }) => ({ axis, n: at + 1, way: axis === "row" ? (step > 0 ? "right" : "left") : step > 0 ? "down" : "up" });

/** One handle at each end of each line. @param {Ctx} ctx */
function handles(ctx) {
  const { board: rows } = ctx.table;
  /** @type {(axis: "row" | "column", n: number) => unknown[]} */
  const ends = (axis, n) => Array.from({ length: n }, (_, at) => [handle(ctx, { axis, at, step: -1 }), handle(ctx, { axis, at, step: 1 })]);
  return [...ends("row", rows.length), ...ends("column", rows[0].length)];
}

/** @param {Ctx} ctx @param {Line} line */
function handle(ctx, line) {
  const { ui, t, table } = ctx;
  const { axis, at, step } = line;
  const off = isForbidden(ctx, line);
  const on = ui.line?.axis === axis && ui.line.at === at && ui.line.step === step;
  const far = axis === "row" ? table.board[0].length + 2 : table.board.length + 2;
  const place = step > 0 ? far : 1;
  /** @type {Record<string, number>} */
  const where = axis === "row" ? { r: at + 1, gc: place } : { c: at + 1, gr: place };
  return html`<button type="button" class="noir-handle" data-axis=${axis} data-step=${step} data-focus="handle-${axis}-${at}-${step}" aria-pressed=${String(on)} aria-disabled=${off ? "true" : nothing}
    aria-label=${t.text(off ? "noir-handle-off" : "noir-handle", words(line))} ${vars(where)} @click=${() => ctx.setUi(propose(ctx, line))}>${sign(off ? "cross" : "arrow")}</button>`;
}
