"""Swiss pairing: the draw of a round as the cheapest matching, whose costs are the rules in their order.

1. Nobody has a second bye, and nobody meets an opponent again, while that can be avoided.
2. Members of a squad do not meet, and divisions meet as the organiser has set for the round.
3. Opponents have as equal points as possible; a bye goes to the bottom.
4. They stand as near each other in the table as possible. The first round is a lot.

Source: the Swiss draw as tournaments of the NAF use it: no second meeting while one can be avoided, byes once.
"""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.kernel.errors import InvalidNotation
from fracas.kernel.work import Work
from fracas.locale import _
from fracas.tournaments.blossoms import cheapest_matching
from fracas.tournaments.model import (
    BETWEEN,
    MOST_ENTRANTS,
    MOST_ROUNDS,
    TOGETHER,
    WITHIN,
    SwissRound,
    SwissTournament,
    bye_counts,
    meetings,
)
from fracas.tournaments.standings import standings

BITS = 22  # of the sum of squares of places, of at most 128 entrants
_PLACE, _LEVEL, _DIVISION, _SQUAD, _AGAIN = (1 << BITS * n for n in range(5))


class DrawUnit(NamedTuple):
    """Who is drawn: an entrant or a squad."""

    members: tuple[int, ...]  # numbers of entrants, the first of the table first
    level: int  # 0 for those with the most points
    byes: int
    squad: str
    division: str


def draw_round(tournament: SwissTournament) -> Work[SwissRound]:
    """Return the next round, in slices; nothing is changed.

    Raises: InvalidNotation in a sentence if it cannot be drawn.
    """
    number = len(tournament.rounds) + 1
    units = draw_units(tournament, number)
    _check(tournament, number, units)
    rule, met = tournament.division_rule(number), meetings(tournament)
    costs = [[0] * len(units) for _unit in units]
    for here, one in enumerate(units):
        for there, other in enumerate(units[:here]):
            costs[here][there] = costs[there][here] = pair_cost(one, other, met, rule) + _PLACE * (here - there) ** 2
        yield 0.0
    if len(units) % 2:
        byes = [_bye_cost(unit, units, place) for place, unit in enumerate(units)]
        costs = [*([*row, byes[place]] for place, row in enumerate(costs)), [*byes, 0]]
    partners = yield from cheapest_matching(costs)
    return _seated(units, partners)


def draw_units(tournament: SwissTournament, number: int) -> list[DrawUnit]:
    """Return the entrants or squads of a round, in the order of the table: a lot before the first one."""
    playing = [row for row in standings(tournament) if tournament.entrants[row.entrant].plays(number)]
    byes, entrants = bye_counts(tournament), tournament.entrants
    if tournament.squads != TOGETHER:
        totals = [row.total for row in playing]
        groups = sorted(set(totals), reverse=True)
        return [DrawUnit((row.entrant,), groups.index(row.total), byes.get(row.entrant, 0),
                         entrants[row.entrant].squad, entrants[row.entrant].division) for row in playing]
    squads: dict[str, list[int]] = {}
    points: dict[str, int] = {}
    for row in playing:
        squad = entrants[row.entrant].squad
        squads.setdefault(squad, []).append(row.entrant)
        points[squad] = points.get(squad, 0) + row.total
    groups = sorted(set(points.values()), reverse=True)
    order = sorted(squads, key=lambda squad: -points[squad])  # stable: whose best member stands higher comes first
    return [DrawUnit(tuple(squads[squad]), groups.index(points[squad]), byes.get(squads[squad][0], 0), squad,
                     entrants[squads[squad][0]].division) for squad in order]


def _check(tournament: SwissTournament, number: int, units: Sequence[DrawUnit]) -> None:
    """Refuse a round that cannot be drawn."""
    if not tournament.is_between_rounds:
        raise InvalidNotation(_("Round {n} still has tables without a result.").format(n=number - 1))
    if number > MOST_ROUNDS:
        raise InvalidNotation(_("A tournament has at most {n} rounds.").format(n=MOST_ROUNDS))
    if len(units) < 2 or len(tournament.entrants) > MOST_ENTRANTS:
        raise InvalidNotation(_("A round needs 2 to {most} coaches who take part.").format(most=MOST_ENTRANTS))
    if tournament.squads == TOGETHER:
        if any(not unit.squad for unit in units):
            raise InvalidNotation(_("Squads meet squads: every coach needs a squad."))
        if len({len(unit.members) for unit in units}) > 1:
            raise InvalidNotation(_("Squads meet squads: all squads need equally many coaches."))


def pair_cost(one: DrawUnit, other: DrawUnit, met: dict[tuple[int, int], int], rule: str) -> int:
    """Return the cost of a pair, but for their distance in the table."""
    again = sum(met.get((min(a, b), max(a, b)), 0) for a in one.members for b in other.members)
    same = one.division == other.division
    return (_AGAIN * again ** 2 + _SQUAD * (bool(one.squad) and one.squad == other.squad)
            + _DIVISION * (rule == WITHIN and not same or rule == BETWEEN and same)
            + _LEVEL * (one.level - other.level) ** 2)


def _bye_cost(unit: DrawUnit, units: Sequence[DrawUnit], place: int) -> int:
    last = len(units) - 1
    return _AGAIN * unit.byes ** 2 + _LEVEL * (units[last].level - unit.level) ** 2 + _PLACE * (last - place) ** 2


def _seated(units: Sequence[DrawUnit], partners: Sequence[int]) -> SwissRound:
    """Return the round: the best meet at the first table."""
    tables: list[tuple[int, int]] = []
    byes: tuple[int, ...] = ()
    for place, partner in enumerate(partners[: len(units)]):
        if partner == len(units):
            byes = units[place].members
        elif place < partner:
            tables += zip(units[place].members, units[partner].members, strict=True)
    return SwissRound(tuple(tables), byes)
