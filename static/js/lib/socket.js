/**
 * One lasting connection over sockets that come and go. Knows frames as JSON with a `kind`, nothing of rooms.
 *
 * It probes before it trusts (ping after silence and on becoming visible), takes three seconds without any answer as cut,
 * comes back by itself for ever, and sends again, unchanged, what was never answered.
 */

/** @typedef {{now: () => number, after: (ms: number, run: () => void) => () => void}} Time  `after` gives a cancel */
/** @typedef {"connecting" | "open" | "lost" | "closed"} LinkState  lost: coming back by itself; closed: for good */
/** @typedef {{ok: boolean, code?: string, args?: Record<string, unknown>}} Answer */
/** @typedef {{readyState: number, send: (text: string) => void, close: (code?: number) => void, addEventListener: (type: any, listener: (event: any) => void) => void}} SocketLike */

const SILENCE = 25_000;
const PATIENCE = 3_000;
const OPENING = 8_000;
const VISIBLE_WAITS = [0, 400, 800, 1_500, 2_500];
const HIDDEN_WAITS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000];
const LIMITED_WAIT = 30_000;

/** @type {Time} */
export const realTime = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** 96 random bits, made once per tap. @returns {string} */
export function freshId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {object} parts
 * @param {string} parts.url
 * @param {(frame: any) => void} parts.onFrame   every frame but pong, accepted and refused
 * @param {(state: LinkState, why: string | null) => void} [parts.onState]   why: the code of the `closed` frame
 * @param {(url: string) => SocketLike} [parts.open]
 * @param {Time} [parts.time]
 * @param {() => number} [parts.random]   0 … 1, for jitter
 * @param {() => string} [parts.id]
 */
export function createLink({ url, onFrame, onState = () => {}, open = (at) => new WebSocket(at), time = realTime, random = Math.random, id = freshId }) {
  /** @type {SocketLike | null} */
  let socket = null;
  /** @type {LinkState} */
  let state = "connecting";
  /** @type {string | null} */
  let why = null;
  let hidden = false;
  let ready = false;
  let tries = 0;
  /** @type {"idle" | "sent" | "probe"} what the watch waits for; a further tap never puts it off */
  let alarm = "idle";
  /** @type {(() => void) | null} */
  let retry = null;
  /** @type {(() => void) | null} */
  let watch = null;
  /** @type {Map<string, {frame: object, answer: (answer: Answer) => void}>} unanswered, in the order of the taps */
  const pending = new Map();

  /** @param {LinkState} next */
  const become = (next) => {
    if (state === next) return;
    state = next;
    onState(state, why);
  };

  /** @param {(() => void) | null} next */
  const setWatch = (next) => {
    watch?.();
    watch = next;
  };

  const listen = () => {
    alarm = "idle";
    setWatch(time.after(SILENCE, probe));
  };

  function probe() {
    if (!ready || !socket || alarm === "probe") return;
    alarm = "probe";
    socket.send('{"kind":"ping"}');
    setWatch(time.after(PATIENCE, () => drop(0)));
  }

  /** Give this socket up and come back. @param {number} wait */
  function drop(wait) {
    const old = socket;
    socket = null;
    ready = false;
    setWatch(null);
    old?.close();
    if (state === "closed") return;
    become("lost");
    retry?.();
    retry = time.after(wait, connect);
  }

  function nextWait() {
    const waits = hidden ? HIDDEN_WAITS : VISIBLE_WAITS;
    const wait = waits[Math.min(tries, waits.length - 1)] ?? 0;
    tries += 1;
    return wait === 0 ? random() * 100 : wait * (0.5 + random());
  }

  function connect() {
    if (state === "closed") return;
    retry?.();
    retry = null;
    const mine = open(url);
    socket = mine;
    setWatch(time.after(OPENING, () => drop(nextWait())));
    mine.addEventListener("open", () => {
      if (mine !== socket) return;
      ready = true;
      alarm = "probe";
      for (const { frame } of pending.values()) mine.send(JSON.stringify(frame));
      setWatch(time.after(OPENING, () => drop(nextWait())));
    });
    mine.addEventListener("message", (event) => {
      if (mine === socket) hear(event.data);
    });
    mine.addEventListener("close", (event) => {
      if (mine !== socket) return;
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4429) return stop(why ?? String(event.code));
      drop(event.code === 4429 ? LIMITED_WAIT * (0.5 + random()) : nextWait());
    });
  }

  /** @param {string} text */
  function hear(text) {
    const frame = JSON.parse(text);
    listen();
    if (frame.kind === "pong") return;
    if (frame.kind === "accepted" || frame.kind === "refused") {
      const waiting = pending.get(frame.id);
      pending.delete(frame.id);
      waiting?.answer(frame.kind === "accepted" ? { ok: true } : { ok: false, code: frame.code, args: frame.args });
      return;
    }
    if (frame.kind === "closed") {
      why = frame.code;
      onFrame(frame);
      return;
    }
    tries = 0;
    why = null;
    become("open");
    onFrame(frame);
  }

  /** @param {string} code */
  function stop(code) {
    why = code;
    retry?.();
    setWatch(null);
    const old = socket;
    socket = null;
    ready = false;
    become("closed");
    old?.close();
    for (const { answer } of pending.values()) answer({ ok: false, code });
    pending.clear();
  }

  return {
    get state() {
      return state;
    },
    get waiting() {
      return pending.size;
    },
    start: connect,
    stop: () => stop("left"),
    /** Begin again after it was closed for good. */
    restart() {
      if (state !== "closed") return;
      state = "lost";
      tries = 0;
      why = null;
      connect();
    },
    /** The page is visible again, or the network is back: try at once, or probe what is there. */
    wake() {
      hidden = false;
      if (state === "closed") return;
      if (state === "open") return probe();
      tries = 0;
      drop(0);
    },
    hide() {
      hidden = true;
    },
    /**
     * Sends a command, now or as soon as there is a connection again. Resolves with the server's answer.
     * @param {string} kind
     * @param {object} [fields]
     * @returns {Promise<Answer>}
     */
    send(kind, fields = {}) {
      const name = id();
      const frame = { kind, id: name, ...fields };
      return new Promise((answer) => {
        if (state === "closed") return answer({ ok: false, code: why ?? "closed" });
        pending.set(name, { frame, answer });
        if (!ready || !socket) return;
        socket.send(JSON.stringify(frame));
        if (alarm !== "idle") return;
        alarm = "sent";
        setWatch(time.after(PATIENCE, probe));
      });
    },
  };
}
