"""The filter over messages and drawing that a lesson, a puzzle or a match by link hands to the screen."""

from fracas.page.match.display import present
from fracas.page.match.model.effects import Effects
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import Message
from fracas.page.match.play import advice
from fracas.page.match.update import Update
from fracas.view.board.model import Board
from fracas.view.match.side_panel import SidePanel


class MatchFilter:
    """The filter of an ordinary match, which changes nothing."""

    def update(self, model: MatchModel, message: Message, update: Update) -> Effects:
        """Handle a message, or another one in its place.

        Args: update - that of the match.
        """
        return update(model, message)

    def panel(self, model: MatchModel) -> SidePanel:
        """Return the side panel, with the ideas of a bot for whoever asks."""
        return advice.add_to(model, present.panel(model))

    def cells_to_ring(self, model: MatchModel) -> tuple[int, ...]:
        """Return the cells to highlight."""
        return present.cells_to_ring(model)

    def decorate(self, model: MatchModel, drawn: Board) -> Board:
        """Return the board with what is to be drawn on it besides."""
        return drawn
