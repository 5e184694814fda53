"""The filter of a match by link: the side panel asks for the link to send or to open."""

from fracas.correspondence.link_game import SPENT, LinkGame
from fracas.locale import _
from fracas.page.correspondence.wait_sentences import wait_sentences
from fracas.page.match.display import present
from fracas.page.match.match_filter import MatchFilter
from fracas.page.match.model.match_model import MatchModel
from fracas.view.controls import Button
from fracas.view.match import side_panel as view
from fracas.view.match.side_panel import SidePanel
from fracas.view.match.tray import Question


class ByLinkFilter(MatchFilter):
    """One match by link, in which nothing goes on by itself: links come from outside."""

    def panel(self, model: MatchModel) -> SidePanel:
        """Return the side panel: the link to send or to wait for leads."""
        found, game = super().panel(model), model.game
        assert isinstance(game, LinkGame)
        if model.dice is not None or model.replay is not None or game.is_mine:
            return found
        send = Button(_("Send again") if game.is_sent else _("Send the link"), "send-link", icon="share",
                      main=not game.is_sent)
        if game.is_terminal():
            return found if game.is_sent else found._replace(tray=(send, *(b._replace(main=False) for b in found.tray)))
        told, turn = wait_sentences(game), present.replayable_turn(model)
        again = (Button(_("Show me that again"), "replay", turn, "play"),) if turn else ()
        if game.wait.why == SPENT:
            rematch = Button(_("New match by link"), "rematch", icon="plus", main=True)
            return SidePanel(view.CHOOSING, Question(told.title, told.text, (), again), (rematch,), found.throws)
        paste = Button(_("Open a link"), "paste-link", icon="copy", main=game.is_sent)
        return SidePanel(view.CHOOSING, Question(told.title, told.text, (), again), (send, paste), found.throws)
