"""The street of two games: 7 rows of 26 cobbled squares between brick walls, houses on both sides.

One square is 44 wide. A street is horizontal, west on the left; where a screen is taller than wide it is upright: the
west end below, the north wall on the left.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from fracas.faces.choices import QuestionPrompt
from fracas.view.board.lattice import Lattice
from fracas.view.board.model import PlayingField
from fracas.view.markup import Markup, el, join, number

U = 44
ROWS, COLUMNS = 7, 26
LENGTH, WIDTH = COLUMNS * U, ROWS * U
WALL = 30                       # thickness
HOUSES = 76                     # height of the house fronts that are always in view
_TOKEN = 46.0
LINE = "var(--t-line)"
_STOREYS = 5
_HOUSES_END = (4, 9, 17, 22)    # columns between two houses


class StreetLook(NamedTuple):
    """A street, horizontal or upright."""

    field: PlayingField
    turn: int                   # degrees by which directions are rotated


def build_street(
    game: str, ball: str, points: Sequence[tuple[int, int]], terrain: Markup, lines: Markup, ends: float, upright: bool,
) -> StreetLook:
    """Return a street, horizontal or upright on its west end.

    Args: points - column and row of each square; ends - visible length beyond either end.
    """
    left, top = -ends, -float(HOUSES + WALL)
    width, height = LENGTH - 2 * left, WIDTH + WALL + 12 - top
    if not upright:
        extent = (left, top, width, height)
        return StreetLook(PlayingField(game, Lattice(points, U, False), extent, terrain, lines, ball, _TOKEN), 0)
    lattice = Lattice(tuple((row, COLUMNS - 1 - column) for column, row in points), U, False)
    field = PlayingField(game, lattice, (top, left, height, width), _upright(terrain), _upright(lines), ball, _TOKEN)
    return StreetLook(field, -90)


def rotate_arrows(prompt: QuestionPrompt, degrees: int) -> QuestionPrompt:
    """Return a prompt with the arrows of its answers rotated along with the street."""
    return prompt._replace(replies=tuple(
        reply._replace(angle=(reply.angle + degrees) % 360) if reply.angle >= 0 else reply for reply in prompt.replies))


def _upright(drawing: Markup) -> Markup:
    return el("g", drawing, transform=f"translate(0 {LENGTH}) rotate(-90)")


def rect(x: float, y: float, width: float, height: float, fill: str, opacity: str | None = None) -> Markup:
    """Return a filled rectangle."""
    return el("rect", x=number(x), y=number(y), width=number(width), height=number(height), fill=fill,
              fill_opacity=opacity)


def houses(dark: Collection[int] = ()) -> Markup:
    """Return the house fronts along both walls.

    Args: dark - columns of the northern ground floor without windows.
    """
    return join(_houses(-WALL - HOUSES, 0, dark), _houses(WIDTH + WALL, 1, ()))


def cobbles() -> Markup:
    """Return the ground with its end zones and joints."""
    gaps = "".join(f"M{n * U} 0V{WIDTH}" for n in range(1, COLUMNS))
    gaps += "".join(f"M0 {n * U}H{LENGTH}" for n in range(1, ROWS))
    return join(
        rect(0, 0, LENGTH, WIDTH, "url(#p-cob)"),
        [join(rect(x, 0, U, WIDTH, "var(--endzone)", ".86"), rect(x, 0, U, WIDTH, "url(#p-chev)"))
         for x in (0, LENGTH - U)],
        el("path", d=gaps, fill="none", stroke="var(--cobble-gap)", stroke_width="2.6"),
    )


def _houses(top: float, side: int, dark: Collection[int]) -> Markup:
    """Return the house fronts along one wall: edges, dark windows, lit windows."""
    lit: list[tuple[float, float]] = []
    unlit: list[tuple[float, float]] = []
    for storey in range(_STOREYS):
        y = top - storey * 112 if side == 0 else top + storey * 112
        for column in range(1, COLUMNS - 1):
            chance = (column * 7 + storey * 5 + side * 3) % 6
            if column % 2 == storey % 2 and chance and not (storey == 0 and column in dark):
                (lit if chance in (1, 4) else unlit).append((column * U + 4, y + 16))
    edges = "".join(f"M{x * U} {-1600 if side == 0 else WIDTH}v1600" for x in _HOUSES_END)
    return join(
        el("path", d=edges, fill="none", stroke=LINE, stroke_width=3, stroke_opacity=".28"),
        el("g", _windows(lit, unlit), opacity=".5"),
    )


def _windows(lit: list[tuple[float, float]], unlit: list[tuple[float, float]]) -> Markup:
    """Return windows from their upper left corners, all of a kind in one path, since posts embed this picture."""
    def panes(corners: list[tuple[float, float]], edge: int, width: int, height: int) -> str:
        return "".join(f"M{number(x - edge)} {number(y - edge)}h{width}v{height}h-{width}z" for x, y in corners)
    both = [*lit, *unlit]
    bars = "".join(f"M{number(x + 18)} {number(y)}v32M{number(x)} {number(y + 16)}h36" for x, y in both)
    return join(
        el("path", d=panes(both, 4, 44, 40), fill=LINE),
        el("path", d=panes(lit, 0, 36, 32), fill="var(--goal)", fill_opacity=".92"),
        el("path", d=panes(unlit, 0, 36, 32), fill="var(--cave)", fill_opacity=".55"),
        el("path", d=bars, stroke=LINE, stroke_width=2.5),
    )
