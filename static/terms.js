// Words of art are explained in place: where a match, a lesson or a new match says one, it becomes a button, and a tap or
// Enter opens a small explanation. Escape, a tap beside it and its cross close it; then the focus is back on the word.
"use strict";
(() => {
  const WHERE = "#ask, #last, #log-lines, #screen-new main";
  const OPAQUE = "a, button, h1, h2, h3, label, legend, option, select, summary, svg, textarea, .term, [translate=no]";
  const GAP = 6;   // pixels between a word and what explains it
  const SIGN = /^[\u00a0\u202f]?[,.;:!?)\u00bb]*/;              // what stands behind a word and stays in its line
  let pattern = null, keys = {}, known = "";

  const together = (button, sign) => {
    const both = Object.assign(document.createElement("span"), { className: "with-sign" });
    both.append(button, sign);
    return both;
  };
  const wrap = (root) => {
    if (root.closest(OPAQUE)) return;
    const seen = new Set();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement.closest(OPAQUE)) continue;
      const parts = [];
      let at = 0;
      for (const { 0: form, index } of text.data.matchAll(pattern)) {
        if (seen.has(keys[form])) continue;                       // once in each piece is enough
        seen.add(keys[form]);
        const button = Object.assign(document.createElement("button"), { type: "button", className: "term", textContent: form });
        button.dataset.do = "term";
        button.dataset.arg = keys[form];
        const [sign] = SIGN.exec(text.data.slice(index + form.length));
        parts.push(text.data.slice(at, index), sign ? together(button, sign) : button);
        at = index + form.length + sign.length;
      }
      if (parts.length) text.replaceWith(...parts, text.data.slice(at));
    }
  };
  const pieces = (node) => (node.matches(WHERE) || node.closest(WHERE) ? [node] : [...node.querySelectorAll(WHERE)]);
  const watching = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeType === Node.ELEMENT_NODE && !node.matches(".term") && !(node instanceof SVGElement))
          for (const piece of pieces(node)) wrap(piece);
  });

  const safe = (form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const teach = (text) => {
    if (text === known) return;
    known = text;
    keys = JSON.parse(text);
    const forms = Object.keys(keys).sort((one, other) => other.length - one.length);
    pattern = forms.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(safe).join("|")})(?![\\p{L}\\p{N}])`, "gu") : null;
    watching.disconnect();
    if (!pattern) return;
    for (const piece of document.querySelectorAll(WHERE)) wrap(piece);
    for (const screen of document.querySelectorAll("#screen-match, #screen-new"))
      watching.observe(screen, { childList: true, subtree: true });
  };

  // Beside the word, above it where there is room; never over what can be answered.
  const place = (box, word) => {
    const at = word.getBoundingClientRect(), size = box.getBoundingClientRect();
    const above = at.top - GAP - size.height, below = at.bottom + GAP;
    const answers = [...document.querySelectorAll(".screen:not([hidden]) :is(#tray, #ask .acts, #ask .chips, #ask .die.can, .startbar)")]
      .map((node) => node.getBoundingClientRect()).filter((rect) => rect.height);
    const covers = (top) => answers.some((rect) => rect.top < top + size.height && rect.bottom > top);
    const fits = (top) => top >= GAP && top + size.height <= innerHeight - GAP && !covers(top);
    const top = [above, below].find(fits) ?? GAP;
    box.style.top = `${top}px`;
    box.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - size.width - GAP))}px`;
  };
  const explain = (key) => {
    const box = document.getElementById("term");
    const focused = document.activeElement;
    const word = focused && focused.matches(".term") && focused.dataset.arg === key ? focused
      : [...document.querySelectorAll(".screen:not([hidden]) .term")].find((node) => node.dataset.arg === key);
    if (!word || !box.showPopover) return;
    word.focus({ preventScroll: true });                          // where the focus comes back to
    box.showPopover();
    place(box, word);
    box.querySelector("button").focus({ preventScroll: true });
  };
  document.addEventListener("toggle", ({ target, newState }) => {
    if (target.id === "term") document.documentElement.classList.toggle("explaining", newState === "open");
  }, true);
  addEventListener("keydown", (event) => {                        // before the match, where Escape skips dice that fall
    const box = document.getElementById("term");
    if (event.key !== "Escape" || !box || !box.matches(":popover-open")) return;
    box.hidePopover();
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  addEventListener("hashchange", () => {
    const box = document.getElementById("term");
    if (box.matches(".explaining #term")) box.hidePopover();
  });
  window.fracasTerms = { teach, explain };
})();
