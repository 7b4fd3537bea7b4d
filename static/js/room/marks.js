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
 * @param {(text: string) => void} save   called when the pencil has rested
 * @param {() => void} changed
 */
export function createMarks(save, changed) {
  /** @type {Record<string, string> | null} my changes the server has not shown yet */
  let mine = null;
  let number = 0;
  /** @type {number | undefined} */
  let timer;

  return {
    /** @param {Match | null} match @returns {import("./contract.js").Marks} */
    of(match) {
      if (match && match.number !== number) {
        number = match.number;
        mine = null;
      }
      const kept = mine ?? read(match?.marks ?? null);
      return {
        get: (key) => kept[key] ?? "",
        set: (key, value) => {
          mine = { ...(mine ?? read(match?.marks ?? null)), [key]: value };
          if (!value) delete mine[key];
          const text = JSON.stringify(mine);
          clearTimeout(timer);
          if (text.length <= MOST) timer = setTimeout(() => save(text), QUIET);
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
