"""What a player on a plane may do: there are no cells to list, so it is worked out by and by while the page goes on."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, Protocol

from fracas.faces.begun import Ui
from fracas.kernel.ruleset import Action


class Useful(NamedTuple):
    """A move worth naming."""

    label: str
    action: Action


class Extent(NamedTuple):
    """How much has been worked out: it differs where there is something new to draw."""

    drawn: int = 0  # regions on the board
    listed: int = 0  # targets and moves beside it


class Reach(Protocol):
    """What one player may do in one position."""

    state: Any
    who: int
    is_complete: bool  # whether all is worked out that is wanted at once
    targets: Sequence[int]  # those he could go for, as far as they are known
    useful: Sequence[Useful] | None  # None = not asked for yet

    @property
    def extent(self) -> Extent:
        """How much has been worked out."""

    @property
    def may_move(self) -> bool:
        """Whether he may still go anywhere of his own will."""

    def work(self, ui: Ui) -> Generator[None, None, None] | None:
        """Return the next piece of work, in small steps; None if what the coach looks at is known."""
