"""The order in which a match is drawn: the front once for each input, the rest a piece a frame."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

TURN_MS = 12.0  # an input that has taken so long leaves the rest of its drawing to the page's next turn


class FrameClock(Protocol):
    """The clock of the page as a render scheduler needs it."""

    def now(self) -> float:
        """Return milliseconds."""

    def soon(self, call: Callable[[], None]) -> None:
        """Call a function after the page had its turn."""

    def after_paint(self, call: Callable[[], None]) -> None:
        """Call a function once the changes that were sent are painted."""


class RenderScheduler:
    """Draws one screen in pieces, so that nothing blocks the page.

    Args: front - draws the parts a player looks at first, yielding between pieces.
          rest - draws the other parts, yielding between pieces.
          send - sends a piece.
          clock - of the page.
          is_open - whether the screen is still there.
    """

    def __init__(
        self, front: Callable[[], Iterator[None]], rest: Callable[[], Iterator[None]], send: Callable[[], None],
        clock: FrameClock, is_open: Callable[[], bool],
    ) -> None:
        self.front, self.rest, self.send, self.clock, self.is_open = front, rest, send, clock, is_open
        self._front: Iterator[None] = iter(())  # the remaining pieces
        self._pieces: Iterator[None] | None = None  # of the rest, each waiting for its frame
        self._is_behind = False  # whether the front was drawn since the first piece

    def draw(self, began: float) -> None:
        """Draw the regions that differ.

        Args: began - when the input came that it is drawn for.
        """
        self._front = self.front()
        self._draw_front(self._front, began)

    def _draw_front(self, front: Iterator[None], began: float) -> None:
        """Draw the rest of the front as far as this turn of the page has time."""
        for _piece in front:
            if self.clock.now() - began >= TURN_MS:
                self.send()
                return self.clock.soon(partial(self._go_on, front))
        self.send()
        self._is_behind = True
        if self._pieces is None:
            self._pieces = self._all_pieces()
            self.clock.after_paint(self._draw_piece)

    def _go_on(self, front: Iterator[None]) -> None:
        if front is self._front and self.is_open():  # else it has been drawn anew
            self._draw_front(front, self.clock.now())

    def _all_pieces(self) -> Iterator[None]:
        while self._is_behind:
            self._is_behind = False
            yield from self.rest()

    def _draw_piece(self) -> None:
        if self._pieces is None or not self.is_open():
            return
        for _piece in self._pieces:
            self.clock.after_paint(self._draw_piece)
            break
        else:
            self._pieces = None
        self.send()
