"""Stand-offs: turns in a row in which neither side attacks anybody, throws, or comes nearer to anything."""

from collections.abc import Iterator
from typing import Any

from fracas.kernel.table import Side
from fracas.lab.watch.turns import SillyDecision, WatchBook, WatchedTurn, Ways, decision_in

PATIENCE = 4  # turns without a step toward anything that two coaches may want to wait
STRIDE = 3  # cells nearer to the ball in one turn: whoever runs after it does something, however it flees


class StandOff:
    """The turns in a row, up to the last one looked at, in which nothing was done.

    Nearer is whoever comes nearer than he was since something was done last: who walks to and fro does nothing. Whoever
    runs after a ball that others have does something as well, and so does whoever goes for a loose one, though he may
    not get it.
    """

    def __init__(self, book: WatchBook) -> None:
        self.book = book
        self.turns = 0
        self._nearest: dict[Side, Ways] = {}  # by side: its least distances since something was done

    def look(self, turn: WatchedTurn, after: Any) -> Iterator[SillyDecision]:
        """Count a turn, and yield it if too many have passed before it.

        Args: after - the position after it.
        """
        ways = self.book.ways
        if ways is None:
            return
        before, now = (ways(s, turn.side) for s in (turn.begin, after))
        least = self._nearest.get(turn.side, before)
        is_new = bool(now.goal) != bool(least.goal)  # the ball has come to this side, or gone
        runs = not now.goal and before.ball - now.ball >= STRIDE
        if is_new or runs or self._has_acted(turn) or any(a < b for a, b in zip(now, least, strict=True)):
            self.turns, self._nearest = 0, {turn.side: now}
            return
        self.turns += 1
        self._nearest[turn.side] = least
        if self.turns > PATIENCE:
            sentence = f"Nobody has done anything for {self.turns} turns."
            yield decision_in(turn, turn.plies[0], sentence, self.turns / 1000)

    def _has_acted(self, turn: WatchedTurn) -> bool:
        book = self.book
        return any(ply.action[0] in book.deeds or book.fetches(ply.before, ply.action) for ply in turn.plies)
