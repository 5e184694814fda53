"""The screen of all leagues on this device."""

from fracas.games import KEYS
from fracas.locale import _
from fracas.page import library, routes
from fracas.page.controls import control
from fracas.page.leagues.entrance import Entrance
from fracas.page.leagues.incoming import Incoming
from fracas.page.saving.storage import Found, Place
from fracas.page.screens.quiet import QuietScreen
from fracas.view.arguments import word
from fracas.view.leagues.listing import league_list
from fracas.view.markup import Markup
from fracas.view.shell import Notice, undo_notice
from fracas.view.storage import Saved


class LeaguesScreen(QuietScreen):
    """All leagues."""

    key = routes.LEAGUES

    def __init__(self, leagues: Entrance) -> None:
        super().__init__(leagues.shell)
        self.leagues = leagues
        self.deleted: Place | None = None
        self.trouble = ""
        self.incoming = Incoming(leagues, self.draw)
        self.controls = {
            **self.incoming.controls, **self.incoming.changes,
            "fetch-league": control(self._fetch, word),
            "delete-league": control(self._delete, word),
            "restore-league": control(self._restore),
        }

    def enter(self, notice: str = "") -> None:
        """Draw it, and take in what another screen was given."""
        super().enter(notice)
        if self.leagues.to_merge:
            self.incoming.take(self.leagues.to_merge.pop(0))

    def markup(self) -> Markup:
        listed = self.leagues.shelf.listed()
        notices = [self.incoming.said] if self.incoming.said.text else []
        if self.deleted is not None and self.deleted.save is not None:
            notices.append(undo_notice(_("Deleted: {title}").format(title=self.deleted.title), "restore-league"))
        if self.trouble:
            notices.append(Notice(self.trouble, tone="bad"))
        return league_list(
            [self._row(*one) for one in listed], library.word_of(KEYS[0]), notices, self.incoming.markup())

    def _row(self, key: str, found: Found) -> tuple[str, Saved]:
        if found.save is None:
            title = _("League {name}").format(name=key)
            return library.word_of(KEYS[0]), Saved(key, title, trouble=found.trouble)
        facts = found.save.facts
        when = library.ago(facts.when, self.shell.browser.wall_clock())
        return library.word_of(facts.game), Saved(
            key, facts.title, (facts.line, when), routes.write(routes.LEAGUE, key), found.trouble)

    def _fetch(self, key: str) -> None:
        """Save a league as a file."""
        if text := self.leagues.shelf.text(key):
            self.shell.browser.download(f"league-{key}.json", text)

    def _delete(self, key: str) -> None:
        """Forget a league; the last one can be brought back."""
        self.deleted = self.leagues.shelf.saves.delete(key)
        self.draw()

    def _restore(self) -> None:
        """Bring back what was deleted last."""
        if self.deleted is not None:
            self.trouble = self.deleted.put_back().trouble
            self.deleted = None
        self.draw()
