// A snapshot of the interpreter's memory with the engine imported, kept on this device: later visits begin with it
// instead of importing everything again. It is made by a worker in idle time, taken from nowhere else, and kept under the
// hashes of all that it was made of. Whatever is unexpected drops it, and the page starts as it does without one.
// First visits do not fetch this file before they can be played.
const FORMAT = 1;                                     // of what the worker writes; a change makes older ones worthless
const BLOCK = 1 << 20;                                // bytes that have a hash of their own
const PAGE = 65536;                                   // bytes by which memory grows
const CALM = 20000;                                   // milliseconds without a tap or a key before one is made
const LONGEST = 120000;                               // that the worker may take
const TRIES = 30, LATER = 1000;                       // how often, and after how many milliseconds, it is looked for
const ROOM = 150e6;                                   // bytes that the device has to have left
const LEAST = 4;                                      // gigabytes of memory, as far as the browser tells
const HOME = new URL("../", import.meta.url).href;
const CACHE = `fracas-snapshot ${HOME}`;
const KEY = "fracas.snapshot";                        // how large it is and what is in it; for a tab, that a start with it is on its way
const root = document.documentElement;

const note = (storage, value) => {
  try {
    if (value === null) storage().removeItem(KEY);
    else if (value !== undefined) storage().setItem(KEY, value);
    return storage().getItem(KEY);
  } catch { return null; }
};
const [kept, tab] = [() => localStorage, () => sessionStorage]; // blocked storage throws when it is looked at
const hex = (hash) => [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const digest = async (bytes) => hex(await crypto.subtle.digest("SHA-256", bytes));
// What a snapshot is made of: every file of this version with its hash, the language, the way it is made.
const address = () => {
  const hashes = Object.values(window.fracasWatchdog.files).map(([hash]) => hash);
  return `${HOME}snapshot?${[FORMAT, root.lang, ...hashes].join(".")}`;
};

export const drop = async () => {
  note(tab, null);
  note(kept, null);
  try { await caches.delete(CACHE); } catch { /* nothing is kept where storage is blocked */ }
};

// Reads an answer of so many bytes into one place, and has each block hashed while the next one comes.
const read = async (answer, size, hashes) => {
  const checks = [];
  let buffer = new ArrayBuffer(size), filled = 0, reader = null;
  try { reader = answer.body.getReader({ mode: "byob" }); } catch { // not every browser reads so
    buffer = await answer.arrayBuffer();
    filled = buffer.byteLength;
  }
  while (reader && filled < size) {
    const begin = checks.length * BLOCK, end = Math.min(size, begin + BLOCK);
    const { done, value } = await reader.read(new Uint8Array(buffer, filled, end - filled));
    if (done) break;
    buffer = value.buffer;
    filled += value.length;
    if (filled === end) checks.push(digest(new Uint8Array(buffer, begin, end - begin)));
  }
  for (let at = checks.length * BLOCK; at < filled; at += BLOCK) checks.push(digest(new Uint8Array(buffer, at, Math.min(BLOCK, filled - at))));
  if (filled !== size || (await Promise.all(checks)).join(" ") !== hashes) throw new Error("the snapshot is damaged");
  return buffer;
};

// Lets Pyodide restore a snapshot of which no more than its head is there: the rest goes straight into the memory.
const headed = (head, write) => Object.assign(head, {
  subarray: (from, to) => {
    if (to !== undefined) return head.slice(from, to);
    write();
    return new Uint8Array(0);
  },
});

// A start with it that comes to no end is known by its mark.
const mark = () => {
  note(tab, "trying");
  const ready = new MutationObserver(() => { note(tab, null); ready.disconnect(); });
  ready.observe(root, { attributeFilter: ["data-ready"] });
};

const opened = (buffer) => {
  const [start] = new Uint32Array(buffer, 0, 1);
  const { head, size, runs, files, parts } = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, start - 4)));
  let at = start, heap = null;
  const next = (length) => new Uint8Array(buffer, (at += length) - length, length);
  const restore = () => { for (const [begin, length] of runs) heap.set(next(length), begin); };
  const contents = runs.reduce((sum, [, length]) => sum + length, start);
  const put = (tree) => {
    let from = contents;
    for (const [name, length] of files) {
      tree.mkdirTree(name.replace(/\/[^/]*$/, ""));
      tree.writeFile(name, new Uint8Array(buffer, from, length));
      from += length;
    }
  };
  const prepare = (memory) => {                       // it needs as much memory as there was when it was made
    const lacking = size - memory.buffer.byteLength;
    if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
    heap = new Uint8Array(memory.buffer);
  };
  return {
    // Starts Python with it. Args: load - loads Pyodide with further options, and tells of its memory before it is used;
    //                              coming - takes the names of archives that are in it.
    start: async (load, coming) => {
      mark();
      const python = await load({ _loadSnapshot: headed(Uint8Array.from(head), restore), fsInit: put }, prepare);
      for (const [name, left] of Object.entries(parts)) coming.set(name, Promise.resolve(left));
      root.dataset.snapshot = "used";
      return python;
    },
  };
};

// Looks for the snapshot of this version and language. Returns null without one.
export const find = async () => {
  try {
    if (note(tab)) throw new Error("a start with it did not come to its end");
    const answer = await caches.match(address(), { cacheName: CACHE });
    if (!answer) return null;
    return opened(await read(answer, Number(answer.headers.get("X-Size")), answer.headers.get("X-Hashes")));
  } catch {
    await drop();
    return null;
  }
};

const calmed = (calm) => new Promise((resolve) => {
  let waiting = setTimeout(resolve, calm);
  const again = () => { clearTimeout(waiting); waiting = setTimeout(resolve, calm); };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, again, true);
});
const mayBeMade = () => {
  const isApple = /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
  return navigator.serviceWorker?.controller && window.isSecureContext && !window.fracasFramed.isFramed && !isApple
    && !navigator.connection?.saveData && (navigator.deviceMemory ?? LEAST) >= LEAST;
};
const hasRoom = async () => {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > ROOM;
};
const NAMES = `
import sys
" ".join(name for name in sys.modules if name.partition(".")[0] not in
         ("__main__", "js", "pyodide_js", "pyscript", "polyscript", "_pyscript"))
`;
const partsHere = async (coming) => {
  const parts = ["app", `app.${root.lang}`].filter((part) => window.fracasWatchdog.holds(`runtime/${part}.zip`));
  for (const [name, files] of coming) if ((await files).length && !parts.includes(name)) parts.push(name);
  return parts;
};

const isKept = async () => Boolean(await caches.match(address(), { cacheName: CACHE }));
const work = async (task) => {
  const worker = new Worker(window.fracasTrusted.maker(), { type: "module" });
  const size = await new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve(0);
    setTimeout(resolve, LONGEST, 0);
    worker.postMessage(task);
  });
  for (let n = 0; size && n < TRIES && !(await isKept()); n++) await new Promise((resolve) => setTimeout(resolve, LATER));
  worker.terminate();                                 // WebKit writes on after `put` is done, and forgets it with the worker
  return size;
};

// Has a snapshot made once the page has nothing to do, unless there is one of all that is here.
// Args: python - what has the engine imported; coming - archives that were asked for, with their files;
//       calm - milliseconds to wait.
export const make = async (python, coming, calm = CALM) => {
  try {
    if (!mayBeMade()) return;
    await calmed(calm);
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 3000 }));
    await navigator.locks.request(CACHE, { ifAvailable: true }, async (lock) => {
      if (!lock || !(await hasRoom())) return;        // another tab makes one
      const parts = await partsHere(coming), made = (note(kept) ?? "").split(" ");
      if (parts.every((part) => made.includes(part)) && await isKept()) return;
      await drop();                                   // that of an earlier version, or of another language
      const task = { parts, modules: python.runPython(NAMES), hashes: window.fracasWatchdog.files, cache: CACHE,
        address: address(), block: BLOCK };
      const size = await work(task);
      if (!size || !(await isKept())) return;
      note(kept, [size, ...parts].join(" "));
      root.dataset.snapshot = "made";
    });
  } catch { /* the next visit starts as this one did */ }
};
