"""Cave Brawl's pit: stone slabs with cracks, a jagged rim, torches, the goals with their tunnels, and two caves.

Geometry: Cave Brawl 1. One square is 44 wide. Behind each goal lies the hall of the waiting players; its places are
cells of the board, so that they can be pointed at, but no squares of the pit.
"""

from collections.abc import Iterable, Sequence

from fracas.view.board.lattice import Lattice
from fracas.view.board.model import PlayingField
from fracas.view.markup import Markup, el, join, number

U = 44
SIZE = 21
SIDE = SIZE * U
EXTENT = (-66.0, -96.0, SIDE + 132.0, SIDE + 192.0)
PLACES = 11                             # in each hall, side by side
_HALLS = ((2, SIZE + 1), (8, -2))       # column of the first place and row, south and north; clear of the buttons
_TEETH = 23                             # points of the rim on each side
_TOKEN = 46.0


def halls() -> tuple[tuple[int, int], ...]:
    """Return the places of waiting players as column and row: the south hall, then the north hall."""
    return tuple((first + place, row) for first, row in _HALLS for place in range(PLACES))


def field(points: Iterable[tuple[int, int]]) -> PlayingField:
    """Return the pit with both halls.

    Args: points - column and row of each square, 1 to 21.
    """
    lattice = Lattice((*((x - 1, y - 1) for x, y in points), *halls()), U, False)
    return PlayingField("cave-brawl", lattice, EXTENT, _terrain(), _lines(), "ball-cave", _TOKEN)


def _terrain() -> Markup:
    grid = "".join(f"M{n * U} 0V{SIDE}M0 {n * U}H{SIDE}" for n in range(SIZE + 1))
    return join(
        el("rect", x=-1200, y=-1200, width=3400, height=3400, fill="url(#p-rock)"),
        el("path", d=_rim(), fill="var(--rock-2)", stroke="var(--t-line)", stroke_width=7, stroke_linejoin="round"),
        el("rect", width=SIDE, height=SIDE, fill="url(#p-slab)"),
        el("path", d=f"M0 0H{SIDE}V20H20V{SIDE}H0Z", fill="var(--cave)", fill_opacity=".3"),
        el("path", d=grid, fill="none", stroke="var(--stone-gap)", stroke_width=2),
        [_hall(first, row) for first, row in _HALLS],
    )


def _rim() -> str:
    """Return the broken edge of the pit, clockwise; the teeth look random and are always the same."""
    points = []
    for tooth in range(4 * _TEETH):
        turn, n = divmod(tooth, _TEETH)
        along, out = SIDE * n / _TEETH, 6 + tooth * 10.6 % 16
        points.append(((along, -out), (SIDE + out, along), (SIDE - along, SIDE + out), (-out, SIDE - along))[turn])
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def _hall(first: int, row: int) -> Markup:
    """Return a hall: a long niche in the rock with one place beside the other."""
    left, top, width = first * U, row * U, PLACES * U
    walls = "".join(f"M{left + n * U} {top + 8}V{top + U - 8}" for n in range(1, PLACES))
    return join(
        el("rect", x=left - 6, y=top - 3, width=width + 12, height=U + 6, rx=10, fill="var(--cave)",
           stroke="var(--t-line)", stroke_width=5),
        el("path", d=walls, fill="none", stroke="var(--stone)", stroke_width=2, stroke_opacity=".4"),
    )


def _lines() -> Markup:
    middle, far = SIDE / 2, SIDE - U / 2
    corners: Sequence[tuple[float, float]] = [(x, y) for y in (-13.2, SIDE + 13.2) for x in (-13.2, SIDE + 13.2)]
    return join(
        _at(middle, U / 2, 0, _GOAL), _at(middle, far, 180, _GOAL),
        _at(U / 2, middle, -90, _CAVE), _at(far, middle, 90, _CAVE),
        [_at(x, y, 0, _TORCH) for x, y in corners],
    )


def _at(x: float, y: float, turn: int, drawing: Markup) -> Markup:
    turned = f" rotate({turn})" if turn else ""
    return el("g", drawing, transform=f"translate({number(x)} {number(y)}){turned}")


# Drawn for the north goal: the steps down from the hall, the lit goal square, the hole for kicks above it.
_GOAL = join(
    el("path", d="M-24 -22L-30 -72H30L24 -22Z", fill="var(--cave)", stroke="var(--t-line)", stroke_width=5),
    el("path", d="M-28 -58H28M-27 -46H27M-25 -34H25", stroke="var(--stone)", stroke_width="2.5"),
    el("rect", x=-22, y=-22, width=44, height=44, fill="var(--goal)", stroke="var(--t-line)", stroke_width=4),
    el("path", d="M-13 -13H13V13H-13Z", fill="none", stroke="var(--t-line)", stroke_width=2, stroke_opacity=".6"),
    el("circle", cx=58, cy=-42, r=15, fill="var(--cave)", stroke="var(--bill)", stroke_width=4),
)
_CAVE = join(
    el("path", d="M-34 -20C-44 -66 -20 -84 0 -84C20 -84 44 -66 34 -20Z", fill="var(--cave)", stroke="var(--t-line)",
       stroke_width=6),
    el("path", d="M-28 -62L-22 -42L-15 -66L-7 -48L0 -70L8 -48L15 -66L22 -42L28 -62", fill="none", stroke="var(--rock)",
       stroke_width=5, stroke_linejoin="round"),
    el("rect", x=-22, y=-22, width=44, height=44, fill="var(--cave)", fill_opacity=".82"),
    el("circle", cx=-9, cy=-34, r=4, fill="var(--bill)"), el("circle", cx=9, cy=-34, r=4, fill="var(--bill)"),
)
_TORCH = join(
    el("circle", r=120, fill="url(#g-glow)"),
    el("path", d="M0 -20C12 -6 14 4 8 12C4 17 -4 17 -8 12C-14 4 -6 0 0 -20Z", fill="#ffb02e", stroke="#1b1528",
       stroke_width=3),
)
