"""`make slim-report`: the runs of slots and memory that a release of Pyodide could do without, found again.

Functions and pieces of memory are marked together, as a garbage collector marks objects. A piece of memory begins at an
address that something names and ends at the next. The roots are what the scripts name and all built-in modules but
those that known releases leave out. What is not marked stands in runs, since the linker puts object files one behind
the other. A number may look like an address or a slot by chance, and a piece may be reached from a name before it: so
the report proposes, with its doubts, and the tests of `releases` decide. FRACAS_PYODIDE names another release's folder.
"""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from workshop import tools
from workshop.interpreter import slim, slim_script, wasm
from workshop.interpreter.pyodide_releases import Release, RemovedComponent, all_releases, find_release

LEAST_SLOTS, LEAST_BYTES = 12, 4096  # a shorter run is not worth its line
GAP = 2  # slots in a run that stay marked, and are the doubts
NAMED = 3  # exports that a line tells


class UnmarkedRun(NamedTuple):
    """A run that nothing marked."""

    first: int
    last: int
    doubts: tuple[int, ...]  # inside it, but marked
    names: tuple[str, ...]  # exports inside it


class MemoryPieces(NamedTuple):
    """Memory in pieces."""

    starts: list[int]
    image: bytearray
    data_start: int

    def piece(self, address: int) -> int:
        """Return the number of the piece that holds an address, -1 for none."""
        return bisect_right(self.starts, address) - 1 if address < len(self.image) else -1

    def words(self, piece: int) -> Iterator[int]:
        """Yield the words of a piece."""
        end = self.starts[piece + 1] if piece + 1 < len(self.starts) else len(self.image)
        return slim.aligned_words(self.image, self.starts[piece], end, self.data_start)


class Marks(NamedTuple):
    """All that is in use: numbers of functions, and of pieces of memory."""

    functions: set[int]
    pieces: set[int]


def run() -> int:
    """Print the report on the pinned release, or on that in the folder FRACAS_PYODIDE."""
    given = os.environ.get("FRACAS_PYODIDE")
    pyodide = Path(given) if given else tools.fetch_node_packages() / "pyodide"
    for line in report_lines(pyodide):
        print(line)
    return 0


def report_lines(pyodide: Path) -> list[str]:
    """Return the report on a release: its runs, and how far they cover the components that are known of it."""
    binary = wasm.parse((pyodide / slim.BINARY).read_bytes())
    texts = ((pyodide / name).read_text(encoding="utf-8") for name in (slim_script.SCRIPT, slim_script.LOADER))
    named, known = wasm.all_references(binary), find_release(pyodide)
    memory = pieces(binary, named)
    marks = mark(binary, named, memory, slim_script.script_names(*texts))
    slots, blocks = slot_runs(binary, marks), memory_runs(memory, marks)
    unmarked = len(named.keys() - marks.functions)
    lines = [f"release {known.version}: {unmarked:,} of {len(named):,} functions are never reached"]
    lines += [f"slots {each.first}-{each.last}{_names(each)}{_doubts(each)}" for each in slots]
    lines += [f"memory {each.first}-{each.last}, {each.last - each.first:,} bytes" for each in blocks]
    return [*lines, *(f"{part.what}: {coverage(part, slots, blocks)}" for part in known.components)]


def pieces(binary: wasm.Module, named: Mapping[int, wasm.References]) -> MemoryPieces:
    """Cut memory at every address that something names."""
    variables = [each for each in binary.exports if each.kind == wasm.VARIABLE]
    types = [slim.variable_address(binary, each) for each in variables if each.name.startswith("_ZTS")]
    image, start = bytearray(binary.image), max(types, default=0)  # names of types are the last constants
    slim.remove_modules(binary, image, removable_modules(binary))
    first = next((at for at, byte in enumerate(image) if byte), 0)
    places = {slim.variable_address(binary, each) for each in variables}
    places.update(slim.aligned_words(image, start, len(image), start), *(each.numbers for each in named.values()))
    return MemoryPieces(sorted({first, *(each for each in places if first <= each < len(image))}), image, start)


def removable_modules(binary: wasm.Module) -> Release:
    """Return a release that leaves out the modules that known ones leave out and this one has."""
    there = {each.name.removeprefix("PyInit_") for each in binary.exports if each.name.startswith("PyInit_")}
    gone = {name for release in all_releases() for part in release.components for name in part.modules}
    return Release("any", {}, (RemovedComponent("modules", "no page needs them", tuple(sorted(gone & there))),))


def mark(
    binary: wasm.Module, named: Mapping[int, wasm.References], memory: MemoryPieces, asked: Iterable[str],
) -> Marks:
    """Mark all that scripts can reach."""
    wanted, marks = {*asked}, Marks(set(), set())
    shown = [each for each in binary.exports if each.name in wanted]
    exported = {each.name: each.number for each in binary.exports if each.kind == wasm.FUNCTION}
    meant = {number: exported.get(name) for number, name in enumerate(binary.imported_globals)}
    functions = [each.number for each in shown if each.kind == wasm.FUNCTION]
    numbers = [slim.variable_address(binary, each) for each in shown if each.kind == wasm.VARIABLE]
    slots: list[int] = []
    while functions or numbers or slots:
        functions += [binary.slots[slot - 1] for slot in slots if 0 < slot <= len(binary.slots)]
        found = {piece for number in numbers if (piece := memory.piece(number)) >= 0} - marks.pieces
        marks.pieces.update(found)
        numbers = [word for piece in found for word in memory.words(piece)]
        slots = [*numbers]
        for function in {*functions} - marks.functions:
            marks.functions.add(function)
            if function in named:
                references = named[function]
                numbers += references.numbers
                slots += references.constants
                functions += references.calls
                functions += [one for each in references.globals if (one := meant.get(each)) is not None]
        functions = [each for each in functions if each not in marks.functions]
    return marks


def slot_runs(binary: wasm.Module, marks: Marks) -> list[UnmarkedRun]:
    """Return the runs of slots whose functions are not marked."""
    names = {each.number: each.name for each in binary.exports if each.kind == wasm.FUNCTION}
    free = [slot for slot, function in enumerate(binary.slots, 1) if function not in marks.functions]
    found: list[list[int]] = []
    for slot in free:
        if found and slot - found[-1][-1] <= GAP + 1:
            found[-1].append(slot)
        else:
            found.append([slot])
    return [UnmarkedRun(each[0], each[-1], tuple(sorted({*range(each[0], each[-1])} - {*each})),
                tuple(name for slot in each if (name := names.get(binary.slots[slot - 1], ""))))
            for each in found if len(each) >= LEAST_SLOTS]


def memory_runs(memory: MemoryPieces, marks: Marks) -> list[UnmarkedRun]:
    """Return the runs of memory that are not marked: first address and end."""
    ends = [*memory.starts[1:], len(memory.image)]
    found: list[list[int]] = []
    for piece, (begin, end) in enumerate(zip(memory.starts, ends, strict=True)):
        if piece in marks.pieces or not any(memory.image[begin:end]):
            continue
        if found and found[-1][1] == begin:
            found[-1][1] = end
        else:
            found.append([begin, end])
    return [UnmarkedRun(begin, end, (), ()) for begin, end in found if end - begin >= LEAST_BYTES]


def coverage(part: RemovedComponent, slots: Iterable[UnmarkedRun], blocks: Iterable[UnmarkedRun]) -> str:
    """Return the share of a component that the runs hold, in words."""
    wanted = part.slots[1] - part.slots[0] + 1
    held = sum(max(0, min(each.last, part.slots[1]) - max(each.first, part.slots[0]) + 1) for each in slots)
    size = sum(end - begin for begin, end in part.runs)
    bytes_held = sum(max(0, min(each.last, end) - max(each.first, begin))
                     for each in blocks for begin, end in part.runs)
    told = [f"{held} of {wanted} slots"] if wanted > 0 else []
    return ", ".join([*told, f"{bytes_held:,} of {size:,} bytes"]) + " found again"


def _names(each: UnmarkedRun) -> str:
    shown = ", ".join(each.names[:NAMED])
    return f" ({shown}{' …' if len(each.names) > NAMED else ''})" if shown else ""


def _doubts(each: UnmarkedRun) -> str:
    return f"; in doubt: {', '.join(map(str, each.doubts))}" if each.doubts else ""
