"""Last words about a match, by the lead of the winner."""

from typing import NamedTuple

from fracas.kernel.table import NOBODY, Side
from fracas.locale import _

CLEAR = 3  # a lead of more than one point and at least a third of all points is a clear one


class Quips(NamedTuple):
    """Last words of a game for close wins, clear wins and ties."""

    close: tuple[str, ...] = ()
    clear: tuple[str, ...] = ()
    tie: tuple[str, ...] = ()


def quip(quips: Quips, winner: Side, score: tuple[int, int], pick: int) -> str:
    """Return the last words, "" in a game without any.

    Args: pick - any number, the same for the same match.
    """
    lead = abs(score[0] - score[1])
    is_clear = lead > 1 and CLEAR * lead >= sum(score)
    fitting = quips.tie if winner == NOBODY else quips.clear if is_clear else quips.close
    return _(fitting[pick % len(fitting)]) if fitting else ""
