/** The game and its options, built from the server's JSON Schema and the words of the game; and the room's own options. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./view.js").App} App */
/** @typedef {{name: string, values: (string | boolean | number | null)[]}} Option */

/** @param {any} schema @param {any} defs @returns {any[] | null} the values it allows, null when they cannot be listed */
export function valuesOf(schema, defs) {
  if (schema.$ref) return valuesOf(defs[schema.$ref.split("/").at(-1)], defs);
  if (schema.enum) return schema.enum;
  if ("const" in schema) return [schema.const];
  if (schema.type === "boolean") return [false, true];
  if (schema.type === "null") return [null];
  const some = schema.anyOf ?? schema.oneOf;
  if (!some) return null;
  const lists = some.map((/** @type {any} */ part) => valuesOf(part, defs));
  return lists.includes(null) ? null : lists.flat();
}

/** @param {any} schema @returns {Option[]} */
export function optionsOf(schema) {
  const defs = schema.$defs ?? {};
  const root = schema.$ref ? defs[schema.$ref.split("/").at(-1)] : schema;
  return Object.entries(root.properties ?? {}).flatMap(([name, part]) => {
    const values = valuesOf(part, defs);
    return values && values.length > 1 ? [{ name, values }] : [];
  });
}

const TIMES = [0, 30, 60, 120];
const LANGS = [null, "en", "ja", "fr", "ja,en", "ja,fr", "en,fr"];
/** @type {[string, any][]} */
const SERIES = [
  ["open", { kind: "open" }],
  ["points", { kind: "points", to: null }],
  ["matches-3", { kind: "matches", of: 3 }],
  ["matches-5", { kind: "matches", of: 5 }],
  ["matches-7", { kind: "matches", of: 7 }],
];

/** @param {any} a @param {any} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * @typedef {object} Question   one thing that can be set
 * @property {string} key
 * @property {unknown} title
 * @property {{value: any, label: unknown, about: unknown}[]} choices
 * @property {any} value
 * @property {(value: any) => object} change   the fields of `configure`
 */

/** @param {App} app @returns {Question[]} the game's questions, the most important first */
function gameQuestions({ t, room, games }) {
  const info = games.find(({ slug }) => slug === room.game);
  if (!info) return [];
  return optionsOf(info.options).map(({ name, values }) => ({
    key: name,
    title: t(`${room.game}-option-${name}`),
    value: room.options?.[name] ?? null,
    choices: values.map((value) => {
      const id = `${room.game}-option-${name}-${value}`;
      return { value, label: t(id), about: t.has(`${id}.about`) ? t(`${id}.about`) : nothing };
    }),
    change: (value) => ({ options: { ...room.options, [name]: value } }),
  }));
}

/** @param {App} app @returns {Question[]} */
function roomQuestions({ t, room }) {
  const options = room.room;
  /** @param {string} key @param {any[]} values @param {(value: any) => string} [code] @returns {Question} */
  const ask = (key, values, code = String) => ({
    key,
    title: t(`room-${key}`),
    value: options[/** @type {keyof typeof options} */ (key)],
    choices: values.map((value) => ({ value, label: t(`room-${key}-${code(value)}`), about: t.has(`room-${key}-${code(value)}.about`) ? t(`room-${key}-${code(value)}.about`) : nothing })),
    change: (value) => ({ room: { ...options, [key]: value } }),
  });
  return [
    ask("series", SERIES.map(([, value]) => value), (value) => SERIES.find(([, other]) => same(other, value))?.[0] ?? value.kind),
    ask("turn_time", TIMES),
    ask("same_room", [false, true]),
    ask("texts", [true, false]),
    ask("locked", [false, true]),
    ask("projector_lang", LANGS, (value) => (value ?? "null").replace(",", "-")),
  ];
}

/** @param {Question} question */
const chosen = ({ choices, value }) => choices.find((choice) => same(choice.value, value));

/** @param {App} app @param {Question} question */
function row(app, question) {
  const now = chosen(question);
  const set = app.may("configure");
  return html`<li><b>${now?.label ?? String(question.value)}</b><p>${now?.about ?? nothing}</p>${set
      ? html`<span class="side"><button type="button" class="chip" data-focus="opt-${question.key}" aria-describedby="opt-${question.key}" @click=${() => app.open("option", question.key)}>${app.t("change")}<span class="sr" id="opt-${question.key}">${question.title}</span></button></span>`
      : nothing}</li>`;
}

/** @param {App} app */
export function gamePart(app) {
  const { t, room } = app;
  const questions = gameQuestions(app);
  const [first, ...others] = questions;
  const [series, time, ...quiet] = roomQuestions(app);
  const told = [first, ...others.filter(({ value }) => value !== null && value !== false), series, time, ...quiet.filter((question) => !same(question.value, question.choices[0]?.value))];
  return html`<section class="the-game" aria-labelledby="game-title"><h2 id="game-title">${t(`${room.game}-name`)}${app.may("configure")
      ? html`<button type="button" class="btn less" data-focus="games" @click=${() => app.open("games")}>${t("other-game")}</button>`
      : nothing}</h2>
    <ul class="lines opt">${told.map((question) => (question ? row(app, question) : nothing))}
      <li><b><a href="${app.base}/rules/${room.game}" target="_blank" rel="noopener">${t("rules-of", { game: t.text(`${room.game}-name`) })}</a></b>${app.may("configure")
        ? html`<span class="side"><button type="button" class="chip" data-focus="more-options" @click=${() => app.open("options")}>${t("more-options")}</button></span>`
        : nothing}</li></ul></section>`;
}

/** @param {App} app @param {Question} question */
function fieldset(app, question) {
  return html`<fieldset><legend><h3>${question.title}</h3></legend>${question.choices.map(
      ({ value, label, about }) => html`<label class="choice"><input type="radio" name=${question.key} .checked=${same(value, question.value)} @change=${() => app.send("configure", question.change(value))} /><span>${label}</span>${about === nothing
          ? nothing
          : html`<small>${about}</small>`}</label>`,
    )}</fieldset>`;
}

/** @param {App} app @param {string | null} key   one question, or null for all */
export function optionsSheet(app, key) {
  const all = [...gameQuestions(app), ...roomQuestions(app)];
  const shown = key === null ? all : all.filter((question) => question.key === key);
  const body = html`${shown.map((question) => fieldset(app, question))}<p class="tiny dim">${app.t("new-series")}</p><button type="button" class="btn ink" @click=${app.close}>${app.t("done")}</button>`;
  return sheet(app, { title: app.t("options"), look: key === null ? "tall" : "", body });
}

/** @param {App} app */
export function gamesSheet(app) {
  const { t, games, room, root } = app;
  const body = html`<div class="games">${games.map(
      ({ slug, seats }) => html`<button type="button" aria-pressed=${String(slug === room.game)} @click=${async () => {
        if (slug !== room.game) await app.send("configure", { game: slug });
        app.close();
      }}><img src="${root}games/${slug}/cover.svg" alt="" width="200" height="290" /><span>${t(`${slug}-name`)}</span><span class="tiny dim">${t("players-range", { min: seats[0] ?? 0, max: seats.at(-1) ?? 0 })}</span></button>`,
    )}</div><p class="tiny dim">${t("new-series")}</p>`;
  return sheet(app, { title: t("other-game"), body });
}
