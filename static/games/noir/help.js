/** What a suspect is to me, and the evidence in my hand, each on a sheet of its own. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { covert, known, likeness, nameOf, small, standing } from "./people.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {string} what  an initial, or "hand" @returns {import("../../js/room/contract.js").HelpView | null} */
export function help(ctx, what) {
  if (what === "hand") return evidence(ctx);
  const { table, t } = ctx;
  const dead = table.dead.includes(what);
  const free = table.innocent.includes(what);
  return {
    title: nameOf(ctx, what),
    picture: html`<span class="noir-face large ${dead ? "dead" : ""}" role="img" aria-label=${nameOf(ctx, what)}>${likeness(ctx, what, { dead, free })}</span>`,
    body: html`<ul class="noir-told">${standing(ctx, what).map((words) => html`<li>${words}</li>`)}${table.discards.includes(what) ? html`<li>${t("noir-is-discarded")}</li>` : nothing}${mine(ctx, what).map((words) => html`<li>${words}</li>`)}
      ${dead || free ? html`<li>${t(dead ? "noir-help-dead" : "noir-help-innocent")}</li>` : html`<li>${t("noir-help-living")}</li>`}</ul>`,
  };
}

/** @param {Ctx} ctx @param {string} person @returns {unknown[]} */
function mine(ctx, person) {
  const { own, t } = ctx;
  if (!own || covert(ctx)) return [];
  const know = known(ctx, person);
  const other = own.role === "killer" ? "inspector" : "killer";
  return [
    own.identity === person && t("noir-is-you"),
    own.near.includes(person) && t("noir-is-beside"),
    own.hand?.includes(person) && t("noir-in-hand"),
    t("noir-may", { may: know.may, why: know.why, role: other }),
  ].filter(Boolean);
}

/** @param {Ctx} ctx @returns {import("../../js/room/contract.js").HelpView} */
function evidence(ctx) {
  const { own, t } = ctx;
  const held = own?.hand ?? "";
  return {
    title: t("noir-hand", { n: held.length }),
    body: covert(ctx)
      ? html`<p>${t("noir-covered")}</p>`
      : html`<p>${t("noir-hand-means")}</p><div class="noir-row">${[...held].map((person) => small(ctx, person))}</div>${own?.identity ? html`<p>${t("noir-you-inspector")}</p><div class="noir-row">${small(ctx, own.identity, { me: true })}</div>` : nothing}`,
  };
}
