import { createScript } from "../../static/js/wall/script.js";
import { equal, test } from "./harness.js";

/** @param {number} lines @param {{number?: number, over?: boolean}} [match] @returns {any} */
const view = (lines, { number = 1, over = false } = {}) => ({
  room: { match: { number, outcome: over ? {} : null, given_up: false }, lines },
  log: Array.from({ length: lines }, (_, i) => ({ at: i, by: null, line: { i, beat: i === 3 || (over && i === lines - 1) } })),
});

/** A script whose time is turned by hand. */
function stage() {
  /** @type {{ms: number, run: () => void}[]} */
  const waits = [];
  const script = createScript({
    beat: (entry) => entry.line.beat,
    pause: () => 900,
    changed: () => {},
    after: (ms, run) => {
      const wait = { ms, run };
      waits.push(wait);
      return () => waits.splice(waits.indexOf(wait), 1);
    },
  });
  return { script, waits, pass: () => waits.shift()?.run(), shown: () => [script.scene?.log.length, /** @type {any} */ (script.scene)?.room.lines] };
}

test("the first view is shown as it is", () => {
  const { script, waits, shown } = stage();
  const { room, log } = view(5);
  script.take(room, log, true);
  equal(shown(), [5, 5]);
  equal(waits.length, 0);
});

test("an answer waits one beat, with the table of before", () => {
  const { script, waits, pass, shown } = stage();
  script.take(view(2).room, view(2).log, true);
  script.take(view(4).room, view(4).log, false);
  equal(shown(), [3, 2]);
  pass();
  equal(waits[0]?.ms, 900);
  equal(shown(), [3, 2]);
  pass();
  equal(shown(), [4, 4]);
});

test("the reveal waits until its sentence has been read", () => {
  const { script, pass, shown } = stage();
  script.take(view(2).room, view(2).log, true);
  script.take(view(3, { over: true }).room, view(3).log, false);
  equal(script.scene?.room.match?.outcome, null);
  pass();
  equal(shown(), [3, 3]);
  equal(script.scene?.playing, false);
});

test("the end of a match is on the wall two seconds after the phones, with one beat before the answer that ended it", () => {
  const { script, waits, pass, shown } = stage();
  const { room, log } = view(5, { over: true });
  script.take(view(3).room, view(3).log, true);
  script.take(room, log, false);
  const times = [];
  while (waits[0]) {
    times.push(waits[0].ms);
    pass();
  }
  equal(times, [900, 500, 600]);
  equal(shown(), [5, 5]);
});

test("a new match does not wait for the old one's lines", () => {
  const { script, shown } = stage();
  script.take(view(2).room, view(2).log, true);
  script.take(view(6).room, view(6).log, false);
  script.take(view(1, { number: 2 }).room, view(1).log, false);
  equal(shown(), [1, 1]);
});

test("a table is shown with its last line, however many views wait", () => {
  const { script, pass, shown } = stage();
  script.take(view(0).room, view(0).log, true);
  for (const lines of [2, 4, 6]) script.take(view(lines).room, view(lines).log, false);
  equal(shown(), [1, 0]);
  pass();
  equal(shown(), [2, 2]);
  pass();
  equal(shown(), [3, 2]);
  pass();
  pass();
  equal(shown(), [4, 4]);
});

test("a theatre that is far behind catches up within seconds, without beats", () => {
  const { script, waits, shown } = stage();
  script.take(view(0).room, view(0).log, true);
  let now = 0;
  for (let lines = 4; lines <= 40; lines += 4) script.take(view(lines).room, view(lines).log, false);
  while (waits.length > 0) {
    const { ms, run } = /** @type {{ms: number, run: () => void}} */ (waits.shift());
    equal(ms < 900 || (script.scene?.log.length ?? 0) > 36, true);
    now += ms;
    run();
  }
  equal(shown(), [40, 40]);
  equal(now < 12_000, true);
});
