// What keeps the site on the device: starts the service worker once the page can be played, counts what it has fetched,
// and keeps for the page what only the browser knows: a waiting new version, an offer to install, a device that forgets.
"use strict";
(() => {
  const about = /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
  const alone = matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;
  const state = { filled: 0, files: 0, failed: "", ready: false, waiting: false, installable: false, full: false, forgets: about && !alone };
  const listeners = [];
  let registration = null, offer = null, wasKept = false; // kept by a visit before this one
  const tell = (change) => { Object.assign(state, change); for (const call of listeners) call(JSON.stringify(state)); };

  addEventListener("beforeinstallprompt", (event) => { event.preventDefault(); offer = event; tell({ installable: true }); });
  addEventListener("appinstalled", () => { offer = null; tell({ installable: false, forgets: false }); });

  const follow = (worker) => worker && worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) tell({ waiting: true });
  });
  // What is read in one language alone is kept once somebody reads it: in this version and in one that waits.
  const speak = async (code) => {
    if (!registration || !registration.active) return; // what keeps the site on the device will ask for it
    delete document.documentElement.dataset.offline;
    tell({ ready: false });
    const told = [registration.active, registration.waiting].filter(Boolean).map((worker) => new Promise((done) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => done(data);
      worker.postMessage({ keep: code }, [channel.port2]);
    }));
    if (!(await Promise.all(told)).every(Boolean)) return;
    document.documentElement.dataset.offline = "true";
    tell({ ready: true });
  };
  const registered = async () => {
    try {
      return await navigator.serviceWorker.register(window.fracasTrusted.worker());
    } catch (error) {                                // a private window refuses; what the host does can be told
      const answer = await fetch("./sw.js", { cache: "no-cache" }).catch(() => null);
      if (!answer?.ok || !/javascript/.test(answer.headers.get("Content-Type"))) tell({ failed: "sw.js" });
      throw error;
    }
  };
  const keep = async () => {
    try {                                            // a frame without an origin throws at the first look
      if (!navigator.serviceWorker || !location.protocol.startsWith("http")) return;
      navigator.serviceWorker.addEventListener("message", ({ data }) => {
        if (data && data.files) tell({ filled: data.filled, files: data.files, full: false });
        if (data && data.isFull) tell({ full: true }); // play goes on online, and with what was kept before
        if (data && data.failed) tell({ failed: data.failed });
      });
      wasKept = Boolean(navigator.serviceWorker.controller);
      registration = await registered();
      follow(registration.installing);
      registration.addEventListener("updatefound", () => follow(registration.installing));
      await navigator.serviceWorker.ready;           // installed means complete: every file is there, with its hash
      tell({ waiting: Boolean(registration.waiting), failed: "" });
      await speak(document.documentElement.lang);
      if (wasKept && navigator.onLine && !navigator.connection?.saveData) registration.active.postMessage("rest");
    } catch { /* private windows and sandboxed frames: play goes on online */ }
  };

  window.fracasOffline = {
    get wasKept() { return wasKept; },
    keep,
    speak,
    listen: (call) => { listeners.push(call); call(JSON.stringify(state)); },
    update: () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      if (registration.waiting) registration.waiting.postMessage("activate"); else location.reload();
    },
    install: async () => {
      const event = offer;
      offer = null;
      tell({ installable: false });
      if (event) await event.prompt();
    },
    persist: async () => { try { await navigator.storage.persist(); } catch { /* the browser keeps matches as long as it likes */ } },
  };
})();
