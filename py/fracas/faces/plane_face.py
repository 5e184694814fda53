"""The face of a game on a plane: functions in place of those for cells.

Every place has a number like a cell (`view.board.plane.Plane`); `cell` in other modules is such a number here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fracas.faces.choices import TrayButton
from fracas.faces.intents import Intent
from fracas.faces.match_scene import MatchScene
from fracas.faces.move_plan import MovePlan
from fracas.faces.reach import Reach
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event
from fracas.view.board.plane import Place, Plane
from fracas.view.markup import EMPTY, Markup
from fracas.view.match.odds_slip import OddsSlip

BY_HAND, TAPE = "hand", "tape"  # modes in which a tap extends the path, or measures


class PlaneMarks(NamedTuple):
    """Markup below and above the counters."""

    under: Markup = EMPTY
    over: Markup = EMPTY


class PlaneTargets(NamedTuple):
    """Possible targets of the selected player, with a heading."""

    title: str  # "Enemies in reach"
    players: Sequence[int] = ()


class TextSection(NamedTuple):
    """A section of the text version of the board."""

    title: str
    lines: tuple[tuple[str, int], ...]  # words, and the player selected by a press, else `NO_ONE`


@dataclass(frozen=True, kw_only=True)
class PlaneFace:
    """All functions of a game on a plane: taps, drags, typed lines, drawings and words."""

    places: Plane  # the numbers of its places

    # -- taps and drags
    reach: Callable[[Any, int], Reach]  # the search for the options of a player in a position, not yet begun
    interpret_tap: Callable[[MatchScene, int, int], Intent]  # a tap on a player or `NO_ONE` and a place
    can_drag: Callable[[MatchScene, int], bool]  # whether a player can be dragged, as if he was selected already
    plan_drag: Callable[[MatchScene, int], MovePlan | str]  # the plan of a drag, or the reason for a refusal
    tap_target: Callable[[Any, Action], int]  # the place to be tapped for an action, `NOWHERE` if a button does it
    tap_mode: Callable[[Action], str]  # the mode in which it is tapped, `MOVE` for the usual one
    corners: Callable[[MovePlan], list[Place] | None]  # of a plan's path, for drawing by hand; None without one
    plan_path_by_hand: Callable[[MatchScene], MovePlan | str]  # the plan of the path drawn by hand
    targets: Callable[[MatchScene], PlaneTargets]
    useful_intent: Callable[[Any, Action], Intent]  # the intent of a suggested move

    # -- what is seen
    marks: Callable[[MatchScene], PlaneMarks]
    path: Callable[[Event], Sequence[Place]]  # the path of a movement in an event, () if it is none
    path_button: Callable[[Any, MovePlan], TrayButton | None]  # carries out the path of a plan, None for other plans
    slip: Callable[[Any, MovePlan, OddsSlip], OddsSlip]  # the slip of a plan in a position, made from the common one

    # -- words
    measurement: Callable[[Any, int, int], str]  # the sentence of the measuring tape between two places
    place_text: Callable[[MatchScene, int], str]  # a place in words, for the keyboard cursor
    text_sections: Callable[[Any], tuple[TextSection, ...]]  # the board in words: a fixed number, some of them empty
    parse_action: Callable[[Any, str], Action]  # a typed action; ValueError in one sentence
    command_examples: str  # the help line of the command box, with examples; English, translated where shown
    plan_attack: Callable[[MatchScene, str], MovePlan | str]  # against a named player, or the reason for a refusal
