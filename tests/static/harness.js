/**
 * A harness for unit tests of the browser's files, run in Chromium by `test_javascript.py`.
 * A `*.test.js` file calls `test(name, fn)` at its top level; `fn` may be async, and fails by throwing.
 */

/** @type {{name: string, fn: () => unknown}[]} */
const tests = [];

/**
 * @param {string} name read as a law: what is promised
 * @param {() => unknown} fn
 */
export function test(name, fn) {
  if (tests.some((known) => known.name === name)) throw new Error(`two tests are named "${name}"`);
  tests.push({ name, fn });
}

/**
 * Deep equality of plain values; the order of an object's keys does not matter.
 * @param {unknown} actual
 * @param {unknown} expected
 * @param {string} [what]
 */
export function equal(actual, expected, what = "") {
  if (!same(actual, expected)) {
    throw new Error(`${what && `${what}: `}expected ${show(expected)}, got ${show(actual)}`);
  }
}

/**
 * @param {unknown} value
 * @param {string} what
 */
export function ok(value, what) {
  if (!value) throw new Error(`not so: ${what}`);
}

/**
 * @param {() => unknown} fn
 * @param {RegExp} [message]
 */
export function throws(fn, message = /(?:)/) {
  try {
    fn();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (!message.test(text)) throw new Error(`threw "${text}", not ${message}`, { cause: error });
    return;
  }
  throw new Error("nothing was thrown");
}

/**
 * Runs what was registered, in order.
 * @returns {Promise<{name: string, error: string | null}[]>}
 */
export async function run() {
  const results = [];
  for (const { name, fn } of tests) {
    try {
      await fn();
      results.push({ name, error: null });
    } catch (error) {
      results.push({ name, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
  return results;
}

/**
 * @param {unknown} a
 * @param {unknown} b
 * @returns {boolean}
 */
function same(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Date || a instanceof RegExp) return String(a) === String(b);
  if (a instanceof Map || a instanceof Set) {
    return same([...a], [.../** @type {Iterable<unknown>} */ (b)]);
  }
  const left = /** @type {Record<string, unknown>} */ (a);
  const right = /** @type {Record<string, unknown>} */ (b);
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
  );
}

/**
 * @param {unknown} value
 */
function show(value) {
  if (value instanceof Map || value instanceof Set) return `${value.constructor.name} ${JSON.stringify([...value])}`;
  return JSON.stringify(value) ?? String(value);
}
