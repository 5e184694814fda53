"""The page: input -> intent -> `game.apply` or `game.answer` -> new position -> markup -> one update of the document.

The only package that imports `js`, `pyodide` or `pyscript`, and of it only `browser` does; everything else is plain
Python and is tested in CPython.
"""
