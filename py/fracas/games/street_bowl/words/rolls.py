"""What rolls and their modifiers are called."""

from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import skill_name
from fracas.games.street_bowl.words.tables import REASONS, TITLES
from fracas.kernel.table import Reason, Roll
from fracas.locale import _


def roll_name(kind: str) -> str:
    """Return the name of a kind of roll."""
    return _(TITLES[kind])


def title(roll: Roll) -> str:
    """Return the heading of a roll."""
    return roll_name(roll.kind)


def reason_text(reason: Reason, s: State | None = None) -> str:
    """Return the words of one modifier, without its amount: those of its key, or the skill of this key."""
    if reason.rule in REASONS:
        return _(REASONS[reason.rule])
    return skill_name(reason.rule) if reason.rule in BY_KEY else skill_name(reason.rule.replace("_", "-"))
