"""What a player on a plane may do: there are no cells to list, so it is worked out by and by while the page goes on."""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, Protocol

from fracas.faces.ui_state import UiState
from fracas.kernel.ruleset import Action


class UsefulMove(NamedTuple):
    """A move worth naming."""

    label: str
    action: Action


class ReachProgress(NamedTuple):
    """How much has been worked out: it differs where there is something new to draw."""

    drawn: int = 0  # regions on the board, and whether that is all of them
    listed: int = 0  # targets and moves beside it


class Reach(Protocol):
    """What one player may do in one position."""

    state: Any
    who: int
    is_complete: bool  # whether all is worked out that is wanted at once

    @property
    def targets(self) -> Sequence[int]:
        """Those he could go for, as far as they are known."""

    @property
    def useful(self) -> Sequence[UsefulMove] | None:
        """Moves worth naming, as far as they are known; None = not asked for yet."""

    @property
    def extent(self) -> ReachProgress:
        """How much has been worked out."""

    @property
    def may_move(self) -> bool:
        """Whether he may still go anywhere of his own will."""

    def work(self, ui: UiState) -> Generator[None, None, None] | None:
        """Return the next piece of work, in small steps; None if what the coach looks at is known."""
