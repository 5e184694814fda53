"""The contract of a layout editor: drafts of tables that coaches lay out themselves.

The page knows only a draft and the editor that opens, reads and writes layouts. A draft is never changed: every change
returns another one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from fracas.kernel.game import Game
from fracas.view.controls import LabelledValue
from fracas.view.markup import Markup

Point = tuple[float, float]  # in board units


class LayoutDraft(Protocol):
    """An unfinished layout. Every change returns a new draft."""

    @property
    def trouble(self) -> str:
        """The reason why the last change was refused, in one sentence; "" if it was made."""

    @property
    def unplayable_reason(self) -> str:
        """The reason why no match can be played on this layout, "" if one can."""

    @property
    def announcement(self) -> str:
        """The last change for screen readers."""

    def act(self, do: str, arg: str) -> LayoutDraft | None:
        """Return the draft after a control was used, None if it has no such control."""

    def press(self, key: str, focus: str) -> LayoutDraft | None:
        """Return the draft after a key press, None if the key means nothing in the element with the id `focus`."""

    def tap(self, at: Point, pixel: float) -> LayoutDraft:
        """Return the draft after a tap; `pixel` is the size of a pixel in board units."""

    def pick_up(self, kind: str) -> LayoutDraft:
        """Return the draft with a new piece in hand for a drag to the board; "" puts the piece back."""

    def drag(self, start: Point, at: Point, pixel: float) -> LayoutDraft | None:
        """Return the draft during a drag, None if no piece is held."""

    def drop(self) -> LayoutDraft | None:
        """Return the draft after the end of a drag, None if no piece was held."""

    def after(self, before: LayoutDraft) -> LayoutDraft:
        """Return the draft with the switch settings of the draft that it replaces."""

    def board(self, key: str) -> Markup:
        """Return the drawing of the layout with an element id."""

    def preview(self) -> Markup:
        """Return a small picture of the layout."""

    def tools(self) -> Markup:
        """Return the panels beside the board: controls of the selected piece, the box of new pieces."""

    def write(self, name: str) -> str:
        """Return the layout with its name as a text."""

    def start(self, game: Game) -> Game:
        """Return a fresh match on this layout; its record begins with that position."""


class LayoutEditor(NamedTuple):
    """The layouts of a game, as far as the page must know them."""

    game: str
    setting: str  # of a match; its choices are the printed layouts
    printed_layouts: Callable[[], Sequence[LabelledValue]]  # those that are not rolled
    opened: Callable[[str], LayoutDraft]  # a draft of a printed layout, an empty one for any other key
    read: Callable[[str], tuple[str, LayoutDraft]]  # the name and the draft of a text; Damaged in one sentence
    clean: Callable[[str], str]  # a name without harmful characters
