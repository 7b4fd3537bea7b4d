/** The room's page: one link, one store, one render per frame. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { stayAwake, whenLooked } from "./lib/awake.js";
import { keepFocus } from "./lib/focus.js";
import { renewIfOld } from "./lib/fresh.js";
import { recall, remember, rememberLang } from "./lib/prefs.js";
import { createLink } from "./lib/socket.js";
import { allowSound } from "./lib/sound.js";
import { sprite } from "./lib/sprites.js";
import { createStore, nextFrame } from "./lib/store.js";
import { createWords } from "./lib/words.js";
import { closedPage } from "./room/bars.js";
import { contextOf, peopleOf, promptOf } from "./room/context.js";
import { component as loadGame } from "./room/games.js";
import { setTable } from "./room/lesson.js";
import { createMarks } from "./room/marks.js";
import { allowed } from "./room/rights.js";
import { createNews, createPresenter, titleOf } from "./room/news.js";
import { partOf, whole } from "./room/pages.js";
import { bring, here, isPart } from "./room/parts.js";

/** @typedef {import("./room/view.js").App} App */
/** @typedef {import("./room/view.js").Local} Local */
/** @typedef {import("./room/view.js").Room} Room */

const { base = "", static: root = "/static/", lang: pageLang = "en" } = document.documentElement.dataset;
const host = /** @type {HTMLElement} */ (document.getElementById("app"));
const { code = "", address = location.href, reach = "ok", game: slug, page: expected } = host.dataset;
const early = /** @type {HTMLInputElement | null} */ (host.querySelector("input[name=name]"));
const secure = "secure" in host.dataset;

if (early) early.value ||= recall("name", "");

/** @type {Local} */
const fresh = {
  link: "connecting", closed: null, sheet: null, ui: {}, acted: null, toast: null, covered: recall("covered", false), peeking: false, lobby: false,
  strip: null, missed: null, bubbles: {}, name: early?.value ?? recall("name", ""), wrong: null, read: 0, holding: false, gone: null,
};
/** Something is drawn; before that, what the server wrote stays. */
let started = false;
/** All parts of the page have come. */
let settled = false;
// The first drawing does not wait for a frame: style and layout then come in a task of their own, and a finger between them.
const store = createStore(fresh, { frame: (run) => (started ? nextFrame(run) : void setTimeout(run)) });
const words = createWords(root);
const news = createNews({ code, set, fly: (...flight) => here.table?.fly(...flight) });
let lang = pageLang;
/** @type {import("./lib/words.js").T | null} */
let t = null;
/** @type {import("./room/contract.js").GameComponent | null} */
let game = null;
/** @type {import("./room/view.js").GameInfo[]} */
let games = [];
/** @type {{room: Room, log: import("./room/contract.js").Entry[]} | null} */
let shown = null;
/** @type {string[]} */
let muted = recall(`muted-${code}`, []);
/** @type {number | undefined} */
let toastTimer;
/** ms until what did not come is asked for again. */
const AGAIN = 2000;

/** @param {Partial<Local>} patch */
function set(patch) {
  if (patch.covered !== undefined) remember("covered", patch.covered);
  if (patch.toast) {
    clearTimeout(toastTimer);
    toastTimer = setTimeout(() => set({ toast: null }), 5000);
  }
  store.set(patch);
}

const link = createLink({
  url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${base}/r/${code}/socket`,
  onFrame: take,
  onState: (state, why) => {
    if (state === "lost") news.left();
    if (state === "open") {
      news.reconnected();
      if (shown) void renewIfOld(root);
    }
    set({ link: state, closed: state === "closed" || why ? (why ?? "other") : null });
  },
});
const marks = createMarks((text, match) => void link.send("note", { marks: text, match }), () => store.draw());

/** @param {string} kind @param {object} [fields] */
async function send(kind, fields) {
  const answer = await link.send(kind, fields);
  if (!answer.ok && kind !== "join" && kind !== "watch" && t) {
    const slug = store.now.room?.match?.game ?? store.now.room?.game;
    const id = [`${slug}-refused-${answer.code}`, `refused-${answer.code}`, "refused-other"].find((each) => t?.has(each));
    set({ toast: t.text(id ?? "refused-other", /** @type {any} */ (answer.args ?? {})), acted: null });
  }
  return answer;
}

/** @param {any} frame */
function take(frame) {
  if (frame.kind === "view") {
    const last = store.now.room;
    const before = last ? (last.said.at(-1)?.n ?? 0) : null;
    const { room, log } = store.take(frame);
    const host = hostOf(room);
    const former = last && hostOf(last); // nobody yet: who opened the room has just joined
    if (t && host && former && former.id !== host.id) set({ toast: t.text(host.id === room.you?.id ? "host-you" : "host-now", { who: host.name }) });
    if (room.you) set({ gone: null });
    else if (last?.you) set({ gone: store.now.local.gone ?? "removed", sheet: null });
    void ready(room).then(async () => {
      if (!started && game && room.you) await here.table?.rehearse(game, context({ room, log }));
      if (store.now.room === room) presenter.take({ room, log });
      if (before !== null) for (const said of room.said) if (said.n > before) heard(said.member, () => here.table?.saidWords(app(), said));
    });
  } else if (frame.kind === "reacted") heard(frame.member, () => t?.(`reaction-${frame.reaction}`));
  else if (frame.kind === "notice" && t) set({ toast: t.text(t.has(`notice-${frame.code}`) ? `notice-${frame.code}` : "notice-other") });
}

/** @param {Room} room */
const hostOf = (room) => room.members.find((member) => member.host);

/** What somebody said stands at their seat for a moment; where there is no table, at the foot of the page. @param {string} member @param {() => unknown} text */
function heard(member, text) {
  if (muted.includes(member) || !shown) return;
  const words = text();
  const who = shown.room.members.find(({ id }) => id === member);
  if (words && who && !document.querySelector(".board")) set({ toast: [`\u2068${who.name}\u2069${t?.colon}`, words] });
  set({ bubbles: { ...store.now.local.bubbles, [member]: words } });
  setTimeout(() => set({ bubbles: { ...store.now.local.bubbles, [member]: undefined } }), 4500);
}

/** Until everything is there that this view is drawn with, or a newer one has come: a line may break in the middle. @param {Room} room */
async function ready(room) {
  while (store.now.room === room) {
    try {
      return await prepare(room);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/** Words for what the room plays, the page's part, and the game's component where there is a table to draw. @param {Room} room */
async function prepare(room) {
  const slug = room.match?.game ?? room.game;
  const part = partOf(room, store.now.local.lobby);
  const component = room.you && room.match ? loadGame(root, slug) : null;
  const others = settled ? games.map((each) => each.slug).filter((each) => each !== slug) : [];
  [t] = await Promise.all([words(lang, ["room", slug], others), part && bring(part, root)]);
  document.documentElement.lang = lang;
  if (component) game = await component;
}

/** What the page was not opened for comes piece by piece once it is drawn, so that nothing has to be waited for later. */
async function settle() {
  const room = store.now.room;
  for (const part of /** @type {const} */ (["lobby", "table", "sheets", "ended"])) await bring(part, root);
  await askGames();
  settled = true;
  if (room) await Promise.all([prepare(room), loadGame(root, room.game)]);
  store.draw();
}

/** The shelf, once. */
async function askGames() {
  if (games.length === 0) games = await (await fetch(`${base}/api/games`)).json();
  store.draw();
}

/** @param {{room: Room, log: any[]}} view @param {boolean} [live] */
function context({ room, log }, live = false) {
  if (!t) return null;
  const { local } = store.now;
  const answered = local.acted !== null && local.acted === promptOf(room.match);
  const held = local.holding || answered;
  return contextOf({
    room, log, t,
    more: {
      people: peopleOf(room, local.bubbles),
      ui: local.ui,
      setUi: (patch) => set({ ui: { ...store.now.local.ui, ...patch } }),
      act: (action, extra = {}) => {
        const ask = room.match?.view.ask;
        if (!live || held || ask === null || ask === undefined) return;
        set({ acted: promptOf(room.match), ui: {}, peeking: false, strip: null });
        void send("act", { action, ask, match: room.match?.number, ...extra });
      },
      explain: (what) => set({ sheet: { name: "help", about: what } }),
      covered: local.covered,
      peeking: local.peeking,
      peek: (open) => open !== store.now.local.peeking && set({ peeking: open }),
      marks: marks.of(room.match),
      ...(held ? { actions: [], ask: null } : {}),
    },
  });
}

const presenter = createPresenter({
  show(view, lines) {
    shown = view;
    const ctx = context(view);
    if (ctx && game && view.room.match) news.react(ctx, view.room, game, lines);
    else if (!view.room.match) news.idle();
    remember("visited", [{ code, game: view.room.game, at: Date.now() }, ...recall("visited", /** @type {any[]} */ ([])).filter((each) => each.code !== code)].slice(0, 8));
    if (!lines.length && store.now.local.lobby && view.room.match && !view.room.match.outcome) store.set({ lobby: false });
    store.draw();
  },
  component: () => game,
  context: (view) => context(view),
  hold: (holding) => store.set({ holding }),
});

/** @returns {App} */
function app() {
  const view = /** @type {NonNullable<typeof shown>} */ (shown);
  const { local, ahead } = store.now;
  return {
    room: view.room, log: view.log, t: /** @type {import("./lib/words.js").T} */ (t), local, set, send, games, code, address, reach, secure, base, root, ahead,
    open: (name, about) => set({ sheet: { name, about }, ...(name === "talk" ? { read: view.room.said.at(-1)?.n ?? 0 } : {}) }),
    close: () => set({ sheet: null, ...(local.sheet?.name === "talk" ? { read: view.room.said.at(-1)?.n ?? 0 } : {}) }),
    may: (kind) => allowed(view.room, kind, Date.now() + ahead),
    component: game,
    ctx: context(view, true),
    speak,
    isMuted: (member) => muted.includes(member),
    mute: (member, mute) => {
      muted = mute ? [...muted, member] : muted.filter((each) => each !== member);
      remember(`muted-${code}`, muted);
      store.draw();
    },
  };
}

/** Another language, without a reload. @param {string} next */
async function speak(next) {
  lang = next;
  rememberLang(next, base);
  if (store.now.room) await prepare(store.now.room);
  else t = await words(lang, ["room"]);
  store.draw();
}

/** In place of what the server wrote. @param {unknown} template */
function put(template) {
  if (!template) return;
  if (!started) {
    host.replaceChildren();
    // Safari has no idle callback.
    (window.requestIdleCallback ?? setTimeout)(() => void settle().catch(() => {}));
  }
  started = true;
  render(template, host);
}

function draw() {
  const { local } = store.now;
  const refocus = keepFocus(host);
  if (local.link === "closed" && local.closed && t) {
    put(closedPage({ t, code: local.closed, base, again: () => link.restart() }));
  } else if (shown && t) {
    const { match } = shown.room;
    stayAwake(match !== null && match.outcome === null && !match.given_up);
    document.title = titleOf(shown.room, t);
    const now = app();
    setTable(now);
    put(whole(now));
  } else if (local.link === "lost" && t) {
    put(html`<main class="waiting-page"><p role="status">${t("link-lost")}</p></main>`);
  }
  refocus();
}

store.subscribe(draw);
early?.addEventListener("input", () => store.set({ name: early.value }));
whenLooked({
  away: () => (marks.keep(), news.left(), link.hide(), store.draw()),
  back: () => (link.wake(), store.draw()),
});
addEventListener("pointerdown", () => {
  allowSound();
  store.draw();
}, { once: true });
setInterval(() => shown && store.draw(), 15_000);

void sprite(`${root}img/house.svg`).then(() => store.draw());
void words(lang, ["room"]).then((first) => {
  t ??= first;
  store.draw();
}, () => {});
// A head start: the server has said what this page will most likely show.
if (isPart(expected)) {
  void bring(expected, root).catch(() => {});
  void askGames().catch(() => {});
}
if (slug) void words(lang, [slug]).catch(() => {});
if (slug && (expected === "table" || expected === "ended")) void loadGame(root, slug).catch(() => {});
link.start();
