"""How even the teams of a game are: every team against every team from both sides, between equal bots."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import quantiles
from typing import Any, NamedTuple

from fracas.lab.bouts import Bout, Result, Seat


class Tournament(NamedTuple):
    """What is measured."""

    game: str
    bot: str
    teams: tuple[str, ...]
    rounds: int  # matches of every two teams from either side
    seed: str
    options: Mapping[str, Any] = {}

    def bouts(self) -> Iterator[Bout]:
        """Return all matches, round by round: whenever it is stopped, all teams have played about as often."""
        size = len(self.teams)
        for number in range(self.rounds * size * size):
            home, away = divmod(number % (size * size), size)
            seats = (Seat(self.bot, self.teams[home]), Seat(self.bot, self.teams[away]))
            yield Bout(number, self.game, seats, f"{self.seed}/{number}/dice", f"{self.seed}/{number}/thoughts",
                       self.options)

    def teams_of(self, number: int) -> tuple[str, str]:
        """Return the teams of a match."""
        size = len(self.teams)
        home, away = divmod(number % (size * size), size)
        return self.teams[home], self.teams[away]


class TeamBalance(NamedTuple):
    """How a team fared against all others; matches with itself do not count."""

    team: str
    score: float  # a draw counts half
    home: float
    away: float
    matches: int


class Balance(NamedTuple):
    """What was found."""

    game: str
    bot: str
    matches: int
    home: float  # score of the home side
    draws: int
    stopped: int
    lengths: tuple[float, float, float]  # turns: a quarter of the matches is shorter, half, three quarters
    teams: tuple[TeamBalance, ...]  # the strongest first
    meetings: dict[str, dict[str, float]]  # score of a team at home against another


def found_in(what: Tournament, results: Mapping[int, Result]) -> Balance:
    """Count what came of the matches that were played."""
    played = [results[number] for number in sorted(results)]
    cells: dict[tuple[str, str], list[float]] = {}
    for result in played:
        cells.setdefault(what.teams_of(result.number), []).append((1 + result.home) / 2)
    lengths = [result.length for result in played]
    quarters = quantiles(lengths, n=4) if len(lengths) > 1 else [float(sum(lengths))] * 3
    teams = sorted((_team(team, cells) for team in what.teams), key=lambda each: (-each.score, each.team))
    meetings = {home: {away: mean(cells[home, away]) for away in what.teams if (home, away) in cells}
                for home in what.teams}
    return Balance(
        what.game, what.bot, len(played), mean([(1 + result.home) / 2 for result in played]),
        sum(result.home == 0 for result in played), sum(result.is_stopped for result in played),
        (quarters[0], quarters[1], quarters[2]), tuple(teams), meetings,
    )


def _team(team: str, cells: Mapping[tuple[str, str], Sequence[float]]) -> TeamBalance:
    home = [each for (one, other), found in cells.items() if one == team != other for each in found]
    away = [1 - each for (one, other), found in cells.items() if other == team != one for each in found]
    return TeamBalance(team, mean([*home, *away]), mean(home), mean(away), len(home) + len(away))


def mean(values: Sequence[float]) -> float:
    """Return the mean, that of an even match where there is nothing."""
    return round(sum(values) / len(values), 4) if values else 0.5
