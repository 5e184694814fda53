"""The table: points first, then the tie-breaks in the organiser's order, matches with each other within each group."""

from fractions import Fraction

from fracas.tournaments.model import (
    CASUALTIES,
    DIFFERENCE,
    HEAD_TO_HEAD,
    OPPONENTS,
    SCHEDULE,
    SCORED,
    Entrant,
    SwissRound,
    SwissTournament,
    TableScore,
)
from fracas.tournaments.standings import standings


def played(names, *rounds, tie_breaks=(HEAD_TO_HEAD, DIFFERENCE), **kept):
    """A tournament from its rounds: "a2-1b" and "a" for a bye; casualties after a slash."""
    made = SwissTournament("street_bowl", "Cup", "seed", tie_breaks=tie_breaks, **kept)
    made.entrants = [Entrant(name) for name in names]
    for text in rounds:
        tables, byes, scores = [], [], {}
        for part in text.split():
            if len(part) == 1:
                byes.append(names.index(part))
                continue
            plain, _slash, harm = part.partition("/")
            scores[len(tables)] = TableScore((int(plain[1]), int(plain[3])), (int(harm or 0), 0))
            tables.append((names.index(plain[0]), names.index(plain[4])))
        made.rounds.append(SwissRound(tuple(tables), tuple(byes), scores))
    return made


def order(made):
    return "".join(made.entrants[row.entrant].name for row in standings(made))


def test_points_come_first_and_a_bye_counts_as_set():
    made = played("abc", "a1-0b c")
    assert [(row.total, row.byes) for row in standings(made)][:2] == [(2, 0), (2, 1)] or \
        [(row.total, row.byes) for row in standings(made)][:2] == [(2, 1), (2, 0)]
    made.bye_worth = 1
    assert order(made) == "acb"
    made.worth = (1, 0, 3)
    assert order(made)[0] == "b"


def test_the_winner_of_the_match_of_two_level_coaches_comes_first():
    assert order(played("abcd", "a1-0b c5-0d", "c9-0a b8-0d", "d9-0a b1-0c"))[:2] == "bc"


def test_matches_with_each_other_are_counted_again_among_those_still_level():
    """Of four with equal points a leads their own table; of b, c and d, level there, b beat c and c beat d."""
    rounds = ("a1-0b c1-0d", "a1-0c b0-0d", "a0-0d b1-0c")
    made = played("abcd", *rounds, tie_breaks=(HEAD_TO_HEAD,))
    assert order(made) == "abcd" or order(made)[0] == "a"
    totals = {made.entrants[row.entrant].name: row.total for row in standings(made)}
    assert totals == {"a": 5, "b": 3, "c": 2, "d": 2} and order(made) == "abcd", "c beat d"


def test_those_whom_their_own_table_leaves_level_are_compared_again_before_the_next_tie_break():
    """All four have 7 points; their own table is a 5, b 3, c 2, d 2, and c beat d, who has the better difference."""
    rounds = ("a0-0d b1-0c", "a1-0b c1-0d", "a1-0c b0-0d", "a1-0e", "b1-0e", "b1-0e", "c1-0e", "c1-0e", "c0-0e",
              "d9-0e", "d1-0e", "d0-0e")
    made = played("abcde", *rounds)
    assert {row.total for row in standings(made)[:4]} == {7} and order(made)[:4] == "abcd"


def test_a_single_match_within_a_larger_level_group_decides_nothing():
    """a beat b, but neither has met c, who has the best difference of the three."""
    made = played("abcef", "a1-0b c5-0f", "b1-0e")
    assert {row.total for row in standings(made)[:3]} == {2} and order(made)[:3] == "cab"


def test_a_chain_of_matches_decides_nothing_where_its_ends_have_not_met():
    made = played("abcefg", "a1-0b c9-0f e1-0g", "b1-0c e1-0a f0-0g")
    assert order(made)[:2] == "ec", "a beat b and b beat c; c has the best difference"


def test_a_circle_stays_level_for_the_next_tie_break():
    made = played("abc", "a2-0b c", "b1-0c a", "c1-0a b")
    assert order(made) == "acb", "a by difference"
    made.tie_breaks = (HEAD_TO_HEAD,)
    first = order(made)
    made.seed = "other"
    assert sorted(first) == sorted(order(made)) == ["a", "b", "c"]


def test_who_has_not_met_all_level_coaches_does_not_suffer_for_it():
    made = played("abcd", "a1-0b c3-0d")
    assert order(made)[:2] == "ca", "a and c have not met: the difference decides"


def test_the_organiser_chooses_the_order():
    made = played("abcd", "a3-2b/1 c1-0d/5")
    for keys, first in (((SCORED,), "a"), ((DIFFERENCE, SCORED), "a"), ((CASUALTIES, SCORED), "c")):
        made.tie_breaks = keys
        assert order(made)[0] == first


def test_strength_of_schedule_is_the_mean_share_of_the_opponents():
    made = played("abcd", "a1-0b c1-0d", "a1-0c b1-0d", tie_breaks=(SCHEDULE, OPPONENTS))
    rows = {made.entrants[row.entrant].name: row for row in standings(made)}
    assert rows["a"].schedule == Fraction(1, 2) and rows["d"].schedule == Fraction(1, 2)
    assert rows["b"].schedule == Fraction(1, 2) and rows["a"].opponents == 4 and rows["b"].opponents == 4
    assert [row.place for row in standings(made)] == [1, 2, 3, 4], "the lot divides what nothing else does"
