"""What opponents do about a player who leaves their tackle zones: Tentacles, Shadowing (chapter 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.dice import TWO_D6
from fracas.games.street_bowl.roll import Reasons, rerolls
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN, SHADOWING, TENTACLES
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.zones import markers
from fracas.kernel.table import Reason, Table

TO_BREAK_FREE, TO_SHAKE_OFF = 6, 8  # what 2D6 and the difference of the two have to come to
LEAST = 2  # of 2D6

LET_GO, STAY = "let_go", "stay"


def hold(t: Table, who: int, start: int) -> bool:
    """Let one opponent with Tentacles try to hold a player who is about to dodge or leap.

    Rule:    Street Bowl 19 Tentacles.
    Rolls:   2D6 of the mover, need 6 after both strengths.
    Asks:    the other coach: "tentacles"; the mover's: "reroll".
    Returns: whether he stays where he is.
    """
    s: State = t.state
    side = side_of(who)
    holders = tuple(other for other in markers(s, side, start)
                    if st.has(s, other, TENTACLES) and LEAST < total(against_tentacles(s, who, other)))
    if not holders:
        return False
    holder = t.choose(1 - side, "tentacles", (*holders, LET_GO), who=who, rule="19.5")
    if holder == LET_GO:
        return False
    t.tell("uses_skill", holder, TENTACLES, rule="19.5")
    if _comes_to(t, "tentacles", who, holder, against_tentacles(s, who, holder), rule="19.5"):
        return False
    t.tell("is_held", who, holder, rule="19.5")
    return True


def shadow(t: Table, who: int, start: int) -> None:
    """Let one opponent with Shadowing try to follow the acting player into the square he left.

    Rule:    Street Bowl 19 Shadowing.
    Rolls:   2D6 of the mover, need 8 after both movement allowances.
    Asks:    the other coach: "shadowing"; the mover's: "reroll".
    Changes: where the shadower is; the ball bounces if it lies there.
    """
    s: State = t.state
    shadowers = shadowers_of(s, who, start)
    if not shadowers:
        return
    shadower = t.choose(1 - side_of(who), "shadowing", (*shadowers, STAY), who=who, rule="19.1")
    if shadower == STAY:
        return
    t.tell("uses_skill", shadower, SHADOWING, rule="19.1")
    if not _comes_to(t, "shadowing", who, shadower, against_shadowing(s, who, shadower), rule="19.1"):
        t.tell("shadows", shadower, who, s.where[shadower], start, rule="19.1")
        s.where[shadower] = start
        st.disturb_ball(s, start)


def shadowers_of(s: State, who: int, start: int) -> tuple[int, ...]:
    """Return the opponents who may follow the acting player into the square he left."""
    if s.acting != who or start in s.where:
        return ()
    return tuple(other for other in markers(s, side_of(who), start)
                 if st.has(s, other, SHADOWING) and not s.rooted[other] and not st.has(s, other, BALL_AND_CHAIN)
                 and LEAST < total(against_shadowing(s, who, other)))


def against_tentacles(s: State, who: int, holder: int) -> Reasons:
    """Return the terms of the 2D6 roll by which a player breaks free."""
    return (Reason("plain", TO_BREAK_FREE, who), Reason("strength", -st.strength(s, who), who),
            Reason("strength", st.strength(s, holder), holder))


def against_shadowing(s: State, who: int, shadower: int) -> Reasons:
    """Return the terms of the 2D6 roll by which a player shakes off a shadower."""
    return (Reason("plain", TO_SHAKE_OFF, who), Reason("movement", -st.player(s, who).ma, who),
            Reason("movement", st.player(s, shadower).ma, shadower))


def total(reasons: Reasons) -> int:
    """Return the total that the dice need."""
    return sum(reason.amount for reason in reasons)


def _comes_to(t: Table, kind: str, who: int, other: int, reasons: Reasons, *, rule: str) -> bool:
    """Roll 2D6 for the mover, again if they fail and his coach re-rolls them.

    Returns: whether they come to what is needed.
    """
    need = total(reasons)

    def throw() -> tuple[int, int]:
        dice: tuple[int, int] = t.roll(kind, TWO_D6, coach=side_of(who), who=who, target=other, need=need,
                                       reasons=reasons, bands=lambda faces: sum(faces) >= need, rule=rule)
        return dice

    first = throw()
    return sum(first) >= need or rerolls(t, kind, who, *first, need=need) and sum(throw()) >= need
