"""The browser's Python made smaller: `pyodide.asm.wasm` and its script without unused parts.

Reachable functions are found as a garbage collector marks objects. The roots are the names in the scripts and all
functions in the table but those of removed components (pyodide_releases.py); from there it follows the calls. A
function that is never reached cannot run: its body becomes `unreachable`, so that no number changes. Of memory it
clears the address ranges of the components, if nothing that stays names an address in them, texts that only removed
functions name, and docstrings of C functions; of exports those that no script names; and it removes modules from the
list of built-in imports. What goes from the script, slim_script.py tells.

Of a release that is not known it removes what is unreachable whatever the numbers mean: a slot counts as named if any
word of memory or any number in a function that stays equals it. If even that cannot be read, it stays as released.
"""

import re
import shutil
import struct
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from workshop import tools
from workshop.build_cache import build_once, digest
from workshop.interpreter import wasm
from workshop.interpreter.pyodide_releases import FOLDER, UNKNOWN, Release, find_release
from workshop.interpreter.slim_script import (
    LOADER,
    SCRIPT,
    script_names,
    strip_addresses,
    strip_exports,
    strip_unnamed,
)
from workshop.paths import BUILD, ROOT, WORKSHOP

SMALL = BUILD / "small"
MAKERS = ("pyodide_releases.py", "shake.mjs", "slim.py", "slim_script.py", "wasm.py")
BINARY = "pyodide.asm.wasm"
UNREACHABLE = bytes.fromhex("00000b")  # no variables, trap, end
TEXT = re.compile(rb"[\t\n\x20-\x7e]{8,}")
AFTER_SIGNATURE = b"--\n\n"  # behind it a docstring of C goes on to tell what a function does
DOCSTRING = 40  # characters of two lines or more: no shorter text that variables name is taken for one
SLACK = 8  # bytes before a text: a loop may begin with an address below its own
INITIAL_MODULES = "PyImport_Inittab"  # points to rows of two words: address of the name, slot; ends with zeros
STALE = "renew py/workshop/interpreter/releases"


class RemovalPlan(NamedTuple):
    """The changes to the binary."""

    shown: list[wasm.Export]
    instead: dict[int, bytes]  # bodies by number of the function
    memory: bytearray
    pointers: set[str]  # names of JavaScript's functions whose addresses are asked for


def slim_files() -> list[Path]:
    """Return the scripts and the binary of the browser's Python, rebuilt if their makers have changed."""
    pyodide = tools.fetch_node_packages() / "pyodide"
    makers = [ROOT / "package-lock.json", *sorted(FOLDER.glob("*.json")),
              *(WORKSHOP / "interpreter" / name for name in MAKERS)]
    with build_once(SMALL / "made", digest(makers)) as stale:
        if stale:
            tools.say("taking out of the browser's Python what the page never uses")
            write_slim(pyodide, SMALL)
    return [pyodide / LOADER, SMALL / SCRIPT, SMALL / BINARY]


def write_slim(pyodide: Path, folder: Path, release: Release | None = None) -> None:
    """Write the binary and its script to a folder, smaller than they were released.

    An unknown release is said in one line and made smaller as far as that needs no knowledge of it, or not at all.

    Args:   release - the knowledge to use; None = that of the release whose hashes the files have.
    Raises: MissingRequirement if a known release holds what is to go in use.
    """
    release = find_release(pyodide) if release is None else release
    folder.mkdir(parents=True, exist_ok=True)
    try:
        small, script = slim_texts(pyodide, release)
    except (wasm.UnknownFormat, tools.MissingRequirement, StopIteration) as trouble:
        if release is not UNKNOWN:
            raise
        tools.say(f"Pyodide's {BINARY} is of an unknown release and stays as it is: {trouble}")
        for name in (BINARY, SCRIPT):
            shutil.copyfile(pyodide / name, folder / name)
        return
    if release is UNKNOWN:
        tools.say(f"Pyodide's {BINARY} is of an unknown release: only what nothing can reach is taken out ({STALE})")
    (folder / BINARY).write_bytes(small)
    (folder / SCRIPT).write_text(script, encoding="utf-8")


def slim_texts(pyodide: Path, release: Release) -> tuple[bytes, str]:
    """Return the smaller binary and its script.

    Raises: UnknownFormat, MissingRequirement if they are not what the knowledge of the release says.
    """
    binary = wasm.parse((pyodide / BINARY).read_bytes())
    script, loader = ((pyodide / name).read_text(encoding="utf-8") for name in (SCRIPT, LOADER))
    plan = plan_removal(binary, wasm.all_references(binary), script_names(script, loader), release)
    small = wasm.serialize(binary, plan.shown, plan.instead, bytes(plan.memory))
    stripped = strip_addresses(strip_exports(script, {each.name for each in plan.shown}), plan.pointers)
    return small, strip_unnamed(stripped, pyodide / LOADER, plan.pointers.union(binary.imported_functions))


def plan_removal(
    binary: wasm.Module, all_named: Mapping[int, wasm.References], asked: set[str], release: Release,
) -> RemovalPlan:
    """Find the functions, exports and memory that can go.

    Args: all_named - what the functions name, by their numbers; asked - the names by which scripts know exports.
    Raises: MissingRequirement if something that stays names what is to go.
    """
    named = {**all_named}
    answers = {stub_target(binary, named, what): body for what, body in release.stubs}
    for number in answers:
        named[number] = wasm.NOTHING
    shown = [each for each in binary.exports if each.name in asked or each.kind in (wasm.TABLE, wasm.MEMORY)]
    memory, start = bytearray(binary.image), release.data_start
    starters = remove_modules(binary, memory, release)
    named_in_runs = {word for run in release.runs for word in aligned_words(memory, *run, start)}
    for begin, end in release.runs:
        memory[begin:end] = bytes(end - begin)
    named_in_memory = {*aligned_words(memory, start, len(memory), start)}
    slots = release.slots if release is not UNKNOWN else {*range(1, len(binary.slots) + 1)}
    doubtful = {0}
    while doubtful:  # a slot that stays in doubt keeps what it calls, which may name more
        staying = reachable_functions(binary, named, shown, slots | starters)
        used = named_in_memory.union(*(named[number].numbers for number in staying & named.keys()))
        given_up = named_in_runs.union(*(named[number].numbers for number in named.keys() - staying))
        doubtful = slots & used - given_up - release.plain_numbers
        if release is UNKNOWN:
            doubtful = slots & named_in_memory.union(*(named[each].constants for each in staying & named.keys()))
        slots -= doubtful
    used |= {variable_address(binary, each) for each in shown if each.kind == wasm.VARIABLE}
    check_unused(used, release)
    if start:
        in_code = set().union(*(named[number].numbers for number in staying & named.keys()))
        clear_texts(memory, used, given_up - used, named_in_memory - in_code, start)
    pointers = {binary.imported_globals[each] for number in staying & named.keys() for each in named[number].globals
                if each < len(binary.imported_globals)}
    return RemovalPlan(shown, dict.fromkeys(named.keys() - staying, UNREACHABLE) | answers, memory, pointers)


def stub_target(binary: wasm.Module, named: Mapping[int, wasm.References], what: str | int) -> int:
    """Return the number of the function that exports a name, or that alone names an address."""
    if isinstance(what, str):
        found = [each.number for each in binary.exports if each.name == what]
    else:
        found = [number for number, function in named.items() if what in function.numbers]
    if len(found) != 1:
        raise tools.MissingRequirement(
            f"{len(found)} functions of Pyodide's {BINARY} answer for {what}: {STALE}")
    return found[0]


def remove_modules(binary: wasm.Module, memory: bytearray, release: Release) -> set[int]:
    """Remove modules from the list of built-in imports, and return the slots that start them."""
    gone = {name for part in release.components for name in part.modules}
    if not gone:
        return set()
    pointer = next(variable_address(binary, each) for each in binary.exports if each.name == INITIAL_MODULES)
    at, = struct.unpack_from("<I", memory, pointer)
    rows, slots = [], set()
    for row in range(at, len(memory), 8):
        address, slot = struct.unpack_from("<II", memory, row)
        if not address:
            break
        name = bytes(memory[address:memory.index(0, address)]).decode()
        if name in gone:
            gone.remove(name)
            slots.add(slot)
        else:
            rows.append(struct.pack("<II", address, slot))
    if gone:
        raise tools.MissingRequirement(
            f"Pyodide has no {', '.join(sorted(gone))}, which py/workshop/interpreter/releases leaves out")
    table = b"".join(rows) + bytes(8 * len(slots))
    memory[at:at + len(table)] = table
    return slots


def clear_texts(
    memory: bytearray, used: set[int], of_what_goes: set[int], of_variables: set[int], data_start: int,
) -> None:
    """Empty the texts that nothing needs, unless something that stays names a place in one.

    Signatures stay, because `inspect` reads them.
    Args: used - what all that stays names; of_what_goes - what nothing else names; of_variables - what no code names.
    """
    places = sorted(used)
    for address in of_what_goes:
        text = text_at(memory, address, data_start)
        if not is_named(places, address - SLACK, address + len(text)):
            memory[address:address + len(text)] = bytes(len(text))
    for address in of_variables:
        text = text_at(memory, address, data_start)
        if len(text) >= DOCSTRING and b"\n" in text and not is_named(places, address + 1, address + len(text)):
            signature = text.find(AFTER_SIGNATURE)
            told = text[signature + len(AFTER_SIGNATURE):] if signature >= 0 else text
            end = address + len(text)
            memory[end - len(told):end] = bytes(len(told))


def text_at(memory: bytearray, address: int, data_start: int) -> bytes:
    """Return the text of some length that begins at an address of constants, empty if there is none."""
    if not 0 < address < data_start or memory[address - 1]:
        return b""
    text = TEXT.match(memory, address)
    return text[0] if text and memory[text.end()] == 0 else b""


def is_named(places: list[int], begin: int, end: int) -> bool:
    """Tell whether one of the sorted places lies between two addresses, the last included."""
    at = bisect_left(places, begin)
    return at < len(places) and places[at] <= end


def variable_address(binary: wasm.Module, export: wasm.Export) -> int:
    """Return the address of an exported variable."""
    return binary.addresses[export.number - len(binary.imported_globals)] or 0


def aligned_words(memory: bytes | bytearray, begin: int, end: int, data_start: int) -> Iterator[int]:
    """Yield the words of a run of memory, of constants none: they hold neither addresses nor slots."""
    if begin >= data_start:
        yield from (word for word, in struct.iter_unpack("<I", memory[-(-begin // 4) * 4:end // 4 * 4]))


def reachable_functions(binary: wasm.Module, named: Mapping[int, wasm.References], shown: Iterable[wasm.Export],
            without: set[int]) -> set[int]:
    """Return the numbers of all functions that scripts, table slots or calls can reach."""
    exported = {each.name: each.number for each in binary.exports if each.kind == wasm.FUNCTION}
    meant = [exported.get(name) for name in binary.imported_globals]  # each is a function's address
    found: set[int] = set()
    waiting = [each.number for each in shown if each.kind == wasm.FUNCTION]
    waiting += [function for slot, function in enumerate(binary.slots, 1) if slot not in without]
    while waiting:
        number = waiting.pop()
        if number in found:
            continue
        found.add(number)
        if number in named:
            waiting += named[number].calls - found
            waiting += [target for each in named[number].globals
                        if each < len(meant) and (target := meant[each]) is not None]
    return found


def check_unused(used: set[int], release: Release) -> None:
    """Stop if a function, a variable or a script that stays names an address that is to be empty.

    Args: used - all numbers and addresses they name.
    """
    for part in release.components:
        for begin, end in part.runs:
            wrong = sorted(address for address in used - release.plain_numbers if begin <= address < end)
            if wrong:
                raise tools.MissingRequirement(
                    f"{part.what} cannot be left out: {wrong[0]} of {len(wrong)} addresses is in use")
