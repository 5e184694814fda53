"""The table of a tournament: points, then the tie-breaks in the order the organiser has chosen.

A tie-break divides a group of level entrants; matches with each other count among those who are still level alone, and
are counted again in each smaller group that they leave.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from fracas.kernel.table import NOBODY
from fracas.tournaments.model import (
    CASUALTIES,
    DIFFERENCE,
    HEAD_TO_HEAD,
    LOT,
    OPPONENTS,
    SCHEDULE,
    SCORED,
    SwissTournament,
    TableScore,
)


class SwissRow(NamedTuple):
    """An entrant in the table."""

    entrant: int
    place: int  # 1 for the first; the same for those whom nothing divides
    total: int
    wins: int
    draws: int
    losses: int
    byes: int
    scored: int
    conceded: int
    casualty_difference: int
    schedule: Fraction  # share of the points that opponents have won of those they could
    opponents: int  # points of all opponents


class ScoredMatch(NamedTuple):
    """A match that counts."""

    home: int
    away: int
    score: TableScore


def played_matches(tournament: SwissTournament) -> list[ScoredMatch]:
    """List all matches with a score; those of entrants who have gone stay."""
    return [ScoredMatch(*played.tables[table], score)
            for played in tournament.rounds for table, score in sorted(played.scores.items())]


def standings(tournament: SwissTournament) -> list[SwissRow]:
    """Return the table, best first; who joined late has no points of the rounds before."""
    matches = played_matches(tournament)
    rows = _rows(tournament, matches)
    groups = [sorted(rows, key=lambda row: -row.total)]
    groups = [part for group in groups for part in _divide(group, lambda row: row.total)]
    for key in (*tournament.tie_breaks, LOT):
        split = partial(_by_meetings, tournament, matches) if key == HEAD_TO_HEAD else partial(
            _divide, worth=_worth(tournament, key))
        groups = [part for group in groups for part in split(group)]
    found, place = [], 1
    for group in groups:
        found += [row._replace(place=place) for row in group]
        place += len(group)
    return found


def _worth(tournament: SwissTournament, key: str) -> Callable[[SwissRow], int | Fraction]:
    return {
        DIFFERENCE: lambda row: row.scored - row.conceded, SCORED: lambda row: row.scored,
        CASUALTIES: lambda row: row.casualty_difference, SCHEDULE: lambda row: row.schedule,
        OPPONENTS: lambda row: row.opponents, LOT: lambda row: lot(tournament, row.entrant),
    }[key]


def lot(tournament: SwissTournament, entrant: int) -> int:
    """Return the lot of an entrant: the same on every device."""
    text = f"{tournament.seed}\nlot\n0\n{entrant}"
    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:7], "big")


def _divide(group: Sequence[SwissRow], worth: Callable[[SwissRow], int | Fraction]) -> list[list[SwissRow]]:
    """Divide a group by a worth, the highest first."""
    parts: dict[int | Fraction, list[SwissRow]] = {}
    for row in group:
        parts.setdefault(worth(row), []).append(row)
    return [parts[each] for each in sorted(parts, reverse=True)]


def _by_meetings(tournament: SwissTournament, matches: Sequence[ScoredMatch],
                 group: Sequence[SwissRow]) -> list[list[SwissRow]]:
    """Divide a group by the matches of its members, and each part again by those of its own.

    It divides only where each has met all others, else who met nobody would suffer for it.
    """
    inside = {row.entrant for row in group}
    among = [met for met in matches if met.home in inside and met.away in inside]
    pairs = {frozenset((met.home, met.away)) for met in among}
    if len(group) < 2 or len(pairs) < len(group) * (len(group) - 1) // 2:
        return [list(group)]
    totals = dict.fromkeys(inside, 0)
    for met in among:
        for side, entrant in enumerate((met.home, met.away)):
            totals[entrant] += points_of(tournament, met.score, side)
    parts = _divide(group, lambda row: totals[row.entrant])
    if len(parts) == 1:
        return parts
    return [smaller for part in parts for smaller in _by_meetings(tournament, matches, part)]


def points_of(tournament: SwissTournament, score: TableScore, side: int) -> int:
    """Return the units that a side has won with a score."""
    win, draw, loss = tournament.worth
    return draw if score.winner == NOBODY else win if score.winner == side else loss


def _rows(tournament: SwissTournament, matches: Sequence[ScoredMatch]) -> list[SwissRow]:
    everybody = range(len(tournament.entrants))
    of: list[list[tuple[TableScore, int, int]]] = [[] for _entrant in everybody]  # score, side, opponent
    for met in matches:
        of[met.home].append((met.score, 0, met.away))
        of[met.away].append((met.score, 1, met.home))
    byes = [sum(number in played.byes for played in tournament.rounds) for number in everybody]
    won = [sum(points_of(tournament, score, side) for score, side, _other in of[number]) for number in everybody]
    totals = [won[number] + byes[number] * tournament.bye_worth for number in everybody]
    best = max(*tournament.worth, 1)
    shares = [Fraction(won[number], best * len(of[number])) if of[number] else Fraction(0) for number in everybody]
    return [
        SwissRow(
            number, 0, totals[number], *_outcomes(of[number]), byes[number],
            sum(score.points[side] for score, side, _other in of[number]),
            sum(score.points[1 - side] for score, side, _other in of[number]),
            sum(score.casualties[side] - score.casualties[1 - side] for score, side, _other in of[number]),
            _mean([shares[other] for _score, _side, other in of[number]]),
            sum(totals[other] for _score, _side, other in of[number]))
        for number in everybody
    ]


def _outcomes(played: Iterable[tuple[TableScore, int, int]]) -> tuple[int, int, int]:
    """Return wins, draws and losses."""
    signs = [0 if score.winner == NOBODY else 1 if score.winner == side else -1 for score, side, _other in played]
    return signs.count(1), signs.count(0), signs.count(-1)


def _mean(shares: Sequence[Fraction]) -> Fraction:
    return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)
