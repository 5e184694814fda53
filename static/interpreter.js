// The interpreter PyScript starts: the pinned Pyodide with our precompiled standard library and the engine.
// It begins as soon as the page is parsed, so that the first picture is not held up, but does not wait for PyScript,
// which takes it over when it has started itself.
// An empty lock saves a request: no package is ever loaded besides the page's own code.
import { loadPyodide as load, version } from "../runtime/pyodide.js";

const HOME = "/home/pyodide/";
const AGAIN = 1000; // milliseconds
const ENTRY = 0x04034b50; // how an entry of an archive begins
const runtime = new URL("../runtime/", import.meta.url);
const lock = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};
const parsed = new Promise((resolve) => {
  if (document.readyState !== "loading") resolve();
  else document.addEventListener("readystatechange", resolve, { once: true });
});
const output = { stdout: (line) => console.log(line), stderr: (line) => console.error(line) };

// The watchdog fetches an archive until it is the one of this version, and says what it waits for; what the page can do
// without is given up after some tries.
const got = async (name, tries) => (await window.fracasWatchdog.bring(`runtime/${name}`, tries))?.buffer ?? null;

// The interpreter is compiled while it comes. Pyodide, which asks for it later (the watchdog then answers with the same),
// would wait for ever for one that is cut, or sent as something that is none.
const BINARY = "pyodide.asm.wasm";
const compiled = parsed.then(() => WebAssembly.compileStreaming(fetch(new URL(BINARY, runtime))))
  .catch(async () => WebAssembly.compile(await got(BINARY)));
let prepare = null;
WebAssembly.instantiateStreaming = async (_answer, imports) => {
  const module = await compiled, instance = await WebAssembly.instantiate(module, imports);
  prepare?.(Object.values(instance.exports).find((each) => each instanceof WebAssembly.Memory));
  return { module, instance };
};
const again = async (address) => {
  try {
    return await import(address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    return import(`${address}?again`);                // browsers may remember that the first has failed
  }
};

// Puts the files of an archive of the build, which compresses none, where Python finds them; tells each name.
function* unpacking(files, archive) {
  const [view, text] = [new DataView(archive), new TextDecoder()];
  let folder = "";
  for (let at = 0; view.getUint32(at, true) === ENTRY;) {
    const [size, long, more] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    const name = text.decode(new Uint8Array(archive, at + 30, long));
    at += 30 + long + more;
    if (folder !== (folder = name.replace(/[^/]*$/, ""))) files.mkdirTree(HOME + folder);
    files.writeFile(HOME + name, new Uint8Array(archive, at, size), { canOwn: true });
    at += size;
    yield name;
  }
}

// A Python that has died cannot be used again: the shell starts the page anew, and the match goes on from its save.
const watched = async (loading) => {
  const python = await loading;
  python._api.on_fatal = () => window.fracasShell.died();
  return python;
};

// The shell has found out the reader's language; English stands in the code. Who has another one but cannot get its
// catalogue reads English.
const spoken = `app.${document.documentElement.lang}.zip`;
const archives = [got("app.zip")];
if (window.fracasWatchdog.holds(`runtime/${spoken}`)) archives.push(got(spoken, navigator.onLine ? 3 : 2));
const script = again(new URL("pyodide.asm.js", runtime).href);
const start = async (more) => load({
  createPyodideModule: (await script).default,
  indexURL: runtime.href,
  stdLibURL: new URL("stdlib.zip", runtime).href,
  lockFileContents: JSON.stringify(lock),
  fsInit: async (files) => {
    for (const archive of await Promise.all(archives)) if (archive) for (const _ of unpacking(files, archive));
  },
  stdout: (line) => output.stdout(line),
  stderr: (line) => output.stderr(line),
  ...more,
});
// With what an earlier visit has kept of its memory there is nothing to import: `snapshots.js`.
const coming = new Map();
const begin = async () => {
  const kept = await window.fracasShell.snapshot;
  if (!kept) return start();
  try {
    return await kept.start((more, told) => { prepare = told; return start(more); }, coming);
  } catch {
    prepare = null;
    window.fracasShell.forget();
    return start();
  }
};
const started = parsed.then(() => watched(begin()));

// The rest of the engine comes behind what the home screen needs, a game when it is opened.
const SLICE = 8; // milliseconds the page may wait
const bitByBit = async (steps) => {
  const done = [];
  let begun = performance.now();
  for (const step of steps) {
    done.push(step);
    if (performance.now() - begun < SLICE) continue;
    await new Promise(window.fracasShell.soon);
    begun = performance.now();
  }
  return done;
};
// Fetches a part of the engine, what all games share or one game, and gives the names of its files once they are there;
// none if it was given up.
const bring = (name, tries) => {
  if (!coming.has(name)) {
    coming.set(name, started.then(async (python) => {
      const archive = await got(`${name}.zip`, tries);
      if (!archive) coming.delete(name);
      return archive ? bitByBit(unpacking(python.FS, archive)) : [];
    }));
  }
  return coming.get(name);
};
window.fracasShell.bring = bring;

// On a later visit what is rarely needed comes from this device or not at all: asking in vain would fill the console.
const canCome = async (file) => (navigator.onLine && !window.fracasOffline.wasKept)
  || Boolean(await caches.match(new URL(file, import.meta.url).href, { ignoreSearch: true }));
window.fracasShell.remember = async (calm) => {
  try {
    if (await canCome("snapshot-maker.js")) await (await import("./snapshots.js")).make(await started, coming, calm);
  } catch { /* the network went just now: the next visit starts as this one did */ }
};

// What runs Python on this page, with these parts of the engine: for the browser's console and for tests.
export const running = async (...parts) => {
  const python = await started;
  await Promise.all(["rest", ...parts].filter((name) => window.fracasWatchdog.holds(`runtime/${name}.zip`)).map(bring));
  python.runPython("import sys; sys.path_importer_cache.clear()");
  return python;
};

export { version };
export const loadPyodide = ({ stdout, stderr }) => {
  Object.assign(output, { stdout, stderr });
  return started;
};
