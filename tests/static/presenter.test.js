import { createPresenter } from "../../static/js/room/news.js";
import { equal, test } from "./harness.js";

/** @param {number} lines @param {object} [more] */
const view = (lines, more = {}) => ({
  room: /** @type {any} */ ({ match: { number: 1 }, you: { seat: 0 }, ...more }),
  log: Array.from({ length: lines }, (_, i) => /** @type {any} */ ({ line: i })),
});

/** @param {number[]} beats   the lines that want a beat */
function setup(beats) {
  /** @type {[number, number[]][]} how many lines were shown, and which were new */
  const shown = [];
  /** @type {boolean[]} */
  const held = [];
  const presenter = createPresenter({
    show: ({ log }, fresh) => void shown.push([log.length, fresh.map(({ line }) => line)]),
    component: () => /** @type {any} */ ({ line: (/** @type {any} */ { line }) => ({ words: line, beat: beats.includes(line) }) }),
    context: () => /** @type {any} */ ({}),
    hold: (holding) => void held.push(holding),
  });
  return { presenter, shown, held };
}

const later = () => new Promise((done) => setTimeout(done, 1_200));

test("an answer and all that follows it wait one beat; what came before is shown at once", async () => {
  const { presenter, shown, held } = setup([3]);
  presenter.take(view(2));
  presenter.take(view(5));
  equal(shown, [[2, []], [3, [2]]]);
  equal(held, [true]);
  await later();
  equal(shown.at(-1), [5, [3, 4]]);
  equal(held, [true, false]);
});

test("what comes during the beat is shown with it, the newest alone", async () => {
  const { presenter, shown } = setup([3]);
  presenter.take(view(2));
  presenter.take(view(5));
  presenter.take(view(6));
  presenter.take(view(7));
  equal(shown.length, 2);
  await later();
  equal(shown.at(-1), [7, [3, 4, 5, 6]]);
});

test("other eyes and another match wait for nothing", () => {
  const { presenter, shown, held } = setup([3]);
  presenter.take(view(2));
  presenter.take(view(5, { you: { seat: 1 } }));
  presenter.take(view(6, { match: { number: 2 } }));
  equal(shown, [[2, []], [5, []], [6, []]]);
  equal(held, []);
});
