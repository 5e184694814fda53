"""What a coach is looking at and has begun to do: the one plain record of the match screen, with its defaults."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.kernel.ruleset import Action
from fracas.kernel.table import Option, Roll
from fracas.page.adapter import MOVE, NO_ONE, NOWHERE, Way
from fracas.view.model import Chance


class Plan(NamedTuple):
    """What the selected player is about to do, waiting for the second tap."""

    who: int
    cell: int
    kind: str  # of the deed at its end, "" for a mere walk
    actions: tuple[Action, ...]
    way: Way | None
    roll: Roll | None  # the first roll of the deed, or of the first risky step of the walk
    roll_state: Any  # the position that roll is made in
    roll_action: Action | None
    walk: Chance  # of the walk alone
    fan: dict[str, Fraction] | None = None  # of `roll_action`; None while it is being worked out
    success: Chance | None = None  # of the deed alone; None while it is being worked out

    @property
    def chance(self) -> Chance | None:
        """The chance of the whole plan, None while it is being worked out."""
        return None if self.success is None else self.walk * self.success

    @property
    def is_risky(self) -> bool:
        """Whether dice will roll, or counters be spent on the way: then it is shown first."""
        return self.roll is not None or self.walk < 1 or (self.way is not None and self.way.price > 0)


@dataclass
class Ui:
    """The state of the match screen."""

    selected: int = NO_ONE
    looked_at: int = NO_ONE  # a player whose card is shown, without being selected
    mode: str = MOVE
    plan: Plan | None = None
    picked: Option | None = None  # the die lifted for a re-roll
    entered: list[int] = field(default_factory=list)  # faces of real dice so far
    slot: int = -1  # the entered die to be corrected, -1 = the next one
    cursor: int = NOWHERE  # cell of the keyboard
    has_cursor: bool = False  # whether the cursor is drawn
    zoom: float = 1.0
    focus: tuple[float, float] | None = None
    log_open: bool = False
    squads_open: bool = False
    rolls_only: bool = False
    whys: set[str] = field(default_factory=set)
    figures: bool = False
    threats: bool = False
    toast: str = ""
    shout: str = ""
    thinking: float = -1.0  # share a bot has done, -1 = none at work
    replay: int = -1  # number of the action shown again, -1 = the present

    def clear(self) -> None:
        """Take back everything that was begun."""
        self.selected, self.looked_at, self.mode, self.plan, self.picked = NO_ONE, NO_ONE, MOVE, None, None
        self.entered, self.slot = [], -1
