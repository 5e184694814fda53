// Makes the snapshot of an interpreter's memory that `static/snapshots.js` keeps: starts one here, on a thread of its own,
// imports what the page has imported, and writes what its memory holds into the cache, with hashes of it.
import { loadPyodide } from "../runtime/pyodide.js";
import createPyodideModule from "../runtime/pyodide.asm.js";

const HOME = "/home/pyodide/";
const PAGE = 4096;                                    // bytes that are kept together or, where they are empty, not
const runtime = new URL("../runtime/", import.meta.url);
const lock = { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} };
const hex = (hash) => [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const digest = async (bytes) => hex(await crypto.subtle.digest("SHA-256", bytes));

// Modules that need the page cannot be imported here; they are when the page starts. Gives the files that are needed then.
const IMPORT = `
import gc, importlib, json, os, sys
for name in names.split():
    try:
        importlib.import_module(name)
    except ImportError:
        pass
for name in [name for name in sys.modules if name.partition(".")[0] == "pyscript"]:
    del sys.modules[name]  # no more than the folder of a package that PyScript writes when it starts
imported = {getattr(module, "__cached__", None) or getattr(module, "__file__", None) for module in sys.modules.values()}
imported |= {getattr(module, "__file__", None) for module in sys.modules.values()}
left = json.dumps([path for path in paths.split() if path not in imported])
del name, names, paths, imported
sys.path_importer_cache.clear()
gc.collect()
gc.freeze()
globals().pop("left")
`;

const sound = async (file, [hash]) => {
  const bytes = await (await fetch(new URL(file, new URL("../", runtime)))).arrayBuffer();
  if (!(await digest(bytes)).startsWith(hash)) throw new Error(`${file} is not the one of this version`);
  return bytes;
};

// Tells which pages of a memory hold anything.
const filled = (buffer) => {
  const words = new BigUint64Array(buffer), [pages, step] = [[], PAGE / 8];
  for (let at = 0; at < words.length; at += step) {
    let n = at;
    while (n < at + step && !words[n]) n++;
    pages.push(n < at + step);
  }
  return pages;
};

// What is in memory before anything was restored has to be overwritten even by nothing.
let fresh = [];
const streamed = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (answer, imports) => {
  const { instance, module } = await streamed.call(WebAssembly, answer, imports), begin = instance.exports.__wasm_call_ctors;
  const memory = Object.values(instance.exports).find((each) => each instanceof WebAssembly.Memory);
  const exports = { ...instance.exports, __wasm_call_ctors: () => { begin(); fresh = filled(memory.buffer); } };
  return { module, instance: { exports } };
};

// Puts the archives of the engine where Python finds them. Gives of each file the archive it is from.
const unpack = async (python, parts, hashes) => {
  const known = new Map();
  for (const part of parts) {
    const file = `runtime/${part}.zip`;
    python.unpackArchive(await sound(file, hashes[file]), "zip", { extractDir: HOME });
    for (const path of paths(python.FS)) if (!known.has(path)) known.set(path, part);
  }
  return known;
};

// Gives what of a memory holds anything, or held anything before, as pairs of address and length.
const runsOf = (used) => {
  const runs = [];
  for (let page = 0; page < used.length; page++) {
    if (!used[page] && !fresh[page]) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page * PAGE) last[1] += PAGE;
    else runs.push([page * PAGE, PAGE]);
  }
  return runs;
};

// Puts what a restart needs into one row of bytes, without a copy here: where it begins, what is in it, memory, files.
const packed = (said, pieces) => {
  const text = new TextEncoder().encode(JSON.stringify(said)), start = Math.ceil((4 + text.length) / 8) * 8;
  const front = new Uint8Array(start).fill(0x20);     // blanks end the text
  new DataView(front.buffer).setUint32(0, start, true);
  front.set(text, 4);
  return new Blob([front, ...pieces]);
};

// Pyodide would copy all of the memory behind its head: it gives the head alone, and the memory is read where it lies.
const headOf = (python) => {
  const module = python._module, memory = module.HEAP8;
  module.HEAP8 = new Int8Array(0);
  try { return python.makeMemorySnapshot(); } finally { module.HEAP8 = memory; }
};

const make = async ({ parts, modules, hashes, cache, address, block }) => {
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: runtime.href,
    stdLibURL: new URL("stdlib.zip", runtime).href,
    lockFileContents: JSON.stringify(lock),
    _makeSnapshot: true,
  });
  const known = await unpack(python, parts, hashes);
  python.globals.set("names", modules);
  python.globals.set("paths", [...known.keys()].join(" "));
  const left = JSON.parse(python.runPython(IMPORT)), contents = left.map((path) => python.FS.readFile(path));
  const head = headOf(python), heap = new Uint8Array(python._module.HEAP8.buffer), runs = runsOf(filled(heap.buffer));
  const names = (part) => left.filter((path) => known.get(path) === part).map((path) => path.slice(HOME.length));
  const row = packed({
    head: [...head], size: heap.length, runs, files: left.map((path, n) => [path, contents[n].length]),
    parts: Object.fromEntries(parts.map((part) => [part, [part, ...names(part)]])), // of one without files left it is known that it is here
  }, [...runs.map(([begin, length]) => heap.subarray(begin, begin + length)), ...contents]);
  const sums = [];
  for (let from = 0; from < row.size; from += block) sums.push(await digest(await row.slice(from, from + block).arrayBuffer()));
  const headers = { "Content-Type": "application/octet-stream", "X-Size": row.size, "X-Hashes": sums.join(" ") };
  await (await caches.open(cache)).put(address, new Response(row, { headers }));
  return row.size;
};

function* paths(tree, folder = HOME.slice(0, -1)) {
  for (const name of tree.readdir(folder)) {
    if (name === "." || name === "..") continue;
    const path = `${folder}/${name}`;
    if (tree.isDir(tree.stat(path).mode)) yield* paths(tree, path);
    else yield path;
  }
}

onmessage = ({ data }) => make(data).then(postMessage, () => postMessage(0)); // a device that is full, above all
