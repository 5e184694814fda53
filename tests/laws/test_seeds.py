"""No seed comes from what a start leaves in memory: a start that restores memory would throw the same dice each time.

What is random is seeded, by a word or by the device: `os.urandom`, or `secrets`, which asks it too.
"""

import ast
from collections.abc import Iterable

from tests.laws.test_imports import NODES

SEEDED = {"random": {"Random"}, "secrets": {"token_hex"}}  # what may be imported of what draws
DRAWING = {"random", "secrets", "uuid", "tempfile"}  # modules that draw by themselves


def offences(nodes: Iterable[ast.AST]) -> list[str]:
    """List the calls and imports of a module that could draw from memory."""
    found = []
    for node in nodes:
        if isinstance(node, ast.Import):
            found += [f"import {each.name}" for each in node.names if each.name in DRAWING]
        elif isinstance(node, ast.ImportFrom) and node.module in DRAWING:
            found += [f"from {node.module} import {each.name}" for each in node.names
                      if each.name not in SEEDED.get(node.module, set())]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and (
                node.func.id == "hash" or (node.func.id == "Random" and not node.args)):
            found.append(ast.unparse(node))
    return found


def test_whatever_is_random_is_seeded_by_a_word_or_by_the_device():
    assert offences(ast.walk(ast.parse("import random\nfrom random import choice\nRandom()\nhash('seed')"))) == [
        "import random", "from random import choice", "Random()", "hash('seed')"]
    wrong = {name: found for name, nodes in NODES.items() if (found := offences(nodes))}
    assert wrong == {}
