"""Momentum and Shift in Momentum (chapter 9).

One marker, 0 to 6, which always belongs to `state.side`, the team whose action is in progress.
"""

from __future__ import annotations

from fracas.games.elfball.dice import BLANK, FLOP, HIT, STAR, net_of, pool_of
from fracas.games.elfball.state import MOST_MOMENTUM, TURN, side_of
from fracas.kernel.dice import Bands
from fracas.kernel.table import Option, Table

KEEP = "keep"
BADNESS = (FLOP, BLANK, HIT, STAR)  # which own die is replaced first


def earn(t: Table, p: int, counters: int) -> None:
    """Give the acting team counters for extra successes.

    Rule: Elfball 9 "Earning": at most 6 on the track.
    """
    s = t.state
    counters = min(counters, MOST_MOMENTUM - s.momentum)
    if counters > 0:
        s.momentum += counters
        t.tell("earns", p, counters, s.momentum, rule="9")


def replace_dice(
    t: Table, kind: str, p: int, faces: tuple[int, ...], need: int, highest: int, rule: str, bands: Bands, more: int,
) -> tuple[int, ...]:
    """Let the acting coach spend counters to have dice of a challenge rolled again, one by one.

    Rule:    Elfball 2.2 (6), 9 "Spending", Rulings 1, 2, 18, 70, 71. Each die once; nothing after a flop, and nothing
             where the roller's own coach has nothing left to gain; new stars bring new dice, which stand.
    Args:    highest - net result that cannot be improved on.
             bands, more - what the challenge can distinguish of all its faces.
    Asks:    the acting coach: which face to replace, or keep all.
    Rolls:   one challenge die per counter.
    Returns: all faces that count.
    """
    s = t.state
    simple = s.options.simple_star
    is_own = side_of(p) == s.side
    open_dice, fixed = list(faces), ()
    while s.momentum and open_dice:
        net = net_of((*open_dice, *fixed), simple)
        if net < 0 or (is_own and net >= highest):
            break
        shown = tuple(face for face in (FLOP, BLANK, STAR, HIT) if face in open_dice)
        options: tuple[Option, ...] = (KEEP, *shown)
        chosen = t.choose(
            s.side, "momentum", options, who=p, facts=(kind, need, tuple(open_dice), fixed), rule="9",
        )
        if chosen == KEEP:
            break
        s.momentum -= 1
        open_dice.remove(chosen)
        t.tell("momentum", s.side, p, chosen, s.momentum, rule="9")
        others = (*open_dice, *fixed)
        fixed = (*fixed, *t.roll(
            "reroll", pool_of(1, simple), coach=side_of(p), who=p, need=need, rule=rule, more=more,
            bands=new_bands(others, highest if is_own else more, simple) if s.momentum
            else lambda new, others=others: bands((*others, *new)),
        ))
    return (*open_dice, *fixed)


def replaceable_bands(counters: int, simple_star: bool) -> Bands:
    """Return the bands of a pool of which dice may be replaced: its net result, and each face as far as counters reach.

    A flop cannot be repaired, so all are one.
    """

    def band(faces: tuple[int, ...]) -> tuple[int, ...]:
        net = net_of(faces, simple_star)
        if net < 0:
            return (-1,)
        return net, *(min(faces.count(face), counters) for face in (FLOP, BLANK, STAR, HIT))

    return band


def worst_first(
    need: int, highest: int, reach: int, simple_star: bool, lowest: int = -1, is_graded: bool = False,
) -> Bands:
    """Return the bands of own dice: the net result, and while it fails the dice that would be replaced, worst first.

    To replace any other die is never better, and whoever passes keeps his dice; only where more is better, or nothing
    is needed at all, a flop may be replaced too. Both are what the odds say they assume.

    Args: reach - dice that can be replaced.
          lowest - net below which nothing is told apart: -1, as a flop cannot be repaired but by an ability.
          is_graded - more is better also when the challenge passes, for an ability that may replace a flop.
    """

    def band(faces: tuple[int, ...]) -> tuple[int, ...]:
        net = net_of(faces, simple_star)
        if net >= highest or net <= lowest:
            return (max(lowest, min(net, highest)),)
        if need and net >= need:
            return net, is_graded and FLOP in faces
        return net, *sorted(faces, key=BADNESS.index)[:reach]

    return band


def new_bands(others: tuple[int, ...], highest: int, simple_star: bool) -> Bands:
    """Return the bands of a replaced die while more counters are left: the net result, with the dice it brought.

    Args: highest - net result from which nothing is replaced any more.
    """
    return lambda new: max(-1, min(net_of((*others, *new), simple_star), highest))


def shift(t: Table, event: int) -> None:
    """Note a Shift in Momentum: the action will end, and the opponent gets the counters.

    Rule: Elfball 9 "SiM", Rulings 12 (not in the free challenge), 20 (told when all is resolved), 88 (counts once),
          92 (nor out of sequence).
    Args: event - number of the event in the list of chapter 9.
    """
    s = t.state
    if s.phase == TURN and not s.shift and not s.advanced.window:
        s.shift = event
