"""The screen of all leagues on this device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.games import KEYS
from fracas.locale import _, ngettext
from fracas.page import library, routes
from fracas.page.leagues.shelf import Listed
from fracas.page.leagues.taking import Taking
from fracas.page.saving.storage import Save
from fracas.page.screens.quiet import QuietScreen
from fracas.view.controls import Button
from fracas.view.leagues import LeagueList, Row, league_list
from fracas.view.markup import Markup
from fracas.view.shell import Notice

if TYPE_CHECKING:
    from fracas.page.shell import Shell

DAY = 86_400_000  # milliseconds


class LeaguesScreen(QuietScreen):
    """All leagues."""

    key = routes.LEAGUES

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.deleted: tuple[str, Save] | None = None
        self.trouble = ""
        self.taking = Taking(shell, self.draw)
        if shell.leagues.to_merge:
            self.taking.take(shell.leagues.to_merge.pop(0))

    def markup(self) -> Markup:
        listed = self.shell.leagues.shelf.listed()
        notices = [self.taking.said] if self.taking.said.text else []
        if self.deleted is not None:
            title = self.deleted[1].facts.title
            notices.append(Notice(_("Deleted: {title}").format(title=title), (
                Button(_("Undo"), "restore-league", icon="undo"),)))
        if self.trouble:
            notices.append(Notice(self.trouble, tone="bad"))
        return league_list(LeagueList(
            tuple(self._row(one) for one in listed), library.word_of(KEYS[0]), tuple(notices), self.taking.markup()))

    def _row(self, one: Listed) -> Row:
        if one.save is None:
            title = _("League {name}").format(name=one.key)
            return Row(one.key, library.word_of(KEYS[0]), title, "", "", trouble=one.trouble)
        facts = one.save.facts
        days = max(0, (self.shell.browser.wall_clock() - facts.when) // DAY)
        when = ngettext("{n} day ago", "{n} days ago", days).format(n=days) if days else _("today")
        return Row(one.key, library.word_of(facts.game), facts.title, facts.line, when,
                   routes.write(routes.LEAGUE, one.key), one.trouble)

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control."""
        return self.taking.act(do, arg) or super().act(do, arg)

    def on_fetch_league(self, arg: str) -> None:
        """Save a league as a file."""
        text = self.shell.leagues.shelf.text(arg)
        if text:
            self.shell.browser.download(f"league-{arg}.json", text)

    def on_delete_league(self, arg: str) -> None:
        """Forget a league; the last one can be brought back."""
        save = self.shell.leagues.shelf.delete(arg)
        self.deleted = None if save is None else (arg, save)
        self.draw()

    def on_restore_league(self, arg: str) -> None:
        """Bring back what was deleted last."""
        if self.deleted is not None:
            self.trouble = self.shell.leagues.shelf.put_back(*self.deleted).trouble
            self.deleted = None
        self.draw()
