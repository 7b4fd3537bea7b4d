/** A match that has ended, step by step, in the eyes of the table, of one seat, or of all. A link opens at a step. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { keepFocus } from "./lib/focus.js";
import { copy } from "./lib/share.js";
import { sprite } from "./lib/sprites.js";
import { createWords } from "./lib/words.js";
import { component as loadGame } from "./room/games.js";
import { problemPage, replayPage } from "./room/replayed.js";

const { base = "", lang = "en", static: root = "/static/" } = document.documentElement.dataset;
const place = /** @type {HTMLElement} */ (document.getElementById("app"));
const { code = "", number = "1" } = place.dataset;
const words = createWords(root);

/** What came for a pair of eyes. @type {Map<string, import("./room/replayed.js").Replayed>} */
const seen = new Map();
/** @type {import("./lib/words.js").T} */
let t;
/** @type {import("./room/contract.js").GameComponent | null} */
let game = null;
/** @type {import("./room/replayed.js").Place} */
let at = readHash();
/** Where the last key or tap leads, while its eyes are being fetched. */
let wanted = at;
/** @type {{help: string | null, toast: string | null}} */
let local = { help: null, toast: null };

/** `#12` or `#12.all`. @returns {import("./room/replayed.js").Place} */
function readHash() {
  const [step = "", eyes = ""] = location.hash.slice(1).split(".");
  return { step: /^\d+$/.test(step) ? Number(step) : 0, eyes: /^(all|public|\d{1,2})$/.test(eyes) ? eyes : "public" };
}

/** @param {import("./room/replayed.js").Place} to */
const hash = ({ step, eyes }) => `#${step}${eyes === "public" ? "" : `.${eyes}`}`;

/** @param {string} eyes @returns {Promise<import("./room/replayed.js").Replayed>} */
async function look(eyes) {
  const found = seen.get(eyes);
  if (found) return found;
  const answer = await fetch(`${base}/api/rooms/${code}/matches/${number}/steps?eyes=${eyes}`);
  if (!answer.ok) throw new Error(String((await answer.json().catch(() => ({}))).code ?? answer.status));
  const came = await answer.json();
  seen.set(eyes, came);
  return came;
}

/** @param {Partial<import("./room/replayed.js").Place>} to */
async function go(to) {
  const next = { ...wanted, ...to };
  wanted = next;
  const came = await look(next.eyes);
  if (wanted !== next) return; // somebody has gone further meanwhile
  at = { ...next, step: Math.max(0, Math.min(next.step, came.steps.length - 1)) };
  wanted = at;
  history.replaceState(null, "", hash(at));
  draw();
  place.querySelector(".replay-eyes [aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {Partial<typeof local>} patch */
function set(patch) {
  local = { ...local, ...patch };
  draw();
}

async function share() {
  const done = await copy(location.href);
  set({ toast: t.text(done ? "replay-copied" : "replay-by-hand", { url: location.href }) });
  setTimeout(() => set({ toast: null }), 5000);
}

let started = false;

/** @param {unknown} template */
function put(template) {
  if (!started) place.replaceChildren();
  started = true;
  render(template, place);
}

function draw() {
  const came = seen.get(at.eyes);
  if (!came || !game) return;
  const refocus = keepFocus(place);
  put(html`${replayPage({ came, at, t, game, code, base, go: (to) => void go(to), share: () => void share(), local, set })}`);
  refocus();
}

/** @param {KeyboardEvent} event */
function keys(event) {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || local.help || (target instanceof HTMLElement && target.closest("input, select, textarea, dialog"))) return;
  const last = (seen.get(at.eyes)?.steps.length ?? 1) - 1;
  const step = { ArrowRight: at.step + 1, ArrowLeft: at.step - 1, Home: 0, End: last }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  void go({ step });
}

async function begin() {
  t = await words(lang, ["room", "replay", "pages"]);
  try {
    const came = await look(at.eyes);
    game = await loadGame(root, came.game);
    t = await words(lang, ["room", "replay", "pages", came.game]);
    await sprite(`${root}img/house.svg`);
    await go({});
  } catch (error) {
    put(problemPage(t, error instanceof Error ? error.message : "other", base, code));
  }
}

addEventListener("keydown", keys);
addEventListener("hashchange", () => void go(readHash()));
void begin();
