"""The screen of all leagues on this device."""

from fracas.games import KEYS
from fracas.locale import _
from fracas.page import match_facts, routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.leagues.league_import import LeagueImport
from fracas.page.leagues.services import LeagueServices
from fracas.page.routes import Route
from fracas.page.saving.storage import LoadResult, SaveSlot
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.view.arguments import word
from fracas.view.leagues.league_list import league_list
from fracas.view.markup import Markup
from fracas.view.shell import Notice, undo_notice
from fracas.view.storage import SavedItem


class LeaguesScreen(MarkupScreen):
    """All leagues."""

    key = routes.LEAGUES

    def __init__(self, leagues: LeagueServices) -> None:
        super().__init__(leagues.shell)
        self.leagues = leagues
        self.deleted: SaveSlot | None = None
        self.trouble = ""
        self.incoming = LeagueImport(leagues, self.draw)
        self.controls = {
            **self.incoming.controls, **self.incoming.changes,
            "fetch-league": control(self._fetch, word),
            "delete-league": control(self._delete, word),
            "restore-league": control(self._restore),
        }

    def enter(self, notice: str = "") -> None:
        """Draw the list, and import the files that other screens have handed over."""
        super().enter(notice)
        if self.leagues.pending_files:
            self.incoming.take(self.leagues.pending_files.pop(0))

    def markup(self) -> Markup:
        listed = self.leagues.shelf.newest_first()
        notices = [self.incoming.said] if self.incoming.said.text else []
        if self.deleted is not None and self.deleted.save is not None:
            notices.append(undo_notice(_("Deleted: {title}").format(title=self.deleted.title), "restore-league"))
        if self.trouble:
            notices.append(Notice(self.trouble, tone="bad"))
        return league_list(
            [self._row(*one) for one in listed], slugs.slug_of(KEYS[0]), notices, self.incoming.markup())

    def _row(self, key: str, found: LoadResult) -> tuple[str, SavedItem]:
        if found.save is None:
            title = _("League {name}").format(name=key)
            return slugs.slug_of(KEYS[0]), SavedItem(key, title, trouble=found.trouble)
        facts = found.save.facts
        when = match_facts.ago(facts.when, self.shell.browser.wall_clock())
        return slugs.slug_of(facts.game), SavedItem(
            key, facts.title, (facts.line, when), routes.write(routes.LEAGUE, key), found.trouble)

    def _fetch(self, key: str) -> None:
        """Save a league as a file."""
        if text := self.leagues.shelf.text(key):
            self.shell.browser.download(f"league-{key}.json", text)

    def _delete(self, key: str) -> None:
        """Delete a league; the last one can be restored."""
        self.deleted = self.leagues.shelf.saves.delete(key)
        self.draw()

    def _restore(self) -> None:
        """Restore the league that was deleted last."""
        if self.deleted is not None:
            self.trouble = self.deleted.restore().trouble
            self.deleted = None
        self.draw()


def open_screen(context: PageContext, _route: Route) -> LeaguesScreen:
    """Return the screen of all leagues."""
    return LeaguesScreen(context.leagues)
