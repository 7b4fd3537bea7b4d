/** html`${countdown(at)}`: the seconds left until a moment of this clock, counting by itself. */
import { AsyncDirective, directive } from "../../vendor/lit-html/lit-html.js";

class Countdown extends AsyncDirective {
  at = 0;
  /** @type {number | undefined} */
  timer;

  text() {
    const left = Math.max(0, Math.ceil((this.at - Date.now()) / 1000));
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }

  /** @param {number} at @override */
  render(at) {
    this.at = at;
    this.timer ??= setInterval(() => this.setValue(this.text()), 250);
    return this.text();
  }

  /** @override */
  disconnected() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** @override */
  reconnected() {
    this.timer ??= setInterval(() => this.setValue(this.text()), 250);
  }
}

export const countdown = directive(Countdown);
