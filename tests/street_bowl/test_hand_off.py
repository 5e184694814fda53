"""Street Bowl 10.5: hand-offs, and 19.6 Animosity."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.throwing import hand_off, passing
from tests.street_bowl.diagrams import name_of, number, street

PAIR = """
      e  f   g  h
   3  .  .   .  .
   4  .  H1* H2 .
   5  .  .   .  .
"""


def hand(g, to, tape):
    g.do(hand_off.hand_off, "H1", to, tape=tape)
    return g


def test_a_hand_off_needs_no_roll_of_the_giver_and_helps_the_catcher_by_one():
    """Street Bowl 10.5."""
    g = hand(street(PAIR), "H2", "catch=3")
    assert g.ball == "H2" and g.rolls() == [("catch", 3)] and not g.s.is_turnover
    assert g.kinds() == ["hands_off", "catches"]


def test_zones_and_rain_hinder_the_catcher_but_nobody_intercepts():
    """Street Bowl 10.5."""
    g = hand(street("""
          e  f   g  h
       4  A2 H1* H2 A1
    """, weather=st.RAIN), "H2", "catch=5")
    assert g.ball == "H2" and g.rolls() == [("catch", 5)]


def test_a_failed_hand_off_bounces_twice_and_is_a_turnover():
    """Street Bowl 10.5, 11.1; turnover 2 of 6."""
    g = hand(street(PAIR), "H2", "catch=2; bounce=5; bounce=5")
    assert g.ball == "i4" and g.told("turnover") == [(0, "not_caught")]


def test_the_giver_or_a_mate_who_ends_with_the_ball_saves_the_turn():
    """Street Bowl 10.5."""
    g = hand(street(PAIR), "H2", "catch=2; bounce=4; catch=4")
    assert g.ball == "H1" and not g.s.is_turnover


def test_the_catch_skill_repeats_a_hand_off():
    """19.2 Catch."""
    g = hand(street(PAIR, H2={"skills": "catch"}), "H2", "catch=2; reroll catch; catch=3")
    assert g.ball == "H2"


def test_who_cannot_catch_lets_it_fall():
    """19.6 No Hands."""
    g = hand(street(PAIR, H2={"skills": "no-hands"}), "H2", "bounce=5; bounce=5")
    assert g.ball == "i4" and g.s.is_turnover


def test_the_ball_goes_to_standing_mates_next_to_the_giver_only():
    """Street Bowl 10.5."""
    g = street("""
          e  f   g   h
       3  .  A1  .   .
       4  H3 H1* H2_ H4
       5  .  .   H5  .
    """)
    assert [name_of(who) for who in hand_off.takers(g.s, number("H1"))] == ["H3", "H5"]


ORC = {"tag": "Orc", "skills": "animosity"}
MIXED = """
      e  f   g  h
   3  .  H3  .  .
   4  .  H1* H2 .
   5  .  H4  .  .
"""


def test_animosity_is_rolled_before_giving_to_another_race():
    """19.6 Animosity."""
    g = hand(street(MIXED, H1=ORC), "H2", "animosity=2; catch=3")
    assert g.ball == "H2" and g.rolls()[0] == ("animosity", 2)


def test_animosity_is_not_rolled_for_the_own_race_nor_by_others():
    """19.6 Animosity."""
    assert hand(street(MIXED, H1=ORC, H2={"tag": "Orc"}), "H2", "catch=3").ball == "H2"
    assert hand(street(MIXED, H2=ORC), "H2", "catch=3").ball == "H2"


def test_one_who_refuses_may_give_the_ball_to_his_own_race():
    """19.6 Animosity: only to them, and no more to the first."""
    g = hand(street(MIXED, H1=ORC, H4={"tag": "Orc"}), "H2", "animosity=1; other_target f5; catch=3")
    assert g.ball == "H4" and g.told("refuses") == [(0, 1)] and g.askers() == [("other_target", 0)]
    with pytest.raises(AssertionError, match="f3"):
        hand(street(MIXED, H1=ORC, H4={"tag": "Orc"}), "H2", "animosity=1; other_target f3")


def test_one_who_refuses_and_has_nobody_else_wastes_the_action_and_keeps_the_ball():
    """19.6 Animosity: not a turnover."""
    g = hand(street(MIXED, H1=ORC), "H2", "animosity=1")
    assert g.ball == "H1" and not g.s.is_turnover
    g = hand(street(MIXED, H1=ORC, H4={"tag": "Orc"}), "H2", "animosity=1; other_target waste")
    assert g.ball == "H1" and not g.s.is_turnover


def test_the_team_may_repeat_animosity():
    """Ruling 62."""
    g = hand(street(MIXED, H1=ORC, rerolls=(1, 0)), "H2", "animosity=1; reroll team; animosity=2; catch=3")
    assert g.ball == "H2"


def test_animosity_also_stops_a_pass_before_anybody_intercepts():
    """19.6 Animosity; 17."""
    field = """
          e   f  g  h
       3  .   .  .  H3
       4  H1* .  A1 H2
    """
    g = street(field, H1=ORC, H3={"tag": "Orc"})
    g.do(passing.throw_ball, "H1", "h4", tape="animosity=1; other_target h3; intercept nobody; pass=3; catch=4")
    assert g.ball == "H3"
    g = street(field, H1=ORC)
    g.do(passing.throw_ball, "H1", "h4", tape="animosity=1")
    assert g.ball == "H1" and g.kinds() == ["refuses"]


def test_animosity_asks_nothing_of_a_pass_to_an_empty_square_or_an_opponent():
    """19.6 Animosity."""
    field = """
          e   f  g  h
       4  H1* .  .  A1
    """
    g = street(field, H1=ORC)
    g.do(passing.throw_ball, "H1", "g4", tape="pass=3; bounce=4; bounce=2")
    g = street(field, H1=ORC)
    g.do(passing.throw_ball, "H1", "h4", tape="pass=3; catch=3")
    assert g.ball == "A1"
