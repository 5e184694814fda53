"""The view state of a match: selection, mode, plan, drawing, entered dice, as one plain record."""

from dataclasses import dataclass, field

from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.move_plan import MovePlan
from fracas.kernel.table import Option
from fracas.view.board.plane import Place


@dataclass
class Sketch:
    """Drawings on a plane: a path by hand, the measuring tape, a line of sight."""

    corners: list[Place] = field(default_factory=list)  # corners of a path by hand
    plan_corners: int = 0  # number of corners taken over from the plan
    tape: list[Place] = field(default_factory=list)  # ends of the measuring tape: none to two
    sight_target: int = NO_ONE  # the target of the line of sight
    drag_handle: str = ""  # the dragged thing: "end" of the path, "bend" and its number, "tape"; "" for none
    shows_moves: bool = False  # whether suggested moves are listed


@dataclass
class UiState:
    """The view state of a match."""

    selected: int = NO_ONE
    inspected: int = NO_ONE  # the player whose card is shown without a selection
    mode: str = MOVE
    plan: MovePlan | None = None
    trouble: str = ""  # the reason for a refusal, one sentence
    sketch: Sketch = field(default_factory=Sketch)
    picked: Option | None = None  # the die lifted for a re-roll
    entered: list[int] = field(default_factory=list)  # faces of real dice entered so far
    slot: int = -1  # position of the entered die to correct, -1 = the next one
    log_open: bool = False
    squads_open: bool = False
    rolls_only: bool = False
    open_reasons: set[str] = field(default_factory=set)
    figures: bool = False
    threats: bool = False
    shout: str = ""
    bot_progress: float = -1.0  # share of a bot's work that is done, -1 = no bot at work
    replay: int = -1  # number of the replayed action, -1 = the present

    def clear(self) -> None:
        """Drop selection, mode, plan and entries; the tape stays until it is rolled up."""
        self.selected, self.inspected, self.mode, self.plan, self.picked = NO_ONE, NO_ONE, MOVE, None, None
        self.entered, self.slot, self.trouble = [], -1, ""
        self.sketch = Sketch(tape=self.sketch.tape)
