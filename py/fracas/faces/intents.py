"""What a tap on a board means: one of a few intents, which the page carries out."""

from typing import NamedTuple

from fracas.faces.choices import NO_ONE
from fracas.faces.move_plan import MovePlan
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Option


class Select(NamedTuple):
    """Choose a player."""

    who: int


class Inspect(NamedTuple):
    """Show the card of a player who cannot be chosen, or gone for."""

    who: int
    trouble: str = ""  # why not


class Decide(NamedTuple):
    """Answer the question."""

    option: Option


class Propose(NamedTuple):
    """Show what this would need, or do it if it was shown."""

    plan: MovePlan


class Play(NamedTuple):
    """Do this at once."""

    action: Action


class PlacePlayer(NamedTuple):
    """Place a player; the next one who waits to be placed is then in hand."""

    action: Action


class BendPath(NamedTuple):
    """Go on with a path by hand to this place."""

    cell: int


class Refuse(NamedTuple):
    """Say in one sentence why this is not possible."""

    sentence: str
    aimed: int = NO_ONE  # the player at whom the look was cast that the board then shows


class Clear(NamedTuple):
    """Take back what was begun."""


Intent = Select | Inspect | Decide | Propose | Play | PlacePlayer | BendPath | Refuse | Clear
