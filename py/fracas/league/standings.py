"""The table of a season, in time that grows with the number of results and no faster.

What decides its order is the ranking of the game: see `Ranking` in `fracas.kernel.ruleset`.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from fracas.kernel.ruleset import CASUALTIES, COIN, DIFFERENCE, MEETINGS, SCORED, TOTAL, RankingRules
from fracas.kernel.table import NOBODY, Side
from fracas.league.model import League, Season


class TableMatch(NamedTuple):
    """A match as the table sees it."""

    home: int
    away: int
    points: tuple[int, int]
    winner: Side
    casualties: tuple[int, int] = (0, 0)


class TableRow(NamedTuple):
    """A team in the table."""

    team: int  # number of the entry
    wins: int
    draws: int
    losses: int
    scored: int
    conceded: int
    casualty_difference: int  # casualties caused less casualties suffered
    total: int  # of the wins and draws, in the unit of the ranking

    @property
    def match_count(self) -> int:
        """How many matches count."""
        return self.wins + self.draws + self.losses

    @property
    def difference(self) -> int:
        """Points scored less points conceded."""
        return self.scored - self.conceded


def league_table(teams: int, matches: Sequence[TableMatch], coins: Sequence[int],
                 ranking: RankingRules) -> list[TableRow]:
    """Return the table, best first.

    Args: coins - by team, thrown beforehand; the higher wins the last tie.
    """
    rows = _rows(teams, matches, ranking)
    level = [row.total for row in rows]
    among = _rows(teams, (met for met in matches if level[met.home] == level[met.away]), ranking)

    def order(row: TableRow) -> list[int]:
        worth = {TOTAL: row.total, MEETINGS: among[row.team].total, DIFFERENCE: row.difference, SCORED: row.scored,
                 CASUALTIES: row.casualty_difference, COIN: coins[row.team]}
        return [worth[key] for key, _label in ranking.order]

    return sorted(rows, key=order, reverse=True)


def _rows(teams: int, matches: Iterable[TableMatch], ranking: RankingRules) -> list[TableRow]:
    counts = [[0, 0, 0, 0, 0, 0] for _team in range(teams)]
    for met in matches:
        for side, team in enumerate((met.home, met.away)):
            count = counts[team]
            count[1 if met.winner == NOBODY else 0 if met.winner == side else 2] += 1
            count[3] += met.points[side]
            count[4] += met.points[1 - side]
            count[5] += met.casualties[side] - met.casualties[1 - side]
    return [
        TableRow(team, wins, draws, losses, scored, conceded, harm, ranking.win * wins + ranking.draw * draws)
        for team, (wins, draws, losses, scored, conceded, harm) in enumerate(counts)
    ]


def tie_break_coins(league: League, season: Season) -> list[int]:
    """Return the coin of every team: the same on every device that has the league."""
    return [hash_to_int(f"{league.seed}\ncoin\n{season.number}\n{entry.key}") for entry in season.entries]


def hash_to_int(text: str) -> int:
    """Return a number that is a pure function of a text."""
    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:7], "big")
