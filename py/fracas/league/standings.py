"""The table of a season, in time that grows with the number of results and no faster.

Order: half wins (a draw counts half a win), head-to-head among those level, point difference, points scored, a coin.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from fracas.kernel.table import NOBODY, Side
from fracas.league.model import League, Season
from fracas.locale import N_

TIE_BREAKS = (
    N_("wins, a draw counts half"), N_("matches of the level teams with each other"), N_("point difference"),
    N_("points scored"), N_("a coin"),
)


class Met(NamedTuple):
    """A match as the table sees it."""

    home: int
    away: int
    points: tuple[int, int]
    winner: Side


class Standing(NamedTuple):
    """A team in the table."""

    team: int  # number of the entry
    wins: int
    draws: int
    losses: int
    scored: int
    conceded: int

    @property
    def half_wins(self) -> int:
        """Wins counted double and draws once."""
        return 2 * self.wins + self.draws

    @property
    def played(self) -> int:
        """How many matches count."""
        return self.wins + self.draws + self.losses

    @property
    def difference(self) -> int:
        """Points scored less points conceded."""
        return self.scored - self.conceded


def table(teams: int, matches: Sequence[Met], coins: Sequence[int]) -> list[Standing]:
    """Return the table, best first.

    Args: coins - by team, thrown beforehand; the higher wins the last tie.
    """
    rows = _rows(teams, matches)
    level = [row.half_wins for row in rows]
    among = _rows(teams, (met for met in matches if level[met.home] == level[met.away]))

    def order(row: Standing) -> tuple[int, ...]:
        return row.half_wins, among[row.team].half_wins, row.difference, row.scored, coins[row.team]

    return sorted(rows, key=order, reverse=True)


def _rows(teams: int, matches: Iterable[Met]) -> list[Standing]:
    counts = [[0, 0, 0, 0, 0] for _team in range(teams)]
    for met in matches:
        for side, team in enumerate((met.home, met.away)):
            count = counts[team]
            count[1 if met.winner == NOBODY else 0 if met.winner == side else 2] += 1
            count[3] += met.points[side]
            count[4] += met.points[1 - side]
    return [Standing(team, *count) for team, count in enumerate(counts)]


def coins_of(league: League, season: Season) -> list[int]:
    """Return the coin of every team: the same on every device that has the league."""
    return [drawn(f"{league.seed}\ncoin\n{season.number}\n{entry.key}") for entry in season.entries]


def drawn(text: str) -> int:
    """Return a number that is a pure function of a text."""
    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:7], "big")
