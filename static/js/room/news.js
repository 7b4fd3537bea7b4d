/** What a new view does beyond being drawn: the beat before an answer, cards that fly, the strip, the signal, the title. */
import { pace, still } from "../lib/motion.js";
import { recall, remember } from "../lib/prefs.js";
import { signal } from "../lib/sound.js";
import { promptOf } from "./context.js";
import { keepCommitment } from "./marks.js";

/** @typedef {import("./view.js").Room} Room */
/** @typedef {import("./contract.js").Entry} Entry */
/** @typedef {import("./contract.js").Ctx} Ctx */
/** @typedef {import("./contract.js").GameComponent} GameComponent */
/** @typedef {{room: Room, log: Entry[]}} Shown */

const MISSED_AFTER = 20_000;
const STRIP = 15_000;

/**
 * Shows the newest view, but holds it back for one beat when a new line asks for that. Whatever comes meanwhile replaces it.
 * @param {object} parts
 * @param {(shown: Shown, fresh: Entry[]) => void} parts.show   fresh: the lines that were not shown before
 * @param {() => GameComponent | null} parts.component
 * @param {(shown: Shown) => Ctx | null} parts.context
 * @param {(holding: boolean) => void} parts.hold
 */
export function createPresenter({ show, component, context, hold }) {
  /** @type {Shown | null} */
  let shown = null;
  /** @type {Shown | null} */
  let next = null;
  /** @type {number | undefined} */
  let timer;

  /** @param {Shown} view */
  function reveal(view) {
    const fresh = shown && sameMatch(shown.room, view.room) ? view.log.slice(shown.log.length) : [];
    shown = view;
    show(view, fresh);
  }

  /** The first new line that wants a beat, or -1. @param {Shown} view */
  function beatAt(view) {
    const game = component();
    const ctx = context(view);
    if (!shown || !game || !ctx || still() || document.hidden || !sameMatch(shown.room, view.room)) return -1;
    return view.log.findIndex((entry, i) => i > /** @type {Shown} */ (shown).log.length && game.line(entry, ctx)?.beat === true);
  }

  return {
    /** @param {Shown} view */
    take(view) {
      if (timer !== undefined) {
        next = view;
        return;
      }
      const at = beatAt(view);
      if (at < 0) return reveal(view);
      next = view;
      hold(true);
      reveal({ room: /** @type {Shown} */ (shown).room, log: view.log.slice(0, at) });
      timer = setTimeout(() => {
        timer = undefined;
        hold(false);
        const newest = /** @type {Shown} */ (next);
        next = null;
        reveal(newest);
      }, pace(4));
    },
  };
}

/** The page's title: while nobody looks it says that I am asked. @param {Room} room @param {import("../lib/words.js").T} t */
export function titleOf(room, t) {
  const { match, code } = room;
  const asked = match !== null && match.view.ask !== null && match.outcome === null && !match.given_up;
  return asked && document.hidden ? `● ${t.text("title-asked")} · ${code}` : `${code} · ${t.text(`${match?.game ?? room.game}-name`).replaceAll(/[\u2068\u2069]/g, "")}`;
}

/** @param {Room} a @param {Room} b */
const sameMatch = (a, b) => a.match?.number === b.match?.number && a.you?.seat === b.you?.seat;

/**
 * @param {object} parts
 * @param {string} parts.code
 * @param {(patch: Partial<import("./view.js").Local>) => void} parts.set
 * @param {(board: Element, moves: import("./contract.js").Move[], me: number | null) => void} parts.fly
 */
export function createNews({ code, set, fly }) {
  /** @type {string | null} */
  let asked = null;
  let awayFrom = 0;
  let looking = false;
  let whole = true;
  /** @type {number | undefined} */
  let away;

  return {
    /** The page was hidden or the line was cut. */
    left() {
      awayFrom ||= Date.now();
    },
    reconnected() {
      whole = true;
    },
    /** The page was seen without a match: whatever comes next is news, the first prompt of a deal too. */
    idle() {
      whole = false;
    },
    /**
     * @param {Ctx} ctx @param {Room} room @param {GameComponent} game @param {Entry[]} fresh
     */
    react(ctx, room, game, fresh) {
      const match = /** @type {NonNullable<Room["match"]>} */ (room.match);
      keepCommitment(code, match);
      this.ask(ctx, match.number);
      if (ctx.me === null) looking = false;
      else this.missed(ctx, match.number);
      if (whole) {
        whole = false;
        return;
      }
      for (const entry of fresh) {
        const private_ = game.strip?.(entry, ctx);
        if (private_ && !ctx.over && ctx.me !== null) this.strip(private_);
      }
      const board = document.querySelector(".board");
      if (board && !document.hidden) fly(board, fresh.flatMap((entry) => game.moves?.(entry, ctx) ?? []), ctx.me);
    },
    /** For a while: it makes the table smaller, and the notebook keeps what it says. @param {NonNullable<import("./view.js").Local["strip"]>} strip */
    strip(strip) {
      clearTimeout(away);
      set({ strip });
      away = setTimeout(() => set({ strip: null }), STRIP);
    },
    /** One neutral signal for every new prompt. @param {Ctx} ctx @param {number} number */
    ask(ctx, number) {
      const now = ctx.over ? null : promptOf({ number, view: ctx });
      if (now !== null && now !== asked) {
        if (asked !== null || !whole) signal();
        set({ ui: {}, acted: null });
      }
      if (now !== asked && now === null) set({ ui: {} });
      asked = now ?? (asked === null ? null : "");
    },
    /** Lines that came while nobody looked, or while a bot chose for me; who looks on for long has missed nothing. @param {Ctx} ctx @param {number} number */
    missed(ctx, number) {
      const key = `seen-${code}`;
      const seen = recall(key, { number: 0, lines: 0, at: 0 });
      if (document.hidden) return;
      const since = awayFrom || (looking ? 0 : seen.at);
      looking = true;
      const news = seen.number === number && !ctx.over && since ? ctx.log.slice(seen.lines) : [];
      const inMyName = news.some(({ by, line }) => by === "bot" && line.seat === ctx.me);
      if (news.length > 0 && (inMyName || Date.now() - since > MISSED_AFTER)) set({ missed: news });
      awayFrom = 0;
      remember(key, { number, lines: ctx.log.length, at: Date.now() });
    },
  };
}
