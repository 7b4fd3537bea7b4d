/** What this browser remembers. Storage may be full or forbidden: then nothing is remembered, and nothing else happens. */

const NAME = "odoru:";

/**
 * @template T
 * @param {string} key
 * @param {T} fallback
 * @returns {T}
 */
export function recall(key, fallback) {
  try {
    const text = localStorage.getItem(NAME + key);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    localStorage.setItem(NAME + key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the page works without.
  }
}

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(NAME + key);
  } catch {
    // As above.
  }
}

/** The reader's language, for the next page from the server too. @param {string} lang @param {string} base */
export function rememberLang(lang, base) {
  document.cookie = `lang=${lang}; path=${base}/; max-age=31536000; samesite=lax`;
}
