"""Cave Brawl 1: the pit."""

from fracas.games.cave_brawl.pit import (
    AROUND,
    CAVES,
    CELLS,
    DISTANCE,
    GOALS,
    OWN_GOAL,
    PIT,
    beyond,
    goal_attacked_by,
    ring,
)
from tests.cave_brawl.diagrams import cell, pit


def test_the_pit_has_441_squares_with_two_goals_and_two_caves_in_the_middle_of_its_walls():
    """Ruling 1."""
    assert len(CELLS) == 441 and PIT.points[cell("k11")] == (11, 11)
    assert [PIT.points[c] for c in GOALS] == [(11, 1), (11, 21)]
    assert [PIT.points[c] for c in CAVES] == [(1, 11), (21, 11)]
    assert DISTANCE[GOALS[0]][GOALS[1]] == 20


def test_distance_counts_a_diagonal_step_as_one():
    """Ruling 2."""
    assert DISTANCE[cell("a1")][cell("e3")] == 4
    assert max(max(DISTANCE[c]) for c in (cell("a1"), cell("k11"))) == 20


def test_squares_are_numbered_in_canonical_order():
    """Ruling 4: smaller y first, then smaller x."""
    assert [PIT.names[c] for c in AROUND[cell("k11")]] == ["j10", "k10", "l10", "j11", "l11", "j12", "k12", "l12"]
    assert sorted(CELLS, key=lambda c: PIT.points[c][::-1]) == list(CELLS)


def test_south_attacks_the_north_goal_and_north_the_south_goal():
    """Ruling 6."""
    assert (PIT.names[goal_attacked_by(0)], PIT.names[goal_attacked_by(1)]) == ("k1", "k21")
    assert PIT.names[OWN_GOAL[0]] == "k21"


def test_beyond_is_the_square_straight_opposite_or_outside():
    assert PIT.names[beyond(cell("k11"), cell("l10"))] == "m9"
    assert PIT.names[beyond(cell("k11"), cell("k12"))] == "k13"
    for start, over in (("b5", "a5"), ("a2", "a1"), ("t20", "u21"), ("u5", "t4")):
        landing = beyond(cell(start), cell(over))
        assert (landing == -1) == (start != "u5")


def test_a_ring_lists_the_squares_at_a_distance():
    assert [PIT.names[c] for c in ring(cell("a1"), 1)] == ["b1", "a2", "b2"]
    assert ring(cell("k11"), 0) == [cell("k11")] and len(ring(cell("k11"), 3)) == 24


def test_a_square_holds_one_body_but_a_loose_ball_lies_under_anybody():
    """Rulings 3 and 15."""
    g = pit("""
       j k l
    10 . o .
    11 . S1 N1
    """)
    assert "S1 l11" not in g.legal() and "S1 k10" in g.legal()
    g.play("S1 k10")
    assert (g.at("S1"), g.ball) == ("k10", "k10")


def test_nobody_goes_back_into_a_tunnel_and_caves_are_ordinary_squares_for_players():
    """Ruling 5: every step leads to a square of the field."""
    g = pit("""
       a b
    10 . .
    11 . S1*
    12 . .
    """)
    assert sorted(g.legal("S1 a")) == ["S1 a10", "S1 a11", "S1 a12"]
    g.play("S1 a11")
    assert len(g.legal("S1 b")) == 3 and len(g.legal("S1 a")) == 2
    home = pit("""
       j k l
    20 . . .
    21 . S1* .
    """)
    assert len([text for text in home.legal("S1") if len(text) == 6]) == 5
