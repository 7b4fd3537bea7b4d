import { createStore } from "../../static/js/lib/store.js";
import { equal, test } from "./harness.js";

function setup() {
  /** @type {(() => void)[]} */
  const frames = [];
  const store = createStore({ sheet: null }, { frame: (run) => void frames.push(run), now: () => 1000 });
  return { store, frames, draw: () => frames.splice(0).forEach((run) => run()) };
}

/** @param {number} from @param {string[]} lines */
const view = (from, lines) => ({ kind: "view", n: 1, now: 1500, room: { code: "KQRT7M", lines: from + lines.length }, log_from: from, log: lines });

test("the newest view replaces the last, and the log grows by suffixes", () => {
  const { store } = setup();
  store.take(view(0, ["a", "b"]));
  store.take(view(2, ["c"]));
  equal(store.now.log, ["a", "b", "c"]);
  equal(store.now.room.lines, 3);
  equal(store.now.seen, 2);
});

test("a log from 0 replaces all lines: other eyes, or a new connection", () => {
  const { store } = setup();
  store.take(view(0, ["a", "b", "c"]));
  store.take(view(0, ["x"]));
  equal(store.now.log, ["x"]);
  equal(store.now.whole, true);
});

test("a suffix that overlaps what is there replaces it from its index on", () => {
  const { store } = setup();
  store.take(view(0, ["a", "b", "c"]));
  store.take(view(1, ["B", "C", "D"]));
  equal(store.now.log, ["a", "B", "C", "D"]);
});

test("many changes within a frame are drawn once, with the newest state", () => {
  const { store, frames, draw } = setup();
  /** @type {unknown[]} */
  const drawn = [];
  store.subscribe((snapshot) => drawn.push([snapshot.log.length, snapshot.local.sheet]));
  store.take(view(0, ["a"]));
  store.take(view(1, ["b"]));
  store.set({ sheet: /** @type {any} */ ("menu") });
  equal(frames.length, 1);
  draw();
  equal(drawn, [[2, "menu"]]);
  store.set({ sheet: null });
  draw();
  equal(drawn.length, 2);
});

test("the difference to the server's clock is known", () => {
  const { store } = setup();
  store.take(view(0, []));
  equal(store.now.ahead, 500);
});

test("a reader who has left is not told any more", () => {
  const { store, draw } = setup();
  let told = 0;
  const leave = store.subscribe(() => void (told += 1));
  store.draw();
  draw();
  leave();
  store.draw();
  draw();
  equal(told, 1);
});
