"""Declaring an Action: who may act, what he may declare, what his traits make of it (chapter 6)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.skills.handling import NO_HANDS
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN, JUMP_UP, SPRINT
from fracas.games.street_bowl.skills.throwing import BOMBARDIER, RIGHT_STUFF, THROW_TEAM_MATE
from fracas.games.street_bowl.skills.traits import trait_rolls
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.turn import end_action
from fracas.games.street_bowl.zones import neighbours
from fracas.kernel.table import Side, Table

MOVE, BLOCK, BLITZ, PASS, HAND_OFF, FOUL, THROW, BOMB = (
    "move", "block", "blitz", "pass", "handoff", "foul", "throw", "bomb",
)
ONCE_A_TURN = {BLITZ: st.BLITZED, PASS: st.PASSED, THROW: st.PASSED, HAND_OFF: st.HANDED_OFF, FOUL: st.FOULED}
GO_FOR_ITS = 2


def may_act(s: State, who: int) -> bool:
    """Return whether a player can be given an Action in his team's turn.

    Rule: Street Bowl 6, Ruling 76 (bonus turn).
    """
    return s.where[who] >= 0 and not s.used[who] and s.condition[who] <= st.PRONE and not s.frozen[who]


def first_in_line(s: State, side: Side) -> list[int]:
    """List the players of a side who may be given the next Action: Warpstone goes first.

    Rule: Street Bowl 6, 13 Warpstone Tincture, Ruling 46.
    """
    ready = [who for who in st.TEAMS[side] if may_act(s, who)]
    return [who for who in ready if s.brews[who] & st.WARPSTONE] or ready


def has_duty(s: State, side: Side) -> bool:
    """Return whether somebody must act before the coach may end the turn.

    Rule: Street Bowl 13 Warpstone Tincture, Ruling 46.
    """
    return any(s.brews[who] & st.WARPSTONE and may_act(s, who) for who in st.TEAMS[side])


def deeds(s: State, who: int) -> list[str]:
    """List the Actions a player may declare.

    Rule: Street Bowl 6, 19 Ball & Chain (Move only), Ruling 76 (no ball play in a bonus turn).
    """
    skills = st.player(s, who).skills
    if BALL_AND_CHAIN in skills:
        return [MOVE]
    out = [MOVE]
    is_up = s.condition[who] == st.STANDING
    if (is_up or JUMP_UP in skills) and standing_foes(s, who):
        out.append(BLOCK)
    if not s.declared & st.BLITZED and not s.rooted[who]:
        out.append(BLITZ)
    if s.phase == st.TURN and NO_HANDS not in skills and (s.holder == who or s.ball >= 0):
        if not s.declared & st.PASSED:
            out.append(PASS)
        if not s.declared & st.HANDED_OFF:
            out.append(HAND_OFF)
    if not s.declared & st.FOULED and any(is_down(s, foe) for foe in st.on_street(s, 1 - side_of(who))):
        out.append(FOUL)
    if THROW_TEAM_MATE in skills and not s.declared & st.PASSED and _has_projectile(s, who):
        out.append(THROW)
    if BOMBARDIER in skills and is_up:
        out.append(BOMB)
    return out


def is_down(s: State, who: int) -> bool:
    """Return whether a player on the street is prone or stunned."""
    return s.condition[who] != st.STANDING


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
        t.tell("loses_action", who, rule="19")
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
