// What keeps the site on the device: starts the service worker once the page can be played, counts what it has fetched,
// and keeps for the page what only the browser knows: a waiting new version, an offer to install, a device that forgets.
"use strict";
(() => {
  const about = /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
  const alone = matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;
  const state = { filled: 0, files: 0, ready: false, waiting: false, installable: false, forgets: about && !alone };
  const listeners = [];
  let registration = null, offer = null;
  const tell = (change) => { Object.assign(state, change); for (const call of listeners) call(JSON.stringify(state)); };

  addEventListener("beforeinstallprompt", (event) => { event.preventDefault(); offer = event; tell({ installable: true }); });
  addEventListener("appinstalled", () => { offer = null; tell({ installable: false, forgets: false }); });

  const follow = (worker) => worker && worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) tell({ waiting: true });
  });
  const keep = async () => {
    try {                                            // a frame without an origin throws at the first look
      if (!navigator.serviceWorker || !location.protocol.startsWith("http")) return;
      navigator.serviceWorker.addEventListener("message", ({ data }) => {
        if (data && data.files) tell({ filled: data.filled, files: data.files });
      });
      registration = await navigator.serviceWorker.register(window.fracasTrusted.worker());
      follow(registration.installing);
      registration.addEventListener("updatefound", () => follow(registration.installing));
      await navigator.serviceWorker.ready;           // installed means complete: every file is there, with its hash
    } catch { return; }                              // private windows and sandboxed frames: play goes on online
    document.documentElement.dataset.offline = "true";
    tell({ ready: true, waiting: Boolean(registration.waiting) });
  };

  window.fracasOffline = {
    keep,
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
