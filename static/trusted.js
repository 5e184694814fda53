// The one way from text to markup and to the address of a script: the browser refuses every other (Trusted Types).
// What Python draws is escaped where it is made; whatever could run or fetch by itself is refused here once more.
"use strict";
(() => {
  // One thing may run: the site's own board of a post, without an origin, as its preview.
  const POST = /iframe(?! src="\.\/embed\.html#[\w.-]+" title="[^"<>]*" sandbox="[a-z -]+">)/;
  const RUNS = new RegExp(`<(?:script|${POST.source}|object|embed|base|meta|link)\\b`, "i");
  const HOME = location.href.replace(/[?#].*/, "");
  const [WORKER, MAKER] = ["sw.js", "static/snapshot-maker.js"].map((file) => new URL(file, HOME).href);
  const rules = {
    createHTML: (text) => {
      if (RUNS.test(text)) throw new TypeError("Fracas draws nothing that runs");
      return text;
    },
    createScriptURL: (address) => {
      if (address !== WORKER && address !== MAKER) throw new TypeError("Fracas starts no other worker");
      return address;
    },
  };
  const policy = window.trustedTypes ? trustedTypes.createPolicy("fracas", rules) : rules;
  window.fracasTrusted = { html: (text) => policy.createHTML(text), worker: () => policy.createScriptURL(WORKER),
    maker: () => policy.createScriptURL(MAKER) };
})();
