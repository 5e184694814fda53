"""Street Brawl's alley: cobbles between brick walls, goal columns with chevrons, dashed zones, the bar and its light.

Geometry: Street Brawl 1, 4.
"""

from functools import cache

from fracas.faces import street
from fracas.faces.street import LENGTH, LINE, WALL, WIDTH, StreetLook, U, houses, rect
from fracas.games.street_brawl.field import POINTS
from fracas.view.markup import Markup, el, join, number

BAR = (12 * U, 14 * U)          # the opening, from west to east
BAR_DEPTH = 92                  # depth of the room behind it
ZONES = (5, 17)                 # first columns of the set-up zones, four wide, three rows each
RINGS = (2, 12, 13, 23)         # columns of the guard and face-off squares
_BEHIND_BAR = range(11, 15)     # columns without windows


@cache
def look(upright: bool) -> StreetLook:
    """Return the alley, horizontal or upright on its west end."""
    return street.build_street("street-brawl", "ball-brawl", POINTS, _terrain(), _lines(), WALL + 12.0, upright)


def _terrain() -> Markup:
    return join(
        rect(-1600, -1600, 4400, 3600, "var(--wall)"),
        houses(_BEHIND_BAR),
        rect(-WALL - 5, -WALL - 5, LENGTH + 2 * WALL + 10, WIDTH + 2 * WALL + 10, LINE),
        rect(-WALL, -WALL, LENGTH + 2 * WALL, WIDTH + 2 * WALL, "url(#p-brick)"),
        rect(-5, -5, LENGTH + 10, WIDTH + 10, LINE),
        street.cobbles(),
        _bar(),
    )


def _bar() -> Markup:
    """Return the opening in the upper wall with its threshold, the room behind it, the sign and the light."""
    west, east = BAR
    middle, wide = (west + east) / 2, east - west
    top = -WALL - BAR_DEPTH + 22
    return join(
        rect(west - 30, top - 5, wide + 60, BAR_DEPTH - 12, LINE),
        rect(west - 25, top, wide + 50, BAR_DEPTH - 22, "url(#p-plank)"),
        rect(west - 25, top, wide + 50, 15, "var(--wood)"),
        [el("circle", cx=number(x), cy=number(top + 8), r=5, fill="var(--bill)", stroke=LINE, stroke_width=2)
         for x in (west - 8, middle - 34, middle + 34, east + 8)],
        rect(west - 5, -WALL - 5, wide + 10, WALL + 5, LINE),
        rect(west, -WALL - 6, wide, WALL + 6, "url(#p-plank)"),
        el("circle", cx=number(middle), cy=-8, r=130, fill="url(#g-glow)"),
        el("g", rect(-30, -12, 60, 24, "var(--bill)"),
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
        rect(west, -3, east - west, 6, "var(--cobble-line)"),
        el("path", d=zones, fill="none", stroke="var(--sel)", stroke_width="2.5", stroke_dasharray="9 7",
           stroke_opacity=".9"),
        [el("circle", cx=number((column + 0.5) * U), cy=WIDTH / 2, r=16, fill="none", stroke="var(--sel)",
            stroke_width=3) for column in RINGS],
    )
