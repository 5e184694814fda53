"""What only happens in the alley, in the reader's language; all else is told as in Elfball."""

from collections.abc import Mapping
from functools import partial

from fracas.games.elfball.words import results
from fracas.games.elfball.words import text as elfball
from fracas.games.elfball.words.names import names_of
from fracas.games.elfball.words.rolls import reason_text
from fracas.games.elfball.words.rolls import title as elfball_title
from fracas.kernel.event_text import EventTemplate, sentence_by_fact
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
    "{target} is {n} hexes from {name}; it must be the next one.":
        N_("{target} is {n} squares from {name}; it must be the next one."),
    "There is no such hex.": N_("There is no such square."),
    "Nobody may be placed on this hex now.": N_("Nobody may be placed on this square now."),
    "{place} is {n} hexes away, {name} has {left} Jog.": N_("{place} is {n} squares away, {name} has {left} Jog."),
    "{place} is {n} hexes away; a throw goes {most}.": N_("{place} is {n} squares away; a throw goes {most}."),
    "{place} is {n} hexes away; a throw goes {most} once he has moved.":
        N_("{place} is {n} squares away; a throw goes {most} once he has moved."),
    "{name}: follow into the hex?": N_("{name}: follow into the square?"),
}

sentence = partial(elfball.sentence, tellings=TELLINGS)


def title(roll: Roll) -> str:
    """Return the name of a roll."""
    return _(WORDS[roll.kind]) if roll.kind in WORDS else elfball_title(roll)
