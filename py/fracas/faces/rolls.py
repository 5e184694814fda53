"""Rolls before people, whatever the game: their dice as drawn, their verb, their sentence, what they need and why."""

from typing import Any

from fracas.faces.choices import Face
from fracas.kernel.dice import Dice, Die
from fracas.kernel.table import Reason, Roll, Rolled
from fracas.locale import _
from fracas.view.match.dice import UNKNOWN, DieFace
from fracas.view.match.odds_slip import BAD, GOOD, IDLE, PLAIN, ReasonLine, signed_amount


def die_of(dice: Die | Dice) -> Die:
    """Return the kind of die of a roll."""
    return dice if isinstance(dice, Die) else dice.die


def die_face(die: Die, face: int) -> DieFace:
    """Return a face for drawing; a die of which some faces count again shows the number printed on it."""
    name = die.name.partition("/")[0].lower()
    if face == UNKNOWN:
        return DieFace(name, UNKNOWN)
    return DieFace(name, int(die.text(face)) if die.text(face).isdigit() else face)


def dice_pool(face: Face, rolled: Rolled) -> tuple[tuple[DieFace, bool], ...]:
    """Return the dice of a throw, and which were brought by others; they come after them."""
    dice, faces = rolled.request.dice, (rolled.faces,) if isinstance(rolled.faces, int) else rolled.faces
    count = dice.count if isinstance(dice, Dice) else 1
    shown = sorted(faces, reverse=True) if rolled.request.kind in face.paired_rolls else faces
    return tuple((die_face(die_of(dice), one), n >= count) for n, one in enumerate(shown))


def is_success(face: Face, rolled: Rolled) -> bool | None:
    """Return whether a throw was enough, None if nothing was needed or it says nothing by itself."""
    value = face.report.value(rolled.request, rolled.faces) if rolled.request.need is not None else None
    return None if value is None else value > 0


def roll_words(face: Face, state: Any, roll: Roll) -> tuple[str, str]:
    """Return the verb of a roll and its sentence without full stop; one the face does not know shows its kind.

    A roll that names nobody but its victim, as at a table, is about him.
    """
    verb, sentence = face.rolls.get(roll.kind, (roll.kind, roll.kind))
    who = face.name(state, roll.who) if roll.who >= 0 else ""
    whom = face.name(state, roll.target) if "{whom}" in sentence and roll.target >= 0 else who
    return _(verb), _(sentence).format(who=who, whom=whom)


def reason_lines(face: Face, state: Any, roll: Roll) -> tuple[ReasonLine, ...]:
    """Return the calculation of what a roll needs, each line with its tone: less needed is good.

    Where the game adds its reasons to the die, they are taken off what it asks for, which comes first.
    """
    lines, given = [], roll.reasons
    if face.base_need and given:
        lines.append(ReasonLine(signed_amount(face.base_need, True), _("to succeed"), PLAIN, roll.rule))
        given = tuple(reason._replace(amount=-reason.amount) for reason in given)
    for place, reason in enumerate(given, len(lines)):
        helps = (reason.amount > 0) == is_low(face, roll)
        tone = PLAIN if place == 0 else IDLE if reason.amount == 0 else GOOD if helps else BAD
        lines.append(ReasonLine(signed_amount(reason.amount, place == 0), _why(face, state, roll, reason), tone, roll.rule))
    return tuple(lines)


def _why(face: Face, state: Any, roll: Roll, reason: Reason) -> str:
    """Return the words of one modifier; one the face does not know shows its key."""
    try:
        return face.reason(state, roll, reason)
    except KeyError:
        return reason.rule


def is_low(face: Face, roll: Roll) -> bool:
    """Return whether a roll wants little instead of much."""
    return roll.kind in face.low_rolls


def need_text(face: Face, roll: Roll) -> str:
    """Return what a roll needs, "" for nothing: a face of a single die, else successes or a sum."""
    if roll.need is None or roll.kind in face.self_explanatory:
        return ""
    if isinstance(roll.dice, Die) and not is_low(face, roll):
        return _("{n} or more").format(n=roll.need) if roll.need <= roll.dice.by_side[-1] else _("out of reach")
    return (_("needs {n} or less") if is_low(face, roll) else _("needs {n}")).format(n=roll.need)
