"""The syntax trees of the sources, each read once for all tests that look at them; nobody changes one."""

import ast
from functools import cache


@cache
def tree_of(file):
    """Return the syntax tree of a module."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def nodes_of(file):
    """List all nodes of a module."""
    return [*ast.walk(tree_of(file))]
