"""Declaring an Action: who may act, what he may declare, what his traits make of it (chapter 6)."""

from __future__ import annotations

from functools import cache

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import NEXT_TO
from fracas.games.street_bowl.skills.handling import NO_HANDS
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN, JUMP_UP, SPRINT
from fracas.games.street_bowl.skills.throwing import BOMBARDIER, RIGHT_STUFF, THROW_TEAM_MATE
from fracas.games.street_bowl.skills.traits import trait_rolls
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.turn import end_action
from fracas.games.street_bowl.zones import neighbours
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side, Table

MOVE, BLOCK, BLITZ, PASS, HAND_OFF, FOUL, THROW, BOMB = (
    "move", "block", "blitz", "pass", "handoff", "foul", "throw", "bomb",
)
ONCE_A_TURN = {BLITZ: st.BLITZED, PASS: st.PASSED, THROW: st.PASSED, HAND_OFF: st.HANDED_OFF, FOUL: st.FOULED}
ONCE = frozenset(ONCE_A_TURN)
GO_FOR_ITS = 2
END = ("end",)


def first_in_line(s: State, side: Side) -> list[int]:
    """Return the players of a side who may be given the next Action. They stand or lie on their backs; Warpstone goes
    first.

    Rule: Street Bowl 6, 13 Warpstone Tincture, Rulings 46 and 76 (who is frozen in a bonus turn).
    """
    where, used, condition, frozen = s.where, s.used, s.condition, s.frozen
    ready = [who for who in st.TEAMS[side]
             if not used[who] and where[who] >= 0 and condition[who] <= st.PRONE and not frozen[who]]
    return [who for who in ready if s.brews[who] & st.WARPSTONE] or ready if any(s.brews) else ready


def declarations(s: State) -> list[Action]:
    """Return the moving team's declarations by player, then the end of its turn, unless somebody must act before.

    Rule: Street Bowl 6, 13 Warpstone Tincture, Ruling 46.
    """
    ready = first_in_line(s, s.side)
    foes = st.on_street(s, 1 - s.side)
    standing = [s.where[foe] for foe in foes if s.condition[foe] == st.STANDING]
    faced: frozenset[int] = frozenset().union(*(NEXT_TO[cell] for cell in standing))
    still = open_to_team(s, has_victims=len(standing) < len(foes))
    out: list[Action] = [("declare", who, deed) for who in ready for deed in deeds(s, who, still, faced)]
    if not (ready and s.brews[ready[0]] & st.WARPSTONE):
        out.append(END)
    return out


def open_to_team(s: State, *, has_victims: bool) -> frozenset[str]:
    """Return the once-a-turn Actions that the moving team could still declare.

    Rule: Street Bowl 6, Ruling 76 (no ball play in a bonus turn).
    Args: has_victims - whether an opponent lies on the street.
    """
    barred = {deed for deed, bit in ONCE_A_TURN.items() if s.declared & bit}
    if s.phase != st.TURN:
        barred |= {PASS, HAND_OFF}
    return ONCE.difference(barred if has_victims else {*barred, FOUL})


def deeds(s: State, who: int, still: frozenset[str], faced: frozenset[int]) -> tuple[str, ...]:
    """List the Actions a player may declare.

    Rule: Street Bowl 6, 19 Ball & Chain (Move only), Jump Up, No Hands.
    Args: still - see `open_to_team`; faced - the squares next to standing opponents.
    """
    skills = st.player(s, who).skills
    if BALL_AND_CHAIN in skills:
        return (MOVE,)
    is_up = s.condition[who] == st.STANDING
    can_block = s.where[who] in faced and (is_up or JUMP_UP in skills)
    can_play_ball = (s.ball >= 0 or s.holder == who) and NO_HANDS not in skills
    out = _usual(still, can_block, not s.rooted[who], can_play_ball)
    if THROW_TEAM_MATE in skills and THROW in still and _has_projectile(s, who):
        out += (THROW,)
    return (*out, BOMB) if BOMBARDIER in skills and is_up else out


@cache
def _usual(still: frozenset[str], can_block: bool, can_blitz: bool, can_play_ball: bool) -> tuple[str, ...]:
    """Return the Actions that anybody may declare who could do these things."""
    able = {MOVE: True, BLOCK: can_block, BLITZ: can_blitz, PASS: can_play_ball, HAND_OFF: can_play_ball, FOUL: True}
    return tuple(deed for deed, can in able.items() if can and (deed in still or deed not in ONCE))


def standing_foes(s: State, who: int) -> list[int]:
    """List the standing opponents next to a player, in roster order."""
    condition = s.condition
    return [foe for foe in neighbours(s, 1 - side_of(who), s.where[who]) if condition[foe] == st.STANDING]


def _has_projectile(s: State, who: int) -> bool:
    return any(mate != who and st.has(s, mate, RIGHT_STUFF) for mate in st.on_street(s, side_of(who)))


def declare(t: Table, who: int, deed: str) -> None:
    """Give a player an Action; his traits may cost him it.

    Rule:    Street Bowl 6 "One Action", 19.
    Rolls:   those of `trait_rolls`.
    Changes: acting, deed, left, extra, declared, alertness.
    """
    s: State = t.state
    s.acting, s.deed, s.has_blocked, s.is_hungry = who, deed, 0, 0
    s.declared |= ONCE_A_TURN.get(deed, 0)
    t.tell("declares", who, deed, rule="6")
    if s.alertness[who] == st.GAZED_AT:
        s.alertness[who] = st.ALERT
    if not trait_rolls(t, who):
        t.tell("loses_action", who, rule="19.6")
        return end_action(t, who)
    s.left, s.extra = movement_of(s, who, s.deed)


def movement_of(s: State, who: int, deed: str) -> tuple[int, int]:
    """Return the squares a player may move in an Action, and how many Go For Its.

    Rule: Street Bowl 6, 7, 19 Sprint, Take Root, Bombardier.
    """
    if deed in (BLOCK, BOMB) or s.rooted[who]:
        return 0, 0
    p = st.player(s, who)
    return p.ma, GO_FOR_ITS + (SPRINT in p.skills)
