import { createLink } from "../../static/js/lib/socket.js";
import { equal, ok, test } from "./harness.js";

/** Time that stands still until it is told to go on. */
function frozenTime() {
  let now = 0;
  /** @type {{at: number, run: () => void}[]} */
  let timers = [];
  return {
    now: () => now,
    after: (/** @type {number} */ ms, /** @type {() => void} */ run) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** @param {number} ms */
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((other) => other !== due);
        now = due.at;
        due.run();
      }
      now = end;
    },
  };
}

/** A socket in the test's hands. */
class FakeSocket {
  readyState = 0;
  /** @type {any[]} */
  sent = [];
  closed = false;
  /** @type {Record<string, ((event: any) => void)[]>} */
  listeners = {};

  /** @param {string} type @param {(event: any) => void} listener */
  addEventListener(type, listener) {
    (this.listeners[type] ??= []).push(listener);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  /** @param {string} type @param {any} [event] */
  fire(type, event = {}) {
    for (const listener of this.listeners[type] ?? []) listener(event);
  }

  /** @param {object} frame */
  hear(frame) {
    this.fire("message", { data: JSON.stringify(frame) });
  }

  /** Connected, and the first view has come. */
  ready() {
    this.fire("open");
    this.hear({ kind: "view", n: 1 });
  }

  kinds() {
    return this.sent.map(({ kind }) => kind);
  }
}

function setup() {
  const time = frozenTime();
  /** @type {FakeSocket[]} */
  const sockets = [];
  /** @type {string[]} */
  const states = [];
  /** @type {any[]} */
  const frames = [];
  let ids = 0;
  const link = createLink({
    url: "ws://room",
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    time,
    random: () => 0.5,
    id: () => `id-${++ids}`,
    onFrame: (frame) => frames.push(frame),
    onState: (state, why) => states.push(why ? `${state}:${why}` : state),
  });
  link.start();
  return { link, time, sockets, states, frames, last: () => /** @type {FakeSocket} */ (sockets.at(-1)) };
}

test("a link is open when its first view has come, and hands frames on", () => {
  const { last, states, frames } = setup();
  last().fire("open");
  equal(states, []);
  last().hear({ kind: "view", n: 1 });
  equal(states, ["open"]);
  equal(frames.length, 1);
});

test("silence of 25 seconds is probed, and 3 seconds without an answer is a cut", () => {
  const { time, last, sockets, states } = setup();
  last().ready();
  time.pass(24_999);
  equal(last().kinds(), []);
  time.pass(1);
  equal(last().kinds(), ["ping"]);
  time.pass(2_999);
  equal(states, ["open"]);
  const cut = last();
  time.pass(1);
  ok(cut.closed, "the dead socket is closed");
  equal(states, ["open", "lost"]);
  equal(sockets.length, 2, "a new one is tried at once");
});

test("any frame counts as an answer to a probe", () => {
  const { time, last, states } = setup();
  last().ready();
  time.pass(25_000);
  last().hear({ kind: "view", n: 2 });
  time.pass(20_000);
  equal(states, ["open"]);
});

test("a page that becomes visible probes first, and reconnects only when nothing answers", () => {
  const { link, time, last, sockets } = setup();
  last().ready();
  link.hide();
  link.wake();
  equal(last().kinds(), ["ping"]);
  last().hear({ kind: "pong" });
  time.pass(4_000);
  equal(sockets.length, 1);
  link.wake();
  time.pass(3_000);
  equal(sockets.length, 2);
});

test("what was not answered is sent again with the same id, in order, and once only when answered", async () => {
  const { link, time, last } = setup();
  last().ready();
  const first = link.send("say", { phrase: "hello" });
  const second = link.send("react", { reaction: "gasp" });
  last().hear({ kind: "accepted", id: "id-1" });
  last().fire("close", { code: 1006 });
  link.wake();
  time.pass(0);
  last().fire("open");
  equal(last().sent, [{ kind: "react", id: "id-2", reaction: "gasp" }]);
  last().hear({ kind: "view", n: 1 });
  last().hear({ kind: "refused", id: "id-2", code: "too_fast", args: { s: 1 } });
  equal(await first, { ok: true });
  equal(await second, { ok: false, code: "too_fast", args: { s: 1 } });
  equal(link.waiting, 0);
});

test("a command given before the line is open, or between opening and the first view, is not lost", () => {
  const { link, last } = setup();
  void link.send("join", { name: "Ann" });
  equal(last().sent, []);
  last().fire("open");
  equal(last().kinds(), ["join"]);
  void link.send("watch");
  equal(last().kinds(), ["join", "watch"]);
});

test("a command without any answer is followed by a probe, which taps do not put off", () => {
  const { link, time, last, states } = setup();
  last().ready();
  void link.send("say", { phrase: "hello" });
  time.pass(2_000);
  void link.send("say", { phrase: "hurry" });
  time.pass(1_000);
  equal(last().kinds(), ["say", "say", "ping"]);
  void link.send("say", { phrase: "sorry" });
  time.pass(3_000);
  equal(states.at(-1), "lost");
});

test("a visible page never waits longer than four seconds between tries, and never gives up", () => {
  const { time, last, sockets, states } = setup();
  last().ready();
  last().fire("close", { code: 1012 });
  for (let i = 0; i < 200; i += 1) {
    const before = sockets.length;
    time.pass(4_000);
    ok(sockets.length > before, `try ${i}`);
    last().fire("close", { code: 1006 });
  }
  equal(states, ["open", "lost"]);
});

test("a hidden page backs off to a minute, and comes back at once when it is seen", () => {
  const { link, time, last, sockets } = setup();
  last().ready();
  link.hide();
  last().fire("close", { code: 1006 });
  for (let i = 0; i < 12; i += 1) {
    time.pass(90_000);
    last().fire("close", { code: 1006 });
  }
  const before = sockets.length;
  time.pass(29_000);
  equal(sockets.length, before, "no try within half a minute");
  link.wake();
  time.pass(0);
  equal(sockets.length, before + 1);
});

test("a socket that does not open within eight seconds is given up", () => {
  const { time, sockets } = setup();
  time.pass(8_100);
  equal(sockets.length, 2);
  ok(sockets[0]?.closed, "the first one is closed");
});

test("closed with 44xx is for good, with the reason, and says so to whoever waits", async () => {
  const { link, time, last, sockets, states } = setup();
  last().ready();
  const waiting = link.send("act", { ask: 1 });
  last().hear({ kind: "closed", code: "blocked" });
  last().fire("close", { code: 4403 });
  time.pass(600_000);
  equal(states, ["open", "closed:blocked"]);
  equal(sockets.length, 1);
  equal(await waiting, { ok: false, code: "blocked" });
  link.restart();
  equal(sockets.length, 2);
});

test("over a limit (4429) means later, not never", () => {
  const { time, last, sockets } = setup();
  last().fire("open");
  last().hear({ kind: "closed", code: "limited" });
  last().fire("close", { code: 4429 });
  time.pass(10_000);
  equal(sockets.length, 1);
  time.pass(20_001);
  equal(sockets.length, 2);
});

test("ids are random and long", async () => {
  const { freshId } = await import("../../static/js/lib/socket.js");
  const ids = new Set(Array.from({ length: 100 }, () => freshId()));
  equal(ids.size, 100);
  for (const id of ids) ok(/^[0-9a-f]{24}$/.test(id), id);
});
