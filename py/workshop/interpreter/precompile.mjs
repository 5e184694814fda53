// Runs precompile.py in the pinned Pyodide, so that the byte code fits the Python of the browser.
// Arguments: the folder of the Pyodide package, the folder of sources to compile in place, the names of our packages,
// those of their rooms without tables of lines.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, tree, ours = "", withoutLines = ""] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
// Columns do not stay in the byte code: they would be a third of it.
const python = await loadPyodide({ env: {
  HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1", OURS: ours, WITHOUT_LINES: withoutLines } });
python.mountNodeFS("/tree", tree);
python.runPython(readFileSync(new URL("precompile.py", import.meta.url), "utf8"));
