"""Replays come to the page: from a link, or from a match that is saved here."""

from __future__ import annotations

from fracas.faces import face_of
from fracas.kernel.game import Game
from fracas.locale import _
from fracas.page import routes
from fracas.page.context import PageContext
from fracas.page.deep_links import defer_long_link, link_content, read_replay_in_slices
from fracas.page.match.model.session import open_saved
from fracas.page.presses import ControlPress
from fracas.page.replay.screen import ReplayScreen
from fracas.page.routes import Route
from fracas.page.shell import Shell


def open_screen(context: PageContext, route: Route) -> ReplayScreen | None:
    """Return the screen of a match to be watched; None, after a notice, if there is none."""
    shell = context.shell
    if route.screen == routes.REPORT:
        shell.browser.replace(routes.write(routes.REPLAY, route.what))
        return None
    found = load_match(shell, route.what)
    if found is None:
        return None
    game, save = found
    is_analysed = route.part == routes.ANALYSIS
    step = int(route.part) if route.part and not is_analysed else None
    screen = ReplayScreen(shell, game, face_of(game.ruleset.key), save, step)
    if is_analysed:
        screen.send(ControlPress("analyse"))
    return screen


def load_match(shell: Shell, what: str) -> tuple[Game, str] | None:
    """Return the match of an address and the id of its save here.

    Returns: None while a long link is read, and after a notice, on the way home, if there is no match.
    """
    save = what.removeprefix(routes.OWN) if what.startswith(routes.OWN) else ""
    if not save and defer_long_link(shell, what, read_replay_in_slices):
        return None
    game, trouble = open_saved(shell.shelf, save, is_followed=True) if save else _game_in_link(shell, what)
    if game is None:
        shell.notice = trouble
        shell.go("#/")
        return None
    return game, save


def _game_in_link(shell: Shell, packed: str) -> tuple[Game | None, str]:
    try:
        return link_content(shell, packed, read_replay_in_slices), ""
    except ValueError as error:
        return None, _("This link cannot be opened: {error}").format(error=error)
