"""A match scene: the input of drawing a board and of interpreting a tap."""

from typing import Any, NamedTuple

from fracas.faces.choices import NO_ONE, MoveOptions, QuestionPrompt, SetupPrompt
from fracas.faces.reach import Reach
from fracas.faces.ui_state import UiState
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Option


class TurnOptions(NamedTuple):
    """The options of the coach whose turn it is."""

    legal: tuple[Action, ...] = ()
    actors: tuple[int, ...] = ()
    acting: int = NO_ONE
    ask: QuestionPrompt | None = None
    texts: dict[Option, str] = {}  # the record's notation of each option of the question
    setup: SetupPrompt | None = None


class MatchScene(NamedTuple):
    """The position, the options of the coach, and the state of the view."""

    state: Any
    now: TurnOptions
    ui: UiState
    move_options: MoveOptions | None = None  # of the selected player, None if nobody is selected
    reach: Reach | None = None  # of the selected player on a plane
