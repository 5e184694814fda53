"""Street Bowl 19.1: Pass Block."""

import pytest

from fracas.games.street_bowl import pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.throwing import dump_off, hail_mary, passing, wall_pass
from tests.street_bowl.diagrams import number, street

BLOCKER = {"skills": "pass-block"}


def throw(g, cell, tape):
    g.do(passing.throw_ball, "H1", cell, tape=tape)
    return g


FAR = """
      e   f  g  h  i  j  k
   1  .   .  .  .  .  .  .
   2  .   .  .  .  .  .  .
   3  .   .  .  .  .  .  .
   4  H1* .  .  .  .  H2 .
   5  .   .  .  .  .  .  .
   6  .   .  .  .  .  .  .
   7  .   .  A1 .  .  .  .
"""


def test_a_pass_blocker_runs_where_he_can_intercept():
    """19.1 Pass Block: before the interception, free of charge."""
    g = throw(street(FAR, A1=BLOCKER), "j4",
              "pass_block A1; pass_block_step g6; pass_block_step g5; pass_block_step stop; "
              "intercept A1; intercept=6")
    assert g.ball == "A1" and g.at("A1") == "g5" and {coach for _kind, coach in g.askers()} == {1}


def test_he_need_not_run():
    """Ruling 56."""
    g = throw(street(FAR, A1=BLOCKER), "j4", "pass_block nobody; pass=4; catch=3")
    assert g.at("A1") == "g7" and g.ball == "H2"


def test_he_stops_only_where_he_is_of_use_and_takes_only_steps_that_lead_there():
    """19.1 Pass Block: first step never an end in itself on g6, and away from the line there is no way."""
    g = throw(street(FAR, A1=BLOCKER), "j4", "pass_block A1; pass_block_step g6; pass_block_step g5; "
                                             "pass_block_step g4; intercept A1; intercept=6")
    steps = [options for kind, options in g.asked if kind == "pass_block_step"]
    assert {pitch.STREET.names[cell] for cell in steps[0]} == {"f6", "g6", "h6", "f7", "h7"}
    assert "stop" not in steps[1] and "stop" in steps[2]
    assert g.at("A1") == "g4"


def test_one_who_runs_takes_a_step_even_where_he_was_of_use():
    """19.1 Pass Block: he may stop where he arrives, not before he left."""
    g = throw(street(FAR.replace("A1", ". ").replace("   5  .   .  .", "   5  .   .  A1"), A1=BLOCKER), "j4",
              "pass_block A1; pass_block_step h5; pass_block_step stop; intercept nobody; pass=4; catch=3")
    steps = [options for kind, options in g.asked if kind == "pass_block_step"]
    assert "stop" not in steps[0] and "stop" in steps[1]


def test_he_runs_three_squares_at_most():
    """19.1 Pass Block: who cannot get anywhere of use does not run."""
    g = throw(street("""
          a   b  c  d  k
       4  H1* .  .  .  .
       5  .   .  .  H2 A1
    """, A1=BLOCKER), "d5", "pass=3; catch=3")
    assert g.at("A1") == "k5"


def test_he_may_run_under_the_ball_or_to_thrower_or_catcher():
    """19.1 Pass Block: the empty target square; a tackle zone on thrower or catcher."""
    g = throw(street("""
          e   f  g  h  i  j  k
       4  H1* .  .  .  .  .  A1
    """, A1=BLOCKER), "j4", "pass_block A1; pass_block_step j4; pass_block_step stop; pass=4; catch=3")
    assert g.ball == "A1" and g.s.is_turnover
    g = throw(street("""
          e   f  g  h  i  j  k  l  m
       4  H1* .  .  .  .  H2 .  .  A1
    """, A1=BLOCKER), "j4", "pass_block A1; pass_block_step l4; pass_block_step k4; pass_block_step stop; "
                            "pass=4; catch=4")
    assert g.rolls()[-1] == ("catch", 4)
    g = throw(street("""
          a  b  c   d  e  f
       4  A1 .  H1* .  .  H2
    """, A1=BLOCKER), "f4", "pass_block A1; pass_block_step b4; pass_block_step stop; pass=4; catch=3")
    assert g.rolls()[0] == ("pass", 4)


def test_he_dodges_as_usual_and_stops_where_he_falls():
    """19.1 Pass Block: all normal rolls; no turnover, as it is not his turn."""
    marked = FAR.replace("   7  .   .  A1", "   7  .   H3 A1")
    g = throw(street(marked, A1=BLOCKER), "j4",
              "pass_block A1; pass_block_step h6; dodge=3; pass_block_step h5; pass_block_step stop; "
              "intercept nobody; pass=4; catch=3")
    assert g.at("A1") == "h5"
    g = throw(street(marked, A1=BLOCKER), "j4",
              "pass_block A1; pass_block_step h6; dodge=2; armour=1,1; pass=4; catch=3")
    assert g.condition("A1") == st.PRONE and g.ball == "H2" and not g.s.is_turnover


def test_several_run_one_after_the_other():
    """19.1 Pass Block."""
    g = throw(street(FAR.replace("   6  .   .  .", "   6  A2  .  ."), A1=BLOCKER, A2=BLOCKER), "j4",
              "pass_block A2; pass_block_step e5; pass_block_step stop; "
              "pass_block A1; pass_block_step g6; pass_block_step g5; pass_block_step stop; "
              "intercept nobody; pass=5; catch=3")
    assert (g.at("A1"), g.at("A2")) == ("g5", "e5")


def test_who_lies_is_rooted_dazed_or_chained_does_not_run():
    """19.1 Pass Block; 19.6 Take Root, Ball & Chain; Ruling 81."""
    calm = "pass=4; catch=3"
    throw(street(FAR.replace("A1", "A1_"), A1=BLOCKER), "j4", calm)
    throw(street(FAR, A1={"skills": "pass-block ball-and-chain no-hands"}), "j4", calm)
    g = street(FAR, A1=BLOCKER)
    g.s.rooted[number("A1")] = 1
    throw(g, "j4", calm)
    g = street(FAR, A1=BLOCKER)
    g.s.alertness[number("A1")] = st.CONFUSED
    throw(g, "j4", calm)


def test_a_team_mate_of_the_thrower_does_not_run():
    """19.1 Pass Block: an opponent announces the pass."""
    throw(street(FAR, H2=BLOCKER), "j4", "pass=4; catch=3")


def test_against_a_wall_pass_he_runs_for_tackle_zones_only():
    """10.4; 19.1 Pass Block: neither to intercept nor under the ball."""
    wide = """
          e   i  j  k  o
       1  H1* .  .  .  H2
       4  .   .  A1 .  .
    """
    g = throw(street(wide, A1=BLOCKER), "o1", "pass_block nobody; pass=5; catch=3")
    g = street(wide, A1=BLOCKER)
    g.do(wall_pass.bank, "H1", "o1", "north", tape="pass=6; catch=3")
    assert g.at("A1") == "j4" and g.ball == "H2"
    g = street("""
          e   f  g  h  i  j
       1  .   .  .  .  .  .
       2  H1* .  .  .  A1 .
    """, A1=BLOCKER)
    g.do(wall_pass.bank, "H1", "h2", "north",
         tape="pass_block A1; pass_block_step h1; pass_block_step g1; pass_block_step f1; pass=6; bounce=2; bounce=4")
    assert g.at("A1") == "f1" and g.ball == "g1"


def test_against_a_hail_mary_he_runs_but_does_not_intercept():
    """19.1 Pass Block; 19.3 Hail Mary Pass."""
    g = street("""
          e   f  g  w  x  y
       4  H1* .  .  A1 .  .
    """, A1=BLOCKER, H1={"skills": "hail-mary-pass"})
    g.do(hail_mary.hail_mary, "H1", "y4",
         tape="pass_block A1; pass_block_step x4; pass_block_step y4; "
              "hail_mary=3; scatter=4; scatter=2; scatter=8; catch=4")
    assert g.ball == "A1"


def test_the_moving_team_runs_against_a_dump_off_and_the_blocker_himself_stays():
    """19.1 Pass Block: knocked down in his own turn it is a turnover."""
    field = """
          k  l   m  n  o  p
       4  H1 A1* .  .  A2 .
       5  .  .   .  .  .  A3
       6  .  .   .  .  .  H2
    """
    g = street(field, A1={"skills": "dump-off"}, H1=BLOCKER, H2=BLOCKER)
    g.s.acting = number("H1")
    g.do(dump_off.dump_off, "A1", tape="dump_off o4; pass_block H2; pass_block_step o5; dodge=5; "
                                       "pass_block_step n4; dodge=5; pass_block_step stop; intercept H2; intercept=6")
    assert g.ball == "H2" and not g.s.is_turnover
    assert g.askers()[1:] == [("pass_block", 0), ("pass_block_step", 0), ("pass_block_step", 0),
                              ("pass_block_step", 0), ("intercept", 0)]
    g = street(field, A1={"skills": "dump-off"}, H1=BLOCKER, H2=BLOCKER)
    g.s.acting = number("H1")
    g.do(dump_off.dump_off, "A1",
         tape="dump_off o4; pass_block H2; pass_block_step o5; dodge=1; armour=1,1; pass=4; catch=3")
    assert g.ball == "A2" and g.s.is_turnover


NEAR = """
      i  j  k  l   m  n  o  p
   2  .  .  .  .   .  .  .  .
   3  .  .  .  .   A1 .  .  .
   4  .  .  .  H1* .  .  H2 .
   5  .  .  .  .   .  .  .  .
"""
DIVES = "pass_block A1; pass_block_step n3; dodge=4; diving_tackle H1; armour=1,1; bounce=2"


@pytest.mark.parametrize("thrown", [
    lambda g: g.do(passing.throw_ball, "H1", "o4", tape=DIVES),
    lambda g: g.do(wall_pass.bank, "H1", "o4", "north", tape=DIVES),
    lambda g: g.do(hail_mary.hail_mary, "H1", "o4", tape=DIVES),
])
def test_a_thrower_who_dives_after_a_pass_blocker_has_no_ball_left_to_throw(thrown):
    """19.2 Diving Tackle, 11.3: placed prone he loses it, which is a turnover; nothing flies and nobody must catch."""
    g = street(NEAR, H1={"skills": "diving-tackle hail-mary-pass"}, A1=BLOCKER)
    thrown(g)
    assert g.at("H1") == "m3" and g.condition("H1") == st.PRONE and g.ball not in ("H1", "H2", "o4")
    assert "loses_ball" in g.kinds() and "ball_rests" in g.kinds() and g.kinds().count("turnover") == 1
    assert not {"lands", "catches", "fumbles", "scatters", "hits_wall"} & set(g.kinds())


def test_nobody_else_runs_once_the_thrower_has_no_ball_left_to_throw():
    """19.1 Pass Block: there is no pass any more that he could hinder."""
    g = street(NEAR.replace("5  .  .  .  .   .  .  .  .", "5  .  .  .  .   .  .  .  A2"),
               H1={"skills": "diving-tackle"}, A1=BLOCKER, A2=BLOCKER)
    g.do(passing.throw_ball, "H1", "o4", tape=DIVES)
    asked = [options for kind, options in g.asked if kind == "pass_block"]
    assert [len(options) for options in asked] == [3] and g.at("H1") == "m3"
