"""Replays come to the page: from a link, or from a match that is saved here."""

from __future__ import annotations

from collections.abc import Callable

from fracas.faces import face_of
from fracas.kernel.game import Game
from fracas.kernel.work import finished
from fracas.links import reading_link
from fracas.locale import _
from fracas.page import routes
from fracas.page.match.session import open_saved
from fracas.page.reading import LONG
from fracas.page.replay.screen import ReplayScreen
from fracas.page.routes import Route
from fracas.page.shell import Shell

LONG_LINK = 500  # characters: what is shorter is read within 50 ms


def opened(shell: Shell, route: Route, again: Callable[[], None]) -> ReplayScreen | None:
    """Return the screen of a match to be watched; None, and the way home with a sentence, if there is none.

    Nothing of a link is kept on this device. A long one is read in slices, over the home screen.

    Args: again - shows the address again.
    """
    if route.screen == routes.REPORT:
        shell.browser.replace(routes.write(routes.REPLAY, route.what))
        return None
    if is_read_first(shell, route, again):
        return None
    game, trouble, match = game_of(shell, route.what)
    if game is None:
        shell.notice = trouble
        shell.go("#/")
        return None
    is_analysed = route.part == routes.ANALYSIS
    step = int(route.part) if route.part and not is_analysed else None
    screen = ReplayScreen(shell, game, face_of(game.ruleset.key), match, step)
    if is_analysed:
        screen.analysing.start()
    return screen


def is_read_first(shell: Shell, route: Route, again: Callable[[], None]) -> bool:
    """Return whether an address holds a link so long that it is read in slices first; then begin to read it."""
    is_long = len(route.what) > LONG_LINK and not route.what.startswith(routes.OWN)
    if is_long and not (shell.arrived is not None and shell.arrived[0] == route.what):
        _read(shell, route, again)
        return True
    return False


def game_of(shell: Shell, what: str) -> tuple[Game | None, str, str]:
    """Return the match an address names, a sentence if there is none, and the id of its save if it lies here."""
    match = what.removeprefix(routes.OWN) if what.startswith(routes.OWN) else ""
    return *(open_saved(shell.shelf, match, is_followed=True) if match else _of_link(shell, what)), match


def _read(shell: Shell, route: Route, again: Callable[[], None]) -> None:
    """Read a long link, then show the address again."""
    def taken(game: Game) -> None:
        shell.arrived = route.what, game
        again()

    def refused(sentence: str) -> None:
        shell.notice = _("This link cannot be opened: {error}").format(error=sentence)
        shell.go("#/")
    shell.read(LONG + 1, reading_link(route.what, is_followed=True), taken, refused)


def _of_link(shell: Shell, packed: str) -> tuple[Game | None, str]:
    if shell.arrived is not None and shell.arrived[0] == packed:
        return shell.arrived[1], ""
    try:
        return finished(reading_link(packed, is_followed=True)), ""
    except ValueError as error:
        return None, _("This link cannot be opened: {error}").format(error=error)
