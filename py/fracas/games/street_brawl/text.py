"""What only happens in the alley, in the reader's language; all else is told as in Elfball."""

from __future__ import annotations

from typing import Any

from fracas.games.elfball import text as elfball
from fracas.games.elfball.state import State
from fracas.games.elfball.text import Names, names_of, option_label, reason_text
from fracas.kernel.table import Event, Roll
from fracas.locale import N_, _

__all__ = ["EVENTS", "WORDS", "names_of", "option_label", "reason_text", "sentence", "title"]

EVENTS = {
    ("thrown_in", ""): N_("The referee throws the ball in to {player}."),
    ("crush", "flop"): N_("The wall stuns {player}."),
    ("crush", "failed"): N_("{player} is crushed against the wall."),
    ("crush", "passed"): N_("{player} takes the wall standing."),
}

# What the alley calls otherwise, and rolls and reasons of its own.
WORDS = {
    "crush": N_("Crush"), "shover_might": N_("Might of {player} less 2"), "wall": N_("the wall is in front of him"),
    "The referee puts the ball on the centre dot.": N_("The referee throws the ball to the face-off square {to}."),
    "The white line repels the ball to {to}.": N_("The ball is repelled to {to}."),
    "{team} defend the south goal.": N_("{team} defend the west goal."),
    "west": N_("west goal"), "east": N_("east goal"),
    "one more hex": N_("one more square"),
    "{text} is no hex of the field.": N_("{text} is no square of the alley."),
}


def title(roll: Roll) -> str:
    """Return the name of a roll."""
    return _(WORDS[roll.kind]) if roll.kind in WORDS else elfball.title(roll)


def sentence(event: Event, state: State, names: Names | None = None) -> str:
    """Return what happened in one sentence, "" if there is nothing to say."""
    facts: Any = event.facts
    own = EVENTS.get((event.kind, facts[1] if event.kind == "crush" else ""))
    if own is None:
        return elfball.sentence(event, state, names)
    return _(own).format(player=(names or names_of(state))(facts[0]))
