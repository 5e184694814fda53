"""The match screen of a match by link: beside the board stands what is to be sent, or who is waited for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas.correspondence.link_game import LinkGame
from fracas.faces.face import Face
from fracas.locale import _
from fracas.page.browser.canvas import Canvas
from fracas.page.correspondence.telling import waiting
from fracas.page.match.bot_turns import BotTurns
from fracas.page.match.playing import Playing
from fracas.page.match.screen import MatchScreen
from fracas.page.match.session import Session
from fracas.page.saving.preferences import Preferences
from fracas.view.controls import Button
from fracas.view.match import side_panel as view
from fracas.view.match.side_panel import SidePanel
from fracas.view.match.tray import Question

if TYPE_CHECKING:
    from fracas.page.browser.dom import DomBrowser


class Nobody(BotTurns):
    """Who thinks while the other side is waited for: nothing goes on by itself."""

    def __init__(self, playing: Playing) -> None:
        super().__init__(playing, lambda _share: None)
        self.is_paused = True

    def call(self) -> None:
        """Do nothing: links come from outside."""


class FarScreen(MatchScreen):
    """One match by link on the screen."""

    def __init__(
        self, session: Session, face: Face, host: DomBrowser, canvas: Canvas, preferences: Callable[[], Preferences],
        show: Callable[[], None], outside: Callable[[str, str], object],
    ) -> None:
        super().__init__(session, face, host, canvas, preferences, show, outside)
        self.playing.bots = Nobody(self.playing)

    @property
    def far(self) -> LinkGame:
        """The match."""
        assert isinstance(self.game, LinkGame)
        return self.game

    def dock(self) -> SidePanel:
        """Return what stands beside the board: the link to send or to wait for leads."""
        found, game = super().dock(), self.far
        if self.drama.is_on or self.ui.replay >= 0 or game.is_mine:
            return found
        send = Button(_("Send again") if game.is_sent else _("Send the link"), "send-link", icon="share",
                      main=not game.is_sent)
        if game.is_terminal():
            return found if game.is_sent else found._replace(tray=(send, *(b._replace(main=False) for b in found.tray)))
        told, turn = waiting(game), self._bot_turn()
        again = (Button(_("Show me that again"), "replay", turn, "play"),) if turn else ()
        paste = Button(_("Open a link"), "paste-link", icon="copy", main=game.is_sent)
        return SidePanel(view.CHOOSING, Question(told.title, told.text, (), again), (send, paste), found.throws)
