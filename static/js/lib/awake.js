/** Whether somebody looks: the screen is kept on while it is wanted, where the browser can (https only; ask inside a tap), and a page is told. */

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

/**
 * `away` when the page is hidden; `back` when it is seen again, comes out of the browser's memory, or the network is there again.
 * @param {{away: () => void, back: () => void}} told
 */
export function whenLooked({ away, back }) {
  document.addEventListener("visibilitychange", () => (document.hidden ? away() : back()));
  addEventListener("online", back);
  addEventListener("pageshow", (event) => event.persisted && back());
}
