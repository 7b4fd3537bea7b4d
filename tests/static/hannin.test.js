import { createT } from "../../static/js/lib/words.js";
import { inHand } from "../../static/games/hannin/ask.js";
import { inEnglish, KINDS } from "../../static/games/hannin/cards.js";
import { asked, chosen, tapCard, targets } from "../../static/games/hannin/choice.js";
import { steps } from "../../static/games/hannin/dance.js";
import { line, moves, news, strip } from "../../static/games/hannin/lines.js";
import { judge } from "../../static/games/hannin/truth.js";
import { equal, ok, test } from "./harness.js";

const DETECTIVE_1 = { kind: "play_card", card: "detective", target: 1 };
const DETECTIVE_2 = { kind: "play_card", card: "detective", target: 2 };
const RUMOR = { kind: "play_card", card: "rumor", target: null };

/** @param {any[]} actions @param {Record<string, any>} [ui] @returns {any} */
function ctx(actions, ui = {}) {
  const told = { explained: "" };
  return { actions, ui, told, setUi: (/** @type {any} */ patch) => Object.assign(ui, patch), explain: (/** @type {string} */ what) => (told.explained = what) };
}

test("a card on its way has left the hand, but not where the match was broken off", () => {
  const own = { hand: ["alibi", "alibi", "dog"], chosen: "alibi" };
  equal(inHand(/** @type {any} */ ({ own, over: false })), ["alibi", "dog"]);
  equal(inHand(/** @type {any} */ ({ own, over: true })), own.hand);
});

test("a lifted card shows whom it may be aimed at, and nobody else", () => {
  equal(targets(ctx([DETECTIVE_1, DETECTIVE_2, RUMOR], { card: "detective" })), [1, 2]);
  equal(targets(ctx([DETECTIVE_1, RUMOR], { card: "rumor" })), []);
  equal(targets(ctx([DETECTIVE_1, RUMOR])), []);
});

test("what leaves the browser is one of the actions, untouched", () => {
  const actions = [DETECTIVE_1, DETECTIVE_2, RUMOR];
  equal(chosen(ctx(actions, { card: "detective", target: 2 })) === DETECTIVE_2, true);
  equal(chosen(ctx(actions, { card: "rumor", target: null })) === RUMOR, true);
  equal(chosen(ctx(actions, { card: "detective", target: null })), null);
  equal(chosen(ctx(actions)), null);
  const answers = [{ kind: "answer", yes: false }];
  equal(chosen(ctx(answers, { yes: true })), null);
  equal(chosen(ctx([{ kind: "pass" }])), null);
});

test("the first tap lifts a card, the second leads on, a card that may not be played explains itself", () => {
  const table = ctx([DETECTIVE_1, RUMOR]);
  tapCard(table, "rumor", 0);
  equal([table.ui.card, table.ui.sure], ["rumor", false]);
  tapCard(table, "rumor", 0);
  equal(table.ui.sure, true);
  tapCard(table, "criminal", 1);
  equal([table.ui.card, table.told.explained], ["rumor", "criminal"]);
});

test("what is asked follows from the actions alone", () => {
  equal(asked(ctx([])), "nothing");
  equal(asked(ctx([RUMOR])), "turn");
  equal(asked(ctx([{ kind: "give_card", card: "dog" }])), "give");
  equal(asked(ctx([{ kind: "point", place: 0 }])), "point");
});

test("the dance ends where the criminal ended, and names who could know each step", () => {
  const ending = {
    holder: 2,
    path: [{ seat: 0, turn: 0, how: "deal" }, { seat: 2, turn: 4, how: "rumor" }],
    knew: [{ seat: 1, turn: 3, holder: 0, how: "witness" }, { seat: 0, turn: 4, holder: 2, how: "rumor" }, { seat: 2, turn: 4, holder: 2, how: "rumor" }],
  };
  const danced = steps(/** @type {any} */ ({ table: { ending, turn: 9 } }));
  equal(danced.map(({ seat, knew, last }) => [seat, knew, last]), [[0, [1], false], [2, [0], false], [2, [], true]]);
});

/** Words as their ids, to see which are said. @param {number | null} me @returns {any} */
function eyes(me) {
  const t = Object.assign((/** @type {string} */ id) => id, { text: (/** @type {string} */ id) => id, list: (/** @type {any[]} */ items) => items, listText: (/** @type {any[]} */ items) => items.join() });
  return { me, t, table: { switches: { names: "third" } }, who: (/** @type {number} */ seat) => seat, name: String, people: [] };
}
const entry = (/** @type {any} */ line) => ({ at: 0, by: null, line });

test("answers and reveals wait a beat, whatever they say; other lines do not", () => {
  for (const yes of [true, false]) equal(line(entry({ kind: "answered", seat: 0, target: 1, yes }), eyes(2))?.beat, true);
  for (const card of ["criminal", "alibi"]) equal(line(entry({ kind: "shown", seat: 0, target: 1, card }), eyes(2))?.beat, true);
  equal(line(entry({ kind: "passed", seat: 0 }), eyes(2))?.beat, false);
});

test("whether there is a strip follows from what all may know", () => {
  const looked = { kind: "looked", seat: 0 };
  const told = strip(entry({ ...looked, news: { kind: "holder", seat: 1 } }), eyes(0));
  const untold = strip(entry({ ...looked, news: null }), eyes(2));
  ok(told && untold, "both phones show a strip");
  equal([told?.words !== null, untold?.words], [true, null]);
  equal(strip(entry({ kind: "answered", seat: 0, target: 1, yes: false }), eyes(1)), null);
});

test("eyes that see all are told of others in the third person", () => {
  const own = { kind: "looked", seat: 0, news: { kind: "holder", seat: 0 } };
  equal(news(own, eyes(0)), "hannin-news-holder-you");
  equal(news(own, eyes(null)), "hannin-news-holder");
  const chose = { kind: "chose", seat: 0, news: { kind: "choice", card: "dog" } };
  equal([news(chose, eyes(0)), news(chose, eyes(null))], ["hannin-news-chose", "hannin-news-picked"]);
});

test("cards travel as the table saw them, without a face", () => {
  equal(moves(entry({ kind: "moved", seat: 0, by: "rumor", ways: [{ source: 0, to: 1 }] }), eyes(2)), [{ from: 0, to: 1 }]);
});

test("the names said to stand on an English deck are those of its edition; elsewhere a card has one name", async () => {
  for (const lang of ["en", "ja", "fr"]) {
    const t = createT(lang, [await (await fetch(`/static/locales/${lang}/hannin.ftl`)).text()]);
    for (const card of KINDS) {
      const [third, rulebook] = ["third", "rulebook"].map((names) => t.text(`hannin-card-${card}`, { names }));
      if (lang === "en") equal([third, rulebook], [inEnglish(card, "third"), inEnglish(card, "rulebook")]);
      else equal(third, rulebook);
    }
  }
});

test("my marks are judged by the hands of the end, and a question is no claim", () => {
  /** @type {Record<string, string>} */
  const mine = { "0:dog": "surely", "0:boy": "not", "1:dog": "maybe", "1:boy": "surely", "1:rumor": "not" };
  const marks = { get: (/** @type {string} */ key) => mine[key] ?? "", set: () => {} };
  const ended = { people: [{ seat: 0 }, { seat: 1 }], marks, table: { ending: { hands: [["dog"], ["rumor"]] } } };
  equal(judge(/** @type {any} */ (ended)).map(({ seat, card, right }) => `${seat} ${card} ${right}`).sort(), ["0 boy true", "0 dog true", "1 boy false", "1 rumor false"]);
});
