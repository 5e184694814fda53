"""Results and improvements of a season: the sheets in which a coach plays, types in, corrects and improves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas import games
from fracas.kernel.career import Column
from fracas.kernel.errors import InvalidNotation, quote
from fracas.league.coaching import arrange, choosing
from fracas.league.course import DONE, Line, line_at
from fracas.league.entering import enter, fixture_name, typed_result
from fracas.league.files import WINNERS
from fracas.league.model import HUMAN, League
from fracas.league.recording import columns, left_out, recorded, with_players
from fracas.locale import _
from fracas.page.leagues import season_parts as parts
from fracas.view import league_sheets as sheets
from fracas.view.controls import Choice

if TYPE_CHECKING:
    from fracas.page.leagues.season_screen import SeasonScreen

AUTO = "auto"  # the winner is whoever has more points
SIDES = ("home", "away")
NONE = "none"  # the value of a list that stands for nothing
MOST_DIGITS = 3


class Entries:
    """What is being entered.

    Args: screen - the season.
    """

    def __init__(self, screen: SeasonScreen) -> None:
        self.screen = screen
        self.shell = screen.shell
        self.points = {"home": "", "away": ""}
        self.winner = AUTO
        self.dice = {"home": "virtual", "away": "virtual"}
        self.improved: dict[str, str] = {}  # number of the player -> word
        self.marks: tuple[dict[tuple[int, str], str], ...] = ({}, {})  # by side: what the table has recorded
        self.is_recorded = False

    def line(self, key: str) -> Line:
        """Return a fixture of the season that is played."""
        return line_at(self.screen.opened.league, self.screen.opened.league.season, key)

    def title(self, line: Line) -> str:
        """Return who meets whom."""
        entries = parts.shown(self.screen.opened).entries
        return _("{home} – {away}").format(home=entries[line.fixture.home].name, away=entries[line.fixture.away].name)

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control; False if it is none of these."""
        deeds: dict[str, Callable[[str], None]] = {
            "fixture": self._ask_dice, "fixture-start": self._start, "entry": self._ask_result,
            "entry-points": self._type_points, "entry-winner": self._choose_winner, "entry-done": self._enter,
            "entry-mark": self._mark, "entry-recorded": self._record,
            "improving": self._ask_improvements, "improve": self._choose_improvement, "improve-done": self._improve,
        }
        if do.startswith("fixture-dice-"):
            self.dice[do.removeprefix("fixture-dice-")] = arg
        elif do in deeds:
            deeds[do](arg)
        else:
            return False
        return True

    def _close(self) -> None:
        self.shell.canvas.fill("sheets", "")

    # -- matches ---------------------------------------------------------------------------------------------

    def _ask_dice(self, key: str) -> None:
        """Begin a match: at once between bots or if it was begun, else after the question how dice are thrown."""
        line = self.line(key)
        entries = self.screen.opened.league.season.entries
        sides = (("home", line.fixture.home), ("away", line.fixture.away))
        seats = [(side, entries[n].name, self.dice[side]) for side, n in sides if entries[n].coach == HUMAN]
        if not seats or self.shell.leagues.fixtures.begun(self.screen.opened, line):
            return self._start(key)
        self.shell.open_sheet(sheets.play_sheet(
            key, fixture_name(key), entries[line.fixture.home].name, entries[line.fixture.away].name, seats))

    def _start(self, key: str) -> None:
        line = self.line(key)
        entries = self.screen.opened.league.season.entries
        home, away = (entries[n].coach == HUMAN for n in (line.fixture.home, line.fixture.away))
        self._close()
        self.shell.leagues.fixtures.play(self.screen.opened, line, (
            home and self.dice["home"] == "real", away and self.dice["away"] == "real"))

    # -- results ---------------------------------------------------------------------------------------------

    def _ask_result(self, key: str) -> None:
        line = self.line(key)
        entries = self.screen.opened.league.season.entries
        old = line.result if line.status == DONE else None
        home, away = (str(n) for n in old.points) if old is not None else ("", "")
        self.points, self.winner = {"home": home, "away": away}, AUTO
        if old is not None and old.winner != typed_result(line, old.points).winner:
            self.winner = next(name for name, side in WINNERS.items() if side == old.winner)
        self.shell.open_sheet(sheets.entry_sheet(sheets.Entry(
            key, fixture_name(key), entries[line.fixture.home].name, entries[line.fixture.away].name,
            (self.points["home"], self.points["away"]), self.winner, line.fixture.is_knock_out, parts.score(line),
            self._paper(line))))

    def _paper(self, line: Line) -> sheets.Paper | None:
        """Return what can be typed in of the players, with what is known already."""
        league = self.screen.opened.league
        self.marks, self.is_recorded = ({}, {}), line.result is not None and any(line.result.notes)
        of_player, of_team = columns(league)
        if not of_player:
            return None
        known = recorded(league, line)
        self.marks = tuple(dict(side.marks) for side in known)
        entries, shown = league.season.entries, []
        for side, number in enumerate((line.fixture.home, line.fixture.away)):
            rows = [(shirt, f"{shirt}. {name}", of_player)
                    for shirt, name in enumerate(known[side].players, 1) if name]
            rows += [(0, _("Team"), of_team)] if of_team else []
            shown.append((entries[number].name, tuple(
                sheets.Marked(name, tuple(self._field(side, shirt, column) for column in fields))
                for shirt, name, fields in rows)))
        return sheets.Paper(self.is_recorded, tuple(shown), self._note(league))

    def _field(self, side: int, shirt: int, column: Column) -> sheets.Mark:
        key, label, values = column
        return sheets.Mark(f"{SIDES[side]} {shirt} {key}", label, self.marks[side].get((shirt, key), ""),
                           tuple(Choice(value or NONE, words) for value, words in values))

    @staticmethod
    def _note(league: League) -> str:
        """Say what holds for whoever is not marked, and what a typed result never knows."""
        missing = ", ".join(left_out(league))
        plain = _("Whoever is not marked has lived, unhurt, and done nothing that counts.")
        career = games.career(league.game)
        own = career.sheet.note if career is not None else ""
        out = _("Left out: {figures}.").format(figures=missing) if missing else ""
        return " ".join(filter(None, (plain, _(own) if own else "", out)))

    def _mark(self, arg: str) -> None:
        """Take what is typed in of a player; then the table has recorded something."""
        side, shirt, key, text = (*arg.split(" ", 3), "")[:4]
        self.marks[SIDES.index(side)][int(shirt), key] = "" if text == NONE else text.strip()
        if not self.is_recorded:
            self.is_recorded = True
            note = self._note(self.screen.opened.league)
            self.shell.canvas.fill("entry-switch", sheets.paper_switch(True, note))

    def _record(self, arg: str) -> None:
        self.is_recorded = arg == "1"

    def _type_points(self, arg: str) -> None:
        side, _space, text = arg.partition(" ")
        self.points[side] = text.strip()

    def _choose_winner(self, arg: str) -> None:
        self.winner = arg

    def _enter(self, key: str) -> None:
        """Enter what was typed, or say in the sheet why not."""
        league = self.screen.opened.league
        try:
            line = self.line(key)
            points = _points(self.points["home"]), _points(self.points["away"])
            result = typed_result(line, points, WINNERS.get(self.winner))
            if self.is_recorded:
                result = with_players(league, line, result, (self.marks[0], self.marks[1]))
            has_old = line.status == DONE
            enter(league, key, result, is_correction=has_old)
        except ValueError as error:
            self.shell.canvas.send("text", "entry-problem", "", str(error))
            return
        self._close()
        score = "{}–{}".format(*points)
        told = _("{place}: {score} takes the place of the result before, which is kept aside.") if has_old \
            else _("{place}: {score} is entered.")
        self.screen.keep(told.format(place=fixture_name(key), score=score))

    # -- improvements ----------------------------------------------------------------------------------------

    def _ask_improvements(self, arg: str) -> None:
        key, _space, side = arg.partition(" ")
        for one in choosing(self.screen.opened.league):
            if (one.line.fixture.key, str(one.side)) == (key, side):
                self.improved = {str(player.shirt): player.chosen for player in one.improvements if player.chosen}
                players = [
                    (str(player.shirt), _("{n}: {player}").format(n=player.shirt + 1, player=player.name),
                     (Choice("none", _("no improvement")), *(Choice(word, label) for word, label in player.choices)),
                     player.chosen or "none")
                    for player in one.improvements if player.choices
                ]
                team = self.screen.opened.league.season.entries[one.team].name
                self.shell.open_sheet(sheets.improvement_sheet(team, arg, players))

    def _choose_improvement(self, arg: str) -> None:
        number, _space, word = arg.partition(" ")
        self.improved[number] = "" if word == "none" else word

    def _improve(self, arg: str) -> None:
        key, _space, side = arg.partition(" ")
        try:
            arrange(self.screen.opened.league, key, int(side), [word for word in self.improved.values() if word])
        except ValueError as error:
            self.shell.canvas.send("text", "improve-problem", "", str(error))
            return
        self._close()
        self.screen.keep(_("The improvements are entered."))


def _points(text: str) -> int:
    """Return points that were typed in.

    Raises: InvalidNotation quoting what is no number.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise InvalidNotation(_("{text} is no number of points.").format(text=quote(text)))
    return int(text)
