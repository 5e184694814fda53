"""A screen with a board on which no match is played: a position, a match to be watched."""

from __future__ import annotations

from abc import abstractmethod

from fracas.faces.face import Face
from fracas.locale import _
from fracas.page import routes
from fracas.page.board.live import LiveBoard
from fracas.page.board.places import kind_of
from fracas.page.screen import Screen
from fracas.page.shell import Shell
from fracas.view.controls import Button, button
from fracas.view.markup import Markup

ALIKE = (routes.MATCH, routes.REPLAY, routes.POSITION)  # screens whose boards have the same name


class BoardScreen(Screen):
    """A screen with a board.

    Args: shell - the page.
          lying - the face of the game.
    """

    key = ""  # of the screen
    landing = ""

    def __init__(self, shell: Shell, lying: Face) -> None:
        self.shell, self.lying = shell, lying
        self.board = LiveBoard(shell.canvas, kind_of(shell.canvas, lying))
        self.is_upright = False

    @property
    def face(self) -> Face:
        """The face of the game as the board lies now."""
        return self.lying.for_orientation(self.is_upright)

    @abstractmethod
    def draw(self) -> None:
        """Send what differs."""

    @abstractmethod
    def draw_board(self) -> None:
        """Send the board alone."""

    def lay_out(self, skeleton: Markup) -> None:
        """Begin with the empty screen; boards that were left on others are taken away."""
        canvas = self.shell.canvas
        canvas.forget()
        for screen in ALIKE:
            canvas.send("fill", f"screen-{screen}", "", skeleton if screen == self.key else "")
        self.board.forget()

    def leave(self) -> None:
        """Take the board away."""
        self.shell.canvas.send("fill", f"screen-{self.key}", "", "")

    def set_upright(self, upright: bool) -> None:
        """Turn the board with the screen, where a game has one for either."""
        if upright != self.is_upright and self.lying.upright is not None:
            self.is_upright = upright
            if self.board.shown is not None:
                self.board.forget()
                self.board.look()
                self.draw()

    def focus_board(self, is_in: bool) -> None:
        """Show where the keyboard is on the board."""
        if self.board.has_cursor != is_in:
            self.board.has_cursor = is_in
            self.draw_board()

    def draw_corner(self) -> None:
        """Send the button that zooms."""
        is_near = self.board.is_zoomed
        zoom = Button("", "zoom", "out" if is_near else "in", "fit" if is_near else "zoom",
                      name=_("Show the whole board") if is_near else _("Zoom in"))
        self.shell.canvas.fill("corner", button(zoom))
