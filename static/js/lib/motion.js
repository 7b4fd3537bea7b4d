/** Motion is a wish of the system or of the person; whoever moves something asks here. */
import { recall, remember } from "./prefs.js";

const system = matchMedia("(prefers-reduced-motion: reduce)");

/** Nothing moves and nobody waits. @returns {boolean} */
export const still = () => system.matches || document.documentElement.dataset.motion === "off";

/** @returns {boolean} */
export const motionOff = () => recall("motion", /** @type {string} */ ("on")) === "off";

/** @param {boolean} off */
export function setMotion(off) {
  remember("motion", off ? "off" : "on");
  document.documentElement.dataset.motion = off ? "off" : "on";
}

/** A token of the stylesheet in milliseconds: 0 when motion is off. @param {1 | 2 | 3 | 4} n */
export function pace(n) {
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--m-${n}`).trim();
  return text.endsWith("ms") ? parseFloat(text) : parseFloat(text) * 1000 || 0;
}
