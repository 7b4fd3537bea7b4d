/** The seats before the deal, in play order. The host drags a seat along the ring, or moves it with the arrow keys. */
import { html, nothing, repeat } from "../../vendor/lit-html/lit-html.js";
import { vars } from "../lib/vars.js";
import { mostSeats, seated } from "./context.js";
import { breadth, crest, crestOf, sign } from "./sign.js";

/** @typedef {import("./view.js").App} App */
/** @typedef {import("./view.js").Member} Member */

/** @param {App} app @param {Member[]} members @param {number} from @param {number} to */
export function moveSeat(app, members, from, to) {
  const order = members.map(({ id }) => id);
  const [moved] = order.splice(from, 1);
  if (moved === undefined || from === to) return;
  order.splice(to, 0, moved);
  void app.send("seat", { order });
}

/** @param {App} app */
function shuffleSeats(app) {
  const order = seated(app).map(({ id }) => id);
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [order[i], order[j]] = [/** @type {string} */ (order[j]), /** @type {string} */ (order[i])];
  }
  void app.send("seat", { order });
}

/**
 * Follows the finger; on release the seat goes to the place it is nearest to.
 * @param {PointerEvent} start @param {number} places @param {number} turn   places by which the ring is turned
 * @param {(place: number) => void} drop
 */
function drag(start, places, turn, drop) {
  const seat = /** @type {HTMLElement} */ (start.currentTarget);
  const ring = /** @type {HTMLElement} */ (seat.closest(".ring"));
  const box = ring.getBoundingClientRect();
  let moved = false;
  seat.setPointerCapture(start.pointerId);

  /** @param {PointerEvent} event */
  const placeOf = (event) => {
    const x = (event.clientX - box.left) / box.width - 0.5;
    const y = (event.clientY - box.top) / box.height - 0.5;
    const degrees = (Math.atan2(y, x) * 180) / Math.PI - 90;
    return (Math.round((((degrees + 720) % 360) / 360) * places) % places) + turn;
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    const dx = event.clientX - start.clientX;
    const dy = event.clientY - start.clientY;
    if (!moved && Math.hypot(dx, dy) < 8) return;
    moved = true;
    seat.classList.add("lifted");
    seat.style.transform = `translate(${dx}px, ${dy}px)`;
  };
  /** @param {PointerEvent} event */
  const end = (event) => {
    seat.removeEventListener("pointermove", move);
    seat.removeEventListener("pointerup", end);
    seat.removeEventListener("pointercancel", end);
    seat.classList.remove("lifted");
    seat.style.transform = "";
    if (!moved) return;
    /** @param {Event} click */
    const swallow = (click) => click.stopImmediatePropagation();
    seat.addEventListener("click", swallow, { capture: true });
    setTimeout(() => seat.removeEventListener("click", swallow, { capture: true }), 0);
    if (event.type === "pointerup") drop(placeOf(event) % places);
  };
  seat.addEventListener("pointermove", move);
  seat.addEventListener("pointerup", end);
  seat.addEventListener("pointercancel", end);
}

/** @param {App} app @param {Member} member */
const role = ({ t, room }, member) => {
  const what = [room.you?.id === member.id && t.text("role-you"), member.host && t.text("role-host"), member.bot && t.text("role-bot"), !member.here && !member.bot && t.text("role-away")];
  return t.commas(what) || t.text("role-seated");
};

/** @param {App} app */
export function around(app) {
  const { t, room } = app;
  const members = seated(app);
  const most = mostSeats(app);
  const free = members.length < most;
  const n = Math.max(members.length + (free ? 1 : 0), 2);
  const mine = Math.max(members.findIndex(({ id }) => id === room.you?.id), 0);
  const host = app.may("seat");
  const turn = mine;
  /** @param {number} i */
  const angle = (i) => `${90 + (((i - turn + n) % n) * 360) / n}deg`;

  /** @param {Member} member @param {number} i */
  const seat = (member, i) => {
    /** @param {KeyboardEvent} event */
    const keys = (event) => {
      const step = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1 }[event.key];
      if (!host || !step) return;
      event.preventDefault();
      moveSeat(app, members, i, (i + step + members.length) % members.length);
    };
    return html`<button type="button" class="seat at ${member.here || member.bot ? "" : "away"} ${breadth(member.name) > 9 ? "long" : ""}" data-seat=${crestOf(i)} data-focus="member-${member.id}" data-member=${member.id}
      aria-label=${t.text("seat-of", { n: i + 1, who: member.name, role: role(app, member) })} aria-describedby=${host ? "move-how" : nothing} ${vars({ a: angle(i) })}
      @click=${() => app.open("member", member.id)} @keydown=${keys}
      @pointerdown=${host && members.length > 1 ? (/** @type {PointerEvent} */ event) => drag(event, n, turn, (place) => moveSeat(app, members, i, Math.min(place % n, members.length - 1))) : nothing}
      >${crest(crestOf(i))}<bdi class="seat-name">${member.name}</bdi><span class="role">${role(app, member)}</span></button>`;
  };
  const freeSeat = free
    ? app.may("add_bot")
      ? html`<button type="button" class="seat at free" data-focus="add-bot" ${vars({ a: angle(members.length) })} @click=${() => app.send("add_bot")}>${sign("bot")}<span class="seat-name">${t("add-bot")}</span><span class="role">${t("or-wait")}</span></button>`
      : html`<div class="seat at free" ${vars({ a: angle(members.length) })}>${sign("hand")}<span class="seat-name">${t("free-seat")}</span></div>`
    : nothing;
  return html`<section class="around" aria-labelledby="around-title">
    <h2 id="around-title">${t("around")}${host && members.length > 1 ? html`<button type="button" class="btn less" data-focus="shuffle" @click=${() => shuffleSeats(app)}>${sign("shuffle")}${t("shuffle")}</button>` : nothing}</h2>
    ${host ? html`<p class="sr" id="move-how">${t("move-how")}</p>` : nothing}
    <div class="ring circle ${n > 6 ? "n8" : ""}"><div class="ring-table"></div>${Array.from({ length: n }, (_, i) =>
        [0.38, 0.62].map((f, j) => html`<svg class="at step ${j ? "two" : "one"}" ${vars({ a: `${90 + ((i + f) * 360) / n}deg` })} viewBox="0 0 20 44" aria-hidden="true"><use href="#foot" /></svg>`),
      )}${repeat(members, ({ id }) => id, seat)}${freeSeat}${most > 2 ? html`<div class="ring-mid"><span>${t("goes-left")}</span></div>` : nothing}</div>
  </section>`;
}
