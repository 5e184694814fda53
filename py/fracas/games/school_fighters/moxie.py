"""Moxie tests and their effects: fleeing gangs, detention (chapters 2.2, 6.5 and 7, Rulings 29, 30 and 33)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from fracas.games.school_fighters.state import State, on_table, standing_units
from fracas.kernel.dice import D6, Dice, outcomes
from fracas.kernel.table import Reason, Side, Table

DICE = Dice(D6, 2, unordered=True)
BOSS_DICE = Dice(D6, 3, unordered=True)  # He's the Boss


def result(faces: Sequence[int]) -> int:
    """Return the sum of a moxie test; of the Boss's three dice the highest is dropped.

    Rule: School Fighters 2.2 "He's the Boss", 6.5.
    """
    return sum(faces) - (max(faces) if len(faces) > DICE.count else 0)


def has_moxie(t: Table, who: int, losses: int, rule: str) -> bool:
    """Take a moxie test.

    Rule:  School Fighters 6.5, 7, Ruling 33.
    Rolls: 2D6, Boss 3D6 without the highest; the sum and the losses must not exceed Moxie.
    """
    unit = t.state.units[who]
    limit = unit.profile.moxie - losses
    reasons = [Reason("moxie", unit.profile.moxie, who)] + [Reason("knocked-out", -losses)] * (losses > 0)
    faces = t.roll(
        "moxie", BOSS_DICE if unit.profile.is_boss else DICE, coach=unit.side, who=who, need=limit,
        reasons=tuple(reasons), bands=lambda faces: result(faces) <= limit, rule=rule,
    )
    return bool(result(faces) <= limit)


def must_test(s: State, side: Side) -> bool:
    """Return whether a gang is down to half its original size or less.

    Rule: School Fighters 6.5, Ruling 29.
    """
    return 2 * len(on_table(s, side)) <= len(s.gangs[side])


def gang_flees(t: Table, side: Side) -> bool:
    """Test a gang that has to; one with no standing unit fails without dice.

    Rule:    School Fighters 6.5, Rulings 29 and 30.
    Asks:    its coach: "moxie-unit", if more than one stands.
    Rolls:   those of `has_moxie`.
    Returns: True if the gang flees.
    """
    s = t.state
    if not must_test(s, side):
        return False
    able = tuple(standing_units(s, side))
    if not able:
        t.tell("flees", side, -1, rule="6.5/R29")
        return True
    losses = s.losses[side]
    who = t.choose(side, "moxie-unit", able, facts=(losses,), rule="6.5/R30") if len(able) > 1 else able[0]
    stays = has_moxie(t, who, losses, "6.5/R29")
    t.tell("stays" if stays else "flees", side, who, rule="6.5/R29")
    return not stays


@cache
def chance(limit: int, is_boss: bool) -> Fraction:
    """Return the chance of a moxie test."""
    passes = [p for faces, p in outcomes(BOSS_DICE if is_boss else DICE) if result(faces) <= limit]  # type: ignore[arg-type]
    return sum(passes, Fraction(0))


def best_tester(s: State, able: Sequence[int], losses: int) -> int:
    """Return the unit with the best chance, the first of several: the default pick of Ruling 30."""
    return max(able, key=lambda who: (_chance_of(s, who, losses), -who))


def _chance_of(s: State, who: int, losses: int) -> Fraction:
    profile = s.units[who].profile
    return chance(profile.moxie - losses, profile.is_boss)


