"""Street Bowl's street: cobbles between two walls, end zones, hash marks, barriers at the open ends, a crowd behind.

Geometry: Street Bowl 2.
"""

from functools import cache

from fracas.faces import street
from fracas.faces.street import LENGTH, LINE, ROWS, WALL, WIDTH, StreetLook, U, houses, rect
from fracas.faces.street_bowl.weather_ground import WEATHER_DRAWINGS
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.state import FINE
from fracas.view.markup import EMPTY, Markup, el, join, number

BARRIER = 20                    # thickness of the planks across either end
CROWD = 44                      # of the crowd that is always in view
HASH_ROWS = (2, ROWS - 2)       # the lines between the wide zones and the centre
_HEADS = 17                     # diameter of a head
_RANKS = 3


@cache
def look(upright: bool, weather: int = FINE) -> StreetLook:
    """Return the street in some weather, horizontal or upright on its west end."""
    terrain = join(_terrain(), WEATHER_DRAWINGS.get(weather, EMPTY))
    return street.build_street("street-bowl", "ball-street", STREET.points, terrain, _lines(), BARRIER + CROWD, upright)


def _terrain() -> Markup:
    return join(
        rect(-1600, -1600, 4400, 3600, "var(--wall)"),
        houses(),
        rect(-1600, -WALL - 5, LENGTH + 3200, WIDTH + 2 * WALL + 10, LINE),
        rect(-1600, -WALL, LENGTH + 3200, WIDTH + 2 * WALL, "url(#p-brick)"),
        rect(-1600, -5, LENGTH + 3200, WIDTH + 10, LINE),
        rect(-1600, 0, LENGTH + 3200, WIDTH, "var(--cobble-2)"),
        _crowd(-BARRIER, -1), _crowd(LENGTH + BARRIER, 1),
        street.cobbles(),
        _barrier(-BARRIER), _barrier(LENGTH),
    )


def _crowd(edge: float, outwards: int) -> Markup:
    """Return the ranks of heads behind a barrier: dashed lines with round caps, each dash a head."""
    ranks = []
    for rank in range(_RANKS * 2):
        x = edge + outwards * (11 + rank * 16)
        start = 6 + rank % 2 * 11
        ranks.append(el("path", d=f"M{number(x)} {start}V{WIDTH - 4}", fill="none",
                        stroke=f"var(--crowd-{rank % 5 + 1})", stroke_width=_HEADS, stroke_linecap="round",
                        stroke_dasharray="0 22"))
    return el("g", ranks, opacity="var(--crowd)")


def _barrier(left: float) -> Markup:
    """Return the planks across an open end."""
    posts = "".join(f"M{number(left)} {number(WIDTH * n / 4)}h{BARRIER}" for n in range(1, 4))
    return join(
        rect(left - 4, 0, BARRIER + 8, WIDTH, LINE),
        rect(left, 0, BARRIER, WIDTH, "url(#p-plank)"),
        el("path", d=posts, fill="none", stroke=LINE, stroke_width=3),
    )


def _lines() -> Markup:
    across = "".join(f"M{x} 0V{WIDTH}" for x in (U, LENGTH // 2, LENGTH - U))
    along = "".join(f"M{U} {row * U}H{LENGTH - U}" for row in HASH_ROWS)
    return join(
        el("path", d=across, fill="none", stroke="var(--cobble-line)", stroke_width=5),
        el("path", d=along, fill="none", stroke="var(--cobble-line)", stroke_width=4, stroke_dasharray="10 34"),
    )
