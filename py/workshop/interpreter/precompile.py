"""Replace every source file below /tree by its byte code; runs inside Pyodide, started by precompile.mjs.

The folder `stdlib` becomes the standard library's archive and `app` is unpacked beside the page's code: tracebacks name
the places where the files will be; all but those of the page by function and not by line: tables of lines would be an
eighth of what a game weighs, and a fault in one is found again by its record. Docstrings, assertions
and types are left out. Nothing checks the byte code against a source, because none is shipped.
"""

import ast
import os
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from pathlib import Path
from types import CodeType

PLACES = {"stdlib": "/lib/python314.zip", "app": "/home/pyodide"}
OURS = os.environ["OURS"].split()  # nothing of ours looks at types while it runs; other people's code might
WITHOUT_LINES = os.environ["WITHOUT_LINES"].split()  # rooms of ours
UNCHECKED_HASH = (1).to_bytes(4, "little") + bytes(8)
FIELD = ast.Name("int", ast.Load())


class WithoutTypes(ast.NodeTransformer):
    """Removes types and their imports; fields of classes keep a short one, without which they are none."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        """Remove a block that is there for types alone."""
        found = self.generic_visit(node)
        return node.orelse if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING" else found

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Give a field the shortest type."""
        node.annotation = ast.copy_location(FIELD, node.annotation)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Take its type from an argument."""
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Take its type from a result."""
        node.returns = None
        return self.generic_visit(node)


LONGEST = 8  # instructions an entry of a table of lines can be about
SAME_LINE = 0x80 | 13 << 3  # begins an entry that names no column; a change of line of 0 follows


def by_function(code: CodeType) -> CodeType:
    """Return byte code whose instructions all stand in the first line of their function.

    Source: CPython, InternalDocs/code_objects.md, "Format of the location table".
    """
    full, left = divmod(len(code.co_code) // 2, LONGEST)
    table = bytes((SAME_LINE | LONGEST - 1, 0)) * full + (bytes((SAME_LINE | left - 1, 0)) if left else b"")
    inner = tuple(by_function(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


for folder, place in PLACES.items():
    for source in sorted(Path("/tree", folder).rglob("*.py")):
        text = source.read_bytes()
        tree = ast.parse(text)
        inside = source.relative_to(f"/tree/{folder}")
        is_ours = inside.parts[0] in OURS
        code = compile(WithoutTypes().visit(tree) if is_ours else tree, f"{place}/{inside}", "exec",
                       dont_inherit=True, optimize=2)
        code = code if is_ours and inside.parts[1] not in WITHOUT_LINES else by_function(code)
        Path(f"{source}c").write_bytes(MAGIC_NUMBER + UNCHECKED_HASH + dumps(code))
        source.unlink()
