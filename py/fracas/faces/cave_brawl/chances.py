"""Chances of a player's options in Cave Brawl, from the modifiers of the rules."""

from fractions import Fraction

from fracas.games.cave_brawl.roll import Reasons, against_dc, face_needed
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.throw import kick_dc, pass_dc
from fracas.kernel.dice import D20


def of_d20(reasons: Reasons) -> Fraction:
    """Return the chance of a d20 roll."""
    good = D20.sides + 1 - face_needed(reasons)
    return Fraction(min(max(good, 0), D20.sides), D20.sides)


def of_pass(s: State, who: int, mate: int) -> Fraction:
    """Return the chance of a pass to be thrown well and caught."""
    dc = pass_dc(s, who, mate)
    return of_d20(against_dc(s, "pk", who, dc)) * of_d20(against_dc(s, "cd", mate, dc))


def of_kick(s: State, who: int) -> Fraction:
    """Return the chance of a kick to win the match."""
    return of_d20(against_dc(s, "pk", who, kick_dc(s, who)))
