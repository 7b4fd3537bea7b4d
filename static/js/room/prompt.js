/** The one line between words and hand: what is asked of me, or for whom we wait. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { countdown } from "../lib/countdown.js";
import { talkButton } from "./bars.js";
import { promptOf } from "./context.js";
import { sign } from "./sign.js";

/** @param {import("./view.js").App} app */
export function prompt(app) {
  const { component, ctx, t, room, local } = app;
  if (!component || !ctx) return nothing;
  const sent = !ctx.over && local.acted !== null && local.acted === promptOf(room.match);
  const view = sent ? { mine: false, icon: "check", words: t("sent") } : component.prompt(ctx);
  const mine = view.mine && !ctx.over;
  const deadline = room.match?.deadline;
  const buttons = view.buttons ?? [];
  return html`<div class="prompt ${mine ? "mine" : ""}" data-focus-home tabindex="-1" data-ask=${ctx.ask ?? nothing}>
    ${sign(view.icon ?? (mine ? "hand" : "steps"))}<span class=${mine ? "" : "more"}>${view.words}</span>${view.more ? html`<span class="more">${view.more}</span>` : nothing}
    <span class="end">${deadline && !ctx.over
        ? html`<span class="clock" role="timer" aria-label=${t.text("clock-label")}>${countdown(deadline - app.ahead)}</span>`
        : nothing}${buttons.map(
        ({ label, press, look, off }) => html`<button type="button" class="btn less ${look === "go" ? "go ink" : ""}" aria-disabled=${off ? "true" : nothing} @click=${off ? null : press}>${label}</button>`,
      )}${buttons.length === 0 && mine && local.covered
        ? html`<button type="button" class="btn less" data-focus="uncover" @click=${() => app.set({ covered: false, peeking: false })}>${t("cover-open")}</button>`
        : nothing}${buttons.length === 0 ? talkButton(app) : nothing}</span>
  </div>`;
}
