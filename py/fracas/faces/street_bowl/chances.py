"""Chances of a player's options in Street Bowl, from the modifiers of the rules."""

from fractions import Fraction

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.gaze import gaze_reasons
from fracas.games.street_bowl.roll import Reasons, helps, need_of
from fracas.games.street_bowl.skills.throwing import THROW_TEAM_MATE
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.throwing.catching import HANDED, aimed_bonus, can_catch, catch_reasons
from fracas.games.street_bowl.throwing.interception import interception_reasons
from fracas.games.street_bowl.throwing.passing import ACCURATE, FUMBLE, pass_reasons, result_of
from fracas.games.street_bowl.throwing.ranges import band_between
from fracas.games.street_bowl.throwing.wall_pass import OFF_WALL, band_off

CERTAIN = Fraction(1)


def of_face(need: int) -> Fraction:
    """Return the chance of a D6 with a need."""
    return Fraction(7 - need, 6)


def of_roll(s: State, who: int, kind: str, reasons: Reasons) -> Fraction:
    """Return the chance of a player's D6 roll, with a skill that repeats the roll."""
    once = of_face(need_of(reasons))
    skill = st.player(s, who).talents.rerolls.get(kind)
    return once if skill is None or st.is_used_up(s, who, skill) else once + (1 - once) * once


def of_interception(s: State, who: int) -> Fraction:
    """Return the chance of a player's interception."""
    return of_roll(s, who, "intercept", interception_reasons(s, who))


def of_pass(s: State, who: int, cell: int, wall: str = "") -> Fraction:
    """Return the chance that a pass is accurate and caught; interceptors not counted."""
    band = band_off(s.where[who], cell, wall) if wall else band_between(s.where[who], cell)
    reasons = pass_reasons(s, who, cell, *((OFF_WALL,) if wall else ()), band=band)
    return of_throw(s, who, reasons) * of_catch(s, cell)


def of_throw(s: State, who: int, reasons: Reasons) -> Fraction:
    """Return the chance of an accurate throw."""
    once = Fraction(sum(result_of(reasons, face) == ACCURATE for face in range(1, 7)), 6)
    skill = st.player(s, who).talents.rerolls.get("pass")
    return once if skill is None else once + (1 - once) * once


def of_catch(s: State, cell: int) -> Fraction:
    """Return the chance of a catch after an accurate pass to a square; 1 without a possible catcher."""
    catcher = st.who_is_at(s, cell)
    if catcher == st.NO_ONE or not can_catch(s, catcher):
        return CERTAIN
    return of_roll(s, catcher, "catch", catch_reasons(s, catcher, *aimed_bonus(s, catcher, True)))


def of_hand_off(s: State, to: int) -> Fraction:
    """Return the chance of a hand-off."""
    return of_roll(s, to, "catch", catch_reasons(s, to, HANDED)) if can_catch(s, to) else Fraction(0)


def of_gaze(s: State, who: int, victim: int) -> Fraction:
    """Return the chance of a Hypnotic Gaze."""
    return of_roll(s, who, "gaze", gaze_reasons(s, who, victim))


def of_bomb(s: State, who: int, cell: int) -> Fraction:
    """Return the chance that a bomb lands on its target."""
    return of_throw(s, who, pass_reasons(s, who, cell))


def of_flight(s: State, who: int, cell: int) -> Fraction:
    """Return the chance that a team-mate is thrown and not dropped."""
    reasons = pass_reasons(s, who, cell, helps(THROW_TEAM_MATE, -1))
    return Fraction(sum(result_of(reasons, face) != FUMBLE for face in range(1, 7)), 6)
