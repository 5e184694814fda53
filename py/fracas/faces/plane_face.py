"""A game played on a plane: what its face has besides, because there are no cells that could be listed and tapped.

Every place has a number, as a cell has (`view.board.plane.Plane`); what is said of cells elsewhere is said of places
here.
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

BY_HAND, TAPE = "hand", "tape"  # modes in which a tap bends the path, or measures


class PlaneMarks(NamedTuple):
    """What is drawn below and above the counters."""

    under: Markup = EMPTY
    over: Markup = EMPTY


class PlaneTargets(NamedTuple):
    """Those whom the selected player could go for."""

    title: str  # "Charge whom?"
    whom: Sequence[int] = ()


class TextSection(NamedTuple):
    """A part of the list that stands for the board where it cannot be seen."""

    title: str
    lines: tuple[tuple[str, int], ...]  # in words, and whom a press on it means; `NO_ONE` for what cannot be pressed


@dataclass(frozen=True, kw_only=True)
class PlaneFace:
    """What a tap, a drag and a typed line mean on a plane, and what lies and is told there."""

    places: Plane  # the numbers of its places

    # -- taps and drags
    reach: Callable[[Any, int], Reach]  # what a player may do in a position, nothing of it worked out yet
    interpret_tap: Callable[[MatchScene, int, int], Intent]  # a tap on a player (`NO_ONE` if on none) and a place, unasked
    can_drag: Callable[[MatchScene, int], bool]  # whether a finger may drag a player; as if he was selected already
    plan_drag: Callable[[MatchScene, int], MovePlan | str]  # the plan of him who is dragged there, or why there is none
    tap_target: Callable[[Any, Action], int]  # the place to be tapped for an action, `NOWHERE` if a button does it
    mode: Callable[[Action], str]  # the mode in which it is tapped, `MOVE` for the usual one
    bends: Callable[[MovePlan], list[Place] | None]  # the path of a plan to be bent by hand, None if it cannot be
    bent: Callable[[MatchScene], MovePlan | str]  # the plan of the path bent by hand
    targets: Callable[[MatchScene], PlaneTargets]
    useful_intent: Callable[[Any, Action], Intent]  # one of the useful moves is chosen

    # -- what is seen
    marks: Callable[[MatchScene], PlaneMarks]
    path: Callable[[Event], Sequence[Place]]  # where somebody went in an event, () in most
    go: Callable[[Any, MovePlan], TrayButton | None]  # the button that carries out a path, None for all other plans
    slip: Callable[[Any, MovePlan, OddsSlip], OddsSlip]  # of a plan in a position, from the one it would have in any game

    # -- words
    measurement: Callable[[Any, int, int], str]  # what the tape between two places says, in one sentence
    place_text: Callable[[MatchScene, int], str]  # a place in words as the keyboard comes to it
    listed: Callable[[Any], tuple[TextSection, ...]]  # the board in words: always the same parts, some of them empty
    read: Callable[[Any, str], Action]  # a typed action; ValueError in one sentence
    command_examples: str  # what the list of keys says of the command box, with examples; English, translated where shown
    aimed: Callable[[MatchScene, str], MovePlan | str]  # what the selected player can do to somebody by name, or why nothing
