"""Street Bowl 19 Ball & Chain."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.ball_and_chain import whirl
from fracas.games.street_bowl.pitch import STREET
from tests.street_bowl.diagrams import number, street

N, E, S, W = range(4)
ALONE = """
      j  k  l
   3  .  .  .
   4  .  H1 .
   5  .  .  .
"""
FANATIC = {"skills": "ball-and-chain no-hands", "st": 7, "ma": 3}


def spin(g, facing, tape, left=3, extra=2):
    g.s.acting, g.s.deed, g.s.left, g.s.extra = number("H1"), "move", left, extra
    g.do(whirl, "H1", facing, tape=tape)
    return g


@pytest.mark.parametrize(("facing", "cells"), [(N, "j3 k3 l3"), (E, "l3 l4 l5"), (S, "l5 k5 j5"), (W, "j5 j4 j3")])
def test_it_goes_by_the_throw_in_template(facing, cells):
    """Street Bowl 19 Ball & Chain. Trap 19: a D6 and three squares, not a D8."""
    for face in range(1, 7):
        g = spin(street(ALONE, H1=FANATIC), facing, f"whirl={face}")
        assert g.at("H1") == cells.split()[(face - 1) // 2] and g.s.left == 2


def test_it_never_dodges():
    """Street Bowl 19 Ball & Chain."""
    g = spin(street("""
          j  k  l
       3  A1 .  A2
       4  .  H1 .
    """, H1=FANATIC), S, "whirl=3")
    assert [kind for kind, _need in g.rolls()] == ["whirl"]


def test_the_direction_comes_before_the_go_for_it_which_fells_him_in_the_new_square():
    """Street Bowl 19 Ball & Chain, Ruling 73."""
    g = spin(street(ALONE, H1=FANATIC), E, "whirl=3; go_for_it=1; injury=1,1", left=0)
    assert g.at("H1") == st.KNOCKED_OUT and g.s.is_turnover and g.told("moves")[0][2] == STREET.cell_named("l4")
    g = spin(street(ALONE, H1=FANATIC), E, "whirl=3; go_for_it=2", left=0)
    assert g.at("H1") == "l4" and g.s.extra == 1


def test_a_failed_go_for_it_into_a_player_or_a_wall_fells_him_where_he_stands():
    """Street Bowl 19 Ball & Chain, Ruling 73: before the block."""
    g = spin(street("""
          k  l
       4  H1 A1
    """, H1=FANATIC), E, "whirl=3; go_for_it=1; injury=1,1", left=0)
    assert g.condition("A1") == st.STANDING and g.told("moves") == [] and g.s.is_turnover
    g = spin(street("""
          k
       1  H1
    """, H1=FANATIC), N, "whirl=3; go_for_it=1; injury=1,1", left=0)
    assert g.at("H1") == st.KNOCKED_OUT


def test_running_into_a_wall_costs_the_square_and_an_armour_roll():
    """Street Bowl 9, Ruling 27."""
    wall = """
          k
       1  H1
    """
    g = spin(street(wall, H1=FANATIC), N, "whirl=3; armour=4,3")
    assert (g.at("H1"), g.s.left, g.s.is_turnover, g.rolls()[1]) == ("k1", 2, 0, ("armour", 8))
    g = spin(street(wall, H1=FANATIC), N, "whirl=3; armour=4,4; injury=1,1")
    assert g.at("H1") == st.KNOCKED_OUT and g.s.is_turnover and g.s.acting == st.NO_ONE


def test_off_the_end_is_the_crowd_and_no_turnover():
    """Street Bowl 8.3, 6, Ruling 63."""
    g = spin(street("""
          z
       4  H1
    """, H1=FANATIC), E, "whirl=3; injury=1,1")
    assert g.at("H1") == st.KNOCKED_OUT and not g.s.is_turnover and g.s.acting == st.NO_ONE


def test_beside_the_corner_the_masonry_is_wall():
    """Street Bowl 2, Ruling 2."""
    g = spin(street("""
          z
       1  H1
    """, H1=FANATIC), E, "whirl=1; armour=1,1")
    assert g.at("H1") == "z1"


def test_it_blocks_whoever_stands_there_and_must_follow_up():
    """Street Bowl 19 Ball & Chain. Trap 19."""
    g = spin(street("""
          k  l  m
       4  H1 A1 .
    """, H1=FANATIC), E, "whirl=3; block=2,2,2; push m4")
    assert (g.at("H1"), g.at("A1"), g.s.left, g.s.acting) == ("l4", "m4", 2, number("H1"))


def test_it_blocks_friends_too_and_felling_one_is_a_turnover():
    """Street Bowl 19 Ball & Chain, 6. Trap 19."""
    g = spin(street("""
          k  l  m
       4  H1 H2 .
    """, H1=FANATIC), E, "whirl=3; block=2,2,4; block_die defender_down; push m4; armour=1,1")
    assert g.condition("H2") == st.PRONE and g.s.is_turnover and g.at("H1") == "l4"


def test_between_friends_nobody_assists_and_their_coach_chooses_for_the_stronger():
    """Street Bowl 8 (2)."""
    g = spin(street("""
          k  l  m
       3  .  .  H3
       4  H1 H2 .
       5  H4 .  .
    """, H1={**FANATIC, "st": 3}, H2={"st": 4}), E, "whirl=3; block=0,2; block_die pushed; push m4")
    assert g.at("H2") == "m4" and all(facts[0] == 0 for facts in g.told("choice"))


def test_it_ignores_foul_appearance_and_a_dump_off_waits_for_a_declared_block():
    """Street Bowl 19 Ball & Chain, Foul Appearance, Dump-Off."""
    spin(street("""
          k  l   m
       4  H1 A1* .
    """, H1=FANATIC, A1={"skills": "foul-appearance dump-off"}), E, "whirl=3; block=2,2,2; push m4")


def test_it_never_uses_frenzy_and_may_use_grab():
    """Street Bowl 19 Ball & Chain."""
    g = spin(street("""
          k  l  m
       4  H1 A1 .
    """, H1={"st": 7, "skills": "ball-and-chain frenzy grab"}), E, "whirl=3; block=2,2,2; grab k3")
    assert (g.at("A1"), g.at("H1")) == ("k3", "l4")


def test_an_attacker_down_or_both_down_injures_him_without_armour():
    """Street Bowl 19 Ball & Chain."""
    g = spin(street("""
          k  l
       4  H1 A1
    """, H1={**FANATIC, "st": 3}), E, "whirl=3; block=1; armour=1,1; injury=1,1")
    assert g.at("H1") == st.KNOCKED_OUT and g.condition("A1") == st.PRONE and g.s.is_turnover
    assert g.s.acting == st.NO_ONE


def test_a_target_that_does_not_move_stops_him_for_this_square_only():
    """Street Bowl 19 Ball & Chain, Stand Firm."""
    g = spin(street("""
          k  l  m
       4  H1 A1 .
    """, H1=FANATIC, A1={"skills": "stand-firm"}), E, "whirl=3; block=2,2,2; stand_firm hold")
    assert (g.at("H1"), g.s.left, g.s.acting) == ("k4", 2, number("H1"))


@pytest.mark.parametrize("name", ["A1", "H2"])
def test_who_lies_in_the_way_is_pushed_and_takes_a_plain_armour_roll(name):
    """Street Bowl 9, 19 Ball & Chain: not knocked down again, so no turnover."""
    g = spin(street(f"""
          k  l   m
       4  H1 {name}_ .
    """, H1=FANATIC), E, "whirl=3; push m4; armour=4,4")
    assert (g.at("H1"), g.at(name), g.rolls()[1]) == ("l4", "m4", ("armour", 9)) and not g.s.is_turnover


def test_who_lies_at_a_wall_takes_plus_1_and_stays():
    """Street Bowl 8.2, Ruling 20."""
    g = spin(street("""
          j   k   l
       1  A2_ A1% A3_
       2  .   H1  .
    """, H1=FANATIC), N, "whirl=3; armour=4,4; injury=1,1")
    assert (g.at("H1"), g.at("A1"), g.rolls()[1]) == ("k2", "k1", ("armour", 8))
    assert g.condition("A1") == st.STUNNED


def test_who_lies_at_the_end_goes_into_the_crowd_without_armour():
    """Street Bowl 8.3, 19 Ball & Chain."""
    g = spin(street("""
          y  z
       4  H1 A1_
    """, H1=FANATIC), E, "whirl=3; injury=4,4")
    assert (g.at("H1"), g.at("A1")) == ("z4", st.KNOCKED_OUT)


def test_a_lying_player_pushes_others_in_a_chain_and_a_carrier_there_into_the_crowd():
    """Street Bowl 8.1, 8.3."""
    g = spin(street("""
          x  y   z
       3  .  .   A3
       4  H1 A1_ A2*
       5  .  .   A4
    """, H1=FANATIC), E, "whirl=3; push z4; injury=4,4; armour=1,1; throw_in_way=3; throw_in=2,3; bounce=2; bounce=2")
    assert (g.at("H1"), g.at("A1"), g.at("A2"), g.ball) == ("y4", "z4", st.KNOCKED_OUT, "u2")


def test_a_standing_player_chained_against_the_wall_by_one_who_lies_takes_the_walls_roll():
    """Street Bowl 8.2, Ruling 18."""
    g = spin(street("""
          j  k   l
       1  A2 A4  A3
       2  .  A1_ .
       3  .  H1  .
    """, H1=FANATIC), N, "whirl=3; push k1; armour=1,1; armour=1,2")
    assert g.rolls()[1:] == [("armour", 8), ("armour", 9)] and g.at("H1") == "k3"


def test_moving_onto_the_ball_is_a_failed_pick_up():
    """Street Bowl 19 Ball & Chain, Ruling 82: one bounce and a turnover."""
    g = street("""
          k  l
       4  H1 o
    """, H1=FANATIC)
    spin(g, E, "whirl=3; bounce=5")
    assert g.ball == "m4" and g.s.is_turnover


def test_shadowing_answers_his_whirl_though_he_cannot_be_held():
    """Street Bowl 19 Shadowing, Tentacles."""
    g = spin(street("""
          j  k  l
       4  A1 H1 .
    """, H1=FANATIC, A1={"skills": "shadowing tentacles", "ma": 7}), E, "whirl=3; shadowing A1; shadowing=1,1")
    assert (g.at("H1"), g.at("A1")) == ("l4", "k4")
