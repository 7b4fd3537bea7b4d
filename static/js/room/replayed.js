/** The replay's page: whose eyes, the table at that step, what had just happened, the controls, the checked shuffle. */
import { html, live, nothing } from "../../vendor/lit-html/lit-html.js";
import { shuffleCheck } from "./checked.js";
import { contextOf } from "./context.js";
import { byWhom } from "./log.js";
import { helpSheet } from "./sheet.js";
import { crestOf, sign } from "./sign.js";

/** Where we are, and through whose eyes: `public`, `all`, or a seat's number. @typedef {{step: number, eyes: string}} Place */
/**
 * A match as the server gives it for one pair of eyes.
 * @typedef {object} Replayed
 * @property {number} number
 * @property {string} game
 * @property {any} options
 * @property {{name: string, bot: boolean}[]} seats
 * @property {string} commitment
 * @property {string} seed
 * @property {{seat: number, text: string} | null} story
 * @property {import("./view.js").Outcome | null} outcome
 * @property {{step: number, table: any, own: any, owns: any[] | null, asked: number[], lines: import("./contract.js").Entry[]}[]} steps
 */
/**
 * @typedef {object} Page
 * @property {Replayed} came
 * @property {Place} at
 * @property {import("../lib/words.js").T} t
 * @property {import("./contract.js").GameComponent} game
 * @property {string} code
 * @property {string} base
 * @property {(to: Partial<Place>) => void} go
 * @property {() => void} share
 * @property {{help: string | null, toast: string | null}} local
 * @property {(patch: {help?: string | null, toast?: string | null}) => void} set
 */

/** A room as it would have looked, so that the same parts can be drawn. @param {Page} page @returns {import("./view.js").Room} */
function roomOf({ came, at, code }) {
  const step = /** @type {Replayed["steps"][number]} */ (came.steps[at.step]);
  const over = at.step === came.steps.length - 1;
  return /** @type {any} */ ({
    code,
    game: came.game,
    you: null,
    members: [],
    match: {
      number: came.number,
      game: came.game,
      options: came.options,
      commitment: came.commitment,
      seed: came.seed,
      players: came.seats.map((seat) => ({ member: "", ...seat })),
      story: at.step > 0 ? came.story : null,
      asked: step.asked,
      deadline: null,
      outcome: over ? came.outcome : null,
      given_up: over && came.outcome === null,
      owns: null,
      view: { table: step.table, own: step.own, ask: null, actions: [], text: false },
    },
  });
}

/** @param {Page} page @param {number | null} me @param {any} own @returns {import("./contract.js").Ctx} */
function ctxOf(page, me, own) {
  const { came, at, t, set } = page;
  const people = came.seats.map(({ name, bot }, seat) => ({ seat, id: "", name, crest: crestOf(seat), here: true, bot, born: bot, you: seat === me, asked: came.steps[at.step]?.asked.includes(seat) ?? false }));
  const log = came.steps.slice(0, at.step + 1).flatMap(({ lines }) => lines);
  const ctx = contextOf({ room: roomOf(page), log, t, more: { people, me, own, explain: (what) => set({ help: what }) } });
  return /** @type {import("./contract.js").Ctx} */ (ctx);
}

/** @param {Page} page */
export function replayPage(page) {
  const { came, at, t, game, code, base, local, set } = page;
  const step = /** @type {Replayed["steps"][number]} */ (came.steps[at.step]);
  const me = /^\d+$/.test(at.eyes) ? Number(at.eyes) : null;
  const ctx = ctxOf(page, me, step.own);
  const last = at.step === came.steps.length - 1;
  const app = /** @type {any} */ ({ ctx, component: game, t, close: () => set({ help: null }) });
  return html`<main class="replay" data-game=${came.game}>
    <header class="top"><a class="title" href="${base}/r/${code}">${game.title(ctx)}<span class="code">${code}</span></a><button type="button" class="tool" aria-label=${t.text("replay-share")} data-focus="share" @click=${page.share}>${sign("link")}</button></header>
    <h1 class="replay-title">${t("replay-title", { number: came.number })}</h1>
    ${eyes(page)}
    <div class="board">${game.board({ ...ctx, over: false })}</div>
    ${controls(page)}
    <section class="words story" aria-label=${t.text("replay-happened")} role="status">${ctx.told ? html`<p class="story-line" dir="auto">“${ctx.told.text}”</p>` : nothing}${happened(page, ctx)}</section>
    <div class="hold">${hands(page, ctx)}</div>
    ${last ? html`<section class="replay-end">${game.reveal(ctx)}</section>` : nothing}
    ${shuffleCheck(/** @type {any} */ ({ t, code, base, room: roomOf(page) }))}
    ${local.help ? helpSheet(app, local.help) : nothing}${local.toast ? html`<div class="toast" role="status">${local.toast}</div>` : nothing}</main>`;
}

/** @param {Page} page */
function eyes({ came, at, t, go }) {
  const choices = [["public", t("replay-public")], ["all", t("replay-all")], ...came.seats.map(({ name }, seat) => [String(seat), html`<bdi>${name}</bdi>`])];
  return html`<div class="replay-eyes seg" role="group" aria-label=${t.text("replay-eyes")}>${choices.map(
    ([value, words]) => html`<button type="button" class="chip" aria-pressed=${String(at.eyes === value)} data-focus="eyes-${value}" @click=${() => go({ eyes: String(value) })}>${words}</button>`,
  )}</div>`;
}

/** @param {Page} page */
function controls({ came, at, t, go }) {
  const last = came.steps.length - 1;
  /** @param {string} name @param {number} step @param {string} icon */
  const button = (name, step, icon) => html`<button type="button" class="tool ${name}" aria-label=${t.text(`replay-${name}`)} aria-disabled=${step === at.step || step < 0 || step > last ? "true" : nothing} data-focus=${name} @click=${() => go({ step })}>${sign(icon)}</button>`;
  return html`<div class="replay-controls">${button("back", at.step - 1, "arrow")}<label><span>${t("replay-step", { n: at.step, of: last })}</span
    ><input class="slider" type="range" min="0" max=${last} .value=${live(String(at.step))} aria-label=${t.text("replay-slider")} data-focus="slider" @input=${(/** @type {InputEvent} */ event) => go({ step: Number(/** @type {HTMLInputElement} */ (event.target).value) })} /></label>${button("forth", at.step + 1, "arrow")}</div>`;
}

/** The lines of this step, with what these eyes alone were told. @param {Page} page @param {import("./contract.js").Ctx} ctx */
function happened(page, ctx) {
  const { came, at, game } = page;
  const lines = came.steps[at.step]?.lines ?? [];
  const shown = lines.map((entry) => ({ entry, view: game.line(entry, ctx), news: game.news?.(entry, ctx) ?? null })).filter(({ view }) => view);
  if (!shown.length) return answered(page, ctx);
  return html`<ol class="log-list">${shown.map(
    ({ entry, view, news }) => html`<li class="log-line">${view?.picture ?? nothing}<span>${view?.words}${byWhom(entry, ctx)}${news ? html`<small class="replay-news">${news}</small>` : nothing}</span></li>`,
  )}</ol>`;
}

/** A step that the log says nothing of: who answered, and whom the table still waits for. @param {Page} page @param {import("./contract.js").Ctx} ctx */
function answered({ came, at, t }, ctx) {
  const asked = came.steps[at.step]?.asked ?? [];
  const done = (came.steps[at.step - 1]?.asked ?? []).filter((seat) => !asked.includes(seat));
  if (!done.length || !asked.length) return nothing;
  /** @param {number[]} seats */
  const names = (seats) => /** @type {any} */ (t.list(seats.map(ctx.who)));
  return html`<p class="log-line">${sign("check")}<span>${t("replay-answered", { who: names(done), others: names(asked) })}</span></p>`;
}

/** What a seat held; for eyes that see all, what each held. @param {Page} page @param {import("./contract.js").Ctx} ctx */
function hands(page, ctx) {
  const { came, at, game } = page;
  const step = came.steps[at.step];
  if (ctx.me !== null) return game.hand(ctx);
  const owns = step?.owns;
  if (!owns) return nothing;
  return html`<ul class="all-hands">${owns.map((own, seat) => html`<li>${ctx.who(seat)}${game.hand(ctxOf(page, seat, own))}</li>`)}</ul>`;
}

/** @param {import("../lib/words.js").T} t @param {string} code @param {string} base @param {string} room */
export function problemPage(t, code, base, room) {
  const known = /** @type {Record<string, string>} */ ({ match_unknown: "error-no_such_match", match_running: "error-match_running", room_unknown: "error-room_unknown", too_many_guesses: "error-too_many_guesses" })[code];
  const id = known ?? "error-other";
  return html`<main class="notice-page"><h1>${t(id)}</h1><p>${t(`${id}-about`)}</p><a class="btn act" href="${base}/r/${room}">${t("replay-to-room")}</a></main>`;
}
