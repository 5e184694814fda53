"""The pass ruler of Street Bowl on its street: ranges, flight and possible interceptors of a throw.

A throw off a wall is drawn as two strips that meet at the wall.
"""

from collections.abc import Collection, Sequence
from itertools import accumulate
from operator import add

from fracas.faces.choices import FLIGHT, Interceptor
from fracas.faces.street_bowl import chances
from fracas.faces.street_bowl.hints import BANK_NORTH, BANK_SOUTH, MATE
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import CELLS, NORTH, SOUTH, X, Y, square
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.throwing.interception import interceptors
from fracas.games.street_bowl.throwing.ranges import BANDS, QUICK, SHORT, band_between, bands_now
from fracas.games.street_bowl.throwing.wall_pass import band_off, contact
from fracas.kernel.ruleset import Action
from fracas.view.board.lattice import Lattice
from fracas.view.board.model import InterceptionBand, PlayingField
from fracas.view.markup import EMPTY, Markup, el, join, number
from fracas.view.match.odds_slip import signed_amount

WIDTH = 1.74  # squares; Ruling 30
LINE = 0.5  # width of a flight that nobody can intercept
CENTRE_ROW = 3
MATE_BANDS = (QUICK, SHORT)  # of a thrown player
_WALLS = {BANK_NORTH: NORTH, BANK_SOUTH: SOUTH}
_TEXT = 28  # size of a label, still to be read where the street is as long as a phone
_INK, _BILL = "#1b1528", "#ffd02e"  # on every ground the same


# -- one throw -----------------------------------------------------------------------------------------------------


def throw_bands(field: PlayingField, s: State, action: Action) -> tuple[tuple[InterceptionBand, ...],
                                                                        tuple[Interceptor, ...]]:
    """Return the strips of a throw, and the possible interceptors.

    Rule: Street Bowl 10.2, 10.4, 12.
    """
    kind, who, cell = action[0], action[1], action[3] if action[0] == "throw" else action[2]
    lattice, start = field.lattice, s.where[who]
    if kind == "bank":
        return _off_wall(lattice, start, cell, action[3]), ()
    if kind == "throw":
        return (InterceptionBand(lattice.centres[start], lattice.centres[cell], LINE * lattice.unit),), ()
    strip = InterceptionBand(lattice.centres[start], lattice.centres[cell], WIDTH * lattice.unit)
    able = interceptors(s, side_of(who), start, cell)
    return (strip,), tuple(Interceptor(foe, chances.of_interception(s, foe)) for foe in able)


def _off_wall(lattice: Lattice, start: int, cell: int, wall: str) -> tuple[InterceptionBand, ...]:
    """Return the two strips of a throw off a wall."""
    hit, width = _at_wall(lattice, contact(start, cell, wall)), LINE * lattice.unit
    return InterceptionBand(lattice.centres[start], hit, width), InterceptionBand(hit, lattice.centres[cell], width)


def _at_wall(lattice: Lattice, cell: int) -> tuple[float, float]:
    """Return the middle of the edge between a square and its wall, on a horizontal or upright street."""
    inner = square(X[cell], 1 if Y[cell] == 0 else Y[cell] - 1)
    (x, y), (inner_x, inner_y) = lattice.centres[cell], lattice.centres[inner]
    return x - (inner_x - x) / 2, y - (inner_y - y) / 2


# -- all throws in range -------------------------------------------------------------------------------------------


def marks(field: PlayingField, s: State, who: int, mode: str) -> Markup:
    """Return the range zones of the aimed throw with their modifiers.

    Rule: Street Bowl 10.1.
    """
    if who == st.NO_ONE or s.where[who] < 0 or not (mode == FLIGHT or mode in _WALLS or mode.startswith(MATE)):
        return EMPTY
    start, zones = s.where[who], _zones(s, s.where[who], mode)
    taken = {s.where[other] for other in st.EVERYBODY if s.where[other] >= 0}
    lines = "".join(field.lattice.border(cells) for cells in accumulate([[start], *zones.values()], add))
    return join(
        el("path", d=lines, fill="none", stroke=_INK, stroke_width=8, stroke_opacity=".85"),
        el("path", d=lines, fill="none", stroke=_BILL, stroke_width=4, stroke_dasharray="14 8"),
        [_labels(field.lattice, start, cells, band, taken) for band, cells in zones.items()],
    )


def _zones(s: State, start: int, mode: str) -> dict[str, list[int]]:
    """Return the squares of each possible range, the nearest range first."""
    wall = _WALLS.get(mode, "")
    bands = [band for band in bands_now(s) if band in MATE_BANDS or not mode.startswith(MATE)]
    found: dict[str, list[int]] = {band: [] for band in bands}
    for cell in CELLS:
        range_ = band_off(start, cell, wall) if wall else band_between(start, cell)
        if cell != start and range_ in found:
            found[range_].append(cell)
    return {band: cells for band, cells in found.items() if cells}


def _labels(lattice: Lattice, start: int, cells: Sequence[int], band: str, taken: Collection[int]) -> Markup:
    """Return the modifier of a range as labels on free squares on both sides of the thrower."""
    sides = ([cell for cell in cells if X[cell] < X[start]], [cell for cell in cells if X[cell] > X[start]])
    return join(_label(lattice, _free(side, taken), signed_amount(BANDS[band], False)) for side in sides if side)


def _free(cells: Sequence[int], taken: Collection[int]) -> int:
    """Return the square nearest to the middle of a zone, a free one if possible."""
    middle = sum(X[cell] for cell in cells) / len(cells)
    return min(cells, key=lambda cell: (cell in taken, abs(Y[cell] - CENTRE_ROW), abs(X[cell] - middle)))


def _label(lattice: Lattice, cell: int, words: str) -> Markup:
    (x, y), size = lattice.centres[cell], lattice.unit - 4
    return el(
        "g", el("rect", x=number(x - size / 2), y=number(y - size / 2), width=number(size), height=number(size), rx=5,
                fill=_INK, stroke=_BILL, stroke_width=2),
        el("text", words, class_="n", x=number(x), y=number(y + 1), font_size=_TEXT, fill=_BILL))
