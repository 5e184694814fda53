"""Files of leagues come in: a new one is kept, one that is here takes in what the file knows more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas.bots.levels import KEYS
from fracas.kernel.errors import Damaged
from fracas.league.entering import fixture_name
from fracas.league.files import read_league
from fracas.league.merging import OURS, THEIRS, Conflict, conflicts, merge
from fracas.league.model import League, Result
from fracas.locale import _
from fracas.page import routes
from fracas.page.controls import control, followed
from fracas.page.leagues.shelf import Opened, key_of
from fracas.page.saving.storage import TOO_LARGE
from fracas.view.arguments import one_of, text, word
from fracas.view.league_sheets import Dispute, Merging, merging
from fracas.view.markup import Markup
from fracas.view.shell import Notice

if TYPE_CHECKING:
    from fracas.page.shell import Shell

NOTHING = Notice("")


class Incoming:
    """A file that is being taken in.

    Args: shell - the page.
          redraw - shows what has changed.
    """

    def __init__(self, shell: Shell, redraw: Callable[[], None]) -> None:
        self.shell = shell
        self.said = NOTHING
        self.ours: Opened | None = None
        self.theirs: League | None = None
        self.disputed: list[Conflict] = []
        self.choices: dict[str, str] = {}
        self.controls = followed({
            "choose": control(self.choices.__setitem__, word, one_of(OURS, THEIRS)),
            "choose-all": control(self._choose_all, one_of(OURS, THEIRS)),
            "merge-cancel": control(self._end),
        }, redraw)
        self.changes = followed({"take-league": control(self.take, text), "merge": control(self._merge)}, redraw)

    def _choose_all(self, whose: str) -> None:
        self.choices.update({conflict.name: whose for conflict in self.disputed})

    def take(self, file: str) -> None:
        """Look through a file: keep a new league, show what it would change in one that is here."""
        self._end()
        try:
            if file == TOO_LARGE:
                raise Damaged(_("The file is too large."))
            league = read_league(file.removeprefix("\ufeff"), KEYS)
            key = key_of(league)
            here, trouble = self.shell.leagues.shelf.open(key)
            if here is None and self.shell.leagues.shelf.text(key):
                raise Damaged(trouble)
            self._compare(here, league)
        except ValueError as error:
            self.said = Notice(_("{sentence} Nothing was changed.").format(sentence=error), tone="bad")

    def _compare(self, here: Opened | None, league: League) -> None:
        if here is None:
            opened, trouble = self.shell.leagues.shelf.found(league)
            if opened is None:
                raise Damaged(trouble)
            self.shell.go(routes.write(routes.LEAGUE, opened.key))
            return
        disputed = conflicts(here.league, league)
        if merge(here.league, league, {one.name: OURS for one in disputed}) == here.league and not disputed:
            self.said = Notice(_("Everything in this file is here already."), tone="good")
            return
        self.ours, self.theirs, self.disputed = here, league, disputed

    def _merge(self) -> None:
        """Take in the file as was chosen."""
        if self.ours is None or self.theirs is None:
            return
        ours, before = self.ours, self.ours.league
        try:
            ours.league = merge(before, self.theirs, self.choices)
        except ValueError as error:
            self.said = Notice(str(error), tone="bad")
            return
        written = self.shell.leagues.shelf.keep(ours)
        if not written.ok:
            ours.league = before
            self.said = Notice(written.trouble, tone="bad")
            return
        self._end(Notice(_("The results of both are together now."), tone="good"))

    def _end(self, said: Notice = NOTHING) -> None:
        self.said = said
        self.ours = self.theirs = None
        self.disputed = []
        self.choices.clear()

    def markup(self) -> Markup | None:
        """Return what the file would change, None while there is no file."""
        if self.ours is None or self.theirs is None:
            return None
        here = {(season.number, key) for season in self.ours.league.seasons for key in season.results}
        there = {(season.number, key) for season in self.theirs.seasons for key in season.results}
        more = max(len(self.theirs.seasons) - len(self.ours.league.seasons), 0)
        disputes = tuple(self._dispute(conflict) for conflict in self.disputed)
        return merging(Merging(self.ours.league.name, len(there - here), more, disputes))

    def _dispute(self, conflict: Conflict) -> Dispute:
        assert self.ours is not None
        entries = self.ours.league.seasons[conflict.season - 1].entries
        ours, theirs = (_result_text(result) for result in (conflict.ours, conflict.theirs))
        if ours == theirs:
            both = (ours, conflict.ours), (theirs, conflict.theirs)
            ours, theirs = (f"{text}, {_how(result)}" for text, result in both)
        title = _("{home} – {away}, {place}, season {n}").format(
            home=entries[conflict.ours.home].name, away=entries[conflict.ours.away].name,
            place=fixture_name(conflict.fixture), n=conflict.season)
        chosen = self.choices.get(conflict.name, "")
        return Dispute(conflict.name, title, ours, theirs, chosen if chosen in (OURS, THEIRS) else "")


def _result_text(result: Result) -> str:
    return "{}–{}".format(*result.points)


def _how(result: Result) -> str:
    """Return what tells two results with the same points apart."""
    winner = {0: _("won by the home side"), 1: _("won by the away side")}.get(result.winner, _("a draw"))
    return f"{winner}, {result.fingerprint or _('typed in')} {'/'.join(filter(None, result.notes))}".strip()
