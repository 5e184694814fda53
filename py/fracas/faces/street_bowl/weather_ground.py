"""Drawings of weather on the cobbles: rain with puddles, snow, smog; they look random and are always the same.

Rule: Street Bowl 14.
"""

from collections.abc import Iterator

from fracas.faces.street import LENGTH, LINE, WIDTH, rect
from fracas.games.street_bowl.state import RAIN, SMOG, SNOW
from fracas.view.markup import Markup, el, join, number


def _spots(count: int, seed: int) -> Iterator[tuple[float, float, float]]:
    """Yield evenly spread places on the street, each with a size between 0 and 1."""
    for n in range(count):
        along, across = (n * 0.7549 + seed * 0.31) % 1, (n * 0.5698 + seed * 0.17) % 1  # a low-discrepancy sequence
        yield along * LENGTH, across * WIDTH, n * 0.618 % 1


def _puddles() -> Markup:
    """Return puddles, each with the reflection of a lit window."""
    pools, lights = [], ""
    for x, y, size in _spots(22, 1):
        wide, high = 20 + 34 * size, 8 + 9 * size
        x, y = min(max(x, wide), LENGTH - wide), min(max(y, high), WIDTH - high)
        pools.append(el("ellipse", cx=number(x), cy=number(y), rx=number(wide), ry=number(high)))
        lights += f"M{number(x - wide / 2)} {number(y - high / 3)}h{number(wide * 0.7)}"
    return join(
        el("g", pools, fill="var(--endzone)", fill_opacity=".55", stroke=LINE, stroke_width=2, stroke_opacity=".35"),
        el("path", d=lights, fill="none", stroke="var(--band)", stroke_width=3, stroke_linecap="round",
           stroke_opacity=".75"),
    )


def _streaks() -> Markup:
    drops = "".join(f"M{number(x)} {number(y * 0.92)}l-6 {number(14 + 8 * size)}" for x, y, size in _spots(160, 2))
    return el("path", d=drops, fill="none", stroke="var(--band)", stroke_width=2, stroke_linecap="round",
              stroke_opacity=".5")


def _drifts() -> Markup:
    """Return snow along both walls and in patches between the stones."""
    patches = [el("ellipse", cx=number(x), cy=number(y), rx=number(14 + 30 * size), ry=number(8 + 12 * size))
               for x, y, size in _spots(60, 3)]
    humps = "".join("q22 26 44 0" for _column in range(LENGTH // 44))
    return el("g", el("path", d=f"M0 0{humps}V-4H0z"), el("path", d=f"M0 0{humps}V-4H0z",
              transform=f"translate({LENGTH} {WIDTH}) rotate(180)"), patches, fill="#fff", fill_opacity=".6")


def _smog() -> Markup:
    clouds = [el("ellipse", cx=number(x), cy=number(y), rx=number(60 + 60 * size), ry=number(22 + 16 * size))
              for x, y, size in _spots(26, 4)]
    return el("g", rect(0, 0, LENGTH, WIDTH, "#c9c27a", ".16"), clouds, fill="#c9c27a", fill_opacity=".16")


WEATHER_DRAWINGS = {RAIN: join(_puddles(), _streaks()), SNOW: _drifts(), SMOG: _smog()}
