"""Changes of a league as a whole: files in and out, the next season, teams that withdraw, results put back."""

from collections.abc import Callable, Sequence
from functools import partial

from fracas.games import KEYS
from fracas.league.create import cancel_season, start_next_season
from fracas.league.export import FIXTURES_HEAD, Cells, as_csv, fixture_rows, table_head, table_rows
from fracas.league.matchups import OPEN
from fracas.league.model import BRACKET, League, Season, SetAsideResult
from fracas.league.results import can_restore, fixture_name, reinstate, restore_result, withdraw
from fracas.locale import _
from fracas.page.controls import control
from fracas.page.leagues import season_sections as sections
from fracas.page.leagues.entry_rows import ROW_CONTROLS, EntryRows
from fracas.page.leagues.season_model import SeasonModel, SeasonPorts
from fracas.view.arguments import index_in, text
from fracas.view.controls import Button
from fracas.view.leagues import league_list as list_view
from fracas.view.leagues import season as view
from fracas.view.markup import Markup, join
from fracas.view.shell import Notice, notice


class SeasonChanges:
    """The changes of a league as a whole.

    Args: model - of the season screen.
          ports - of the season screen.
          league_file - returns the file of the league of a key, "" if there is none.
          import_form - returns the form in which a file of the league is merged, None while there is no file.
    """

    def __init__(
        self, model: SeasonModel, ports: SeasonPorts, league_file: Callable[[str], str],
        import_form: Callable[[], Markup | None],
    ) -> None:
        self.model, self.ports, self.league_file, self.import_form = model, ports, league_file, import_form
        self.shell, self.opened = ports.shell, model.opened
        self.leaving = -1  # number of the team that is about to withdraw, -1 = none
        self._joiners: EntryRows | None = None
        team = index_in(lambda: range(len(self.opened.league.season.entries)))
        self.controls = {
            "withdraw": control(self._ask, team),
            "withdraw-not": control(lambda: self._ask(-1)),
            "fetch-season": control(self._fetch),
            "fetch-table": control(lambda: self._fetch_csv("table", table_head(self.opened.league), table_rows)),
            "fetch-fixtures": control(lambda: self._fetch_csv("fixtures", FIXTURES_HEAD, fixture_rows)),
            **{do: control(partial(self._join, do), text) for do in ROW_CONTROLS},
        }
        self.changes = {
            "withdraw-now": control(self._withdraw),
            "reinstate": control(self._reinstate, team),
            "put-back": control(self._put_back, index_in(lambda: self.opened.league.set_aside)),
            "season-back": control(self._take_back),
            "next-season": control(self._begin_next),
        }

    def _is_over(self) -> bool:
        opened = self.opened
        return self.model.is_played and not any(line.status == OPEN for line in sections.season_lines(opened)) \
            and opened.league.game in KEYS

    @property
    def joiners(self) -> EntryRows:
        """The teams that join in the next season."""
        league = self.opened.league
        if self._joiners is None:
            self._joiners = EntryRows(league.game, self.shell.store, [entry.name for entry in league.season.entries],
                                    changed=lambda _team: self.shell.canvas.fill(
                                        "league-teams", list_view.teams_form(self.joiners.form())))
        return self._joiners

    def _join(self, do: str, arg: str) -> None:
        """Carry out a control of the rows of joining teams."""
        if self._is_over():
            self.joiners.controls[do](arg)

    def forget(self) -> None:
        """Forget a withdrawal that was asked about, and the teams that were to join."""
        self.leaving, self._joiners = -1, None

    # -- the markup ------------------------------------------------------------------------------------------

    def notices(self) -> list[Notice]:
        """Return the question about a withdrawal, if one was asked for."""
        entries = self.opened.league.season.entries
        if not 0 <= self.leaving < len(entries):
            return []
        sentence = _("{team} withdraws. Its results stay. Its other opponents win without a match.")
        answers = Button(_("Withdraw"), "withdraw-now", icon="flag", main=True), Button(_("Cancel"), "withdraw-not")
        return [Notice(sentence.format(team=entries[self.leaving].name), answers, "warn")]

    def markup(self) -> Markup:
        """Return the part with the rare changes."""
        files = [Button(_("Download the league"), "fetch-season", icon="download")]
        if self.opened.league.plan != BRACKET:
            files.append(Button(_("Table as CSV"), "fetch-table", icon="download"))
        files.append(Button(_("Fixtures as CSV"), "fetch-fixtures", icon="download"))
        return join(
            self._next_panel(),
            view.panel(_("Files"), view.action_row(files),
                       list_view.league_file_button(_("Merge with a file of another device"))),
            self._aside_panel(), self.import_form(),
        )

    def _aside_panel(self) -> Markup | None:
        """Return the results set aside, each with a button to restore it if its teams still meet."""
        league = self.opened.league
        rows = []
        for place, old in enumerate(league.set_aside):
            entries = league.seasons[old.season - 1].entries
            name = _("{home} – {away}").format(home=entries[old.result.home].name, away=entries[old.result.away].name)
            line = _("Season {n}, {place}: {score}").format(
                n=old.season, place=fixture_name(old.fixture), score="{}–{}".format(*old.result.points))
            back = Button(_("Put back"), "put-back", str(place), "undo", name=_("Put back: {match}").format(match=name))
            rows.append((name, line, (back,) if self.model.is_played and can_restore(league, old) else ()))
        words = _("These results no longer count: another result replaced them, or other teams play there now.")
        return view.panel(_("Results set aside"), view.sentence(words), view.team_list(rows)) if rows else None

    def _next_panel(self) -> Markup | None:
        if not self.model.is_played:
            return None
        if not self._is_over():
            waits = _("Finish all matches of this season first.")
            return view.panel(_("Next season"), view.sentence(waits))
        season = self.opened.league.season
        staying = [entry.name for number, entry in enumerate(season.entries) if number not in season.withdrawn_teams]
        stays = _("These teams stay as they are: {teams}.").format(teams=", ".join(staying))
        begin = Button(_("Begin season {n}").format(n=season.number + 1), "next-season", icon="play", main=True)
        return view.panel(_("Next season"), view.sentence(stays),
                          view.region("league-teams", list_view.teams_form(self.joiners.form())),
                          view.region("league-problem", Markup("")), view.action_row([begin]))

    # -- changes ---------------------------------------------------------------------------------------------

    def _ask(self, team: int) -> None:
        """Ask about the withdrawal of a team."""
        self.leaving = team
        self.ports.draw()

    def _withdraw(self) -> None:
        team, self.leaving = self.leaving, -1
        if team >= 0:
            said = _("{team} has withdrawn.").format(team=self._name(team))
            self.ports.change(lambda league: withdraw(league, team), said)

    def _reinstate(self, team: int) -> None:
        """Reinstate a team that has withdrawn."""
        said = _("{team} is back.").format(team=self._name(team))
        self.ports.change(lambda league: reinstate(league, team), said)

    def _name(self, team: int) -> str:
        return self.opened.league.season.entries[team].name

    def _take_back(self) -> None:
        """Cancel a season that was started too early."""
        number = self.opened.league.season.number
        if self.ports.change(cancel_season, _("Season {n} is undone.").format(n=number)):
            self.forget()

    def _put_back(self, old: SetAsideResult) -> None:
        """Restore a result that was set aside."""
        said = _("{place}: {score} counts again.").format(
            place=fixture_name(old.fixture), score="{}–{}".format(*old.result.points))
        self.ports.change(lambda league: restore_result(league, old), said)

    def _begin_next(self) -> None:
        """Start the next season, or say why it cannot be."""
        try:
            season = start_next_season(self.opened.league, self.joiners.newcomers())
        except ValueError as error:
            self.shell.canvas.forget("league-problem")
            self.shell.canvas.fill("league-problem", notice(Notice(str(error), tone="bad")))
            return
        self.forget()
        self.opened.season, self.opened.round = 0, ""
        self.ports.save_and_tell(_("Season {n} has begun.").format(n=season.number))

    # -- files -----------------------------------------------------------------------------------------------

    def _fetch(self) -> None:
        if text := self.league_file(self.opened.key):
            self.shell.browser.download(f"league-{self.opened.key}.json", text)

    def _fetch_csv(self, what: str, head: Sequence[str], rows: Callable[[League, Season], list[Cells]]) -> None:
        season = sections.viewed_season(self.opened)
        text = as_csv(head, rows(self.opened.league, season))
        self.shell.browser.download(f"{what}-{self.opened.key}-{season.number}.csv", f"\ufeff{text}")
