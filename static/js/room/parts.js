/** The parts of the room's page that come when they are needed: each one module, what it imports, and the stylesheets of a table. */
import { stylesheet } from "../lib/sprites.js";

const PARTS = {
  lobby: () => import("./lobby.js"),
  table: () => import("./table.js"),
  ended: () => import("./ended.js"),
  sheets: () => import("./sheets.js"),
};
const STYLES = ["card", "seats", "play", "sheet"];

/** @typedef {typeof PARTS} Parts */
/** @typedef {{[name in keyof Parts]?: Awaited<ReturnType<Parts[name]>>}} Here */

/** What has come. @type {Here} */
export const here = {};
/** @type {Map<keyof Parts, Promise<void>>} */
const coming = new Map();

/**
 * Brings a part, once; a part that did not come is asked for again the next time.
 * @param {keyof Parts} name
 * @param {string} root   the address of `static/`
 * @returns {Promise<void>}
 */
export function bring(name, root) {
  const found = coming.get(name);
  if (found) return found;
  const styles = Promise.all(STYLES.map((style) => stylesheet(`${root}css/${style}.css`)));
  const loading = PARTS[name]().then(async (module) => {
    await styles;
    Object.assign(here, { [name]: module });
  });
  loading.catch(() => coming.delete(name));
  coming.set(name, loading);
  return loading;
}

/** Whether the page was opened for this: the server has named the part it expects. @param {string | undefined} name @returns {name is keyof Parts} */
export const isPart = (name) => name !== undefined && name in PARTS;
