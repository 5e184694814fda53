"""The match sheet: figures of players typed in beside the points of a match at a table.

Who is not marked has lived, earned nothing and done nothing that counts. Without any of this a result stands for the
table of the season alone: its players are what they were.
"""

from typing import NamedTuple

from fracas import games
from fracas.kernel.contracts.career import Career, Columns, Figure, SheetEntries
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.table import Side
from fracas.league.careers import teams_before
from fracas.league.matchups import Matchup
from fracas.league.model import HUMAN, League, MatchResult
from fracas.league.results import notes_with_bot_choices
from fracas.locale import _, ngettext


class SideSheet(NamedTuple):
    """The match sheet of one side."""

    team: str  # before the match
    players: tuple[str, ...]  # by shirt, "" where nobody wears it
    marks: dict[tuple[int, str], str]  # as it stands now


def sheet_columns(league: League) -> Columns:
    """Return the figures to type in for players and team; none where a game keeps no careers."""
    career = games.career(league.game)
    return career.sheet.columns(league.options) if career is not None else Columns(())


def uncounted_figures(league: League) -> list[str]:
    """Return the names of figures that are counted only in matches played here."""
    career = games.career(league.game)
    known = {column.key for part in sheet_columns(league) for column in part}
    return [_(label) for key, label in (career.figures if career else {}).items() if key not in known]


def side_sheets(league: League, matchup: Matchup) -> tuple[SideSheet, SideSheet]:
    """Return the match sheets of both sides, with the figures entered so far."""
    career, texts = games.career(league.game), teams_before(league, league.season, matchup.fixture.key)
    assert career is not None
    home, away = (_side(career, matchup, side, texts[number])
                  for side, number in enumerate((matchup.fixture.home, matchup.fixture.away)))
    return home, away


def _side(career: Career, matchup: Matchup, side: Side, team: str) -> SideSheet:
    result = matchup.result
    figures = [one[1:] for one in result.figures if one.side == side] if result is not None else []
    marks = career.sheet.marks(result.notes[side], figures) if result is not None else {}
    return SideSheet(team, tuple(career.players(team)), marks)


def with_player_marks(league: League, matchup: Matchup, result: MatchResult,
                      marks: tuple[SheetEntries, SheetEntries]) -> MatchResult:
    """Return a result with the figures typed in for its players.

    Args:   result - with the points alone.
    Raises: ValueError in a sentence quoting what cannot be.
    """
    career = games.career(league.game)
    assert career is not None
    known = {column.key for column in sheet_columns(league).of_player}
    old = matchup.result
    notes, figures = ["", ""], []
    teams = teams_before(league, league.season, matchup.fixture.key)
    for side, number in enumerate((result.home, result.away)):
        team, is_bot = teams[number], league.season.entries[number].coach != HUMAN
        before = old.notes[side] if old is not None and not is_bot else ""
        notes[side], counted = career.sheet.read(team, league.options, marks[side], before)
        if is_bot:
            notes[side] = notes_with_bot_choices(league, team, notes[side])
        _check_points(result.points[side], career.sheet.points_accounted_for(counted, league.options))
        figures += [Figure(side, *one) for one in counted]
        figures += [one for one in (old.figures if old else ()) if one.side == side and one.name not in known]
    return result._replace(notes=(notes[0], notes[1]), figures=tuple(sorted(figures)))


def _check_points(points: int, made: int) -> None:
    """Refuse more goals or points than the side has."""
    if made > points:
        sentence = ngettext("The players have {n}, the side has {points} point.",
                            "The players have {n}, the side has {points} points.", points)
        raise InvalidNotation(sentence.format(n=made, points=points))
