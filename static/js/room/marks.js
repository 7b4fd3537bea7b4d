/** What is mine of a match: my notes, a small blob kept by the server beside the log; and the proof that this browser keeps. */
import { recall, remember } from "../lib/prefs.js";

/** @typedef {import("./view.js").Match} Match */

const QUIET = 800;
const MOST = 4000;

/** @param {string | null} text @returns {Record<string, string>} */
function read(text) {
  try {
    const marks = JSON.parse(text ?? "{}");
    return typeof marks === "object" && marks !== null ? marks : {};
  } catch {
    return {};
  }
}

/**
 * @param {(text: string, match: number) => void} save   called when the pencil has rested, with the match's number
 * @param {() => void} changed
 */
export function createMarks(save, changed) {
  /** @type {Record<string, string> | null} my changes the server has not shown yet */
  let mine = null;
  /** @type {string | null} what was saved last, until the server shows it */
  let saved = null;
  let number = 0;
  /** @type {number | undefined} */
  let timer;

  function keep() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    saved = JSON.stringify(mine);
    save(saved, number);
  }

  return {
    /** The page may be gone in a moment: the pencil rests now. */
    keep,
    /** @param {Match | null} match @returns {import("./contract.js").Marks} */
    of(match) {
      if (match && match.number !== number) {
        number = match.number;
        mine = saved = null;
        clearTimeout(timer);
        timer = undefined;
      }
      if (saved !== null && match?.marks === saved && timer === undefined) mine = saved = null;
      const kept = mine ?? read(match?.marks ?? null);
      return {
        get: (key) => kept[key] ?? "",
        set: (key, value) => {
          mine = { ...(mine ?? read(match?.marks ?? null)), [key]: value };
          if (!value) delete mine[key];
          clearTimeout(timer);
          timer = JSON.stringify(mine).length <= MOST ? setTimeout(keep, QUIET) : undefined;
          changed();
        },
      };
    },
  };
}

/** Where it is kept. @param {string} code @param {number} number */
export const keptAs = (code, number) => `commitment-${code}-${number}`;

/** Keep the first commitment that this browser saw of a match. @param {string} code @param {{number: number, commitment: string} | null} match */
export function keepCommitment(code, match) {
  if (match && recall(keptAs(code, match.number), null) === null) remember(keptAs(code, match.number), match.commitment);
}
