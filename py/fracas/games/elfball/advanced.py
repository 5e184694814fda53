"""What is true of `state.advanced` at every action boundary (chapters 21 and 22.2), for `invariants`."""

from __future__ import annotations

from fracas.games.elfball.abilities import ADVANCED, BASIC, BY_KEY, has
from fracas.games.elfball.bribe import MONSTER, is_bribed
from fracas.games.elfball.potions import potions_left
from fracas.games.elfball.state import ABSENT, NO_ONE, PLAIN, TURN, State, attacked_goal, profile, side_of


def is_remembered_well(s: State) -> bool:
    """Return whether what abilities and support are remembered for can be."""
    return s.advanced == PLAIN or (_is_support_there(s) and _is_drunk_well(s) and _is_window_well(s))


def _is_support_there(s: State) -> bool:
    found = s.advanced
    return all(
        0 <= found.cheers[side] <= s.support[side].cheerleaders and 0 <= found.kegs[side] <= s.support[side].kegs
        and (s.support[side].referee or not found.caught[side])
        and (found.monsters[side] == NO_ONE or _is_monster(s, side, found.monsters[side]))
        for side in (0, 1)
    )


def _is_monster(s: State, side: int, p: int) -> bool:
    is_ours = side_of(p) == side and s.where[p] != ABSENT and s.support[side].referee
    return is_ours and profile(s, p).type == MONSTER


def _is_drunk_well(s: State) -> bool:
    drinkers = [p for p, _keys in s.advanced.drunk]
    levels = [[BY_KEY[key].level for key in keys] for _p, keys in s.advanced.drunk]
    return (
        len(set(drinkers)) == len(drinkers) and all(s.where[p] != ABSENT for p in drinkers)
        and all(potions_left(s, side) >= 0 for side in (0, 1))
        and all(len(two) < 2 or two == [BASIC, ADVANCED] for two in levels)
    )


def _is_window_well(s: State) -> bool:
    """Return whether only a turn has what belongs to one, before its action or in it."""
    found = s.advanced
    is_quiet = not found.window or (s.phase == TURN and s.acting == NO_ONE)
    return (
        is_quiet and all(has(s, p, "react") for p in found.halted) and all(has(s, p, "enrage") for p in found.attacked)
        and (s.phase == TURN or (found.named, found.aside, found.halted) == (NO_ONE, NO_ONE, ()))
        and (found.named == NO_ONE or (_is_out(s, found.named) and s.acting in (NO_ONE, found.named)))
        and (found.aside == NO_ONE or (side_of(found.aside) == s.side and found.aside != s.acting))
        and (found.aside != NO_ONE or not found.spun)
        and (found.window or not found.halted) and (s.acting >= 0 or not found.burst)
    )


def _is_out(s: State, p: int) -> bool:
    return side_of(p) == s.side and s.where[p] >= 0 and has(s, p, "quickling")


def may_stand_in_goal(s: State, p: int) -> bool:
    """Return whether a player may be where he is, in a goal hex.

    Rule: Elfball 19.2, 21 "Bribed Referee", Rulings 46, 116, 117 (who got the ball in his own goal stays).
    """
    if s.holder != p:
        return is_bribed(s, side_of(p))
    is_attacked = s.where[p] == attacked_goal(s, side_of(p), s.where[p])
    return is_attacked or s.support[side_of(p)].referee
