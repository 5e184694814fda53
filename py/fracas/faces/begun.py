"""What a coach is looking at and has begun to do: the one plain record of the match screen, with its defaults."""

from __future__ import annotations

from dataclasses import dataclass, field

from fracas.faces.face import MOVE, NO_ONE, NOWHERE
from fracas.faces.plan import Plan
from fracas.kernel.table import Option


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
