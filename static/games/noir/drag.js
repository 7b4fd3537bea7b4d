/** Moving a line by finger, mouse or keys. A drag lives here while the finger is down; what it leaves is `ui.line`. */
import { shiftAt } from "./moves.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("./moves.js").Line} Line */

const STARTS = 9; // pixels, before a press becomes a drag
const TAKES = 0.3; // of a tile, before a drag becomes a shift

/** @type {{id: number, x: number, y: number, r: number, c: number, size: {x: number, y: number}, line: Line | null, far: boolean} | null} */
let held = null;
let dragged = false;

/** @param {Element | null} from */
function tileOf(from) {
  const tile = /** @type {HTMLElement | null} */ (from?.closest("[data-r]"));
  return tile ? { tile, r: Number(tile.dataset.r), c: Number(tile.dataset.c) } : null;
}

/** @param {Ctx} ctx @param {PointerEvent} event */
function down(ctx, event) {
  dragged = false;
  const at = tileOf(/** @type {Element} */ (event.target));
  if (!at || event.button !== 0 || !ctx.actions.some(({ kind }) => kind === "shift")) return;
  const box = at.tile.getBoundingClientRect();
  held = { id: event.pointerId, x: event.clientX, y: event.clientY, r: at.r, c: at.c, size: { x: box.width, y: box.height }, line: null, far: false };
}

/** @param {Ctx} ctx @param {PointerEvent} event */
function move(ctx, event) {
  if (!held || event.pointerId !== held.id) return;
  const board = /** @type {HTMLElement} */ (event.currentTarget);
  const dx = event.clientX - held.x;
  const dy = event.clientY - held.y;
  if (!held.line) {
    if (Math.max(Math.abs(dx), Math.abs(dy)) < STARTS) return;
    board.setPointerCapture(held.id);
    dragged = true;
  }
  const axis = held.line?.axis ?? (Math.abs(dx) > Math.abs(dy) ? "row" : "column");
  const size = axis === "row" ? held.size.x : held.size.y;
  const way = Math.max(-size, Math.min(size, axis === "row" ? dx : dy));
  const step = way < 0 ? -1 : 1;
  board.style.setProperty("--drag", `${way}px`);
  held.far = Math.abs(way) > size * TAKES;
  if (held.line?.axis === axis && held.line.step === step) return;
  held.line = { axis, at: axis === "row" ? held.r : held.c, step };
  ctx.setUi({ drag: held.line, line: null, nope: null });
}

/** @param {Ctx} ctx @param {PointerEvent} event */
function up(ctx, event) {
  if (!held || event.pointerId !== held.id) return;
  const { line, far } = held;
  held = null;
  /** @type {HTMLElement} */ (event.currentTarget).style.removeProperty("--drag");
  if (line) ctx.setUi({ drag: null, ...(far && event.type === "pointerup" ? propose(ctx, line) : {}) });
}

/** What the page shows when this shift is wanted. @param {Ctx} ctx @param {Line} line */
export const propose = (ctx, line) => (shiftAt(ctx, line) ? { line, nope: null } : { line: null, nope: "undoes_shift" });

const KEYS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] });

/** Arrows walk from suspect to suspect; with Shift they move the line; Escape takes it back. @param {Ctx} ctx @param {KeyboardEvent} event */
function key(ctx, event) {
  const board = /** @type {HTMLElement} */ (event.currentTarget);
  if (event.key === "Escape" && (ctx.ui.line || ctx.ui.mode)) {
    event.stopPropagation();
    ctx.setUi({ line: null, mode: null, card: null, nope: null });
    return;
  }
  const way = KEYS[event.key];
  const at = tileOf(/** @type {Element} */ (event.target));
  if (!way || !at) return;
  event.preventDefault();
  const [dr, dc] = way;
  if (!event.shiftKey) {
    /** @type {HTMLElement | null} */ (board.querySelector(`[data-r="${at.r + dr}"][data-c="${at.c + dc}"]`))?.focus();
    return;
  }
  if (!ctx.actions.some(({ kind }) => kind === "shift")) return;
  ctx.setUi(propose(ctx, dr === 0 ? { axis: "row", at: at.r, step: dc < 0 ? -1 : 1 } : { axis: "column", at: at.c, step: dr < 0 ? -1 : 1 }));
}

/** @param {Ctx} ctx */
export const gestures = (ctx) => ({
  down: (/** @type {PointerEvent} */ event) => down(ctx, event),
  move: (/** @type {PointerEvent} */ event) => move(ctx, event),
  up: (/** @type {PointerEvent} */ event) => up(ctx, event),
  key: (/** @type {KeyboardEvent} */ event) => key(ctx, event),
});

/** The click that ends a drag means nothing. */
export function wasDrag() {
  const was = dragged;
  dragged = false;
  return was;
}
