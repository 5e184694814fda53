"""The draw against a matching library: no draw of any random tournament can be bettered."""

import os
import time
from itertools import combinations
from random import Random

import pytest

from fracas.kernel.errors import InvalidNotation
from fracas.kernel.work import run_to_end
from fracas.tournaments import changes
from fracas.tournaments.blossoms import cheapest_matching
from fracas.tournaments.draw import draw_round
from fracas.tournaments.model import (
    ANY,
    BETWEEN,
    TOGETHER,
    WITHIN,
    Entrant,
    SwissRound,
    SwissTournament,
    TableScore,
    meetings,
)
from tests.tournaments.days import new_tournament, play, random_score

COUNT = int(os.environ.get("FRACAS_TOURNAMENTS", "20"))


def tournament(names, **kept):
    made = SwissTournament("street_bowl", "Cup", "seed", **kept)
    for name in names:
        changes.add_entrant(made, name if isinstance(name, Entrant) else Entrant(name))
    return made


def draw(made):
    drawn = run_to_end(draw_round(made))
    changes.add_round(made, drawn)
    return drawn


def play_round(made, random):
    drawn = draw(made)
    for table in range(len(drawn.tables)):
        changes.enter_score(made, len(made.rounds), table, random_score(random))
    return drawn


def test_no_draw_of_a_random_tournament_can_be_bettered():
    draws = worse = 0
    for seed in range(COUNT):
        random = Random(f"size {seed}")
        for made, ours, best in play(seed, random.randint(4, 64), random.randint(3, 7)):
            draws += 1
            worse += ours != best
            assert ours <= best, (seed, len(made.rounds) + 1, ours, best)
    print(f"{COUNT} tournaments, {draws} draws, {worse} unlike the library's in quality")
    assert draws >= 2 * COUNT and not worse


def pairings(left):
    if not left:
        yield []
        return
    for other in left[1:]:
        for rest in pairings([each for each in left[1:] if each != other]):
            yield [(left[0], other), *rest]


def test_the_matching_is_the_cheapest_of_all():
    random = Random("matching")
    for _round in range(150):
        count, most = random.choice((2, 4, 6, 8)), random.choice((1, 3, 50, 10 ** 30))
        costs = [[0] * count for _row in range(count)]
        for one, other in combinations(range(count), 2):
            costs[one][other] = costs[other][one] = random.randint(0, most)
        partners = run_to_end(cheapest_matching(costs))
        assert all(partners[partners[each]] == each != partners[each] for each in range(count))
        least = min(sum(costs[one][other] for one, other in pairs) for pairs in pairings([*range(count)]))
        assert sum(costs[each][partners[each]] for each in range(count)) == 2 * least


def test_nobody_meets_again_while_that_can_be_avoided_and_byes_come_once():
    random = Random("seven")
    made = tournament([f"c{n}" for n in range(7)])
    byes = [play_round(made, random).byes[0] for _round in range(7)]
    assert sorted(byes) == [*range(7)] and max(meetings(made).values()) == 1
    assert len(play_round(made, random).tables) == 3, "then they meet again"


def test_the_first_round_is_a_lot_that_the_seed_decides():
    one, other = (tournament([f"c{n}" for n in range(16)]) for _same in range(2))
    other.seed = "another"
    assert draw(one).tables != draw(other).tables
    assert draw(tournament([f"c{n}" for n in range(16)])).tables == one.rounds[0].tables


def test_the_bye_goes_to_the_bottom():
    made = tournament("abcde")
    first = draw(made)
    for table in range(2):
        changes.enter_score(made, 1, table, TableScore((1, 0)))
    losers = {away for _home, away in first.tables}
    assert draw(made).byes[0] in losers


def test_members_of_a_squad_and_other_divisions_are_kept_apart_as_set():
    members = [Entrant(f"c{n}", squad=f"s{n % 4}", division="AB"[n // 8]) for n in range(16)]
    made = tournament(members, between=(2,))
    assert [made.division_rule(number) for number in (1, 2, 3)] == [WITHIN, BETWEEN, WITHIN]
    random = Random("squads")
    for number in (1, 2, 3):
        for home, away in play_round(made, random).tables:
            one, other = made.entrants[home], made.entrants[away]
            assert one.squad != other.squad and (one.division == other.division) == (number != 2)
    assert tournament("ab").division_rule(1) == ANY


def test_members_of_a_squad_meet_before_anybody_meets_again():
    made = tournament([Entrant("a", squad="x"), Entrant("b", squad="x"), Entrant("c", squad="y"),
                       Entrant("d", squad="y")])
    for number, tables in enumerate((((0, 2), (3, 1)), ((0, 3), (2, 1))), 1):
        changes.add_round(made, SwissRound(tables))
        for table in (0, 1):
            changes.enter_score(made, number, table, TableScore((1, 0)))
    assert {frozenset(pair) for pair in draw(made).tables} == {frozenset((0, 1)), frozenset((2, 3))}


def test_squads_that_meet_play_all_their_matches_with_each_other():
    made = tournament([Entrant(f"c{n}", squad=f"s{n // 3}") for n in range(12)], squads=TOGETHER)
    random = Random("together")
    for _round in range(3):
        drawn = play_round(made, random)
        met = [(made.entrants[home].squad, made.entrants[away].squad) for home, away in drawn.tables]
        assert len(met) == 6 and len({frozenset(pair) for pair in met}) == 2
    squads = {frozenset((made.entrants[one].squad, made.entrants[other].squad)) for one, other in meetings(made)}
    assert len(squads) == 6, "every squad has met every other"


@pytest.mark.parametrize("members, sentence", [
    ([Entrant("a", squad="x"), Entrant("b")], "every coach needs a squad"),
    ([Entrant("a", squad="x"), Entrant("b", squad="x"), Entrant("c", squad="y")], "equally many"),
])
def test_squads_that_cannot_meet_are_refused_in_a_sentence(members, sentence):
    with pytest.raises(InvalidNotation, match=sentence):
        draw(tournament(members, squads=TOGETHER))


def test_a_round_is_drawn_only_when_the_one_before_is_over_and_for_two_at_least():
    made = tournament("abcd")
    draw(made)
    with pytest.raises(InvalidNotation, match="Round 1 still has tables"):
        draw(made)
    with pytest.raises(InvalidNotation, match="2 to 128"):
        draw(tournament("a"))


def test_who_comes_late_joins_the_next_round_and_who_goes_keeps_his_results():
    made = tournament("abcd")
    random = Random("late")
    play_round(made, random)
    changes.add_entrant(made, Entrant("late"))
    changes.withdraw(made, 0)
    seated = {each for pair in play_round(made, random).tables for each in pair}
    assert seated == {1, 2, 3, 4}
    assert any(0 in made.rounds[0].tables[table] for table in made.rounds[0].scores)
    changes.take_back(made, 0)
    assert made.entrants[0].plays(3) and not made.entrants[0].plays(2)


def test_sixty_four_are_drawn_within_a_second_and_in_slices():
    made, random = new_tournament("big", 64)
    for _round in range(4):
        play_round(made, random)
    longest, slices, start = 0.0, 0, time.perf_counter()
    before = start
    for _share in draw_round(made):
        now = time.perf_counter()
        longest, slices, before = max(longest, now - before), slices + 1, now
    took = time.perf_counter() - start
    print(f"64 coaches: {took * 1000:.0f} ms in {slices} slices, the longest {longest * 1000:.1f} ms")
    assert took < 0.5 and slices >= 8, "the page takes about twice as long"


def test_coaches_without_a_squad_are_no_squad():
    """Both winners are in none: they meet, as nothing keeps them apart."""
    made = SwissTournament("street_bowl", "Cup", "1")
    made.entrants = [Entrant("x"), Entrant("y"), Entrant("s", squad="S"), Entrant("t", squad="T")]
    made.rounds = [SwissRound(((0, 2), (1, 3)), (), {0: TableScore((1, 0)), 1: TableScore((1, 0))})]
    drawn = run_to_end(draw_round(made))
    assert {frozenset(pair) for pair in drawn.tables} == {frozenset((0, 1)), frozenset((2, 3))}
