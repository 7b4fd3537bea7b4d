/** My pencil marks beside who the other was in the end. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { EVERYBODY, mini, named } from "./people.js";

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */

/** A question mark claims nothing, so it is not judged. @param {Ctx} ctx @returns {import("../../js/room/contract.js").Judged[]} */
export function truth(ctx) {
  const { table, me, marks } = ctx;
  const other = me === table.killer ? table.reveal?.inspector_is : table.reveal?.killer_is;
  if (!other) return [];
  return [...EVERYBODY].flatMap((person) => {
    const pencil = marks.get(person);
    if (pencil !== "!" && pencil !== "×") return [];
    return [{ words: html`${mini(person)}${named(ctx, person)}`, pencil, right: (person === other) === (pencil === "!") }];
  });
}
