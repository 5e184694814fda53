"""Street Bowl 10.2: passes, fumbles, turnovers, and the skills of passing."""

import pytest

from fracas.games.street_bowl import pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.roll import helps
from fracas.games.street_bowl.throwing import passing
from fracas.games.street_bowl.throwing.passing import ACCURATE, FUMBLE, INACCURATE
from fracas.kernel.table import Reason
from tests.street_bowl.diagrams import number, street

FIELD = """
      c  d  e   f  g  h  i
   3  .  .  .   .  .  .  .
   4  .  .  H1* .  .  H2 .
   5  .  .  .   .  .  .  .
"""


def throw(g, cell, tape):
    g.do(passing.throw_ball, "H1", cell, tape=tape)
    return g


def need(text, cell, **more):
    """Return the face needed for an accurate pass by H1."""
    g = street(text, **more)
    return passing.roll.need_of(passing.pass_reasons(g.s, number("H1"), pitch.STREET.cell_named(cell)))


def test_an_accurate_pass_lands_in_its_square_and_is_caught_at_plus_one():
    """Street Bowl 10.2."""
    g = throw(street(FIELD), "h4", "pass=3; catch=3")
    assert g.ball == "H2" and g.rolls() == [("pass", 3), ("catch", 3)] and not g.s.is_turnover
    assert g.kinds() == ["passes", "lands", "catches"]


def test_a_natural_six_is_accurate_at_any_range():
    """Street Bowl 10.2."""
    g = throw(street(FIELD, H1={"ag": 1}), "q4", "pass=6; bounce=4; bounce=4")
    assert g.ball == "o4"


def test_an_accurate_pass_not_caught_by_the_moving_team_is_a_turnover():
    """Street Bowl 6 (2), 10.2."""
    g = throw(street(FIELD), "h4", "pass=3; catch=2; bounce=4; bounce=4")
    assert g.ball == "f4" and g.told("turnover") == [(0, "not_caught")]


def test_a_ball_caught_by_any_team_mate_before_it_rests_is_no_turnover():
    """Street Bowl 6 (2): after a failed catch and a bounce, too."""
    g = throw(street("""
          e   f  g  h  i  j
       4  H1* .  .  H2 H3 .
    """), "h4", "pass=3; catch=2; bounce=5; catch=4")
    assert g.ball == "H3" and not g.s.is_turnover


def test_the_thrower_himself_may_catch_his_inaccurate_pass():
    """Street Bowl 10.2: any moving-team player."""
    g = throw(street(FIELD), "g4", "pass=2; scatter=4; scatter=4; scatter=2; bounce=7; catch=4")
    assert g.ball == "H1" and not g.s.is_turnover


def test_a_pass_to_an_empty_square_bounces_twice_and_is_a_turnover():
    """Street Bowl 10.2, 11.1."""
    g = throw(street(FIELD), "g5", "pass=3; bounce=4; bounce=2")
    assert g.ball == "f4" and g.s.is_turnover


def test_a_pass_to_an_empty_square_may_be_dived_for():
    """19.2 Diving Catch: accurate and inaccurate ones."""
    g = throw(street(FIELD, H2={"skills": "diving-catch"}), "g4", "pass=3; dive H2; catch=3")
    assert g.ball == "H2" and not g.s.is_turnover
    g = throw(street(FIELD, H2={"skills": "diving-catch"}), "g4", "pass=2; scatter=2; scatter=7; scatter=2; dive H2; "
                                                                 "catch=4")
    assert g.ball == "H2"


def test_a_pass_caught_by_an_opponent_is_a_turnover():
    """Street Bowl 6 (2): opponents catch by the same rules."""
    g = throw(street(FIELD), "i4", "pass=4; bounce=4; catch=4")
    assert g.ball == "H2" and not g.s.is_turnover
    g = throw(street("""
          e   f  g  h
       4  H1* .  .  A1
    """), "h4", "pass=3; catch=3")
    assert g.ball == "A1" and g.told("turnover") == [(0, "not_caught")]


def test_an_inaccurate_pass_scatters_three_times_square_by_square():
    """Trap 8: three single scatters, not a kick's distance. Street Bowl 10.2."""
    g = throw(street(FIELD), "h4", "pass=2; scatter=5; scatter=2; scatter=5; bounce=5; bounce=5")
    assert g.ball == "l3"
    assert [pitch.STREET.names[b] for _a, b in g.told("scatters")] == ["i4", "i3", "j3"]


def test_only_the_last_square_of_a_scatter_matters_and_the_catch_there_is_at_nothing():
    """Ruling 29."""
    g = throw(street("""
          e   f  g  h  i  j  k
       4  H1* .  .  .  A1 A2 H2
    """), "h4", "pass=2; scatter=5; scatter=5; scatter=5; catch=5")
    assert g.ball == "H2" and g.rolls()[-1] == ("catch", 5) and not g.s.is_turnover


def test_a_scatter_into_a_wall_is_deflected_at_once_and_the_other_steps_are_lost():
    """Trap 8, Ruling 29. Street Bowl 11.4."""
    g = throw(street("""
          e   f  g  h
       1  .   .  .  .
       2  H1* .  .  .
    """), "h1", "pass=2; scatter=2; deflection_way=3; deflection=3; bounce=5; bounce=5")
    assert g.ball == "j4" and [kind for kind, _ in g.rolls()].count("scatter") == 1


def test_a_scatter_over_an_end_is_thrown_in():
    """Ruling 29. Street Bowl 11.5."""
    g = throw(street("""
          w   x  y  z
       4  H1* .  .  .
    """), "z4", "pass=2; scatter=5; throw_in_way=3; throw_in=1,1; bounce=2; bounce=2")
    assert g.ball == "x2" and g.s.is_turnover


@pytest.mark.parametrize(("cell", "face"), [("f4", 3), ("i4", 4), ("l4", 5), ("p4", 6)])
def test_the_range_adds_to_the_roll(cell, face):
    """Street Bowl 10.1, 10.2."""
    assert need(FIELD, cell) == face


@pytest.mark.parametrize(("skills", "cell", "face"), [
    ("accurate", "i4", 3), ("stunty", "i4", 5),
    ("strong-arm", "f4", 3), ("strong-arm", "i4", 3), ("strong-arm", "l4", 4), ("strong-arm", "p4", 5),
])
def test_skills_that_add_to_a_pass(skills, cell, face):
    """19.3 Accurate, 19.6 Stunty, 19.4 Strong Arm: not at Quick range."""
    assert need(FIELD, cell, H1={"skills": skills}) == face


MARKED = """
      c  d   e   f
   4  .  A1_ H1* A2
   5  .  A3  .   .
"""


def test_enemy_tackle_zones_wind_and_presence_hinder_a_pass():
    """Street Bowl 10.2; 19.3 Nerves of Steel; 19.5 Disturbing Presence."""
    assert need(MARKED, "h4") == 5
    assert need(MARKED, "h4", H1={"skills": "nerves-of-steel"}) == 3
    assert need(MARKED, "h4", H1={"skills": "nerves-of-steel"}, A1={"skills": "disturbing-presence"}) == 4
    assert need(FIELD, "h4", weather=st.WIND) == 4
    assert need(FIELD, "h4", weather=st.RAIN) == 3


def plain(ag, *amounts):
    return (Reason("agility", 7 - ag), *(helps("x", amount) for amount in amounts))


@pytest.mark.parametrize(("reasons", "results"), [
    (plain(3), {1: FUMBLE, 2: INACCURATE, 3: INACCURATE, 4: ACCURATE, 6: ACCURATE}),
    (plain(3, 1), {1: FUMBLE, 2: INACCURATE, 3: ACCURATE}),
    (plain(3, -2), {2: FUMBLE, 3: FUMBLE, 4: INACCURATE, 5: INACCURATE, 6: ACCURATE}),
    (plain(3, -1, -1, -1), {3: FUMBLE, 4: FUMBLE, 5: INACCURATE, 6: ACCURATE}),
    (plain(3, -6), {5: FUMBLE, 6: ACCURATE}),
    (plain(1), {5: INACCURATE, 6: ACCURATE}),
    (plain(5, 1), {1: FUMBLE, 2: ACCURATE}),
])
def test_a_modified_one_or_less_is_a_fumble_a_natural_six_never(reasons, results):
    """Trap 7: not only a natural 1. Street Bowl 10.2."""
    assert {face: passing.result_of(reasons, face) for face in results} == results


def test_a_fumble_bounces_twice_from_the_thrower_and_is_a_turnover_whoever_catches_it():
    """Street Bowl 6 (5), 10.2."""
    g = throw(street(FIELD), "h4", "pass=1; bounce=5; bounce=5")
    assert g.ball == "g4" and g.told("turnover") == [(0, "fumble")]
    g = throw(street("""
          e   f  g  h
       4  H1* H3 .  H2
    """), "h4", "pass=1; bounce=5; catch=4")
    assert g.ball == "H3" and g.told("turnover") == [(0, "fumble")]


def test_a_pass_far_into_the_wind_is_fumbled_on_a_two():
    """Trap 7, in play."""
    g = throw(street(FIELD, weather=st.WIND), "l4", "pass=3; bounce=5; bounce=5")
    assert g.told("turnover") == [(0, "fumble")]


def test_the_pass_skill_repeats_a_fumble_and_an_inaccurate_pass():
    """Trap 6. 19.3 Pass."""
    g = throw(street(FIELD, H1={"skills": "pass"}), "h4", "pass=1; reroll pass; pass=3; catch=3")
    assert g.ball == "H2"
    g = throw(street(FIELD, H1={"skills": "pass"}), "h4", "pass=2; reroll pass; pass=3; catch=3")
    assert g.ball == "H2"
    g = throw(street(FIELD, H1={"skills": "pass"}), "h4", "pass=2; reroll pass; pass=1; bounce=5; bounce=5")
    assert g.told("turnover") == [(0, "fumble")]


def test_the_team_repeats_a_pass_and_then_its_catch_no_more():
    """Street Bowl 6, Ruling 62: one team re-roll a turn."""
    g = throw(street(FIELD, rerolls=(2, 0)), "h4", "pass=2; reroll team; pass=3; catch=2; bounce=4; bounce=4")
    assert g.s.rerolls == [1, 0]


def test_a_safe_thrower_keeps_what_he_would_fumble_but_on_a_natural_one():
    """19.3 Safe Throw: no turnover."""
    far = "l4"
    g = throw(street(FIELD, weather=st.WIND, H1={"skills": "safe-throw"}), far, "pass=2; safe_throw hold")
    assert g.ball == "H1" and not g.s.is_turnover and g.askers() == [("safe_throw", 0)]
    g = throw(street(FIELD, weather=st.WIND, H1={"skills": "safe-throw"}), far, "pass=1; bounce=5; bounce=5")
    assert g.s.is_turnover
    g = throw(street(FIELD, weather=st.WIND, H1={"skills": "safe-throw"}), far,
              "pass=2; safe_throw drop; bounce=5; bounce=5")
    assert g.s.is_turnover and g.ball == "g4"


def test_a_safe_thrower_rerolls_first():
    """19.3 Safe Throw and Pass."""
    g = throw(street(FIELD, weather=st.WIND, H1={"skills": "safe-throw pass"}), "l4",
              "pass=2; reroll pass; pass=3; safe_throw hold")
    assert g.ball == "H1"


def test_the_roll_of_a_pass_tells_its_three_bands():
    """Street Bowl 10.2."""
    g = throw(street(FIELD), "h4", "pass=2; scatter=5; scatter=5; scatter=5; bounce=5; bounce=5")
    request = next(e.facts[0].request for e in g.events if e.kind == "roll")
    assert [request.bands(face) for face in range(1, 7)] == [FUMBLE, INACCURATE, *[ACCURATE] * 4]
