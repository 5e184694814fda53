"""Street Bowl 10.2 "Catch": what it takes, and the skills of catching."""

import pytest

from fracas.games.street_bowl import ball
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.throwing import catching
from tests.street_bowl.diagrams import number, street

ALONE = """
      k  l  m
   3  .  H1 .
"""


def catch(t, who, *bonus):
    return catching.catch(t, who, *bonus)


def caught_on(text=ALONE, *bonus, weather=st.FINE, **players):
    """Return the face needed for a catch by H1."""
    g = street(text, weather=weather, **players)
    g.do(catch, "H1", *bonus, tape="catch=6")
    return g.rolls()[0][1]


@pytest.mark.parametrize(("ag", "face"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_a_catch_is_an_agility_roll(ag, face):
    """Street Bowl 1, 10.2."""
    assert caught_on(H1={"ag": ag}) == face


def test_an_accurate_pass_and_a_hand_help_by_one():
    """Street Bowl 10.2, 10.5."""
    assert caught_on(ALONE, catching.ACCURATE_PASS) == 3 and caught_on(ALONE, catching.HANDED) == 3


MARKED = """
      k  l  m
   3  A2 H1 A1
"""


def test_each_enemy_tackle_zone_hinders_and_nerves_of_steel_ignore_them():
    """Street Bowl 10.2; 19.3 Nerves of Steel."""
    assert caught_on(MARKED) == 6
    assert caught_on(MARKED, H1={"skills": "nerves-of-steel"}) == 4


def test_a_prone_or_confused_opponent_does_not_hinder():
    """Street Bowl 1."""
    g = street("""
          k  l  m
       3  A2 H1 A1_
    """)
    g.s.alertness[number("A2")] = st.CONFUSED
    g.do(catch, "H1", tape="catch=4")
    assert g.ball == "H1"


def test_rain_hinders_a_catch_even_of_a_big_hand():
    """Street Bowl 14; 19.5 Big Hand is for picking up."""
    assert caught_on(weather=st.RAIN) == 5
    assert caught_on(weather=st.RAIN, H1={"skills": "big-hand"}) == 5


def test_extra_arms_help_a_catch():
    """19.5 Extra Arms."""
    assert caught_on(H1={"skills": "extra-arms"}) == 3


@pytest.mark.parametrize(("token", "face"), [("A1", 5), ("A1_", 5), ("A1%", 5)])
def test_presence_disturbs_within_three_squares_however_he_lies(token, face):
    """19.5 Disturbing Presence."""
    near = f"""
          h  i  j  k  l
       3  .  {token} .  .  H1
    """
    far = f"""
          h  i  j  k  l
       3  {token} .  .  .  H1
    """
    assert caught_on(near, A1={"skills": "disturbing-presence"}) == face
    assert caught_on(far, A1={"skills": "disturbing-presence"}) == 4


def test_presence_of_several_adds_up_and_that_of_a_team_mate_does_not():
    """19.5 Disturbing Presence; Nerves of Steel ignores tackle zones only."""
    skills = {"skills": "disturbing-presence"}
    both = """
          k  l  m
       3  A2 H1 A1
       4  .  H2 .
    """
    assert caught_on(both, A1=skills, A2=skills, H2=skills, H1={"skills": "nerves-of-steel"}) == 6
    assert caught_on(both, A1=skills, H2=skills, H1={"skills": "nerves-of-steel"}) == 5


def test_the_catch_skill_repeats_a_failed_catch():
    """19.2 Catch; Ruling 56: only after a failure."""
    g = street(ALONE, H1={"skills": "catch"})
    assert g.do(catch, "H1", tape="catch=3; reroll catch; catch=4") and g.ball == "H1"
    g = street(ALONE, H1={"skills": "catch"})
    assert not g.do(catch, "H1", tape="catch=3; reroll keep") and g.kinds() == ["fails_catch"]


def test_a_catch_in_the_own_turn_may_be_repeated_by_the_team_in_the_others_turn_not():
    """Street Bowl 6, Ruling 62."""
    g = street(ALONE, rerolls=(1, 0))
    assert g.do(catch, "H1", tape="catch=3; reroll team; catch=4")
    g = street(ALONE, rerolls=(1, 0), side=1)
    assert not g.do(catch, "H1", tape="catch=3")


@pytest.mark.parametrize(("token", "spec"), [("H1_", {}), ("H1%", {}), ("H1", {"skills": "no-hands"})])
def test_who_cannot_catch(token, spec):
    """Street Bowl 10.2; 19.6 No Hands."""
    g = street(f"""
          k  l  m
       3  .  {token} .
    """, H1=spec)
    assert not catching.can_catch(g.s, number("H1"))


DIVE = """
      k  l  m  n
   3  .  .  .  .
   4  H1 .  .  A1
   5  .  .  .  .
"""
DIVER = {"skills": "diving-catch"}


def land(t, cell, kind):
    ball.land(t, cell, may_dive=True, kind=kind)


def test_a_diver_catches_what_comes_down_in_an_empty_square_beside_him_without_moving():
    """19.2 Diving Catch: as if it had landed on him, so an accurate pass helps, but not as one aimed at him."""
    g = street(DIVE, H1=DIVER)
    g.do(land, "l4", ball.ACCURATE, tape="dive H1; catch=3")
    assert g.ball == "H1" and g.at("H1") == "k4" and g.rolls() == [("catch", 3)]


@pytest.mark.parametrize("kind", [ball.INACCURATE, ball.KICKED, ball.THROWN_IN])
def test_a_diver_tries_at_nothing_for_everything_else_that_flies(kind):
    """19.2 Diving Catch."""
    g = street(DIVE, H1=DIVER)
    g.do(land, "l4", kind, tape="dive H1; catch=4")
    assert g.ball == "H1"


def test_a_ball_that_a_diver_misses_bounces_from_his_square():
    """19.2 Diving Catch."""
    g = street(DIVE, H1=DIVER)
    g.do(land, "l5", ball.INACCURATE, tape="dive H1; catch=3; bounce=2; bounce=2")
    assert g.ball == "k2"


def test_a_diver_may_let_it_be():
    """Ruling 56."""
    g = street(DIVE, H1=DIVER)
    g.do(land, "l4", ball.INACCURATE, tape="dive leave; bounce=2; bounce=2")
    assert g.ball == "l2"


def test_two_who_dive_for_the_same_ball_get_in_each_others_way():
    """19.2 Diving Catch; Ruling 56: the moving team's coach is asked first."""
    scene = """
          k  l  m
       4  H1 .  A1
    """
    g = street(scene, side=1, H1=DIVER, A1=DIVER)
    g.do(land, "l4", ball.INACCURATE, tape="dive A1; dive H1; bounce=2; bounce=2")
    assert g.ball == "l2" and "dive_in_vain" in g.kinds() and g.askers() == [("dive", 1), ("dive", 0)]
    g = street(scene, side=1, H1=DIVER, A1=DIVER)
    g.do(land, "l4", ball.INACCURATE, tape="dive leave; dive H1; catch=5")
    assert g.ball == "H1"


@pytest.mark.parametrize(("token", "spec"), [
    ("H1_", DIVER), ("H1", {"skills": "diving-catch no-hands"}), ("H1", {}),
])
def test_who_does_not_dive(token, spec):
    """19.2 Diving Catch, Ruling 81: he needs the skill, his tackle zones and hands."""
    g = street(f"""
          k  l  m
       4  {token} .  .
    """, H1=spec)
    g.do(land, "l4", ball.INACCURATE, tape="bounce=2; bounce=2")
    assert g.ball == "l2"


def test_a_diver_without_tackle_zones_does_not_dive():
    """Ruling 81."""
    g = street(DIVE, H1=DIVER)
    g.s.alertness[number("H1")] = st.GAZED_AT
    g.do(land, "l4", ball.INACCURATE, tape="bounce=2; bounce=2")
    assert g.ball == "l2"


def test_nobody_dives_for_what_comes_down_on_a_player():
    """19.2 Diving Catch: an empty square only, not one with a player who lies there."""
    g = street("""
          k  l   m
       4  H1 A1_ .
    """, H1=DIVER)
    g.do(land, "l4", ball.INACCURATE, tape="bounce=2; bounce=2")
    assert g.ball == "l2"


def test_an_accurate_pass_aimed_at_a_diver_is_easier_by_one():
    """19.2 Diving Catch."""
    g = street(DIVE, H1={**DIVER, "ag": 2})
    g.do(land, "k4", ball.ACCURATE, tape="catch=3")
    assert g.ball == "H1" and g.rolls() == [("catch", 3)]
    g = street(DIVE, H1=DIVER)
    g.do(land, "k4", ball.INACCURATE, tape="catch=4")
    assert g.rolls() == [("catch", 4)]
