"""The imports of the page's code at load time, read from its text to know the start's needs.

Imports inside functions and those for types alone do not count: they are not carried out when a module is loaded.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path


def module_name(file: Path, root: Path) -> str:
    """Return the name a file has as a module; that of a package is its folder's."""
    return ".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def import_order(entries: Iterable[str], files: dict[str, Path]) -> list[str]:
    """Return all modules that importing the entries loads, each after those it needs.

    Args: entries - names of modules.
          files - the modules there are, with their files; imports of others are left out.
    """
    found: dict[str, None] = {}
    begun: set[str] = set()

    def load(name: str) -> None:
        if name in files and name not in begun:
            begun.add(name)
            load(name.rpartition(".")[0])
            for needed in imported_names(files[name]):
                load(needed)
            found[name] = None

    for entry in entries:
        load(entry)
    return list(found)


def imported_names(file: Path) -> tuple[str, ...]:
    """Return the names a module imports at load time; of `from a import b` both a and a.b."""
    return _imported_by(file.read_bytes())


@cache
def _imported_by(text: bytes) -> tuple[str, ...]:
    """Return the same for a module's text; many questions are asked of each."""
    return tuple(_names(load_time_statements(ast.parse(text).body)))


def _names(statements: Iterable[ast.stmt]) -> Iterator[str]:
    """Yield the names that statements import."""
    for statement in statements:
        if isinstance(statement, ast.Import):
            for alias in statement.names:
                yield from (alias.name[:at] for at, char in enumerate(f"{alias.name}.") if char == ".")
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            yield statement.module
            yield from (f"{statement.module}.{alias.name}" for alias in statement.names)


def load_time_statements(statements: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements that are carried out when a module is loaded."""
    for statement in statements:
        yield statement
        if isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test):
            yield from load_time_statements(statement.orelse)
        elif isinstance(statement, (ast.If, ast.Try, ast.With, ast.ClassDef)):
            for part in ("body", "orelse", "finalbody"):
                yield from load_time_statements(getattr(statement, part, ()))
