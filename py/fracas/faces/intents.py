"""Intents: the possible meanings of a tap on a board, carried out by the page."""

from typing import NamedTuple

from fracas.faces.choices import NO_ONE
from fracas.faces.move_plan import MovePlan
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Option


class Select(NamedTuple):
    """Select a player."""

    who: int


class Inspect(NamedTuple):
    """Show the card of a player who cannot be selected or attacked."""

    who: int
    trouble: str = ""  # the reason


class Decide(NamedTuple):
    """Answer the pending question."""

    option: Option


class Propose(NamedTuple):
    """Show a plan, or carry it out if it is shown already."""

    plan: MovePlan


class Play(NamedTuple):
    """Play an action at once."""

    action: Action


class PlacePlayer(NamedTuple):
    """Place a player, and select the next one to be placed."""

    action: Action


class AddCorner(NamedTuple):
    """Extend a path drawn by hand to a place."""

    cell: int


class Refuse(NamedTuple):
    """Refuse a tap with the reason in one sentence."""

    sentence: str
    sight_target: int = NO_ONE  # the player to whom a barred line of sight is shown


class Clear(NamedTuple):
    """Drop the selection, the plan and the mode."""


Intent = Select | Inspect | Decide | Propose | Play | PlacePlayer | AddCorner | Refuse | Clear
