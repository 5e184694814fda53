"""Street Bowl 13: fouls without a referee, and the rock."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.foul import assists, foul, targets
from tests.street_bowl.diagrams import name_of, number, street

PAIR = """
      j  k   l
   3  .  .   .
   4  H1 A1_ .
   5  .  .   .
"""


def kick(g, tape, who="H1", target="A1"):
    g.s.acting, g.s.deed = number(who), "foul"
    g.do(foul, who, target, tape=tape)
    return g


def helpers(g):
    return " ".join(f"{'+' if r.amount < 0 else '-'}{name_of(r.who)}" for r in assists(g.s, number("H1"), number("A1")))


def test_a_foul_is_a_plain_armour_roll_and_then_the_victims_coach_rolls_for_a_rock():
    """Street Bowl 13 "Fouls", Ruling 24: no cobbles."""
    g = kick(street(PAIR), "armour=4,4; rock=3")
    assert g.rolls() == [("armour", 9), ("rock", 4)] and g.condition("A1") == st.PRONE
    g = kick(street(PAIR), "armour=4,5; injury=6,6; casualty=1; casualty_detail=1; rock=3")
    assert g.at("A1") == st.BADLY_HURT and g.s.casualties == [1, 0]


def test_a_stunned_victim_stays_stunned():
    """Street Bowl 9."""
    g = kick(street(PAIR.replace("A1_", "A1%")), "armour=1,1; rock=1")
    assert g.condition("A1") == st.STUNNED


def test_a_rock_that_breaks_the_foulers_armour_is_a_turnover_and_he_drops_the_ball():
    """Street Bowl 13 "Fouls", 6 (turnover 7), Ruling 77."""
    g = kick(street(PAIR.replace("H1 ", "H1* ")), "armour=1,1; rock=4; armour=4,4; injury=1,1")
    assert g.rolls()[2] == ("armour", 8) and g.s.is_turnover and g.s.bounces == 1
    assert g.condition("H1") == st.STUNNED_NOW


def test_a_rock_that_does_not_break_his_armour_does_nothing():
    """Street Bowl 13, Ruling 42: he stays on his feet; skills of the victim do not change it."""
    g = street(PAIR, A1={"skills": "dirty-player mighty-blow claw"}, H1={"av": 9})
    kick(g, "armour=1,1; rock=6; armour=4,4")
    assert g.condition("H1") == st.STANDING and not g.s.is_turnover


def test_a_rock_is_rolled_even_after_the_victim_has_left():
    """Street Bowl 13: whatever the result."""
    g = kick(street(PAIR), "armour=6,6; injury=6,6; casualty=6; casualty_detail=1; rock=4; armour=1,1")
    assert g.at("A1") == st.DEAD


def test_doubles_mean_nothing_and_sneaky_git_has_no_effect():
    """Street Bowl 13, 19 Sneaky Git, Ruling 41: nobody is sent off."""
    for skills in "", "sneaky-git":
        g = kick(street(PAIR, H1={"skills": skills}), "armour=5,5; injury=1,1; rock=1")
        assert g.at("H1") == "j4" and not g.s.is_turnover and g.kinds() == ["fouls", "armour_breaks", "is_stunned"]
        kick(g, "armour=2,2; rock=4; armour=4,4; injury=1,1")
        assert g.s.is_turnover


def test_assists_of_a_foul():
    """Street Bowl 13: +1 for each free team-mate at the victim, -1 for each free opponent at the fouler."""
    g = street("""
          i  j  k   l
       3  A2 .  .   H2
       4  .  H1 A1_ .
       5  A3 .  .   H3
    """)
    assert helpers(g) == "+H2 +H3 -A2 -A3"
    g = kick(g, "armour=3,3; rock=1")
    assert g.rolls()[0] == ("armour", 9)


def test_assistants_of_a_foul_are_standing_alert_and_in_no_tackle_zone():
    """Street Bowl 13 "Fouls": the fouler's own does not count against those who hinder him."""
    g = street("""
          i  j  k   l  m
       3  A2 .  .   H2 A4
       4  .  H1 A1_ .  .
       5  A3 H4 .   H3_ .
    """)
    assert helpers(g) == "-A2"
    g.s.alertness[number("A2")] = st.CONFUSED
    assert helpers(g) == ""


def test_guard_does_not_help_in_a_foul():
    """Street Bowl 13 "Fouls", 19 Guard. Trap 2: Guard is for blocks only."""
    g = street("""
          h  i  j  k   l  m
       3  H3 A2 .  .   H2 A4
       4  .  .  H1 A1_ .  .
    """, H2={"skills": "guard"}, A2={"skills": "guard"})
    assert helpers(g) == ""


def test_dirty_player_adds_one_to_armour_or_to_injury():
    """Street Bowl 13, 19 Dirty Player."""
    dirty = {"H1": {"skills": "dirty-player"}}
    g = kick(street(PAIR, **dirty), "armour=4,4; dirty_player add; injury=4,3; rock=1")
    assert g.condition("A1") == st.STUNNED
    g = kick(street(PAIR, **dirty), "armour=4,5; injury=4,3; dirty_player add; rock=1")
    assert g.at("A1") == st.KNOCKED_OUT
    g = kick(street(PAIR, **dirty), "armour=4,4; dirty_player keep; rock=1")
    assert g.condition("A1") == st.PRONE


def test_mighty_blow_claw_and_piling_on_do_not_help_in_a_foul():
    """Street Bowl 19."""
    g = street(PAIR, H1={"skills": "mighty-blow claw piling-on"}, A1={"av": 9})
    kick(g, "armour=4,5; rock=1")
    assert g.condition("A1") == st.PRONE


def test_a_foul_by_chainsaw_adds_3_or_kicks_back_without_a_rock():
    """Street Bowl 13, 19 Chainsaw, Ruling 77."""
    sawyer = {"H1": {"skills": "chainsaw"}}
    g = kick(street(PAIR, **sawyer), "chainsaw_foul saw; chainsaw=2; armour=3,3; injury=1,1; rock=1")
    assert g.condition("A1") == st.STUNNED and g.rolls()[1] == ("armour", 6)
    g = kick(street(PAIR, **sawyer), "chainsaw_foul saw; chainsaw=1; armour=3,3; injury=1,1")
    assert g.condition("H1") == st.STUNNED_NOW and g.s.is_turnover and g.condition("A1") == st.PRONE
    g = kick(street(PAIR, **sawyer), "chainsaw_foul saw; chainsaw=1; armour=1,1; rock=1")
    assert g.condition("H1") == st.STANDING and not g.s.is_turnover
    g = kick(street(PAIR, **sawyer), "chainsaw_foul kick; armour=4,4; rock=1")
    assert g.condition("A1") == st.PRONE


def test_a_saw_that_kicks_back_hits_only_its_holder():
    """Street Bowl 19 Chainsaw: assists and Dirty Player do not count on himself."""
    g = street("""
          j  k   l
       3  .  .   H2
       4  H1 A1_ .
    """, H1={"skills": "chainsaw dirty-player"})
    kick(g, "chainsaw_foul saw; chainsaw=1; armour=3,2; rock=1")
    assert g.rolls()[1] == ("armour", 6)


@pytest.mark.parametrize("condition", [st.PRONE, st.STUNNED, st.STUNNED_NOW])
def test_who_may_be_fouled(condition):
    """Street Bowl 6: prone or stunned opponents next to him."""
    g = street("""
          i   j  k  l
       3  H2_ .  .  .
       4  A3  H1 A1 A2_
    """)
    g.s.condition[number("A1")] = condition
    assert targets(g.s, number("H1")) == [number("A1")]
