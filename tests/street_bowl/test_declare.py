"""Street Bowl 6 and 19: the traits rolled when an Action is declared, gazes and bites."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.zones import has_zone
from tests.street_bowl.diagrams import number, street

BESIDE = """
      k  l  m
   4  H2 H1 A1
"""


def zone(g, name):
    """Return whether a player has a tackle zone."""
    return has_zone(g.s, number(name))


def test_a_bone_head_loses_the_action_for_himself_and_his_team_and_his_zones_until_he_thinks():
    """Street Bowl 19 Bone-head."""
    g = street(BESIDE, H1={"skills": "bone-head"})
    g.act("declare", "H1", "blitz", tape="bone_head=1")
    assert g.s.used[number("H1")] and not zone(g, "H1") and g.s.side == 0 and not g.s.is_turnover
    assert not g.offers("declare", "H2", "blitz")
    g.act("end")
    assert not zone(g, "H1")
    g.act("end")
    g.act("declare", "H1", "move", tape="bone_head=2")
    assert zone(g, "H1") and g.s.acting == number("H1")


def test_traits_are_rolled_before_standing_up_and_the_team_may_repeat_them():
    """Street Bowl 6, Ruling 62."""
    g = street(BESIDE.replace("H1", "H1_"), rerolls=(1, 0), H1={"skills": "bone-head"})
    g.act("declare", "H1", "move", tape="bone_head=1; reroll team; bone_head=1")
    assert g.condition("H1") == st.PRONE and g.s.used[number("H1")] and g.s.rerolls == [0, 0]


@pytest.mark.parametrize("picture, mate, need", [
    (BESIDE, "", 2), (BESIDE, "really-stupid", 4), (BESIDE.replace("H2", "H2_"), "", 4),
    (BESIDE.replace("H2", "."), "", 4),
])
def test_the_really_stupid_need_a_standing_clever_mate_beside_them(picture, mate, need):
    """Street Bowl 19 Really Stupid."""
    g = street(picture, H1={"skills": "really-stupid"}, H2={"skills": mate})
    g.act("declare", "H1", "move", tape=f"really_stupid={need - 1}")
    assert g.rolls() == [("really_stupid", need)] and not zone(g, "H1") and g.s.used[number("H1")]


@pytest.mark.parametrize("deed, need", [("move", 4), ("block", 2), ("blitz", 2)])
def test_a_wild_animal_would_rather_fight_and_keeps_his_zones(deed, need):
    """Street Bowl 19 Wild Animal."""
    g = street(BESIDE, H1={"skills": "wild-animal"})
    g.act("declare", "H1", deed, tape=f"wild_animal={need - 1}")
    assert g.rolls() == [("wild_animal", need)] and zone(g, "H1") and g.s.used[number("H1")]


@pytest.mark.parametrize("deed", ["move", "block", "blitz", "pass", "handoff"])
def test_taking_root_is_rolled_for_every_declared_action(deed):
    """Trap 15. Street Bowl 19 Take Root: not only when he moves or blocks."""
    g = street(BESIDE.replace("H1", "H1*"), H1={"skills": "take-root"})
    g.act("declare", "H1", deed, tape="take_root=1")
    assert g.s.rooted[number("H1")] and not g.offers("step", "H1", "l3")


def test_the_rooted_are_not_rolled_for_again_until_the_drive_ends_or_they_lie():
    """Trap 15. Street Bowl 19 Take Root."""
    g = street(BESIDE, H1={"skills": "take-root"})
    g.act("declare", "H1", "move", tape="take_root=1")
    g.act("end")
    g.act("end")
    g.act("declare", "H1", "move")
    assert g.s.rooted[number("H1")] and (g.s.left, g.s.extra) == (0, 0)
    g = street(BESIDE.replace("H1", "H1_"), H1={"skills": "take-root"})
    g.act("declare", "H1", "move", tape="take_root=2")
    g.act("stand", "H1")
    assert g.offers("step", "H1", "l3")


def test_the_rooted_do_not_blitz_and_stand_up_with_a_four():
    """Street Bowl 19 Take Root."""
    g = street(BESIDE, H1={"skills": "take-root"})
    g.s.rooted[number("H1")] = 1
    assert not g.offers("declare", "H1", "blitz") and g.offers("declare", "H1", "block")
    g = street(BESIDE.replace("H1", "H1_"), H1={"skills": "take-root"})
    g.act("declare", "H1", "move", tape="take_root=1")
    g.act("stand", "H1", tape="stand_up=4")
    assert g.condition("H1") == st.STANDING and g.s.rooted[number("H1")]


def test_traits_are_rolled_in_the_order_of_the_book_and_end_with_the_first_that_costs_the_action():
    """Street Bowl 6."""
    g = street(BESIDE, H1={"skills": "blood-lust wild-animal take-root really-stupid bone-head"})
    g.act("declare", "H1", "move", tape="bone_head=2; really_stupid=2; take_root=2; wild_animal=4; blood_lust=2")
    assert [kind for kind, _need in g.rolls()] == [
        "bone_head", "really_stupid", "take_root", "wild_animal", "blood_lust"]
    g = street(BESIDE, H1={"skills": "really-stupid bone-head"})
    g.act("declare", "H1", "move", tape="bone_head=1")


def test_a_gaze_is_an_agility_roll_against_other_zones_and_costs_the_victim_his_zones_till_he_acts():
    """Trap 18. Street Bowl 19 Hypnotic Gaze."""
    g = street("""
          k  l  m
       3  .  .  A2
       4  H2 H1 A1
    """, H1={"ag": 4, "st": 1, "skills": "hypnotic-gaze"}, A1={"st": 7})
    g.act("declare", "H1", "move")
    g.act("gaze", "H1", "A1", tape="gaze=4")
    assert g.rolls() == [("gaze", 4)] and not zone(g, "A1") and g.s.used[number("H1")]
    g.act("end")
    assert not zone(g, "A1")
    g.act("declare", "A1", "move")
    assert zone(g, "A1")


def test_a_failed_gaze_does_nothing_and_is_no_turnover():
    """Trap 18. Street Bowl 19 Hypnotic Gaze."""
    g = street(BESIDE, H1={"skills": "hypnotic-gaze"})
    g.act("declare", "H1", "move")
    g.act("gaze", "H1", "A1", tape="gaze=3")
    assert zone(g, "A1") and g.s.side == 0 and g.s.acting == st.NO_ONE


def test_gazes_end_move_actions_only_and_need_a_standing_victim():
    """Street Bowl 19 Hypnotic Gaze."""
    g = street(BESIDE, H1={"skills": "hypnotic-gaze"})
    g.act("declare", "H1", "blitz")
    assert not g.offers("gaze", "H1", "A1")
    g = street(BESIDE.replace("A1", "A1_"), H1={"skills": "hypnotic-gaze"})
    g.act("declare", "H1", "move")
    assert not g.offers("gaze", "H1", "A1")


VAMPIRE = {"H1": {"skills": "blood-lust"}, "H2": {"position": "vampire.thrall"}, "H3": {"position": "vampire.thrall"}}


def test_a_bite_is_an_injury_roll_on_a_thrall_and_no_turnover():
    """Trap 23. Street Bowl 19 Blood Lust."""
    g = street(BESIDE, **VAMPIRE)
    g.act("declare", "H1", "move", tape="blood_lust=1")
    assert g.s.is_hungry and g.s.acting == number("H1")
    g.act("stop", "H1", tape="injury=2,2")
    assert g.condition("H2") == st.STUNNED_NOW and g.at("H1") == "l4" and g.s.side == 0 and not g.s.is_hungry


def test_a_bitten_casualty_is_badly_hurt_without_another_roll():
    """Trap 23. Street Bowl 19 Blood Lust."""
    g = street(BESIDE, **VAMPIRE)
    g.act("declare", "H1", "move", tape="blood_lust=1")
    g.act("stop", "H1", tape="injury=6,6")
    assert g.at("H2") == st.BADLY_HURT and g.s.side == 0


def test_biting_the_thrall_with_the_ball_is_a_turnover():
    """Street Bowl 19 Blood Lust."""
    g = street(BESIDE.replace("H2", "H2*"), **VAMPIRE)
    g.act("declare", "H1", "move", tape="blood_lust=1")
    g.act("stop", "H1", tape="injury=2,2; bounce=2")
    assert g.s.side == 1 and g.ball == "k3"


def test_of_several_thralls_in_whatever_state_he_chooses_one():
    """Street Bowl 19 Blood Lust."""
    g = street("""
          k  l  m
       4  H2 H1 H3_
    """, **VAMPIRE)
    g.act("declare", "H1", "move", tape="blood_lust=1")
    g.act("stop", "H1", tape="bite H3; injury=2,2")
    assert g.condition("H3") == st.STUNNED_NOW and g.condition("H2") == st.STANDING


def test_without_a_thrall_he_leaves_with_a_turnover_and_the_ball_bounces_from_his_square():
    """Street Bowl 19 Blood Lust."""
    g = street(BESIDE.replace("H1", "H1*"), H1={"skills": "blood-lust"})
    g.act("declare", "H1", "move", tape="blood_lust=1")
    g.act("stop", "H1", tape="bounce=2")
    assert g.at("H1") == st.RESERVES and g.s.side == 1 and g.ball == "l3"


def test_a_hungry_vampire_may_move_instead_of_the_block_he_declared():
    """Street Bowl 19 Blood Lust."""
    g = street(BESIDE, **VAMPIRE)
    g.act("declare", "H1", "block", tape="blood_lust=1; hungry move")
    assert g.s.deed == "move" and g.offers("step", "H1", "l3")


def test_a_hungry_scorer_bites_first_or_does_not_score():
    """Street Bowl 19 Blood Lust."""
    goal = """
          x  y   z
       3  .  .   H2
       4  .  H1* .
    """
    g = street(goal, **VAMPIRE)
    g.act("declare", "H1", "move", tape="blood_lust=1")
    g.act("step", "H1", "z4", tape="injury=1,1; potion none; potion none")
    assert g.s.score == [1, 0]
    g = street(goal, H1={"skills": "blood-lust"})
    g.act("declare", "H1", "move", tape="blood_lust=1")
    g.act("step", "H1", "z4", tape="bounce=4")
    assert g.s.score == [0, 0] and g.s.side == 1 and g.at("H1") == st.RESERVES


def test_a_hungry_vampire_who_falls_is_taken_off_after_his_injury():
    """Ruling 74."""
    g = street("""
          k  l  m
       4  H2 H1 .
    """, **{**VAMPIRE, "H1": {"ma": 0, "skills": "blood-lust"}})
    g.act("declare", "H1", "move", tape="blood_lust=1")
    g.act("step", "H1", "l3", tape="go_for_it=1; armour=6,6; injury=1,1")
    assert g.at("H1") == st.RESERVES and g.condition("H2") == st.STANDING and g.s.side == 1
    g = street("""
          k  l  m
       4  H2 H1 .
    """, **{**VAMPIRE, "H1": {"ma": 0, "skills": "blood-lust"}})
    g.act("declare", "H1", "move", tape="blood_lust=1")
    g.act("step", "H1", "l3", tape="go_for_it=1; armour=6,6; injury=4,4")
    assert g.at("H1") == st.KNOCKED_OUT


def test_a_hungry_vampire_passes_only_once_he_has_bitten():
    """Street Bowl 19 Blood Lust."""
    picture = BESIDE.replace("H1", "H1*").replace("A1", "H4")
    g = street(picture, **VAMPIRE)
    g.act("declare", "H1", "handoff", tape="blood_lust=1")
    g.act("hand", "H1", "H4", tape="injury=1,1; catch=6")
    assert g.ball == "H4" and g.condition("H2") == st.STUNNED_NOW and g.s.side == 0
    g = street(picture, H1={"skills": "blood-lust"})
    g.act("declare", "H1", "handoff", tape="blood_lust=1")
    g.act("hand", "H1", "H4", tape="bounce=2")
    assert g.at("H1") == st.RESERVES and g.ball == "l3" and g.s.side == 1


@pytest.mark.parametrize(("injury", "where"), [
    ("injury=1,1", "standing nowhere"), ("injury=4,4", "knocked out"), ("injury=6,6", "badly hurt"),
])
def test_the_thrall_he_has_bitten_takes_no_ball_from_him(injury, where):
    """10.5, 19 Blood Lust: it is handed to who stands; the Vampire keeps it, and his Action is over."""
    g = street(BESIDE.replace("H1", "H1*"), **VAMPIRE)
    g.act("declare", "H1", "handoff", tape="blood_lust=1")
    g.act("hand", "H1", "H2", tape=injury)
    assert g.ball == "H1" and not g.s.is_turnover and g.s.side == 0, where
    assert g.s.acting == st.NO_ONE and "hands_off" not in g.kinds()
