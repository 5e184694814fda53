"""What only happens in the alley, in the reader's language; all else is told as in Elfball."""

from collections.abc import Mapping
from functools import partial

from fracas.games.elfball.words import results
from fracas.games.elfball.words import text as elfball
from fracas.games.elfball.words.names import names_of
from fracas.games.elfball.words.rolls import reason_text
from fracas.games.elfball.words.rolls import title as elfball_title
from fracas.kernel.contracts.event_text import EventTemplate, sentence_by_fact
from fracas.kernel.table import Roll
from fracas.locale import N_, _

__all__ = ["CRUSHES", "TELLINGS", "WORDS", "names_of", "reason_text", "sentence", "title"]

CRUSHES = {
    "flop": N_("The wall dazes {who}."), "failed": N_("{who} is crushed against the wall."),
    "passed": N_("{who} takes the wall standing."),
}
STRAYS = {  # why the referee sends a player off: the only edge is the door of the bar
    **results.STRAYS,
    "edge": N_("{who} is in the bar without the ball: out for this Test."),
    "edge_ball": N_("{who} is in the bar with the ball: sent off for the match."),
}
TELLINGS: Mapping[str, EventTemplate] = {
    **elfball.TELLINGS,
    "thrown_in": EventTemplate("who cell", N_("The referee throws the ball in to {who}.")),
    "crush": EventTemplate("who result", sentence_by_fact("result", CRUSHES)),
    "strays": EventTemplate("who cause", sentence_by_fact("cause", STRAYS)),
    "placed": EventTemplate("cell", N_("The referee throws the ball to the face-off square {cell}.")),
    "repelled": EventTemplate("start to", N_("The ball is repelled to {to}.")),
    "halves": EventTemplate("team", N_("{team} defend the west goal.")),
}

# What the alley calls otherwise, and rolls and reasons of its own.
WORDS = {
    "crush": N_("Crush"), "shover_might": N_("Might of {player} less 2"), "wall": N_("the wall is in front of him"),
    "dash hex": "square",
    "{text} is not a hex of the field.": N_("{text} is not a square of the alley."),
    "Elfball field: {home} {a}, {away} {b}; {detail}": N_("Street Brawl alley: {home} {a}, {away} {b}; {detail}"),
    "edge": N_("bar"), "South goal": N_("West goal"), "North goal": N_("East goal"),
    "One more hex": N_("One more square"),
    "One in the centre circle, one Guardian, up to two per Rover circle.":
        N_("One in the face-off square, a Guardian if you like, up to two per zone."),
    "{player} moves 1 hex.": N_("{player} moves 1 square."),
    "{player} moves {n} hexes.": N_("{player} moves {n} squares."), "Tap a lit hex.": N_("Tap a lit square."),
    "Tap a hex beside him.": N_("Tap a square beside him."),
    "Tap a lit hex or opponent.": N_("Tap a lit square or opponent."),
    "Tap a lit hex at the line.": N_("Tap a lit square at the line."),
    "Each hex costs 1 Momentum.": N_("Each square costs 1 Momentum."),
    "Take the ball, or move up to 2 hexes and go for the rival.":
        N_("Go for the rival, or step away. Then you get the ball."),
    "{target} is {n} hexes from {name}. He must be beside him.":
        N_("{target} is {n} squares from {name}. He must be beside him."),
    "There is no such hex.": N_("There is no such square."),
    "Nobody may be placed on this hex now.": N_("Nobody may be placed on this square now."),
    "That is {n} hexes away. {name} has {left} Jog.": N_("That is {n} squares away. {name} has {left} Jog."),
    "That is {n} hexes away. A throw goes {most}.": N_("That is {n} squares away. A throw goes {most}."),
    "That is {n} hexes away. After a move, a throw goes {most}.":
        N_("That is {n} squares away. After a move, a throw goes {most}."),
    "{name}: follow into the hex?": N_("{name}: follow into the square?"),
}

sentence = partial(elfball.sentence, tellings=TELLINGS)


def title(roll: Roll) -> str:
    """Return the name of a roll."""
    return _(WORDS[roll.kind]) if roll.kind in WORDS else elfball_title(roll)
