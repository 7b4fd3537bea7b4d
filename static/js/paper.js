/** Rules, errors and the like: only the language links need a script. */
import { langLinks } from "./lib/langs.js";

langLinks(document.documentElement.dataset.base ?? "");
