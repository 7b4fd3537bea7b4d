/** What I hold: a fan; or, covered, a pile of backs that shows itself while pressed. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { vars } from "../lib/vars.js";
import { back, card } from "./card.js";
import { sign } from "./sign.js";

/** @typedef {import("./contract.js").Ctx} Ctx */
/**
 * @typedef {object} Held
 * @property {import("./card.js").Face} face
 * @property {boolean} [up]            chosen, lifted
 * @property {string | null} [off]     why not now
 * @property {() => void} press
 */

/** @param {Ctx} ctx */
function holdButton(ctx) {
  const start = () => ctx.peek(true);
  const end = () => ctx.peek(false);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (event.type === "keydown" && !event.repeat) start();
    if (event.type === "keyup") end();
  };
  return html`<button type="button" class="btn ink hold" data-focus="hold" @pointerdown=${start} @pointerup=${end} @pointercancel=${end} @pointerleave=${end}
    @keydown=${key} @keyup=${key} @blur=${end} @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}>${sign("cover")}<span>${ctx.t("cover-hold")}</span></button>`;
}

/**
 * Private things behind the cover: `content` while open or pressed, else n backs.
 * @param {Ctx} ctx @param {number} n @param {() => unknown} content
 */
export function covered(ctx, n, content) {
  if (!ctx.covered) return content();
  // One template for both, so that the button under the finger stays the same element.
  return html`<section class=${ctx.peeking ? "peek" : "cover"} aria-label=${ctx.t.text("cover-label", { n })}>${ctx.peeking ? content() : html`<div class="pile" aria-hidden="true">${Array.from({ length: n }, back)}</div>`}${holdButton(ctx)}</section>`;
}

/**
 * @param {Ctx} ctx
 * @param {Held[]} cards
 * @param {{coming?: number}} [how]  backs on their way to me
 */
export function hand(ctx, cards, { coming = 0 } = {}) {
  const of = cards.length + coming;
  if (of === 0) return html`<p class="hand none">${ctx.t("hand-empty")}</p>`;
  return covered(
    ctx,
    of,
    () => html`<ul class="hand" aria-label=${ctx.t.text("hand-label", { n: cards.length, coming })} ${vars({ of })}>${cards.map(
        ({ face, up, off, press }, n) => html`<li class=${up ? "up" : ""} ${vars({ n })}>${card(face, { press, off: off ?? null, label: off ? face.label + ctx.t.colon + off : face.label, pressed: up ?? false, focus: `hand-${n}` })}</li>`,
      )}${Array.from({ length: coming }, (_, i) => html`<li ${vars({ n: cards.length + i })}>${back()}</li>`)}</ul>`,
  );
}

