"""The report of a table, on its phone or on the organiser's device."""

from fracas.games import ruleset
from fracas.kernel.errors import InvalidNotation
from fracas.locale import _
from fracas.page import qr_code, routes
from fracas.page.companion.persistence import load, shelf_of
from fracas.page.controls import control
from fracas.page.saving.my_tournaments import change_tournament, load_tournament
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.tournaments.changes import enter_score
from fracas.tournaments.model import TableScore
from fracas.tournaments.reports import TableReport, write_letters, write_word
from fracas.view.arguments import number, text
from fracas.view.markup import Markup
from fracas.view.tournaments.sheets import ReportModel, report_page

PLACES = 4  # points and casualties of both sides


class ReportScreen(MarkupScreen):
    """The report of a table.

    Args: key - letters of the tournament.
          report - what is known of it.
          is_typed - whether its score is: it came with the address.
    """

    key = routes.TOURNAMENT

    def __init__(self, shell: Shell, key: str, report: TableReport, *, is_typed: bool = False) -> None:
        super().__init__(shell)
        self.letters, self.report, self.is_typed = key, report, is_typed
        self.controls = {
            "report-number": control(self._type, number, text), "report-last": control(self._take_last),
            "report-qr": control(self._show), "report-enter": control(self._enter),
        }

    @property
    def values(self) -> tuple[int, int, int, int]:
        """Points and casualties of both sides."""
        return *self.report.score.points, *self.report.score.casualties

    def _set(self, values: tuple[int, ...]) -> None:
        score = TableScore((values[0], values[1]), (values[2], values[3]))
        self.report = self.report._replace(score=score)
        self.draw()

    def _type(self, place: int, typed: str) -> None:
        if 0 <= place < PLACES and typed.isascii() and typed.isdecimal() and len(typed) < 3:
            values = [*self.values]
            values[place] = int(typed)
            self._set(tuple(values))

    def _last(self) -> TableScore | None:
        """Return the score of the match that was tracked last on this device, None without one that is over."""
        for match, save in shelf_of(self.shell).newest_first()[:1]:
            game = load(self.shell, match).game if save.facts.over else None
            if game is not None and game.is_terminal():
                ranking = ruleset(game.ruleset.key).ranking
                harm = ranking.casualties(game.state) if ranking.casualties is not None else (0, 0)
                return TableScore(ranking.points(game.state), harm)
        return None

    def _take_last(self) -> None:
        score = self._last()
        if score is not None:
            self._set((*score.points, *score.casualties))

    def _show(self) -> None:
        word = write_word(self.letters, self.report)
        qr_code.show(self.shell, self.shell.browser.home() + routes.write(routes.TOURNAMENT, self.letters, word))

    def _enter(self) -> None:
        """Enter the result in the tournament and go there."""
        report = self.report
        trouble = change_tournament(
            self.shell.shelf.store, self.letters, self.shell.browser.wall_clock(),
            lambda made: enter_score(made, report.round, report.table, report.score))
        self.shell.notice = trouble or _("Table {n}: {score} is entered.").format(
            n=report.table + 1, score="{}\N{EN DASH}{}".format(*report.score.points))
        self.shell.go(routes.write(routes.TOURNAMENT, self.letters))

    def _names(self) -> tuple[str, str]:
        """Return the coaches of the table.

        Raises: InvalidNotation if the tournament is not here or has no such table.
        """
        made, trouble = load_tournament(self.shell.shelf.store, self.letters)
        if made is None or not 1 <= self.report.round <= len(made.rounds):
            raise InvalidNotation(trouble)
        tables = made.rounds[self.report.round - 1].tables
        if self.report.table >= len(tables):
            raise InvalidNotation(trouble)
        home, away = tables[self.report.table]
        return made.entrants[home].name, made.entrants[away].name

    def markup(self) -> Markup:
        try:
            names, is_here = self._names(), True
        except InvalidNotation:
            names, is_here = ("", ""), False
        letters, last = write_letters(self.letters, self.report), self._last()
        title = _("Round {n}, table {table}").format(n=self.report.round, table=self.report.table + 1)
        told = "{}\N{EN DASH}{}".format(*last.points) if last is not None else ""
        return report_page(ReportModel(
            title, self.values, letters, told,
            routes.write(routes.TOURNAMENT, self.letters) if is_here else "", names, is_here))
