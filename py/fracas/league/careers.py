"""Careers: what a match does to the teams that played it. The games say so; a game that does not has none.

A game exports its career as `CAREER` in a module `career` of its package. What a match leaves to a team are its notes,
a short text in the words of the game. The league keeps notes, never changed teams: the team of today is the team of
the first day with the notes of its matches applied in the order of the fixtures, so results may come in any order and
from several devices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from fracas.games import career
from fracas.kernel.game import Game
from fracas.kernel.table import Side
from fracas.kernel.typed_result import Columns, Counted, Marks
from fracas.league.course import Line, lines
from fracas.league.model import League, Season


class After(NamedTuple):
    """A team after a match."""

    team: str
    gone: tuple[int, ...]  # shirts whose player is another one now


class Improvement(NamedTuple):
    """What a coach may choose for one player after a match."""

    shirt: int
    name: str
    choices: tuple[tuple[str, str], ...]  # word of the notes -> what it does, in words
    chosen: str = ""  # the word that stands in the notes, "" = nothing yet


class Career(Protocol):
    """What the league asks of a game, in plain values. Everything is a pure function of its arguments."""

    @property
    def options(self) -> Mapping[str, Any]:
        """Settings that league matches have unless others are chosen."""

    @property
    def figures(self) -> Mapping[str, str]:
        """What is counted for players: key -> English label, translated where shown."""

    def before_match(self, team: str, options: Mapping[str, Any], seed: str) -> str:
        """Return a team that is ready to play: whatever is still to be rolled comes from the seed."""

    def points(self, state: Any) -> tuple[int, int]:
        """Return the points a finished match is entered with."""

    def tie_break(self, state: Any) -> Side:
        """Return who goes on from a drawn knock-out match, NOBODY for a coin."""

    def notes(self, game: Game) -> tuple[str, str]:
        """Return what a finished match leaves to each side."""

    def count(self, game: Game) -> Sequence[tuple[Side, int, str, int]]:
        """Return what the players did in a finished match: side, shirt, key of the figure, how often."""

    def after_match(
        self, team: str, notes: str, options: Mapping[str, Any], seed: str,
    ) -> tuple[str, Sequence[int]]:
        """Return a team after a match, and the shirts whose player is another one now.

        Raises: ValueError in a sentence quoting notes that do not fit the team.
        """

    def improvements(
        self, team: str, notes: str, options: Mapping[str, Any],
    ) -> Sequence[tuple[int, str, tuple[tuple[str, str], ...], str]]:
        """Return what the coach may choose after a match, as the fields of `Improvement`; a career may do without.

        Args: team - as it stood before the match.
        """

    def arranged(self, team: str, notes: str, options: Mapping[str, Any], words: Sequence[str]) -> str:
        """Return notes with what a coach does between two matches, in place of what he did; a career may do without.

        Args:   team - as it stood before the match; notes - "" if nothing is known of it.
        Raises: ValueError in a sentence quoting the first word that is not allowed.
        """

    def columns(self, options: Mapping[str, Any]) -> Columns:
        """Return what coaches can type in of a match at the table; a career may do without this and the next three."""

    def typed(self, team: str, options: Mapping[str, Any], marks: Marks, old: str) -> tuple[str, Counted]:
        """Return notes and figures of what was typed in.

        Args:   team - as it stood before the match; old - notes that stood there before: what the coach has done stays.
        Raises: ValueError in a sentence quoting what cannot be.
        """

    def marks_of(self, notes: str, figures: Counted) -> dict[tuple[int, str], str]:
        """Return what would have to be typed in for these notes and figures."""

    def accounted(self, figures: Counted, options: Mapping[str, Any]) -> int:
        """Return how many of the points of a side the figures of its players account for."""

    def bot_words(self, team: str, notes: str, options: Mapping[str, Any]) -> str:
        """Return notes with what a bot chooses for its team after a match; a career may do without.

        Args: team - as it stood before the match.
        """

    def players(self, team: str) -> Sequence[str]:
        """Return what each shirt is to be called, "" for one that nobody wears."""


def career_of(game: str) -> Career | None:
    """Return the career of a game, None if it has none."""
    found: Career | None = career(game)
    return found


class Change(NamedTuple):
    """What one match did to one team."""

    line: Line
    side: Side
    team: int  # number of the entry
    after: After


def changes(
    league: League, season: Season, known: Sequence[Line] | None = None, teams: Sequence[str] | None = None,
) -> list[Change]:
    """List what every match did to its teams, in the order of the fixtures.

    Args:   known - the lines to look at, None = all of the season.
            teams - as they stood before the first of them, None = as the season began.
    Raises: ValueError in a sentence quoting notes that do not fit.
    """
    career = career_of(league.game)
    if career is None:
        return []
    found = []
    texts = teams_at_first(league, season) if teams is None else [*teams]
    for line in lines(league, season) if known is None else known:
        if line.result is None:
            continue
        for side, number in enumerate((line.fixture.home, line.fixture.away)):
            if line.result.notes[side]:
                after = _changed(career, league, season, line, side, texts[number])
                texts[number] = after.team
                found.append(Change(line, side, number, after))
    return found


def opening(league: League, season: Season, number: int) -> After:
    """Return a team before its first match of a season, after what its coach has done with it since the season began.

    Raises: ValueError in a sentence quoting notes that do not fit.
    """
    entry, career = season.entries[number], career_of(league.game)
    if number not in season.openings or career is None:
        return After(entry.text, ())
    seed = f"{league.seed}\n{season.number}\n\n{entry.key}"
    team, gone = career.after_match(entry.text, season.openings[number], league.options, seed)
    return After(career.before_match(team, league.options, f"{seed}\nnew"), tuple(gone))


def teams_at_first(league: League, season: Season) -> list[str]:
    """Return every team of a season as it goes into its first match."""
    return [opening(league, season, number).team for number in range(len(season.entries))]


def teams_before(league: League, season: Season, key: str) -> list[str]:
    """Return every team of a season as it stood before a match, results of later ones left out."""
    known = lines(league, season)
    place = next((n for n, line in enumerate(known) if line.fixture.key == key), len(known))
    return teams_now(league, season, known[:place])


def _changed(career: Career, league: League, season: Season, line: Line, side: Side, text: str) -> After:
    assert line.result is not None
    key = season.entries[(line.fixture.home, line.fixture.away)[side]].key
    seed = f"{league.seed}\n{season.number}\n{line.fixture.key}\n{key}"
    team, gone = career.after_match(text, line.result.notes[side], league.options, seed)
    return After(career.before_match(team, league.options, f"{seed}\nnew"), tuple(gone))


def teams_now(league: League, season: Season, known: Sequence[Line] | None = None) -> list[str]:
    """Return every team of a season as it stands now."""
    texts = teams_at_first(league, season)
    for change in changes(league, season, known):
        texts[change.team] = change.after.team
    return texts
