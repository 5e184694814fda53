"""The rest of a season, played by bots: in small steps, so that a page stays awake, and the same for the same seed.

Who plays is handed in, because bots are none of the league's business.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from fracas.kernel.game import Game
from fracas.league.careers import changes, teams_at_first
from fracas.league.course import DONE, OPEN, Pairing, lines, matches_in_all
from fracas.league.entering import enter, match_of, result_of
from fracas.league.model import HUMAN, SIMULATED, League

Play = Callable[[Game, tuple[str, str], str], Iterator[Any]]  # game, coaches, seed -> steps, until it is over


class SeasonProgress(NamedTuple):
    """How far a simulation has come."""

    done: int  # matches of the season that are decided
    total: int
    line: Pairing  # what is being played
    game: Game


def simulate(league: League, play: Play, stand_in: str = "") -> Iterator[SeasonProgress]:
    """Play what is open, in the order of the fixtures; whoever stops asking for more stops it, nothing is half entered.

    Args:    play - makes bots play a match.
             stand_in - bot for human coaches; "" = their matches stay open.
    Changes: results of the season that is played.
    Returns: an iterator that comes up after every step of a match, and after every match.
    """
    season = league.season
    total = matches_in_all(league, season)
    teams = teams_at_first(league, season)
    applied: set[str] = set()
    is_going_on = True
    while is_going_on:
        is_going_on = False
        known = lines(league, season)
        done = sum(line.status != OPEN for line in known)
        for line in known:
            if line.status == OPEN and (coaches := coaches_of(league, line, stand_in)):
                game = match_of(league, line, teams)
                for _step in play(game, coaches, game.tags["Seed"]):
                    yield SeasonProgress(done, total, line, game)
                line = line._replace(status=DONE, result=result_of(league, line, game, SIMULATED))
                assert line.result is not None
                enter(league, line.fixture.key, line.result, teams=teams)
                done, is_going_on = done + 1, True
                yield SeasonProgress(done, total, line, game)
            if line.status == DONE and line.fixture.key not in applied:
                applied.add(line.fixture.key)
                for change in changes(league, season, [line], teams):
                    teams[change.team] = change.after.team


def coaches_of(league: League, line: Pairing, stand_in: str) -> tuple[str, str] | None:
    """Return the bots that play a fixture, None if it waits for a human coach."""
    entries = league.season.entries
    home, away = (
        stand_in if entries[number].coach == HUMAN else entries[number].coach
        for number in (line.fixture.home, line.fixture.away)
    )
    return (home, away) if home and away else None
