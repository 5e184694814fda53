"""Animosity: a player may refuse to give the ball to another race (chapter 19.6)."""

from __future__ import annotations

from fracas.games.street_bowl import roll
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.skills.throwing import ANIMOSITY
from fracas.games.street_bowl.state import NO_ONE, State, side_of, who_is_at
from fracas.kernel.table import Reason, Table

NOBODY_ELSE = -1  # a square: the ball is not given away
WASTE = "waste"


def agreed_target(t: Table, who: int, cell: int, cells: tuple[int, ...]) -> int:
    """Roll whether a player gives the ball to this square. If he refuses, his coach may pick one of his own race.

    Rule:    Street Bowl 19.6 Animosity, 17 (before Pass Block and the interception).
    Args:    cells - the squares this pass or hand-off could go to.
    Rolls:   D6 2+, if a team-mate of another race is there.
    Asks:    his coach: "other_target".
    Returns: the square, NOBODY_ELSE if the Action is wasted; that is no turnover.
    """
    s: State = t.state
    mate = who_is_at(s, cell)
    if not (st.has(s, who, ANIMOSITY) and _is_mate(s, who, mate)) or _is_kin(s, who, mate):
        return cell
    if roll.passes(t, "animosity", who, (Reason("plain", 2, who),), target=mate, rule="19.6"):
        return cell
    t.tell("refuses", who, mate, rule="19.6")
    others = tuple(other for other in cells if _is_kin(s, who, who_is_at(s, other)))
    if not others:
        return NOBODY_ELSE
    chosen = t.choose(side_of(who), "other_target", (*others, WASTE), who=who, target=mate, rule="19.6")
    return NOBODY_ELSE if chosen == WASTE else int(chosen)


def _is_mate(s: State, who: int, other: int) -> bool:
    """Return whether this is another player of his team."""
    return other not in (NO_ONE, who) and side_of(other) == side_of(who)


def _is_kin(s: State, who: int, other: int) -> bool:
    """Return whether this is another player of his team and of his race."""
    return _is_mate(s, who, other) and st.player(s, other).tag == st.player(s, who).tag
