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
