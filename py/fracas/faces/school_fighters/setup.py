"""The deployment of School Fighters: units to place, and the usual line-up."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from fracas.faces.choices import SetupPrompt
from fracas.faces.preview import usual_setup
from fracas.faces.school_fighters.pieces import team_name
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.setup import undeployed_units
from fracas.games.school_fighters.state import DEPLOYMENT, State
from fracas.kernel.geometry.plane import Point
from fracas.kernel.geometry.shapes import contains
from fracas.kernel.ruleset import Action
from fracas.locale import _, ngettext

ROW = 400  # hundredths between two rows of the usual deployment


def setup(s: State, _legal: Sequence[Action]) -> SetupPrompt | None:
    """Return the prompt of the deployment, None outside of it."""
    if s.phase != DEPLOYMENT:
        return None
    left = undeployed_units(s, s.side)
    edge = _("south") if s.south == s.side else _("north")
    title = ngettext("{team}: {n} unit to deploy", "{team}: {n} units to deploy", len(left))
    text = _("Tap a place within 12″ of the {edge} edge, 1″ from other units.")
    return SetupPrompt(title.format(team=team_name(s, s.side), n=len(left)), text.format(edge=edge), tuple(left),
                       partial(usual_deployment, s), None)


def usual_deployment(s: State) -> tuple[Action, ...]:
    """Return the usual deployment of the waiting units: as far forward as possible, from the middle outwards."""
    return usual_setup(RULESET, s, "deploy", _place, lambda _state, unit, _place: unit)


def _place(s: State, place: Point) -> tuple[Any, ...]:
    return (any(contains(piece, place) for piece in s.layout.difficult), abs(2400 - place[1]) // ROW,
            abs(2400 - place[0]), place)
