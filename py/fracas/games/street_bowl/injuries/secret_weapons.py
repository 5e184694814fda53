"""Secret weapons at the end of a drive (chapter 13)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries.injury import remove
from fracas.games.street_bowl.skills.hurting import SECRET_WEAPON
from fracas.games.street_bowl.state import State
from fracas.kernel.dice import D6
from fracas.kernel.table import Table

MAY_STAY = (st.RESERVES, st.KNOCKED_OUT, st.GONE)  # boxes of those who are still in the match, whole or not


def secret_weapon_rolls(t: Table) -> None:
    """Roll for everybody who played this drive with a secret weapon: some are dragged away for good.

    Rule:  Street Bowl 13 "Secret weapons", Ruling 43.
    Rolls: D6 4+ each, home first, in roster order.
    """
    s: State = t.state
    for who in st.EVERYBODY:
        is_here = s.where[who] >= 0 or s.where[who] in MAY_STAY
        if s.fielded[who] and is_here and st.has(s, who, SECRET_WEAPON):
            stays = t.test("secret_weapon", D6, coach=st.side_of(who), who=who, need=4, rule="13/R43").passed
            if not stays:
                remove(t, who, st.DRAGGED_AWAY, rule="13")
