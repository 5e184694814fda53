"""The stray pony on the lines of scrimmage (chapter 15)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.push import push_straight
from fracas.games.street_bowl.injuries.injury import knock_down
from fracas.games.street_bowl.pitch import BACK, LINE
from fracas.games.street_bowl.roll import Reasons, agility_reasons, helps
from fracas.games.street_bowl.skills.dodging import attempt, zones_entered
from fracas.games.street_bowl.state import State
from fracas.kernel.table import AWAY, HOME, Table

FEARLESS = 5  # strength of those it goes around


def stray_pony(t: Table) -> None:
    """Drive everybody on the lines of scrimmage back one square; then each of them tries to keep his feet.

    Rule:  Street Bowl 15 "Stray Pony", Rulings 51, 52, 67: all moves first, home before away, by row.
    Rolls: dodge, and for each who fails at once his Armour and Injury.
    """
    s: State = t.state
    driven = [who for side in (HOME, AWAY) for who in driven_back(s, side)]
    for who in driven:
        push_straight(t, who, (BACK[st.side_of(who)], 0))
    for who in driven:
        if st.is_standing(s, who) and not attempt(t, who, s.where[who], reasons_of(s, who))[0]:
            knock_down(t, who, "pony")


def driven_back(s: State, side: int) -> list[int]:
    """List the players of a side whom the pony drives back, by row.

    Rule: Street Bowl 15 "Stray Pony", Ruling 51.
    """
    line = [who for who in st.on_street(s, side) if st.column(s, who) == LINE[side] and st.strength(s, who) < FEARLESS]
    return sorted(line, key=lambda who: s.where[who])


def reasons_of(s: State, who: int) -> Reasons:
    """Return the terms of a roll to keep one's feet: a dodge with one's own skills, without the opponents'.

    Rule: Street Bowl 15 "Stray Pony", Ruling 67.
    """
    return agility_reasons(s, who, "dodge", helps("dodge", 1), *zones_entered(s, who, s.where[who]))
