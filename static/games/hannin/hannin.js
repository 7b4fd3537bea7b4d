/** Hannin wa Odoru on the screen: what the furniture of the room asks of a game, and where each part is drawn. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { hand, prompt, story } from "./ask.js";
import { board } from "./board.js";
import { confirm } from "./confirm.js";
import { help } from "./help.js";
import { lesson } from "./lesson.js";
import { line, moves, news, strip } from "./lines.js";
import { notebook } from "./notebook.js";
import { reveal } from "./reveal.js";
import { caption, finale, stage, wall } from "./wall.js";

/** @type {import("../../js/room/contract.js").GameComponent} */
export default {
  slug: "hannin",
  files: { css: ["games/hannin/hannin.css"], sprites: ["games/hannin/cards.svg"], ftl: ["hannin"] },
  title: (ctx) => html`<span lang="ja" class="big-ja">${ctx.t("hannin-ja")}</span>`,
  board,
  story,
  line,
  strip,
  news: (entry, ctx) => news(entry.line, ctx),
  moves,
  prompt,
  hand,
  confirm,
  notebook,
  lesson,
  reveal,
  help,
  wall,
  stage,
  caption,
  finale,
};
