import { asked, chosen, tapCard, targets } from "../../static/games/hannin/choice.js";
import { steps } from "../../static/games/hannin/dance.js";
import { equal, test } from "./harness.js";

const DETECTIVE_1 = { kind: "play_card", card: "detective", target: 1 };
const DETECTIVE_2 = { kind: "play_card", card: "detective", target: 2 };
const RUMOR = { kind: "play_card", card: "rumor", target: null };

/** @param {any[]} actions @param {Record<string, any>} [ui] @returns {any} */
function ctx(actions, ui = {}) {
  const told = { explained: "" };
  return { actions, ui, told, setUi: (/** @type {any} */ patch) => Object.assign(ui, patch), explain: (/** @type {string} */ what) => (told.explained = what) };
}

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
