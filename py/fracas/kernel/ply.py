"""Plies and undo points: the memory of a game, one entry per action and one per input."""

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.kernel.drivers import Answer
from fracas.kernel.record import answer_text
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Choice, Event, Roll, Side


class Ply:
    """One action that was played: its text, the position before it, its tape and its events."""

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
        """Keep the record line of the action that a resignation interrupted; its dice were seen, so no undo."""
        self.comment, self.is_shown = line, True


class UndoPoint(NamedTuple):
    """An input that may be undone, with the counters from before it."""

    answers: int  # length of the tape before it; -1 = it is the action itself
    dice: int
    side: Side
    is_dice: bool


def line_text(rules: Ruleset, ply: Ply, is_left_out: Callable[[Roll], bool] = lambda _roll: False) -> str:
    """Return the record line of an action, without its comment.

    Args: is_left_out - whether the dice of a roll are not written.
    """
    rolls = iter([e.facts[0].request for e in ply.events if e.kind == "roll"])  # type: ignore[union-attr]
    texts = []
    for answer in ply.answers:
        if answer.is_dice:
            request = next(rolls)
            if not is_left_out(request):
                texts.append(answer_text(request.dice, answer, ""))
        else:
            choice = Choice(answer.kind, ply.side, (answer.value,))  # type: ignore[arg-type]
            option = rules.option_text(ply.before, choice, answer.value)  # type: ignore[arg-type]
            texts.append(answer_text(None, answer, option))
    return ply.text + (": " + "; ".join(texts) if texts else "")
