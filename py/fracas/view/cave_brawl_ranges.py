"""The ranges of a throw on the pit: where its DC changes, with the DC in every zone."""

from __future__ import annotations

from collections.abc import Sequence

from fracas.view.cave_brawl import SIZE, U
from fracas.view.markup import EMPTY, Markup, el, join, number

_LABEL = 26  # height of a label


def ranges(centre: tuple[int, int], zones: Sequence[tuple[int, str]]) -> Markup:
    """Return the borders between zones as squares round a centre, cut off by the walls, and a label in each zone.

    Args: centre - column and row, 1 to 21.
          zones - how far each reaches, in squares, with its label; the last one goes to the walls.
    """
    column, row = centre
    lines = "".join(_square(column, row, far) for far, _label in zones[:-1])
    labels = [_label(column, row, near, label) for near, (_far, label) in zip(
        (0, *(far for far, _text in zones)), zones, strict=False)]
    return join(
        el("path", d=lines, fill="none", stroke="#1b1528", stroke_width=8, stroke_opacity=".85"),
        el("path", d=lines, fill="none", stroke="var(--bill)", stroke_width=4, stroke_dasharray="14 8"), labels,
    )


def _square(column: int, row: int, far: int) -> str:
    """Return the border of a zone inside of the pit; sides that lie on a wall or beyond are left out."""
    left, right = max(column - far - 1, 0), min(column + far, SIZE)
    top, bottom = max(row - far - 1, 0), min(row + far, SIZE)
    parts = []
    for is_in, line in (
        (top > 0, (left, top, right, top)), (right < SIZE, (right, top, right, bottom)),
        (bottom < SIZE, (left, bottom, right, bottom)), (left > 0, (left, top, left, bottom)),
    ):
        if is_in:
            x1, y1, x2, y2 = (U * n for n in line)
            parts.append(f"M{x1} {y1}L{x2} {y2}")
    return "".join(parts)


def _label(column: int, row: int, near: int, label: str) -> Markup:
    """Return the label of a zone: in its first squares above the centre, or below, or beside where there is no room."""
    step = near + 1 if near else 1
    for dx, dy in ((0, -1), (0, 1), (1, 0), (-1, 0)):
        x, y = column + dx * step, row + dy * step
        if 1 <= x <= SIZE and 1 <= y <= SIZE:
            width = 15 * len(label) + 10
            left = (x - 0.5) * U - width / 2
            return el(
                "g", el("rect", x=number(left), y=number((y - 0.5) * U - _LABEL / 2), width=width, height=_LABEL, rx=4,
                        fill="#1b1528", stroke="var(--bill)", stroke_width=2),
                el("text", label, class_="n", x=number((x - 0.5) * U), y=number((y - 0.5) * U + 1), font_size=20,
                   fill="#ffd02e"))
    return EMPTY
