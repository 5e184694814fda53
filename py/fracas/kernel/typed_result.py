"""What coaches type in of a match that was played at the table: marks, each of a player and a column.

What columns there are and what they mean says the career of a game, in plain values as everything else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

Marks = Mapping[tuple[int, str], str]  # shirt from 1, 0 = the team, and key of the column: what was typed
Counted = Sequence[tuple[int, str, int]]  # shirt from 0, key of the figure, how often
Column = tuple[str, str, tuple[tuple[str, str], ...]]  # key, label, values with their labels; () = a number
Columns = tuple[Sequence[Column], Sequence[Column]]  # of each player, and of the team

MOST = 99  # of a number


def number(text: str, most: int = MOST) -> int:
    """Return a number that was typed in; nothing is 0.

    Raises: InvalidNotation quoting what is none.
    """
    plain = text.strip()
    if plain and not (plain.isascii() and plain.isdecimal() and len(plain) < 4 and int(plain) <= most):
        raise InvalidNotation(_("{text} is no number from 0 to {most}.").format(text=quote(plain), most=most))
    return int(plain or "0")
