"""The fear of Cave Apes (chapter 4.6)."""

from fracas.games.cave_brawl.state import State, has, is_beast, side_of
from fracas.games.cave_brawl.team.teams import FEAR
from fracas.kernel.dice import D6
from fracas.kernel.table import Table


def is_afraid(t: Table, who: int, target: int) -> bool:
    """Test the nerve of a player who attempts to block or tackle a Cave Ape. On a 1 he is afraid.

    Rule:    Cave Brawl 4.6, Rulings 33 and 53.
    Rolls:   d6, for opposing players only.
    Returns: whether the attempt is off.
    """
    s: State = t.state
    if is_beast(target) or not has(s, target, FEAR) or side_of(s, target) == side_of(s, who):
        return False
    if t.test("fear", D6, coach=side_of(s, who), need=2, who=who, target=target, rule="4.6").passed:
        return False
    t.tell("afraid", who, target, rule="4.6")
    return True
