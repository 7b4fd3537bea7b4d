/** Noir on the screen: what the furniture of the room asks of a game, and where each part is drawn. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { hand, prompt, story } from "./ask.js";
import { board } from "./board.js";
import { confirm } from "./confirm.js";
import { help } from "./help.js";
import { line, strip } from "./lines.js";
import { notebook } from "./notebook.js";
import { reveal } from "./reveal.js";
import { truth } from "./truth.js";
import { caption, finale, stage, wall } from "./wall.js";
import { lesson } from "./lesson.js";

/** @type {import("../../js/room/contract.js").GameComponent} */
export default {
  slug: "noir",
  files: { css: ["games/noir/noir.css"], sprites: ["games/noir/faces.svg"], ftl: ["noir"] },
  title: (ctx) => html`<span lang="ja" class="big-ja">${ctx.t("noir-ja")}</span>`,
  board,
  story,
  line,
  strip,
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
  caption,
  finale,
};
