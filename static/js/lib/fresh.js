/** A page that has been open since before an update: the server's files have another address now. */

/**
 * Reloads when this page's files are no longer those of the server. Call it after the line was cut and is back.
 * @param {string} root   the address of `static/` in this page
 * @param {{fetchPage?: () => Promise<string>, reload?: () => void}} [parts]
 */
export async function renewIfOld(root, { fetchPage = page, reload = () => location.reload() } = {}) {
  try {
    const now = /data-static="([^"]+)"/.exec(await fetchPage())?.[1];
    if (now !== undefined && now !== root) reload();
  } catch {
    // The line is cut again: the next return asks anew.
  }
}

/** @returns {Promise<string>} */
async function page() {
  const answer = await fetch(location.href);
  return answer.ok ? answer.text() : "";
}
