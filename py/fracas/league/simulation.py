"""The rest of a season, played by bots in small steps and the same for the same seed.

Who plays is handed in, because bots are none of the league's business.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from fracas.kernel.game import Game
from fracas.league.careers import team_changes, teams_at_start
from fracas.league.matchups import DONE, OPEN, Matchup, matchups, season_match_count
from fracas.league.model import HUMAN, SIMULATED, League
from fracas.league.results import add_result, result_from_game, start_match

Play = Callable[[Game, tuple[str, str], str], Iterator[Any]]  # game, coaches, seed -> steps, until it is over


class SeasonProgress(NamedTuple):
    """How far a simulation has come."""

    done: int  # matches of the season that are decided
    total: int
    matchup: Matchup  # what is being played
    game: Game


def simulate_season(league: League, play: Play, stand_in: str = "") -> Iterator[SeasonProgress]:
    """Play the open fixtures in their order; a caller that stops iterating leaves no result half entered.

    Args:    play - makes bots play a match.
             stand_in - bot for human coaches; "" = their matches stay open.
    Changes: results of the season that is played.
    Returns: an iterator that comes up after every step of a match, and after every match.
    """
    season = league.season
    total = season_match_count(league, season)
    teams = teams_at_start(league, season)
    applied: set[str] = set()
    is_going_on = True
    while is_going_on:
        is_going_on = False
        known = matchups(league, season)
        done = sum(matchup.status != OPEN for matchup in known)
        for matchup in known:
            if matchup.status == OPEN and (coaches := fixture_bots(league, matchup, stand_in)):
                game = start_match(league, matchup, teams)
                for _step in play(game, coaches, game.tags["Seed"]):
                    yield SeasonProgress(done, total, matchup, game)
                matchup = matchup._replace(status=DONE, result=result_from_game(league, matchup, game, SIMULATED))
                assert matchup.result is not None
                add_result(league, matchup.fixture.key, matchup.result, teams=teams)
                done, is_going_on = done + 1, True
                yield SeasonProgress(done, total, matchup, game)
            if matchup.status == DONE and matchup.fixture.key not in applied:
                applied.add(matchup.fixture.key)
                for change in team_changes(league, season, [matchup], teams):
                    teams[change.team] = change.after.team


def fixture_bots(league: League, matchup: Matchup, stand_in: str) -> tuple[str, str] | None:
    """Return the bots that play a fixture, None if it waits for a human coach."""
    entries = league.season.entries
    home, away = (
        stand_in if entries[number].coach == HUMAN else entries[number].coach
        for number in (matchup.fixture.home, matchup.fixture.away)
    )
    return (home, away) if home and away else None
