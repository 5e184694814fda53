// The interpreter PyScript starts: the pinned Pyodide with our precompiled standard library.
// It begins as soon as the page is parsed, so that the first picture is not held up, but does not wait for PyScript,
// which takes it over when it has started itself.
// An empty lock saves a request: no package is ever loaded besides the page's own code.
import { loadPyodide as load, version } from "../runtime/pyodide.mjs";

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

// A Python that has died cannot be used again: the shell starts the page anew, and the match goes on from its save.
const watched = async (loading) => {
  const python = await loading;
  python._api.on_fatal = () => window.fracasShell.died();
  return python;
};

// What runs Python on this page, also for the browser's console and for tests: `(await import(...)).running`.
export const running = parsed.then(() => watched(load({
  indexURL: runtime.href,
  stdLibURL: new URL("stdlib.zip", runtime).href,
  lockFileContents: JSON.stringify(lock),
  stdout: (line) => output.stdout(line),
  stderr: (line) => output.stderr(line),
})));
export { version };
export const loadPyodide = ({ stdout, stderr }) => {
  Object.assign(output, { stdout, stderr });
  return running;
};
