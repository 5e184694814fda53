"""Resignation: an action of either coach at any moment, also while the other acts or answers.

No list offers it, and a game whose rules know a fixed moment for it (Street Bowl) has another action instead.
"""

from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.locale import _

CONCEDE = "concede"
SEATS = ("home", "away")  # as they are written


def resignation(side: Side) -> Action:
    """Return the action by which a side resigns."""
    return CONCEDE, side


def is_resignation(action: Action) -> bool:
    """Return whether an action is a resignation."""
    return len(action) == 2 and action[0] == CONCEDE and action[1] in (0, 1)


def resignation_text(action: Action) -> str:
    """Return the record text of a resignation."""
    return f"{CONCEDE} {SEATS[action[1]]}"


def read_resignation(words: list[str]) -> Action:
    """Parse a resignation from its words, `concede` first.

    Raises: InvalidNotation quoting what is no side.
    """
    if len(words) != 2 or words[1] not in SEATS:
        raise InvalidNotation(_("{text} does not name a side that can concede.").format(text=quote(" ".join(words))))
    return resignation(SEATS.index(words[1]))
