/** The newest view, the log put together from its suffixes, the page's own passing state, and one render per frame. */

/**
 * @template L
 * @typedef {object} Snapshot
 * @property {any} room            the newest `room`, null before the first view
 * @property {any[]} log
 * @property {number} seen         how many lines there were before the newest view
 * @property {boolean} whole       the newest view brought the log from 0 (a new connection or other eyes)
 * @property {number} ahead        server's clock minus this one, ms
 * @property {L} local             the page's own passing state
 */

/** @param {() => void} run */
export const nextFrame = (run) => {
  // A hidden page draws no frames, but its title must still change.
  if (document.hidden) setTimeout(run, 0);
  else requestAnimationFrame(run);
};

/**
 * @template L
 * @param {L} local
 * @param {{frame?: (run: () => void) => void, now?: () => number}} [parts]
 */
export function createStore(local, { frame = nextFrame, now = Date.now } = {}) {
  /** @type {Snapshot<L>} */
  let snapshot = { room: null, log: [], seen: 0, whole: true, ahead: 0, local };
  /** @type {Set<(snapshot: Snapshot<L>) => void>} */
  const readers = new Set();
  let due = false;

  function draw() {
    if (due) return;
    due = true;
    frame(() => {
      due = false;
      for (const read of readers) read(snapshot);
    });
  }

  return {
    get now() {
      return snapshot;
    },
    /** Takes a view frame: it replaces the last one; its log is a suffix from `log_from`. @param {any} view */
    take(view) {
      const log = [...snapshot.log.slice(0, view.log_from), ...view.log];
      snapshot = { ...snapshot, room: view.room, log, seen: Math.min(view.log_from, log.length), whole: view.log_from === 0, ahead: view.now - now() };
      draw();
      return snapshot;
    },
    /** Changes the page's own state. @param {Partial<L>} patch */
    set(patch) {
      snapshot = { ...snapshot, local: { ...snapshot.local, ...patch } };
      draw();
    },
    draw,
    /** @param {(snapshot: Snapshot<L>) => void} read @returns {() => void} */
    subscribe(read) {
      readers.add(read);
      return () => readers.delete(read);
    },
  };
}
