// A board in the frame of a post. It paints the picture that its own address carries, without Python; a tap starts the
// game in its place. The address is `embed.html#w.LINK.s.12.p.PICTURE`: pairs of a letter and a value, unknown ones are
// left alone, and so is what a host puts behind them (WordPress: `#?secret=...`). Its height is told to the post, in the
// words of WordPress too, whose page has to hear them again when its own script comes late; there links open in the post.
//   w  link of a match to be watched        s  its step, or `step`
//   d  link of a position to be played      p  its picture: an SVG, deflated, in base64url
//   o  link of a position with odds         a  the action weighed, in base64url
//   c  link of lessons to be played
//   z  link of a puzzle to be solved        g  begin at once, tapped there ("500-321")
//   y  puzzle of the day: `today`, or a date such as 2026-11-29
//   t  light, dark or contrast, or `theme`  l  language, or `lang`
//   h  how high the picture is that is not in the address, of its width, in thousandths
//   tell  origin of the post that is told what happens on the board, in base64url
//   controls, size, autoplay                as `py/fracas/posts/parameters.py` has them, which is the table of all these
"use strict";
(() => {
  const TEXTS = {
    /* the build puts the words here */
  };
  const ASKED = {
    /* the build puts here what can be asked */
  };
  const MOST = 64000, MOST_INFLATED = 250000;         // characters of an address, bytes of a picture
  const NEWS = ["step", "score", "dice", "solved"], MOST_NEWS = 5000;
  const LEAST_HEIGHT = 200, MOST_HEIGHT = 1000;       // what WordPress allows
  const COLUMN = 699;                                 // pixels: up to here the page is one column, board above what is asked
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);

  // -- what the address asks for -----------------------------------------------------------------------------------
  const address = location.hash.slice(1, MOST);
  let secret = (/[#?&]secret=([A-Za-z0-9]{1,64})/.exec(location.hash) || [])[1];
  const words = address.split(/[#?&]/)[0].split(".");
  const given = {};
  for (let n = 0; n + 1 < words.length; n += 2) given[ASKED.LETTERS[words[n]] ?? words[n]] ??= words[n + 1];
  const one = (key, pattern) => (pattern.test(given[key] || "") ? given[key] : "");
  const link = /^[A-Za-z0-9_-]{3,}$/;
  const watched = one("w", link), played = one("d", link), weighed = one("o", link), solved = one("z", link),
    taught = one("c", link);
  const asked = {};
  try { given.tell &&= atob(given.tell.replaceAll("-", "+").replaceAll("_", "/")); } catch { delete given.tell; }
  for (const [name, pattern] of Object.entries(ASKED.PATTERNS)) asked[name] = one(name, new RegExp(`^(${pattern})$`));
  if ((solved || taught || given.y) && asked.controls === "none") asked.controls = "few"; // what is wanted is to be read
  const { step, size } = asked;
  asked.lang ||= [(navigator.language || "en").split("-")[0], "en"].find((code) => Object.hasOwn(TEXTS, code));
  const text = TEXTS[root.lang = asked.lang];
  for (const name of ["theme", "controls"]) if (asked[name]) root.dataset[name] = asked[name];
  if (size)
    document.body.style.maxWidth = `${ASKED.SIZES[size] || Math.min(ASKED.MOST, Math.max(ASKED.LEAST, parseInt(size)))}px`;
  const action = one("a", /^[A-Za-z0-9_-]{1,400}$/);
  const way = watched ? `replay/${watched}${step && `/${step}`}` : weighed && `odds/${weighed}${action && `/${action}`}`;
  const day = one("y", /^(today|\d{4}-\d{2}-\d{2})$/);
  const daily = day && (day === "today" ? "today" : `today/${day}`);
  const route = way || (played && `live/${played}`) || (solved && `puzzle/${solved}`) ||
    (taught && `course/${taught}`) || daily;

  // -- the picture -----------------------------------------------------------------------------------------------------
  const inflated = async (packed) => {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let [whole, size] = ["", 0];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return whole + decoder.decode();
      size += value.length;
      if (size > MOST_INFLATED) { await reader.cancel(); throw new Error("too large"); }
      whole += decoder.decode(value, { stream: true });
    }
  };
  const CHARACTERS = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
  const part = (svg, name) => (new RegExp(`<${name} [^>]*>([^<]*)<`).exec(svg) || ["", ""])[1]
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => CHARACTERS[entity]);
  const titled = (svg) => part(svg, "title");
  const inWords = (svg) => [titled(svg), part(svg, "desc")].filter(Boolean).join(". ");
  // Only ever shown as an image, in which nothing runs and nothing is fetched; a document type could swell when read.
  const paint = async (svg) => {
    if (!svg.startsWith("<svg ") || svg.includes("<!")) throw new Error("no picture");
    const picture = byId("picture");
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await picture.decode();
    picture.alt = inWords(svg) || text.board;
  };
  let shown = "";
  const invite = () => (watched ? text.watch : daily ? text.today : solved ? `${titled(shown)} ${text.puzzle}`.trim() : text.tap);
  const show = async (packed) => {
    try {
      if (packed.length > MOST || !/^[A-Za-z0-9_-]+$/.test(packed)) throw new Error("no picture");
      shown = await inflated(packed);
      await paint(shown);
      say(invite());
    } catch { byId("picture").removeAttribute("src"); byId("picture").alt = text.board; say(text.damaged); }
  };

  // -- what is said ----------------------------------------------------------------------------------------------------
  const say = (sentence, isKept = false) => {
    byId("hint").textContent = sentence;
    byId("hint").classList.toggle("told", isKept);
    measure();
  };
  let told = 0, inner = 0;                            // heights: what the post knows, what the live page asks for
  const drawn = () => {                               // how high the picture is, of its width
    const { naturalWidth, naturalHeight } = byId("picture");
    return naturalWidth ? naturalHeight / naturalWidth : (one("h", /^\d{2,4}$/) || 500) / 1000;
  };
  // A wide frame shows the live page as a column, larger, so that its board is as large as the picture was.
  const scale = () => Math.max(1, document.body.clientWidth / COLUMN);
  const fit = () => {
    if (!live) return;
    const times = root.dataset.state === "live" ? scale() : 1;
    Object.assign(live.style, times === 1 ? { width: "", transform: "", height: "", marginBottom: "" } : {
      width: `${COLUMN}px`, transform: `scale(${times})`, height: `calc((100vh - 3rem) / ${times})`,
      marginBottom: `calc((100vh - 3rem) * ${1 - 1 / times})` });
  };
  const measure = () => {
    fit();
    const isLive = root.dataset.state === "live", around = byId("acts").offsetHeight;
    const picture = document.body.clientWidth * drawn(), column = isLive ? inner * scale() : 0;
    const wanted = Math.max(picture, column) + byId("hint").offsetHeight + around;
    const least = isLive ? told : LEAST_HEIGHT;       // a slip that closes does not pull up the text below
    const value = Math.ceil(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, least, wanted)));
    if (value === told || window === window.parent) return;
    told = value;                                     // any page may hold the frame, and a height is no secret
    window.parent.postMessage({ fracas: "height", value }, "*");
    if (secret) window.parent.postMessage({ message: "height", value, secret }, "*");
  };

  // -- the live board ----------------------------------------------------------------------------------------------------
  let live = null, wants = false;
  const start = (point) => {
    if (live || !route) return;
    for (let n = 0; window !== window.parent && n < window.parent.length; n++)   // one live board a page
      if (window.parent[n] !== window) window.parent[n].postMessage({ fracas: "begun" }, "*");
    live = document.createElement("iframe");
    live.title = text.board;
    live.setAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads");
    live.allow = "clipboard-write";
    const wanted = Object.entries({ ...asked, tell: "", news: asked.tell && "on", tap: point, drawn: Math.round(drawn() * 1000) }).filter(([, value]) => value);
    live.src = `./framed.html?framed.${wanted.flat().join(".")}#/${route}`;
    byId("start").after(live);
    byId("start").setAttribute("aria-busy", "true");
    wants = document.hasFocus();
    say(text.coming);
  };
  // What happens on the board, to the page whose origin the author has named and to no other: the browser compares.
  const tell = (text) => {
    if (!asked.tell || window === window.parent || typeof text !== "string" || text.length > MOST_NEWS) return;
    const { kind, value } = JSON.parse(text);
    const around = location.ancestorOrigins?.[0] ?? asked.tell; // where it is known, a page of another origin costs no error
    if (NEWS.includes(kind) && around === asked.tell) window.parent.postMessage({ fracas: kind, value }, asked.tell);
  };
  const freeze = (sentence) => {
    if (!live) return;
    live.remove();
    live = null;
    delete root.dataset.state;
    byId("stop").hidden = true;
    byId("start").removeAttribute("aria-busy");
    told = inner = 0;
    say(sentence);
    if (window !== window.parent) window.parent.postMessage({ fracas: "frozen", text: sentence }, "*");
  };
  const stood = async (own) => {                      // the interpreter's own picture takes the place of the other
    root.dataset.state = "live";
    byId("stop").hidden = false;
    const isSame = !shown || own === shown;
    try { await paint(own); shown = own; } catch { /* its board stands there in any case */ }
    say(isSame ? text.live : text.differs, !isSame);
    if (window !== window.parent) window.parent.postMessage({ fracas: "live", value: told }, "*");
    if (wants && live) live.focus();
  };
  // Where a policy lets the page load nothing more the link below opens the board.
  document.addEventListener("securitypolicyviolation", () => { if (root.dataset.state !== "live") freeze(text.refused); });
  addEventListener("message", ({ source, data }) => {
    if (!data || typeof data !== "object") return;
    if (data.message === "ready" && source === window.parent && /^[A-Za-z0-9]{1,64}$/.test(data.secret)) {
      secret = data.secret;                           // WordPress' script has come: what was told before was not heard
      told = 0;
      measure();
    } else if (live && source === live.contentWindow) {
      if (data.fracas === "ready" && typeof data.text === "string" && data.text.length < MOST_INFLATED) stood(data.text);
      else if (data.fracas === "height" && Number(data.text) > 0) { inner = Number(data.text); measure(); }
      else if (data.fracas === "news") tell(data.text);
      else if (data.fracas === "broken") freeze(text.broken);
      else if (data.fracas === "stopped") freeze(text.stopped);
      else if (data.fracas === "refused" && root.dataset.state !== "live") freeze(text.refused);
    } else if (data.fracas === "begun" && source !== window) freeze(text.frozen);
  });

  // -- the page ------------------------------------------------------------------------------------------------------------
  byId("start").addEventListener("click", (event) => {
    const box = byId("picture").getBoundingClientRect();
    const picture = byId("picture");                  // its drawing is centred in its box
    const scale = Math.min(box.width / (picture.naturalWidth || 1), box.height / (picture.naturalHeight || 1));
    const thousandth = (at, middle, size) => Math.min(999, Math.max(0, Math.round(((at - middle) / (size * scale) + 0.5) * 1000)));
    start(!event.detail || !picture.naturalWidth ? "" :  // pressed with a key
      [thousandth(event.clientX, box.left + box.width / 2, picture.naturalWidth),
        thousandth(event.clientY, box.top + box.height / 2, picture.naturalHeight)].join("-"));
  });
  const stop = document.createElement("button");
  Object.assign(stop, { id: "stop", type: "button", hidden: true, textContent: text.stop });
  stop.addEventListener("click", () => { freeze(invite()); byId("start").focus(); });
  byId("acts").append(stop);
  byId("open").textContent = text.open;
  byId("open").href = route ? `./#/${route}` : "./";
  byId("open").addEventListener("click", (event) => {
    if (!secret) return;                              // WordPress' frames open no windows: its page follows the link
    event.preventDefault();
    window.parent.postMessage({ message: "link", value: byId("open").href, secret }, "*");
  });
  byId("acts").hidden = false;
  new ResizeObserver(measure).observe(document.body);
  addEventListener("resize", measure);
  if (!route) say(text.broken);
  else {
    byId("start").hidden = false;
    if (given.p) show(given.p);
    else { byId("picture").alt = text.board; say(invite()); }
    if (given.g) start(one("g", /^\d{1,3}-\d{1,3}$/));
  }
})();
