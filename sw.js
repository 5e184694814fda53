// Keeps the whole site on the device: after one visit all games, lessons and puzzles work with the network off.
//
// One version is held at a time, complete or not at all: installing copies what is unchanged from the version before and
// fetches the rest; only when every file is there does the new version count as installed. It then waits: the page
// offers it (`registration.waiting`) and, when the reader agrees, sends "activate"; nothing is swapped under a match.
// What is read in one language alone bears its code before its ending: it is kept once a page says that it is read, and
// from then on in every version. So is what few people need, such as the tournaments of a day: once it was asked for, and
// all of it from the second visit on, so that no first visit waits for it.

const FILES = {
  /* the build puts the list here */
};

const WHEN_ASKED = [
  /* the build puts here what is kept once it was asked for */
];

const SCOPE = self.registration.scope;
const PREFIX = `fracas ${SCOPE} `;
const ADDRESSES = new Map(Object.entries(FILES).map(([file, hash]) => [address(file), hash]));
const RARE = new Set(WHEN_ASKED.map(address));
const version = digest(new TextEncoder().encode(JSON.stringify(FILES))).then((text) => PREFIX + text);

// The browser looks for a new version when this text changes, and it holds every file's hash.
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const { data, ports: [port] } = event;
  if (data === "activate") self.skipWaiting();
  else if (data === "rest") event.waitUntil(keepRest());
  else event.waitUntil(keep(data.keep).then(() => port.postMessage(true), () => port.postMessage(false)));
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});

function address(file) {
  return new URL(file === "index.html" ? "" : file, SCOPE).href;
}

function languageOf(name) {
  return (name.match(/\.([a-z]{2})\.[a-z]+$/) ?? ["", ""])[1];
}

// A cached file is kept under its address with its hash, so a later version knows what it can copy.
function key(name, hash) {
  return `${name}?${hash}`;
}

async function digest(bytes) {
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function install() {
  const isThere = await caches.has(await version);
  const cache = await caches.open(await version);
  try {
    const known = await keptNames(), languages = new Set(["", ...[...known].map(languageOf)]);
    const files = [...ADDRESSES].filter(
      ([name]) => languages.has(languageOf(name)) && (!RARE.has(name) || known.has(name)));
    let filled = 0;
    const work = files.map(async ([name, hash]) => {
      await again(name, () => fill(cache, name, hash));
      await tell({ filled: ++filled, files: files.length });
    });
    await Promise.all(work);
  } catch (error) {
    if (!isThere) await caches.delete(await version);
    if (error.name === "QuotaExceededError") await tell({ isFull: true });
    throw error;
  }
}

// The files that are on this device, of any version: they tell the languages in which the site has been read here.
async function keptNames() {
  const found = new Set();
  for (const name of await ours())
    for (const { url } of await (await caches.open(name)).keys()) found.add(url.replace(/\?.*$/, ""));
  return found;
}

async function keep(code) {
  const cache = await caches.open(await version);
  const files = [...ADDRESSES].filter(([name]) => languageOf(name) === code);
  await Promise.all(files.map(async ([name, hash]) => {
    if (!(await cache.match(key(name, hash)))) await again(name, () => fill(cache, name, hash));
  }));
}

// Nobody waits for what is rare: what the network does not bring now is asked for again at the next visit.
async function keepRest() {
  const cache = await caches.open(await version), kept = await keptNames();
  const missing = [...RARE].filter((name) => !kept.has(name));
  try {
    if (missing.length) await self.registration.update(); // fails where there is no network
    for (const name of missing) await fill(cache, name, ADDRESSES.get(name));
  } catch { /* until the next visit */ }
}

// Pages show how much is kept already.
async function tell(message) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) page.postMessage(message);
}

async function fill(cache, name, hash) {
  const kept = await held(key(name, hash));
  const sound = kept && (await digest(await kept.clone().arrayBuffer())) === hash; // what lay there may have suffered
  await cache.put(key(name, hash), sound ? kept : await fetched(name, hash));
}

// A network may fail for a moment: a file is asked for again; if that does not help, pages say which one is not kept.
const PAUSES = [1000, 4000]; // milliseconds
async function again(name, work) {
  for (const pause of PAUSES) {
    try { return await work(); } catch { await new Promise((resolve) => setTimeout(resolve, pause)); }
  }
  try {
    return await work();
  } catch (error) {
    await tell({ failed: name.slice(SCOPE.length) || "index.html" });
    throw error;
  }
}

// During a deploy a host may still send an older file: that one must not get into this version.
async function fetched(name, hash) {
  const response = await fetch(name, { cache: "no-cache" });
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await digest(bytes)) !== hash) throw new Error(`${name}: not the file of this version`);
  return new Response(bytes, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } });
}

// Looks only in caches of this site: an origin may hold several.
async function held(name) {
  for (const cache of await ours()) {
    const response = await (await caches.open(cache)).match(name);
    if (response) return response;
  }
  return undefined;
}

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function activate() {
  const current = await version;
  await Promise.all((await ours()).filter((name) => name !== current).map((name) => caches.delete(name)));
  await self.clients.claim();
}

// Cache first; what the site does not hold is asked of the network, and an unknown page is the start page. A page that is
// not kept, such as the post that shows authors what they can do, is called .html.
async function answer(request) {
  const name = request.url.replace(/[?#].*$/s, "").replace(/\/index\.html$/, "/");
  const hash = ADDRESSES.get(name);
  if (hash === undefined && request.mode === "navigate")
    return name.endsWith(".html") ? fetch(request).catch(() => Response.redirect(SCOPE)) : Response.redirect(SCOPE);
  if (hash === undefined) return fetch(request);
  const cache = await caches.open(await version);
  return (await cache.match(key(name, hash))) ?? refilled(cache, name, hash, request);
}

// A file that was lost from the cache is kept again, one that few people need is kept now, if the host still has that of
// this version.
async function refilled(cache, name, hash, request) {
  try {
    await cache.put(key(name, hash), await fetched(name, hash));
  } catch {
    return fetch(request); // without network this fails, and the page says what it lacks
  }
  return cache.match(key(name, hash));
}
