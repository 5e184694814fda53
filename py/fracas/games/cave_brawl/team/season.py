"""The league (chapter 7): what happens to players between matches, pairings, tables, brackets and tie-breaks.

Pure functions; dice are handed in. The league package calls them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fracas.games.cave_brawl.state import ENDINGS, State, is_living, team
from fracas.games.cave_brawl.team.teams import EXILES, KIND_OF, KINDS, Kind, Player, Team, least_basics
from fracas.kernel.table import NOBODY, Side

CAP = 8  # of a score that is raised (2.3)
BYE = -1


def survivors(s: State, side: Side) -> list[bool]:
    """Return who of a team survived the match, in shirt order.

    Rule: Cave Brawl 7, Ruling 50: a zombie dead at the end and anyone carried off did not.
    """
    return [is_living(s, who) for who in team(s, side)]


def can_raise(player: Player, score: str) -> bool:
    """Return whether a score may be raised.

    Rule: Cave Brawl 2.3, 7.
    """
    return _score(player, score) < CAP


def _score(player: Player, score: str) -> int:
    return {"bt": player.bt, "cd": player.cd, "pk": player.pk}[score]


def brings_hit_points(player: Player, score: str) -> bool:
    """Return whether raising this score brings a die of hit points.

    Rule: Cave Brawl 7, Ruling 51.
    """
    return score == "bt" and player.bt >= 1


def raised(player: Player, score: str, die: int = 0) -> Player:
    """Return a survivor with one score raised by 1.

    Rule: Cave Brawl 7, Ruling 51.
    Args: die - d6 of hit points where `brings_hit_points`, else 0.
    """
    assert can_raise(player, score) and (die > 0) == brings_hit_points(player, score)
    if score == "bt":
        return player._replace(bt=player.bt + 1, hp=player.hp + die)
    if score == "cd":
        return player._replace(cd=player.cd + 1)
    return player._replace(pk=player.pk + 1)


def replacements(faction: int, others: Sequence[Player], squad: int) -> list[Kind]:
    """List the types that may take a lost player's place.

    Rule: Cave Brawl 7, Ruling 50: any type that keeps enough basics.
    Args: others - the players who stay and the replacements chosen already.
    """
    basics = sum(player.kind.is_basic for player in others)
    places = squad - len(others)
    needs_basic = basics + places - 1 < least_basics(squad)
    of_faction = [kind for kind in KINDS if faction in (EXILES, kind.faction)]
    return [kind for kind in of_faction if kind.is_basic or not needs_basic]


def next_team(old: Team, lived: Sequence[bool], chosen: Mapping[int, str]) -> Team:
    """Return a team for the next match: survivors as created, new players to be rolled in the places of the lost.

    A `Player` holds full scores, so hit points, curses and swarm losses are restored by taking him as he is.

    Rule: Cave Brawl 7, Ruling 50.
    Args: lived - as `survivors` says.
          chosen - type letters of the replacement by shirt number less 1.
    """
    players = [
        player if lived[i] else Player(KIND_OF[chosen[i]]) for i, player in enumerate(old.players)
    ]
    return old._replace(players=tuple(players))


def pairings(teams: int) -> list[list[tuple[int, int]]]:
    """Return the rounds of a season, home side first: everybody meets everybody once.

    Rule:   Cave Brawl 7, Ruling 48: circle method, a bye if odd, home side alternates.
    Source: circle method; Kirkman, The Lady's and Gentleman's Diary (1850).
    """
    ring = [*range(teams), *([BYE] if teams % 2 else [])]
    rounds = []
    for number in range(len(ring) - 1):
        half = len(ring) // 2
        met = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        fixed = met[0] if number % 2 == 0 else met[0][::-1]  # the one who stays in his place alternates
        rounds.append([pair for pair in [fixed, *met[1:]] if BYE not in pair])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


class Result(NamedTuple):
    """One match of a season."""

    home: int
    away: int
    home_points: int
    away_points: int
    winner: Side  # 0 = home, 1 = away, NOBODY = a draw; points alone do not tell after an extinction


def result_of(s: State, home: int, away: int) -> Result:
    """Enter a match; a kick win counts with the winner's points raised to the target.

    Rule: Cave Brawl 7, Ruling 48.
    """
    points = list(s.score)
    if ENDINGS[s.ending] == "kick":
        points[s.winner] = s.options.target
    return Result(home, away, points[0], points[1], s.winner)


class Row(NamedTuple):
    """A team in the table."""

    team: int
    wins: int
    losses: int
    draws: int
    scored: int
    conceded: int

    @property
    def half_wins(self) -> int:
        """Wins counted double and draws once."""
        return 2 * self.wins + self.draws


def table(teams: int, results: Sequence[Result], coins: Sequence[int]) -> list[Row]:
    """Return the table, best first.

    Rule: Cave Brawl 7, Ruling 48: half wins, head-to-head, point difference, points scored, then a coin.
    Args: coins - a different number for each team, thrown beforehand; the higher wins the last tie.
    """
    rows = [_row(n, results) for n in range(teams)]

    def order(row: Row) -> tuple[int, int, int, int, int]:
        tied = {other.team for other in rows if other.half_wins == row.half_wins}
        between = [r for r in results if r.home in tied and r.away in tied]
        head = _row(row.team, between).half_wins
        return row.half_wins, head, row.scored - row.conceded, row.scored, coins[row.team]

    return sorted(rows, key=order, reverse=True)


def _row(n: int, results: Sequence[Result]) -> Row:
    mine = [(r.winner == 0, r.home_points, r.away_points) for r in results if r.home == n]
    mine += [(r.winner == 1, r.away_points, r.home_points) for r in results if r.away == n]
    wins = sum(won for won, _, _ in mine)
    draws = sum(r.winner == NOBODY for r in results if n in (r.home, r.away))
    return Row(n, wins, len(mine) - wins - draws, draws, sum(a for _, a, _ in mine), sum(b for _, _, b in mine))


def first_round(seeds: Sequence[int]) -> list[tuple[int, int]]:
    """Return the first round of a bracket in drawing order; the first seeds meet `BYE`.

    Rule: Cave Brawl 7, Ruling 49: padded to a power of two.
    Args: seeds - teams, best first.
    """
    size = 1
    while size < len(seeds):
        size *= 2
    order = [0]
    while len(order) < size:  # each seed's opponent completes the sum of the round
        order = [n for seed in order for n in (seed, 2 * len(order) - 1 - seed)]
    drawn = [seeds[n] if n < len(seeds) else BYE for n in order]
    return list(zip(drawn[::2], drawn[1::2], strict=True))


def knock_out_winner(s: State, coin: int) -> Side:
    """Return who goes on from a knock-out match.

    Rule: Cave Brawl 7, Ruling 49: a draw goes to more living players, then more total HP, then the coin.
    Args: coin - face of a d2: 1 = SOUTH, 2 = NORTH.
    """
    if s.winner != NOBODY:
        return s.winner
    living = [[who for who in team(s, side) if is_living(s, who)] for side in (0, 1)]
    south, north = ((len(alive), sum(s.hp[who] for who in alive)) for alive in living)
    if south == north:
        return coin - 1
    return 0 if south > north else 1
