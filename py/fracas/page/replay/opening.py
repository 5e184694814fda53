"""Replays come to the page: from a link, or from a match that is saved here."""

from __future__ import annotations

from fracas.faces import face_of
from fracas.kernel.game import Game
from fracas.links import read_link
from fracas.locale import _
from fracas.page import routes
from fracas.page.match.session import open_saved
from fracas.page.replay.screen import ReplayScreen
from fracas.page.routes import Route
from fracas.page.shell import Shell


def opened(shell: Shell, route: Route) -> ReplayScreen | None:
    """Return the screen of a match to be watched; None, and the way home with a sentence, if there is none.

    Nothing of a link is kept on this device.
    """
    if route.screen == routes.REPORT:
        shell.browser.replace(routes.write(routes.REPLAY, route.what))
        return None
    match = route.what.removeprefix(routes.OWN) if route.what.startswith(routes.OWN) else ""
    game, trouble = open_saved(shell.shelf, match) if match else _of_link(route.what)
    if game is None:
        shell.notice = trouble
        shell.go("#/")
        return None
    return ReplayScreen(shell, game, face_of(game.ruleset.key), match, int(route.part) if route.part else None)


def _of_link(packed: str) -> tuple[Game | None, str]:
    try:
        return read_link(packed), ""
    except ValueError as error:
        return None, _("This link cannot be opened: {error}").format(error=error)
