"""Street Bowl 19.6: Bombardier."""

import pytest

from fracas.games.street_bowl import ball, pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.throwing import bomb
from tests.street_bowl.diagrams import number, street

FIELD = """
      e  f  g  h  i
   3  .  .  .  .  .
   4  H1 .  .  A1 .
   5  .  .  .  .  .
"""


def throw(g, cell, tape):
    g.do(bomb.throw_bomb, "H1", cell, tape=tape)
    return g


def blasts(g):
    """List where bombs exploded."""
    return [pitch.STREET.names[cell] for cell, in g.told("explodes")]


def test_a_bomb_is_thrown_like_a_ball_and_knocks_down_who_does_not_catch_it():
    """19.6 Bombardier: +1 on Armour for the cobbles."""
    g = throw(street(FIELD), "h4", "pass=3; catch_bomb leave; armour=4,3")
    assert g.condition("A1") == st.PRONE and not g.s.is_turnover
    assert g.kinds()[:4] == ["throws_bomb", "bomb_lands", "explodes", "falls"]
    g = throw(street(FIELD), "h4", "pass=3; catch_bomb leave; armour=4,4; injury=1,1")
    assert g.condition("A1") == st.STUNNED


def test_who_fails_to_catch_a_bomb_is_in_the_middle_of_it():
    """19.6 Bombardier; an accurate one is caught at +1."""
    g = throw(street(FIELD), "h4", "pass=3; catch_bomb catch; catch=2; armour=1,1")
    assert g.condition("A1") == st.PRONE and ("catch", 3) in g.rolls()


def test_who_catches_a_bomb_throws_it_on_from_where_he_stands():
    """19.6 Bombardier, Ruling 75: measured from him."""
    g = throw(street(FIELD), "h4", "pass=3; catch_bomb catch; catch=3; bomb_target e4; pass=3; catch_bomb leave; "
                                   "armour=1,1")
    assert g.condition("H1") == st.PRONE and g.condition("A1") == st.STANDING
    assert g.told("throws_bomb")[1][:2] == (number("A1"), pitch.STREET.cell_named("e4"))


def test_who_intercepts_a_bomb_throws_it_on_and_that_is_no_turnover():
    """19.6 Bombardier: the coach decides whether he tries."""
    field = """
          e  f  g  h  i
       4  H1 .  A1 .  A2
    """
    g = throw(street(field), "i4", "intercept A1; intercept=6; bomb_target i2; pass=3")
    assert "explodes" in g.kinds() and not g.s.is_turnover
    g = throw(street(field), "i4", "intercept nobody; pass=4; catch_bomb leave; armour=1,1")
    assert g.condition("A2") == st.PRONE


def test_a_bomb_in_an_empty_square_explodes_at_once_and_reaches_its_neighbours_on_four():
    """Ruling 75: in the order of the scatter template, prone and stunned players too; bombs do not bounce."""
    g = throw(street("""
          e  f  g  h   i
       3  .  .  .  A1  .
       4  H1 .  .  .   A2_
       5  .  .  .  A3% A4
    """), "h4", "pass=3; blast=4; armour=1,1; blast=4; armour=1,1; blast=3; blast=6; armour=6,6; injury=1,1")
    assert [g.condition(name) for name in ("A1", "A2", "A3", "A4")] == [
        st.PRONE, st.PRONE, st.STUNNED, st.STUNNED,
    ]
    whom = [e.facts[0].request.who for e in g.events if e.kind == "roll" and e.facts[0].request.kind == "blast"]
    assert whom == [number(name) for name in ("A1", "A2", "A3", "A4")]


def test_an_inaccurate_bomb_scatters_three_times():
    """Ruling 75."""
    g = throw(street(FIELD), "h4", "pass=2; scatter=5; scatter=5; scatter=5")
    assert blasts(g) == ["k4"]


def test_an_inaccurate_bomb_is_caught_at_nothing():
    """19.6 Bombardier: the ball rules."""
    g = throw(street(FIELD), "g4", "pass=2; scatter=2; scatter=5; scatter=7; catch_bomb catch; catch=3; armour=1,1")
    assert ("catch", 4) in g.rolls() and g.condition("A1") == st.PRONE


def test_a_blast_reaches_the_corner_of_the_street_and_nobody_off_it():
    """Ruling 75: all neighbours, the north-western one first."""
    g = throw(street("""
          a  b  c  d  e
       1  A1 .  .  .  .
       2  .  .  .  .  H1
    """), "b2", "pass=3; blast=4; armour=1,1")
    assert g.condition("A1") == st.PRONE


def test_a_fumbled_bomb_explodes_at_the_thrower_and_is_a_turnover():
    """Trap 17: not at the target. 19.6 Bombardier."""
    g = throw(street(FIELD), "h4", "pass=1; armour=1,1")
    assert blasts(g) == ["e4"] and g.condition("H1") == st.PRONE
    assert g.condition("A1") == st.STANDING and g.told("turnover") == [(0, "bomb_fumble")]


def test_a_bomb_fumbled_by_the_other_team_is_no_turnover_by_itself():
    """Trap 17, Ruling 75."""
    g = throw(street(FIELD), "h4", "pass=3; catch_bomb catch; catch=3; bomb_target e4; pass=1; armour=1,1")
    assert g.condition("A1") == st.PRONE and not g.s.is_turnover


def test_a_player_of_the_moving_team_felled_by_a_blast_is_a_turnover_an_opponent_is_not():
    """Trap 17. 19.6 Bombardier; turnover 1 of 6."""
    field = """
          e  f  g  h  i
       4  H1 .  .  A1 H2
    """
    g = throw(street(field), "h4", "pass=3; catch_bomb leave; armour=1,1; blast=4; armour=1,1")
    assert g.condition("H2") == st.PRONE and g.told("turnover") == [(0, "knocked_down")] and g.s.is_turnover
    g = throw(street(field), "i4", "intercept nobody; pass=4; catch_bomb leave; armour=1,1; blast=3")
    assert g.condition("H2") == st.PRONE and g.s.is_turnover
    g = throw(street(field), "h4", "pass=3; catch_bomb leave; armour=1,1; blast=3")
    assert not g.s.is_turnover


def test_a_safe_throw_saves_no_bomb_from_a_fumble_but_cancels_its_interception():
    """19.3 Safe Throw: fumbles of the ball only."""
    g = street(FIELD, H1={"skills": "safe-throw"}, weather=st.WIND)
    throw(g, "p4", "intercept nobody; pass=3; armour=1,1")
    assert g.condition("H1") == st.PRONE and g.s.is_turnover
    g = street("""
          e  f  g  h  i
       4  H1 .  A1 .  .
    """, H1={"skills": "safe-throw"})
    throw(g, "i4", "intercept A1; intercept=6; safe_throw=4; pass=4")
    assert blasts(g) == ["i4"]


def test_a_bomb_into_a_wall_explodes_in_the_last_square_and_over_an_end_harms_nobody():
    """Ruling 38."""
    g = throw(street("""
          e  f  g  h
       1  .  .  .  A1
       2  H1 .  .  .
    """), "h2", "pass=2; scatter=1; scatter=2; blast=1")
    assert blasts(g) == ["g1"]
    g = throw(street("""
          w  x  y  z
       4  H1 .  A1 .
    """), "z4", "intercept nobody; pass=2; scatter=5")
    assert g.kinds()[-1] == "bomb_harmless" and g.condition("A1") == st.STANDING


def test_a_bomb_reaches_a_carrier_whose_ball_bounces_once_after_all_rolls():
    """Street Bowl 11.3, Ruling 75; a carrier may catch a bomb all the same."""
    field = """
          e  f  g  h   i
       4  H1 .  .  A1* A2
    """
    g = throw(street(field), "h4", "pass=3; catch_bomb leave; armour=1,1; blast=4; armour=1,1")
    assert g.ball == "h4" and g.s.bounces == 1
    g.do(ball.settle_ball, tape="bounce=2")
    assert g.ball == "h3"
    g = throw(street(field), "h4", "pass=3; catch_bomb catch; catch=3; bomb_target h7; pass=3")
    assert g.ball == "A1"


@pytest.mark.parametrize(("weather", "last"), [(st.SMOG, "h"), (st.SNOW, "k"), (st.FINE, "r")])
def test_weather_limits_bombs_too(weather, last):
    """Ruling 28."""
    g = street(FIELD, weather=weather)
    assert max(cell % 26 for cell in bomb.targets(g.s, number("H1"))) == ord(last) - ord("a")


def test_a_diver_may_try_for_a_bomb_and_holds_it_if_he_misses():
    """19.2 Diving Catch: as if it had come down on him."""
    field = """
          e  f  g  h  i
       4  H1 .  .  .  A1
    """
    g = throw(street(field, A1={"skills": "diving-catch"}), "h4", "pass=3; dive A1; catch=2; armour=1,1")
    assert blasts(g) == ["i4"] and g.condition("A1") == st.PRONE
    g = throw(street(field, A1={"skills": "diving-catch"}), "h4", "pass=3; dive leave; blast=1")
    assert blasts(g) == ["h4"]


def test_the_pass_skill_repeats_a_bomb():
    """Trap 6, for bombs. 19.3 Pass."""
    throw(street(FIELD, H1={"skills": "pass"}), "h4", "pass=1; reroll pass; pass=3; catch_bomb leave; armour=1,1")
    throw(street(FIELD, H1={"skills": "pass"}), "h4", "pass=2; reroll pass; pass=3; catch_bomb leave; armour=1,1")


def test_a_lobbed_bomb_is_a_hail_mary():
    """19.6 Bombardier; 19.3 Hail Mary Pass: no interception, three scatters, 1 is a fumble."""
    g = street(FIELD, H1={"skills": "hail-mary-pass"})
    g.do(bomb.lob_bomb, "H1", "y4", tape="hail_mary=2; scatter=4; scatter=4; scatter=2")
    assert blasts(g) == ["w3"]
    g = street(FIELD, H1={"skills": "hail-mary-pass"})
    g.do(bomb.lob_bomb, "H1", "y4", tape="hail_mary=1; armour=1,1")
    assert g.told("turnover")[0] == (0, "bomb_fumble") and g.condition("H1") == st.PRONE


def test_who_catches_a_bomb_may_lob_it_if_he_can():
    """19.6 Bombardier, 19.3 Hail Mary Pass."""
    g = throw(street(FIELD, A1={"skills": "hail-mary-pass"}), "h4",
              "pass=3; catch_bomb catch; catch=3; bomb_throw lob; bomb_target z4; hail_mary=3; scatter=5")
    assert g.kinds()[-1] == "bomb_harmless" and {coach for _kind, coach in g.askers()} == {1}
    g = throw(street(FIELD, A1={"skills": "hail-mary-pass"}), "h4",
              "pass=3; catch_bomb catch; catch=3; bomb_throw throw; bomb_target h7; pass=3")
    assert blasts(g) == ["h7"]


def test_nobody_catches_a_bomb_who_could_not_catch_a_ball():
    """19.6 Bombardier, No Hands."""
    throw(street(FIELD, A1={"skills": "no-hands"}), "h4", "pass=3; armour=1,1")
    throw(street(FIELD.replace("A1", "A1_")), "h4", "pass=3; armour=1,1")
