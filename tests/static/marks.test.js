import { createMarks } from "../../static/js/room/marks.js";
import { equal, test } from "./harness.js";

/** @param {string | null} marks @returns {any} */
const match = (marks, number = 1) => ({ number, marks });

/** @returns {{saved: string[], marks: ReturnType<typeof createMarks>}} */
function paper() {
  /** @type {string[]} */
  const saved = [];
  return { saved, marks: createMarks((text) => saved.push(text), () => {}) };
}

test("a mark is seen at once, and kept when the page goes before the pencil has rested", () => {
  const { saved, marks } = paper();
  marks.of(match(null)).set("1:dog", "maybe");
  equal(marks.of(match(null)).get("1:dog"), "maybe");
  equal(saved, []);
  marks.keep();
  marks.keep();
  equal(saved, ['{"1:dog":"maybe"}']);
});

test("marks are kept with the number of the match they were made in, and forgotten with it", () => {
  /** @type {[string, number][]} */
  const saved = [];
  const marks = createMarks((...kept) => saved.push(kept), () => {});
  marks.of(match(null, 3)).set("1:dog", "maybe");
  marks.keep();
  marks.of(match(null, 3)).set("1:dog", "surely");
  equal(marks.of(match(null, 4)).get("1:dog"), "");
  marks.keep();
  equal(saved, [['{"1:dog":"maybe"}', 3]]);
});

test("once the server shows what was kept, marks made on another device are seen here", () => {
  const { saved, marks } = paper();
  marks.of(match(null)).set("1:dog", "maybe");
  marks.keep();
  equal(marks.of(match("{}")).get("1:dog"), "maybe");
  equal(marks.of(match(saved[0] ?? null)).get("1:dog"), "maybe");
  equal(marks.of(match('{"2:boy":"not"}')).get("2:boy"), "not");
  marks.of(match('{"2:boy":"not"}')).set("1:dog", "surely");
  marks.keep();
  equal(JSON.parse(saved[1] ?? ""), { "1:dog": "surely", "2:boy": "not" });
});

test("what is written while the last is on its way is not lost by its return", () => {
  const { saved, marks } = paper();
  marks.of(match(null)).set("1:dog", "maybe");
  marks.keep();
  marks.of(match(null)).set("2:boy", "not");
  equal(marks.of(match(saved[0] ?? null)).get("2:boy"), "not");
  marks.keep();
  equal(JSON.parse(saved[1] ?? ""), { "1:dog": "maybe", "2:boy": "not" });
});

test("another match begins with an empty page", () => {
  const { marks } = paper();
  marks.of(match(null)).set("1:dog", "maybe");
  equal(marks.of(match(null, 2)).get("1:dog"), "");
});
