export * from "lit-html";
export * from "lit-html/async-directive.js";
export { live } from "lit-html/directives/live.js";
export { repeat } from "lit-html/directives/repeat.js";
