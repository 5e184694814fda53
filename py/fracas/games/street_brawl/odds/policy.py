"""The outcomes of an action that only the alley knows, for the odds."""

from typing import Any

from fracas.games.elfball.odds.policy import outcome as elfball_outcome
from fracas.games.elfball.shove import behind
from fracas.games.elfball.state import State
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.table import Event


def outcome(event: Event, s: State) -> str | None:
    """Return the outcome that an event decides; a Shove into a wall is one of its own.

    Rule: Street Brawl 7.
    """
    facts: Any = event.facts
    if event.kind == "shove" and facts[2] == "passed" and behind(s, facts[0], facts[1]) == OUTSIDE:
        return "shove:crush"
    return elfball_outcome(event, s)
