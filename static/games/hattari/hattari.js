/** Hattari on the screen: what the furniture of the room asks of a game, and where each part is drawn. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { hand, prompt } from "./ask.js";
import { board } from "./board.js";
import { confirm } from "./confirm.js";
import { help } from "./help.js";
import { lesson } from "./lesson.js";
import { line, moves } from "./lines.js";
import { notebook } from "./notebook.js";
import { reveal } from "./reveal.js";
import { truth } from "./truth.js";
import { finale, stage, wall } from "./wall.js";

/** @type {import("../../js/room/contract.js").GameComponent} */
export default {
  slug: "hattari",
  files: { css: ["games/hattari/hattari.css"], sprites: ["games/hattari/figures.svg"], ftl: ["hattari"] },
  title: (ctx) => html`<span lang="ja" class="big-ja">${ctx.t("hattari-ja")}</span>`,
  board,
  line,
  moves,
  prompt,
  hand,
  confirm,
  notebook,
  lesson,
  reveal,
  truth,
  help,
  wall,
  stage,
  finale,
};
