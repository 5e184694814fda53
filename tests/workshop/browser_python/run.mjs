// Runs scripts in a browser's Python with what the site's archives hold, and prints what each says as one JSON list.
// Arguments: the three files of Pyodide, the standard library, "|", archives of the engine, "|", the scripts.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [files, archives, scripts] = process.argv.slice(2).join("\n").split("\n|\n").map((part) => part.split("\n"));
const folder = mkdtempSync(join(tmpdir(), "python-"));
try {
  for (const file of files.slice(0, 3)) copyFileSync(file, join(folder, file.replace(/.*\//, "")));
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const lock = {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
    packages: {},
  };
  const python = await loadPyodide({
    indexURL: `${folder}/`, stdLibURL: files[3], lockFileContents: JSON.stringify(lock),
    env: { HOME: "/home/pyodide", LEFT_OUT: process.env.LEFT_OUT }, stdout: () => {}, stderr: () => {},
  });
  for (const archive of archives) python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip");
  console.log(JSON.stringify(scripts.map((script) => python.runPython(readFileSync(script, "utf8")))));
} catch (error) {
  console.log(JSON.stringify({ fatal: String(error.message ?? error).slice(-2000) }));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
