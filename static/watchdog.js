// A start that always speaks. The build puts this text at the top of the page, before anything that can fail; it depends
// on nothing. It watches every script, style and module, fetches the site's files (again, if need be, and compares them
// with their hashes), starts the page anew once all is there, and else says in one sentence which file fails and why.
"use strict";
(() => {
  const FILES = {
    /* the build puts the hashes here */
  };
  const MARKS = {
    /* the build puts the marks here */
  };
  const WORDS = {
    /* the build puts the words here */
  };
  const PAUSES = [400, 1200];                        // milliseconds before a file is asked for again, then always AGAIN
  const AGAIN = 3000;
  const QUIET = 5000;                                // without anything new after which the page says what it waits for
  const DEAD = 20000;                                // the same with all files there
  const CALM = 4000;                                 // the same after an error
  const OFTEN = 500;
  const STARTS = 2;                                  // times the page starts anew by itself
  const TYPES = { wasm: ["application/wasm"], css: ["text/css"], js: ["text/javascript", "application/javascript"] };
  const home = new URL(".", location.href.replace(/[?#].*/, ""));
  const root = document.documentElement;
  const ask = window.fetch.bind(window);
  const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const isReady = () => Boolean(root.dataset.ready);

  const memory = (value) => {                         // how often the page has started anew; storage may be blocked
    try {
      if (value !== undefined) sessionStorage.setItem("fracas.starts", String(value));
      return Number(sessionStorage.getItem("fracas.starts"));
    } catch {
      const [visit] = performance.getEntriesByType("navigation");
      return visit && visit.type === "reload" ? STARTS : 0;
    }
  };
  const words = () => {
    let chosen = "";
    try { chosen = (localStorage.getItem("fracas.preferences") || "").replace(/.*language=(\w*).*|.*/s, "$1"); } catch { /* blocked */ }
    const code = chosen || (navigator.language || "en").split("-")[0];
    return WORDS[code] || WORDS.en;
  };

  // -- what is said ------------------------------------------------------------------------------------------------------
  let box = null, told = null;
  const LOOK = { position: "fixed", "z-index": "9", left: ".5rem", right: ".5rem", bottom: ".5rem", margin: "0 auto",
    "max-width": "34rem", padding: ".6rem .8rem", font: "1rem/1.4 system-ui, sans-serif", color: "#1b1528", background: "#fff",
    border: "2px solid #1b1528", "border-left": "8px solid #b3261e", "box-sizing": "border-box" };
  const PRESSED = { display: "block", "margin-top": ".5rem", "min-height": "2.75rem", padding: ".3rem 1rem", font: "inherit",
    color: "#fff", background: "#1b1528", border: "0", cursor: "pointer" };
  const dress = (node, look) => { for (const [name, value] of Object.entries(look)) node.style.setProperty(name, value); };
  const tell = (fault) => {
    const sentence = words()[fault.cause].replace(/\{(\w+)\}/g, (_, name) => fault[name]);
    told = fault;
    if (!box) {
      box = document.createElement("div");
      box.id = "diagnosis";
      box.setAttribute("role", "alert");
      dress(box, LOOK);
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = words().again;
      button.onclick = () => { memory(0); location.reload(); };
      dress(button, PRESSED);
      box.append(document.createElement("span"), button);
    }
    if (box.firstChild.textContent !== sentence) box.firstChild.textContent = sentence;
    const place = document.body || root;              // a page that stopped in its head has no body yet
    if (box.parentNode !== place) place.append(box);
    for (const sheet of document.querySelectorAll("link[rel=stylesheet]"))
      if (!sheet.sheet) {                             // what is waited for would hide even this
        sheet.media = "not all";
        sheet.onload = () => { sheet.media = "all"; };
      }
  };
  const hush = () => { if (box) box.remove(); told = null; };

  // -- files ------------------------------------------------------------------------------------------------------------
  const digest = async (bytes) => {
    if (!self.crypto || !crypto.subtle) return null;  // without encryption on the way browsers work out no hash
    const hash = await crypto.subtle.digest("SHA-256", bytes);
    return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  const isSound = async (file, bytes) => {
    const [hash, size] = FILES[file], found = await digest(bytes);
    return found === hash || (found === null && bytes.byteLength === size);
  };
  const forget = async () => {                        // what is kept on the device is put away, so that it comes anew
    const registration = await navigator.serviceWorker.getRegistration();
    for (const name of await caches.keys()) if (name.startsWith(`fracas ${home.href} `)) await caches.delete(name);
    if (registration) await registration.unregister();
  };
  const keeper = () => { try { return navigator.serviceWorker.controller; } catch { return null; } };
  const isKept = () => Boolean(keeper());
  let isRenewed = false, keptBy = keeper();           // another tab has agreed to a new version
  const note = () => {                                // the first worker of a first visit is no other version
    isRenewed ||= isKept() && keptBy !== null;
    keptBy = keeper();
  };
  try { navigator.serviceWorker.addEventListener("controllerchange", note); } catch { /* a frame without an origin */ }

  // Reads an answer as it comes; `news` is called with every piece.
  const read = async (answer, size, news) => {
    if (!answer.body) return new Uint8Array(await answer.arrayBuffer());
    let [bytes, filled] = [new Uint8Array(size), 0];
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return bytes.subarray(0, filled);
      if (filled + value.length > bytes.length) {
        const larger = new Uint8Array(2 * (filled + value.length));
        larger.set(bytes.subarray(0, filled));
        bytes = larger;
      }
      bytes.set(value, filled);
      filled += value.length;
      news();
    }
  };

  // Fetches a file once. Returns its bytes, or what is wrong with it: a cause and the words of its sentence.
  const once = async (file, cache, news = () => {}) => {
    let answer;
    try {
      answer = await ask(new URL(file, home), { cache });
    } catch {
      return { fault: { cause: self.origin === "null" && navigator.onLine ? "closed" : "unreachable", file } };
    }
    if (!answer.ok) return { fault: { cause: "missing", file, status: answer.status } };
    const type = (answer.headers.get("Content-Type") || "").split(";")[0].trim();
    const bytes = await read(answer, FILES[file][1], news).catch(() => new Uint8Array(0));
    if (await isSound(file, bytes)) return { bytes, type };
    if (isRenewed) return { fault: { cause: "renewed", file } };
    if (isKept()) { await forget(); return { fault: { cause: "kept", file } }; }
    if (type === "text/html") return { fault: { cause: "page", file } };
    return { fault: { cause: bytes.byteLength < FILES[file][1] ? "cut" : "other", file } };
  };

  // The site's own files come through here, whoever asks: again after a pause where one fails, which is told from the
  // second time on and taken back when it has come; and a file from which nothing comes is told as well.
  const lacking = new Map();
  const settle = (file) => {
    lacking.delete(file);
    if (told && told.file === file) hush();
    if (!told && lacking.size) tell([...lacking.values()][0]);
  };
  const lack = (fault) => { lacking.set(fault.file, fault); tell(fault); };
  const bring = async (file, tries = Infinity) => {
    for (let number = 0; ; number++) {
      let late = 0;
      const news = () => {
        clearTimeout(late);
        if (told && told.cause === "slow" && told.file === file) settle(file);
        late = setTimeout(() => lack({ cause: "slow", file }), QUIET);
      };
      news();
      const { bytes, fault } = await once(file, number ? "reload" : "default", news);
      clearTimeout(late);
      if (bytes) {
        settle(file);
        return bytes;
      }
      if (number || fault.cause === "closed") lack(fault);
      if (number + 1 >= tries) return null;           // given up: the sentence stays
      await rest(PAUSES[number] ?? AGAIN);
    }
  };
  const fileOf = (address) => {
    const href = String(address instanceof Request ? address.url : new URL(address, location.href)).replace(/[?#].*/, "");
    const file = href.startsWith(home.href) ? href.slice(home.href.length) : "";
    return Object.hasOwn(FILES, file) ? file : "";
  };
  let binary = null;
  window.fetch = async (address, options) => {
    const file = options === undefined || options === null || !options.method ? fileOf(address) : "";
    // The interpreter's own file is compiled while it comes: `static/interpreter.js` sees to it that it does.
    if (!file) return ask(address, options);
    if (file.endsWith(".wasm")) return (binary ??= ask(address, options));
    return new Response(await bring(file), { headers: { "Content-Type": (TYPES[file.split(".").pop()] ?? ["application/octet-stream"])[0] } });
  };

  // -- a start that fails --------------------------------------------------------------------------------------------------
  const needed = () => Object.keys(FILES).filter((file) => FILES[file][2]);
  const isStyled = () => !MARKS.style || getComputedStyle(root).getPropertyValue("--whole").replace(/["' ]/g, "") === MARKS.style;
  const restart = () => {
    if (memory() >= STARTS) return tell({ cause: isStyled() ? "dead" : "unstyled" });
    memory(memory() + 1);
    location.reload();
  };
  const checked = async (file) => {
    let found;
    for (let number = 0; number <= PAUSES.length; number++) {
      found = await once(file, number ? "reload" : "default");
      const wanted = TYPES[file.split(".").pop()];
      if (found.bytes && wanted && !wanted.includes(found.type) && !file.endsWith(".wasm"))
        return { cause: "type", file, type: found.type || "?", wanted: wanted[0] };
      if (found.bytes) return null;
      if (found.fault.cause === "closed") break;
      if (number < PAUSES.length) await rest(PAUSES[number]);
    }
    return found.fault;
  };
  // Looks at every file that a start needs; if there is nothing wrong (now), the page starts anew, which alone gives the
  // browser a second chance with a module. An error that the start may survive has time to do so.
  let busy = false;
  const look = async (isFatal) => {
    if (busy) return;
    busy = true;
    await rest(PAUSES[0]);
    const faults = (await Promise.all(needed().map(checked))).filter(Boolean);
    busy = false;
    if (faults.length) return isReady() && isWhole() ? null : tell(faults[0]);
    while (!isFatal && !isReady() && performance.now() - last < CALM) await rest(OFTEN);
    if (!isReady() || !isWhole()) restart();
  };

  let last = 0, hasLooked = false;
  const come = new Set();
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries()) {
      come.add(name);
      last = Math.max(last, responseEnd);
    }
    if (told && told.cause === "slow" && come.has(new URL(told.file, home).href)) hush();
  }).observe({ type: "resource", buffered: true });

  const isOurs = (node) => node instanceof HTMLScriptElement || (node instanceof HTMLLinkElement && node.rel === "stylesheet");
  addEventListener("error", ({ target }) => { if (!isReady()) look(isOurs(target)); }, true);
  addEventListener("unhandledrejection", () => { if (!isReady()) look(false); });

  // What has come may be cut, or of another version: style and shell bear a mark at their ends, and the page has an end.
  const isWhole = () => Boolean(document.querySelector(MARKS.end)) && (!MARKS.shell || window.fracasMark === MARKS.shell) && isStyled();
  document.addEventListener("DOMContentLoaded", () => {
    if (!document.querySelector(MARKS.end)) tell({ cause: "cut", file: "index.html" });
    else if (!isWhole()) look(true);
  });

  const wait = () => {
    const due = performance.now() + OFTEN;
    setTimeout(() => {
      if (isReady()) { memory(0); if (told && !lacking.has(told.file) && isWhole()) hush(); return; }
      if (performance.now() > due + OFTEN) last = performance.now(); // the page is at work
      const quiet = performance.now() - last, pending = needed().find((file) => !come.has(new URL(file, home).href));
      if (quiet > QUIET && !busy && (!told || told.cause === "slow" || told.cause === "work")) {
        if (pending) tell({ cause: "slow", file: pending });
        else if (quiet > DEAD) tell({ cause: "dead" });
        else tell({ cause: "work" });
        if (!pending && !hasLooked) { hasLooked = true; look(quiet > DEAD); }
      }
      wait();
    }, OFTEN);
  };
  wait();

  window.fracasWatchdog = { bring, holds: (file) => Object.hasOwn(FILES, file), files: FILES };
})();
