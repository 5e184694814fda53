"""The browser's Python: Pyodide without what the page never uses, byte code in archives, a start that is watched."""
