"""Reasons of dice: rolls that were not needed, that came too early or had longer odds, and chances passed by."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from fracas.analyst.reasons.courses import Course, texts
from fracas.analyst.reasons.reason import (
    ChancePassedBy,
    DiceNotNeeded,
    HelpForgotten,
    LongerOdds,
    OutcomeOdds,
    Reason,
    RiskFirst,
    RollFact,
)
from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.kernel.ruleset import Ruleset

Found = tuple[Reason, float]  # a reason and its gap


def dice_reasons(rules: Ruleset, face: Face, state: Any, own: Course, better: Course) -> Iterator[Found]:
    """Yield the reasons of dice between two lines."""
    if own.roll is not None and not own.is_passing:
        yield from _of_played_roll(rules, face, state, own, own.roll, better)
    elif better.roll is not None and (own.is_certain or own.is_passing):
        played = texts(rules, own.positions, own.certain)
        if better.roll.chance > 0:
            yield ChancePassedBy(played, better.roll), better.worths.mean - better.worths.listed[-1]


def _of_played_roll(
    rules: Ruleset, face: Face, state: Any, own: Course, roll: RollFact, better: Course,
) -> Iterator[Found]:
    lucky, rest = own.worths.split(roll.chance)
    if (better.is_certain or better.is_passing) and roll.chance < 1:
        line = texts(rules, better.positions, better.certain or better.actions)
        yield DiceNotNeeded(roll, line), lucky - own.worths.mean
    if better.roll is None:
        return
    gain = float(better.roll.chance - roll.chance) * max(lucky - rest, _stake(better, better.roll.chance))
    mover = _mover(face, state, better)
    is_other = mover not in (NO_ONE, roll.who) and bool(better.roll.lead)
    if better.roll.chance > roll.chance:
        is_same = is_other and not roll.lead and better.roll.action == roll.action
        yield (HelpForgotten(roll, better.roll, mover, face.cell_of(state, mover)) if is_same
               else LongerOdds(roll, better.roll)), gain
    if better.roll.great:
        yield from _of_great_success(roll, better.roll, better)
    if is_other and not roll.lead and roll.chance < 1:
        yield RiskFirst(roll, better.roll.lead, mover, face.cell_of(state, mover)), lucky - own.worths.mean


def _of_great_success(played: RollFact, roll: RollFact, better: Course) -> Iterator[Found]:
    """Yield the great success that the better line brings most often beside what was rolled."""
    known = dict(played.great)
    gains = [(chance - known.get(outcome, 0), chance, outcome) for outcome, chance in roll.great]
    gain, chance, outcome = max(gains, default=(Fraction(0), Fraction(0), ""))
    if gain > 0:
        yield OutcomeOdds(played, roll, outcome, (chance - gain, chance)), float(gain) * _stake(better, chance)


def _stake(course: Course, chance: Fraction) -> float:
    """Return the stake of a chance: the mean worth of the luckiest share above that of the rest."""
    lucky, rest = course.worths.split(chance)
    return lucky - rest


def _mover(face: Face, state: Any, course: Course) -> int:
    """Return the player who acts first in a line."""
    return next(iter(face.actors(state, course.actions[:1])), NO_ONE)
