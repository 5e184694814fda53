"""Player histories and top lists, counted from the results of matches."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from fracas import games
from fracas.kernel.contracts.career import Career, TeamAfterMatch
from fracas.league.careers import team_at_start, team_changes
from fracas.league.matchups import DONE, Matchup, matchups
from fracas.league.model import League, Season


@dataclass(slots=True)
class PlayerHistory:
    """One player from his first match to his last."""

    team: str  # key of the entry
    team_name: str
    shirt: int
    name: str
    since: tuple[int, str]  # season and fixture of the first match, "" = from the start of the season
    matches: int = 0
    until: tuple[int, str] | None = None  # of the match he did not survive
    figures: Counter[str] = field(default_factory=Counter)


def player_histories(league: League) -> list[PlayerHistory]:
    """List all players there ever were, in the order they joined; none if the game has no careers.

    A number that nobody wears is no player.
    """
    career = games.career(league.game)
    if career is None:
        return []
    found: list[PlayerHistory] = []
    now: dict[str, list[PlayerHistory]] = {}
    for season in league.seasons:
        for number, entry in enumerate(season.entries):
            first = team_at_start(league, season, number)
            if entry.key not in now:
                now[entry.key] = [PlayerHistory(entry.key, entry.name, shirt, name, (season.number, ""))
                                  for shirt, name in enumerate(career.players(first.team))]
                found += now[entry.key]
            elif number in season.preseason_notes:
                found += _changed(career, first, now[entry.key], (season.number, ""))
        known = matchups(league, season)
        changed = {(change.matchup.fixture.key, change.side): change.after
                   for change in team_changes(league, season, known)}
        for matchup in known:
            if matchup.status == DONE:
                _enter(season, matchup, now)
                for side, number in enumerate((matchup.fixture.home, matchup.fixture.away)):
                    if after := changed.get((matchup.fixture.key, side)):
                        place = season.number, matchup.fixture.key
                        found += _changed(career, after, now[season.entries[number].key], place)
    return [life for life in found if life.name]


def _enter(season: Season, matchup: Matchup, now: dict[str, list[PlayerHistory]]) -> None:
    """Enter a match in the lives of those who played it."""
    assert matchup.result is not None
    for side, number in enumerate((matchup.fixture.home, matchup.fixture.away)):
        team = now[season.entries[number].key]
        for life in team:
            life.matches += 1
        for figure in matchup.result.figures:
            if figure.side == side and figure.shirt < len(team):
                team[figure.shirt].figures[figure.name] += figure.times


def _changed(career: Career, after: TeamAfterMatch, team: list[PlayerHistory],
             when: tuple[int, str]) -> list[PlayerHistory]:
    """Apply a change of a team to its players' histories, and return the histories that begin then.

    Args: when - season and fixture, "" = before the first.
    """
    names = career.players(after.team)
    for shirt, name in enumerate(names):
        if shirt in after.gone:
            team[shirt].until = when
            team[shirt] = PlayerHistory(team[shirt].team, team[shirt].team_name, shirt, name, when)
        else:
            team[shirt].name = name
    return [team[shirt] for shirt in after.gone]


def top_players(players: Sequence[PlayerHistory], figure: str, most: int = 10) -> list[PlayerHistory]:
    """Return the players with the highest count of a figure; equal ones by fewer matches."""
    some = [life for life in players if life.figures[figure]]
    return sorted(some, key=lambda life: (-life.figures[figure], life.matches))[:most]
