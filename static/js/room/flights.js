/** Cards on their way between seats: drawn over the table for a moment, taking part in nothing. */
import { html, render } from "../../vendor/lit-html/lit-html.js";
import { pace } from "../lib/motion.js";
import { back } from "./card.js";

/** @typedef {import("./contract.js").Move} Move */

/** @param {Element} board @param {Move["from"]} place @param {number | null} me */
function spot(board, place, me) {
  const found =
    typeof place === "number" ? (place === me ? (board.querySelector(".mine-played") ?? document.querySelector(".hold")) : board.querySelector(`[data-at="${place}"]`)) : board.querySelector(place === "middle" ? ".ring-mid, .ring-table" : ".ring-table");
  const box = (found ?? board).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * @param {Element} board   the table's element
 * @param {Move[]} moves    all at once
 * @param {number | null} me
 */
export function fly(board, moves, me) {
  const time = pace(3);
  if (time === 0 || moves.length === 0) return;
  const layer = document.createElement("div");
  layer.className = "flights";
  layer.setAttribute("aria-hidden", "true");
  render(html`${moves.map(({ face }) => html`<div class="fly">${face ?? back()}</div>`)}`, layer);
  document.body.append(layer);
  const flights = moves.map(({ from, to }, i) => {
    const start = spot(board, from, me);
    const end = spot(board, to, me);
    const at = (/** @type {{x: number, y: number}} */ { x, y }, /** @type {number} */ turn) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg)`;
    const animation = /** @type {HTMLElement} */ (layer.children[i]).animate([{ transform: at(start, -8) }, { transform: at(end, 6) }], { duration: time, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" });
    return animation.finished.catch(() => {});
  });
  void Promise.all(flights).then(() => layer.remove());
}
