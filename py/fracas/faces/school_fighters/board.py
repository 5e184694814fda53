"""The schoolyard: asphalt or lino in a wooden frame, chalk, and pieces of terrain with signs.

School Fighters 1 and 8. One inch is 20 board units. A piece is drawn to its exact outline, so that what is within or
across it can be seen; the little signs at its upper left show its rules.
"""

from functools import lru_cache
from math import atan2, degrees, hypot

from fracas.games.school_fighters.terrain import COVER, DIFFICULT, SOLID, TABLE, Layout, Piece
from fracas.kernel.geometry.shapes import Shape
from fracas.locale import N_, _
from fracas.view.board.model import PlayingField
from fracas.view.board.plane import INCH, Plane
from fracas.view.markup import EMPTY, Markup, Value, el, join, number

GAME = "school-fighters"
PLANE = Plane(TABLE)
SIDE = TABLE / 100 * INCH
EXTENT = (-20.0, -42.0, SIDE + 40.0, SIDE + 60.0)  # a counter at the north edge reaches over it
ZONE = 12 * INCH  # depth of a deployment zone
BASE = INCH / 2  # radius of a base
TOKEN = 46.0
FLAG = 24  # size of a sign
_CHALK: dict[str, Value] = {"fill": "none", "stroke": "var(--chalk)", "stroke_width": 3, "stroke_opacity": ".62"}
_LINE = "var(--t-line)"

# Key of a piece -> its name and its drawing.
PIECES: dict[str, tuple[str, str]] = {
    "long-table": (N_("long table"), "tr-table"), "pillar": (N_("pillar"), "tr-pillar"),
    "soup": (N_("spilled soup"), "tr-puddle"), "drinks": (N_("drinks machine"), "tr-machine"),
    "trolleys": (N_("trolley row"), "tr-trolleys"), "stage": (N_("stage"), "tr-stage"),
    "sandbox": (N_("sandbox"), "tr-sand"), "mud": (N_("mud puddle"), "tr-mud"), "bush": (N_("bush"), "tr-bush"),
    "shed": (N_("tool shed"), "tr-shed"), "slide": (N_("slide mound"), "tr-mound"),
    "bike-rack": (N_("bike rack"), "tr-bikes"), "jungle-gym": (N_("jungle gym"), "tr-gym"),
    "bleachers": (N_("bleachers"), "tr-bleachers"), "horses": (N_("vaulting horse"), "tr-horse"),
    "climbing-wall": (N_("climbing wall"), "tr-climb"), "lockers": (N_("lockers"), "tr-lockers"),
    "wet-floor": (N_("wet floor"), "tr-puddle"), "trampoline": (N_("trampoline"), "tr-trampoline"),
    "ball-pit": (N_("ball pit"), "tr-balls"), "hedge": (N_("hedge"), "tr-hedge"), "wall": (N_("wall"), "tr-wall"),
}
TALL = frozenset({"bleachers"})  # pieces whose drawing is taller than wide
FLAGS: tuple[tuple[int, str, str], ...] = (
    (COVER, "fl-cover", N_("cover")), (DIFFICULT, "fl-difficult", N_("difficult")), (SOLID, "fl-solid", N_("solid")),
)


@lru_cache(maxsize=8)
def field(layout: Layout) -> PlayingField:
    """Return the table with this terrain."""
    return PlayingField(GAME, PLANE, EXTENT, _ground(layout), _pieces(layout), "ball-elf", TOKEN, BASE)


def piece_name(piece: Piece) -> str:
    """Return the name of a piece of terrain."""
    if piece.name in PIECES:
        return _(PIECES[piece.name][0])
    return _("wall") if piece.flags & SOLID else _("height") if piece.level else _("obstacle")


def piece_flags(piece: Piece) -> str:
    """Return the flags and the level of a piece in words."""
    words = [_(word) for flag, _sign, word in FLAGS if piece.flags & flag]
    return ", ".join([*words, *([_("level {n}").format(n=piece.level)] if piece.level else [])])


# -- ground ----------------------------------------------------------------------------------------------------


def _ground(layout: Layout) -> Markup:
    paved = {"cafeteria": "p-lino", "gym": "p-boards"}.get(layout.name, "p-asph")
    return join(
        el("rect", x=-1200, y=-1200, width=3400, height=3400, fill="var(--wall)"),
        el("rect", x=-16, y=-16, width=SIDE + 32, height=SIDE + 32, fill=_LINE),
        el("rect", x=-12, y=-12, width=SIDE + 24, height=SIDE + 24, fill="var(--wood)"),
        el("rect", width=SIDE, height=SIDE, fill=f"url(#{paved})"),
        _court() if layout.name == "gym" else EMPTY if layout.name == "cafeteria" else _games(),
        el("path", d=f"M0 {SIDE - ZONE:g}H{SIDE:g}M0 {ZONE:g}H{SIDE:g}", stroke_dasharray="16 12", **_CHALK),
        el("path", d=_ticks(), fill="none", stroke="var(--chalk)", stroke_width=3),
    )


def _ticks() -> str:
    """Return a short line every foot along each edge."""
    far = f"{SIDE:g}"
    feet = [f"{n * ZONE:g}" for n in range(5)]
    return "".join(f"M{n} 0v10M{n} {far}v-10M0 {n}h10M{far} {n}h-10" for n in feet)


def _games() -> Markup:
    """Return the chalk drawings on the asphalt."""
    hopscotch = "M0 0H40V40H0ZM-20 40H20V80H-20ZM20 40H60V80H20ZM0 80H40V120H0ZM-20 120H20V160H-20ZM20 120H60V160H20Z"
    return join(
        el("circle", cx=SIDE / 2, cy=SIDE / 2, r=190, **_CHALK),
        el("path", d=hopscotch, transform="translate(800 560) rotate(14)", **_CHALK),
        el("path", d="M0 0H110V110H0ZM55 0V110M0 55H110", transform="translate(70 330)", **_CHALK),
    )


def _court() -> Markup:
    """Return the lines of a basketball court."""
    half = SIDE / 2
    keys = f"M{half - 90} 0V150H{half + 90}V0M{half - 90} {SIDE}V{SIDE - 150}H{half + 90}V{SIDE}"
    arcs = f"M{half - 90} 150A90 90 0 0 0 {half + 90} 150M{half - 90} {SIDE - 150}A90 90 0 0 1 {half + 90} {SIDE - 150}"
    return join(
        el("path", d=f"M0 {half}H{SIDE}{keys}{arcs}", **_CHALK), el("circle", cx=half, cy=half, r=120, **_CHALK),
    )


# -- terrain ---------------------------------------------------------------------------------------------------


def _pieces(layout: Layout) -> Markup:
    """Return the terrain, heights first, since other pieces may stand on heights."""
    ordered = sorted(layout.pieces, key=lambda piece: (not piece.level, piece.level))
    return join([piece_drawing(piece) for piece in ordered], [signs(piece) for piece in ordered])


def piece_drawing(piece: Piece) -> Markup:
    """Return a piece without signs: its rotated drawing, or a plain outline if no drawing fits."""
    symbol, lies = PIECES.get(piece.name, ("", ""))[1], _lies(piece)
    if not symbol or lies is None:
        return el("path", d=outline(piece), fill=_paint(piece), stroke=_LINE, stroke_width="2.5")
    x, y, wide, high, turn = lies
    if wide != high and (piece.name in TALL) != (high > wide):
        wide, high, turn = high, wide, turn + 90
    return join(
        el("use", href=f"#{symbol}", x=number(-wide / 2), y=number(-high / 2), width=number(wide), height=number(high),
           transform=f"translate({number(x)} {number(y)})" + (f" rotate({number(turn)})" if turn else "")),
        el("path", d=outline(piece), fill="none", stroke=_LINE, stroke_width="1.6", stroke_dasharray="5 3",
           stroke_opacity=".8"))


def _lies(piece: Piece) -> tuple[float, float, float, float, float] | None:
    """Return the middle, width, depth and turn in degrees of a disc or a rectangle, None for other shapes."""
    if not piece.shape.corners:
        left, top, width, height = extent(piece)
        return left + width / 2, top + height / 2, width, height, 0
    points = [PLANE.point(corner) for corner in piece.shape.corners]
    if len(points) != 4:
        return None
    (x1, y1), (x2, y2), (x3, y3), _last = points
    wide, high = hypot(x2 - x1, y2 - y1), hypot(x3 - x2, y3 - y2)
    if abs((x2 - x1) * (x3 - x2) + (y2 - y1) * (y3 - y2)) > wide * high / 50:  # no right angle
        return None
    return (x1 + x3) / 2, (y1 + y3) / 2, wide, high, degrees(atan2(y2 - y1, x2 - x1))


def bounds(shape: Shape) -> tuple[int, int, int, int]:
    """Return the western, southern, eastern and northern bound of a piece."""
    if not shape.corners:
        return shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius
    xs, ys = zip(*shape.corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def extent(piece: Piece) -> tuple[float, float, float, float]:
    """Return the box round a piece in board units: left, top, width, height."""
    west, south, east, north = bounds(piece.shape)
    left, top = PLANE.point((west, north))
    return left, top, (east - west) / 100 * INCH, (north - south) / 100 * INCH


def outline(piece: Piece) -> str:
    """Return the exact outline of a piece as path data."""
    shape = piece.shape
    if shape.corners:
        return path_of(shape.corners) + "Z"
    left, top, width, _height = extent(piece)
    half = f"a{number(width / 2)} {number(width / 2)} 0 1 0"
    return f"M{number(left)} {number(top + width / 2)}{half} {number(width)} 0{half} {number(-width)} 0Z"


def path_of(places: tuple[tuple[int, int], ...] | list[tuple[int, int]]) -> str:
    """Return places joined by straight lines as path data."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in map(PLANE.point, places))


def _paint(piece: Piece) -> str:
    """Return the colour of a piece that has no drawing of its own."""
    if piece.flags & SOLID:
        return "var(--wall)"
    if piece.level:
        return "var(--platform)"
    return "var(--bush)" if piece.flags & COVER else "var(--mud)"


def signs(piece: Piece) -> Markup:
    """Return the signs of a piece's rules, at its upper left."""
    left, top, width, height = extent(piece)
    if not piece.shape.corners:
        left, top = left + width * 0.13, top + height * 0.13
    names = [sign for flag, sign, _word in FLAGS if piece.flags & flag]
    names += ["fl-high"] * piece.level
    start = max(min(left - FLAG / 2, SIDE - FLAG * len(names)), 0)
    return join(
        el("use", href=f"#{name}", x=number(start + FLAG * place), y=number(max(top - FLAG / 2, 0)), width=FLAG,
           height=FLAG)
        for place, name in enumerate(names)
    )
