"""The table of squads, worked out from the scores a second way."""

from random import Random

from fracas.kernel.work import run_to_end
from fracas.tournaments import changes
from fracas.tournaments.draw import draw_round
from fracas.tournaments.model import (
    CASUALTIES,
    DIFFERENCE,
    HEAD_TO_HEAD,
    OPPONENTS,
    SCORED,
    Entrant,
    SwissTournament,
    TableScore,
)
from fracas.tournaments.squads import squad_standings
from fracas.tournaments.standings import standings
from tests.tournaments.days import random_score


def played(seed, keys):
    made, random = SwissTournament("street_bowl", "Cup", str(seed), tie_breaks=keys), Random(seed)
    for number in range(11):
        changes.add_entrant(made, Entrant(f"Coach {number}", squad=f"Squad {number // 3}" if number < 9 else ""))
    for number in range(1, 4):
        changes.add_round(made, run_to_end(draw_round(made)))
        for table in range(len(made.rounds[-1].tables)):
            changes.enter_score(made, number, table, random_score(random))
    return made


def test_a_squad_has_what_its_members_have_together():
    for seed in range(6):
        made = played(seed, (DIFFERENCE,))
        won = dict.fromkeys(range(11), 0)
        goals, harm = dict.fromkeys(range(11), 0), dict.fromkeys(range(11), 0)
        for each in made.rounds:
            for number in each.byes:
                won[number] += 2
            for table, score in each.scores.items():
                for side, number in enumerate(each.tables[table]):
                    mine, theirs = score.points[side], score.points[1 - side]
                    won[number] += 2 * (mine > theirs) + (mine == theirs)
                    goals[number] += mine - theirs
                    harm[number] += score.casualties[side] - score.casualties[1 - side]
        rows = squad_standings(made)
        assert len(rows) == 3 and all(row.members == 3 for row in rows)
        for row in rows:
            mine = range(3 * int(row.squad[-1]), 3 * int(row.squad[-1]) + 3)
            assert (row.total, row.scored - row.conceded, row.casualty_difference) == tuple(
                sum(figures[n] for n in mine) for figures in (won, goals, harm))
        assert [row.place for row in rows] == [
            1 + sum((other.total, other.scored - other.conceded) > (row.total, row.scored - row.conceded)
                    for other in rows) for row in rows]


def test_tie_breaks_come_in_the_organisers_order_and_what_belongs_to_coaches_alone_decides_nothing():
    def order(*keys):
        made = SwissTournament("street_bowl", "Cup", "1", tie_breaks=keys)
        for number in range(4):
            changes.add_entrant(made, Entrant(f"Coach {number}", squad="AABB"[number]))
        changes.add_round(made, run_to_end(draw_round(made)))
        for table, (home, away) in enumerate(made.rounds[0].tables):
            a_is_home = made.entrants[home].squad == "A"
            assert a_is_home != (made.entrants[away].squad == "A")
            goals, harm = ((1, 3), (5, 0)) if table else ((2, 1), (0, 1))  # of A and of B
            changes.enter_score(made, 1, table, TableScore(goals, harm) if a_is_home else
                                TableScore(goals[::-1], harm[::-1]))
        return [(row.place, row.squad) for row in squad_standings(made)]
    assert order(DIFFERENCE) == [(1, "B"), (2, "A")] and order(CASUALTIES, DIFFERENCE) == [(1, "A"), (2, "B")]
    assert order(HEAD_TO_HEAD, SCORED) == [(1, "B"), (2, "A")]
    assert order(HEAD_TO_HEAD, OPPONENTS) == [(1, "A"), (1, "B")]


def test_whoever_has_no_squad_stands_in_the_other_table_alone():
    made = played(9, (SCORED,))
    assert len(standings(made)) == 11 and sum(row.members for row in squad_standings(made)) == 9
