"""The sheets of the season screen in which matches are started, results typed in, and players improved."""

from fracas import games
from fracas.games import game_info
from fracas.kernel.contracts.career import Column
from fracas.kernel.errors import InvalidNotation, quote
from fracas.league.between_matches import set_post_match_actions
from fracas.league.files import WINNERS
from fracas.league.match_sheet import sheet_columns, side_sheets, uncounted_figures, with_player_marks
from fracas.league.matchups import DONE, Matchup, matchup_at
from fracas.league.model import HUMAN, League, TeamEntry
from fracas.league.results import add_result, fixture_name, typed_result
from fracas.locale import _
from fracas.page.controls import control
from fracas.page.leagues import season_sections as sections
from fracas.page.leagues.fixtures import Fixtures
from fracas.page.leagues.season_model import SeasonModel, SeasonPorts
from fracas.view.arguments import SIDES, flag, number, one_of, side, text, word
from fracas.view.controls import LabelledValue, labelled_values
from fracas.view.leagues import league_sheets as sheets

AUTO = "auto"  # the winner is the side with more points
VIRTUAL, REAL = "virtual", "real"  # dice
NONE = "none"  # the value of an empty choice
MOST_DIGITS = 3


class ResultEntry:
    """The result that is being entered.

    Args: model - of the season screen.
          ports - of the season screen.
          fixtures - the league matches on this page.
    """

    def __init__(self, model: SeasonModel, ports: SeasonPorts, fixtures: Fixtures) -> None:
        self.ports, self.fixtures = ports, fixtures
        self.shell, self.opened = ports.shell, model.opened
        self.points = ["", ""]  # by side, as typed in
        self.casualties = ["", ""]  # caused by each side, as typed in; "" = none
        self.winner = AUTO
        self.dice = [VIRTUAL, VIRTUAL]
        self.improved: dict[str, str] = {}  # number of the player -> word
        self.marks: tuple[dict[tuple[int, str], str], ...] = ({}, {})  # by side: figures recorded at the table
        self.is_recorded = False
        self.controls = {
            "fixture-dice": control(self.dice.__setitem__, side, one_of(VIRTUAL, REAL)),
            "entry": control(self._ask_result, self.matchup),
            "entry-points": control(self._type_points, side, text),
            "entry-casualties": control(self._type_casualties, side, text),
            "entry-winner": control(self._choose_winner, one_of(AUTO, *WINNERS)),
            "entry-mark": control(self._mark, side, number, word, text),
            "entry-recorded": control(self._record, flag),
            "improving": control(self._ask_improvements, word, number),
            "improve": control(self._choose_improvement, word, word),
        }
        self.changes = {
            "fixture": control(self._ask_dice, self.matchup),
            "fixture-start": control(self._start, self.matchup),
            "fixture-table": control(self._track, self.matchup),
            "entry-done": control(self._enter, word),
            "improve-done": control(self._improve, word, number),
        }

    def matchup(self, key: str) -> Matchup:
        """Return a fixture of the season that is played.

        Raises: InvalidNotation quoting a key that is none.
        """
        return matchup_at(self.opened.league, self.opened.league.season, key)

    def _close(self) -> None:
        self.shell.canvas.fill("sheets", "")

    def _sides(self, line: Matchup) -> tuple[TeamEntry, TeamEntry]:
        entries = self.opened.league.season.entries
        return entries[line.fixture.home], entries[line.fixture.away]

    # -- matches ---------------------------------------------------------------------------------------------

    def _ask_dice(self, line: Matchup) -> None:
        """Start a match: at once between bots or if it was started before, else after the choice of dice."""
        home, away = self._sides(line)
        seats = [(name, entry.name, self.dice[at])
                 for at, (name, entry) in enumerate(zip(SIDES, (home, away), strict=True)) if entry.coach == HUMAN]
        if not seats or self.fixtures.open_match(self.opened, line):
            return self._start(line)
        key = line.fixture.key
        self.shell.open_sheet(sheets.start_match_sheet(key, fixture_name(key), home.name, away.name, seats,
                                          game_info(self.opened.league.game).has_tracking))

    def _track(self, line: Matchup) -> None:
        """Track a match at a table."""
        from fracas.page.companion.league_match import begin
        self._close()
        begin(self.shell, self.opened, line)

    def _start(self, line: Matchup) -> None:
        home, away = (entry.coach == HUMAN and self.dice[at] == REAL for at, entry in enumerate(self._sides(line)))
        self._close()
        self.fixtures.play(self.opened, line, (home, away))

    # -- results ---------------------------------------------------------------------------------------------

    def _ask_result(self, line: Matchup) -> None:
        old = line.result if line.status == DONE else None
        self.points, self.winner = [str(n) for n in old.points] if old is not None else ["", ""], AUTO
        self.casualties = [str(n) if n else "" for n in old.casualties] if old is not None else ["", ""]
        if old is not None and old.winner != typed_result(line, old.points).winner:
            self.winner = next(name for name, wins in WINNERS.items() if wins == old.winner)
        home, away = self._sides(line)
        key = line.fixture.key
        self.shell.open_sheet(sheets.result_sheet(sheets.ResultForm(
            key, fixture_name(key), home.name, away.name, (self.points[0], self.points[1]), self.winner,
            line.fixture.is_knock_out, line.score, self._paper(line),
            (self.casualties[0], self.casualties[1]) if self._counts_casualties() else None)))

    def _counts_casualties(self) -> bool:
        return games.ruleset(self.opened.league.game).ranking.casualties is not None

    def _paper(self, line: Matchup) -> sheets.MatchSheetForm | None:
        """Return the fields for the players with the figures that are known, None where none are recorded."""
        league = self.opened.league
        self.marks, self.is_recorded = ({}, {}), line.result is not None and any(line.result.notes)
        of_player, of_team = sheet_columns(league)
        if not of_player:
            return None
        known = side_sheets(league, line)
        self.marks = tuple(dict(side.marks) for side in known)
        shown = []
        for at, entry in enumerate(self._sides(line)):
            rows = [(shirt, f"{shirt}. {name}", of_player)
                    for shirt, name in enumerate(known[at].players, 1) if name]
            rows += [(0, _("Team"), of_team)] if of_team else []
            shown.append((entry.name, tuple(
                sheets.PlayerFigures(name, tuple(self._field(at, shirt, column) for column in fields))
                for shirt, name, fields in rows)))
        return sheets.MatchSheetForm(self.is_recorded, tuple(shown), self._note(league))

    def _field(self, side: int, shirt: int, column: Column) -> sheets.FigureField:
        key, label, values = column
        return sheets.FigureField(f"{SIDES[side]} {shirt} {key}", label, self.marks[side].get((shirt, key), ""),
                           tuple(LabelledValue(value or NONE, words) for value, words in values))

    @staticmethod
    def _note(league: League) -> str:
        """Return the note on unmarked players and on figures that a typed result leaves out."""
        missing = ", ".join(uncounted_figures(league))
        plain = _("A player without a mark survived unhurt and did nothing that counts.")
        career = games.career(league.game)
        own = career.sheet.note if career is not None else ""
        out = _("Left out: {figures}.").format(figures=missing) if missing else ""
        return " ".join(filter(None, (plain, _(own) if own else "", out)))

    def _mark(self, side: int, shirt: int, key: str, typed: str) -> None:
        """Take a figure of a player that is being typed in; then the table has recorded something."""
        self.marks[side][shirt, key] = "" if typed == NONE else typed.strip()
        if not self.is_recorded:
            self.is_recorded = True
            note = self._note(self.opened.league)
            self.shell.canvas.fill("entry-switch", sheets.match_sheet_switch(True, note))

    def _record(self, is_recorded: bool) -> None:
        self.is_recorded = is_recorded

    def _type_points(self, side: int, typed: str) -> None:
        self.points[side] = typed.strip()

    def _type_casualties(self, side: int, typed: str) -> None:
        if self._counts_casualties():
            self.casualties[side] = typed.strip()

    def _choose_winner(self, winner: str) -> None:
        self.winner = winner

    def _enter(self, key: str) -> None:
        """Enter the typed result, or say in the sheet why it cannot be."""
        league = self.opened.league
        try:
            line = self.matchup(key)
            points = _points(self.points[0]), _points(self.points[1])
            casualties = _casualties(self.casualties[0]), _casualties(self.casualties[1])
            result = typed_result(line, points, WINNERS.get(self.winner), casualties)
            if self.is_recorded:
                result = with_player_marks(league, line, result, (self.marks[0], self.marks[1]))
            has_old = line.status == DONE
            add_result(league, key, result, is_correction=has_old)
        except ValueError as error:
            self.shell.canvas.send("text", "entry-problem", "", str(error))
            return
        self._close()
        score = "{}–{}".format(*points)
        sentence = _("{place}: {score} replaces the old result, which is set aside.") if has_old \
            else _("{place}: {score} is entered.")
        self.ports.save_and_tell(sentence.format(place=fixture_name(key), score=score))

    # -- improvements ----------------------------------------------------------------------------------------

    def _ask_improvements(self, key: str, side: int) -> None:
        for one in sections.open_improvements(self.opened):
            if (one.matchup.fixture.key, one.side) == (key, side):
                self.improved = {str(player.shirt): player.chosen for player in one.improvements if player.chosen}
                players = [
                    (str(player.shirt), _("{n}: {player}").format(n=player.shirt + 1, player=player.name),
                     (LabelledValue(NONE, player.without or _("no improvement")), *labelled_values(player.choices)),
                     player.chosen or NONE)
                    for player in one.improvements if player.choices
                ]
                team = self.opened.league.season.entries[one.team].name
                self.shell.open_sheet(sheets.improvement_sheet(team, f"{key} {side}", players))

    def _choose_improvement(self, shirt: str, chosen: str) -> None:
        self.improved[shirt] = "" if chosen == NONE else chosen

    def _improve(self, key: str, side: int) -> None:
        try:
            set_post_match_actions(self.opened.league, key, side, [*filter(None, self.improved.values())])
        except ValueError as error:
            self.shell.canvas.send("text", "improve-problem", "", str(error))
            return
        self._close()
        self.ports.save_and_tell(_("The improvements are entered."))


def _points(text: str) -> int:
    """Return points that were typed in.

    Raises: InvalidNotation quoting what is no number.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise InvalidNotation(_("{text} is not a number of points.").format(text=quote(text)))
    return int(text)


def _casualties(text: str) -> int:
    """Return casualties that were typed in, 0 for an empty field.

    Raises: InvalidNotation quoting what is no number.
    """
    if text and not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise InvalidNotation(_("{text} is not a number of casualties.").format(text=quote(text)))
    return int(text or "0")
