"""The page of a match by link: its links are checked and imported, then it is a match like others."""

from __future__ import annotations

from fracas.correspondence.courses import is_opponent_free
from fracas.correspondence.invitation import restore
from fracas.kernel.chance.commit_reveal import CommitRevealDice
from fracas.links import find_link
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.correspondence import seats
from fracas.page.correspondence.by_link_filter import ByLinkFilter
from fracas.page.correspondence.reception import LinkRefusal, course_model, import_link, other_match
from fracas.page.correspondence.send_menu import SendMenu
from fracas.page.correspondence.session import ByLinkSession
from fracas.page.match.host.match_page import MatchPage
from fracas.page.match.model.messages import Redraw
from fracas.page.match.model.session import open_saved
from fracas.page.routes import Route
from fracas.view.arguments import text
from fracas.view.controls import Button
from fracas.view.markup import Markup, join
from fracas.view.share import correspondence as view
from fracas.view.share.courses import course_choice
from fracas.view.shell import Notice, notice


class ByLinkPage(MatchPage):
    """A match by link on the page.

    Args: context - the page, with its tab lock and leagues.
          session - the match.
          refused - why the link that has just come was not taken in.
    """

    def __init__(self, context: PageContext, session: ByLinkSession, refused: LinkRefusal) -> None:
        super().__init__(context, session, ByLinkFilter())
        shell = context.shell
        self.far, self.refused = session, refused
        self.sending = SendMenu(shell, session, lambda: self.match.model.now.ask, lambda: self.match.send(Redraw()))
        self.more = (Button(_("Go on on another device"), "move-seat", icon="phone"),)
        word = slugs.slug_of(session.game.ruleset.key)
        self.controls = {
            **self.controls, **self.sending.controls,
            "paste-link": control(lambda: shell.open_sheet(view.paste_sheet())),
            "take-far": control(self._open, text),
            "take-copy": control(self._take_copy), "leave-copy": control(self._leave_copy),
            "rematch": control(lambda: shell.go(routes.write(routes.NEW, word, routes.FAR))),
        }

    def enter(self, notice: str = "") -> None:
        """Draw it whole, and say a sentence."""
        super().enter(notice)
        self.sending.remember()

    def _hear(self, listed: str) -> None:
        super()._hear(listed)
        self.sending.remember()

    def _open(self, pasted: str) -> None:
        """Open a link that was pasted, or the one in a file."""
        packed = find_link(pasted)
        if packed:
            self.shell.canvas.fill("sheets", "")
            self.shell.go(routes.write(routes.LETTER, packed))
        elif pasted.strip():
            self.shell.say(_("This text contains no link."), "bad")

    def _take_copy(self) -> None:
        """Go on with the course of the link, or with the other opponent."""
        game = other_match(self.refused, self.far.far) if self.session.plays() else None
        if game is not None:
            game.go_on()
            self.far.take(game)
            self.tab_lock.reload()

    def _leave_copy(self) -> None:
        self.refused = LinkRefusal()
        self.shell.send()

    def banner(self) -> Markup:
        """Return the notices above the match."""
        if not self.refused.said:
            return super().banner()
        if self.refused.courses is not None:
            return join(super().banner(), course_choice(course_model(self.refused.courses)))
        said, buttons = self.refused.said, [Button(_("Close"), "leave-copy", icon="close")]
        if self.refused.rival is not None:
            is_free = is_opponent_free(self.far.far)
            said = " ".join((said, _("You may play with the other coach instead.") if is_free else
                             _("Your dice for the first coach are open. For the other coach, start a new match.")))
            buttons.insert(0, Button(_("Play with the other coach"), "take-copy", icon="check") if is_free else
                           Button(_("New match by link"), "rematch", icon="plus"))
        return join(super().banner(), notice(Notice(said, tuple(buttons), "bad")))


def open_screen(context: PageContext, route: Route) -> ByLinkPage | None:
    """Return the screen of a match by link; None, and its replay, for a device without a seat."""
    shell, tab_lock, match = context.shell, context.tab_lock, route.what
    seat = seats.load_seat(shell, match)
    known = tab_lock.game_in_memory(match)
    owned = tab_lock.acquire(match)
    game, trouble = open_saved(shell.shelf, match)
    if game is None and known is not None:
        game, trouble = known, _("The saved copy of this match is gone. The match goes on and is saved again.")
    shell.notice = trouble or shell.notice
    if game is None or seat is None or not isinstance(game.seed, CommitRevealDice):
        tab_lock.release()
        shell.go("#/" if game is None else routes.write(routes.REPLAY, routes.OWN + match))
        return None
    session, refused = ByLinkSession(shell, match, restore(game, seat), seat), LinkRefusal()
    if owned is not None:
        session.plays = owned.check
    received = shell.received_match
    if received is not None and received.match == match and session.plays():
        refused = import_link(shell, session, received.game)
        shell.received_match = None
    page = ByLinkPage(context, session, refused)
    tab_lock.match = page.locked_match()
    return page
