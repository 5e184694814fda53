"""Terrain: pieces, their flags, and points or lines within or across them (1.1 and 1.4, Rulings 3, 4 and 39).

Layout texts are written and read here; the printed layouts are in `layouts`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.geometry.plane import Point
from fracas.kernel.geometry.shapes import Shape, contains, disc, is_convex, overlaps, polygon
from fracas.locale import _

TABLE = 4800  # side of the table, hundredths of an inch
FIELD = 600  # side of the fields in which pieces are looked for that may overlap
ROOM = 49  # least distance of a centre from SOLID: the radius of a base less the tolerance (Rulings 1, 2 and 19)

COVER, DIFFICULT, SOLID = 1, 2, 4  # flags
PIECE_LIMIT = 60
CORNER_LIMIT = 12

_PIECE = re.compile(r"([crp])((?:-?\d{1,5}\.){2,23}-?\d{1,5})\.(c?d?(?:e[12])?s?)(?:\.([a-z-]{1,24}))?\Z", re.ASCII)

Disc = tuple[int, int, int, Shape, int]  # centre and radius of where it may be in the way, the piece, distance kept
Box = tuple[int, int, int, int, Shape]  # its least x and y, its greatest x and y, the piece


class Piece(NamedTuple):
    """One piece of terrain."""

    shape: Shape
    flags: int  # COVER, DIFFICULT, SOLID added up
    level: int  # of ELEVATION, 0 = none
    name: str  # key of its kind, for drawing and texts


@dataclass(slots=True, unsafe_hash=True)
class Layout:
    """The terrain of a table, sorted by effect. Never changed, hence hashable."""

    name: str  # key of a printed layout, "random" or "own"
    pieces: tuple[Piece, ...]
    walls: tuple[Piece, ...]  # SOLID: block sight
    barriers: tuple[tuple[Shape, int], ...]  # SOLID, no ELEVATION: cannot be entered (Ruling 39); distance kept
    discs: tuple[Disc, ...]  # of the barriers
    dry: tuple[tuple[Shape, int], ...]  # the barriers, and DIFFICULT to be kept out of
    covers: tuple[Shape, ...]
    difficult: tuple[Shape, ...]
    rough: tuple[Box, ...]  # of DIFFICULT pieces
    heights: tuple[Piece, ...]


def lay_out(name: str, pieces: Sequence[Piece]) -> Layout:
    """Return the layout made of these pieces."""
    barriers = tuple((p.shape, ROOM) for p in pieces if p.flags & SOLID and not p.level)
    difficult = tuple(p.shape for p in pieces if p.flags & DIFFICULT)
    return Layout(
        name, tuple(pieces),
        tuple(p for p in pieces if p.flags & SOLID),
        barriers,
        tuple((shape.x, shape.y, shape.radius + room + 1, shape, room) for shape, room in barriers),
        barriers + tuple((shape, 1) for shape in difficult),
        tuple(p.shape for p in pieces if p.flags & COVER),
        difficult,
        tuple((shape.west, shape.south, shape.east, shape.north, shape) for shape in difficult),
        tuple(p for p in pieces if p.level),
    )


def level_at(layout: Layout, place: Point) -> int:
    """Return the level of a place: the highest ELEVATION it is on, else 0.

    Rule: School Fighters 1.4.
    """
    level = 0
    for piece in layout.heights:
        if piece.level > level and contains(piece.shape, place):
            level = piece.level
    return level


def half_turn(piece: Piece) -> Piece:
    """Return a piece turned about the middle of the table."""
    shape = piece.shape
    if not shape.corners:
        return piece._replace(shape=disc(TABLE - shape.x, TABLE - shape.y, shape.radius))
    return piece._replace(shape=polygon(tuple((TABLE - x, TABLE - y) for x, y in shape.corners)))


# -- text ------------------------------------------------------------------------------------------------------


def piece_text(piece: Piece) -> str:
    """Write a piece: letter of its shape, numbers in hundredths, flags, name."""
    shape = piece.shape
    if not shape.corners:
        letter, numbers = "c", [shape.x, shape.y, shape.radius]
    elif shape.is_box:
        letter, numbers = "r", [*shape.corners[0], *shape.corners[2]]
    else:
        letter, numbers = "p", [number for corner in shape.corners for number in corner]
    flags = "".join(sign for sign, flag in (("c", COVER), ("d", DIFFICULT)) if piece.flags & flag)
    flags += (f"e{piece.level}" if piece.level else "") + ("s" if piece.flags & SOLID else "")
    return f"{letter}{'.'.join(str(n) for n in numbers)}.{flags}{'.' + piece.name if piece.name else ''}"


def layout_text(pieces: Sequence[Piece]) -> str:
    """Write pieces, joined by `~`."""
    return "~".join(piece_text(piece) for piece in pieces)


def parse_layout(text: str, name: str = "own") -> Layout:
    """Read pieces written by `layout_text`, and call them so.

    Raises: InvalidNotation quoting the piece that cannot be, or naming two that overlap.
    """
    parts = text.split("~") if text else []
    if len(parts) > PIECE_LIMIT:
        sentence = _("A table has at most {most} pieces of terrain, not {count}.")
        raise InvalidNotation(sentence.format(most=PIECE_LIMIT, count=len(parts)))
    pieces = [parse_piece(part) for part in parts]
    near: dict[tuple[int, int], list[int]] = {}  # by field of the table: the pieces that reach into it so far
    for number, piece in enumerate(pieces):
        fields = [] if piece.level else _fields(piece.shape)
        for other in sorted({other for field in fields for other in near.get(field, ())}):
            if overlaps(piece.shape, pieces[other].shape):
                sentence = _("The piece {text} overlaps piece {number}; only heights may overlap.")
                raise InvalidNotation(sentence.format(text=quote(parts[number]), number=other + 1))
        for field in fields:
            near.setdefault(field, []).append(number)
    return lay_out(name, pieces)


def _fields(shape: Shape) -> list[tuple[int, int]]:
    """Return the fields of the table that a piece reaches into."""
    return [(x, y) for x in range(shape.west // FIELD, shape.east // FIELD + 1)
            for y in range(shape.south // FIELD, shape.north // FIELD + 1)]


def parse_piece(text: str) -> Piece:
    """Read a piece written by `piece_text`.

    Raises: InvalidNotation quoting it.
    """
    match = _PIECE.match(text)
    if match is None:
        raise InvalidNotation(_("{text} is not a piece of terrain.").format(text=quote(text)))
    shape = _parse_shape(match[1], [int(number) for number in match[2].split(".")])
    if shape is None:
        raise InvalidNotation(_("{text} is not a convex shape with an inside.").format(text=quote(text)))
    if not _is_on_table(shape):
        raise InvalidNotation(_("The piece {text} reaches beyond the table.").format(text=quote(text)))
    signs = match[3]
    if not signs:
        raise InvalidNotation(_("The piece {text} has no flag, so it does nothing.").format(text=quote(text)))
    flags = sum(flag for sign, flag in (("c", COVER), ("d", DIFFICULT), ("s", SOLID)) if sign in signs)
    return Piece(shape, flags, 1 if "e1" in signs else 2 if "e2" in signs else 0, match[4] or "")


def _parse_shape(letter: str, numbers: list[int]) -> Shape | None:
    if letter == "c":
        return disc(numbers[0], numbers[1], numbers[2]) if len(numbers) == 3 and numbers[2] > 0 else None
    if letter == "r":
        if len(numbers) != 4 or numbers[0] >= numbers[2] or numbers[1] >= numbers[3]:
            return None
        x1, y1, x2, y2 = numbers
        return polygon(((x1, y1), (x2, y1), (x2, y2), (x1, y2)))
    corners = list(zip(numbers[::2], numbers[1::2], strict=False))
    return polygon(corners) if len(numbers) % 2 == 0 and is_convex(corners) else None


def _is_on_table(shape: Shape) -> bool:
    if shape.corners:
        return all(0 <= x <= TABLE and 0 <= y <= TABLE for x, y in shape.corners)
    r = shape.radius
    return r <= shape.x <= TABLE - r and r <= shape.y <= TABLE - r
