// Says why the page does not start, in one sentence, and what to do: a file of the site is missing, cut, another one or
// sent in a way that browsers refuse. It looks for itself: files are fetched again and compared with their hashes.
"use strict";
(() => {
  const FILES = {
    /* the build puts the hashes here */
  };
  const LONG = 6000;                                  // milliseconds without a file after which a start is looked into
  const LONGER = 45000;                               // the same while a file is on its way
  const OFTEN = 500;
  const TYPES = { wasm: ["application/wasm"], css: ["text/css"],
    js: ["text/javascript", "application/javascript"], mjs: ["text/javascript", "application/javascript"] };
  const home = new URL(".", location.href.replace(/[?#].*/, ""));
  const root = document.documentElement;

  const digest = async (bytes) => {
    if (!self.crypto || !crypto.subtle) return null;  // without encryption on the way browsers work out no hash
    const hash = await crypto.subtle.digest("SHA-256", bytes);
    return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  const forget = async () => {                        // what is kept on the device is put away, so that it comes anew
    const registration = await navigator.serviceWorker.getRegistration();
    for (const name of await caches.keys()) if (name.startsWith(`fracas ${home.href} `)) await caches.delete(name);
    if (registration) await registration.unregister();
  };
  const isKept = () => { try { return Boolean(navigator.serviceWorker.controller); } catch { return false; } };

  // Returns what is wrong with a file: a cause and the words of its sentence; null if nothing is.
  const fault = async (file) => {
    const [hash, size] = FILES[file];
    let answer;
    try { answer = await fetch(new URL(file, home)); } catch { return { cause: self.origin === "null" && navigator.onLine ? "closed" : "unreachable", file }; }
    if (!answer.ok) return { cause: "missing", file };
    const type = (answer.headers.get("Content-Type") || "").split(";")[0].trim();
    const bytes = await answer.arrayBuffer().catch(() => new ArrayBuffer(0));
    const found = await digest(bytes);
    if (found === hash || (found === null && bytes.byteLength === size)) {
      const wanted = TYPES[file.split(".").pop()];
      return !wanted || wanted.includes(type) ? null : { cause: "type", file, type: type || "?", wanted: wanted[0] };
    }
    if (isKept()) { await forget(); return { cause: "kept", file }; }
    if (type === "text/html") return { cause: "page", file };
    return { cause: bytes.byteLength < size ? "cut" : "other", file };
  };

  let box = null, busy = false;
  const tell = ({ cause, ...words }) => {
    const sentence = document.querySelector(`[data-cause=${cause}]`).textContent.replace(/\{(\w+)\}/g, (_, name) => words[name]);
    if (box && box.textContent === sentence) return;
    if (!box) {
      box = document.createElement("p");
      box.className = "notice bad";
      box.id = "diagnosis";
      box.setAttribute("role", "alert");
    }
    box.textContent = sentence;
    document.getElementById("notices").replaceChildren(box);
  };
  // On a slow line or a slow device a start lasts long and nothing is wrong. To fetch and hash its files once more would
  // take what such a reader has least of, so it is looked into only when nothing has come and the page has not worked
  // for long, and what is on its way has much longer.
  const come = new Set();
  let last = 0;
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries()) {
      come.add(name);
      last = Math.max(last, responseEnd);
    }
  }).observe({ type: "resource", buffered: true });
  const needed = () => Object.keys(FILES).filter((file) => FILES[file][2]);
  const isDue = () => {
    const isComing = needed().some((file) => !come.has(new URL(file, home).href));
    return performance.now() - last > (isComing ? LONGER : LONG);
  };

  const look = async (more = []) => {
    if (busy) return;
    busy = true;
    const faults = await Promise.all([...needed(), ...more].map(fault));
    busy = false;
    const first = faults.find(Boolean);
    if (first) tell(first);
  };
  window.fracasDiagnose = look;
  const wait = () => {
    const due = performance.now() + OFTEN;
    setTimeout(() => {
      if (root.dataset.ready) { if (box) box.remove(); return; }
      if (performance.now() > due + OFTEN) last = performance.now(); // the page is at work
      if (isDue()) look();
      wait();
    }, OFTEN);
  };
  if (window.fracasFailed || !window.fracasShell) look();
  wait();
})();
