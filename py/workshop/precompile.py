"""Replace every source file below /tree by its byte code; runs inside Pyodide, started by precompile.mjs.

The folder `stdlib` becomes the standard library's archive and `app` is unpacked beside the page's code: tracebacks name
the places where the files will be. Docstrings, assertions and the types of functions are left out. Nothing checks the
byte code against a source, because none is shipped.
"""

import ast
from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps
from pathlib import Path

PLACES = {"stdlib": "/lib/python314.zip", "app": "/home/pyodide"}
OURS = "fracas"  # nothing of ours looks at the types of its functions while it runs; other people's code might
UNCHECKED_HASH = (1).to_bytes(4, "little")


class WithoutTypes(ast.NodeTransformer):
    """Takes the types of arguments and results out of functions; those of classes stay, for they make fields."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Take its type from an argument."""
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Take its type from a result."""
        node.returns = None
        return self.generic_visit(node)


for folder, place in PLACES.items():
    for source in sorted(Path("/tree", folder).rglob("*.py")):
        text = source.read_bytes()
        tree = ast.parse(text)
        inside = source.relative_to(f"/tree/{folder}")
        if inside.parts[0] == OURS:
            tree = WithoutTypes().visit(tree)
        code = compile(tree, f"{place}/{inside}", "exec", dont_inherit=True, optimize=2)
        Path(f"{source}c").write_bytes(MAGIC_NUMBER + UNCHECKED_HASH + source_hash(text) + dumps(code))
        source.unlink()
