window.toyShell = { soon: (call) => { setTimeout(call); }, died: () => location.reload() };
const { loadPyodide } = await import("./static/interpreter.js");
const python = await loadPyodide({ stdout: console.log, stderr: console.error });
python.runPython("import toy");
document.documentElement.dataset.ready = "true";
