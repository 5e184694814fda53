"""A screen with a board on which no match is played: a position, a match to be watched."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from fracas.faces.face import Face
from fracas.games import game_info
from fracas.locale import _
from fracas.page import routes
from fracas.page.board.plane import input_of, live_board
from fracas.page.board.view import BoardView, TapTarget
from fracas.page.gestures import Drag, Gesture, Pan, Pinch, Point, Tap
from fracas.page.screen import Key, Screen
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
    drawing = "board"

    def __init__(self, shell: Shell, lying: Face) -> None:
        self.shell, self.lying = shell, lying
        self.view, self.input = BoardView(), input_of(lying)
        self.board = live_board(shell.canvas, lying, self.view, shell.browser.board_box)
        self.is_upright = False

    @property
    def face(self) -> Face:
        """The face of the game as the board lies now."""
        return self.lying.for_orientation(self.is_upright)

    @property
    @abstractmethod
    def state(self) -> Any:
        """The position that is shown."""

    def title(self) -> str:
        """Return the name of the game, below that of the screen."""
        return " \N{MIDDLE DOT} ".join(filter(None, (self.shell.heading, _(game_info(self.lying.key).name))))

    @abstractmethod
    def draw(self) -> None:
        """Draw the regions that differ."""

    @abstractmethod
    def draw_board(self) -> None:
        """Send the board alone."""

    @abstractmethod
    def speak_board(self) -> None:
        """Send the board in words."""

    # -- fingers and keys ------------------------------------------------------------------------------------

    @abstractmethod
    def tap(self, hit: TapTarget) -> None:
        """Carry out a tap on the board."""

    def drag(self, start: TapTarget, end: TapTarget) -> None:
        """Carry out a drag from somewhere on the board to somewhere else."""

    def is_held(self, hit: TapTarget) -> bool:
        """Return whether a finger that drags holds something, so that the board stays where it is."""
        return False

    def hit(self, at: Point, pixel: float = 1.0) -> TapTarget | None:
        """Return the target of a tap; None if it was unclear and the view has zoomed in instead."""
        return self.view.tap(self.input, self.face.field(self.state), self.face.tokens(self.state), at, pixel)

    def handle_gesture(self, gesture: Gesture) -> None:
        """Carry out a gesture of fingers or mouse on the board."""
        match gesture:
            case Tap(at, pixel):
                hit = self.hit(at, pixel)
                return self.tap(hit) if hit is not None else self.draw_board()
            case Drag(start, end):
                held, aim = self.hit(start), self.hit(end)
                return self.drag(held, aim) if held is not None and aim is not None else None
            case Pinch(factor, centre):
                self.view.zoom_by(factor, centre)
            case Pan(by, start, _at, pixel):
                held = self.hit(start, pixel)
                if held is not None and self.is_held(held) or not self.view.pan(self.face.field(self.state), by):
                    return
        self.draw_board()

    def step(self, key: Key) -> bool:
        """Move the keyboard on the board; False for a key that moves nothing."""
        is_moved = key.is_on_board and self.view.step(
            self.input, self.face.field(self.state), key.name, key.has_ctrl)
        if is_moved:
            self.draw_board()
            self.speak_board()
            self.board.take_focus()
        return is_moved

    def look_closer(self, cell: int) -> None:
        """Look from near at a cell or at the middle, or at the whole board again."""
        self.view.look_closer(self.face.field(self.state), cell)
        self.draw_board()

    # -- coming and going ------------------------------------------------------------------------------------

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
                self.view.look()
                self.draw()

    def focus_board(self, is_in: bool) -> None:
        """Ring the cell of the keyboard, or take the ring away."""
        if self.view.has_cursor != is_in:
            self.view.has_cursor = is_in
            self.draw_board()

    def draw_corner(self) -> None:
        """Send the button that zooms."""
        is_near = self.view.is_zoomed
        zoom = Button("", "zoom", "out" if is_near else "in", "fit" if is_near else "zoom",
                      name=_("Show the whole board") if is_near else _("Zoom in"))
        self.shell.canvas.fill("corner", button(zoom))
