"""Giving a match up at any moment: an action of either coach, also of the one not to act or while a question is open.

No list offers it, and a game whose rules know a fixed moment for it (Street Bowl) has another action instead.
"""

from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.locale import _

CONCEDE = "concede"
SEATS = ("home", "away")  # as they are written


def resignation(side: Side) -> Action:
    """Return the action by which a side gives up."""
    return CONCEDE, side


def is_resignation(action: Action) -> bool:
    """Return whether an action is the giving up of a named side."""
    return len(action) == 2 and action[0] == CONCEDE and action[1] in (0, 1)


def resignation_text(action: Action) -> str:
    """Write the giving up of a side."""
    return f"{CONCEDE} {SEATS[action[1]]}"


def read_resignation(words: list[str]) -> Action:
    """Read what `resignation_text` has written, `concede` first.

    Raises: InvalidNotation quoting what is no side.
    """
    if len(words) != 2 or words[1] not in SEATS:
        raise InvalidNotation(_("{text} names no side that could give up.").format(text=quote(" ".join(words))))
    return resignation(SEATS.index(words[1]))
