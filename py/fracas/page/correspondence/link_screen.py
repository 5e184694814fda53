"""The screen of an incoming link: a turn, an invitation, or a seat from another device."""

from __future__ import annotations

from collections.abc import Callable

from fracas.correspondence.courses import is_proven
from fracas.correspondence.invitation import (
    UnprovenLink,
    check_invitation,
    check_match,
    is_team_open,
    match_id,
    restore,
)
from fracas.correspondence.link_game import KEYS
from fracas.correspondence.local_player import LocalPlayer
from fracas.correspondence.signatures import is_signed_match, is_wholly_signed, part_of
from fracas.kernel.chance.commit_reveal import CommitRevealDice
from fracas.kernel.game import Game
from fracas.kernel.table import AWAY, HOME
from fracas.locale import _
from fracas.page import routes
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.correspondence import seats
from fracas.page.correspondence.acceptance import invitation, take_away_side
from fracas.page.correspondence.reception import team_name, unproven_sentence
from fracas.page.correspondence.session import ByLinkSession
from fracas.page.correspondence.team_choice import TeamChoiceScreen
from fracas.page.deep_links import defer_long_link, link_content, read_replay_in_slices
from fracas.page.handover import ReceivedMatch
from fracas.page.packer import fetch_archived
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
          take - what is done instead when it is accepted.
    """

    key = routes.LETTER

    def __init__(
        self, shell: Shell, model: ReceivedLink, read: Game | None = None, take: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(shell)
        self.model, self.read, self.take = model, read, take
        self.controls = {"accept": control(self._accept)}

    def markup(self) -> Markup:
        """Return the whole screen."""
        return received_link_page(self.model)

    def _accept(self) -> None:
        """Take the away side: this device draws its secret, and the match waits to be sent back."""
        if self.take is not None:
            self.take()
        elif self.read is not None:
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
        return _refusal(shell, _("This link cannot be opened"),
                        _("This link cannot be opened: {error}").format(error=error))
    try:
        check_match(read)
    except ValueError as error:
        return _refusal(shell, _("This link cannot be played on"), str(error), watch)
    match = match_id(read.tags)
    if _is_looked_up(shell, match, read):
        return None
    if route.part and not _move_in(shell, match, read, route.part):
        return _refusal(shell, _("This seat is not in the match"),
                        _("The secret in the link does not fit the seal of its side."), watch)
    assert isinstance(read.seed, CommitRevealDice)
    seat, is_here = seats.load_seat(shell, match), shell.shelf.load(match).save is not None
    if seat is not None and (is_here or read.seed.values[seat.side][0] == seat.value(0)):
        return _open_match(shell, match, read, seat, watch)
    return _open_invitation(shell, read, watch)


def _is_looked_up(shell: Shell, match: str, read: Game) -> bool:
    """Look a match up in the archive if its seat is here alone; return whether its screen has to wait."""
    received, shell.received_match = shell.received_match, None
    if seats.load_seat(shell, match) is None or shell.is_saved(match) or (received and received.match == match):
        return False
    shell.received_match, link = ReceivedMatch(match, read), shell.route

    def go_on() -> None:
        if shell.route == link:  # else the reader has gone on
            shell.reload()
    fetch_archived(shell, match, lambda: shell.browser.soon(go_on))
    return True


def _refusal(shell: Shell, title: str, sentence: str, watch: str = "") -> LinkScreen:
    """Return the screen of a link that changes nothing here."""
    return LinkScreen(shell, ReceivedLink(title, _("Nothing was changed."), refusal=sentence, watch=watch))


def _open_match(shell: Shell, match: str, read: Game, seat: LocalPlayer, watch: str) -> Screen | None:
    """Hand a link to its match, or bring back by it a match whose save is gone."""
    if shell.shelf.load(match).save is not None:
        shell.received_match = ReceivedMatch(match, read)
    elif is_proven(read, seat.side):
        _take_seat(shell, match, read, seat)
    elif is_wholly_signed(read, 1 - seat.side):
        return _unproven_copy(shell, match, read, seat, watch)
    else:
        return _refusal(shell, _("This link cannot be played on"), unproven_sentence(read, 1 - seat.side), watch)
    shell.browser.replace(routes.write(routes.MATCH, match))
    return None


def _open_invitation(shell: Shell, read: Game, watch: str) -> Screen:
    """Return the screen of an invitation, or that of a match which others play."""
    assert isinstance(read.seed, CommitRevealDice)
    if read.seed.values[AWAY][0] or read.plies:
        return LinkScreen(shell, ReceivedLink(
            _("This match is played on other devices"), _("You do not play either side here. You can watch."),
            watch=watch))
    try:
        check_invitation(read)
    except UnprovenLink:
        return _refusal(shell, _("This invitation was changed"), _(
            "This invitation speaks for {home}, whose coach did not sign it as it is: you, who are invited, need the "
            "link that was sent.").format(home=team_name(read, HOME)), watch)
    return TeamChoiceScreen(shell, read) if is_team_open(read) else LinkScreen(shell, invitation(read), read)


def _unproven_copy(shell: Shell, match: str, read: Game, seat: LocalPlayer, watch: str) -> LinkScreen:
    """Return the screen of a link from which a match could go on here, whose own moves nothing proves."""
    def take() -> None:
        _take_seat(shell, match, read, seat)
        shell.go(routes.write(routes.MATCH, match))
    return LinkScreen(shell, ReceivedLink(
        _("This device lost its copy of the match"), _("Nothing was changed."), watch=watch,
        refusal=_("The link holds moves of your side, and nothing proves that they are yours: look at them first."),
        accept=_("Go on from this link")), take=take)


def _move_in(shell: Shell, match: str, read: Game, said: str) -> bool:
    """Take over a seat with its match from another device; False if it belongs to another match."""
    seat = LocalPlayer(HOME if said[0] == "h" else AWAY, said[1:])
    assert isinstance(read.seed, CommitRevealDice)
    is_key = not is_signed_match(read) or part_of(read.tags.get(KEYS, ""), seat.side) == seat.key
    if read.seed.values[seat.side][0] != seat.value(0) or not is_key:
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
