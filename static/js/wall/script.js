/**
 * What the wall shows, line by line: news comes all at once, the theatre plays it in order, with the same pause before
 * every answer. A view's table is shown with the last of its lines, so that nothing is given away ahead of its line.
 */

/** @typedef {import("../room/view.js").Room} Room */
/** @typedef {import("../room/contract.js").Entry} Entry */
/** What is on show. @typedef {{room: Room, log: Entry[], playing: boolean}} Scene */

/** How far the theatre may be behind the table, in ms, about: the more lines wait, the shorter each of them stays. */
const BEHIND = 1_800;
/** More lines than these are not played: the oldest are passed over. */
const MOST = 12;
/** How long a line stays when more wait, by how many wait. @param {number} waiting */
const stay = (waiting) => Math.min(1_300, BEHIND / Math.max(waiting, 1));
/** Whether there is time for the beat before an answer. It hangs on how many lines wait, never on the answer. @param {number} waiting */
const unhurried = (waiting) => waiting <= 3;
/** The phones show the end of a match at once: here its last lines are hastened, and the page turns right after them. */
const LAST = 500;
const CURTAIN = 600;

/**
 * @param {object} parts
 * @param {(entry: Entry, room: Room) => boolean} parts.beat   does this line wait a beat before it is shown?
 * @param {() => number} parts.pause   the beat in ms; 0 when nothing moves
 * @param {() => void} parts.changed
 * @param {(ms: number, run: () => void) => () => void} parts.after   gives a cancel
 */
export function createScript({ beat, pause, changed, after }) {
  /** @type {Scene | null} */
  let scene = null;
  /** @type {{room: Room, log: Entry[]}[]} the views that are yet to be reached, oldest first */
  let views = [];
  /** @type {(() => void) | null} */
  let timer = null;

  const newest = () => views.at(-1) ?? null;

  const catchUp = () => {
    timer = null;
    const last = newest();
    if (last) scene = { ...last, playing: false };
    views = [];
    changed();
  };

  /** Waits, then goes on. @param {number} ms @param {() => void} run */
  const later = (ms, run) => {
    timer = ms > 0 ? after(ms, run) : null;
    if (ms <= 0) run();
  };

  /** The next line, and with the last line of a view its table. @param {number} to lines */
  function show(to) {
    const last = newest();
    if (!scene || !last) return;
    const reached = views.findLast(({ log }) => log.length <= to);
    views = views.filter((view) => view === last || view.log.length > to);
    const room = reached && reached !== last ? reached.room : scene.room;
    scene = { room, log: last.log.slice(0, to), playing: true };
    changed();
  }

  function step() {
    timer = null;
    const last = newest();
    if (!scene || !last) return;
    const at = Math.max(scene.log.length, last.log.length - MOST);
    const next = last.log[at];
    if (!next) return catchUp();
    later(unhurried(last.log.length - at) && beat(next, last.room) && !breathless(last, at) ? pause() : 0, () => {
      timer = null;
      show(at + 1);
      const end = newest();
      if (!scene || !end) return;
      const waiting = end.log.length - scene.log.length;
      const most = ends(end) ? LAST : Infinity;
      later(waiting > 0 ? Math.min(most, stay(waiting)) : ends(end) ? CURTAIN : 0, step);
    });
  }

  /** Whether the match ends with the lines that wait. @param {{room: Room}} last */
  const ends = ({ room }) => over(room) && scene !== null && !over(scene.room);

  /** At the end of a match one beat is enough: none after a line that had its own. @param {{room: Room, log: Entry[]}} last @param {number} at */
  const breathless = (last, at) => ends(last) && at > 0 && beat(/** @type {Entry} */ (last.log[at - 1]), last.room);

  return {
    get scene() {
      return scene;
    },
    /** The newest view; `whole`: of a new connection, shown as it is. @param {Room} room @param {Entry[]} log @param {boolean} whole */
    take(room, log, whole) {
      const same = scene !== null && scene.room.match?.number === room.match?.number;
      views.push({ room, log });
      if (whole || !same || log.length < (scene?.log.length ?? 0)) {
        timer?.();
        return catchUp();
      }
      if (timer) return;
      if (log.length === scene?.log.length) return catchUp();
      step();
    },
  };
}

/** @param {Room} room */
const over = ({ match }) => match !== null && (match.outcome !== null || match.given_up);
