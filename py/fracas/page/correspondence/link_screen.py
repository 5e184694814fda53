"""The screen of an incoming link: a turn, an invitation, or a seat from another device."""

from __future__ import annotations

from fracas.correspondence.exchange import check_match, is_team_open, match_id, restore
from fracas.correspondence.local_player import LocalPlayer
from fracas.kernel.commit_reveal import CommitRevealDice
from fracas.kernel.game import Game
from fracas.kernel.table import AWAY, HOME
from fracas.locale import _
from fracas.page import routes
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.correspondence import seats
from fracas.page.correspondence.acceptance import invitation, take_away_side
from fracas.page.correspondence.session import ByLinkSession
from fracas.page.correspondence.team_choice import TeamChoiceScreen
from fracas.page.deep_links import defer_long_link, link_content, read_replay_in_slices
from fracas.page.handover import ReceivedMatch
from fracas.page.routes import Route
from fracas.page.screen import Screen
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.markup import Markup
from fracas.view.share.correspondence import ReceivedLink, received_link_page


class LinkScreen(MarkupScreen):
    """A link that is no turn of a match here.

    Args: shell - the page.
          model - what it shows.
          read - the match to be accepted, None if there is none.
    """

    key = routes.LETTER

    def __init__(self, shell: Shell, model: ReceivedLink, read: Game | None = None) -> None:
        super().__init__(shell)
        self.model, self.read = model, read
        self.controls = {"accept": control(self._accept)}

    def markup(self) -> Markup:
        """Return the whole screen."""
        return received_link_page(self.model)

    def _accept(self) -> None:
        """Take the away side: this device draws its secret, and the match waits to be sent back."""
        if self.read is not None:
            take_away_side(self.shell, self.read)


def open_screen(context: PageContext, route: Route) -> Screen | None:
    """Return the screen of an incoming link; None, and its match, if that is played here."""
    shell = context.shell
    if defer_long_link(shell, route.what, read_replay_in_slices):
        return None
    watch = routes.write(routes.REPLAY, route.what)
    try:
        read = link_content(shell, route.what, read_replay_in_slices)
    except ValueError as error:
        return LinkScreen(shell, ReceivedLink(
            _("This link cannot be opened"), _("Nothing was changed."),
            refusal=_("This link cannot be opened: {error}").format(error=error)))
    try:
        check_match(read)
    except ValueError as error:
        return LinkScreen(shell, ReceivedLink(
            _("This link cannot be played on"), _("Nothing was changed."), refusal=str(error), watch=watch))
    match = match_id(read.tags)
    if route.part and not _move_in(shell, match, read, route.part):
        return LinkScreen(shell, ReceivedLink(
            _("This seat is none of the match"), _("Nothing was changed."), watch=watch,
            refusal=_("The secret in the link does not belong to the seal of its side.")))
    assert isinstance(read.seed, CommitRevealDice)
    seat, is_here = seats.load_seat(shell, match), shell.shelf.load(match).save is not None
    if seat is not None and (is_here or read.seed.values[seat.side][0] == seat.value(0)):
        if is_here:
            shell.received_match = ReceivedMatch(match, read)
        else:  # what was saved here is gone: the link brings it back
            _take_seat(shell, match, read, seat)
        shell.browser.replace(routes.write(routes.MATCH, match))
        return None
    if read.seed.values[AWAY][0] or read.plies:
        return LinkScreen(shell, ReceivedLink(
            _("This match is played on other devices"), _("Neither of its sides is played here: it can be watched."),
            watch=watch))
    return TeamChoiceScreen(shell, read) if is_team_open(read) else LinkScreen(shell, invitation(read), read)


def _move_in(shell: Shell, match: str, read: Game, said: str) -> bool:
    """Take over a seat with its match from another device; False if it belongs to another match."""
    seat = LocalPlayer(HOME if said[0] == "h" else AWAY, said[1:])
    assert isinstance(read.seed, CommitRevealDice)
    if read.seed.values[seat.side][0] != seat.value(0):
        return False
    if seats.load_seat(shell, match) is None or shell.shelf.load(match).save is None:
        seats.save_seat(shell, match, seat)
        _take_seat(shell, match, read, seat)
    return True


def _take_seat(shell: Shell, match: str, read: Game, seat: LocalPlayer) -> None:
    """Save a match as a link has it, from which its seat goes on here."""
    game = restore(read, seat)
    game.go_on()
    ByLinkSession(shell, match, game, seat).save()
