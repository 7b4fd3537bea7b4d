/** Language links of the pages that the server words: remember the choice, then follow the link. */
import { rememberLang } from "./prefs.js";

/** @param {string} base */
export function langLinks(base) {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-set-lang]"))) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      rememberLang(link.dataset.setLang ?? "en", base);
      const here = new URL(location.href);
      here.searchParams.delete("lang");
      location.replace(here);
    });
  }
}
