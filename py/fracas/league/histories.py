"""Player histories and top lists, from what the records of the matches have said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from fracas import games
from fracas.kernel.career import Career
from fracas.league.careers import Change, changes, opening
from fracas.league.course import DONE, Line, lines
from fracas.league.model import League, Season


@dataclass(slots=True)
class Life:
    """One player from his first match to his last."""

    team: str  # key of the entry
    team_name: str
    shirt: int
    name: str
    since: tuple[int, str]  # season and fixture of the first match, "" = from the start of the season
    matches: int = 0
    until: tuple[int, str] | None = None  # of the match he did not survive
    figures: Counter[str] = field(default_factory=Counter)


def lives(league: League) -> list[Life]:
    """List all players there ever were, in the order they joined; none if the game has no careers.

    A number that nobody wears is no player.
    """
    career = games.career(league.game)
    if career is None:
        return []
    found: list[Life] = []
    now: dict[str, list[Life]] = {}
    for season in league.seasons:
        for number, entry in enumerate(season.entries):
            if entry.key not in now:
                named = enumerate(career.players(opening(league, season, number).team))
                now[entry.key] = [Life(entry.key, entry.name, i, name, (season.number, "")) for i, name in named]
                found += now[entry.key]
            elif number in season.openings:
                found += _arranged(career, league, season, number, now[entry.key])
        known = lines(league, season)
        changed = {(change.line.fixture.key, change.side): change for change in changes(league, season, known)}
        for line in known:
            if line.status == DONE:
                found += _after(career, season, line, changed, now)
    return [life for life in found if life.name]


def _arranged(career: Career, league: League, season: Season, number: int, team: list[Life]) -> Iterator[Life]:
    """Enter what a coach did before the first match of a season, and begin the lives of those he hired."""
    entry, after = season.entries[number], opening(league, season, number)
    for shirt, name in enumerate(career.players(after.team)):
        if shirt in after.gone:
            team[shirt].until = season.number, ""
            team[shirt] = Life(entry.key, entry.name, shirt, name, (season.number, ""))
            yield team[shirt]
        else:
            team[shirt].name = name


def _after(
    career: Career, season: Season, line: Line, changed: dict[tuple[str, int], Change], now: dict[str, list[Life]],
) -> Iterator[Life]:
    """Enter a match in the lives of those who played it, and begin those of the players that replace the lost."""
    assert line.result is not None
    for side, number in enumerate((line.fixture.home, line.fixture.away)):
        entry = season.entries[number]
        team = now[entry.key]
        for life in team:
            life.matches += 1
        for figure in line.result.figures:
            if figure.side == side and figure.shirt < len(team):
                team[figure.shirt].figures[figure.name] += figure.times
        change = changed.get((line.fixture.key, side))
        if change is not None:
            names = career.players(change.after.team)
            for shirt, name in enumerate(names):
                team[shirt].name = name if shirt not in change.after.gone else team[shirt].name
            for shirt in change.after.gone:
                team[shirt].until = season.number, line.fixture.key
                team[shirt] = Life(entry.key, entry.name, shirt, names[shirt], (season.number, line.fixture.key))
                yield team[shirt]


def top_list(players: Sequence[Life], figure: str, most: int = 10) -> list[Life]:
    """Return who did something most often; whoever needed fewer matches comes first."""
    some = [life for life in players if life.figures[figure]]
    return sorted(some, key=lambda life: (-life.figures[figure], life.matches))[:most]
