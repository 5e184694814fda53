// The shell: what must be there before Python is. It sets the theme, shows the screen of the address, draws the last
// picture of a match from its save, says truthfully how far loading is, keeps early taps for later, and carries out the
// small changes that Python sends. It knows no game.
"use strict";
(() => {
  const PREFIX = "fracas.";
  const root = document.documentElement;
  const trusted = window.fracasTrusted.html;
  const store = (() => { try { return window.localStorage; } catch { return null; } })(); // blocked storage throws here
  const read = (key) => { try { return store && store.getItem(PREFIX + key); } catch { return null; } };

  // -- theme and language, before the first paint --------------------------------------------------------------
  const wanted = Object.fromEntries((read("preferences") || "").split(" ").map((pair) => pair.split("=")));
  if (["light", "dark", "contrast"].includes(wanted.theme)) root.dataset.theme = wanted.theme;
  if (["fast", "off"].includes(wanted.motion)) root.dataset.motion = wanted.motion;
  const spoken = wanted.language || (navigator.language || "en").split("-")[0];
  const texts = (window.fracasTexts || {})[spoken]; // none for the language the page is written in
  if (texts || wanted.language === "en") root.lang = spoken;

  // Texts of the page are put into the reader's language as they are parsed, before they can be seen.
  const NAMES = ["aria-label", "alt", "placeholder", "title", "data-fetching", "data-starting", "data-died", "data-gone"];
  const put = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.data.trim();
      if (Object.hasOwn(texts, text)) node.data = node.data.replace(text, () => texts[text]);
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of NAMES) {
        const text = node.getAttribute(name);
        if (text && Object.hasOwn(texts, text)) node.setAttribute(name, texts[text]);
      }
      for (const child of node.childNodes) put(child);
    }
  };
  const speaking = new MutationObserver((changes) => { for (const { addedNodes } of changes) addedNodes.forEach(put); });
  if (texts) {
    const manifest = document.querySelector("link[rel=manifest]"); // whoever installs the page reads his language too
    manifest.href = manifest.href.replace(/(?=\.webmanifest$)/, `.${spoken}`);
    put(root);
    speaking.observe(root, { childList: true, subtree: true });
  }

  // whoever has been here before is not shown a first match while it is found out what comes next: `page.screens.home`
  try { if (Object.keys(store).some((key) => /^fracas\.(match|league|learnt|days)\b/.test(key))) root.dataset.known = ""; } catch { /* nothing is kept */ }

  // -- screens ---------------------------------------------------------------------------------------------------
  const byId = (id) => document.getElementById(id);
  const PLAYED = ["course", "lesson", "live", "puzzle", "retry"]; // on the screen of a match, as `py/fracas/page/registry.py` has it
  const screenOf = (hash) => {
    const name = (hash.match(/^#\/([a-z]+)/) || [])[1] || "home";
    if (PLAYED.includes(name)) return "match";
    return byId("screen-" + name) ? name : "home";
  };
  let isBack = false; // whether a screen is come back to: the browser knows where it was left
  window.navigation?.addEventListener("navigate", (event) => { isBack = event.navigationType === "traverse"; });
  const show = () => {
    const name = screenOf(location.hash);
    if (root.dataset.screen && root.dataset.screen !== name && !isBack) window.scrollTo(0, 0);
    for (const screen of document.querySelectorAll(".screen")) screen.hidden = screen.id !== "screen-" + name;
    root.dataset.screen = name;
  };

  // -- the picture of the last match --------------------------------------------------------------------------------
  const ALLOWED = /^(a|b|br|button|circle|dd|defs|div|dl|dt|ellipse|footer|g|h1|h2|h3|h4|header|hr|i|input|label|li|line|main|nav|ol|p|path|pattern|polygon|polyline|rect|section|small|span|strong|svg|symbol|text|tspan|ul|use)$/;
  const clean = (markup) => {
    const parsed = new DOMParser().parseFromString(trusted(markup), "text/html").body;
    for (const node of [...parsed.querySelectorAll("*")]) {
      if (!ALLOWED.test(node.localName)) { node.remove(); continue; }
      for (const { name, value } of [...node.attributes]) {
        const link = name === "href" || name === "src" || name.endsWith(":href");
        if (/^on|^style$|^srcset$|^formaction$/i.test(name) || (link && !value.startsWith("#"))) node.removeAttribute(name);
      }
    }
    return parsed;
  };
  // One that is older than its match is taken away as soon as that is known, with the taps it was given.
  const lastSave = () => {
    const [, match] = location.hash.match(/^#\/match\/([A-Za-z0-9-]{1,40})$/) || [];
    return match ? window.fracasJournal.sequence("match." + match) : 0;
  };
  const restore = () => {
    const [, hash, language, sequence, markup] = (read("shot") || "").match(/^(#[^\n]{0,200}) ([a-z]{2,3}) ?(\d*)\n([^]*)$/) || [];
    if (!hash || hash !== location.hash || language !== root.lang || screenOf(hash) !== "match") return;
    const isOld = () => lastSave() > Number(sequence);
    if (isOld()) return;
    const screen = byId("screen-match"), before = [...screen.childNodes];
    screen.replaceChildren(...clean(markup).childNodes);
    window.fracasJournal.whenRead(() => {
      if (api.ready || !isOld()) return;
      screen.replaceChildren(...before);
      early.length = 0;
    });
  };
  let shotTimer = 0;
  const takeShot = () => {
    shotTimer = 0;
    if (!store || !api.ready || root.dataset.screen !== "match") return;
    const copy = byId("screen-match").cloneNode(true);
    for (const part of copy.querySelectorAll("[data-unshot]")) part.replaceChildren();
    for (const moved of copy.querySelectorAll("[style]")) moved.removeAttribute("style"); // the policy forbids it in markup
    try { store.setItem(PREFIX + "shot", `${location.hash} ${root.lang} ${lastSave()}\n<svg class="sprite" width="0" height="0" aria-hidden="true">${byId("heads").innerHTML}</svg>${copy.innerHTML}`); } catch { /* only a picture */ }
  };
  const idle = window.requestIdleCallback || setTimeout; // a picture of the whole screen is work: only when it is quiet
  addEventListener("pagehide", takeShot);

  // -- loading ---------------------------------------------------------------------------------------------------------
  const PARTS = ["core.js", "pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "stdlib.zip", "app.zip"];
  const here = new Set();
  const progress = (text) => {
    for (const line of document.querySelectorAll("[data-loading], #ready > span")) line.textContent = text;
    const ring = document.querySelector("#ready .full"); // half full when Python runs; keeping for offline fills the rest
    if (ring && !api.ready) ring.setAttribute("stroke-dasharray", `${(50 * here.size) / (PARTS.length + 1)} 100`);
  };
  const watch = () => new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const part = PARTS.find((end) => name.split("?")[0].endsWith("/" + end));
      if (part) here.add(part);
    }
    if (!api.ready) progress(here.size < PARTS.length ? `${root.dataset.fetching} ${here.size}/${PARTS.length}` : root.dataset.starting);
  }).observe({ type: "resource", buffered: true });

  // -- taps before Python ------------------------------------------------------------------------------------------------
  const early = [];
  const keep = (event) => {
    const button = event.target.closest && event.target.closest("[data-do]");
    const board = event.target.closest && event.target.closest("#field");
    if (button) early.push({ do: button.dataset.do, arg: button.dataset.arg || "" });
    else if (board) early.push({ do: "board", x: event.clientX, y: event.clientY });
    if (button && button.localName !== "a") event.preventDefault();
  };
  addEventListener("click", keep, true);

  // -- changes sent by Python ----------------------------------------------------------------------------------------------
  const place = (node) => {
    const held = node && node !== document.body && node.closest && node.closest("[data-do], [id]");
    if (!held) return null;
    const home = held.parentElement.closest('[tabindex="-1"]'), screen = held.closest(".screen") || document;
    return { id: held.id, what: held.dataset.do, arg: held.dataset.arg || "", home: home && home.id, screen };
  };
  const find = (at) => at.what
    ? [...at.screen.querySelectorAll(`[data-do="${CSS.escape(at.what)}"]`)].find((n) => (n.dataset.arg || "") === at.arg)
    : byId(at.id);
  const goBack = (at) => {                           // to the same control; where there is none, to what it was part of
    const again = find(at);
    if (again) again.focus({ preventScroll: true });
    if (at.home && document.activeElement === document.body) OPS.focus(at.home);
  };
  const element = (parent, markup) => {
    parent.insertAdjacentHTML("beforeend", trusted(markup));
    return parent.lastElementChild;
  };
  const OPS = {
    fill: (id, _name, value) => {                    // what a reader has unfolded stays so
      const open = [...byId(id).querySelectorAll("details[open][id]")];
      byId(id).innerHTML = trusted(value);
      for (const { id: key } of open) if (byId(key)) byId(key).open = true;
    },
    text: (id, _name, value) => { byId(id).textContent = value; },
    set: (id, name, value) => { byId(id).setAttribute(name, value); },
    unset: (id, name) => { byId(id).removeAttribute(name); },
    drop: (id) => { const node = byId(id); if (node) node.remove(); },
    add: (id, _name, value) => { byId(id).insertAdjacentHTML("beforeend", trusted(value)); },
    put: (id, parent, value) => {
      const old = byId(id);
      const made = element(byId(parent), value);
      if (old && old !== made) old.replaceWith(made);
    },
    animate: (id, name, value) => {
      const node = byId(id) && byId(id).querySelector(".act");
      if (!node) return;
      const [dx, dy] = value.split(" ");
      node.style.setProperty("--dx", dx);
      node.style.setProperty("--dy", dy);
      node.classList.add(name);
      node.addEventListener("animationend", () => node.classList.remove(name), { once: true });
    },
    style: (id, name, value) => { byId(id).style.setProperty(name, value); },
    classed: (id, name, value) => { byId(id).classList.toggle(name, value === "1"); },
    end: (id) => { requestAnimationFrame(() => { const node = byId(id); if (node) node.scrollTop = 1e9; }); },
    top: (id) => { const node = byId(id); node.scrollTop = 0; },
    into: (id) => { const node = byId(id); if (node) node.scrollIntoView({ block: "nearest" }); },
    focus: (id) => {                                 // what a screen is left with may be called the same
      const node = document.querySelector(`.screen:not([hidden]) #${CSS.escape(id)}`) || byId(id);
      if (node) node.focus({ preventScroll: true });
    },
    open: (id) => { const node = byId(id); if (!node.open) node.showModal(); },
    teach: (_id, _name, value) => { window.fracasTerms.teach(value); },
    explain: (_id, _name, value) => { window.fracasTerms.explain(value); },
    close: (id) => { const node = byId(id); if (node.open) node.close(); },
  };
  let tapped = 0;
  const painted = (begun) => {                       // measures for tests: worked out, carried out, on the screen
    const started = tapped;
    tapped = 0;
    if (!started) return;
    performance.measure("fracas:thought", { start: started, end: begun });
    performance.measure("fracas:applied", { start: begun, end: performance.now() });
    requestAnimationFrame(() => { const channel = new MessageChannel();
      channel.port1.onmessage = () => performance.measure("fracas:tap", { start: started, end: performance.now() });
      channel.port2.postMessage(0); });
  };
  const apply = (text) => {
    const begun = performance.now();
    const focused = document.activeElement;
    const at = place(focused);
    for (const [op, id, name, value] of JSON.parse(text)) OPS[op](id, name, value);
    if (at && !focused.isConnected) goBack(at);
    painted(begun);
    clearTimeout(shotTimer);
    shotTimer = setTimeout(() => idle(takeShot), 2500);
  };

  let lock = null, awaited = false;
  const waiting = [], turns = new MessageChannel();  // what is done as soon as the page had its turn
  turns.port1.onmessage = () => waiting.shift()();

  const session = (key, value) => {                  // blocked storage: no memory of restarts
    try { return value === undefined ? sessionStorage.getItem(key) : sessionStorage.setItem(key, value); } catch { return null; }
  };
  const warn = (text) => {
    const box = document.createElement("p");
    box.className = "notice bad";
    box.setAttribute("role", "alert");
    box.textContent = text;
    byId("notices").replaceChildren(box);
  };
  const api = {
    ready: false,
    apply,
    show,
    tap: (stamp) => { tapped = stamp; },
    begin: (playable) => {                  // Python is ready: hand over the early taps
      api.ready = true;
      removeEventListener("click", keep, true);
      root.dataset.ready = "true";
      progress(playable);
      performance.mark("fracas:ready");
      api.bring("rest").then(window.fracasOffline.keep).then(() => setTimeout(api.remember, 9000));
      return JSON.stringify(early.splice(0));
    },
    overlay: (percent) => {
      for (const [name, strength] of Object.entries({ certain: 0.5, likely: 0.37, even: 0.25, risky: 0.13 }))
        if (percent === "100") root.style.removeProperty("--o-" + name);
        else root.style.setProperty("--o-" + name, String(Math.min(1, (strength * Number(percent)) / 100)));
    },
    awake: async (wanted) => {
      awaited = wanted;
      if (!wanted && lock) { const held = lock; lock = null; await held.release(); }
      if (!wanted) delete root.dataset.awake;
      else if (!navigator.wakeLock || window.fracasFramed.isFramed) root.dataset.awake = "never";
      else if (!lock || lock.released) try {         // lost whenever the page is hidden, refused to a hidden one
        lock = await navigator.wakeLock.request("screen");
        lock.addEventListener("release", () => { if (awaited) root.dataset.awake = "lost"; });
        root.dataset.awake = "held";
      } catch { root.dataset.awake = "lost"; }
    },
    // What an earlier visit has kept of Python's memory is looked for at once.
    snapshot: read("snapshot") && import("./snapshots.js").then(({ find }) => find()).catch(() => null),
    forget: () => import("./snapshots.js").then(({ drop }) => drop()),
    died: () => {                                    // the interpreter, not the page: say so, start again, play on
      if (api.snapshot) api.forget();
      const tries = Number(session("fracas.restarts")) || 0;
      const isNew = Date.now() - (Number(session("fracas.restarted")) || 0) > 60000;
      const again = isNew || tries < 3;
      session("fracas.restarts", String(isNew ? 1 : tries + 1));
      session("fracas.restarted", String(Date.now()));
      warn(again ? root.dataset.died : root.dataset.gone);
      if (again) setTimeout(() => location.reload(), 1500);
    },
    soon: (call) => { waiting.push(call); turns.port2.postMessage(0); },
    shown: (call) => {                               // after the next frame; a hidden page has none
      const once = () => { if (call) { api.soon(call); call = null; } };
      requestAnimationFrame(once);
      setTimeout(once, 150);
    },
    copy: async (text) => {
      const field = byId("report");
      if (field) field.select();                     // where the clipboard is closed, the text is ready for the keys
      try { await navigator.clipboard.writeText(text); } catch { document.execCommand("copy"); }
    },
    reach: (call) => {                               // whether a frame without an origin may read the site, as boards in posts
      const frame = Object.assign(document.createElement("iframe"), { src: "./reach.html", hidden: true });
      frame.setAttribute("sandbox", "allow-scripts");
      const told = (text) => {
        clearTimeout(late);
        removeEventListener("message", hear);
        frame.remove();
        call(text);
      };
      const hear = ({ source, data }) => {
        if (source === frame.contentWindow && data && data.fracas === "reach") told(String(data.text));
      };
      const late = setTimeout(told, 15000, "unknown");
      addEventListener("message", hear);
      document.body.append(frame);
    },
    read: async (file, most) => {                    // the text of a file, that of the first one of a packed file
      const text = await file.text();
      if (!text.startsWith("PK\u0003\u0004")) return text;
      try {
        return await (await import("./packed.js")).unpack(await file.arrayBuffer(), most);
      } catch { return text; }                       // who reads it says that it is packed
    },
    canShare: () => Boolean(navigator.share),
    share: (url) => { navigator.share({ url }).catch(() => {}); },  // who closes the sheet wants no more of it
    encodeClip: async (...given) => (clips = await import("./clip.js")).encode(...given),
    handPicture: async (blob, name) => (await import("./clip.js")).hand(blob, name, "", true),
    showClip: (id) => clips.show(id),
    saveClip: (name) => clips.save(name),
    shareClip: (name, text) => clips.share(name, text),
    download: (name, content) => {                   // a text or a blob
      const blob = content instanceof Blob ? content : new Blob([content], { type: "text/plain" });
      const link = Object.assign(document.createElement("a"), { download: name, href: URL.createObjectURL(blob) });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    },
  };
  let clips = null;                                  // what makes clips, once one was asked for
  window.fracasShell = api;

  // Two fingers on the board zoom the board, not the page.
  const pinch = (event) => { if (event.touches.length > 1 && event.target.closest("#field")) event.preventDefault(); };

  addEventListener("hashchange", show);
  for (const back of ["visibilitychange", "pointerup"])   // a hidden page loses its wake lock, a touch may have it again
    document.addEventListener(back, () => { if (awaited && !document.hidden) api.awake(true); });
  document.addEventListener("readystatechange", () => { // all of the page is there, its later scripts are not
    speaking.disconnect();
    show();
    byId("screen-match")?.addEventListener("touchstart", pinch, { passive: false });   // none where a page is left before it has come whole
    restore();
    watch();
    performance.mark("fracas:shown");
  }, { once: true });
})();
