"""Cave Brawl 3.5 and 4.5: the loose ball, and picking it up."""

import pytest

from fracas.games.cave_brawl.ball import place
from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.errors import IllegalAction, Pending
from tests.cave_brawl.diagrams import cell, picture, pit


def test_a_knocked_down_carrier_loses_the_ball_where_his_own_coach_says():
    """Rulings 17 and 18."""
    g = pit("""
       j k   l
    10 . .   .
    11 . N1* S1
    12 . .   N2
    """)
    g.play("S1 tackle N1: tackle=15; damage=11; bounce j12")
    choice = [e for e in g.game.fresh if e.kind == "choice"][0]
    assert choice.facts[0] == 1
    assert g.diagram("jkl", 10, 12) == picture("""
       j k   l
    10 . .   .
    11 . N1_ S1
    12 o .   N2
    """)


@pytest.mark.parametrize("bounce", ["k21", "l20"])
def test_the_ball_never_bounces_onto_a_body_or_a_goal_square(bounce):
    """Ruling 17."""
    g = pit("""
       j k   l
    20 . N1* S1
    21 . .   .
    """)
    with pytest.raises(Exception, match="bounce"):
        g.play(f"S1 tackle N1: tackle=15; damage=11; bounce {bounce}")


def test_a_ball_that_can_bounce_nowhere_stays():
    """Ruling 17."""
    g = pit("""
       j  k   l
    1  N6 N1* S1
    2  N3 N4  N5
    """, scores={"N1": (3, 3, 3, 30)})
    g.play("S1 tackle N1: tackle=15; damage=11")
    assert g.ball == "k1" and g.kinds()[-1] == "ball_stays"


def test_a_single_square_is_no_question():
    g = pit("""
       j  k   l
    1  N6 N1* S1
    2  N3 N4  .
    """)
    g.play("S1 tackle N1: tackle=15; damage=11")
    assert g.ball == "l2" and not [e for e in g.game.fresh if e.kind == "choice"]


@pytest.mark.parametrize(("distance", "expected"), [(6, 6), (7, 6), (9, 6)])
def test_without_a_square_at_the_distance_the_next_shorter_counts(distance, expected):
    """Ruling 17."""
    g = pit("""
       j  k   l
    11 . S1* .
    12 N1 . .
    """)
    for c in range(441):  # everything farther than 6 is taken
        if max(abs(c % 21 - 10), abs(c // 21 - 10)) > 6:
            g.s.where.append(c)
    stop = None
    try:
        place(Tape(g.s, []), 1, cell("k11"), distance, 0)
    except Pending as pending:
        stop = pending.request
    assert {max(abs(o % 21 - 10), abs(o // 21 - 10)) for o in stop.options} == {expected}


def test_without_any_shorter_square_the_next_longer_counts():
    """Ruling 17."""
    g = pit("""
       j  k   l
    11 . S1* .
    12 N1 . .
    """)
    taken = [c for c in range(441) if max(abs(c % 21 - 10), abs(c // 21 - 10)) in (1, 2, 3)]
    g.s.where += taken
    tape = Tape(g.s, [Answer("place", cell("k7"), False)])
    place(tape, 1, cell("k11"), 2, 0)
    assert g.ball == "k7" and tape.events[-1].facts == (cell("k7"), 1, 4)


def test_a_block_does_not_make_a_carrier_drop_the_ball():
    """Cave Brawl 3.5."""
    g = pit("""
       j k   l
    11 . N1* S1
    """)
    g.play("S1 block N1: block=15; push j11; damage=6; follow stay")
    assert g.ball == "N1" and g.at("N1") == "j11"


def test_a_dead_carrier_s_ball_bounces_and_his_square_is_free():
    """Rulings 18, 29 and 41: the ball goes to an adjacent square even so."""
    g = pit("""
       j k   l
    11 . N1* S1
    12 N2 . .
    """, scores={"N1": (3, 3, 3, 4)})
    g.play("S1 block N1: block=15; push stay; damage=6; bounce j11; follow stay")
    assert g.at("N1") == "d" and g.ball == "j11"
    assert g.kinds() == ["blocks", "not_pushed", "hurt", "dies", "ball_bounces"]


def test_a_player_picks_up_the_ball_on_his_square_and_is_done():
    """Cave Brawl 4.5."""
    g = pit("""
       j k l
    11 . o S1
    12 N1 . .
    """)
    g.play("""
        S1 k11
        S1 take
    """)
    assert g.ball == "S1" and g.rolls() == [] and g.legal() == ["end"]


def test_a_player_who_stood_up_may_pick_up_the_ball_under_him():
    """Cave Brawl 4.5."""
    g = pit("""
       j k l
    11 . S1_ N1
    """, ball=cell("k11"))
    g.play("""
        S1 stand
        S1 take
    """)
    assert g.ball == "S1"


def test_walking_over_the_ball_does_not_take_it():
    """Ruling 15."""
    g = pit("""
       j k l
    11 . o S1
    12 N1 . .
    """)
    g.play("""
        S1 k11
        S1 j11
    """)
    assert g.ball == "k11"
    with pytest.raises(IllegalAction):
        g.play("S1 take")


def test_picking_up_a_ball_in_the_opponent_s_goal_square_scores():
    """Ruling 19: however it came about."""
    g = pit("""
      j k l
    1 S1 o .
    2 . . N1
    """)
    g.play("""
        S1 k1
        S1 take
    """)
    assert g.s.score == [1, 0] and g.kinds() == ["picks_up", "point", "restart"]
