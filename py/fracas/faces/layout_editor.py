"""What coaches lay out themselves and keep: the tables of a game without a printed board.

The page knows only this: a desk with a board on it, and the editor that opens, reads and writes boards. A desk is never
changed; every change returns another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:  # whoever lists what is kept needs none of them
    from fracas.kernel.game import Game
    from fracas.view.controls import LabelledValue
    from fracas.view.markup import Markup

Point = tuple[float, float]  # in board units


class LayoutDraft(Protocol):
    """A board that is being made."""

    @property
    def trouble(self) -> str:
        """Why the last change was not made, in one sentence; "" if it was."""

    @property
    def unplayable_reason(self) -> str:
        """What keeps a match from being played on it, "" if nothing does."""

    @property
    def announcement(self) -> str:
        """What a screen reader hears of the last change."""

    def act(self, do: str, arg: str) -> LayoutDraft | None:
        """Return the desk after a control was used, None if it has no such control."""

    def press(self, key: str, focus: str) -> LayoutDraft | None:
        """Return the desk after a key was pressed, None if it means nothing in the element with the id `focus`."""

    def tap(self, at: Point, pixel: float) -> LayoutDraft:
        """Return the desk after a tap; `pixel` is how many board units one is."""

    def pick_up(self, kind: str) -> LayoutDraft:
        """Return the desk with a new piece in hand, which a drag brings to the board; "" puts it back."""

    def drag(self, start: Point, at: Point, pixel: float) -> LayoutDraft | None:
        """Return the desk while something is dragged, None if nothing is held."""

    def drop(self) -> LayoutDraft | None:
        """Return the desk after what was dragged was let go, None if nothing was."""

    def after(self, before: LayoutDraft) -> LayoutDraft:
        """Return the desk with the switches as they stood on the one that was here before."""

    def board(self, key: str) -> Markup:
        """Return the board as a drawing with an id."""

    def preview(self) -> Markup:
        """Return the board as a small picture."""

    def tools(self) -> Markup:
        """Return what stands beside the board: what can be done to a piece, where new ones come from."""

    def write(self, name: str) -> str:
        """Return the board with its name as a text."""

    def start(self, game: Game) -> Game:
        """Return a match that has not begun on this board; its record begins with that position."""


class LayoutEditor(NamedTuple):
    """What the page must know of the boards of a game."""

    game: str
    setting: str  # of a match; its choices are the boards that come with the game
    printed_layouts: Callable[[], Sequence[LabelledValue]]  # those of them that are always the same
    opened: Callable[[str], LayoutDraft]  # a printed board on the desk, an empty one for any other key
    read: Callable[[str], tuple[str, LayoutDraft]]  # the name and the board of a text; Damaged in one sentence
    clean: Callable[[str], str]  # a name without what could do harm
