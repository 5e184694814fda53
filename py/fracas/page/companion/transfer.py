"""A log goes to another phone in an address, most often as a QR code: there it is taken in or compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.companion import log
from fracas.kernel import record
from fracas.kernel.game import Game
from fracas.links import read_log, write_log
from fracas.locale import _
from fracas.page import routes
from fracas.page.companion.persistence import load, save, shelf_of
from fracas.page.leagues.services import LeagueServices
from fracas.page.shell import Shell

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen


def address_of(shell: Shell, game: Game) -> str:
    """Return the address that holds a log."""
    packed = write_log(game.record, game.ruleset.key)
    return shell.browser.home() + routes.write(routes.COMPANION, routes.LOG, packed)


def brought(shell: Shell, leagues: LeagueServices, packed: str) -> TrackerScreen | None:
    """Return the tracker of a match that is on this device, which will be compared with the log of a link.

    A match that is not is taken in, and the way leads to it; a link that holds no log is told of in one sentence.
    """
    from fracas.page.companion.tracker_screen import TrackerScreen
    try:
        text = read_log(packed)
        game = log.read(text)
    except ValueError as error:
        shell.notice = _("This link cannot be opened: {error}").format(error=error)
        return None
    match = own_of(shell, game)
    own, _trouble, sequence = load(shell, match)
    if own is None:
        match = shell.browser.fresh_id()
        shell.notice = save(shell, match, game).trouble
        shell.go(routes.write(routes.COMPANION, match))
        return None
    screen = TrackerScreen(shell, leagues, match, own, sequence)
    screen.brought = text
    return screen


def own_of(shell: Shell, game: Game) -> str:
    """Return the id of the own log of the same match, "" if there is none."""
    for match, found in shelf_of(shell).newest_first():
        if found.facts.game == game.ruleset.key and _letters_in(found.record) == game.tags[log.TABLE]:
            return match
    return ""


def _letters_in(text: str) -> str:
    """Return the letters of the match whose log is saved, "" if it is damaged: that is told where it is opened."""
    try:
        return record.read(text).tags.get(log.TABLE, "")
    except ValueError:
        return ""
