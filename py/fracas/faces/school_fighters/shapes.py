"""Shapes of marks on the table: regions, paths, zones, ranges, sight lines, the measuring tape.

Places are hundredths of an inch. Every mark is a line with a casing of the opposite tone, so that one of the two is
visible on any ground.
"""

from collections.abc import Sequence

from fracas.faces.school_fighters.board import PLANE, SIDE, TOKEN, outline, path_of
from fracas.faces.school_fighters.modes import WALK
from fracas.games.school_fighters.terrain import Piece
from fracas.kernel.geometry.plane import Point
from fracas.view.board.board import STEM
from fracas.view.board.counters import use
from fracas.view.board.plane import INCH
from fracas.view.markup import EMPTY, Markup, el, join, number

Polygons = Sequence[Sequence[Point]]

_LABEL = 19  # size of the text on a label
_HEAD = STEM * TOKEN / 100  # from a base to the middle of its counter, in board units


def region(kind: str, polygons: Polygons, label: str) -> Markup:
    """Return a region of reachable centres: lit, with an outline, and its label at the southern end.

    Args: polygons - counter-clockwise; the region is their union.
    """
    shapes = [polygon for polygon in polygons if len(polygon) > 2]
    if not shapes:
        return EMPTY
    way = "".join(path_of(list(polygon)) + "Z" for polygon in shapes)
    name = f"reach-{kind}"
    wide = f"{SIDE + 80:g}"
    mask = el("mask", el("rect", x=-40, y=-40, width=wide, height=wide, fill="#fff"), el("path", d=way, fill="#000"),
              id=name, maskUnits="userSpaceOnUse", x=-40, y=-40, width=wide, height=wide)
    is_walk = kind == WALK
    line = join(
        el("path", d=way, stroke="var(--path-case)", stroke_width=13, stroke_opacity=".85"),
        el("path", d=way, stroke="var(--path)" if is_walk else "var(--sel)", stroke_width=7,
           stroke_dasharray=None if is_walk else "22 12"),
    )
    low = min((place for polygon in shapes for place in polygon), key=lambda place: (place[1], abs(place[0] - 2400)))
    return join(
        mask, el("path", d=way, fill="var(--lift)", fill_opacity="var(--o-even)" if is_walk else "var(--o-risky)"),
        el("g", line, fill="none", mask=f"url(#{name})"), tag(label, *_below(low)),
    )


def _below(place: Point) -> tuple[float, float]:
    x, y = PLANE.point(place)
    return min(max(x, 60), SIDE - 60), min(y + 4, SIDE - 16)


def tag(text: str, x: float, y: float, tone: str = "") -> Markup:
    """Return a yellow label with its middle at a point, a red one with the tone "bad"."""
    half = (len(text) * _LABEL * 0.56 + 16) / 2
    x = min(max(x, half - 8), SIDE + 8 - half)
    paint, ink = ("var(--bad-bg)", "var(--bad)") if tone == "bad" else ("var(--bill)", "var(--on-bill)")
    return el(
        "g", el("rect", x=number(-half), y=-14, width=number(2 * half), height=28, rx=4, fill=paint, stroke=ink,
                stroke_width="2.5"),
        el("text", text, class_="n", font_size=_LABEL, fill=ink),
        transform=f"translate({number(x)} {number(y)})", class_="tag",
    )


def line(places: Sequence[Point], *, paint: str = "var(--path)", dashes: str | None = None) -> Markup:
    """Return a line in its casing."""
    way = path_of(list(places))
    return el(
        "g", el("path", d=way, stroke="var(--path-case)", stroke_width=10),
        el("path", d=way, stroke=paint, stroke_width=5, stroke_dasharray=dashes),
        fill="none", stroke_linejoin="round", stroke_linecap="round",
    )


def path(
    places: Sequence[Point], *, is_legal: bool = True, is_charge: bool = False, is_by_hand: bool = False,
) -> Markup:
    """Return the drawing of a path: its line, its corners, and the base at its end.

    Args: places - the first is the start.
          is_by_hand - whether its corners can be dragged.
    """
    drawn = line(places, paint="var(--path)" if is_legal else "var(--danger-2)", dashes=None if is_legal else "4 11")
    size = 15 if is_by_hand else 7
    bends = [el("circle", cx=number(x), cy=number(y), r=size, fill="var(--path)", stroke="var(--path-case)",
                stroke_width=3) for x, y in map(PLANE.point, places[1:-1])]
    x, y = PLANE.point(places[-1])
    end = el("circle", cx=number(x), cy=number(y), r=number(INCH / 2), stroke="var(--sel-case)", stroke_width=3,
             fill="var(--sel)" if is_legal else "var(--danger-2)")
    ring = EMPTY if is_charge or not is_legal else el(
        "circle", cx=number(x), cy=number(y), r=number(INCH * 1.5), fill="none", stroke="var(--sel)",
        stroke_width=2, stroke_dasharray="3 5")
    return join(drawn, bends, ring, end)


def path_tag(places: Sequence[Point], text: str, *, is_legal: bool = True) -> Markup:
    """Return the label of a path beside its end."""
    x, y = PLANE.point(places[-1])
    back = PLANE.point(places[-2])[1]
    return tag(text, x, y + (34 if back <= y else -34 if y > 60 else 34), "" if is_legal else "bad")


def zone(low: int, high: int, others: Sequence[Point]) -> Markup:
    """Return a deployment zone for the centres of bases, from y = low to y = high.

    Args: others - places of deployed units; an inch round each is hatched.
    """
    (_x, top), (_x2, bottom) = PLANE.point((0, high)), PLANE.point((0, low))
    edge = INCH / 2
    area = el("rect", x=edge, y=number(top), width=number(SIDE - 2 * edge), height=number(bottom - top),
              fill="var(--lift)", fill_opacity="var(--o-even)", stroke="var(--sel)", stroke_width=4,
              stroke_dasharray="22 12")
    clip = el("clipPath", el("rect", y=number(top), width=SIDE, height=number(bottom - top)), id="zone-clip")
    discs = [el("circle", cx=number(x), cy=number(y), r=number(2 * INCH), fill="url(#p-hatch)")
             for x, y in map(PLANE.point, others)]
    return join(area, clip, el("g", discs, clip_path="url(#zone-clip)", opacity=".6"))


def ring(centre: Point, far: int, label: str = "") -> Markup:
    """Return a circle of `far` hundredths round a centre, clipped by the edge of the table."""
    x, y = PLANE.point(centre)
    radius = far * INCH / 100
    name = f"ring-{far}"
    clip = el("clipPath", el("rect", width=SIDE, height=SIDE), id=name)
    circles = [el("circle", cx=number(x), cy=number(y), r=number(radius), fill="none", stroke=stroke,
                  stroke_width=width, stroke_dasharray=dashes)
               for stroke, width, dashes in (("var(--path-case)", 8, None), ("var(--path)", 4, "4 10"))]
    south = min(y + radius, SIDE - 16)
    return join(clip, el("g", circles, clip_path=f"url(#{name})", stroke_linecap="round"),
                tag(label, x, south) if label else None)


def sight(eye: Point, ends: Sequence[Point], open_line: int) -> Markup:
    """Return the lines of sight tried: the open one whole, those before it barred.

    Args: ends - ends of the lines, in the order of trial.
          open_line - number of the open one, -1 if all are barred.
    """
    tried = ends[:open_line + 1] if open_line >= 0 else ends
    return join(
        line((eye, end)) if number_ == open_line else join(
            line((eye, end), paint="var(--danger-2)", dashes="3 12"), _cross(eye, end))
        for number_, end in enumerate(tried)
    )


def _cross(start: Point, end: Point) -> Markup:
    """Return a cross in the middle of a barred line."""
    x, y = PLANE.point(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
    d = "M-9 -9L9 9M9 -9L-9 9"
    return el("g", el("path", d=d, stroke="var(--danger-2)", stroke_width=9),
              el("path", d=d, stroke="var(--danger)", stroke_width=5), transform=f"translate({number(x)} {number(y)})",
              stroke_linecap="round")


def pieces(found: Sequence[Piece], *, bars: bool = False) -> Markup:
    """Return the outlines of pieces that give cover, or with `bars` in the colour of barriers."""
    paint = ("var(--danger-2)", "var(--danger)") if bars else ("var(--sel-case)", "var(--sel)")
    return join(
        el("path", d=outline(piece), fill="none", stroke=stroke, stroke_width=width)
        for piece in found for stroke, width in zip(paint, (10, 5), strict=True)
    )


def tape(start: Point, end: Point, text: str) -> Markup:
    """Return the measuring tape with a tick at each inch."""
    (x1, y1), (x2, y2) = PLANE.point(start), PLANE.point(end)
    far = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    ticks = EMPTY
    if far > 1:
        ux, uy = (x2 - x1) / far, (y2 - y1) / far
        marks = [(n, 9 if n % 12 == 0 else 6 if n % 3 == 0 else 4) for n in range(1, int(far / INCH) + 1)]
        ticks = el("path", stroke="var(--on-bill)", stroke_width=2, d="".join(
            f"M{number(x1 + ux * n * INCH - uy * high)} {number(y1 + uy * n * INCH + ux * high)}"
            f"l{number(2 * uy * high)} {number(-2 * ux * high)}" for n, high in marks))
    band = el("path", d=path_of([start, end]), stroke="var(--bill)", stroke_width=14, stroke_linecap="round")
    edge = el("path", d=path_of([start, end]), stroke="var(--on-bill)", stroke_width=18, stroke_linecap="round")
    return join(edge, band, ticks, tag(text, (x1 + x2) / 2, (y1 + y2) / 2 - 26))


def target(place: Point, lean: tuple[int, int] | None = (0, 0), text: str = "") -> Markup:
    """Return the corners round a possible target, and its flag.

    Args: lean - offset of its counter, None for a counter on its base.
    """
    x, y = PLANE.point(place)
    dx, dy = (lean[0] * TOKEN / 100, lean[1] * TOKEN / 100 - _HEAD) if lean is not None else (0.0, 0.0)
    lift = f"translate({number(dx)} {number(dy)})"
    corners = el("g", el("g", use("mk-target", TOKEN * 1.17), transform=lift), class_="stand")
    return el("g", corners, tag(text, dx, dy - 38 if y > 90 else 30) if text else None,
              transform=f"translate({number(x)} {number(y)})")
