"""Momentum and Shift in Momentum (chapter 9).

One marker, 0 to 6, which always belongs to `state.side`, the team whose action is in progress.
"""

from collections.abc import Callable

from fracas.games.elfball.dice import BLANK, FLOP, HIT, STAR, net_of
from fracas.games.elfball.state import MOST_MOMENTUM, TURN
from fracas.kernel.dice import Bands
from fracas.kernel.table import Table

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


def net_bands(lowest: int, highest: int, simple_star: bool) -> Callable[[tuple[int, ...]], int]:
    """Return the bands of a pool: flopped, then each net result from `lowest` or less to `highest` or more."""

    def band(faces: tuple[int, ...]) -> int:
        net = net_of(faces, simple_star)
        return -1 if net < 0 else min(max(net, lowest), highest)

    return band


def worst_first(highest: int, simple_star: bool) -> Bands:
    """Return the bands of own dice for a roll without a need, as an ability may replace the worst die.

    More is better.
    """

    def band(faces: tuple[int, ...]) -> tuple[int, ...]:
        net = net_of(faces, simple_star)
        return (highest,) if net >= highest else (net, min(faces, key=BADNESS.index))

    return band


def shift(t: Table, event: int) -> None:
    """Note a Shift in Momentum: the action will end, and the opponent gets the counters.

    Rule: Elfball 9 "SiM", Rulings 12 (not in the free challenge), 20 (told when all is resolved), 88 (counts once),
          92 (nor out of sequence).
    Args: event - number of the event in the list of chapter 9.
    """
    s = t.state
    if s.phase == TURN and not s.shift and not s.advanced.window:
        s.shift = event
