"""A plan: what the selected player is about to do, with what it needs and brings."""

from fractions import Fraction
from typing import Any, NamedTuple

from fracas.faces.choices import MovePath
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Roll
from fracas.view.board.model import Chance
from fracas.view.board.plane import Place


class MovePlan(NamedTuple):
    """What the selected player is about to do, waiting for the second tap."""

    who: int
    cell: int
    kind: str  # of the deed at its end, "" for a mere walk
    actions: tuple[Action, ...]
    path: MovePath | None
    roll: Roll | None  # the first roll of the deed, or of the first risky step of the walk
    roll_state: Any  # the position that roll is made in
    roll_action: Action | None
    walk: Chance  # of the walk alone
    fan: dict[str, Fraction] | None = None  # of `roll_action`; None while it is being worked out
    success: Chance | None = None  # of the deed alone; None while it is being worked out
    end: Place | None = None  # on a plane: where its path ends, if that may be moved with a finger

    @property
    def chance(self) -> Chance | None:
        """The chance of the whole plan, None while it is being worked out."""
        return None if self.success is None else self.walk * self.success

    @property
    def is_risky(self) -> bool:
        """Whether dice will roll, or counters be spent on the way: then it is shown first."""
        return self.roll is not None or self.walk < 1 or (self.path is not None and self.path.price > 0)
