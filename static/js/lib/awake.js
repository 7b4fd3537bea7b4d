/** Keeps the screen on while it is wanted, where the browser can (https only). Ask inside a tap the first time. */

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;
let asking = false;

async function hold() {
  if (!wanted || lock || asking || document.hidden || !("wakeLock" in navigator)) return;
  asking = true;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => {
      lock = null;
    });
  } catch {
    lock = null; // Low battery or no permission: the screen sleeps as it likes.
  }
  asking = false;
  if (!wanted) void lock?.release();
}

document.addEventListener("visibilitychange", () => void hold());

/** @param {boolean} want */
export function stayAwake(want) {
  wanted = want;
  if (want) void hold();
  else void lock?.release();
}
