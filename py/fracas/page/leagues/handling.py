"""What else is done to a league: files and tables out, a file in, the next season, a team that withdraws."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas.games import KEYS
from fracas.league.course import OPEN
from fracas.league.entering import fixture_name, may_stand, put_back, reinstate, withdraw
from fracas.league.export import FIXTURES_HEAD, TABLE_HEAD, as_csv, fixture_rows, table_rows
from fracas.league.founding import next_season, take_back_season
from fracas.league.model import BRACKET
from fracas.locale import _
from fracas.page.leagues import season_parts as parts
from fracas.page.leagues.joining import Joiners
from fracas.view import leagues as list_view
from fracas.view import season as view
from fracas.view.controls import Button
from fracas.view.markup import Markup, join
from fracas.view.shell import Notice, notice

if TYPE_CHECKING:
    from fracas.page.leagues.season_screen import SeasonScreen


class Deeds:
    """What is done to the league as a whole.

    Args: screen - the season.
    """

    def __init__(self, screen: SeasonScreen) -> None:
        self.screen = screen
        self.shell = screen.shell
        self.leaving = -1  # number of the team that is about to withdraw, -1 = none
        self.joiners: Joiners | None = None

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control; False if it is none of these."""
        deeds: dict[str, Callable[[str], None]] = {
            "withdraw": self._ask, "withdraw-now": self._withdraw, "withdraw-not": lambda arg: self._ask("-1"),
            "fetch-season": self._fetch, "fetch-table": self._table, "fetch-fixtures": self._fixtures,
            "next-season": self._next, "reinstate": self._reinstate, "put-back": self._put_back,
            "season-back": self._season_back,
        }
        if do in deeds:
            deeds[do](arg)
            return True
        changed = self._joiners().act(do, arg) if self._is_over() else None
        if changed:
            self.shell.canvas.fill("league-teams", list_view.joining_rows(self._joiners().form()))
        return changed is not None

    def _is_over(self) -> bool:
        opened = self.screen.opened
        return self.screen.is_played and not any(line.status == OPEN for line in parts.known(opened)) \
            and opened.league.game in KEYS

    def _joiners(self) -> Joiners:
        league = self.screen.opened.league
        if self.joiners is None:
            self.joiners = Joiners(league.game, self.shell.store, [entry.name for entry in league.season.entries])
        return self.joiners

    def forget(self) -> None:
        """Forget what was about to be done."""
        self.leaving, self.joiners = -1, None

    # -- what is shown ---------------------------------------------------------------------------------------

    def notices(self) -> list[Notice]:
        """Return the question whether a team is really to withdraw."""
        entries = self.screen.opened.league.season.entries
        if not 0 <= self.leaving < len(entries):
            return []
        sentence = _("{team} withdraws: its results stand, and whoever still had to meet it wins without a match.")
        answers = Button(_("Withdraw"), "withdraw-now", icon="flag", main=True), Button(_("Cancel"), "withdraw-not")
        return [Notice(sentence.format(team=entries[self.leaving].name), answers, "warn")]

    def markup(self) -> Markup:
        """Return the part with everything that is done now and then."""
        files = [Button(_("Download the league"), "fetch-season", icon="download")]
        if self.screen.opened.league.plan != BRACKET:
            files.append(Button(_("Table as CSV"), "fetch-table", icon="download"))
        files.append(Button(_("Fixtures as CSV"), "fetch-fixtures", icon="download"))
        return join(
            self._next_panel(),
            view.panel(_("Files"), view.row_of(files),
                       list_view.file_input(_("Merge with a file of another device"))),
            self._aside_panel(), self.screen.taking.markup(),
        )

    def _aside_panel(self) -> Markup | None:
        """Return the results that no longer count, each with the way back if its teams still meet."""
        league = self.screen.opened.league
        rows = []
        for place, old in enumerate(league.set_aside):
            entries = league.seasons[old.season - 1].entries
            name = _("{home} – {away}").format(home=entries[old.result.home].name, away=entries[old.result.away].name)
            line = _("Season {n}, {place}: {score}").format(
                n=old.season, place=fixture_name(old.fixture), score="{}–{}".format(*old.result.points))
            back = Button(_("Put back"), "put-back", str(place), "undo", name=_("Put back: {match}").format(match=name))
            rows.append((name, line, (back,) if self.screen.is_played and may_stand(league, old) else ()))
        told = _("They no longer count: another result took their place, or other teams meet there now.")
        return view.panel(_("Results set aside"), view.sentence(told), view.listing(rows)) if rows else None

    def _next_panel(self) -> Markup | None:
        if not self.screen.is_played:
            return None
        if not self._is_over():
            waits = _("It can begin when every match of this one is decided.")
            return view.panel(_("Next season"), view.sentence(waits))
        season = self.screen.opened.league.season
        staying = [entry.name for number, entry in enumerate(season.entries) if number not in season.withdrawn]
        stays = _("These teams stay, as they stand now: {teams}.").format(teams=", ".join(staying))
        begin = Button(_("Begin season {n}").format(n=season.number + 1), "next-season", icon="play", main=True)
        return view.panel(_("Next season"), view.sentence(stays),
                          view.region("league-teams", list_view.joining_rows(self._joiners().form())),
                          view.region("league-problem", Markup("")), view.row_of([begin]))

    # -- what is done ----------------------------------------------------------------------------------------

    def _ask(self, arg: str) -> None:
        self.leaving = int(arg)
        self.screen.draw()

    def _withdraw(self, arg: str) -> None:
        number, self.leaving = self.leaving, -1
        league = self.screen.opened.league
        try:
            withdraw(league, number)
        except ValueError as error:
            self.screen.said = Notice(str(error), tone="bad")
            return self.screen.draw()
        self.screen.keep(_("{team} has withdrawn.").format(team=league.season.entries[number].name))

    def _reinstate(self, arg: str) -> None:
        """Take a team back that has withdrawn."""
        league = self.screen.opened.league
        try:
            reinstate(league, int(arg))
        except ValueError as error:
            return self.shell.say(str(error), "bad")
        self.screen.keep(_("{team} is back.").format(team=league.season.entries[int(arg)].name))

    def _season_back(self, arg: str) -> None:
        """Take back a season that was begun too early."""
        league = self.screen.opened.league
        number = league.season.number
        try:
            take_back_season(league)
        except ValueError as error:
            return self.shell.say(str(error), "bad")
        self.forget()
        self.screen.round = ""
        self.screen.keep(_("Season {n} is taken back.").format(n=number))

    def _put_back(self, arg: str) -> None:
        """Let a result count again that was set aside."""
        league = self.screen.opened.league
        old = league.set_aside[int(arg)]
        try:
            put_back(league, old)
        except ValueError as error:
            return self.shell.say(str(error), "bad")
        self.screen.keep(_("{place}: {score} counts again.").format(
            place=fixture_name(old.fixture), score="{}–{}".format(*old.result.points)))

    def _next(self, arg: str) -> None:
        """Begin the next season, or say why not."""
        league = self.screen.opened.league
        try:
            season = next_season(league, self._joiners().newcomers())
        except ValueError as error:
            self.shell.canvas.forget("league-problem")
            self.shell.canvas.fill("league-problem", notice(Notice(str(error), tone="bad")))
            return
        self.joiners = None
        self.screen.opened.season, self.screen.round = 0, ""
        self.screen.keep(_("Season {n} has begun.").format(n=season.number))

    def _fetch(self, arg: str) -> None:
        opened = self.screen.opened
        text = self.shell.leagues.shelf.text(opened.key)
        if text:
            self.shell.browser.download(f"league-{opened.key}.json", text)

    def _table(self, arg: str) -> None:
        season = parts.shown(self.screen.opened)
        self._csv("table", as_csv(TABLE_HEAD, table_rows(self.screen.opened.league, season)))

    def _fixtures(self, arg: str) -> None:
        season = parts.shown(self.screen.opened)
        self._csv("fixtures", as_csv(FIXTURES_HEAD, fixture_rows(self.screen.opened.league, season)))

    def _csv(self, what: str, text: str) -> None:
        number = parts.shown(self.screen.opened).number
        self.shell.browser.download(f"{what}-{self.screen.opened.key}-{number}.csv", f"\ufeff{text}")
