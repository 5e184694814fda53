// <fracas-board>: a linked picture that becomes the board itself, in its place, when it is tapped. Without this script it
// is the linked picture, and so it is in print. Before a tap nothing is loaded.
//   <fracas-board theme="dark" controls="few"><a href="https://SITE/#/replay/LINK/12"><img ...></a></fracas-board>
// Attributes are those of `py/fracas/posts/parameters.py`: step, lang, theme, controls, size, autoplay, tell.
"use strict";
(() => {
  if (customElements.get("fracas-board")) return;
  const TEXTS = {
    /* the build puts the words here */
  };
  const ASKED = {
    /* the build puts here what can be asked */
  };
  const LINK = /^(https?:\/\/[^#?]*\/)(?:[\w.-]*)(?:\?[^#]*)?#\/(replay|live|puzzle|course)\/([A-Za-z0-9_-]{3,65000})(?:\/(\d{1,6}))?$/;
  const sheet = new CSSStyleSheet();                  // allowed where a page forbids styles of others
  sheet.replaceSync(`
    fracas-board { display: block; position: relative; }
    fracas-board > iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; opacity: 0; pointer-events: none; }
    fracas-board > [role="status"] { display: block; font-size: .875em; }
    @media screen {
      fracas-board.live > :not(iframe) { display: none; }
      fracas-board.live > iframe { position: static; display: block; opacity: 1; pointer-events: auto; }
    }
    @media print { fracas-board > :is(iframe, [role="status"]) { display: none; } }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  class FracasBoard extends HTMLElement {
    #frame = null;
    #said = null;
    #hears = (event) => this.#hear(event);
    #taps = (event) => this.#tap(event);

    connectedCallback() {
      const { size } = this.#asked;
      if (size)
        this.style.maxWidth = `${ASKED.SIZES[size] || Math.min(ASKED.MOST, Math.max(ASKED.LEAST, parseInt(size)))}px`;
      this.addEventListener("click", this.#taps);
      addEventListener("message", this.#hears);
    }

    disconnectedCallback() {
      this.removeEventListener("click", this.#taps);
      removeEventListener("message", this.#hears);
      this.#freeze("");
    }

    // What its attributes ask; one without a value is switched on.
    get #asked() {
      const given = Object.keys(ASKED.PATTERNS).filter((name) => this.hasAttribute(name))
        .map((name) => [name, this.getAttribute(name) || "on"]);
      return Object.fromEntries(given.filter(([name, value]) => new RegExp(`^(${ASKED.PATTERNS[name]})$`).test(value)));
    }

    get #words() {
      const spoken = (this.closest("[lang]") || { lang: "" }).lang.split("-")[0];
      return Object.hasOwn(TEXTS, spoken) ? [spoken, TEXTS[spoken]] : ["en", TEXTS.en];
    }

    #tap(event) {
      const anchor = event.target.closest("a[href]");
      const found = anchor && this.contains(anchor) && LINK.exec(anchor.href);
      const isPlain = !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!found || !isPlain || event.defaultPrevented) return; // the link does what links do
      event.preventDefault();
      if (!this.#frame) this.#begin(found, this.#point(event));
    }

    // Where the picture was tapped, in thousandths; "1" if it was not, but a key was pressed.
    #point(event) {
      const picture = event.target.closest("img");
      if (!event.detail || !picture) return "1";
      const box = picture.getBoundingClientRect();
      const share = (at, start, size) => Math.min(999, Math.max(0, Math.round(((at - start) / size) * 1000)));
      return `${share(event.clientX, box.left, box.width)}-${share(event.clientY, box.top, box.height)}`;
    }

    // How high the picture is, of its width, in thousandths: the frame does not have it.
    get #height() {
      const { naturalWidth, naturalHeight } = this.querySelector("img") || {};
      return naturalWidth ? `.h.${Math.min(9999, Math.max(10, Math.round((naturalHeight / naturalWidth) * 1000)))}` : "";
    }

    #begin([, site, way, link, step], point) {
      const [language, text] = this.#words;
      const { size, ...asked } = { step, ...this.#asked, lang: language };
      this.#said ??= this.appendChild(Object.assign(document.createElement("small"), { role: "status" }));
      this.#said.textContent = text.coming;
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads");
      frame.setAttribute("credentialless", "");       // pages that isolate themselves take no other frame
      frame.title = text.board;
      frame.allow = "clipboard-write";
      if (asked.tell) asked.tell = btoa(asked.tell).replace(/=+$/, "").replaceAll("+", "-").replaceAll("/", "_");
      const wanted = Object.entries(asked).filter(([, value]) => value);
      frame.src = `${site}embed.html#${{ replay: "w", live: "d", puzzle: "z", course: "c" }[way]}.${link}.${wanted.flat().join(".")}${this.#height}.g.${point}`;
      this.#frame = this.appendChild(frame);
    }

    #hear({ source, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow || !data || typeof data !== "object") return;
      if (data.fracas === "height" && Number.isFinite(data.value))
        this.#frame.style.height = this.classList.contains("live") ? `${Math.min(1000, Math.max(200, data.value))}px` : "";
      if (data.fracas === "live") {
        const hadFocus = this.contains(document.activeElement);
        this.classList.add("live");
        if (Number.isFinite(data.value)) this.#frame.style.height = `${Math.min(1000, Math.max(200, data.value))}px`;
        if (hadFocus) this.#frame.focus();
      } else if (data.fracas === "frozen") this.#freeze(typeof data.text === "string" ? data.text.slice(0, 300) : "");
    }

    #freeze(sentence) {
      if (!this.#frame) return;
      const hadFocus = document.activeElement === this.#frame;
      this.#frame.remove();
      this.#frame = null;
      this.classList.remove("live");
      this.#said.textContent = sentence;
      const anchor = this.querySelector("a[href]");
      if (hadFocus && anchor) anchor.focus();
    }
  }
  customElements.define("fracas-board", FracasBoard);
})();
