"""Fingers and keys on the board of the position editor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.choices import NO_ONE
from fracas.page.board.fingers import BoardFingers
from fracas.view.board.lattice import Point

if TYPE_CHECKING:
    from fracas.page.editor.screen import PositionScreen


class EditorTouch(BoardFingers):
    """The board of one position under fingers and keys."""

    def __init__(self, screen: PositionScreen) -> None:
        super().__init__(screen.board)
        self.screen = screen

    def draw(self) -> None:
        """Draw the board."""
        self.screen.draw_board()

    def tap(self, x: float, y: float, pixel: float) -> None:
        """Tap the board.

        Args: x, y - in board units.
              pixel - board units per pixel.
        """
        tap = self.screen.board.tap((x, y), pixel, ())
        if tap is None:
            return self.screen.draw_board()
        who = self._who(tap.token.key) if tap.token is not None else NO_ONE
        self.meet(tap.cell, who)

    def meet(self, cell: int, who: int = NO_ONE) -> None:
        """A tap, or Enter, on a cell: whoever stands there is meant."""
        face, state = self.screen.face, self.screen.work.state
        there = face.who_at(state, cell) if who == NO_ONE and cell >= 0 else who
        self.screen.tap(cell, there)

    def _who(self, key: str) -> int:
        face, state = self.screen.face, self.screen.work.state
        listed = self.screen.work.composer.players(state)
        return next((who for who in listed if face.token(state, who).key == key), NO_ONE)

    def follow_drag(self, start: Point, at: Point, pixel: float) -> bool:
        """Follow a finger that drags a counter; False if it holds none."""
        found = self.screen.board.tap(start, pixel, ())
        if found is None or found.cell < 0:
            return False
        state, face = self.screen.work.state, self.screen.face
        return (found.token is not None) or face.who_at(state, found.cell) != NO_ONE

    def drag(self, start: Point, end: Point) -> None:
        """Bring a dragged counter to where the finger was lifted."""
        board, face = self.screen.board, self.screen.face
        held, aim = board.tap(start, 1.0, ()), board.tap(end, 1.0, ())
        if held is None or aim is None or aim.cell < 0:
            return
        who = self._who(held.token.key) if held.token is not None else face.who_at(self.screen.work.state, held.cell)
        if who != NO_ONE:
            self.screen.bring(who, aim.cell)

    def look_closer(self) -> None:
        """Look from near at the selected player or the middle, or at the whole board again."""
        self.board.look_closer(self.screen.selected_cell)
        self.draw()

    def come_to(self, cell: int) -> None:
        """Bring the keyboard to a cell."""
        self.screen.board.come_to(cell)
        self.screen.draw_board()
        self.screen.speak_board()
        self.screen.board.take_focus()
