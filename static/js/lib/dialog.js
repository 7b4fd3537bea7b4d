/** html`<dialog ${modal(close)}>`: opens over the page when drawn, closes by Escape, gives the focus back when taken away. */
import { AsyncDirective, directive, noChange } from "../../vendor/lit-html/lit-html.js";

class Modal extends AsyncDirective {
  /** @type {HTMLDialogElement | null} */
  dialog = null;
  /** @type {Element | null} */
  opener = null;
  /** @type {() => void} */
  close = () => {};

  /** @param {() => void} _close */
  render(_close) {
    return noChange;
  }

  /** @param {any} part @param {[() => void]} args @override */
  update(part, [close]) {
    this.close = close;
    if (!this.dialog) {
      const dialog = (this.dialog = /** @type {HTMLDialogElement} */ (part.element));
      this.opener = document.activeElement;
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        this.close();
      });
      dialog.addEventListener("click", (event) => {
        if (event.target === dialog) this.close();
      });
      queueMicrotask(() => {
        if (dialog.isConnected && !dialog.open) dialog.showModal();
      });
    }
    return noChange;
  }

  /** @override */
  disconnected() {
    this.dialog?.close();
    if (this.opener instanceof HTMLElement && this.opener.isConnected) this.opener.focus({ preventScroll: true });
  }
}

export const modal = directive(Modal);
