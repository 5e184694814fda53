"""When a match is drawn: once for each input, what is looked at first at once, the rest a piece a frame."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Frames:
    """The drawings of one screen, so that nothing holds up the page.

    Args: front - draws and sends what is looked at first.
          rest - draws what can wait, yielding between pieces.
          send - sends a piece.
          shown - calls a function once what was sent is on the screen.
          is_open - whether the screen is still there.
    """

    def __init__(
        self, front: Callable[[], None], rest: Callable[[], Iterator[None]], send: Callable[[], None],
        shown: Callable[[Callable[[], None]], None], is_open: Callable[[], bool],
    ) -> None:
        self.front, self.rest, self.send, self.shown, self.is_open = front, rest, send, shown, is_open
        self._pieces: Iterator[None] | None = None  # of the rest, each waiting for its frame
        self._is_behind = False  # whether the front was drawn since the first piece
        self._is_holding = False  # whether drawing waits for the end of an input
        self._is_stale = False  # whether something waits to be drawn

    def draw(self) -> None:
        """Draw what differs, or mark it for the end of the input that is being carried out."""
        if self._is_holding:
            self._is_stale = True
            return
        self.front()
        self._is_behind = True
        if self._pieces is None:
            self._pieces = self._all_pieces()
            self.shown(self._draw_piece)

    @contextmanager
    def one_drawing(self) -> Iterator[None]:
        """Draw once, at the end of what is done here, however often that asks for it."""
        if self._is_holding:
            yield
            return
        self._is_holding, self._is_stale = True, False
        try:
            yield
        finally:
            self._is_holding = False
        if self._is_stale and self.is_open():
            self.draw()

    def _all_pieces(self) -> Iterator[None]:
        while self._is_behind:
            self._is_behind = False
            yield from self.rest()

    def _draw_piece(self) -> None:
        if self._pieces is None or not self.is_open():
            return
        for _piece in self._pieces:
            self.shown(self._draw_piece)
            break
        else:
            self._pieces = None
        self.send()
