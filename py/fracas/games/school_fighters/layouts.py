"""The printed layouts and the random table (chapter 8, Ruling 35)."""

from collections.abc import Sequence

from fracas.games.school_fighters.terrain import COVER, DIFFICULT, SOLID, TABLE, Layout, Piece, half_turn, lay_out
from fracas.kernel.dice import D6, numbered_die
from fracas.kernel.geometry.plane import INCH
from fracas.kernel.geometry.shapes import Shape, disc, keeps_distance, rectangle
from fracas.kernel.table import NOBODY, Table
from fracas.locale import N_

# -- 8.1 to 8.3 ------------------------------------------------------------------------------------------------


def _r(x1: float, y1: float, x2: float, y2: float) -> Shape:
    return rectangle(int(x1 * INCH), int(y1 * INCH), int(x2 * INCH), int(y2 * INCH))


def _c(x: float, y: float, radius: float) -> Shape:
    return disc(int(x * INCH), int(y * INCH), int(radius * INCH))


def _with_twins(pieces: Sequence[Piece]) -> list[Piece]:
    """Return each piece followed by its half-turn twin; the piece in the centre is its own."""
    listed = []
    for piece in pieces:
        twin = half_turn(piece)
        listed += [piece, twin] if (twin.shape.x, twin.shape.y) != (piece.shape.x, piece.shape.y) else [piece]
    return listed


CAFETERIA = lay_out(N_("cafeteria"), _with_twins((
    Piece(_r(6, 14, 16, 17), COVER, 0, "long-table"),
    Piece(_r(20, 12, 28, 15), COVER, 0, "long-table"),
    Piece(_r(34, 14, 42, 17), COVER, 0, "long-table"),
    Piece(_r(14, 22, 16, 24), SOLID, 0, "pillar"),
    Piece(_c(7, 24, 3), DIFFICULT, 0, "soup"),
    Piece(_r(30, 19, 34, 21), SOLID, 0, "drinks"),
    Piece(_r(10, 4, 16, 6), COVER, 0, "trolleys"),
    Piece(_r(21, 22, 27, 26), 0, 1, "stage"),
)))
PLAYGROUND = lay_out(N_("playground"), _with_twins((
    Piece(_r(11, 12, 18, 18), DIFFICULT, 0, "sandbox"),
    Piece(_c(24, 11, 3), DIFFICULT, 0, "mud"),
    Piece(_c(5, 16, 2.5), COVER, 0, "bush"),
    Piece(_c(33, 8, 2.5), COVER, 0, "bush"),
    Piece(_r(3, 21, 7, 24.5), SOLID, 0, "shed"),
    Piece(_c(38.5, 18, 3.5), 0, 1, "slide"),
    Piece(_r(20, 3, 28, 5), COVER, 0, "bike-rack"),
    Piece(_r(19, 20, 29, 28), 0, 1, "jungle-gym"),
)))
GYM = lay_out(N_("gym"), _with_twins((
    Piece(_r(1, 16, 5, 30), 0, 1, "bleachers"),
    Piece(_r(13, 14, 17, 16), COVER, 0, "horses"),
    Piece(_r(31, 14, 35, 16), COVER, 0, "horses"),
    Piece(_r(13, 22.5, 15, 24.5), SOLID, 0, "pillar"),
    Piece(_r(22, 15, 26, 16.5), SOLID, 0, "climbing-wall"),
    Piece(_r(7, 6, 13, 8), COVER, 0, "lockers"),
    Piece(_r(19, 7, 26, 11), DIFFICULT, 0, "wet-floor"),
    Piece(_c(39, 20.5, 2), 0, 1, "trampoline"),
    Piece(_c(24, 24, 3.5), DIFFICULT, 0, "ball-pit"),
)))
PRINTED = {layout.name: layout for layout in (CAFETERIA, PLAYGROUND, GYM)}
EMPTY = lay_out("random", ())  # before the dice have fallen

# -- 8.4 -------------------------------------------------------------------------------------------------------

TRIES = 200
_SHARE = 6  # pieces of the south half
_APART = 2 * INCH
_SOUTH = 23 * INCH  # no piece of the south half reaches farther
_STEP = INCH // 2
_WEST = 3 * INCH  # least centre: x of every piece
_WIDTH = numbered_die(85)  # x = 3.0, 3.5 ... 45.0
_DEPTH = numbered_die(37)  # y = 3.0, 3.5 ... 21.0
_SOLID_DEPTH = numbered_die(17)  # y = 13.0, 13.5 ... 21.0

# Kind by die: half width and half height in hundredths (equal to the radius and 0 for a disc), flags, level, name.
_KINDS = (
    (300, 150, COVER, 0, "long-table"),
    (250, 0, COVER, 0, "bush"),
    (300, 0, DIFFICULT, 0, "mud"),
    (300, 100, COVER | DIFFICULT, 0, "hedge"),
    (300, 200, 0, 1, "stage"),
    (200, 100, SOLID, 0, "wall"),
)


def roll_table(t: Table) -> Layout:
    """Make a random table: six pieces and their half-turn twins.

    Rule:    School Fighters 8.4, Ruling 35.
    Rolls:   D6 kind, D6 turn of a rectangle, then x and y a try.
    Returns: the layout of twelve pieces.
    """
    south: list[Piece] = []
    while len(south) < _SHARE:
        is_last = len(south) == _SHARE - 1
        no_cover = is_last and not any(piece.flags & COVER for piece in south)
        piece = _roll_piece(t, south)
        if piece is not None and no_cover and not piece.flags & COVER:
            piece = _roll_place(t, south, *_turn(t, 0), 0)  # a table takes the place of the last
        if piece is not None:
            south.append(piece)
    layout = lay_out("random", [*south, *(half_turn(piece) for piece in south)])
    t.tell("table", len(layout.pieces), rule="8.4/R35")
    return layout


def _roll_piece(t: Table, south: Sequence[Piece]) -> Piece | None:
    kind = t.roll("terrain", D6, coach=NOBODY, rule="8.4/R35") - 1
    return _roll_place(t, south, *_turn(t, kind), kind)


def _turn(t: Table, kind: int) -> tuple[int, int]:
    """Return half width and half height; a rectangle is turned on 4 to 6."""
    wide, high = _KINDS[kind][:2]
    if high and t.roll("terrain-turn", D6, coach=NOBODY, rule="8.4/R35") >= 4:
        return high, wide
    return wide, high


def _roll_place(t: Table, south: Sequence[Piece], wide: int, high: int, kind: int) -> Piece | None:
    """Draw centres until one is acceptable, `TRIES` times at most."""
    _, _, flags, level, name = _KINDS[kind]
    depth, north_of = (_SOLID_DEPTH, 13 * INCH) if flags & SOLID else (_DEPTH, _WEST)
    for _ in range(TRIES):
        x = _WEST + _STEP * (t.roll("terrain-x", _WIDTH, coach=NOBODY, rule="8.4/R35") - 1)
        y = north_of + _STEP * (t.roll("terrain-y", depth, coach=NOBODY, rule="8.4/R35") - 1)
        shape = rectangle(x - wide, y - high, x + wide, y + high) if high else disc(x, y, wide)
        if _is_acceptable(shape, wide, high or wide, south):
            return Piece(shape, flags, level, name)
    return None


def _is_acceptable(shape: Shape, wide: int, high: int, south: Sequence[Piece]) -> bool:
    x, y = shape.x, shape.y
    if not (wide <= x <= TABLE - wide and high <= y <= _SOUTH - high):
        return False
    return all(distance_at_least(shape, piece.shape, _APART) for piece in south)


def distance_at_least(one: Shape, two: Shape, room: int) -> bool:
    """Return whether two pieces, boxes along the table's edges or discs, are at least `room` apart."""
    if not one.corners:
        one, two = two, one
    if not one.corners:
        return keeps_distance((one.x, one.y), (one.x, one.y), (two.x, two.y), one.radius + two.radius + room)
    x1, y1, x2, y2 = box(one)
    if not two.corners:
        dx, dy = max(x1 - two.x, 0, two.x - x2), max(y1 - two.y, 0, two.y - y2)
        return dx * dx + dy * dy >= (two.radius + room) ** 2
    x3, y3, x4, y4 = box(two)
    dx, dy = max(x3 - x2, 0, x1 - x4), max(y3 - y2, 0, y1 - y4)
    return dx * dx + dy * dy >= room * room


def box(shape: Shape) -> tuple[int, int, int, int]:
    """Return west, south, east and north of a box."""
    assert shape.is_box
    return (*shape.corners[0], *shape.corners[2])
