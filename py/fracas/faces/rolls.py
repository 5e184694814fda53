"""Rolls of any game in words and dice: drawn faces, title, need and reasons."""

from typing import Any

from fracas.faces.face import Face
from fracas.kernel.dice import Dice, Die
from fracas.kernel.table import Reason, Roll, Rolled, Side
from fracas.locale import _
from fracas.view.match.dice import UNKNOWN, DieFace
from fracas.view.match.odds_slip import BAD, GOOD, IDLE, PLAIN, ReasonLine, signed_amount


def die_of(dice: Die | Dice) -> Die:
    """Return the kind of die of a roll."""
    return dice if isinstance(dice, Die) else dice.die


def die_face(die: Die, face: int) -> DieFace:
    """Return a die face for drawing, with the number printed on the die."""
    name = die.name.partition("/")[0].lower()
    if face == UNKNOWN:
        return DieFace(name, UNKNOWN)
    return DieFace(name, int(die.text(face)) if die.text(face).isdigit() else face)


def dice_pool(face: Face, rolled: Rolled) -> tuple[tuple[DieFace, bool], ...]:
    """Return the dice of a throw, each with a flag for dice that other dice added; those come last."""
    dice, faces = rolled.request.dice, (rolled.faces,) if isinstance(rolled.faces, int) else rolled.faces
    count = dice.count if isinstance(dice, Dice) else 1
    shown = sorted(faces, reverse=True) if rolled.request.kind in face.paired_rolls else faces
    return tuple((die_face(die_of(dice), one), n >= count) for n, one in enumerate(shown))


def is_success(face: Face, rolled: Rolled) -> bool | None:
    """Return whether a throw met its need, None if there is no need or no clear result."""
    value = face.report.value(rolled.request, rolled.faces) if rolled.request.need is not None else None
    return None if value is None else value > 0


def roll_title(face: Face, state: Any, roll: Roll) -> str:
    """Return the title of a roll without full stop; an unknown roll shows its kind.

    A roll with a target alone, as in a match at a table, names the target; what both sides roll, the team whose dice
    these are.
    """
    title = face.rolls[roll.kind].text if roll.kind in face.rolls else roll.kind
    who = face.name(state, roll.who) if roll.who >= 0 else ""
    whom = face.name(state, roll.target) if "{whom}" in title and roll.target >= 0 else who
    team = _team_of(face, state, roll.coach) if "{team}" in title and roll.coach >= 0 else ""
    return _(title).format(who=who, whom=whom, team=team)


def _team_of(face: Face, state: Any, side: Side) -> str:
    """Return the name of a team, with its side where both teams have one name."""
    name = face.team_name(state, side)
    return f"{name} ({(_('home'), _('away'))[side]})" if name == face.team_name(state, 1 - side) else name


def reason_lines(face: Face, state: Any, roll: Roll) -> tuple[ReasonLine, ...]:
    """Return the lines of the need of a roll, each with its tone: a lower need is good.

    Where a game adds its modifiers to the die, the base need comes first and the modifiers are subtracted.
    """
    lines, given = [], roll.reasons
    if face.base_need and given:
        lines.append(ReasonLine(signed_amount(face.base_need, True), _("to succeed"), PLAIN, roll.rule))
        given = tuple(reason._replace(amount=-reason.amount) for reason in given)
    for place, reason in enumerate(given, len(lines)):
        helps = (reason.amount > 0) == is_low(face, roll)
        tone = PLAIN if place == 0 else IDLE if reason.amount == 0 else GOOD if helps else BAD
        lines.append(
            ReasonLine(signed_amount(reason.amount, place == 0), _why(face, state, roll, reason), tone, roll.rule))
    return tuple(lines)


def _why(face: Face, state: Any, roll: Roll, reason: Reason) -> str:
    """Return the words of one modifier; an unknown one shows its key."""
    try:
        return face.reason(state, roll, reason)
    except KeyError:
        return reason.rule


def is_low(face: Face, roll: Roll) -> bool:
    """Return whether low results are good in a roll."""
    return roll.kind in face.low_rolls


def need_text(face: Face, roll: Roll) -> str:
    """Return the need of a roll in words, "" for none: a face, a number of successes, or a sum."""
    if roll.need is None or roll.kind in face.self_explanatory:
        return ""
    if isinstance(roll.dice, Die) and not is_low(face, roll):
        return _("{n} or more").format(n=roll.need) if roll.need <= roll.dice.by_side[-1] else _("out of reach")
    return (_("needs {n} or less") if is_low(face, roll) else _("needs {n}")).format(n=roll.need)
