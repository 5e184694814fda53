"""Blood Lust: a hungry Vampire bites a Thrall, or goes to look for one among the crowd (chapter 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries.injury import injure, remove
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.zones import neighbours
from fracas.kernel.table import Table

THRALL = "vampire.thrall"


def thralls_near(s: State, who: int) -> tuple[int, ...]:
    """List the Thralls a standing Vampire can bite, in whatever state they are.

    Rule: Street Bowl 19 Blood Lust, Ruling 74.
    """
    if not st.is_standing(s, who):
        return ()
    return tuple(mate for mate in neighbours(s, side_of(who), s.where[who])
                 if mate != who and st.player(s, mate).position == THRALL)


def feed(t: Table, who: int) -> bool:
    """Bite a Thrall; without one the Vampire leaves the street and it is a turnover.

    Rule:    Street Bowl 19 Blood Lust, Ruling 74.
    Rolls:   those of the Thrall's injury.
    Asks:    his coach: "bite", if there are several Thralls.
    Changes: is_hungry.
    Returns: whether he has bitten.
    """
    s: State = t.state
    s.is_hungry = 0
    thralls = thralls_near(s, who)
    if not thralls:
        _starve(t, who)
        return False
    victim = thralls[0] if len(thralls) == 1 else t.choose(side_of(who), "bite", thralls, who=who, rule="19.6")
    t.tell("bites", who, victim, rule="19.6")
    injure(t, victim, cause="bite", by=who)
    return True


def _starve(t: Table, who: int) -> None:
    """Leave the street in search of blood.

    Rule: Street Bowl 19 Blood Lust, Ruling 74: the result of his own injury stands.
    """
    s: State = t.state
    t.tell("finds_no_thrall", who, rule="6/R74")
    st.lose_ball(t, who)
    st.turn_over(t, "blood_lust", rule="19.6")
    if st.is_on_street(s, who):
        remove(t, who, st.RESERVES, rule="19.6")
