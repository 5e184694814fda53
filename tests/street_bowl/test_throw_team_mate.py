"""Street Bowl 12: throwing a team-mate."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import legal_actions
from fracas.games.street_bowl.pitch import STREET
from tests.street_bowl.diagrams import number, street

TROLL = {"H1": {"st": 5, "ag": 1, "skills": "throw-team-mate"}, "H2": {"st": 2, "skills": "right-stuff"}}
BESIDE = """
      k  l  m  n  o  p  q
   1  .  .  .  .  .  .  .
   2  .  .  .  .  .  .  .
   3  .  .  .  .  .  .  .
   4  H1 H2 .  .  .  .  .
"""


def thrown(picture=BESIDE, **more):
    """Return a scene in which H1 is about to throw H2."""
    return street(picture, **{**TROLL, **more}).acts("H1", "throw")


def test_a_throw_scatters_three_times_even_if_it_is_accurate():
    """Trap 16. Street Bowl 12 (2): never exactly."""
    for face in (6, 5):
        g = thrown()
        g.act("throw", "H1", "H2", "o4", tape=f"pass={face}; scatter=5; scatter=2; scatter=5; landing=4")
        assert g.at("H2") == "q3" and g.condition("H2") == st.STANDING and g.s.side == 0
        assert g.s.used[number("H1")] and not g.s.used[number("H2")]
        assert g.offers("declare", "H2", "move") and g.rolls()[0] == ("pass", 6)


def test_a_fumbled_player_lands_where_he_stood_and_it_is_no_turnover():
    """Trap 16. Street Bowl 12 (2)."""
    g = thrown()
    g.act("throw", "H1", "H2", "o4", tape="pass=1; landing=4")
    assert g.at("H2") == "l4" and g.s.side == 0
    g = thrown()
    g.act("throw", "H1", "H2", "o4", tape="pass=2; landing=3; armour=1,1")  # 2 less 1 for the throw
    assert g.at("H2") == "l4" and g.condition("H2") == st.PRONE and g.s.side == 0
    assert g.offers("declare", "H2", "move")


def test_a_pass_of_a_player_is_repeated_only_if_it_is_a_fumble():
    """Street Bowl 12 (1): inaccurate is as good as accurate."""
    g = thrown(H1={"ag": 3, "skills": "throw-team-mate pass"})
    g.act("throw", "H1", "H2", "o4", tape="pass=1; reroll pass; pass=3; scatter=5; scatter=4; scatter=5; landing=4")
    assert g.at("H2") == "p4"


def test_zones_hinder_a_landing_and_a_failed_one_costs_armour_at_plus_one_but_no_turnover():
    """Trap 16. Street Bowl 12 (4), Ruling 25."""
    g = thrown("""
          k  l  m  n  o  p  q
       3  .  .  .  .  .  .  A1
       4  H1 H2 .  .  .  .  .
    """)
    g.act("throw", "H1", "H2", "o4", tape="pass=6; scatter=5; scatter=4; scatter=5; landing=4; armour=4,4; injury=1,1")
    assert ("landing", 5) in g.rolls() and ("armour", 8) in g.rolls() and g.s.side == 0
    assert g.condition("H2") == st.STUNNED_NOW


def test_a_thrown_player_with_the_ball_who_does_not_stand_is_a_turnover():
    """Trap 16. Street Bowl 6 "Turnover list" 6."""
    g = thrown(BESIDE.replace("H2", "H2*"))
    g.act("throw", "H1", "H2", "o4", tape="pass=6; scatter=5; scatter=4; scatter=5; landing=3; armour=1,1; bounce=5")
    assert g.s.side == 1 and g.ball == "q4"
    g = thrown(BESIDE.replace("H2", "H2*"))
    g.act("throw", "H1", "H2", "o4", tape="pass=6; scatter=5; scatter=4; scatter=5; landing=4")
    assert g.s.side == 0 and g.ball == "H2"


def test_landing_on_the_ball_makes_it_bounce_and_landing_with_it_in_the_end_zone_scores():
    """Street Bowl 12 (5)."""
    g = thrown()
    g.s.ball = STREET.cell_named("p4")
    g.act("throw", "H1", "H2", "o4", tape="pass=6; scatter=5; scatter=4; scatter=5; landing=4; bounce=5")
    assert g.ball == "q4" and g.s.side == 0
    g = thrown("""
          v  w   x  y  z
       4  H1 H2* .  .  .
    """)
    g.act("throw", "H1", "H2", "y4",
          tape="pass=6; scatter=5; scatter=2; scatter=7; landing=4; potion none; potion none")
    assert g.s.score == [1, 0]


def test_who_is_landed_on_is_knocked_down_and_the_thrown_one_tumbles_on_and_falls():
    """Street Bowl 12 (3), Ruling 25: hit player first, +1 on both."""
    g = thrown("""
          k  l  m  n  o  p  q
       4  H1 H2 .  .  .  A1 A2
    """)
    g.act("throw", "H1", "H2", "o4",
          tape="pass=6; scatter=5; scatter=4; scatter=5; armour=4,4; injury=1,1; scatter=5; scatter=2; armour=1,1")
    assert g.condition("A1") == st.STUNNED and g.condition("A2") == st.STANDING
    assert g.at("H2") == "q3" and g.condition("H2") == st.PRONE and g.s.side == 0


def test_landing_on_the_own_side_is_a_turnover_even_if_he_lay_there():
    """Street Bowl 12 (3), Ruling 64."""
    g = thrown("""
          k  l  m  n  o  p  q
       4  H1 H2 .  .  .  H3_ .
    """)
    g.act("throw", "H1", "H2", "o4",
          tape="pass=6; scatter=5; scatter=4; scatter=5; armour=1,1; scatter=5; armour=1,1")
    assert g.s.side == 1 and g.condition("H3") == st.PRONE


def test_over_an_end_he_is_in_the_crowd_which_is_a_turnover_only_with_the_ball():
    """Street Bowl 12 (3), 8.3."""
    end = """
          w  x  y  z
       4  H1 H2 .  .
    """
    g = thrown(end)
    g.act("throw", "H1", "H2", "z4", tape="pass=6; scatter=5; injury=1,1")
    assert g.at("H2") == st.RESERVES and g.s.side == 0
    g = thrown(end.replace("H2", "H2*"))
    g.act("throw", "H1", "H2", "z4",
          tape="pass=6; scatter=5; injury=1,1; throw_in_way=3; throw_in=1,1; bounce=2; bounce=2")
    assert g.s.side == 1


WALL = """
      k  l  m  n  o  p
   1  .  .  .  .  .  .
   2  .  .  .  .  .  .
   3  H1 H2 .  .  .  .
"""


def test_slamming_into_a_wall_stops_him_there_with_two_more_on_armour_and_loses_the_rest_of_the_flight():
    """Street Bowl 12 "Into a wall" 1-5, Ruling 39."""
    g = thrown(WALL)
    g.act("throw", "H1", "H2", "o1", tape="pass=6; scatter=5; scatter=2; into_wall=5; armour=3,3")
    assert g.at("H2") == "p1" and g.condition("H2") == st.PRONE and ("armour", 7) in g.rolls() and g.s.side == 0


def test_slamming_with_the_ball_is_a_turnover():
    """Street Bowl 12 "Into a wall"."""
    g = thrown(WALL.replace("H2", "H2*"))
    g.act("throw", "H1", "H2", "o1", tape="pass=6; scatter=2; into_wall=1; armour=1,1; bounce=7")
    assert g.at("H2") == "o1" and g.s.side == 1 and g.ball == "o2"


def test_a_slam_where_somebody_stands_hits_him_first_and_keeps_the_two():
    """Ruling 39."""
    g = thrown(WALL.replace("1  .  .  .  .  .", "1  .  .  .  .  A1"))
    g.act("throw", "H1", "H2", "o1", tape="pass=6; scatter=2; into_wall=3; armour=1,1; scatter=5; armour=3,3")
    assert g.condition("A1") == st.PRONE and g.at("H2") == "p1" and g.rolls()[-1] == ("armour", 7)


@pytest.mark.parametrize("face, way, end", [
    (1, "south", "o2"), (3, "southeast", "q3"), (4, "southwest", "m3"), (6, "south", "o4"),
])
def test_a_six_lets_his_coach_kick_him_off_the_wall_by_a_d3(face, way, end):
    """Street Bowl 12 "Into a wall" 6, Ruling 40."""
    g = thrown(WALL)
    g.act("throw", "H1", "H2", "o1",
          tape=f"pass=6; scatter=2; into_wall=6; kick_off_wall {way}; kick_off_wall={face}; landing=4")
    assert g.at("H2") == end and g.condition("H2") == st.STANDING


def test_kicking_off_a_wall_onto_somebody_or_over_an_end():
    """Ruling 40."""
    g = thrown(WALL.replace("2  .  .  .  .  .", "2  .  .  .  .  A1"))
    g.act("throw", "H1", "H2", "o1", tape="pass=6; scatter=2; into_wall=6; kick_off_wall south; kick_off_wall=1; "
          "armour=1,1; scatter=5; armour=1,1")
    assert g.at("H2") == "p2" and g.condition("H2") == st.PRONE
    g = thrown("""
          w  x  y  z
       1  .  .  .  .
       2  H1 H2 .  .
    """)
    g.act("throw", "H1", "H2", "z1",
          tape="pass=6; scatter=2; into_wall=6; kick_off_wall southeast; kick_off_wall=3; injury=4,4")
    assert g.at("H2") == st.KNOCKED_OUT


def test_the_hungry_roll_twice_and_eat_only_on_two_ones():
    """Trap 16. Street Bowl 19 Always Hungry."""
    hungry = {"H1": {"skills": "throw-team-mate always-hungry"}}
    g = thrown(**hungry)
    g.act("throw", "H1", "H2", "o4", tape="always_hungry=1; eats=1")
    assert g.at("H2") == st.DEAD and g.s.side == 0
    g = thrown(**hungry)
    g.act("throw", "H1", "H2", "o4", tape="always_hungry=1; eats=2; landing=4")
    assert g.at("H2") == "l4" and g.condition("H2") == st.STANDING and g.s.side == 0
    g = thrown(**hungry)
    g.act("throw", "H1", "H2", "o4", tape="always_hungry=2; pass=6; scatter=5; scatter=4; scatter=5; landing=4")
    assert g.at("H2") == "p4"


def test_eating_or_nearly_eating_the_ball_carrier_is_a_turnover():
    """Street Bowl 6 "Turnover list" 6, 19 Always Hungry."""
    hungry = {"H1": {"skills": "throw-team-mate always-hungry"}}
    g = thrown(BESIDE.replace("H2", "H2*"), **hungry)
    g.act("throw", "H1", "H2", "o4", tape="always_hungry=1; eats=1; bounce=5")
    assert g.s.side == 1 and g.ball == "m4"
    g = thrown(BESIDE.replace("H2", "H2*"), **hungry)
    g.act("throw", "H1", "H2", "o4", tape="always_hungry=1; eats=2; landing=4")
    assert g.s.side == 1 and g.ball == "H2"


def throws(g):
    """List who can be thrown where."""
    return {action[2:] for action in legal_actions(g.s) if action[0] == "throw"}


def test_only_standing_neighbours_of_the_right_stuff_are_thrown_quick_or_short():
    """Street Bowl 12 (1), Ruling 28."""
    mate = number("H2")
    fine = throws(thrown(BESIDE.replace("1  .", "1  H3"), H3={"skills": "right-stuff"}))
    assert {who for who, _cell in fine} == {mate}
    assert (mate, STREET.cell_named("q4")) in fine and (mate, STREET.cell_named("r4")) not in fine
    assert not throws(thrown(BESIDE.replace("H2", "H2_")))
    smog = throws(thrown(weather=st.SMOG))
    assert (mate, STREET.cell_named("n4")) in smog and (mate, STREET.cell_named("o4")) not in smog
