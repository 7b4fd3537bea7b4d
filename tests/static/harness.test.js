import { equal, ok, test, throws } from "./harness.js";

test("equal values are equal, whatever the order of their keys", () => {
  equal({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] });
  equal(new Map([["a", 1]]), new Map([["a", 1]]));
});

test("different values are told apart", () => {
  for (const [left, right] of [
    [1, 2],
    [1, "1"],
    [null, undefined],
    [null, {}],
    [[1], [1, 2]],
    [[], {}],
    [{ a: undefined }, {}],
    [{ a: 1 }, { b: 1 }],
    [new Set([1]), new Set([2])],
  ]) {
    throws(() => equal(left, right), /expected .*, got /);
  }
});

test("ok and throws fail when they should", () => {
  ok(true, "truth");
  throws(() => ok(0, "nothing"), /not so: nothing/);
  throws(() => throws(() => 1), /nothing was thrown/);
  throws(() => throws(() => ok(0, "nothing"), /else/), /threw "not so: nothing"/);
});

test("no two tests share a name", () => {
  throws(() => test("no two tests share a name", () => 0), /two tests/);
});

test("this page stands under the policy of the real pages", () => {
  // eslint-disable-next-line no-new-func -- what the policy must forbid
  throws(() => new Function("return 1"), /./);
  equal(globalThis.isSecureContext, true);
});
