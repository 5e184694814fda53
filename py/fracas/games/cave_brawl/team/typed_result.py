"""A match that was played at the table, as its coaches type it in (chapter 7): who died, and what the players did.

What is typed of a player is a mark: his shirt, the key of a column, and a text.
"""

from __future__ import annotations

from collections.abc import Mapping

from fracas.kernel.typed_result import Columns, Counted, Marks, number
from fracas.locale import _

FATE, LOST = "fate", "0"


def columns(figures: Mapping[str, str]) -> Columns:
    """Return what can be typed in of each player, and of the team: nothing."""
    fates = (("", _("lived")), (LOST, _("dead or carried off")))
    return ((FATE, _("At the end"), fates), *((key, _(label), ()) for key, label in figures.items())), ()


def typed(squad: int, marks: Marks, figures: Mapping[str, str], old: str) -> tuple[str, Counted]:
    """Return notes and figures of what was typed in: shirt from 0, figure, how often.

    Rule:   Cave Brawl 7, Ruling 50.
    Args:   squad - players; old - notes whose improvements stay.
    Raises: InvalidNotation quoting what cannot be.
    """
    lived = "".join("0" if marks.get((shirt, FATE)) == LOST else "1" for shirt in range(1, squad + 1))
    counted = [(shirt - 1, key, times) for shirt in range(1, squad + 1) for key in figures
               if (times := number(marks.get((shirt, key), "")))]
    return ".".join((lived, *old.split(".")[1:])), counted


def marks_of(notes: str, figures: Counted) -> dict[tuple[int, str], str]:
    """Return what would have to be typed in for these notes and figures."""
    dead = {(shirt, FATE): LOST for shirt, mark in enumerate(notes.partition(".")[0], 1) if mark == "0"}
    return dead | {(shirt + 1, key): str(times) for shirt, key, times in figures}
