"""A moment of a match as it lies before a coach: what boards are drawn from and taps are understood by."""

from typing import Any, NamedTuple

from fracas.faces.choices import NO_ONE, MoveOptions, QuestionPrompt, SetupPrompt
from fracas.faces.reach import Reach
from fracas.faces.ui_state import UiState
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Option


class TurnOptions(NamedTuple):
    """What the coach to act may do."""

    legal: tuple[Action, ...] = ()
    actors: tuple[int, ...] = ()
    acting: int = NO_ONE
    ask: QuestionPrompt | None = None
    texts: dict[Option, str] = {}  # what each option of the question is called in the record
    setup: SetupPrompt | None = None


class MatchScene(NamedTuple):
    """The position, what may be done, and what the coach has begun to do."""

    state: Any
    now: TurnOptions
    ui: UiState
    move_options: MoveOptions | None = None  # what the selected player may do, None if nobody is selected
    reach: Reach | None = None  # where he can get to, where the board is a plane
