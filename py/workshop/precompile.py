"""Replace every source file below /tree by its byte code; runs inside Pyodide, started by precompile.mjs.

The folder `stdlib` becomes the standard library's archive and `app` is unpacked beside the page's code: tracebacks name
the places where the files will be. Docstrings and assertions are left out. Nothing checks the byte code against a
source, because none is shipped.
"""

import py_compile
from pathlib import Path

PLACES = {"stdlib": "/lib/python314.zip", "app": "/home/pyodide"}

for folder, place in PLACES.items():
    for source in sorted(Path("/tree", folder).rglob("*.py")):
        py_compile.compile(
            str(source),
            cfile=f"{source}c",
            dfile=f"{place}/{source.relative_to(f'/tree/{folder}')}",
            doraise=True,
            optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        source.unlink()
