"""Choices of a coach: actions on targets, buttons, answers to questions, placements in a set-up.

Players go by their numbers in the game's actions, cells by their numbers in its field.
"""

from collections.abc import Callable
from typing import NamedTuple

from fracas.faces.move_plan import MovePath, MovePlan
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Option
from fracas.view.board.model import Chance
from fracas.view.match.dice import DieFace

NO_ONE = -1
NOWHERE = -1
MOST_BUTTONS = 10  # cells of a question named on buttons; more are only lit on the board

FLIGHT = "throw"  # kind of the actions whose flight is drawn, with possible interceptors
MOVE = ""  # the first mode of a selected player: cells to go to, opponents to attack


class TargetedAction(NamedTuple):
    """An action on a cell or on the player there, now or at the end of a path."""

    kind: str
    action: Action
    cell: int
    mode: str = MOVE  # the mode in which its cell can be tapped
    path: MovePath | None = None  # to be walked first
    chance: Chance = 1  # shown on its lit cell
    is_marked: bool = True  # whether a player on its cell is marked as a target


class Interceptor(NamedTuple):
    """A player who could intercept a throw."""

    who: int
    chance: Chance  # of the interception, if he is the one who tries


class MoveOptions(NamedTuple):
    """All options of a player: paths by their ends, and targeted actions."""

    paths: dict[int, MovePath]
    actions: tuple[TargetedAction, ...]


class TrayButton(NamedTuple):
    """A button of the action tray."""

    label: str
    icon: str
    action: Action | None = None  # played at once, None if the button changes the mode
    mode: str = MOVE  # the mode it switches to
    note: str = ""
    off: str = ""  # the reason why it cannot be used now
    is_main: bool = False
    plan: MovePlan | None = None  # shown first, because it rolls dice
    then: tuple[Action, ...] = ()  # follow-up actions, unless a question comes between


class AnswerChoice(NamedTuple):
    """One answer to a question."""

    option: Option
    label: str
    note: str = ""
    cell: int = NOWHERE  # where on the board it can be tapped
    angle: int = -1  # of the arrow drawn there; -1 = corners
    chance: Chance | None = None  # of success after it
    is_main: bool = False
    name: str = ""  # for screen readers, in place of the label


class QuestionDie(NamedTuple):
    """A die shown with a question."""

    face: DieFace
    option: Option | None = None  # answered by a tap on it
    chance: Chance | None = None
    is_new: bool = False


class QuestionPrompt(NamedTuple):
    """A question to a coach in words, with its answers and dice."""

    title: str
    text: str
    replies: tuple[AnswerChoice, ...]
    note: str = ""
    dice: tuple[QuestionDie, ...] = ()

    @property
    def is_wide(self) -> bool:
        """Whether so many cells answer the question that they are lit on the board instead of named on buttons."""
        return sum(reply.cell >= 0 for reply in self.replies) > MOST_BUTTONS


class SetupPrompt(NamedTuple):
    """A set-up in progress: players to place, and the rest of the usual formation at one tap."""

    title: str
    text: str
    waiting: tuple[int, ...]  # players who can be placed now
    formation: Callable[[], tuple[Action, ...]]  # placements of all who wait, in order
    done: Action | None  # finishes the set-up, None while it is not complete
    missing: str = ""  # the reason why it is not complete
