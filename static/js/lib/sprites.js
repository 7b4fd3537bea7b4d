/** Fetches a file of <symbol>s once and puts it into the page, where <use href="#id"> finds it. */

/** @type {Map<string, Promise<void>>} */
const done = new Map();

/**
 * The XML parser of XMLHttpRequest makes nodes without any string sink, as the page's policy wants.
 * @param {string} url
 * @returns {Promise<Document>}
 */
function fetchXml(url) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", url);
    request.responseType = "document";
    request.overrideMimeType("image/svg+xml");
    request.onload = () => (request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error(url)));
    request.onerror = () => reject(new Error(url));
    request.send();
  });
}

/** @param {string} url @returns {Promise<void>} */
export function sprite(url) {
  const found = done.get(url);
  if (found) return found;
  const loading = fetchXml(url).then((xml) => {
    const svg = document.importNode(xml.documentElement, true);
    svg.setAttribute("class", "sprite");
    svg.setAttribute("aria-hidden", "true");
    document.body.prepend(svg);
  });
  loading.catch(() => done.delete(url));
  done.set(url, loading);
  return loading;
}

/** A stylesheet, once; also when the page has it from the start. @param {string} url @returns {Promise<void>} */
export function stylesheet(url) {
  const found = done.get(url);
  if (found) return found;
  const loading = document.querySelector(`link[rel=stylesheet][href="${CSS.escape(url)}"]`) ? Promise.resolve() : new Promise((/** @type {(value: void) => void} */ resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  done.set(url, loading);
  return loading;
}
