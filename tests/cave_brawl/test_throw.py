"""Cave Brawl 4.3 and 4.4: pass, catch, kick."""

import pytest

from fracas.games.cave_brawl.throw import KICK_DC, PASS_DC, dc_at
from tests.cave_brawl.diagrams import cell, pit, who


@pytest.mark.parametrize(("distance", "pass_dc", "kick_dc"), [
    (1, 4, 14), (5, 4, 14), (6, 8, 17), (10, 8, 17), (11, 12, 20), (20, 12, 20),
])
def test_the_ranges(distance, pass_dc, kick_dc):
    assert dc_at(PASS_DC, distance) == pass_dc and dc_at(KICK_DC, distance) == kick_dc


def test_the_first_worked_example_of_a_pass():
    """Cave Brawl 4.3: PK 4, short, free: modifier 0, needs 10."""
    g = pit("""
       j   k l
    11 S1* . S2
    12 .   . N1
    """, scores={"S1": (3, 3, 4, 9)})
    g.play("S1 pass S2: pass=10; catch=12")
    assert g.rolls() == [("pass", 10), ("catch", 12)] and g.ball == "S2"


def test_the_second_worked_example_of_a_pass():
    """Cave Brawl 4.3: PK 3, long, one opponent adjacent: -10, needs 20."""
    g = pit("""
       j   k
    3  N1  .
    4  S1* .
    15 .   S2
    """)
    g.play("S1 pass S2: pass=20; catch=19")
    assert g.rolls() == [("pass", 20), ("catch", 19)]
    assert g.modifier() == {"cd": 3, "dc": -12}


def test_a_failed_pass_is_placed_by_the_opponent_at_a_distance_from_the_receiver():
    """Cave Brawl 4.3."""
    g = pit("""
       j   k l
    11 S1* . S2
    12 .   . N1
    """)
    g.play("S1 pass S2: pass=10; distance=3; place o13")
    assert g.ball == "o13" and g.rolls() == [("pass", 11), ("distance", None)]
    assert [e.facts[0] for e in g.game.fresh if e.kind == "choice"] == [1]


def test_a_failed_catch_is_placed_next_to_the_receiver():
    """Cave Brawl 4.3."""
    g = pit("""
       j   k l
    11 S1* . S2
    12 .   . N1
    """)
    g.play("S1 pass S2: pass=11; catch=11; place m12")
    assert g.ball == "m12" and g.modifier() == {"cd": 3, "dc": -4, "crowd": -1}


def test_the_receiver_must_stand_and_must_not_have_lost_his_turn():
    """Ruling 30."""
    g = pit("""
       j   k   l
    11 S1* .   S2
    12 S3_ N1  S4
    13 S5  .   S6
    """, used=[0, 0, 0, 2, 1, *[0] * 9], tunnel="S7")
    assert g.legal("S1 pass") == ["S1 pass S2", "S1 pass S5", "S1 pass S6"]


def test_a_receiver_may_still_be_activated_unless_he_was_already():
    """Cave Brawl 4.3, Ruling 31."""
    scene = """
       j   k l
    11 S1* . S2
    12 .   . N1
    """
    g = pit(scene)
    g.play("S1 pass S2: pass=11; catch=12")
    g.play("S1 rest")
    assert "S2 kick" in g.legal() and "S2 m11" in g.legal()
    done = pit(scene)
    done.play("""
        S2 m11
        S2 rest
        S1 pass S2: pass=11; catch=12
        S1 rest
    """)
    assert done.ball == "S2" and done.legal() == ["end"]


def test_the_thrower_may_use_the_movement_he_has_left():
    """Ruling 32."""
    g = pit("""
       j   k l
    11 S1* . S2
    12 .   . N1
    """)
    g.play("""
        S1 pass S2: pass=2; distance=1; place m12
        S1 j10
    """)
    assert g.legal("S1") != []
    g.play("S1 rest")
    kicker = pit("""
       j   k l
    11 S1* . S2
    12 .   . N1
    """)
    kicker.play("""
        S1 kick: kick=20; distance=1; place j2
        S1 j10
    """)
    assert kicker.at("S1") == "j10" and kicker.ball == "j2"


def test_a_pass_may_go_to_the_goal_square_and_a_catch_there_scores():
    """Ruling 19."""
    g = pit("""
      j   k  l
    1 .   S2 .
    2 S1* .  .
    9 N1  .  .
    """)
    g.play("S1 pass S2: pass=11; catch=11")
    assert g.s.score == [1, 0] and g.kinds() == ["catches", "point", "restart"]


@pytest.mark.parametrize(("square", "pk", "need"), [
    (("k", 6), 4, 20), (("k", 11), 7, 20), (("k", 12), 10, 20), (("k", 12), 8, 22), (("k", 6), 9, 15),
])
def test_the_kick_and_the_least_scores_for_it(square, pk, need):
    """Cave Brawl 4.4, Rulings 22 and 58: short 4, medium 7, long 10."""
    column, row = square
    g = pit(f"""
       i {column} l
    {row} N1 S1* .
    """, scores={"S1": (3, 3, pk, 9)})
    g.s.where[who("N1")] = cell("a21")
    g.play("S1 kick: kick=1; distance=1; place j1")
    assert g.rolls()[0] == ("kick", need)


def test_a_kick_that_succeeds_wins_the_match():
    """Cave Brawl 3.6, 4.4, Ruling 54."""
    g = pit("""
      j   k l
    4 .   S1* .
    5 N1  .  .
    """, scores={"S1": (3, 3, 6, 9)}, score=[0, 2])
    g.play("S1 kick: kick=19")
    assert g.rolls() == [("kick", 19)] and g.modifier() == {"pk": 6, "dc": -14, "crowd": -1}
    assert g.game.returns() == (1, -1) and g.s.score == [0, 2]


def test_a_kick_that_fails_is_placed_from_the_goal_square():
    """Cave Brawl 4.4."""
    g = pit("""
      j   k l
    4 .   S1* .
    5 N1  .  .
    """)
    g.play("S1 kick: kick=19; distance=4; place g1")
    assert g.ball == "g1" and g.rolls() == [("kick", 22), ("distance", None)]


def test_there_are_no_hand_offs_to_opponents_and_nobody_without_the_ball_throws():
    """Ruling 30."""
    g = pit("""
       j   k l
    11 S1* N1 S2
    """)
    assert g.legal("S2 pass") == [] == g.legal("S2 kick") and "S1 pass N1" not in g.legal()


def test_one_action_only():
    """Cave Brawl 3.3."""
    g = pit("""
       j   k l
    11 S1* . S2
    12 .   . N1
    """)
    g.play("S1 pass S2: pass=2; distance=1; place m12")
    assert not [t for t in g.legal("S1") if "pass" in t or "kick" in t or "take" in t]
