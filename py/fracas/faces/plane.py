"""A game played on a plane: what its face has besides, because there are no cells that could be listed and tapped.

Every place has a number, as a cell has (`view.board.plane.Plane`); what is said of cells elsewhere is said of places
here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fracas.faces.face import Command
from fracas.faces.intents import Intent
from fracas.faces.plan import Plan
from fracas.faces.reach import Reach
from fracas.faces.scene import Scene
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event
from fracas.view.board.plane import Place, Plane
from fracas.view.markup import EMPTY, Markup
from fracas.view.match.slip import Slip

BY_HAND, TAPE = "hand", "tape"  # modes in which a tap bends the path, or measures


class Marks(NamedTuple):
    """What is drawn below and above the counters."""

    under: Markup = EMPTY
    over: Markup = EMPTY


class Targets(NamedTuple):
    """Those whom the selected player could go for."""

    title: str  # "Charge whom?"
    whom: Sequence[int] = ()


class SpokenPart(NamedTuple):
    """A part of the list that stands for the board where it cannot be seen."""

    title: str
    lines: tuple[tuple[str, int], ...]  # in words, and whom a press on it means; `NO_ONE` for what cannot be pressed


@dataclass(frozen=True, kw_only=True)
class PlaneFace:
    """What a tap, a drag and a typed line mean on a plane, and what lies and is told there."""

    places: Plane  # the numbers of its places

    # -- taps and drags
    reach: Callable[[Any, int], Reach]  # what a player may do in a position, nothing of it worked out yet
    tapped: Callable[[Scene, int, int], Intent]  # a tap on a player (`NO_ONE` if on none) and a place, unasked
    grips: Callable[[Scene, int], bool]  # whether a finger may drag a player; as if he was selected already
    dragged: Callable[[Scene, int], Plan | str]  # the plan of him who is dragged there, or why there is none
    aim: Callable[[Any, Action], int]  # the place to be tapped for an action, `NOWHERE` if a button does it
    mode: Callable[[Action], str]  # the mode in which it is tapped, `MOVE` for the usual one
    bends: Callable[[Plan], list[Place] | None]  # the path of a plan to be bent by hand, None if it cannot be
    bent: Callable[[Scene], Plan | str]  # the plan of the path bent by hand
    targets: Callable[[Scene], Targets]
    taken_up: Callable[[Any, Action], Intent]  # one of the useful moves is chosen

    # -- what is seen
    marks: Callable[[Scene], Marks]
    path: Callable[[Event], Sequence[Place]]  # where somebody went in an event, () in most
    go: Callable[[Any, Plan], Command | None]  # the button that carries out a path, None for all other plans
    slip: Callable[[Any, Plan, Slip], Slip]  # of a plan in a position, from the one it would have in any game

    # -- words
    measured: Callable[[Any, int, int], str]  # what the tape between two places says, in one sentence
    words_at: Callable[[Scene, int], str]  # a place in words as the keyboard comes to it
    listed: Callable[[Any], tuple[SpokenPart, ...]]  # the board in words: always the same parts, some of them empty
    read: Callable[[Any, str], Action]  # a typed action; ValueError in one sentence
    typing: str  # what the list of keys says of the command box, with examples; English, translated where shown
    aimed: Callable[[Scene, str], Plan | str]  # what the selected player can do to somebody by name, or why nothing
