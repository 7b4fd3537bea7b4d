// Runs before the first paint, as a plain script: theme and motion as this browser remembers them.
(() => {
  /** @param {string} key */
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem("odoru:" + key) ?? "null");
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const theme = read("theme");
  if (theme === "paper" || theme === "night") root.dataset.theme = theme;
  if (read("motion") === "off") root.dataset.motion = "off";
})();
