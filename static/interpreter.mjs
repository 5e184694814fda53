// The interpreter PyScript starts: the pinned Pyodide with our precompiled standard library.
// An empty lock saves a request: no package is ever loaded besides the page's own code.
import { loadPyodide as load, version } from "../runtime/pyodide.mjs";

const runtime = new URL("../runtime/", import.meta.url);
const lock = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

let started;

// What runs Python on this page, for the browser's console and for tests: `(await import(...)).running`.
export const running = new Promise((resolve) => (started = resolve));
export { version };
export const loadPyodide = async (options = {}) => {
  const python = await load({
    ...options,
    indexURL: runtime.href,
    stdLibURL: new URL("stdlib.zip", runtime).href,
    lockFileContents: JSON.stringify(lock),
  });
  started(python);
  return python;
};
