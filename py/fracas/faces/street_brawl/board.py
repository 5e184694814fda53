"""Street Brawl's alley: cobbles between brick walls, goal columns with chevrons, dashed zones, the bar and its light.

Geometry: Street Brawl 1, 4. One square is 44 wide. The alley is drawn lying, west on the left; where a screen is taller
than wide it stands upright: the west end below, the bar on the left.
"""

from functools import cache
from typing import NamedTuple

from fracas.games.street_brawl.field import POINTS
from fracas.view.lattice import Lattice
from fracas.view.markup import Markup, el, join, number
from fracas.view.model import Field

U = 44
ROWS, COLUMNS = 7, 26
LENGTH, WIDTH = COLUMNS * U, ROWS * U
WALL = 30                       # thickness
BAR = (12 * U, 14 * U)          # the opening, from west to east
BAR_DEPTH = 92                  # of the room behind it
HOUSES = 76                     # of the house fronts that are always in view
ZONES = (5, 17)                 # first columns of the set-up zones, four wide, three rows each
RINGS = (2, 12, 13, 23)         # columns of the guard and face-off squares
_TOKEN = 46.0
_LINE = "var(--t-line)"
_STOREYS = 5
_HOUSES_END = (4, 9, 17, 22)    # columns where one house ends and the next begins
_BEHIND_BAR = range(11, 15)     # columns without windows


class Look(NamedTuple):
    """The alley lying or upright."""

    field: Field
    turn: int                   # degrees that directions are turned by


@cache
def look(upright: bool) -> Look:
    """Return the alley, lying or standing on its west end."""
    left, top = -WALL - 12.0, -float(HOUSES + WALL)
    width, height = LENGTH - 2 * left, WIDTH + WALL + 12 - top
    if not upright:
        lattice = Lattice(POINTS, U, False)
        field = Field("street-brawl", lattice, (left, top, width, height), _terrain(), _lines(), "ball-brawl", _TOKEN)
        return Look(field, 0)
    lattice = Lattice(((row, COLUMNS - 1 - column) for column, row in POINTS), U, False)
    field = Field("street-brawl", lattice, (top, left, height, width), _upright(_terrain()), _upright(_lines()),
                  "ball-brawl", _TOKEN)
    return Look(field, -90)


def _upright(drawing: Markup) -> Markup:
    return el("g", drawing, transform=f"translate(0 {LENGTH}) rotate(-90)")


def _terrain() -> Markup:
    gaps = "".join(f"M{n * U} 0V{WIDTH}" for n in range(1, COLUMNS))
    gaps += "".join(f"M0 {n * U}H{LENGTH}" for n in range(1, ROWS))
    return join(
        el("rect", x=-1600, y=-1600, width=4400, height=3600, fill="var(--wall)"),
        _houses(-WALL - HOUSES, 0), _houses(WIDTH + WALL, 1),
        _rect(-WALL - 5, -WALL - 5, LENGTH + 2 * WALL + 10, WIDTH + 2 * WALL + 10, _LINE),
        _rect(-WALL, -WALL, LENGTH + 2 * WALL, WIDTH + 2 * WALL, "url(#p-brick)"),
        _rect(-5, -5, LENGTH + 10, WIDTH + 10, _LINE),
        _rect(0, 0, LENGTH, WIDTH, "url(#p-cob)"),
        [join(_rect(x, 0, U, WIDTH, "var(--endzone)", ".86"), _rect(x, 0, U, WIDTH, "url(#p-chev)"))
         for x in (0, LENGTH - U)],
        el("path", d=gaps, fill="none", stroke="var(--cobble-gap)", stroke_width="2.6"),
        _bar(),
    )


def _rect(x: float, y: float, width: float, height: float, fill: str, opacity: str | None = None) -> Markup:
    return el("rect", x=number(x), y=number(y), width=number(width), height=number(height), fill=fill,
              fill_opacity=opacity)


def _houses(top: float, side: int) -> Markup:
    """Return the house fronts along one wall: their edges, their windows, some of them lit."""
    drawn = []
    for storey in range(_STOREYS):
        y = top - storey * 112 if side == 0 else top + storey * 112
        for column in range(1, COLUMNS - 1):
            chance = (column * 7 + storey * 5 + side * 3) % 6
            if column % 2 == storey % 2 and chance and not (storey == 0 and side == 0 and column in _BEHIND_BAR):
                drawn.append(_window(column * U + 4, y + 16, chance in (1, 4)))
    edges = "".join(f"M{x * U} {-1600 if side == 0 else WIDTH}v1600" for x in _HOUSES_END)
    return join(
        el("path", d=edges, fill="none", stroke=_LINE, stroke_width=3, stroke_opacity=".28"),
        el("g", drawn, opacity=".5"),
    )


def _window(x: float, y: float, is_lit: bool) -> Markup:
    return join(
        _rect(x - 4, y - 4, 44, 40, _LINE),
        _rect(x, y, 36, 32, "var(--goal)" if is_lit else "var(--cave)", ".92" if is_lit else ".55"),
        el("path", d=f"M{number(x + 18)} {number(y)}v32M{number(x)} {number(y + 16)}h36", stroke=_LINE,
           stroke_width=2.5),
    )


def _bar() -> Markup:
    """Return the opening in the upper wall with its threshold, the room behind it, the sign and the light."""
    west, east = BAR
    middle, wide = (west + east) / 2, east - west
    top = -WALL - BAR_DEPTH + 22
    return join(
        _rect(west - 30, top - 5, wide + 60, BAR_DEPTH - 12, _LINE),
        _rect(west - 25, top, wide + 50, BAR_DEPTH - 22, "url(#p-plank)"),
        _rect(west - 25, top, wide + 50, 15, "var(--wood)"),
        [el("circle", cx=number(x), cy=number(top + 8), r=5, fill="var(--bill)", stroke=_LINE, stroke_width=2)
         for x in (west - 8, middle - 34, middle + 34, east + 8)],
        _rect(west - 5, -WALL - 5, wide + 10, WALL + 5, _LINE),
        _rect(west, -WALL - 6, wide, WALL + 6, "url(#p-plank)"),
        el("circle", cx=number(middle), cy=-8, r=130, fill="url(#g-glow)"),
        el("g", _rect(-30, -12, 60, 24, "var(--bill)"),
           el("text", "BAR", y=1, class_="n", font_size=18, fill="var(--on-bill)", translate="no"),  # painted there
           stroke_linejoin="round", transform=f"translate({number(middle)} {number(top + 34)})"),
    )


def _lines() -> Markup:
    west, east = BAR
    lines = "".join(f"M{x} 0V{WIDTH}" for x in (U, LENGTH / 2, LENGTH - U))
    zones = "".join(
        f"M{first * U + 5} {top * U + 5}h{4 * U - 10}v{3 * U - 10}h-{4 * U - 10}z" for first in ZONES for top in (0, 4)
    )
    return join(
        el("path", d=lines, fill="none", stroke="var(--cobble-line)", stroke_width=5),
        _rect(west, -3, east - west, 6, "var(--cobble-line)"),
        el("path", d=zones, fill="none", stroke="var(--sel)", stroke_width="2.5", stroke_dasharray="9 7",
           stroke_opacity=".9"),
        [el("circle", cx=number((column + 0.5) * U), cy=WIDTH / 2, r=16, fill="none", stroke="var(--sel)",
            stroke_width=3) for column in RINGS],
    )
