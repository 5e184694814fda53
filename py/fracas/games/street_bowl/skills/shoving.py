"""What players do about pushes: Stand Firm, Side Step, Grab, Fend, Strip Ball, and roots (chapters 8.1 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import AROUND
from fracas.games.street_bowl.skills.blocking import (
    FEND,
    GRAB,
    SIDE_STEP,
    STAND_FIRM,
    STRIP_BALL,
    has_grab,
    is_unstoppable,
)
from fracas.games.street_bowl.skills.handling import SURE_HANDS
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.state import NO_ONE, State, side_of
from fracas.kernel.table import Option, Table

HOLD, GIVE_WAY = "hold", "give_way"
LEAVE_IT = "leave_it"  # to the pusher
SECTIONS = {SIDE_STEP: "19.2", GRAB: "19.4"}
FEND_OFF, LET_COME = "fend_off", "let_come"
STRIP, SPARE = "strip", "spare"


def refuses(t: Table, who: int, blocker: int, *, is_target: bool) -> bool:
    """Return whether a pushed player will not be moved.

    Rule: Street Bowl 19 Stand Firm, Juggernaut, Take Root: Juggernaut takes it from the blocked player only.
    Args: blocker - NO_ONE if it is no block.
    Asks: his coach: "stand_firm".
    """
    s: State = t.state
    if s.rooted[who]:
        t.tell("is_rooted", who, rule="19.6")
        return True
    if not st.has(s, who, STAND_FIRM) or s.condition[who] != st.STANDING:
        return False
    if is_target and blocker != NO_ONE and is_unstoppable(s, blocker):
        return False
    if t.choose(side_of(who), "stand_firm", (HOLD, GIVE_WAY), who=who, target=blocker, rule="19.4") == GIVE_WAY:
        return False
    t.tell("uses_skill", who, STAND_FIRM, rule="19.4")
    return True


def can_side_step(s: State, who: int) -> bool:
    """Return whether a pushed player is able to use Side Step at all."""
    return st.has(s, who, SIDE_STEP) and s.condition[who] == st.STANDING


def steers(s: State, who: int, blocker: int, *, is_target: bool) -> str:
    """Return by which skill a pushed player goes where somebody likes: SIDE_STEP, GRAB, "" by neither.

    Rule: Street Bowl 19 Side Step, Grab: against each other neither works; Grab only on a Block Action, and not on
          those who are pushed in a chain.
    """
    is_grabber = is_target and has_grab(s, blocker)
    if can_side_step(s, who):
        return "" if is_grabber else SIDE_STEP
    return GRAB if is_grabber and (s.deed == "block" or st.has(s, blocker, BALL_AND_CHAIN)) else ""


def steer(t: Table, skill: str, who: int, blocker: int, free: tuple[int, ...]) -> int:
    """Ask for the square to which Side Step or Grab sends a pushed player.

    Rule:    Street Bowl 19 Side Step, Grab: any adjacent square on the street without a player.
    Args:    free - the squares that the pusher could choose without the skill.
    Asks:    the coach of the skill: "side_step" or "grab".
    Returns: the square, NO_ONE if the skill is not used or there is none.
    """
    s: State = t.state
    cells: tuple[Option, ...] = tuple(cell for cell in AROUND[s.where[who]] if cell not in s.where)
    if not cells or skill == GRAB and len(cells) == len(free):
        return NO_ONE
    author = who if skill == SIDE_STEP else blocker
    options = cells if free else (*cells, LEAVE_IT)
    chosen = options[0] if len(options) == 1 else t.choose(
        side_of(author), skill.replace("-", "_"), options, who=author, target=who, rule=SECTIONS[skill])
    if chosen == LEAVE_IT:
        return NO_ONE
    t.tell("uses_skill", author, skill, rule=SECTIONS[skill])
    return int(chosen)


def fends_off(t: Table, who: int, blocker: int) -> bool:
    """Ask whether a pushed player keeps the blocker from following up.

    Rule: Street Bowl 19 Fend, Juggernaut.
    Asks: his coach: "fend".
    """
    s: State = t.state
    if not st.has(s, who, FEND) or is_unstoppable(s, blocker):
        return False
    if t.choose(side_of(who), "fend", (FEND_OFF, LET_COME), who=who, target=blocker, rule="19.1") == LET_COME:
        return False
    t.tell("uses_skill", who, FEND, rule="19.1")
    return True


def strip_ball(t: Table, blocker: int, who: int) -> None:
    """Ask whether a blocker strips the carrier whom his block pushes, even if he does not move.

    Rule: Street Bowl 19 Strip Ball, Sure Hands, Ruling 60.
    Asks: the blocker's coach: "strip_ball".
    """
    s: State = t.state
    if s.holder != who or not st.has(s, blocker, STRIP_BALL) or st.has(s, who, SURE_HANDS):
        return
    if t.choose(side_of(blocker), "strip_ball", (STRIP, SPARE), who=blocker, target=who, rule="8.2/R60") == STRIP:
        t.tell("uses_skill", blocker, STRIP_BALL, rule="8.2/R60")
        st.lose_ball(t, who)
