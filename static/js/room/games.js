/** Fetches a game's component, pictures, stylesheet and words, once each. */
import { sprite, stylesheet } from "../lib/sprites.js";

/** @typedef {import("./contract.js").GameComponent} GameComponent */

/** @type {Map<string, Promise<GameComponent>>} */
const loaded = new Map();

/** @param {string} root @param {string} slug @returns {Promise<GameComponent>} */
export function component(root, slug) {
  const found = loaded.get(slug);
  if (found) return found;
  const loading = import(`../../games/${slug}/${slug}.js`).then(async (module) => {
    /** @type {GameComponent} */
    const game = module.default;
    await Promise.all([...game.files.css.map((path) => stylesheet(root + path)), ...game.files.sprites.map((path) => sprite(root + path))]);
    return game;
  });
  loading.catch(() => loaded.delete(slug));
  loaded.set(slug, loading);
  return loading;
}
