"""Rolls before people, whatever the game: their dice as drawn, their verb and their sentence."""

from __future__ import annotations

from typing import Any

from fracas.faces.face import Face
from fracas.kernel.dice import Dice, Die
from fracas.kernel.table import Roll
from fracas.locale import _
from fracas.view.dice import UNKNOWN
from fracas.view.dice import Face as DieFace


def die_of(dice: Die | Dice) -> Die:
    """Return the kind of die of a roll."""
    return dice if isinstance(dice, Die) else dice.die


def drawn(die: Die, face: int) -> DieFace:
    """Return a face for drawing; a die of which some faces count again shows the number printed on it."""
    name = die.name.partition("/")[0].lower()
    if face == UNKNOWN:
        return DieFace(name, UNKNOWN)
    return DieFace(name, int(die.text(face)) if die.text(face).isdigit() else face)


def roll_words(face: Face, state: Any, roll: Roll) -> tuple[str, str]:
    """Return the verb of a roll and its sentence without full stop; one the face does not know shows its kind."""
    verb, sentence = face.rolls.get(roll.kind, (roll.kind, roll.kind))
    who = face.name(state, roll.who) if roll.who >= 0 else ""
    whom = face.name(state, roll.target) if "{whom}" in sentence and roll.target >= 0 else ""
    return _(verb), _(sentence).format(who=who, whom=whom)
