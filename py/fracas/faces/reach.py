"""Reach of a player on a plane: a search in slices, since there are no cells to list."""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, Protocol

from fracas.faces.ui_state import UiState
from fracas.kernel.ruleset import Action


class SuggestedMove(NamedTuple):
    """A suggested move with its label."""

    label: str
    action: Action


class ReachProgress(NamedTuple):
    """The progress of a search; two that differ mean that there is something new to draw."""

    drawn: int = 0  # number of regions on the board, one more at the end
    listed: int = 0  # number of targets and moves


class Reach(Protocol):
    """The search for the options of one player in one position."""

    state: Any
    who: int
    is_complete: bool  # whether everything that is needed at once has been found

    @property
    def targets(self) -> Sequence[int]:
        """The possible targets found so far."""

    @property
    def suggested_moves(self) -> Sequence[SuggestedMove] | None:
        """The suggested moves found so far; None = not asked for yet."""

    @property
    def progress(self) -> ReachProgress:
        """The progress of the search."""

    @property
    def may_move(self) -> bool:
        """Whether the player may still move."""

    def work(self, ui: UiState) -> Generator[None, None, None] | None:
        """Return the next slice of the search as a generator, None if nothing shown on the screen is missing."""
