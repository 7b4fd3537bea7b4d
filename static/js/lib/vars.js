/** Custom properties from a template without a `style` attribute: html`<li ${vars({n: 2})}>` sets --n. */
import { directive, Directive, noChange } from "../../vendor/lit-html/lit-html.js";

class Vars extends Directive {
  /** @type {Record<string, string | number>} */
  set = {};

  /** @param {Record<string, string | number>} _values */
  render(_values) {
    return noChange;
  }

  /**
   * @param {import("../../vendor/lit-html/lit-html.js").PartInfo & {element?: Element}} part
   * @param {[Record<string, string | number>]} args
   * @override
   */
  update(part, [values]) {
    const element = /** @type {HTMLElement} */ (/** @type {any} */ (part).element);
    for (const key of Object.keys(this.set)) if (!(key in values)) element.style.removeProperty(`--${key}`);
    for (const [key, value] of Object.entries(values)) {
      if (this.set[key] !== value) element.style.setProperty(`--${key}`, String(value));
    }
    this.set = values;
    return noChange;
  }
}

export const vars = directive(Vars);
