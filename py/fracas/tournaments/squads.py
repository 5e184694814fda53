"""The table of squads: the members' points together, then the organiser's tie-breaks, where they can be added up."""

from collections.abc import Callable
from typing import NamedTuple

from fracas.tournaments.model import CASUALTIES, DIFFERENCE, OPPONENTS, SCORED, SwissTournament
from fracas.tournaments.standings import SwissRow, standings


class SquadStanding(NamedTuple):
    """A squad in its table."""

    squad: str
    place: int  # 1 for the first; the same for those whom nothing divides
    members: int
    total: int
    wins: int
    draws: int
    losses: int
    scored: int
    conceded: int
    casualty_difference: int
    opponents: int


WORTHS: dict[str, Callable[[SquadStanding], int]] = {
    DIFFERENCE: lambda row: row.scored - row.conceded, SCORED: lambda row: row.scored,
    CASUALTIES: lambda row: row.casualty_difference, OPPONENTS: lambda row: row.opponents,
}
"""Tie-breaks that squads have as coaches do; a meeting, a share and a lot belong to coaches alone."""


def squad_standings(tournament: SwissTournament) -> list[SquadStanding]:
    """Return the table of squads, best first; nothing where nobody is in one."""
    members: dict[str, list[SwissRow]] = {}
    for row in standings(tournament):
        squad = tournament.entrants[row.entrant].squad
        if squad:
            members.setdefault(squad, []).append(row)
    rows = [_row(squad, each) for squad, each in members.items()]
    keys = [WORTHS[key] for key in tournament.tie_breaks if key in WORTHS]

    def worth(row: SquadStanding) -> tuple[int, ...]:
        return row.total, *(key(row) for key in keys)
    rows.sort(key=lambda row: ([-each for each in worth(row)], row.squad.casefold()))
    worths = [worth(row) for row in rows]
    return [row._replace(place=worths.index(worth(row)) + 1) for row in rows]


def _row(squad: str, members: list[SwissRow]) -> SquadStanding:
    def added(figure: str) -> int:
        return sum(getattr(row, figure) for row in members)
    return SquadStanding(squad, 0, len(members), *map(added, SquadStanding._fields[3:]))
