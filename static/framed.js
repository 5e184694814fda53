// The page inside the frame of a post, which mostly has no origin: there storage throws when it is merely looked at. What
// the page keeps lasts as long as the frame, and never touches the matches a reader has. PyScript opens a database
// before it starts, and is given one of that kind. Whoever framed the page is told when it can be used.
"use strict";
(() => {
  const isOpen = (() => { try { return Boolean(window.localStorage); } catch { return false; } })();
  const asked = /^\?framed(?:\.(light|dark|contrast))?(?:\.([a-z]{2}))?(?:\.(\d{1,4}\.\d{1,4}))?$/.exec(location.search);
  const isFramed = window !== window.parent && asked !== null;
  const [, theme, language, point] = (isFramed && asked) || [];
  const put = (name, value) => Object.defineProperty(window, name, { configurable: true, value });

  if (!isFramed && location.pathname.endsWith("/framed.html")) location.replace("./"); // its policy is that of frames

  if (isFramed) {
    document.documentElement.dataset.framed = "";
    const chosen = Object.entries({ theme, language }).filter(([, value]) => value).map((pair) => pair.join("="));
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

  window.fracasFramed = {
    isFramed,
    point: point || "",                              // where the picture was tapped, in thousandths across and down
    // A frame without an origin cannot know that of the page round it; what it tells is no secret.
    tell: (kind, text) => { if (isFramed) window.parent.postMessage({ fracas: kind, text }, "*"); },
  };
})();
