"""What the acting player may do next: stand up, step, leap, and the special part of his Action (chapters 6 and 7).

These are questions only; what they do is in the modules of their chapters.
"""

from __future__ import annotations

from functools import cache

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.declare import MOVE, THROW, standing_foes
from fracas.games.street_bowl.movement import LEAPING
from fracas.games.street_bowl.pitch import AROUND, CELLS, distance
from fracas.games.street_bowl.skills.acting import HYPNOTIC_GAZE
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN, LEAP
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.throw_team_mate import projectiles, squares_to_throw_to
from fracas.kernel.ruleset import Action

WITHIN_A_LEAP = tuple(tuple(cell for cell in CELLS if 0 < distance(start, cell) <= LEAPING) for start in CELLS)


@cache
def steps_of(who: int) -> tuple[tuple[tuple[int, Action], ...], ...]:
    """Return every step a player could ever take, by the square he stands on."""
    return tuple(tuple((cell, ("step", who, cell)) for cell in around) for around in AROUND)


def player_actions(s: State, who: int) -> list[Action]:
    """List what the acting player may do, but for stopping: steps first, then leaps, then deeds.

    Rule: Street Bowl 6, 7.
    """
    if s.condition[who] != st.STANDING:
        return [("stand", who)]
    out: list[Action] = []
    if s.left + s.extra > 0:
        taken = s.where
        out += [action for cell, action in steps_of(who)[s.where[who]] if cell not in taken]
        if can_leap(s, who):
            out += [("leap", who, cell) for cell in WITHIN_A_LEAP[s.where[who]] if cell not in taken]
    if s.deed == MOVE and st.has(s, who, HYPNOTIC_GAZE):
        out += [("gaze", who, foe) for foe in standing_foes(s, who)]
    if s.deed == THROW:
        out += [("throw", who, mate, cell) for mate in projectiles(s, who) for cell in squares_to_throw_to(s, who)]
    return out


def can_leap(s: State, who: int) -> bool:
    """Return whether the acting player may leap now.

    Rule: Street Bowl 19 Leap (once a turn), Ball & Chain, Ruling 72.
    """
    return (s.left + s.extra >= LEAPING and st.has(s, who, LEAP) and not st.is_used_up(s, who, LEAP)
            and not st.has(s, who, BALL_AND_CHAIN))
