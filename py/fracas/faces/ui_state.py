"""What a coach is looking at and has begun to do: the one plain record of the match screen, with its defaults."""

from dataclasses import dataclass, field

from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.move_plan import MovePlan
from fracas.kernel.table import Option
from fracas.view.board.plane import Place


@dataclass
class Sketch:
    """What lies on a plane besides, drawn with a finger: a path by hand, the measuring tape."""

    bends: list[Place] = field(default_factory=list)  # of a path bent by hand
    plan_bends: int = 0  # how many of the bends are those of the planned path
    tape: list[Place] = field(default_factory=list)  # ends of the measuring tape, none to two
    aimed: int = NO_ONE  # the player whose line of sight is shown
    drag_handle: str = ""  # what a finger drags: "end" of the path, "bend" and its number, "tape"; "" for nothing
    lists: bool = False  # whether useful moves are listed


@dataclass
class UiState:
    """The state of the match screen."""

    selected: int = NO_ONE
    inspected: int = NO_ONE  # a player whose card is shown, without being selected
    mode: str = MOVE
    plan: MovePlan | None = None
    trouble: str = ""  # why what was wished is not possible, one sentence
    sketch: Sketch = field(default_factory=Sketch)
    picked: Option | None = None  # the die lifted for a re-roll
    entered: list[int] = field(default_factory=list)  # faces of real dice so far
    slot: int = -1  # the entered die to be corrected, -1 = the next one
    log_open: bool = False
    squads_open: bool = False
    rolls_only: bool = False
    open_reasons: set[str] = field(default_factory=set)
    figures: bool = False
    threats: bool = False
    shout: str = ""
    bot_progress: float = -1.0  # share a bot has done, -1 = none at work
    replay: int = -1  # number of the action shown again, -1 = the present

    def clear(self) -> None:
        """Take back everything that was begun; the tape stays until it is rolled up."""
        self.selected, self.inspected, self.mode, self.plan, self.picked = NO_ONE, NO_ONE, MOVE, None, None
        self.entered, self.slot, self.trouble = [], -1, ""
        self.sketch = Sketch(tape=self.sketch.tape)
