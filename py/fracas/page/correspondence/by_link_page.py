"""The page of a match by link: its links are checked and imported, then it is a match like others."""

from __future__ import annotations

from typing import NamedTuple

from fracas.correspondence.exchange import OldLink, is_team_open, longer_copy, receive, restore
from fracas.correspondence.link_game import LinkGame
from fracas.faces import face_of
from fracas.kernel.commit_reveal import CommitRevealDice
from fracas.kernel.game import Game
from fracas.kernel.short_checksum import checksum_letters
from fracas.links import find_link
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.correspondence import seats
from fracas.page.correspondence.by_link_filter import ByLinkFilter
from fracas.page.correspondence.send_menu import SendMenu
from fracas.page.correspondence.session import ByLinkSession
from fracas.page.correspondence.team_choice import refuse_unfair
from fracas.page.correspondence.wait_sentences import spell_letters
from fracas.page.match.host.match_page import MatchPage
from fracas.page.match.model.messages import Redraw
from fracas.page.match.model.session import open_saved
from fracas.page.routes import Route
from fracas.page.shell import Shell
from fracas.view.arguments import text
from fracas.view.controls import Button
from fracas.view.markup import Markup, join
from fracas.view.share import correspondence as view
from fracas.view.shell import Notice, notice


class LinkRefusal(NamedTuple):
    """Why a link was not taken in."""

    said: str = ""
    longer: Game | None = None  # a copy of the match that goes on farther, with moves of this side not made here


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
            self.shell.say(_("There is no link in what was pasted."), "bad")

    def _take_copy(self) -> None:
        """Go on from the longer copy."""
        if self.refused.longer is not None and self.session.plays():
            game = LinkGame(self.refused.longer, self.far.seat.side, self.far.seat.value)
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
        take = Button(_("Take the longer copy"), "take-copy", icon="download")
        close = Button(_("Close"), "leave-copy", icon="close")
        buttons = (take, close) if self.refused.longer is not None else (close,)
        return join(super().banner(), notice(Notice(self.refused.said, buttons, "bad")))


def import_link(shell: Shell, session: ByLinkSession, read: Game) -> LinkRefusal:
    """Check a link and take its match over, or return the refusal."""
    try:
        if is_team_open(session.far):
            refuse_unfair(read)
        game = receive(read, session.far)
    except OldLink as error:
        return LinkRefusal(str(error))
    except ValueError as error:
        if _goes_on(read, session.far):
            return LinkRefusal(_(
                "The link holds moves of your own side that were not made on this device: did you go on elsewhere?"
            ), read)
        return LinkRefusal(_("{sentence} Nothing was changed.").format(sentence=error))
    session.take(game)
    if game.resigned_side == 1 - game.side:
        team = face_of(game.ruleset.key).team_name(game.state, 1 - game.side)
        shell.notice = _("The other side, {team}, has given the match up.").format(team=team)
        return LinkRefusal()
    shell.notice = _("The link was checked: all in it follows from the rules and the agreed dice. Its six letters: "
                     "{letters}.").format(letters=spell_letters(checksum_letters(read.fingerprint)))
    return LinkRefusal()


def _goes_on(read: Game, known: LinkGame) -> bool:
    """Return whether what was read is this match, with further moves of the side that plays here."""
    try:
        is_longer = isinstance(read.seed, CommitRevealDice) and longer_copy(known, read) is read
    except ValueError:
        return False
    return is_longer and any(ply.side == known.side for ply in read.plies[len(known.plies):])


def open_screen(context: PageContext, route: Route) -> ByLinkPage | None:
    """Return the screen of a match by link; None, and its replay, for a device without a seat."""
    shell, tab_lock, match = context.shell, context.tab_lock, route.what
    seat = seats.load_seat(shell, match)
    known = tab_lock.game_in_memory(match)
    owned = tab_lock.acquire(match)
    game, trouble = open_saved(shell.shelf, match)
    if game is None and known is not None:
        game, trouble = known, _("What was stored of this match is gone: it goes on from memory and is saved again.")
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
