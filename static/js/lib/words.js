/** Fluent for templates: bundles per language, arguments that may be templates, names isolated, lists by locale. */
import { FluentBundle, FluentResource } from "../../vendor/fluent-bundle/fluent-bundle.js";

/** @typedef {unknown} Arg  text, a number, or a template */
/** @typedef {Record<string, Arg>} Args */
/**
 * @typedef {object} Extras
 * @property {(id: string, args?: Args) => string} text   plain text, for attributes and titles; templates are not allowed
 * @property {(id: string) => boolean} has
 * @property {(items: Arg[], type?: "conjunction" | "disjunction") => unknown} list   "a, b and c"
 * @property {(items: string[], type?: "conjunction" | "disjunction") => string} listText
 * @property {(items: unknown[]) => string} commas   those that say something, one after the other, without a last "and"
 * @property {string} colon   what stands between a name and what is said of it
 * @property {(n: number) => string} number
 * @property {string} lang
 */
/** t(name) or t(name.attribute) → what a template shows. @typedef {((id: string, args?: Args) => unknown) & Extras} T */

/** What a language lacks altogether is said in this one. */
const FALLBACK = "en";
const OPEN = "\uE000";
const CLOSE = "\uE001";
const FSI = "\u2068";
const PDI = "\u2069";

/** Text from people may run the other way: keep it apart. @param {string} text */
const apart = (text) => FSI + text + PDI;

/** French keeps a space before its high punctuation, narrow before ; ! and ?, and no line may break there. @param {string} text */
const spaced = (text) => text.replace(/([^\s|]) (?=([?!;])|[:»])/g, (_, before, high) => before + (high ? "\u202F" : "\u00A0")).replaceAll("« ", "«\u00A0");

/** As a printer sets it, apostrophes curved. @param {string} lang @param {string} text */
const typeset = (lang, text) => (lang === "fr" ? spaced(text) : text).replace(/([\p{L}\d}])'(?=[\p{L}{«])/gu, "$1\u2019");

/** @param {string} text @param {unknown[]} kept */
function weave(text, kept) {
  if (kept.length === 0) return text;
  return text.split(OPEN).flatMap((piece, i) => {
    if (i === 0) return [piece];
    const end = piece.indexOf(CLOSE);
    return [kept[Number(piece.slice(0, end))], piece.slice(end + 1)];
  });
}

/** @param {string} lang @param {string} text */
const reading = (lang, text) => new FluentResource(typeset(lang, text));

/**
 * @param {string} lang
 * @param {(string | FluentResource)[]} sources   the Fluent files, in order; as text, or read already
 * @returns {T}
 */
export function createT(lang, sources) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(typeof source === "string" ? reading(lang, source) : source, { allowOverrides: true });
  const numbers = new Intl.NumberFormat(lang);

  /** @param {string} id */
  const pattern = (id) => {
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  };

  /** @param {string} id @param {Args} args @param {(value: unknown) => string} keep */
  const format = (id, args, keep) => {
    const found = pattern(id);
    if (found === null) return id;
    /** @type {Record<string, string | number>} */
    const flat = {};
    for (const [key, value] of Object.entries(args)) {
      if (value === null || value === undefined) flat[key] = "";
      else if (typeof value === "string") flat[key] = /^[a-z0-9_]*$/.test(value) ? value : apart(value);
      else if (typeof value === "number") flat[key] = value;
      else flat[key] = keep(value);
    }
    return bundle.formatPattern(found, flat, []);
  };

  /** @param {"conjunction" | "disjunction"} type */
  const lists = (type) => new Intl.ListFormat(lang, { type, style: "long" });

  /** @param {string} id @param {Args} [args] */
  const t = (id, args = {}) => {
    /** @type {unknown[]} */
    const kept = [];
    return weave(format(id, args, (value) => OPEN + (kept.push(value) - 1) + CLOSE), kept);
  };
  /** @type {Extras} */
  const extras = {
    lang,
    text: (id, args = {}) =>
      format(id, args, () => {
        throw new TypeError(`${id}: a template cannot be plain text`);
      }),
    has: (id) => pattern(id) !== null,
    list: (items, type = "conjunction") =>
      weave(
        lists(type).format(items.map((_, i) => OPEN + i + CLOSE)),
        items,
      ),
    listText: (items, type = "conjunction") => lists(type).format(items.map(apart)),
    commas: (items) => items.filter(Boolean).join(lang === "ja" ? "、" : ", "),
    colon: { ja: "：", fr: "\u00A0: " }[lang] ?? ": ",
    number: (n) => numbers.format(n),
  };
  return Object.assign(t, extras);
}

/**
 * Loads and reads Fluent files once each and hands out a T per language.
 * @param {string} root   address of `static/`, with a slash at its end
 * @param {(url: string) => Promise<string>} [read]
 */
export function createWords(root, read = readText) {
  /** @type {Map<string, Promise<FluentResource>>} */
  const cache = new Map();

  /** @param {string} lang @param {string} file @returns {Promise<FluentResource>} */
  const source = (lang, file) => {
    const url = `${root}locales/${lang}/${file}.ftl`;
    const found = cache.get(url) ?? read(url).then((text) => (text || lang === FALLBACK ? reading(lang, text) : source(FALLBACK, file)));
    cache.set(url, found);
    found.catch(() => cache.delete(url));
    return found;
  };

  /**
   * @param {string} lang
   * @param {string[]} files
   * @param {string[]} [extras]   files that may fail: their words are missing then
   * @returns {Promise<T>}
   */
  return async (lang, files, extras = []) => {
    const found = await Promise.all([...files.map((file) => source(lang, file)), ...extras.map((file) => source(lang, file).catch(() => reading(lang, "")))]);
    return createT(lang, found);
  };
}

/** @param {string} url */
async function readText(url) {
  const answer = await fetch(url);
  if (answer.status === 404) return ""; // not written yet
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}
