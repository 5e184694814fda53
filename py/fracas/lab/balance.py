"""How even the teams of a game are: every team against every team from both sides, between equal bots."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import correlation, quantiles
from typing import Any, NamedTuple

from fracas.kernel.contracts.balance import BalanceReport, win_rate
from fracas.lab.paired_games import Contestant, GameResult, PairedGame

PARTS = 5  # of a match, in each of which the worth of positions is compared with the result


class Tournament(NamedTuple):
    """The plan of a measurement: every team against every other."""

    game: str
    bot: str
    teams: tuple[str, ...]
    rounds: int  # matches of every two teams from either side
    seed: str
    options: Mapping[str, Any] = {}

    def paired_games(self) -> Iterator[PairedGame]:
        """Return all matches, round by round: whenever it is stopped, all teams have played about as often."""
        size = len(self.teams)
        for number in range(self.rounds * size * size):
            home, away = divmod(number % (size * size), size)
            seats = (Contestant(self.bot, self.teams[home]), Contestant(self.bot, self.teams[away]))
            yield PairedGame(number, self.game, seats, f"{self.seed}/{number}/dice", f"{self.seed}/{number}/thoughts",
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
    """The balance of a game's teams."""

    game: str
    bot: str
    matches: int
    home: float  # score of the home side
    draws: int
    stopped: int
    lengths: tuple[float, float, float]  # turns: a quarter of the matches is shorter, half, three quarters
    teams: tuple[TeamBalance, ...]  # the strongest first
    meetings: dict[str, dict[str, float]]  # score of a team at home against another
    foretold: tuple[float, ...]  # how the worth of positions in each part of a match goes with its result, -1 to 1


def compute_balance(what: Tournament, results: Mapping[int, GameResult]) -> Balance:
    """Count the results of the matches that were played."""
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
        (quarters[0], quarters[1], quarters[2]), tuple(teams), meetings, worth_correlations(played),
    )


def _team(team: str, cells: Mapping[tuple[str, str], Sequence[float]]) -> TeamBalance:
    home = [each for (one, other), found in cells.items() if one == team != other for each in found]
    away = [1 - each for (one, other), found in cells.items() if other == team != one for each in found]
    return TeamBalance(team, mean([*home, *away]), mean(home), mean(away), len(home) + len(away))


def worth_correlations(played: Iterable[GameResult]) -> tuple[float, ...]:
    """Return the correlation of worth and result for each part of a match.

    0 where a part has too little to compare. Where it is low, no search can make up for it.
    """
    parts: tuple[list[tuple[int, int]], ...] = tuple([] for _part in range(PARTS))
    for result in played:
        for n, worth in enumerate(result.worths):
            parts[n * PARTS // len(result.worths)].append((worth, result.home))
    return tuple(round(correlation(*zip(*part, strict=True)), 3) if _is_varied(part) else 0.0 for part in parts)


def _is_varied(part: Sequence[tuple[int, int]]) -> bool:
    return len({worth for worth, _home in part}) > 1 and len({home for _worth, home in part}) > 1


def to_evenness(found: Balance) -> BalanceReport:
    """Return the summary of a balance that screens and README show."""
    teams = {team.team: win_rate(team.score, team.matches) for team in found.teams}
    return BalanceReport(found.bot, found.matches, win_rate(found.home, found.matches), found.lengths[1], teams)


def readme_row(name: str, found: BalanceReport) -> str:
    """Return a game's row of the README's table, with the teams known to be strong or weak."""
    told = [f"{team} {each.won:.0%}" for team, each in found.teams.items() if each.is_settled]
    home = f"{found.home.won:.0%} ({found.home.low:.0%} to {found.home.high:.0%})"
    return f"| {name} | {found.matches} | {home} | {found.turns:.0f} | {', '.join(told) or 'none'} |"


def mean(values: Sequence[float]) -> float:
    """Return the mean, that of an even match where there is nothing."""
    return round(sum(values) / len(values), 4) if values else 0.5
