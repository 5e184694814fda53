"""Street Bowl 15: the stray pony."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.kick_off.pony import stray_pony
from tests.street_bowl.diagrams import number, street

LINES = """
      j   k   l   m   n   o   p
   2  .   .   .   .   A3  .   .
   3  .   H4  H3  H1  A1  .   .
   4  .   .   .   H2  .   .   .
"""


def street_with_pony(picture=LINES, **more):
    return street(picture, phase=st.KICK, side=1, **more)


def test_all_on_the_lines_step_straight_back_with_those_behind_then_dodge_by_side_and_row():
    """Trap 13. Street Bowl 15 "Stray Pony", Ruling 52."""
    g = street_with_pony()
    g.do(stray_pony, tape="dodge=3; dodge=3; dodge=3; dodge=3")
    places = [g.at(name) for name in ("H1", "H2", "H3", "H4", "A1", "A3")]
    assert places == ["l3", "l4", "k3", "j3", "o3", "o2"]
    rollers = [e.facts[0].request.who for e in g.events if e.kind == "roll"]
    assert rollers == [number(name) for name in ("H1", "H2", "A3", "A1")]
    moves = [i for i, e in enumerate(g.events) if e.kind == "is_pushed"]
    rolls = [i for i, e in enumerate(g.events) if e.kind == "roll"]
    assert len(moves) == 6 and moves[-1] < rolls[0]


def test_who_fails_is_knocked_down_with_two_more_on_armour_and_rolled_for_at_once():
    """Street Bowl 9, Ruling 67: AV 8 breaks on 7."""
    g = street_with_pony()
    g.do(stray_pony, tape="dodge=2; armour=3,4; injury=1,1; dodge=2; armour=3,3; dodge=6; dodge=6")
    assert (g.condition("H1"), g.condition("H2"), g.condition("H3")) == (st.STUNNED, st.PRONE, st.STANDING)
    assert ("armour", 7) in g.rolls()


def test_tackle_zones_on_the_new_square_hinder():
    """Ruling 67."""
    g = street_with_pony("""
          k   l   m
       3  A5  .   H1
    """)
    g.do(stray_pony, tape="dodge=4")
    assert g.rolls() == [("dodge", 4)]


def test_it_goes_around_the_strong_but_they_are_pushed_by_others():
    """Ruling 51."""
    g = street_with_pony(H1={"st": 5}, H3={"st": 6})
    g.do(stray_pony, tape="dodge=6; dodge=6; dodge=6")
    assert (g.at("H1"), g.at("H3")) == ("m3", "l3")
    g = street_with_pony(H3={"st": 6})
    g.do(stray_pony, tape="dodge=6; dodge=6; dodge=6; dodge=6")
    assert (g.at("H1"), g.at("H3"), g.at("H4")) == ("l3", "k3", "j3")


def test_own_dodge_skills_count_and_the_opponents_do_not():
    """Ruling 67; no team re-rolls (Ruling 52)."""
    picture = """
          k   l   m
       3  A5  .   H1
    """
    hinder = {"A5": {"skills": "tackle diving-tackle prehensile-tail shadowing tentacles"}}
    for skills, need in (("dodge", 4), ("two-heads", 3), ("stunty", 3), ("titchy", 3)):
        g = street_with_pony(picture, rerolls=(3, 3), H1={"skills": skills}, **hinder)
        again = "; reroll dodge; dodge=6" if skills == "dodge" else "; armour=1,1"
        g.do(stray_pony, tape=f"dodge={need - 1}{again}")
        assert g.rolls()[0] == ("dodge", need) and g.s.rerolls == [3, 3]
    g = street_with_pony(picture, H1={"skills": "break-tackle", "st": 4}, **hinder)
    g.do(stray_pony, tape="dodge=3; break_tackle break")
    assert g.condition("H1") == st.STANDING


def test_standing_firm_stops_nothing():
    """Ruling 67: driven, not moving."""
    g = street_with_pony(H1={"skills": "stand-firm"}, H3={"skills": "stand-firm"})
    g.do(stray_pony, tape="dodge=6; dodge=6; dodge=6; dodge=6")
    assert (g.at("H1"), g.at("H3")) == ("l3", "k3")


def test_a_ball_in_the_air_does_not_mind_who_is_driven_under_it():
    g = street_with_pony()
    g.s.ball, g.s.is_airborne = g.s.where[number("H3")] - 1, st.IN_THE_AIR
    g.do(stray_pony, tape="dodge=6; dodge=6; dodge=6; dodge=6")
    assert g.s.bounces == 0
