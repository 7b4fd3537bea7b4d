import { asked, knows, laid, look, onto, pick, picked } from "../../static/games/hattari/choice.js";
import { line } from "../../static/games/hattari/lines.js";
import { truth } from "../../static/games/hattari/truth.js";
import { createT } from "../../static/js/lib/words.js";
import { equal, test } from "./harness.js";

const PAIRS = [[1, 2], [1, 3], [2, 3]];
const ACCUSE = [1, 2, 3].map((place) => ({ kind: "accuse", place }));

/** A context that keeps its choices, as the page does. @param {Partial<import("../../static/js/room/contract.js").Ctx>} parts */
function context(parts) {
  const ctx = /** @type {any} */ ({ ui: {}, actions: [], log: [], own: null, covered: false, peeking: false, me: 0, ...parts });
  ctx.setUi = (/** @type {object} */ patch) => Object.assign(ctx.ui, patch);
  return /** @type {import("../../static/js/room/contract.js").Ctx} */ (ctx);
}

test("two suspects make a look, and a third pushes the first out", () => {
  const ctx = context({ actions: PAIRS.map((places) => ({ kind: "look", places })) });
  equal(asked(ctx), "look");
  pick(ctx, 3);
  equal(look(ctx), null);
  pick(ctx, 1);
  equal(look(ctx), ctx.actions[1]);
  pick(ctx, 2);
  equal(picked(ctx).join(), "1,2");
  pick(ctx, 1);
  equal(look(ctx), null);
});

test("an action is found in the list, and none is made up", () => {
  const ctx = context({ actions: ACCUSE });
  equal(onto(ctx, 2), ACCUSE[1]);
  equal(onto(context({ actions: [{ kind: "keep" }, { kind: "swap", place: 1 }] }), 2), null);
  equal(asked(context({})), "nothing");
});

const SEEN = { kind: "known", where: { kind: "suspect", place: 1 }, number: 7, how: "seen" };
const HIDDEN = { kind: "unknown", where: { kind: "suspect", place: 2 } };

test("what a seat knows is not shown while its screen is covered", () => {
  const own = { knows: [SEEN, HIDDEN] };
  equal(knows(context({ own }), "suspect", 1), SEEN);
  equal(knows(context({ own }), "suspect", 2), null);
  equal(knows(context({ own, covered: true }), "suspect", 1), null);
  equal(knows(context({ own, covered: true, peeking: true }), "suspect", 1), SEEN);
});

const DOWN = { kind: "down" };
/** @param {number} number */
const face = (number) => ({ kind: "face", number });
/** @param {any} told */
const entry = (told) => ({ at: 0, by: null, line: told });

test("only eyes that were told the whole deal see every silhouette, after a swap too", () => {
  const deal = { kind: "dealt", suspects: [face(3), face(0), face(8)], victim: face(5) };
  equal(JSON.stringify(laid(context({ log: [entry(deal)] }))), '{"suspects":[3,0,8],"victim":5}');
  const swap = { kind: "swapped", place: 3, away: face(8), came: face(5) };
  equal(JSON.stringify(laid(context({ log: [entry(deal), entry(swap)] }))), '{"suspects":[3,0,5],"victim":8}');
  equal(laid(context({ log: [entry({ ...deal, suspects: [DOWN, DOWN, DOWN], victim: DOWN })] })), null);
  equal(laid(context({})), null);
});

const WORDS = `
hattari-piece = { $n ->
    [0] the blank
   *[other] the { $n }
  }
hattari-line-seen = { $who } sees { $one } and { $two }.
hattari-line-seen-you = You saw { $first } and { $second }.
hattari-line-seen-all = { $who } saw { $first } and { $second }.
`;

test("a line says numbers to whom they were told, and hides them under the cover", () => {
  const t = createT("en", [WORDS]);
  const who = (/** @type {number} */ seat) => `s${seat}`;
  const told = { kind: "seen", seat: 0, places: [1, 2], cards: [face(7), face(0)], chosen: false };
  const words = (/** @type {any} */ parts, /** @type {any} */ said = told) => String(line(entry(said), context({ t, who, ...parts }))?.words).replace(/[\u2068\u2069]/g, "");
  equal(words({}), "You saw the 7 and the blank.");
  equal(words({ covered: true }), "s0 sees 1 and 2.");
  equal(words({ me: 1 }, { ...told, cards: [DOWN, DOWN] }), "s0 sees 1 and 2.");
  equal(words({ me: null }), "s0 saw the 7 and the blank.");
});

test("the reveal waits a beat, whoever it was", () => {
  const t = createT("en", ["hattari-piece = { $n }\nhattari-line-revealed = { $place } { $five }"]);
  for (const suspects of [[face(3), face(5), face(8)], [face(3), face(7), face(8)]]) {
    equal(line(entry({ kind: "revealed", suspects, culprit: 1 }), context({ t }))?.beat, true);
  }
});

test("my marks are judged by what lay there when their round was revealed, and a question is no claim", () => {
  const t = createT("en", ["hattari-piece = { $n }\nhattari-suspect = s{ $n }\nhattari-victim-word = v\nhattari-truth = { $round } { $where } { $piece }"]);
  const round = (/** @type {number[]} */ suspects, /** @type {number} */ victim, /** @type {number[]} */ hands) =>
    entry({ kind: "revealed", suspects: suspects.map(face), victim: face(victim), hands: hands.map(face), culprit: 1, taken_by: [null, null, null] });
  const log = [round([3, 4, 5], 6, [7, 0]), entry({ kind: "dealt" }), round([6, 7, 3], 0, [4, 5])];
  /** @type {Record<string, string>} */
  const kept = { "1.3.s1": "o", "1.5.s2": "?", "1.6.v": "x", "2.5.h1": "o", "2.7.s3": "x" };
  const marks = { get: (/** @type {string} */ key) => kept[key] ?? "", set: () => {} };
  const table = { in_play: [0, 3, 4, 5, 6, 7] };
  const name = (/** @type {number} */ seat) => `p${seat}`;
  const said = truth(context({ t, log, marks, table, name })).map(({ words, pencil, right }) => `${words} ${pencil} ${right}`.replace(/[\u2068\u2069]/g, ""));
  equal(said, ["1 s1 3 ○ true", "1 v 6 × false", "2 s3 7 × true", "2 p1 5 ○ true"]);
});
