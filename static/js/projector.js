/** The page for the wall: the public view alone, nothing to click, comes back by itself for ever. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { stayAwake } from "./lib/awake.js";
import { pace } from "./lib/motion.js";
import { createLink, realTime } from "./lib/socket.js";
import { allowSound, signal } from "./lib/sound.js";
import { sprite } from "./lib/sprites.js";
import { createStore } from "./lib/store.js";
import { createWords } from "./lib/words.js";
import { contextOf, peopleOf } from "./room/context.js";
import { component as loadGame } from "./room/games.js";
import { band } from "./wall/frame.js";
import { lobby } from "./wall/lobby.js";
import { createScript } from "./wall/script.js";
import { ended, table } from "./wall/table.js";

const { base = "", lang: pageLang = "en", static: root = "/static/" } = document.documentElement.dataset;
const place = /** @type {HTMLElement} */ (document.getElementById("app"));
const { code = "", address = "", reach = "ok", langs = "" } = place.dataset;
const KNOWN = ["en", "ja", "fr"];
const HINT = 20_000;
const AGAIN = 30_000;
const BUBBLE = 4_500;

const words = createWords(root);
/** @type {Map<string, import("./room/contract.js").GameComponent>} */
const components = new Map();
/** @type {Map<string, import("./lib/words.js").T>} by language and game */
const spoken = new Map();
/** @type {import("./room/view.js").GameInfo[]} */
let games = [];
const store = createStore({ link: "connecting", closed: /** @type {string | null} */ (null), hint: true, testing: new URLSearchParams(location.search).has("test"), bubbles: /** @type {Record<string, string | undefined>} */ ({}) });

const script = createScript({
  beat: (entry, room) => {
    const component = room.match && components.get(room.match.game);
    const ctx = component && contextOf({ room, log: [], t: /** @type {any} */ (speech(room)[0]), more: { wall: true, me: null } });
    return Boolean(ctx && component.line(entry, ctx)?.beat);
  },
  pause: () => pace(4),
  changed: () => store.draw(),
  after: realTime.after,
});

/** The page's languages: the address's, else the room's, else the reader's. @param {import("./room/view.js").Room} room */
function languages(room) {
  const wanted = (langs || room.room.projector_lang || pageLang).split(",").map((lang) => lang.trim()).filter((lang) => KNOWN.includes(lang));
  return [...new Set(wanted.length > 0 ? wanted : [pageLang])].slice(0, 2);
}

/** @param {import("./room/view.js").Room} room */
const speech = (room) => languages(room).map((lang) => spoken.get(`${lang} ${room.match?.game ?? room.game}`) ?? null);

/** A language that is not there yet is said in English. @param {string} lang @param {string[]} ftl */
const speak = (lang, ftl) => words(lang, ["room", "projector", ...ftl]).catch(() => words("en", ["room", "projector", ...ftl]));

/** @param {import("./room/view.js").Room} room */
const unready = (room) => speech(room).includes(null) || !components.has(room.match?.game ?? room.game);

/** Everything a room's game needs, before it is drawn. @param {import("./room/view.js").Room} room */
async function prepare(room) {
  const slugs = [...new Set([room.game, room.match?.game ?? room.game])];
  await Promise.all(
    slugs.map(async (slug) => {
      const component = await loadGame(root, slug);
      await Promise.all([
        ...languages(room).map(async (lang) => spoken.set(`${lang} ${slug}`, await speak(lang, component.files.ftl))),
      ]);
      components.set(slug, component);
    }),
  );
}

/** @param {any} frame */
async function onFrame(frame) {
  if (frame.kind === "closed") return store.set({ closed: frame.code });
  if (frame.kind === "reacted") return bubble(frame.member, `reaction-${frame.reaction}`);
  if (frame.kind !== "view") return;
  const before = store.now.room;
  const { whole } = store.take(frame);
  store.set({ closed: null });
  if (unready(store.now.room)) await prepare(store.now.room);
  const { room, log } = store.now; // what came meanwhile counts too
  document.documentElement.lang = languages(room)[0] ?? pageLang;
  script.take(room, log, whole);
  if (before && asked(room) && asked(room) !== asked(before)) signal();
  const heard = before?.said.at(-1)?.n ?? (before ? 0 : Infinity);
  for (const said of room.said) if (said.n > heard && said.phrase) bubble(said.member, `phrase-${said.phrase}`);
}

/** Quick phrases and reactions stand over a seat for a moment; free text is not for a wall. @param {string} member @param {string} id */
function bubble(member, id) {
  const show = (/** @type {string | undefined} */ what) => store.set({ bubbles: { ...store.now.local.bubbles, [member]: what } });
  show(id);
  realTime.after(BUBBLE, () => show(undefined));
}

/** What is said just now, in the wall's language. @param {import("./lib/words.js").T} t @param {string} slug */
const bubbles = (t, slug) =>
  Object.fromEntries(Object.entries(store.now.local.bubbles).flatMap(([member, id]) => (id === undefined ? [] : [[member, t.has(`${slug}-${id}`) ? t(`${slug}-${id}`) : t(id)]])));

/** The seats that are asked, to notice a new prompt. @param {import("./room/view.js").Room} room */
const asked = ({ match }) => (match ? `${match.number} ${match.asked.join()}` : "");

const scheme = location.protocol === "https:" ? "wss" : "ws";
const link = createLink({
  url: `${scheme}://${location.host}${base}/r/${code}/projector/socket`,
  onFrame: (frame) => void onFrame(frame),
  onState: (state) => {
    store.set({ link: state });
    if (state === "closed") realTime.after(AGAIN, link.restart);
  },
});

/** @returns {import("./wall/frame.js").Wall | null} */
function wallNow() {
  const { scene } = script;
  if (!scene) return null;
  const { room, log, playing } = scene;
  const [t = null, t2 = null] = speech(room);
  if (!t) return null;
  const more = { wall: true, me: null, people: peopleOf(room, bubbles(t, room.match?.game ?? room.game)) };
  const { link: state, closed, hint, testing } = store.now.local;
  return {
    room,
    log,
    playing,
    t,
    t2,
    component: components.get(room.match?.game ?? room.game) ?? null,
    ctx: contextOf({ room, log, t, more }),
    ctx2: t2 && contextOf({ room, log, t: t2, more }),
    games,
    code,
    address,
    reach,
    base,
    ahead: store.now.ahead,
    link: /** @type {any} */ (state),
    closed,
    hint: hint && !document.fullscreenElement && matchMedia("(display-mode: browser)").matches,
    testing,
  };
}

function draw() {
  const wall = store.now.local.link === "closed" ? null : wallNow();
  if (!wall) return closedPage();
  const { ctx, playing } = wall;
  const page = !ctx || wall.testing ? lobby(wall) : ctx.over && !playing ? ended(wall) : table(wall);
  put(html`${page}${band(wall)}`);
}

/** What the server wrote stays until there is something better. */
let started = false;

/** @param {unknown} template */
function put(template) {
  if (!started) place.replaceChildren();
  started = true;
  render(template, place);
}

/** The room is gone, or was never there: say so, and keep trying. */
function closedPage() {
  const { closed } = store.now.local;
  if (!closed) return;
  const t = spoken.get(`${pageLang} `);
  if (!t) return void words(pageLang, ["pages", "room", "projector"]).then((loaded) => spoken.set(`${pageLang} `, loaded)).then(draw);
  const id = [`closed-${closed}`, `error-${closed}`].find((each) => t.has(each)) ?? "error-other";
  put(html`<main class="wall-page wall-gone"><h1>${t(id)}</h1><p>${t(`${id}-about`)}</p><p class="dim">${t("wall-trying")}</p></main>`);
}

/** A tap or a key anywhere: the whole screen, and sound, which browsers give only then. */
function wish() {
  allowSound();
  stayAwake(true);
  store.set({ hint: false });
  if (!document.fullscreenElement) void document.documentElement.requestFullscreen?.().catch(() => {});
}
addEventListener("click", wish);
addEventListener("keydown", (event) => {
  if (event.key === "f" || event.key === "Enter") wish();
  if (event.key === "t") store.set({ testing: !store.now.local.testing });
});
document.addEventListener("visibilitychange", () => (document.hidden ? link.hide() : link.wake()));
addEventListener("online", link.wake);

store.subscribe(draw);
realTime.after(HINT, () => store.set({ hint: false }));
stayAwake(true);
await sprite(`${root}img/house.svg`);
games = await fetch(`${base}/api/games`).then((answer) => answer.json()).catch(() => []);
link.start();
