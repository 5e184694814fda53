"""What fingers and keys do on a board of cells; `plane_hands` knows the same for a plane."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from fracas.faces.intents import Intent
from fracas.faces.reach import Reach
from fracas.locale import N_
from fracas.page.controls import Controls
from fracas.page.match import moves
from fracas.view.board.lattice import Point

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

Help = tuple[tuple[str, str], ...]

HELP: Help = (
    (N_("Arrow keys"), N_("from cell to cell")), ("Y U H L B N", N_("to the six neighbours")),
    (N_("Home, End"), N_("ends of the row; with Ctrl corners of the board")),
    (N_("Enter, Space"), N_("choose or act")), (N_("Escape"), N_("take back what was begun")),
    ("E", N_("do what the slip shows")), ("Z, X", N_("undo, redo")), ("G", N_("log")), ("F", N_("chances as figures")),
    ("M", N_("zoom")), ("T", N_("danger everywhere")),
    (N_("1 to 6"), N_("faces of real dice")), ("/", N_("command box")), ("?", N_("this list")),
)


class CellHands:
    """Hands on a board of cells.

    Args: screen - of the match.
    """

    help = HELP
    reach: Reach | None = None

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self.controls: Controls = {}

    def offered(self) -> None:
        """The offer of the face tells all there is."""

    def work_on(self) -> None:
        """Nothing is worked out by and by."""

    def begin_anew(self) -> None:
        """Nothing is drawn with a finger."""

    def leave(self) -> None:
        """Nothing runs here."""

    def came_to(self, cell: int) -> None:
        """The cell says itself what is there: it has the focus."""

    def suggested_moves(self) -> Collection[int]:
        """Return where a tap does something."""
        return moves.tappable(self.screen.face, self.screen.scene)

    def takes(self, who: int, cell: int) -> bool:
        """Nothing is in these hands."""
        return False

    def meant(self, who: int, cell: int) -> Intent:
        """Return what a tap on a cell means."""
        return moves.tapped(self.screen.face, self.screen.game, self.screen.scene, cell)

    def letter(self, key: str) -> bool:
        """Hatch what is dangerous."""
        return key == "t" and self.screen.act("threats", "")

    def follow_drag(self, start: Point, at: Point, pixel: float) -> bool:
        """Nothing follows a finger."""
        return False

    def drop(self, start: Point, end: Point) -> None:
        """Turn the selected player to where he was dragged; any other drag is no input."""
        screen, lattice = self.screen, self.screen.face.field(self.screen.game.state).lattice
        held = screen.face.who_at(screen.game.state, lattice.cell_at(*start))
        if screen.move_options is None or screen.board.is_zoomed or held != screen.ui.selected:
            return
        turns = {deed.cell: deed for deed in screen.move_options.actions if deed.mode == "face"}
        if turns:
            near = lattice.nearest(*end, turns, float("inf"))
            screen.playing.run((turns[near[0]].action,))
