"""Elfball's field: a round meadow mown in rings, painted circles, stairs, a fence and the crowd.

Geometry: Elfball 3, Ruling 5 (the field is a circle), Ruling 6 (radii of the painted circles). One hex is 40 wide.
"""

from collections.abc import Iterable
from math import atan2, degrees, pi

from fracas.view.board.lattice import Lattice
from fracas.view.board.model import PlayingField
from fracas.view.markup import Markup, el, join, number

U = 40.0
EDGE = 10.3 * U                                     # boundary circle
EXTENT = (-462.0, -450.0, 924.0, 900.0)
STAIRS = ((-4, -8), (-3, -8), (-2, -9), (-1, -10))  # axial hexes of the north-west stair; the others mirror it
_CROWD = ("1", "2", "3", "4", "5")
_ROWS = 13                                          # rows of the terraces, so that wide screens stay full


def field(points: Iterable[tuple[int, int]]) -> PlayingField:
    """Return the field.

    Args: points - axial coordinates of each cell, edge hexes included.
    """
    lattice = Lattice(points, U, True)
    return PlayingField("elfball", lattice, EXTENT, _terrain(lattice), _lines(lattice), "ball-elf", 45.0)


def _terrain(lattice: Lattice) -> Markup:
    return join(
        el("rect", x=-1000, y=-1000, width=2000, height=2000, fill="var(--wall)"),
        _terraces(),
        _disc(462, "var(--t-line)"), _disc(456, "var(--wood)"), _disc(447.2, "var(--t-line)"),
        _disc(444, "var(--grass-out)"), _disc(EDGE, "var(--grass)"),
        el("g", [_circle(0, 0, radius) for radius in (368, 264, 160, 56)],
           fill="none", stroke="var(--grass-2)", stroke_width=52),
        _disc(EDGE, "url(#p-tuft)"), _disc(EDGE, "url(#p-hex)"),
        _stairs(lattice),
    )


def _disc(radius: float, fill: str) -> Markup:
    return el("circle", r=radius, fill=fill)


def _circle(x: float, y: float, radius: float) -> Markup:
    return el("circle", cx=number(x) if x else None, cy=number(y) if y else None, r=number(radius))


def _terraces() -> Markup:
    """Return the crowd: two dashed circles a row, each dash a head.

    The dashes have their real lengths: not every renderer of SVG can scale dashes.
    """
    steps, heads = [], []
    for row in range(_ROWS):
        radius = 479.2 + 25 * row
        steps.append(_circle(0, 0, radius + 13))
        apart = 2 * pi * radius / round(2 * pi * radius / 54)
        for half in (0, 1):
            colour = _CROWD[(row * 2 + half * 3 + row // 3) % len(_CROWD)]
            shift = f"{apart / 2:.2f}" if half else None
            heads.append(el("circle", r=number(radius), stroke=f"var(--crowd-{colour})",
                            stroke_dasharray=f".1 {apart - .1:.3f}", stroke_dashoffset=shift))
    return join(
        el("g", steps, fill="none", stroke="var(--t-line)", stroke_width="2.5", stroke_opacity=".35"),
        el("g", heads, fill="none", stroke_width=14, stroke_linecap="round", stroke_opacity="var(--crowd)"),
    )


def _stairs(lattice: Lattice) -> Markup:
    hexes = [mirrored for q, r in STAIRS for mirrored in ((q, r), (-q - r, r), (q + r, -r), (-q, -r))]
    local = Lattice(hexes, U, True)
    treads = []
    for x, y in local.centres:
        turn = number(degrees(atan2(y, x)) + 90)
        treads.append(el("path", d="M-12-7H12M-12 0H12M-12 7H12",
                         transform=f"translate({number(x)} {number(y)}) rotate({turn})"))
    return el("g", el("path", d=local.outline(range(len(hexes)), 0.985), fill="var(--wood)"), treads,
              stroke="var(--t-line)", stroke_width="2.4")


def _lines(lattice: Lattice) -> Markup:
    rings = [(0, 0, 1.7), (-4, 8, 0.7), (4, -8, 0.7)]
    rovers = [(x * 5.5 * U, lattice.place(0, row)[1]) for row in (6, -6) for x in (1, -1)]
    goals = [lattice.place(q, r) for q, r in ((-5, 10), (5, -10))]
    return join(
        el("g", [_circle(*lattice.place(q, r), radius * U) for q, r, radius in rings],
           [_circle(x, y, 2.14 * U) for x, y in rovers],
           fill="none", stroke="var(--grass-ring)", stroke_width="3.5"),
        el("g", el("circle", r=EDGE), el("path", d=f"M-{EDGE:g} 0H-20M20 0H{EDGE:g}"),
           fill="none", stroke="var(--grass-line)", stroke_width=6),
        [_goal(y) for _, y in goals],
        el("circle", r=4.5, fill="var(--grass-line)"),
    )


def _goal(y: float) -> Markup:
    spokes = "M-14-7L14 7M-14 7L14-7M0-16V16"
    return el("g", el("circle", r=20, fill="var(--grass-out)", stroke_width=5),
              el("path", d=spokes, stroke_width="1.8"),
              stroke="var(--grass-line)", transform=f"translate(0 {number(y)})")
