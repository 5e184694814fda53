"""Actions of the acting player: stand up, step, leap, and the special part of his Action (chapters 6, 7).

These are questions only; what they do is in the modules of their chapters.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from fracas.games.street_bowl import foul
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.ball_and_chain import FACINGS
from fracas.games.street_bowl.blocking.block import pairs, ways
from fracas.games.street_bowl.declare import BLITZ, BLOCK, BOMB, FOUL, HAND_OFF, MOVE, PASS, THROW, standing_foes
from fracas.games.street_bowl.movement import LEAPING
from fracas.games.street_bowl.pitch import AROUND, CELLS, distance
from fracas.games.street_bowl.skills.acting import HYPNOTIC_GAZE
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN, LEAP
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.throwing import hail_mary, passing, wall_pass
from fracas.games.street_bowl.throwing.hand_off import takers
from fracas.games.street_bowl.throwing.throw_team_mate import projectiles, squares_to_throw_to
from fracas.kernel.ruleset import Action


def player_actions(s: State, who: int) -> list[Action]:
    """Return the legal actions of the acting player except stopping: steps, then leaps, then the special part.

    Rule: Street Bowl 6, 7.
    """
    if s.condition[who] != st.STANDING:
        return [("stand", who)]
    out = _moves(s, who) if s.left + s.extra > 0 else []
    out += SPECIAL[s.deed](s, who)
    return out


@cache
def within_a_leap(start: int) -> tuple[int, ...]:
    """Return the squares that are at most a leap away."""
    return tuple(cell for cell in CELLS if 0 < distance(start, cell) <= LEAPING)


def _moves(s: State, who: int) -> list[Action]:
    """Rule: Street Bowl 7, 19 Leap, Ball & Chain."""
    skills, here = st.player(s, who).skills, s.where[who]
    if BALL_AND_CHAIN in skills:
        return [("roll", who, facing) for facing in range(len(FACINGS))]
    taken = set(s.where)
    out: list[Action] = [("step", who, cell) for cell in AROUND[here] if cell not in taken]
    if LEAP in skills and s.left + s.extra >= LEAPING and not st.is_used_up(s, who, LEAP):
        out += [("leap", who, cell) for cell in within_a_leap(here) if cell not in taken]
    return out


def _blocks(s: State, who: int) -> list[Action]:
    """Rule: Street Bowl 8, 19 Multiple Block, Stab, Chainsaw."""
    out: list[Action] = [(way, who, foe) for foe in standing_foes(s, who) for way in ways(s, who)]
    return out + [("blocks", who, a, b) for a, b in pairs(s, who)] if s.deed == BLOCK else out


def _blitzes(s: State, who: int) -> list[Action]:
    """Rule: Street Bowl 6: one block, for a square of movement."""
    return [] if s.has_blocked or s.left + s.extra == 0 else _blocks(s, who)


def _fouls(s: State, who: int) -> list[Action]:
    """Rule: Street Bowl 13 "Fouls"."""
    return [("foul", who, victim) for victim in foul.targets(s, who)]


def _gazes(s: State, who: int) -> list[Action]:
    """Rule: Street Bowl 19 Hypnotic Gaze: at the end of a Move Action."""
    if not st.has(s, who, HYPNOTIC_GAZE):
        return []
    return [("gaze", who, foe) for foe in standing_foes(s, who)]


def _passes(s: State, who: int) -> list[Action]:
    """Rule: Street Bowl 10.2, 10.4, 19 Hail Mary Pass."""
    if s.holder != who:
        return []
    out: list[Action] = [("pass", who, cell) for cell in passing.targets(s, who)]
    out += [("bank", who, cell, wall) for wall in wall_pass.WALLS for cell in wall_pass.targets(s, who, wall)]
    return out + [("hail", who, cell) for cell in hail_mary.targets(s, who)]


def _hand_offs(s: State, who: int) -> list[Action]:
    """Rule: Street Bowl 10.5."""
    return [("hand", who, mate) for mate in takers(s, who)] if s.holder == who else []


def _throws(s: State, who: int) -> list[Action]:
    """Rule: Street Bowl 12 (1)."""
    return [("throw", who, mate, cell) for mate in projectiles(s, who) for cell in squares_to_throw_to(s, who)]


def _bombs(s: State, who: int) -> list[Action]:
    """Rule: Street Bowl 19 Bombardier."""
    out: list[Action] = [("bomb", who, cell) for cell in passing.targets(s, who)]
    return out + [("lob", who, cell) for cell in hail_mary.targets(s, who)]


SPECIAL: dict[str, Callable[[State, int], list[Action]]] = {  # by the declared Action
    MOVE: _gazes, BLOCK: _blocks, BLITZ: _blitzes, PASS: _passes, HAND_OFF: _hand_offs, FOUL: _fouls, THROW: _throws,
    BOMB: _bombs,
}
