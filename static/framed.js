// The page inside the frame of a post, which mostly has no origin: there storage throws when it is merely looked at. What
// the page keeps lasts as long as the frame, and never touches the matches a reader has. PyScript opens a database
// before it starts, and is given one of that kind. Whoever framed the page is told when it can be used.
"use strict";
(() => {
  const isOpen = (() => { try { return Boolean(window.localStorage); } catch { return false; } })();
  const ASKED = {
    /* the build puts here what can be asked */
  };
  const words = location.search.split(".");           // `?framed.theme.dark.tap.500-321`: pairs behind the first
  const isFramed = window !== window.parent && words.shift() === "?framed";
  const given = new Map(isFramed ? words.flatMap((word, n) => (n % 2 ? [] : [[word, words[n + 1]]])) : []);
  const asked = {};
  for (const [name, pattern] of Object.entries({ ...ASKED.PATTERNS, tap: "[0-9]{1,3}-[0-9]{1,3}", drawn: "[0-9]{2,4}", news: "on" }))
    asked[name] = new RegExp(`^(${pattern})$`).test(given.get(name)) ? given.get(name) : "";
  if (asked.controls === "all") asked.controls = "";
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) asked.autoplay = "";
  const put = (name, value) => Object.defineProperty(window, name, { configurable: true, value });

  if (!isFramed && location.pathname.endsWith("/framed.html")) location.replace("./"); // its policy is that of frames

  if (isFramed) {
    document.documentElement.dataset.framed = "";
    if (asked.controls) document.documentElement.dataset.controls = asked.controls;
    if (asked.drawn) document.documentElement.style.setProperty("--drawn", asked.drawn / 1000); // the picture's height, of its width
    const chosen = [["theme", asked.theme], ["language", asked.lang]].filter(([, value]) => value).map((pair) => pair.join("="));
    const kept = new Map([["fracas.preferences", chosen.join(" ")]]);
    const has = (key) => (kept.has(key) ? kept.get(key) : null);
    put("localStorage", {
      getItem: has, setItem: (key, value) => { kept.set(key, String(value)); }, removeItem: (key) => { kept.delete(key); },
      key: (n) => [...kept.keys()][n] ?? null, get length() { return kept.size; },
    });
  }

  if (isFramed || !isOpen) {
    const answered = (result, transaction) => {      // a database answers in a later turn
      const request = { result };
      setTimeout(() => {
        if (transaction && request.onupgradeneeded) request.onupgradeneeded({ target: { result, transaction } });
        if (transaction && transaction.oncomplete) transaction.oncomplete();
        if (request.onsuccess) request.onsuccess({ target: request });
      });
      return request;
    };
    const held = new Map();
    const shelf = {
      get: (key) => answered(held.get(key)), getKey: (key) => answered(held.has(key) ? key : undefined),
      getAllKeys: () => answered([...held.keys()]), count: () => answered(held.size),
      put: (value, key) => answered(void held.set(key, value)), delete: (key) => answered(void held.delete(key)),
      clear: () => answered(held.clear()),
    };
    const database = { objectStoreNames: ["memory"], createObjectStore: () => shelf, close: () => {},
      transaction: () => ({ objectStore: () => shelf }) };
    put("indexedDB", { open: () => answered(database, {}) });
  }

  // Where the host does not send its files to strangers, the first module fails.
  if (isFramed) addEventListener("error", ({ target }) => {
    if (target instanceof HTMLScriptElement) window.fracasFramed.tell("refused", "");
  }, true);

  // How high the screen would stand; the post may have room for it.
  if (isFramed) addEventListener("DOMContentLoaded", () => {
    const told = () => window.fracasFramed.tell("height", String(Math.ceil(document.body.getBoundingClientRect().height)));
    new ResizeObserver(told).observe(document.body);
  });

  window.fracasFramed = {
    isFramed,
    asked: (name) => asked[name],                    // by the author; `tap`: where the picture was, in thousandths
    // A frame without an origin cannot know that of the page round it; what it tells is no secret.
    tell: (kind, text) => { if (isFramed) window.parent.postMessage({ fracas: kind, text }, "*"); },
  };
})();
