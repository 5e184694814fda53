"""Team support during a match (chapter 21): Cheerleaders and Zlurpee Kegs. There are also `bribe` and `potions`.

What a team has brought stands in `state.support`, what is used up of it in `state.advanced`.
"""

from fracas.games.elfball.momentum import earn
from fracas.games.elfball.state import MOST_MOMENTUM, NO_ONE, PLAIN, State, profile, side_of
from fracas.games.elfball.team.roster import Support
from fracas.kernel.table import Side, Table

CHEER = 1  # counters
KEEP, TAP = "keep", "keg"


def with_use(used: tuple[int, int], side: Side) -> tuple[int, int]:
    """Return the uses of both sides after one more use by a side."""
    return (used[0] + (side == 0), used[1] + (side == 1))


# -- Cheerleaders ------------------------------------------------------------------------------------------------


def can_cheer(s: State) -> bool:
    """Return whether a Cheerleader of the side in turn may help the action that is about to begin.

    Rule: Elfball 21 "Cheerleader", Rulings 51 (never above 6), 82 (an action, no replacement), 122.
    """
    left = s.support[s.side].cheerleaders - s.advanced.cheers[s.side]
    return left > 0 and s.momentum < MOST_MOMENTUM and (s.acting == NO_ONE or is_fresh(s))


def is_fresh(s: State) -> bool:
    """Return whether the acting player has done nothing yet but turn.

    Rule: Elfball 21 "at the start of one of your actions".
    """
    begun = s.moved or s.busy or s.attacks or s.shoves or s.dashes or s.advanced.aside != NO_ONE
    return not begun and s.jog == profile(s, s.acting).jog


def cheer(t: Table, p: int) -> None:
    """Let a Cheerleader give the acting player's team a counter.

    Rule: Elfball 21 "Cheerleader".
    """
    s = t.state
    s.advanced = s.advanced._replace(cheers=with_use(s.advanced.cheers, s.side))
    t.tell("cheers", s.side, s.support[s.side].cheerleaders - s.advanced.cheers[s.side], rule="21")
    earn(t, p, CHEER)


def renew(s: State) -> None:
    """Give both sides back the support they may use once a Test.

    Rule: Elfball 21.
    """
    if s.advanced is not PLAIN:
        s.advanced = s.advanced._replace(cheers=(0, 0), kegs=(0, 0), monsters=(NO_ONE, NO_ONE), attacked=())


def support_left(s: State, side: Side) -> Support:
    """Return the support a side has left.

    Potions, spells and the referee are those of the match, the rest that of this Test.

    Rule: Elfball 21, 24.7.
    """
    had, used = s.support[side], s.advanced
    drunk = sum(side_of(p) == side for p, _keys in used.drunk)
    return Support(
        had.referee and not used.caught[side], had.cheerleaders - used.cheers[side], had.kegs - used.kegs[side],
        had.potions - drunk, had.wizard and not s.extra.spells[side],
    )


# -- Zlurpee Kegs ------------------------------------------------------------------------------------------------


def tap_kegs(t: Table, p: int, net: int, most: int) -> int:
    """Let a coach better an Injury roll of his player with Kegs.

    Rule:    Elfball 21 "Zlurpee Keg", Ruling 110: only a net of 1 or more; both may be used on one roll.
    Args:    most - net that cannot be improved on.
    Asks:    his coach, Keg by Keg.
    Returns: the better net.
    """
    s, side = t.state, side_of(p)
    while 0 < net < most and s.support[side].kegs > s.advanced.kegs[side]:
        if t.choose(side, "keg", (KEEP, TAP), who=p, facts=(net,), rule="21/R110") == KEEP:
            break
        s.advanced = s.advanced._replace(kegs=with_use(s.advanced.kegs, side))
        net += 1
        t.tell("keg", side, p, s.support[side].kegs - s.advanced.kegs[side], rule="21/R110")
    return net
