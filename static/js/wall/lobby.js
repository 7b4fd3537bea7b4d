/** The wall before the deal: how to join, large; who is here, in play order; and the page "can the phones reach this?". */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { qrCode } from "../room/invite.js";
import { breadth, crest, crestOf, sign } from "../room/sign.js";
import { both, host, strip } from "./frame.js";

/** @typedef {import("./frame.js").Wall} Wall */
/** @typedef {import("../room/view.js").Member} Member */

/** @param {Wall} wall @returns {Member[]} */
const seated = ({ room }) => room.members.filter(({ seat }) => seat !== null).sort((one, other) => Number(one.seat) - Number(other.seat));

/** @param {Wall} wall */
export function lobby(wall) {
  const { first, second } = startLine(wall);
  return html`<main class="wall-page wall-lobby">
    <div class="wall-join"><section class="wall-how">${title(wall)}
        <p class="wall-where"><span>${wall.t("wall-join")}${wall.t2 ? html`<small lang=${wall.t2.lang}>${wall.t2("wall-join")}</small>` : nothing}</span><b translate="no">${host(wall)}</b></p>
        <p class="wall-code" translate="no" aria-label=${wall.code}><span>${wall.code.slice(0, 3)}</span><span>${wall.code.slice(3)}</span></p>${wall.testing ? nothing : reach(wall)}</section>
      <div class="wall-qr">${qrCode(/** @type {any} */ (wall))}</div>
      ${wall.testing ? testing(wall) : people(wall)}</div>
    ${strip(wall, first, second)}</main>`;
}

/** @param {Wall} wall */
const title = ({ t, room }) => html`<h1><span lang="ja" class="big-ja">${t(`${room.game}-ja`)}</span>${t.lang === "ja" ? nothing : html`<small>${t(`${room.game}-name`)}</small>`}</h1>`;

/** @param {Wall} wall */
function people(wall) {
  const { t } = wall;
  const members = seated(wall);
  return html`<section class="wall-people" aria-label=${t.text("wall-people")}><ol>${members.map((member, i) => chair(wall, member, i))}</ol>${watchers(wall)}</section>`;
}

/** @param {Wall} wall @param {Member} member @param {number} i */
const chair = ({ t }, member, i) => html`<li class="seat ${member.here || member.bot ? "" : "away"} ${breadth(member.name) > 12 ? "long" : ""}" data-seat=${crestOf(i)}>${crest(crestOf(i))}<bdi class="seat-name">${member.name}</bdi
  ><span class="role">${member.host ? t("wall-host") : member.born_bot ? t("wall-bot") : !member.here ? t("wall-away") : nothing}</span></li>`;

/** @param {Wall} wall */
function watchers({ t, room }) {
  const n = room.members.filter(({ seat, here }) => seat === null && here).length;
  return n > 0 ? html`<p>${t("wall-watching", { n })}</p>` : nothing;
}

/** @param {Wall} wall */
const reach = (wall) => (wall.reach === "none" || wall.reach === "image" ? html`<p class="wall-reach">${wall.t(`wall-reach-${wall.reach}`)}</p>` : wall.reach === "guessed" ? html`<p class="wall-reach fine">${wall.t("wall-reach-guessed", { address: host(wall) })}</p>` : nothing);

/** What the wall waits for, in both languages. @param {Wall} wall */
function startLine(wall) {
  const { code, args } = wall.room.start;
  if (code === "seats_wrong") return both(wall, args.have < args.min ? "wall-more" : "wall-fewer", args);
  return both(wall, "wall-ready", args);
}

/** The test: what is in the code, and a tick as soon as a phone is here. @param {Wall} wall */
function testing(wall) {
  const { t, room, address, reach: how } = wall;
  const here = room.members.filter((member) => member.here && !member.bot);
  const blind = how === "none" || how === "image"; // whoever is here came from this machine, or may have
  return html`<section class="wall-test"><h2>${t("wall-test")}</h2>
    <ol><li>${sign(blind ? "cross" : "check")}<span>${t(how === "image" ? "wall-reach-image" : `wall-test-${how}`, { address })}</span></li>
      <li>${sign("screen")}<span>${t("wall-test-scan")}</span></li>
      <li class=${here.length > 0 && !blind ? "good" : ""}>${sign(here.length > 0 && !blind ? "check" : "steps")}<span>${here.length > 0
          ? t(blind ? "wall-test-here" : "wall-test-seen", { n: here.length, who: t.list(here.map(({ name }) => html`<bdi>${name}</bdi>`)) })
          : t("wall-test-nobody")}</span></li></ol>
    ${here.length > 0 && !blind ? nothing : html`<p class="dim">${t("wall-test-hint")}</p>`}<p class="dim">${t("wall-test-close")}</p></section>`;
}
