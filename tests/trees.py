"""The syntax trees of the sources and the texts they mark, each read once for all tests; nobody changes one."""

import ast
from functools import cache

from workshop import catalogues
from workshop.measures.census import tree_of as tree_of


@cache
def nodes_of(file):
    """List all nodes of a module."""
    return [*ast.walk(tree_of(file))]


@cache
def marked_texts():
    """Return all texts that the code marks for translation."""
    return catalogues.extract_messages()
