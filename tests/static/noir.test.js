import { render } from "../../static/vendor/lit-html/lit-html.js";
import { createT } from "../../static/js/lib/words.js";
import { board } from "../../static/games/noir/board.js";
import { confirm } from "../../static/games/noir/confirm.js";
import { line, strip } from "../../static/games/noir/lines.js";
import { isForbidden, preview } from "../../static/games/noir/moves.js";
import { notebook } from "../../static/games/noir/notebook.js";
import { truth } from "../../static/games/noir/truth.js";
import { equal, ok, test } from "./harness.js";

const words = createT("en", [await (await fetch("/static/locales/en/noir.ftl")).text()]);
const ROWS = ["ABCDE", "FGHIJ", "KLMNO", "PQRST", "UVWXY"];
const KNOWS = { yes: "", open: "BFG", mine: "S", deceased: "A", seen: "C", clue: "DEHIJKLMNOPQRTUVWXY", shown: "" };
const OWN = { seat: 1, role: "inspector", identity: "S", near: "MNORTWXY", hand: "LMY", drawn: null, lost: "", knows: KNOWS, facts: [], why: [{ action: "arrest", people: "A", code: "not_adjacent" }] };
const TABLE = { mode: "standard", killer: 0, stage: "turning", turn: 1, board: ROWS, dead: "A", innocent: "C", discards: "C", deck: 20, hand: 3, deadly: 16, shift: { axis: "row", at: 2, step: 1 }, forbidden: [{ axis: "row", at: 2, step: -1 }], quiet: 0, quiet_max: 40, offer: null, clues: [], reveal: null };
const ACTIONS = [{ kind: "offer_draw" }, { kind: "arrest", person: "T" }, { kind: "exonerate" }, { kind: "shift", axis: "row", at: 0, step: 1 }];

/** @param {object} [more] */
const ctx = (more = {}) =>
  /** @type {any} */ ({
    slug: "noir", table: TABLE, own: OWN, actions: ACTIONS, ask: 3, text: false, me: 1, over: false, wall: false, covered: false, peeking: false, lang: "en", t: words, ui: {}, log: [],
    who: (/** @type {number} */ seat) => (seat === 0 ? "Ann" : "Bo"), name: (/** @type {number} */ seat) => (seat === 0 ? "Ann" : "Bo"), setUi: () => {}, act: () => {}, explain: () => {}, peek: () => {},
    people: [{ seat: 0, name: "Ann", crest: "sun" }, { seat: 1, name: "Bo", crest: "moon" }], marks: { get: () => "", set: () => {} }, ...more,
  });

/** @param {unknown} template */
function drawn(template) {
  const place = document.createElement("div");
  render(/** @type {any} */ (template), place);
  return place;
}

/** @param {HTMLElement} place @param {string} selector */
const people = (place, selector) => [...place.querySelectorAll(selector)].map((tile) => /** @type {HTMLElement} */ (tile).dataset.person).join("");

test("a preview moves one line by one and brings the card pushed out back at the other end", () => {
  equal(preview(ROWS, { axis: "row", at: 0, step: 1 })[0], "EABCD");
  equal(preview(ROWS, { axis: "row", at: 4, step: -1 })[4], "VWXYU");
  equal(preview(ROWS, { axis: "column", at: 1, step: 1 }).map((row) => row[1]).join(""), "VBGLQ");
  equal(preview(preview(ROWS, { axis: "column", at: 3, step: -1 }), { axis: "column", at: 3, step: 1 }), ROWS);
});

test("the forbidden shift is the table's, no other", () => {
  ok(isForbidden(ctx(), { axis: "row", at: 2, step: -1 }), "back is forbidden");
  ok(!isForbidden(ctx(), { axis: "row", at: 2, step: 1 }), "on is not");
});

test("who stands next to me is drawn for me, and goes under the cover and from the wall", () => {
  equal(people(drawn(board(ctx())), ".beside"), "MNORTWXY");
  equal(people(drawn(board(ctx())), ".me"), "S");
  for (const hidden of [{ covered: true }, { wall: true, own: null, me: null, actions: [] }]) equal(people(drawn(board(ctx(hidden))), ".beside, .me, .aim"), "");
  equal(people(drawn(board(ctx({ covered: true, peeking: true }))), ".me"), "S");
});

test("only what is offered can be aimed at, and only once the deed is chosen", () => {
  equal(people(drawn(board(ctx())), ".aim"), "");
  equal(people(drawn(board(ctx({ ui: { mode: "arrest" } }))), ".aim"), "T");
  equal(people(drawn(board(ctx({ ui: { mode: "arrest" }, actions: [] }))), ".aim"), "");
});

test("deceased and innocent are told in words, not by colour alone", () => {
  const place = drawn(board(ctx()));
  ok(place.querySelector("[data-person=A]")?.getAttribute("aria-label")?.includes("deceased"), "A is deceased");
  ok(place.querySelector("[data-person=A] .noir-cross"), "A is crossed");
  ok(place.querySelector("[data-person=C]")?.getAttribute("aria-label")?.includes("innocent"), "C is innocent");
  ok(place.querySelector("[data-person=C] .noir-tick"), "C has a tick");
});

/** @param {object} line */
const entry = (line) => /** @type {any} */ ({ at: 0, by: null, line });

test("a strip follows from the public part alone: the same for who learnt something and who did not", () => {
  const pairs = [
    [{ kind: "evidence_drawn", seat: 1, person: "H" }, { kind: "evidence_drawn", seat: 1, person: null }],
    [{ kind: "disguised", seat: 0, failed: false, shown: "G", killed: false, drawn: "B" }, { kind: "disguised", seat: 0, failed: false, shown: "G", killed: false, drawn: null }],
    [{ kind: "dealt", killer: 0, board: ROWS, identity: "G", hand: null }, { kind: "dealt", killer: 0, board: ROWS, identity: null, hand: "LMYS" }],
  ];
  for (const [mine, other] of pairs) {
    ok(strip(entry(mine), ctx())?.words, `${mine.kind}: words for who learnt it`);
    ok(strip(entry(other), ctx()), `${mine.kind}: a strip for the other too`);
  }
  equal(strip(entry({ kind: "evidence_drawn", seat: 1, person: null }), ctx()), { words: null });
  equal(strip(entry({ kind: "disguised", seat: 0, failed: true, shown: "A", killed: false, drawn: "A" }), ctx()), null);
  equal(strip(entry({ kind: "killed", seat: 0, person: "A", canvass: false }), ctx()), null);
});

test("an answer waits one beat, whatever it says", () => {
  for (const yes of [true, false]) {
    equal(line(entry({ kind: "canvassed", seat: 0, person: "A", near: yes }), ctx()).beat, true);
    equal(line(entry({ kind: "arrest_answered", seat: 0, person: "A", hit: yes }), ctx()).beat, true);
  }
  equal(line(entry({ kind: "shifted", seat: 0, axis: "row", at: 0, step: 1 }), ctx()).beat, false);
});

test("what I alone learnt leaves the log while my hand is covered", () => {
  const told = entry({ kind: "evidence_drawn", seat: 1, person: "H" });
  ok(drawn(line(told, ctx()).words).textContent?.includes("Hiro"), "open");
  ok(!drawn(line(told, ctx({ covered: true })).words).textContent?.includes("Hiro"), "covered");
});

test("eyes that see all are told in the third person, of both seats", () => {
  const deal = entry({ kind: "dealt", killer: 0, board: ROWS, identity: "G", hand: "LMYS" });
  const text = drawn(line(deal, ctx({ me: null, own: null })).words).textContent ?? "";
  for (const word of ["Ann", "Greta", "Bo", "Luca"]) ok(text.includes(word), word);
  ok(!text.includes("You"), "nobody is spoken to");
});

test("a deed is confirmed only while it is offered, and says what follows", () => {
  const deed = { kind: "arrest", person: "T" };
  const view = confirm(ctx({ ui: { deed } }));
  equal(view?.action, ACTIONS[1]);
  ok((view?.points.length ?? 0) >= 2, "consequences in words");
  ok(view?.points.some(({ warn }) => warn), "the notebook says it is not T");
  equal(confirm(ctx({ ui: { deed }, actions: [] })), null);
});

test("the notebook crosses out what own.knows rules out and leaves the rest", () => {
  const place = drawn(notebook(ctx()));
  equal(people(place, ".noir-grid .open"), "BFG");
  equal(place.querySelectorAll(".noir-grid .no").length, 22);
});

test("my marks are judged by who the other was in the end, and a question is no claim", () => {
  /** @type {Record<string, string>} */
  const marks = { B: "!", F: "×", G: "?", T: "×" };
  const ended = { table: { ...TABLE, reveal: { killer_is: "T", inspector_is: "S" } }, marks: { get: (/** @type {string} */ key) => marks[key] ?? "", set: () => {} } };
  equal(truth(ctx(ended)).map(({ pencil, right }) => `${pencil} ${right}`), ["! false", "× true", "× false"]);
  equal(truth(ctx({ ...ended, table: TABLE })), []);
});
