/** The focus never falls to the body: when its element was moved it gets it back, when it is gone a place that stays does. */

/** @param {ParentNode} root */
const home = (root) => /** @type {HTMLElement | null} */ (root.querySelector("dialog[open] [data-focus-home]") ?? root.querySelector("[data-focus-home]"));

/**
 * Call `before` ahead of a render and what it gives afterwards.
 * @param {ParentNode} root
 */
export function keepFocus(root) {
  const before = document.activeElement;
  return () => {
    if (!before || before === document.body || document.activeElement === before) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    if (before.isConnected && before instanceof HTMLElement) return before.focus({ preventScroll: true });
    const key = before.getAttribute("data-focus");
    const again = key ? /** @type {HTMLElement | null} */ (root.querySelector(`[data-focus="${CSS.escape(key)}"]`)) : null;
    (again ?? home(root))?.focus({ preventScroll: true });
  };
}

/**
 * Arrow keys walk through the items of a group (a toolbar's way); Home and End jump.
 * @param {KeyboardEvent} event
 * @param {string} items   selector within the element that listens
 */
export function walkKeys(event, items) {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const list = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(items)].filter((item) => item instanceof HTMLElement);
  const at = list.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (at < 0 || list.length === 0) return;
  const next = step ? at + step + list.length : { Home: 0, End: list.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  list[next % list.length]?.focus();
}
