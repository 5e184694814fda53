"""Rolls before people, whatever the game: their dice as drawn, their verb and their sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fracas.kernel.dice import Dice, Die
from fracas.kernel.table import Roll
from fracas.locale import _
from fracas.view.dice import UNKNOWN, Face


def die_of(dice: Die | Dice) -> Die:
    """Return the kind of die of a roll."""
    return dice if isinstance(dice, Die) else dice.die


def drawn(die: Die, face: int) -> Face:
    """Return a face for drawing; a die of which some faces count again shows the number printed on it."""
    name = die.name.partition("/")[0].lower()
    if face == UNKNOWN:
        return Face(name, UNKNOWN)
    return Face(name, int(die.text(face)) if die.text(face).isdigit() else face)


def roll_words(
    words: Mapping[str, tuple[str, str]], roll: Roll, name: Callable[[int], str], is_aimed: bool = True,
) -> tuple[str, str, str]:
    """Return the verb, the sentence and the name of the target of a roll.

    Args: words - the verb and the sentence by the kind of the roll.
          is_aimed - whether its target is somebody.
    """
    verb, sentence = words[roll.kind]
    who = name(roll.who) if roll.who >= 0 else ""
    whom = name(roll.target) if is_aimed and roll.target >= 0 else ""
    return _(verb), _(sentence).format(who=who, whom=whom), whom
