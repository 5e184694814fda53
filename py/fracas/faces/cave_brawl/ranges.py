"""The ranges of a throw in the pit: the borders between zones, and the DC in each."""

from collections.abc import Collection, Sequence

from fracas.faces.cave_brawl.board import SIZE, U
from fracas.faces.cave_brawl.move_options import KICK, PASS
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import PIT, goal_attacked_by
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.throw import KICK_DC, MEDIUM, PASS_DC, SHORT
from fracas.locale import _
from fracas.view.markup import EMPTY, Markup, el, join, number

LONG = 20  # squares from goal to goal
_TEXT = 31  # size of a label, still to be read where the pit is as wide as a phone


def marks(s: State, who: int, mode: str) -> Markup:
    """Return the zones of the aimed throw: round the passer, or round the goal for a kick.

    Rule: Cave Brawl 4.3, 4.4.
    """
    if mode not in (PASS, KICK) or who == st.NO_ONE or st.is_beast(who) or s.where[who] < 0:
        return EMPTY
    table = PASS_DC if mode == PASS else KICK_DC
    start = s.where[who] if mode == PASS else goal_attacked_by(st.side_of(s, who))
    labels = [_("DC {n}").format(n=dc) for dc in table]
    taken = {PIT.points[cell] for cell in (*st.bodies(s), *([s.ball] if s.ball >= 0 else []))}
    return _ranges(PIT.points[start], tuple(zip((SHORT, MEDIUM, LONG), labels, strict=True)), taken)


def _ranges(
    centre: tuple[int, int], zones: Sequence[tuple[int, str]], taken: Collection[tuple[int, int]] = (),
) -> Markup:
    """Return the borders between zones as squares round a centre, clipped by the walls, with labels.

    Args: centre - column and row, 1 to 21.
          zones - outer radius of each in squares, with its label; the last one goes to the walls.
          taken - occupied squares, whose counters would hide a label.
    """
    column, row = centre
    lines = "".join(_square(column, row, far) for far, _label in zones[:-1])
    labels = [_label(column, row, near, label, taken) for near, (_far, label) in zip(
        (0, *(far for far, _text in zones)), zones, strict=False)]
    return join(
        el("path", d=lines, fill="none", stroke="#1b1528", stroke_width=8, stroke_opacity=".85"),
        el("path", d=lines, fill="none", stroke="var(--bill)", stroke_width=4, stroke_dasharray="14 8"), labels,
    )


def _square(column: int, row: int, far: int) -> str:
    """Return the border of a zone inside the pit, without sides on a wall or beyond."""
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


def _label(column: int, row: int, near: int, label: str, taken: Collection[tuple[int, int]]) -> Markup:
    """Return the label of a zone in its first squares, on a side with room and without counters."""
    places = [
        (column + dx * (near + 1) + dy * aside, row + dy * (near + 1) + dx * aside)
        for aside in (0, 3, -3) for dx, dy in ((0, -1), (0, 1), (1, 0), (-1, 0))
    ]
    inside = [(x, y) for x, y in places if 2 <= x < SIZE and 1 <= y <= SIZE]
    free = [(x, y) for x, y in inside if not any((x + aside, y) in taken for aside in (-1, 0, 1))]
    if not inside:
        return EMPTY
    x, y = (free or inside)[0]
    width, height = 0.62 * _TEXT * len(label) + 12, _TEXT + 8
    centre, middle = (x - 0.5) * U, (y - 0.5) * U
    return el(
        "g", el("rect", x=number(centre - width / 2), y=number(middle - height / 2), width=number(width), height=height,
                rx=5, fill="#1b1528", stroke="var(--bill)", stroke_width=2),
        el("text", label, class_="n", x=number(centre), y=number(middle + 1), font_size=_TEXT, fill="#ffd02e"))
