"""Skills of kick-offs and of re-rolls for the team (chapters 4, 5 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import LINE, is_in_wide_zone
from fracas.games.street_bowl.skills.skill import EXTRAORDINARY, GENERAL, PASSING, Skill
from fracas.games.street_bowl.state import State
from fracas.kernel.table import Side, Table
from fracas.locale import NP_

FAN_FAVOURITE = "fan-favourite"
KICK = "kick"
KICK_OFF_RETURN = "kick-off-return"
LEADER = "leader"

SKILLS = (
    Skill(FAN_FAVOURITE, NP_("skill", "Fan Favourite"), EXTRAORDINARY),
    Skill(KICK, NP_("skill", "Kick"), GENERAL),
    Skill(KICK_OFF_RETURN, NP_("skill", "Kick-Off Return"), GENERAL),
    Skill(LEADER, NP_("skill", "Leader"), PASSING),
)

WHOLE, HALF = "whole", "half"  # how far a kick goes


def kick_distance(t: Table, distance: int) -> int:
    """Let a kicker take half the distance of a kick.

    Rule:    Street Bowl 5 (2), 19.1 Kick.
    Asks:    the kicking coach, if he has such a player in his place: "kick".
    Returns: how many squares the ball travels.
    """
    s: State = t.state
    side = s.kicker
    kickers = [who for who in st.on_street(s, side) if st.has(s, who, KICK) and can_kick(s, who)]
    if not kickers:
        return distance
    if t.choose(side, "kick", (WHOLE, HALF), who=kickers[0], facts=(distance,), rule="19.1") == WHOLE:
        return distance
    t.tell("uses_skill", kickers[0], KICK, rule="19.1")
    return distance // 2


def can_kick(s: State, who: int) -> bool:
    """Return whether a player's square lets him help a kick. It is neither on the line of scrimmage nor in a wide zone.

    Rule: Street Bowl 19.1 Kick.
    """
    return st.column(s, who) != LINE[st.side_of(who)] and not is_in_wide_zone(s.where[who])


def fame_on_table(s: State, side: Side) -> int:
    """Return the FAME of a side on the kick-off table: its own, and one for each favourite on the street.

    Rule: Street Bowl 15, 19.6 Fan Favourite.
    """
    return s.fame[side] + sum(st.has(s, who, FAN_FAVOURITE) for who in st.on_street(s, side))
