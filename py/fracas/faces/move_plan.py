"""Paths to cells, and plans: the shown but not yet confirmed actions of the selected player."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.kernel.ruleset import Action
from fracas.kernel.table import Roll
from fracas.view.board.model import Chance
from fracas.view.board.plane import Place


class MovePath(NamedTuple):
    """The safest path of a player to a cell."""

    cell: int
    chance: Chance  # of arriving
    steps: tuple[Action, ...]  # one action a cell
    cells: tuple[int, ...]  # the first is the player's own
    rolls: tuple[int, ...] = ()  # cells whose step needs a roll
    note: str = ""  # its cost in words
    price: int = 0  # counters among the cost, shown before they are spent
    spent: Fraction = Fraction(1)  # share of the arrivals behind which no re-roll of the team is left


def share_without(cases: Iterable[tuple[int, int]], bit: int) -> Fraction:
    """Return the share of some cases behind which a help is spent.

    Args: cases - the helps left, as bits, and how many cases that are; bit - of the help.
    """
    counted = [(left & bit, n) for left, n in cases]
    return Fraction(sum(n for left, n in counted if not left), sum(n for _left, n in counted) or 1)


class MovePlan(NamedTuple):
    """The actions a selected player is about to take, waiting for the second tap."""

    who: int
    cell: int
    kind: str  # of the action at the end, "" for a mere walk
    actions: tuple[Action, ...]
    path: MovePath | None
    roll: Roll | None  # the first roll of the action at the end, or of the first risky step
    roll_state: Any  # the position in which that roll is made
    roll_action: Action | None
    walk: Chance  # of the walk alone
    fan: dict[str, Fraction] | None = None  # outcomes of `roll_action`; None while they are being computed
    success: Chance | None = None  # of the action at the end alone; None while it is being computed
    end: Place | None = None  # on a plane: the end of the path, if it can be dragged
    wait: str = ""  # what the player waits for and why he can, one sentence; "" = he does not wait

    @property
    def chance(self) -> Chance | None:
        """The chance of the whole plan, None while it is being computed."""
        return None if self.success is None else self.walk * self.success

    @property
    def is_risky(self) -> bool:
        """Whether the plan rolls dice or spends counters, so that it is shown before it is played."""
        return self.roll is not None or self.walk < 1 or (self.path is not None and self.path.price > 0)


class WaitIdea(NamedTuple):
    """The idea that a player waits with something he could do at once."""

    plan: MovePlan
    gain: int  # thousandths of a win that it is worth more than the best that can be done at once
