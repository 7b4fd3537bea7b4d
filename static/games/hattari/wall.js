/** On the projector: the line-up in the paper theatre, everybody's markers before it, and the end. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { folk, lineup, victim } from "./board.js";
import { ranking, verdict } from "./reveal.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {import("../../js/room/contract.js").Entry} Entry */

/** @param {Ctx} ctx */
export const wall = (ctx) => html`<div class="hattari-wall">${folk(ctx)}</div>`;

/** The line-up is the picture, whatever was said last. @param {Entry} _entry @param {Ctx} ctx */
export const stage = (_entry, ctx) => html`<div class="scene hattari-scene">${lineup(ctx)}${victim(ctx)}</div>`;

/** @param {Ctx} ctx @param {Ctx | null} second */
export const finale = (ctx, second) => html`<div class="hattari-finale"><div>${verdict(ctx, second)}${ranking(ctx)}</div><div class="hattari-scene">${lineup(ctx)}${victim(ctx)}</div></div>`;
