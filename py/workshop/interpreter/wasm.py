"""The binary format of WebAssembly, as far as slim.py reads and writes it.

A binary is a row of sections. Functions bear numbers, imported ones first; so do globals. A function is run by another
that calls it by its number, or through the table, whose slots hold numbers of functions and are what C calls the
address of a function. Chapters are those of the WebAssembly Core Specification, 5 "Binary Format".
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
IMPORT, GLOBAL, EXPORT, ELEMENT, CODE, DATA, DATA_COUNT = 2, 6, 7, 9, 10, 11, 12  # numbers of sections
FUNCTION, TABLE, MEMORY, VARIABLE = 0, 1, 2, 3  # kinds of what is imported or exported
CALL, TAIL_CALL, GLOBAL_GET, NUMBER, FUNCTION_REFERENCE, CHOICE = 0x10, 0x12, 0x23, 0x41, 0xD2, 0x0E
END = 0x0B
GAP = 64  # so many zero bytes between two pieces of data are left out: memory holds zero before

LEB = rb"[\x80-\xff]*[\x00-\x7f]"  # a number of variable length
IGNORED = (
    rb"[\x00\x01\x05\x0b\x0f\x19\x1a\x1b\x45-\xc4\xd1]"  # no operand: control, numeric
    rb"|[\x07-\x09\x0c\x0d\x18\x20-\x22\x24-\x26\x42]" + LEB +  # exceptions, branches, variables, tables, i64.const
    rb"|[\x02-\x04\x06](?:[\x40\x6f-\x7f]|" + LEB + rb")"  # blocks with their type
    rb"|[\x28-\x3e]" + LEB + rb"[\x00-\x7f]"  # loads and stores near the address: a short offset names nothing
    rb"|[\x3f\x40]\x00|\x43[\s\S]{4}|\x44[\s\S]{8}|\xd0[\s\S]|\x1c\x01[\s\S]"
    rb"|\xfc(?:[\x00-\x07]|\x08" + LEB + rb"\x00|\x09" + LEB + rb"|\x0a\x00\x00|\x0b\x00|[\x0c\x0e]" + LEB + LEB +
    rb"|[\x0d\x0f-\x11]" + LEB + rb")"
)
STEP = re.compile(
    rb"(?>(?:" + IGNORED + rb")*)"
    rb"(?:([\x10\x12\x23\x41\xd2])(" + LEB + rb")|[\x28-\x3e]" + LEB + rb"(" + LEB + rb")"
    rb"|[\x11\x13]" + LEB + LEB + rb"|(\x0e))?")
"""Instructions up to the next that names something: what is called or meant, a far address, a choice of branches."""


class UnknownFormat(Exception):
    """A binary is built in an unknown way; the message is one line."""


class References(NamedTuple):
    """The functions, numbers and globals that a function's body names."""

    calls: frozenset[int]  # functions
    numbers: frozenset[int]  # constants and offsets: among them all addresses and slots
    globals: frozenset[int]
    constants: frozenset[int]  # those of the numbers that are no offsets: among them all slots


NOTHING = References(*[frozenset[int]()] * 4)


class Export(NamedTuple):
    """An export of a binary."""

    name: str
    kind: int
    number: int


class Module(NamedTuple):
    """A parsed binary."""

    content: bytes
    sections: list[tuple[int, int, int]]  # number, first byte, end
    imported_functions: list[str]
    imported_globals: list[str]
    bodies: list[tuple[int, int]]  # of each function of its own, first byte and end
    exports: list[Export]
    addresses: list[int | None]  # of each global of its own, the constant it holds
    slots: list[int]  # of the table, which function is in it; the first is slot 1
    image: bytearray  # memory when it starts


def read_unsigned(content: bytes, at: int) -> tuple[int, int]:
    """Return a number of variable length and where it ends."""
    found = shift = 0
    while True:
        byte = content[at]
        at, found, shift = at + 1, found | (byte & 0x7F) << shift, shift + 7
        if byte < 0x80:
            return found, at


def read_signed(content: bytes, at: int) -> tuple[int, int]:
    """Return a number of variable length with a sign, and where it ends."""
    found, end = read_unsigned(content, at)
    width = 7 * (end - at)
    return found - (found >> width - 1 << width), end


def write_unsigned(number: int) -> bytes:
    """Write a number that is not negative in as few bytes as it needs."""
    found = bytearray()
    while number > 0x7F:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*found, number])


def write_signed(number: int) -> bytes:
    """Write a number that is not negative so that it can be read with a sign."""
    found = write_unsigned(number)
    return found if not found[-1] & 0x40 else found[:-1] + bytes([found[-1] | 0x80, 0])


def parse(content: bytes) -> Module:
    """Parse a binary.

    Raises: UnknownFormat if it is built otherwise than Pyodide's.
    """
    if not content.startswith(MAGIC):
        raise UnknownFormat("no WebAssembly of version 1")
    sections, at = [], len(MAGIC)
    while at < len(content):
        size, begin = read_unsigned(content, at + 1)
        sections.append((content[at], begin, begin + size))
        at = begin + size
    begins = {number: begin for number, begin, _end in sections}
    if missing := {IMPORT, GLOBAL, EXPORT, ELEMENT, CODE, DATA} - begins.keys():
        raise UnknownFormat(f"it has no section {min(missing)}")
    functions, variables = imports(content, begins[IMPORT])
    return Module(content, sections, functions, variables, [*bodies(content, begins[CODE])],
                  [*exports(content, begins[EXPORT])], [*constants(content, begins[GLOBAL])],
                  table_slots(content, begins[ELEMENT]), memory_image(content, begins[DATA]))


def read_name(content: bytes, at: int) -> tuple[str, int]:
    """Return a name and where it ends."""
    size, at = read_unsigned(content, at)
    return content[at:at + size].decode(), at + size


def imports(content: bytes, at: int) -> tuple[list[str], list[str]]:
    """Return the names of imported functions and globals, in the order of their numbers."""
    found: dict[int, list[str]] = {FUNCTION: [], VARIABLE: []}
    count, at = read_unsigned(content, at)
    for _ in range(count):
        _module, at = read_name(content, at)
        what, at = read_name(content, at)
        kind, at = content[at], at + 1
        if kind not in found:
            raise UnknownFormat(f"{what} is imported, which is neither a function nor a global")
        found[kind].append(what)
        at = read_unsigned(content, at)[1] if kind == FUNCTION else at + 2
    return found[FUNCTION], found[VARIABLE]


def bodies(content: bytes, at: int) -> Iterator[tuple[int, int]]:
    """Yield the first byte and the end of each function's body."""
    count, at = read_unsigned(content, at)
    for _ in range(count):
        size, at = read_unsigned(content, at)
        yield at, at + size
        at += size


def exports(content: bytes, at: int) -> Iterator[Export]:
    """Yield the exports of a binary."""
    count, at = read_unsigned(content, at)
    for _ in range(count):
        what, at = read_name(content, at)
        index, end = read_unsigned(content, at + 1)
        yield Export(what, content[at], index)
        at = end


def constants(content: bytes, at: int) -> Iterator[int | None]:
    """Yield the initial value of each global, None if it is no plain number."""
    count, at = read_unsigned(content, at)
    for _ in range(count):
        at += 2  # type, whether it changes
        value, end = read_signed(content, at + 1)
        yield value if content[at] == NUMBER else None
        if content[end] != END:
            raise UnknownFormat("a global begins with more than a number")
        at = end + 1


def table_slots(content: bytes, at: int) -> list[int]:
    """Return the functions in the table, from slot 1 on."""
    if content[at:at + 5] != bytes([1, 0, NUMBER, 1, END]):
        raise UnknownFormat("the table is not filled in one piece from slot 1 on")
    count, at = read_unsigned(content, at + 5)
    found = []
    for _ in range(count):
        index, at = read_unsigned(content, at)
        found.append(index)
    return found


def memory_image(content: bytes, at: int) -> bytearray:
    """Return memory as it is once all pieces of data are in their places."""
    found = bytearray()
    count, at = read_unsigned(content, at)
    for _ in range(count):
        if content[at:at + 2] != bytes([0, NUMBER]):
            raise UnknownFormat("a piece of data is not put in its place at once")
        place, at = read_signed(content, at + 2)
        size, at = read_unsigned(content, at + 1)
        if len(found) < place + size:
            found.extend(bytes(place + size - len(found)))
        found[place:place + size] = content[at:at + size]
        at += size
    return found


def all_references(module: Module) -> dict[int, References]:
    """Return the references of all functions of a binary, by their numbers.

    Raises: UnknownFormat if one holds an instruction that is not known here.
    """
    first = len(module.imported_functions)
    return {number: function_references(module.content, *body) for number, body in enumerate(module.bodies, first)}


def function_references(content: bytes, begin: int, end: int) -> References:
    """Return the references in the body of a function.

    Raises: UnknownFormat if it holds an instruction that is not known here.
    """
    groups, at = read_unsigned(content, begin)
    for _ in range(groups):
        at = read_unsigned(content, at)[1] + 1
    calls, numbers, variables, offsets = set(), set(), set(), set()
    while at < end:
        step = STEP.match(content, at, end)
        if step is None or step.end() == at:
            raise UnknownFormat(f"instruction {content[at]:#x} of the function at {begin} is not known")
        at = step.end()
        if step[1] is not None:
            match step[1][0]:
                case 0x41:
                    numbers.add(read_signed(content, step.start(2))[0] & 0xFFFF_FFFF)
                case 0x23:
                    variables.add(read_unsigned(content, step.start(2))[0])
                case _:
                    calls.add(read_unsigned(content, step.start(2))[0])
        elif step[3] is not None:
            offsets.add(read_unsigned(content, step.start(3))[0])
        elif step[4] is not None:
            count, at = read_unsigned(content, at)
            for _ in range(count + 1):
                at = read_unsigned(content, at)[1]
    if at != end or content[end - 1] != END:
        raise UnknownFormat(f"the function at {begin} does not end where it should")
    return References(frozenset(calls), frozenset(numbers | offsets), frozenset(variables), frozenset(numbers))


def serialize(module: Module, shown: Iterable[Export], instead: Mapping[int, bytes], memory: bytes) -> bytes:
    """Write a changed binary.

    Args: shown - what it exports; instead - other bodies, by the number of the function; memory - when it starts.
    """
    first = len(module.imported_functions)
    texts = [instead.get(number, module.content[begin:end]) for number, (begin, end) in enumerate(module.bodies, first)]
    pieces = [*data_pieces(memory)]
    made = {
        EXPORT: write_vector(write_name(each.name) + bytes([each.kind]) + write_unsigned(each.number)
                             for each in shown),
        CODE: write_vector(write_unsigned(len(body)) + body for body in texts),
        DATA: write_vector(bytes([0, NUMBER]) + write_signed(place) + bytes([END]) + write_unsigned(len(piece)) + piece
                           for place, piece in pieces),
        DATA_COUNT: write_unsigned(len(pieces)),
    }
    whole = bytearray(MAGIC)
    for number, begin, end in module.sections:
        section = made.get(number, module.content[begin:end])
        whole += bytes([number]) + write_unsigned(len(section)) + section
    return bytes(whole)


def write_name(name: str) -> bytes:
    """Write a name behind its length."""
    return write_unsigned(len(name.encode())) + name.encode()


def write_vector(entries: Iterable[bytes]) -> bytes:
    """Write entries behind their count."""
    entries = [*entries]
    return write_unsigned(len(entries)) + b"".join(entries)


def data_pieces(memory: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the pieces of memory that hold something, with their places; few zeros are cheaper than a new piece."""
    at = 0
    for gap in re.finditer(rb"\0{%d,}" % GAP, memory):
        if gap.start() > at:
            yield at, memory[at:gap.start()]
        at = gap.end()
    if at < len(memory):
        yield at, memory[at:]
