"""Resolving a challenge (chapter 2.2), and the modifiers most challenges share.

Every challenge of the game is resolved by `challenge`. What a player needs comes from small functions of the position,
such as `disengage.disengage_need`; rules, path odds and panels use the same ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fracas.games.elfball.dice import MOST_DICE, net_of, pool_of
from fracas.games.elfball.momentum import earn, replace_dice, replaceable_bands, shift
from fracas.games.elfball.state import MOST_MOMENTUM, State, facing_players, side_of
from fracas.games.elfball.tables import FLOPPED
from fracas.kernel.table import Reason, Side, Table

NO_EARNING = -1  # for `earns`: successes above what is needed earn nothing


class Need(NamedTuple):
    """How many successes a challenge needs, 0 for a mere table of results, and why; the amounts add up to it."""

    value: int
    reasons: tuple[Reason, ...]


class Outcome(NamedTuple):
    """How a challenge ended."""

    flopped: bool
    net: int  # below 0 when flopped
    over: int  # net - needed

    @property
    def passed(self) -> bool:
        """Whether the player has the successes he needs."""
        return self.over >= 0


def need_of(reasons: list[Reason]) -> Need:
    """Add up reasons; below 1 becomes 1.

    Rule: Elfball 2.2 (2).
    """
    value = sum(reason.amount for reason in reasons)
    if value < 1:
        reasons.append(Reason("minimum", 1 - value))
        value = 1
    return Need(value, tuple(reasons))


def faced_by(s: State, side: Side, cell: int, p: int) -> list[Reason]:
    """Return -1 for each team-mate and +1 for each opponent who faces player `p` of `side` on `cell`.

    Rule: Elfball 25 (T and O).
    """
    reasons = [Reason("team_mate", -1, q) for q in facing_players(s, side, cell) if q != p]
    reasons += [Reason("opponent", 1, q) for q in facing_players(s, 1 - side, cell)]
    return reasons


def challenge(
    t: Table, kind: str, p: int, dice: int, need: Need, *, rule: str, target: int = -1, top: int = 0, earns: int = 0,
    shifts: bool = True,
) -> Outcome:
    """Resolve a challenge of a player.

    Rule:    Elfball 2.2, in its order; Rulings 3, 4, 71, 88.
    Args:    dice - size of the pool, extra dice included.
             top - how far above `need` results still differ by the table of this challenge.
             earns - successes above `need` that earn nothing, or `NO_EARNING`.
             shifts - whether a flop of the acting team is a Shift in Momentum.
    Rolls:   the pool, then one die per counter spent.
    Asks:    the acting coach, as `replace_dice`.
    Changes: momentum, busy, shift.
    """
    s = t.state
    is_own = side_of(p) == s.side
    if p == s.acting:
        s.busy = True
    if dice <= 0:
        t.tell("no_dice", p, kind, rule="2.2/R4")
        return Outcome(False, 0, -need.value)
    simple = s.options.simple_star
    highest = need.value + top
    if is_own and earns != NO_EARNING:
        highest = max(highest, need.value + earns + MOST_MOMENTUM - s.momentum)
    bands = net_bands(need.value - 1, highest, simple)
    more = highest + min(dice, MOST_DICE) + 2 * s.momentum  # a counter can turn a star into a flop
    faces = t.roll(
        kind, pool_of(dice, simple), coach=side_of(p), who=p, target=target, need=need.value or None,
        reasons=need.reasons, rule=rule, more=more,
        bands=replaceable_bands(s.momentum, simple) if s.momentum else bands,
    )
    # Abilities that replace a die come here, before the first counter is spent (step 4, Ruling 69).
    faces = replace_dice(t, kind, p, faces, need.value, highest, rule, bands, more)
    net = net_of(faces, simple)
    if net < 0:
        if is_own and shifts:
            shift(t, FLOPPED)
    elif is_own and earns != NO_EARNING and net > need.value + earns:
        earn(t, p, net - need.value - earns)
    return Outcome(net < 0, net, net - need.value)


def net_bands(lowest: int, highest: int, simple_star: bool) -> Callable[[tuple[int, ...]], int]:
    """Return the bands of a pool: flopped, then each net result from `lowest` or less to `highest` or more."""

    def band(faces: tuple[int, ...]) -> int:
        net = net_of(faces, simple_star)
        return -1 if net < 0 else min(max(net, lowest), highest)

    return band
