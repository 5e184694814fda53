"""The releases of Pyodide whose removable components are known, one file each; slim.py removes them.

The linker puts object files one behind the other: their functions, their slots in the table of functions, their
constants (`.rodata`) and their variables (`.data`). So a component is a run of slots and runs of addresses. Where a run
ends was found by who names the slots and addresses there: those inside are named by what is left out alone, those
beside it by what stays. The numbers of a file hold for the binary with its hashes and no other; `make slim-report`
looks for those of another release, and tests/workshop/test_slim.py checks them anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from workshop.paths import WORKSHOP

FOLDER = WORKSHOP / "interpreter" / "releases"


class RemovedComponent(NamedTuple):
    """A row of neighbouring object files that are left out."""

    what: str
    why: str
    modules: tuple[str, ...] = ()  # of Python, which then are not there: importing one raises ModuleNotFoundError
    slots: tuple[int, int] = (0, -1)  # first and last
    runs: tuple[tuple[int, int], ...] = ()  # of memory when it starts: first address and end


class Release(NamedTuple):
    """The knowledge of a release.

    `stubs` are functions that stay and give the answer in these bytes, by what they export or the address that they
    alone name. What stays holds `plain_numbers` as numbers of its own (limits of Unicode, factors of hashes, days), not
    as addresses. From `data_start` on memory holds `.data`, whose words may be addresses or slots; constants before it
    hold neither, because Pyodide is compiled so that what needs an address is a variable.
    """

    version: str
    hashes: dict[str, str]  # SHA-256 by the name of a file, as released
    components: tuple[RemovedComponent, ...] = ()
    stubs: tuple[tuple[str | int, bytes], ...] = ()
    plain_numbers: frozenset[int] = frozenset()
    data_start: int = 0  # 0 = unknown: any word of memory may be an address

    @property
    def runs(self) -> list[tuple[int, int]]:
        """List the runs of memory that are left out."""
        return [run for part in self.components for run in part.runs]

    @property
    def slots(self) -> set[int]:
        """List the slots that are left out."""
        return {slot for part in self.components for slot in range(part.slots[0], part.slots[1] + 1)}


UNKNOWN = Release("unknown", {})


def read_release(file: Path) -> Release:
    """Read the knowledge of a release."""
    known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    components = tuple(
        RemovedComponent(part["what"], part["why"], tuple(part.get("modules", ())),
                         (part["slots"][0], part["slots"][1]) if "slots" in part else (0, -1),
                         tuple((begin, end) for begin, end in part.get("runs", ())))
        for part in known["components"])
    stubs = tuple((stub["of"], bytes.fromhex(stub["body"])) for stub in known["stubs"])
    return Release(known["version"], known["hashes"], components, stubs, frozenset(known["plain_numbers"]),
                   known["data_start"])


def all_releases() -> list[Release]:
    """List the known releases, the newest last."""
    return [read_release(file) for file in sorted(FOLDER.glob("*.json"))]


def find_release(pyodide: Path, releases: Iterable[Release] | None = None) -> Release:
    """Return the release whose hashes are those of a folder's files, `UNKNOWN` if none is known."""
    for release in all_releases() if releases is None else releases:
        if all(hashlib.sha256((pyodide / name).read_bytes()).hexdigest() == known
               for name, known in release.hashes.items()):
            return release
    return UNKNOWN
