"""The alley in letters, for terminals.

A player is his name and the way he looks (an arrow), `_` when Down, `~` when Dazed; `o` is the loose ball, `#` a goal
column, `.` any other square, `|` a white line, `=` the threshold of the bar.
"""

from fracas.games.elfball.state import State
from fracas.games.elfball.words.picture import token
from fracas.games.street_brawl.field import COLUMNS, LINES_AFTER, OPENING, ROWS

WIDTH = 4  # characters of a square


def picture(s: State) -> str:
    """Return the alley of a position as lines of text."""
    field = s.book.field
    letters = [field.names[field.at(column, 0)][0] for column in range(COLUMNS)]
    drawn = [_row("", letters), _row("", ["=" * (column in OPENING) for column in range(COLUMNS)])]
    for row in range(ROWS):
        drawn.append(_row(str(row + 1), [token(s, field.at(column, row)) for column in range(COLUMNS)]))
    return "\n".join(drawn)


def _row(label: str, squares: list[str]) -> str:
    lined = (text.ljust(WIDTH) + "| " * (column in LINES_AFTER) for column, text in enumerate(squares))
    return f"{label:>2} {''.join(lined)}".rstrip()
