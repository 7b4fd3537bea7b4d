/** Rules, errors and the like: language links, and wide tables that the keyboard can scroll. */
import { langLinks } from "./lib/langs.js";

langLinks(document.documentElement.dataset.base ?? "");

for (const table of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".scroll"))) {
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
}
