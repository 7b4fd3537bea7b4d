import { promptOf } from "../../static/js/room/context.js";
import { equal, test } from "./harness.js";

test("a prompt of the next match is another one, though its number comes again", () => {
  /** @param {number} number @param {number} ask */
  const of = (number, ask) => promptOf({ number, view: { ask } });
  equal(of(1, 1) === of(2, 1), false);
  equal(of(2, 1), of(2, 1));
});

test("no prompt is none, in every match and without one", () => {
  equal(promptOf({ number: 1, view: { ask: null } }), null);
  equal(promptOf(null), null);
});
