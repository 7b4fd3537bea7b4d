import { optionsOf, valuesOf } from "../../static/js/room/options.js";
import { equal, test } from "./harness.js";

test("values are listed where they can be, null included", () => {
  equal(valuesOf({ enum: ["a", "b"] }, {}), ["a", "b"]);
  equal(valuesOf({ type: "boolean" }, {}), [false, true]);
  equal(valuesOf({ anyOf: [{ enum: ["a"] }, { type: "null" }] }, {}), ["a", null]);
  equal(valuesOf({ $ref: "#/$defs/Mode" }, { Mode: { const: "x" } }), ["x"]);
});

test("what cannot be listed is left out, and so is what leaves no choice", () => {
  equal(valuesOf({ type: "integer" }, {}), null);
  equal(valuesOf({ anyOf: [{ type: "integer" }, { type: "null" }] }, {}), null);
  const schema = {
    $ref: "#/$defs/Options",
    $defs: { Options: { properties: { mode: { enum: ["a", "b"] }, one: { const: 1 }, many: { type: "integer" }, on: { type: "boolean" } } } },
  };
  equal(optionsOf(schema).map(({ name }) => name), ["mode", "on"]);
});
