"""The field in letters, for terminals.

A player is his name and the way he looks (an arrow), `_` when Down, `~` when Dazed; `o` is the loose ball, `#` a goal,
`=` the half-way line, `.` any other hex inside the field. Each row has the names of its first and last hex beside it.
"""

from fracas.games.elfball.field import EDGE, GOAL, HALFWAY
from fracas.games.elfball.notation.shirts import player_text
from fracas.games.elfball.state import State
from fracas.games.elfball.words.variant import arrow

STANCES = " _~"
GROUND = {GOAL: "#", HALFWAY: "=", EDGE: " "}
WIDTH = 4  # characters of a hex; rows are shifted by half of them


def picture(s: State) -> str:
    """Return the field of a position as lines of text."""
    points, names, lines = s.book.field.points, s.book.field.names, s.book.field.lines
    left = min(2 * q + r for q, r in points)
    rows: dict[int, list[int]] = {}
    for cell, (_, r) in enumerate(points):
        if lines[cell] != EDGE:
            rows.setdefault(r, []).append(cell)
    drawn = []
    for r, cells in rows.items():
        indent = " " * ((2 * points[cells[0]][0] + r - left) * WIDTH // 2)
        hexes = "".join(token(s, cell).ljust(WIDTH) for cell in cells)
        drawn.append(f"{names[cells[0]]:>4} {indent}{hexes} {names[cells[-1]]}")
    return "\n".join(drawn)


def token(s: State, cell: int) -> str:
    """Return the token of a hex: a player, the ball or the ground."""
    if cell in s.where:
        p = s.where.index(cell)
        return player_text(p) + (arrow(s, s.facing[p]) if s.facing[p] >= 0 else STANCES[s.stance[p]])
    if s.ball == cell:
        return "o"
    return GROUND.get(s.book.field.lines[cell], ".")
