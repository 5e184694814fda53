"""What a game remembers of each action, and of each input that could be taken back."""

from typing import Any, NamedTuple

from fracas.kernel.drivers import Answer
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event, Side


class Ply:
    """One action that was played: its text, the position before it, its tape and what it brought about."""

    __slots__ = ("action", "text", "before", "side", "first_die", "answers", "events", "comment", "is_shown")

    def __init__(self, action: Action, text: str, before: Any, side: Side, first_die: int) -> None:
        self.action = action
        self.text = text
        self.before = before  # never changed
        self.side = side
        self.first_die = first_die
        self.answers: list[Answer] = []
        self.events: tuple[Event, ...] = ()
        self.comment = ""
        self.is_shown = False  # dice were seen that belong to it or to what it broke off: the action itself stands

    def keep_interrupted_line(self, line: str) -> None:
        """Remember what was being played when a coach gave up; its dice were seen, so that this stands."""
        self.comment, self.is_shown = line, True


class UndoPoint(NamedTuple):
    """An input that may be undone, and what was so before it."""

    answers: int  # length of the tape before it; -1 = it is the action itself
    dice: int
    side: Side
    is_dice: bool
