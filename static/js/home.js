/** The home page: opens rooms, takes codes, lists this device's rooms. All its words stand in the page. */
import { langLinks } from "./lib/langs.js";
import { recall, remember } from "./lib/prefs.js";

const { base = "", lang = "en", static: root = "/static/" } = document.documentElement.dataset;

/** @param {string} id */
const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const state = find("open-state");
const rooms = find("my-rooms");

/** @param {string} word */
const say = (word) => {
  state.textContent = state.dataset[word] ?? "";
};

langLinks(base);

/** @param {string} slug @param {HTMLButtonElement} button @param {boolean} [lesson]   a first match with help */
async function openRoom(slug, button, lesson = false) {
  const key = /** @type {HTMLInputElement | null} */ (document.getElementById("open-key"));
  button.disabled = true;
  say("opening");
  try {
    const answer = await fetch(`${base}/api/rooms`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game: slug, options: {}, ...(key ? { key: key.value } : {}) }),
    });
    const body = await answer.json();
    if (answer.ok) {
      if (lesson) remember(`lesson-${body.code}`, true);
      return location.assign(body.url);
    }
    say({ 403: "key", 429: "limited", 503: "stopping" }[answer.status] ?? "failed");
  } catch {
    say("failed");
  }
  button.disabled = false;
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-open]"))) {
  button.addEventListener("click", () => void openRoom(button.dataset.open ?? "", button));
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-learn]"))) {
  button.addEventListener("click", () => void openRoom(button.dataset.learn ?? "", button, true));
}

const form = /** @type {HTMLFormElement} */ (find("code-form"));
const field = /** @type {HTMLInputElement} */ (find("code"));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const code = field.value.toUpperCase().replaceAll(/[\s-]/g, "");
  const wrong = !/^[A-Z0-9]{6}$/.test(code);
  find("code-wrong").hidden = !wrong;
  field.setAttribute("aria-invalid", String(wrong));
  if (wrong) field.focus();
  else location.assign(`${base}/r/${code}`);
});

/** @typedef {{code: string, game: string, at: number}} Visited */

/** @param {Visited} room @param {() => void} redraw */
function roomLine({ code, at }, redraw) {
  const line = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${base}/r/${code}`;
  const name = document.createElement("b");
  name.textContent = code;
  const when = document.createElement("span");
  when.className = "tiny dim";
  const date = new Intl.DateTimeFormat(navigator.languages.find((each) => each.split("-")[0] === lang) ?? lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
  when.textContent = (rooms.dataset.seen ?? "%").replace("%", date);
  link.append(name, when);
  const button = document.createElement("button");
  button.className = "tool";
  button.setAttribute("aria-label", (rooms.dataset.forget ?? "%").replace("%", code));
  const sign = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sign.setAttribute("class", "i");
  sign.setAttribute("viewBox", "0 0 24 24");
  sign.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${root}img/house.svg#i-cross`);
  sign.append(use);
  button.append(sign);
  button.addEventListener("click", () => {
    remember("visited", recall("visited", /** @type {Visited[]} */ ([])).filter((other) => other.code !== code));
    redraw();
  });
  line.append(link, button);
  return line;
}

function drawRooms() {
  const visited = recall("visited", /** @type {Visited[]} */ ([]));
  rooms.hidden = visited.length === 0;
  rooms.querySelector("ul")?.replaceChildren(...visited.map((room) => roomLine(room, drawRooms)));
}
drawRooms();
addEventListener("pageshow", drawRooms);
