"""The imports of the page's code at load time, read from its text to know the start's needs.

Imports inside functions and those for types alone do not count: they are not carried out when a module is loaded.
"""

import ast
import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from workshop.paths import BUILD

KEPT = BUILD / "imports.json"  # what each text imports: many processes of build and tests ask it of all the code
MOST_KEPT = 20_000


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

    known = len(_kept())
    for entry in entries:
        load(entry)
    if len(_kept()) > known:
        _keep()
    return list(found)


def imported_names(file: Path) -> tuple[str, ...]:
    """Return the names a module imports at load time; of `from a import b` both a and a.b."""
    return _imported_by(file.read_bytes())


@cache
def _imported_by(text: bytes) -> tuple[str, ...]:
    """Return the same for a module's text; many questions are asked of each."""
    key = hashlib.sha256(_own_text() + text).hexdigest()
    if key not in _kept():
        _kept()[key] = list(_names(load_time_statements(ast.parse(text).body)))
    return tuple(_kept()[key])


@cache
def _own_text() -> bytes:
    """Return the text of this module: what another one has worked out is not taken."""
    return Path(__file__).read_bytes()


@cache
def _kept() -> dict[str, list[str]]:
    """Return the imports of texts by the hashes of these, as far as they are known."""
    try:
        found: dict[str, list[str]] = json.loads(KEPT.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if len(found) < MOST_KEPT else {}


def _keep() -> None:
    """Write the imports that are known for other processes, of which some read them just now."""
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    written = KEPT.with_suffix(f".{os.getpid()}")
    written.write_text(json.dumps(_kept()), encoding="utf-8")
    written.replace(KEPT)


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
