"""Edits of a layout: each returns a new list of pieces or raises a refusal with its reason."""

from collections.abc import Iterable, Sequence

from fracas.faces.school_fighters.board import bounds, piece_name
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.setup import has_room
from fracas.games.school_fighters.terrain import COVER, DIFFICULT, PIECE_LIMIT, SOLID, TABLE, Piece, half_turn, lay_out
from fracas.games.school_fighters.units import SIZES
from fracas.kernel.geometry.plane import TURNS, Point, cosine
from fracas.kernel.geometry.shapes import disc, overlaps, polygon, rectangle
from fracas.locale import _, ngettext

GRID = 25  # hundredths of an inch of the snapping grid
STEP = 50  # of growing and moving
LEAST, MOST = 50, 3000  # size of a piece
FEWEST = 10  # pieces of a table that can be played on (chapter 1.1)
_ONE = 10**9

Pieces = tuple[Piece, ...]


class EditRefusal(ValueError):
    """An impossible edit, with the reason in one sentence."""


def _kinds() -> dict[str, Piece]:
    """Return the box: each kind of piece of the printed and the random tables once."""
    found: dict[str, Piece] = {}
    for layout in PRINTED.values():
        for piece in layout.pieces:
            found.setdefault(piece.name, piece)
    found["hedge"] = Piece(rectangle(2100, 2300, 2700, 2500), COVER | DIFFICULT, 0, "hedge")
    found["wall"] = Piece(rectangle(2200, 2300, 2600, 2500), SOLID, 0, "wall")
    return found


KINDS = _kinds()


# -- changes ---------------------------------------------------------------------------------------------------


def lay(pieces: Pieces, piece: Piece, is_symmetric: bool) -> Pieces:
    """Return the pieces with another one, and its twin if wanted.

    Raises: EditRefusal if it cannot lie there.
    """
    return check((*pieces, piece, *(twins_of(piece) if is_symmetric else ())), len(pieces))


def add_piece(pieces: Pieces, kind: Piece, is_symmetric: bool) -> Pieces:
    """Return the pieces with a new one at the first free place, from the middle of the south half outwards.

    Raises: EditRefusal if the table is full.
    """
    tries = (move(kind, (x, y)) for y in (1800, 1200, 2400, 700, 3000, 3600, 4100)
             for x in (2400, 1700, 3100, 1000, 3800, 500, 4300))
    full = _("There is no room for another {name}.").format(name=piece_name(kind))
    return _lay_at_first_fit(pieces, tries, is_symmetric, full)


def duplicate(pieces: Pieces, number: int, is_symmetric: bool) -> Pieces:
    """Return the pieces with a copy of one of them at a free place beside it.

    Raises: EditRefusal if there is none.
    """
    piece = pieces[number]
    tries = (move(piece, (piece.shape.x + dx, piece.shape.y + dy)) for dx, dy in (
        (700, 0), (-700, 0), (0, -700), (0, 700), (1200, 0), (-1200, 0), (0, -1400), (0, 1400)))
    return _lay_at_first_fit(pieces, tries, is_symmetric, _("There is no room for another one beside it."))


def _lay_at_first_fit(pieces: Pieces, tries: Iterable[Piece], is_symmetric: bool, full: str) -> Pieces:
    for piece in tries:
        try:
            found = lay(pieces, piece, is_symmetric)
            if is_clear(found, len(pieces)):
                return found
        except EditRefusal:
            if len(pieces) + 2 > PIECE_LIMIT:
                raise
    raise EditRefusal(full)


def is_clear(pieces: Pieces, first: int) -> bool:
    """Return whether the pieces from a number on overlap no other, heights included."""
    return not any(overlaps(piece.shape, other.shape)
                   for n, piece in enumerate(pieces[first:], first) for other in pieces[:n])


def twins_of(piece: Piece) -> tuple[Piece, ...]:
    """Return the half-turn image of a piece, nothing for a piece equal to its image."""
    twin = half_turn(piece)
    return () if (twin.shape.x, twin.shape.y) == (piece.shape.x, piece.shape.y) else (twin,)


def replace_piece(pieces: Pieces, number: int, new: Piece | None, is_symmetric: bool) -> Pieces:
    """Return the pieces with one of them, and its twin, replaced or taken away.

    Raises: EditRefusal if they cannot lie so.
    """
    twin = twin_of(pieces, number) if is_symmetric else -1
    found: list[Piece] = []
    for n, piece in enumerate(pieces):
        if n == number:
            found += [new] if new is not None else []
        elif n == twin:
            found += list(twins_of(new)) if new is not None else []
        else:
            found.append(piece)
    if is_symmetric and twin < 0 and new is not None:
        found += twins_of(new)
    return check(tuple(found), min(number, len(found) - 1))


def twin_of(pieces: Pieces, number: int) -> int:
    """Return the piece that is the half-turn image of another, -1 if there is none."""
    wanted = half_turn(pieces[number])
    return next((n for n, piece in enumerate(pieces) if n != number and piece == wanted), -1)


def move(piece: Piece, at: Point) -> Piece:
    """Return a piece moved with its middle to a place, snapped to the grid and kept on the table."""
    shape = piece.shape
    dx = round((at[0] - shape.x) / GRID) * GRID
    dy = round((at[1] - shape.y) / GRID) * GRID
    west, south, east, north = bounds(shape)
    dx, dy = min(max(dx, -west), TABLE - east), min(max(dy, -south), TABLE - north)
    if not shape.corners:
        return piece._replace(shape=disc(shape.x + dx, shape.y + dy, shape.radius))
    return piece._replace(shape=polygon(tuple((x + dx, y + dy) for x, y in shape.corners)))


def rotate(piece: Piece, turns: int) -> Piece:
    """Return a piece rotated about its middle by multiples of 15 degrees, counter-clockwise."""
    shape = piece.shape
    if not shape.corners:
        return piece
    c, s = cosine(turns), cosine(turns - TURNS // 4)
    corners = tuple((shape.x + round(((x - shape.x) * c - (y - shape.y) * s) / _ONE),
                     shape.y + round(((x - shape.x) * s + (y - shape.y) * c) / _ONE)) for x, y in shape.corners)
    return piece._replace(shape=polygon(corners))


def resize(piece: Piece, wider: int, deeper: int) -> Piece:
    """Return a piece resized by hundredths of an inch; discs by `wider` alone.

    Raises: EditRefusal if it would be too small or too large.
    """
    shape = piece.shape
    if not shape.corners:
        radius = shape.radius + wider // 2
        if not LEAST <= 2 * radius <= MOST:
            raise EditRefusal(_("A piece is between half an inch and 30 inches wide."))
        return piece._replace(shape=disc(shape.x, shape.y, radius))
    if not shape.is_box:
        raise EditRefusal(_("Turn the piece back before you change its size."))
    (x1, y1), (x2, y2) = shape.corners[0], shape.corners[2]
    if not (LEAST <= x2 - x1 + wider <= MOST and LEAST <= y2 - y1 + deeper <= MOST):
        raise EditRefusal(_("A piece is between half an inch and 30 inches wide."))
    return piece._replace(shape=rectangle(x1, y1, x2 + wider, y2 + deeper))


def set_flags(piece: Piece, flag: int, level: int) -> Piece:
    """Return a piece with other flags and another level.

    Raises: EditRefusal for neither flag nor level.
    """
    if not flag and not level:
        raise EditRefusal(_("A piece needs a property or a level."))
    return piece._replace(flags=flag, level=level)


# -- legality --------------------------------------------------------------------------------------------------


def check(pieces: Pieces, first: int = -1) -> Pieces:
    """Return the pieces if none overlaps another or the edge.

    Args:   first - the changed piece, named in the refusal.
    Raises: EditRefusal naming the piece that overlaps or reaches beyond the table.
    """
    if len(pieces) > PIECE_LIMIT:
        raise EditRefusal(_("A table has at most {most} pieces of terrain, not {count}.").format(
            most=PIECE_LIMIT, count=len(pieces)))
    order = sorted(range(len(pieces)), key=lambda n: n != first)
    for n in order:
        west, south, east, north = bounds(pieces[n].shape)
        if west < 0 or south < 0 or east > TABLE or north > TABLE:
            raise EditRefusal(_("{name} would reach beyond the table.").format(name=_name(pieces[n])))
        for m, other in enumerate(pieces):
            if m != n and not (pieces[n].level or other.level) and overlaps(pieces[n].shape, other.shape):
                raise EditRefusal(_("{name} would overlap {other}; only heights may overlap.").format(
                    name=_name(pieces[n]), other=_name(other, False)))
    return pieces


def _name(piece: Piece, is_first: bool = True) -> str:
    name = piece_name(piece)
    return name[:1].upper() + name[1:] if is_first else name


def unplayable_reason(pieces: Sequence[Piece]) -> str:
    """Return the reason why no match can be played on a table, "" if one can."""
    if len(pieces) < FEWEST:
        left = FEWEST - len(pieces)
        return ngettext("{n} more piece is needed to play.", "{n} more pieces are needed to play.", left).format(n=left)
    if not has_room(lay_out("own", pieces), max(SIZES)):
        return _("The deployment zones are too full for two gangs of ten.")
    return ""
