"""A season as one plain object, for programs and for screens: the table, the fixtures, the champion, the top lists."""

from typing import Any

from fracas import games
from fracas.games import ruleset
from fracas.league.export import table_rows
from fracas.league.histories import player_histories, top_players
from fracas.league.matchups import Matchup, champion, matchups
from fracas.league.model import League, Season
from fracas.locale import _

TABLE_KEYS = ("place", "team", "played", "won", "drawn", "lost", "scored", "conceded", "difference")


def overview(league: League, season: Season) -> dict[str, Any]:
    """Return a season; the keys are stable."""
    known, ranking = matchups(league, season), ruleset(league.game).ranking
    keys = (*TABLE_KEYS, *(("casualties",) if ranking.casualties is not None else ()), ranking.unit)
    winner = champion(league, season, known)
    return {
        "game": league.game, "name": league.name, "plan": league.plan, "season": season.number,
        "champion": season.entries[winner].name if winner >= 0 else None,
        "table": [dict(zip(keys, row, strict=True)) for row in table_rows(league, season, known)],
        "fixtures": [_fixture(season, matchup) for matchup in known],
        "withdrawn": [season.entries[number].name for number in sorted(season.withdrawn_teams)],
        "set_aside": len(league.set_aside),
    }


def _fixture(season: Season, matchup: Matchup) -> dict[str, Any]:
    fixture, result = matchup.fixture, matchup.result
    return {
        "key": fixture.key, "home": season.entries[fixture.home].name, "away": season.entries[fixture.away].name,
        "status": matchup.status, "points": list(result.points) if result else None,
        **({"casualties": list(result.casualties)} if result and any(result.casualties) else {}),
        "winner": season.entries[matchup.winner].name if matchup.winner >= 0 else None,
        "by": result.source if result else None,
        **({"by_hand": result.by_hand} if result and result.by_hand >= 0 else {}),
    }


def top_lists(league: League) -> dict[str, list[dict[str, Any]]]:
    """Return for every figure of the game, by its name in words, the players who did it most."""
    career = games.career(league.game)
    players = player_histories(league)
    return {
        _(label): [
            {"player": life.name, "shirt": life.shirt + 1, "team": life.team_name, "matches": life.matches,
             "times": life.figures[figure]}
            for life in top_players(players, figure)
        ]
        for figure, label in (career.figures if career else {}).items()
    }


def player_rows(league: League) -> list[dict[str, Any]]:
    """Return every player there ever was, team by team in the order they joined."""
    return [
        {
            "team": life.team_name, "shirt": life.shirt + 1, "player": life.name, "since": moment_text(life.since),
            "until": moment_text(life.until) if life.until else None, "matches": life.matches,
            "figures": {name: times for name, times in sorted(life.figures.items()) if times},
        }
        for life in sorted(player_histories(league), key=lambda life: (int(life.team[1:]), life.shirt))
    ]


def moment_text(when: tuple[int, str]) -> str:
    """Return a season and a fixture in one word, as choices name them: "2/r3.1", "2" for its start."""
    number, fixture = when
    return f"{number}/{fixture}" if fixture else str(number)
