"""What only happens in the alley, in the reader's language; all else is told as in Elfball."""

from __future__ import annotations

from typing import Any

from fracas.games.elfball.state import State
from fracas.games.elfball.words import text as elfball
from fracas.games.elfball.words.text import names_of, option_label, reason_text
from fracas.kernel.table import Event, Roll
from fracas.kernel.wording import Names
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
    "one more hex": N_("one more square"), "dash hex": "square",
    "{text} is no hex of the field.": N_("{text} is no square of the alley."),
    "Elfball field: {home} {a}, {away} {b}; {detail}": N_("Street Brawl alley: {home} {a}, {away} {b}; {detail}"),
    "edge": N_("bar"), "South goal": N_("West goal"), "North goal": N_("East goal"),
    "One more hex": N_("One more square"),
    "One player in the centre circle, one Guardian, up to two in each Rover circle. Tap a player, then a hex.":
        N_("One player in the face-off square, perhaps a guard, up to two in each zone. Tap a player, then a square."),
    "{player} moves {n} hexes to {cell}.": N_("{player} moves {n} squares to {cell}."),
    "Tap a lit hex or a team-mate; the band shows who could intercept.":
        N_("Tap a lit square or a team-mate; the band shows who could intercept."),
    "Tap a hex beside him.": N_("Tap a square beside him."), "Tap a lit hex.": N_("Tap a lit square."),
    "Tap a lit hex to move, a marked opponent to tackle.": N_("Tap a lit square to move, a marked opponent to tackle."),
    "Tap a marked hex.": N_("Tap a marked square."), "Tap a hex beside the line.": N_("Tap a square beside the line."),
    "Tap an opponent within 6 hexes; one success is enough.":
        N_("Tap an opponent within 6 squares; one success is enough."),
    "Tap a lit hex; it costs Momentum instead of Jog.": N_("Tap a lit square; it costs Momentum instead of Jog."),
    "Tap a lit hex: each costs 1 Momentum.": N_("Tap a lit square: each costs 1 Momentum."),
    "Tap a hex; everybody there and round it must get away.":
        N_("Tap a square; everybody there and round it must get away."),
    "He takes the ball, or moves up to 2 hexes and goes for his rival.":
        N_("He goes for his rival, or steps away; then the ball is thrown in to him."),
    "{name}: follow into the hex?": N_("{name}: follow into the square?"),
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
