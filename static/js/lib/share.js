/** Giving a link away: the system's sheet, else the clipboard, else a hidden field (plain http has no clipboard). */

/** @param {string} text @returns {Promise<boolean>} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** @param {string} text */
function copyByHand(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr";
  const host = document.querySelector("dialog[open]") ?? document.body;
  const before = document.activeElement;
  host.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/**
 * @param {{url: string, title: string, text: string}} what
 * @returns {Promise<"shared" | "copied" | "failed" | "cancelled">}
 */
export async function share(what) {
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share(what);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return (await copy(what.url)) ? "copied" : "failed";
}
