/** Finding actions among those the view offers, and what the page shows while one is being chosen. No rule is known here. */

/** @typedef {import("../../js/room/contract.js").Ctx} Ctx */
/** @typedef {{axis: "row" | "column", at: number, step: 1 | -1}} Line */

/** It is my turn and I have not acted yet. @param {Ctx} ctx */
export const myTurn = ({ table, me, over, actions }) => !over && me !== null && table.turn === me && actions.length > 0;

/** @param {Ctx} ctx @param {string} kind */
export const some = ({ actions }, kind) => actions.find((action) => action.kind === kind) ?? null;

/** @param {Ctx} ctx @param {string} kind @param {string} person */
export const on = ({ actions }, kind, person) => actions.find((action) => action.kind === kind && action.person === person) ?? null;

/** @param {Ctx} ctx @param {Line} line */
export const shiftAt = ({ actions }, { axis, at, step }) =>
  actions.find((action) => action.kind === "shift" && action.axis === axis && action.at === at && action.step === step) ?? null;

/** Whether this shift is the forbidden one. @param {Ctx} ctx @param {Line} line */
export const isForbidden = ({ table }, { axis, at, step }) =>
  table.forbidden.some((/** @type {Line} */ shift) => shift.axis === axis && shift.at === at && shift.step === step);

/** What a tap on the board means now: null when it only explains. @param {Ctx} ctx @returns {string | null} */
export function mode(ctx) {
  if (!myTurn(ctx)) return null;
  if (ctx.table.stage === "opening") return "kill";
  return ctx.ui.mode ?? null;
}

/** The action that a tap on this suspect would lead to. @param {Ctx} ctx @param {string} person */
export function deedOn(ctx, person) {
  const { table, ui, actions } = ctx;
  if (!myTurn(ctx)) return null;
  if (table.stage === "choosing") return on(ctx, "choose_identity", person);
  if (table.stage === "discarding") return on(ctx, "discard", person);
  switch (mode(ctx)) {
    case "kill":
    case "arrest":
      return on(ctx, /** @type {string} */ (mode(ctx)), person);
    case "citizens_arrest":
      return actions.find((action) => action.kind === "citizens_arrest" && action.card === ui.card && action.person === person) ?? null;
    default:
      return null;
  }
}

/** Why this suspect cannot be the target: a code, or null. @param {Ctx} ctx @param {string} person @returns {string | null} */
export function whyNot({ own, ui, table }, person) {
  if (ui.mode === "citizens_arrest") return table.dead.includes(person) ? "deceased" : table.innocent.includes(person) ? "innocent" : "not_adjacent";
  const found = own?.why.find((/** @type {any} */ why) => why.people.includes(person) && (why.action === "kill" || why.action === "arrest"));
  return found?.code ?? null;
}

/** Why a whole kind of action is not possible: a code, or null. @param {Ctx} ctx @param {string} kind @returns {string | null} */
export function whyNever({ own }, kind) {
  const found = own?.why.find((/** @type {any} */ why) => why.action === kind && (why.people === "" || kind === "citizens_arrest"));
  return found?.code ?? null;
}

/** The layout as it would be seen after this shift. @param {string[]} rows @param {Line} line @returns {string[]} */
export function preview(rows, { axis, at, step }) {
  if (axis === "column") return flip(preview(flip(rows), { axis: "row", at, step }));
  return rows.map((row, r) => (r === at ? turned(row, step) : row));
}

/** @param {string} row @param {1 | -1} step */
const turned = (row, step) => (step > 0 ? row.slice(-1) + row.slice(0, -1) : row.slice(1) + row.slice(0, 1));

/** @param {string[]} rows */
const flip = (rows) => [...(rows[0] ?? "")].map((_, c) => rows.map((row) => row[c]).join(""));
