"""Marks on a board: reachable cells, danger, paths, interception bands, trails, targets, pushes and labels.

Each function returns the content of one layer. Every mark is a line with a casing of the opposite tone, so that one of
the two shows on any ground.
"""

from collections.abc import Iterable, Sequence
from math import hypot

from fracas.view.board.counters import use
from fracas.view.board.lattice import Lattice, Point
from fracas.view.board.model import Board, Chance, Flag, InterceptionBand
from fracas.view.markup import EMPTY, Markup, el, join, number

_BANDS = ("risky", "even", "likely", "certain")
_COIN = 9               # radius of a coin
_LABEL = 22             # size of the text on a flag, in board units


def brightness_band(chance: Chance) -> int:
    """Return the brightness of a reachable cell: 0 risky, 1 even, 2 likely, 3 certain."""
    if chance >= 1:
        return 3
    return 2 if chance >= 0.75 else 1 if chance >= 0.5 else 0


def pie_quarters(chance: Chance) -> int:
    """Return the quarters of a pie that stand for a chance; 4 is the dot of certainty."""
    return 4 if chance >= 1 else int(chance * 4)


def reachable_cells(board: Board) -> Markup:
    """Return the lit cells, one path per band, with a pie or a figure in each that is not certain."""
    if not board.reachable:
        return EMPTY
    lattice = board.field.lattice
    groups: list[list[int]] = [[], [], [], []]
    for cell, chance, _price in board.reachable:
        groups[brightness_band(chance)].append(cell)
    areas = [
        el("path", class_=name, d=lattice.outline(cells, 0.945), fill="var(--lift)", fill_opacity=f"var(--o-{name})")
        for name, cells in zip(_BANDS, groups, strict=True) if cells
    ]
    edge = el("path", class_="edge", d=lattice.border(lit.cell for lit in board.reachable), fill="none",
              stroke="var(--lift)")
    paid = {lit.cell for lit in board.reachable if lit.price}
    return join(areas, edge, _dots(lattice, [cell for cell in groups[3] if cell not in paid]), _chances(board),
                _prices(board))


def _dots(lattice: Lattice, cells: Sequence[int]) -> Markup:
    if not cells:
        return EMPTY
    points = "".join(f"M{number(x)} {number(y)}h0" for x, y in map(lattice.centres.__getitem__, cells))
    return el("path", d=points, stroke="var(--pc-edge)", stroke_width="5.4", stroke_linecap="round")


def _chances(board: Board) -> Markup:
    centres = board.field.lattice.centres
    parts = []
    for cell, chance, _price in board.reachable:
        if chance >= 1:
            continue
        x, y = centres[cell]
        if board.figures:
            parts.append(el("text", whole_percent(chance), class_="n fig", x=number(x), y=number(y)))
        else:
            parts.append(use(f"pie-{pie_quarters(chance)}", 18, x, y))
    return join(parts)


def _prices(board: Board) -> Markup:
    """Return a coin with the counters that going to a cell costs; beside the chance where that is not certain."""
    parts = []
    for cell, chance, price in board.reachable:
        if price:
            x, y = board.field.lattice.centres[cell]
            off = 0 if chance >= 1 else _COIN
            parts.append(el("circle", cx=number(x + off), cy=number(y + off), r=_COIN, fill="var(--bill)",
                            stroke="var(--on-bill)", stroke_width=2))
            parts.append(el("text", str(price), class_="n", x=number(x + off), y=number(y + off), font_size=14,
                            fill="var(--on-bill)"))
    return join(parts)


def whole_percent(chance: Chance) -> str:
    """Return a chance as a whole per cent figure that reads 0 or 100 only if it is exactly that."""
    if chance <= 0 or chance >= 1:
        return "100" if chance >= 1 else "0"
    return str(min(max(round(chance * 100), 1), 99))


def hatch(board: Board) -> Markup:
    """Return the cells in danger."""
    if not board.danger:
        return EMPTY
    return el("path", d=board.field.lattice.outline(board.danger, 0.92), fill="url(#p-hatch)", opacity=".55")


def interception_bands(board: Board) -> Markup:
    """Return the interception bands."""
    return join(_strip(strip) for strip in board.bands)


def _strip(strip: InterceptionBand) -> Markup:
    (x1, y1), (x2, y2) = strip.start, strip.end
    length = hypot(x2 - x1, y2 - y1) or 1
    dx, dy = (y1 - y2) / length * strip.width / 2, (x2 - x1) / length * strip.width / 2
    near, far = _line([(x1 + dx, y1 + dy), (x2 + dx, y2 + dy)]), _line([(x2 - dx, y2 - dy), (x1 - dx, y1 - dy)])
    return join(
        el("path", d=f"{near}L{far[1:]}z", fill="url(#p-band)"),
        el("path", d=near + far, fill="none", stroke="var(--path-case)", stroke_width="2.5"),
    )


def _line(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def trail(board: Board) -> Markup:
    """Return the dotted way of the last movement and a ring where it began."""
    if len(board.trail) < 2:
        return EMPTY
    points = [board.field.lattice.centres[cell] for cell in board.trail]
    x, y = points[0]
    way = _line(points)
    return el(
        "g",
        el("path", d=way, stroke="var(--path-case)", stroke_width=7, stroke_dasharray="1 9", stroke_opacity=".6"),
        el("path", d=way, stroke="var(--ghost)", stroke_width=4, stroke_dasharray="1 9"),
        el("circle", cx=number(x), cy=number(y), r=13, stroke="var(--ghost)", stroke_width=3, stroke_dasharray="5 5"),
        fill="none", stroke_linecap="round",
    )


def route(board: Board) -> Markup:
    """Return the planned path: its stops, a die at each roll, the last cell in yellow."""
    plan = board.route
    if plan is None or not plan.cells:
        return EMPTY
    lattice = board.field.lattice
    points = [lattice.centres[cell] for cell in plan.cells]
    way = _line(points)
    if plan.target >= 0:
        way += "L" + _line([_towards(points[-1], lattice.centres[plan.target])])[1:]
    goal = EMPTY
    if len(plan.cells) > 1:
        goal = el("path", d=lattice.outline(plan.cells[-1:], 0.84), fill="var(--sel)", fill_opacity=".6",
                  stroke="var(--sel-case)", stroke_width=3)
    stops = [_stop(point, cell in plan.rolls) for point, cell in zip(points[1:], plan.cells[1:], strict=True)]
    return join(
        goal,
        el("g", el("path", d=way, stroke="var(--path-case)", stroke_width="8.4"),
           el("path", d=way, stroke="var(--path)", stroke_width="4.2"),
           fill="none", stroke_linejoin="round", stroke_linecap="round"),
        stops,
    )


def _towards(start: Point, end: Point) -> Point:
    """Return the point a little less than half of the way, where a path meets the edge of its target."""
    return start[0] + (end[0] - start[0]) * 0.45, start[1] + (end[1] - start[1]) * 0.45


def _stop(point: Point, rolls: bool) -> Markup:
    if rolls:
        return use("die-unknown", 17, *point)
    return el("circle", cx=number(point[0]), cy=number(point[1]), r=5, fill="var(--path)",
              stroke="var(--path-case)", stroke_width="2.2")


def targets(board: Board) -> Markup:
    """Return the corners round players who may be chosen, and arrows where one may be pushed."""
    lattice, size = board.field.lattice, board.field.token * 1.17
    corners = [use("mk-target", size, *lattice.centres[target.cell]) for target in board.targets]
    arrows = [
        el("use", href="#mk-push", x=-20, y=-20, width=40, height=40,
           transform=f"translate({number(x)} {number(y)}) rotate({push.angle})")
        for push in board.pushes for x, y in [lattice.centres[push.cell]]
    ]
    return join(arrows, corners)


def cursor(board: Board) -> Markup:
    """Return the ring round the cell at the keyboard cursor; on a plane a cross."""
    if board.cursor < 0:
        return EMPTY
    if board.field.base:
        return _cross(*board.field.lattice.centres[board.cursor])
    outline = board.field.lattice.outline([board.cursor], 1.04)
    return el("g", el("path", d=outline, stroke="var(--focus-2)", stroke_width=9),
              el("path", d=outline, stroke="var(--focus)", stroke_width=5), fill="none", stroke_linejoin="round")


def pointer_ring(label: str = "") -> Markup:
    """Return the ring round a pointed-out place, with an arrow or its number.

    It is drawn in counter units round the middle of a counter. A number stands at its side: above the first row of a
    street there may be no room.
    """
    lines = [el("g", el("circle", r=74), None if label else el("path", d="M0 -92V-150M-24 -116L0 -90L24 -116"),
                fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")
             for stroke, width in (("var(--sel-case)", 22), ("var(--sel)", 11))]
    number_tag = join(el("circle", cx=-92, r=40, fill="var(--bill)", stroke="var(--on-bill)", stroke_width=6),
                      el("text", label, class_="n", x=-92, font_size=52, fill="var(--on-bill)"))
    return el("g", lines, number_tag if label else None, class_="grow")


def _cross(x: float, y: float) -> Markup:
    lines = [(el("circle", r=10, fill="none", stroke=stroke, stroke_width=width),
              el("path", d="M-16 0H-6M6 0H16M0 -16V-6M0 6V16", stroke=stroke, stroke_width=width))
             for stroke, width in (("var(--focus-2)", 7), ("var(--focus)", 3.5))]
    return el("g", lines, transform=f"translate({number(x)} {number(y)})")


def flags(board: Board) -> Markup:
    """Return the yellow labels, those of the targets included."""
    named = [Flag(target.cell, target.flag) for target in board.targets if target.flag]
    return join(_flag(board, flag) for flag in (*board.flags, *named))


def _flag(board: Board, flag: Flag) -> Markup:
    left, top, width, _ = board.field.extent
    unit = board.field.lattice.unit
    x, y = board.field.lattice.centres[flag.cell]
    half, high = (len(flag.text) * _LABEL * 0.56 + 16) / 2, _LABEL + 8
    below = y - unit * 0.75 - high < top
    middle = y + unit * 0.75 + high / 2 if below else y - unit * 0.75 - high / 2
    at = min(max(x, left + half + 2), left + width - half - 2)
    tip = number(y + unit * 0.5 if below else y - unit * 0.5)
    base = number(middle - high / 2 if below else middle + high / 2)
    return join(
        el("path", d=f"M{number(x - 9)} {base}H{number(x + 9)}L{number(x)} {tip}z", fill="var(--on-bill)"),
        el("rect", x=number(at - half), y=number(middle - high / 2), width=number(2 * half), height=high, rx=5,
           fill="var(--bill)", stroke="var(--on-bill)", stroke_width=3),
        el("text", flag.text, class_="n", x=number(at), y=number(middle), font_size=_LABEL, fill="var(--on-bill)"),
    )
