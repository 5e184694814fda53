"""The way to the table companion: all tracked matches, or one of them."""

from fracas.companion import log
from fracas.games import GAMES
from fracas.kernel.game import Game
from fracas.links import read_log
from fracas.locale import _
from fracas.page import match_facts, routes, slugs
from fracas.page.companion.persistence import load, save, shelf_of
from fracas.page.context import PageContext
from fracas.page.controls import control, with_follow_up
from fracas.page.leagues.services import LeagueServices
from fracas.page.routes import Route
from fracas.page.saving.storage import TOO_LARGE, SaveSlot
from fracas.page.screen import Screen
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.arguments import text, word
from fracas.view.markup import Markup
from fracas.view.shell import Notice, undo_notice
from fracas.view.storage import SavedItem
from fracas.view.table.companion import CompanionHome, companion_home


def open_screen(context: PageContext, route: Route) -> Screen:
    """Return the screen of a tracked match, or that of all of them where there is no such match."""
    shell, leagues, match = context.shell, context.leagues, route.what
    if match == routes.PRINT:
        from fracas.page.companion.print_screen import PrintScreen
        return PrintScreen(shell, slugs.key_of(route.part))
    if match == routes.LOG:
        return _compare_link(shell, leagues, route.part) or TablesScreen(shell)
    if match == routes.WEIGH and route.part:
        from fracas.page.companion.what_if_screen import WhatIfScreen
        game, trouble, _sequence = load(shell, route.part)
        shell.notice = shell.notice or ("" if slugs.is_game(route.part) else trouble)
        key = game.ruleset.key if game is not None else slugs.key_of(route.part)
        return WhatIfScreen(shell, key, route.part if game is not None else "", game)
    if not match:
        return TablesScreen(shell)
    game, trouble, sequence = load(shell, match)
    if game is None:
        return TablesScreen(shell, trouble)
    shell.notice = shell.notice or trouble
    return _tracker(shell, leagues, match, game, sequence)


def _tracker(
    shell: Shell, leagues: LeagueServices, match: str, game: Game, sequence: int, brought: str = "",
) -> Screen:
    from fracas.page.companion.log_update import resume
    from fracas.page.companion.model import TrackerModel
    from fracas.page.companion.tracker_screen import TrackerScreen
    model = TrackerModel(match, game, sequence)
    resume(model)
    return TrackerScreen(shell, leagues, model, brought)


def _compare_link(shell: Shell, leagues: LeagueServices, packed: str) -> Screen | None:
    """Return the tracker of a match on this device, to be compared with the log of a link.

    A match that is not on this device is saved, and the way leads to it; a link without a log is refused.
    """
    from fracas.page.companion.transfer import own_match
    try:
        text = read_log(packed)
        game = log.read(text)
    except ValueError as error:
        shell.notice = _("This link cannot be opened: {error}").format(error=error)
        return None
    match = own_match(shell, game)
    own, _trouble, sequence = load(shell, match)
    if own is not None:
        return _tracker(shell, leagues, match, own, sequence, text)
    match = shell.browser.fresh_id()
    shell.notice = save(shell, match, game).trouble
    shell.go(routes.write(routes.COMPANION, match))
    return None


class TablesScreen(MarkupScreen):
    """All matches at a table.

    Args: trouble - why one of them could not be opened.
    """

    key = routes.COMPANION

    def __init__(self, shell: Shell, trouble: str = "") -> None:
        super().__init__(shell)
        self.trouble = trouble
        self.gone: SaveSlot | None = None  # what was deleted last
        self.controls = {
            "fetch-log": control(self._fetch, word),
            **with_follow_up({
                "delete-log": control(self._delete, word),
                "restore": control(self._restore),
                "take-log": control(self._take, text),
            }, self.draw),
        }

    def markup(self) -> Markup:
        shelf, now = shelf_of(self.shell), self.shell.browser.wall_clock()
        rows = tuple(
            SavedItem(match, save.facts.title, (save.facts.line, match_facts.ago(save.facts.when, now)),
                  routes.write(routes.COMPANION, match)) for match, save in shelf.newest_first())
        notices = [Notice(self.trouble, tone="bad")] if self.trouble else []
        if self.gone is not None:
            notices.append(undo_notice(_("Deleted: {title}").format(title=self.gone.title)))
        games = tuple((slugs.slug_of(game.key), _(game.name)) for game in GAMES if game.has_tracking)
        return companion_home(CompanionHome(games, rows, tuple(notices)))

    def _fetch(self, match: str) -> None:
        save = shelf_of(self.shell).load(match).save
        if save is not None:
            self.shell.browser.download(f"{save.facts.game}-{match}-table.txt", save.record)

    def _delete(self, match: str) -> None:
        gone = shelf_of(self.shell).delete(match)
        self.gone = gone if gone.save is not None else None

    def _restore(self) -> None:
        if self.gone is not None:
            self.gone.restore()
            self.gone = None

    def _take(self, file: str) -> None:
        """Take a log in from a file, beside those that are here."""
        try:
            game = log.read("" if file == TOO_LARGE else file)
        except ValueError as error:
            self.trouble = str(error)
        else:
            self.trouble = save(self.shell, self.shell.browser.fresh_id(), game).trouble
