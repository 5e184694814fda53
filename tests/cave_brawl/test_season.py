"""Cave Brawl 7: the league."""

from collections import Counter
from itertools import combinations

import pytest

from fracas.games.cave_brawl.team.season import (
    BYE,
    Result,
    brings_hit_points,
    can_raise,
    first_round,
    knock_out_winner,
    next_team,
    pairings,
    raised,
    replacements,
    result_of,
    survivors,
    table,
)
from fracas.games.cave_brawl.team.teams import CAVEMEN, EXILES, KIND_OF, Player, Team, fault_of, read_team
from tests.cave_brawl.diagrams import pit, who


def player(code="am", *scores):
    return Player(KIND_OF[code], *(scores or (3, 3, 3, 9)))


@pytest.mark.parametrize("teams", range(2, 12))
def test_a_season_has_every_pair_once_and_no_team_twice_in_a_round(teams):
    """Ruling 48."""
    rounds = pairings(teams)
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert met == Counter(map(frozenset, combinations(range(teams), 2)))
    assert all(len({n for pair in pairs for n in pair}) == 2 * (teams // 2) for pairs in rounds)
    homes = Counter(pair[0] for pairs in rounds for pair in pairs)
    assert max(homes.values()) - min(homes.get(n, 0) for n in range(teams)) <= 1


def test_a_draw_counts_half_a_win():
    """Ruling 48."""
    rows = table(3, [Result(0, 1, 1, 1, -1), Result(1, 2, 3, 0, 0), Result(2, 0, 1, 3, 1)], [1, 2, 3])
    assert [(row.team, row.wins, row.losses, row.draws, row.half_wins) for row in rows] == [
        (1, 1, 0, 1, 3), (0, 1, 0, 1, 3), (2, 0, 2, 0, 0)]


@pytest.mark.parametrize(("results", "order"), [
    ([Result(0, 1, 0, 1, 1), Result(0, 2, 3, 0, 0), Result(1, 2, 0, 1, 1)], None),
    ([Result(0, 1, 2, 1, 0), Result(1, 2, 3, 0, 0), Result(2, 0, 2, 0, 0)], [1, 2, 0]),
])
def test_ties_go_by_head_to_head_then_point_difference(results, order):
    """Ruling 48: three teams in a circle are level head to head."""
    rows = [row.team for row in table(3, results, [0, 1, 2])]
    assert rows == order or order is None


def test_ties_go_on_to_points_scored_and_then_the_coin():
    """Ruling 48."""
    even = [Result(0, 1, 1, 1, -1)]
    assert [row.team for row in table(2, even, [5, 7])] == [1, 0]
    assert [row.team for row in table(2, even, [7, 5])] == [0, 1]
    more = [Result(0, 2, 2, 2, -1), Result(1, 3, 1, 1, -1), Result(0, 1, 0, 0, -1), Result(2, 3, 0, 0, -1)]
    assert [row.team for row in table(4, more, [0, 1, 2, 3])][:2] == [2, 0]


def test_head_to_head_comes_before_point_difference():
    """Ruling 48."""
    results = [Result(0, 1, 1, 0, 0), Result(0, 2, 0, 1, 1), Result(1, 2, 3, 0, 0)]
    results += [Result(0, 3, 0, 0, -1), Result(1, 3, 0, 0, -1), Result(2, 3, 0, 3, 1)]
    rows = table(4, results, [3, 2, 1, 0])
    assert rows[0].team == 3 and [row.half_wins for row in rows] == [4, 3, 3, 2]
    assert [row.team for row in rows][1:3] == [0, 1] and rows[1].scored - rows[1].conceded < 3


def test_a_kick_win_is_entered_with_the_points_of_the_target():
    """Ruling 48; an extinction is not."""
    g = pit("""
      j   k l
    4 .   S1* .
    9 N1  .  .
    """, scores={"S1": (3, 3, 9, 9)}, score=[1, 2])
    g.play("S1 kick: kick=19")
    assert result_of(g.s, 4, 7) == Result(4, 7, 3, 2, 0)
    gone = pit("""
       j  k l
    11 S1 N1 o
    """, scores={"N1": (3, 3, 3, 1)}, score=[0, 2])
    gone.play("S1 block N1: block=15; push stay; damage=1")
    assert result_of(gone.s, 0, 1) == Result(0, 1, 0, 2, 0)


@pytest.mark.parametrize(("teams", "expected"), [
    (2, [(0, 1)]), (3, [(0, BYE), (1, 2)]), (4, [(0, 3), (1, 2)]),
    (5, [(0, BYE), (3, 4), (1, BYE), (2, BYE)]), (8, [(0, 7), (3, 4), (1, 6), (2, 5)]),
])
def test_a_bracket_is_padded_with_byes_for_the_first_seeds(teams, expected):
    """Ruling 49."""
    assert first_round(range(teams)) == expected


@pytest.mark.parametrize(("south", "north", "coin", "winner"), [
    ("S1 S2", "N1", 2, 0), ("S1", "N1 N2", 1, 1), ("S1", "N1", 1, 0), ("S1", "N1", 2, 1),
])
def test_a_drawn_knock_out_goes_to_more_living_then_more_hit_points_then_a_coin(south, north, coin, winner):
    """Ruling 49."""
    g = pit("""
       j  k l
    11 .  . o
    """, tunnel=f"{south} {north}")
    assert knock_out_winner(g.s, coin) == winner
    g.s.hp[0] = 10
    assert knock_out_winner(g.s, 2) == (1 if len(north) > 2 else 0)
    g.s.winner = 1
    assert knock_out_winner(g.s, 1) == 1


def test_who_survives():
    """Ruling 50: not a zombie dead at the end, not the carried off; those in the tunnel do."""
    g = pit("""
       j  k l
    11 S1 o N1
    """, kinds="S3=zo", bodies_at={"S3": "a1"}, tunnel="S2")
    assert survivors(g.s, 0) == [True, True, False, False, False, False, False]
    assert who("S2") == 1


def test_survivors_rest_and_the_lost_are_replaced_by_new_players():
    """Ruling 50."""
    old = Team(CAVEMEN, tuple(player("ca", 3, 4, 5, 9) for _ in range(7)))
    new = next_team(old, [True] * 5 + [False, False], {5: "ap", 6: "mo"})
    assert new.players[0] == old.players[0]
    assert new.players[5] == Player(KIND_OF["ap"]) and not new.players[6].is_rolled and fault_of(new, 7) == ""


def test_a_replacement_keeps_enough_basics():
    """Ruling 50."""
    sample = read_team("sample-exiles", 9)
    without_basic = [p for i, p in enumerate(sample.players) if i != 1]
    assert {kind.code for kind in replacements(EXILES, without_basic, 9)} == {"am", "ca", "li", "zo"}
    without_special = [p for i, p in enumerate(sample.players) if i != 8]
    assert len(replacements(EXILES, without_special, 9)) == 12
    cavemen = [player("ca")] * 5
    assert {kind.code for kind in replacements(CAVEMEN, cavemen, 7)} == {"ca", "ap", "mo"}


def test_one_score_may_be_raised_never_above_eight():
    """Cave Brawl 7, 2.3: a created nine stays nine."""
    kobold = player("ko", 1, 9, 8, 4)
    assert [can_raise(kobold, score) for score in ("bt", "cd", "pk")] == [True, False, False]
    assert raised(player("am", 3, 7, 3, 9), "cd") == player("am", 3, 8, 3, 9)
    assert raised(player("am", 3, 7, 3, 9), "pk") == player("am", 3, 7, 4, 9)
    with pytest.raises(AssertionError):
        raised(kobold, "cd")


@pytest.mark.parametrize(("bt", "brings"), [(-1, False), (0, False), (1, True), (7, True)])
def test_raising_strength_brings_hit_points_from_one_upwards(bt, brings):
    """Ruling 51."""
    man = player("ac", bt, 3, 3, 9)
    assert brings_hit_points(man, "bt") == brings and not brings_hit_points(man, "pk")
    assert raised(man, "bt", 4 if brings else 0) == player("ac", bt + 1, 3, 3, 13 if brings else 9)
