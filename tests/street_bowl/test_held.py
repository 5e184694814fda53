"""Street Bowl 19 Tentacles and Shadowing: whoever is held, and whoever is followed."""

import pytest

from fracas.games.street_bowl import movement
from fracas.games.street_bowl import state as st
from tests.street_bowl.diagrams import number, street
from tests.street_bowl.runs import MARKED


@pytest.mark.parametrize("strong, weak, dice, stays", [
    (3, 3, "2,3", True), (3, 3, "3,3", False), (5, 3, "4,3", True), (5, 3, "4,4", False), (3, 5, "1,2", True),
])
def test_tentacles_hold_with_two_dice_and_both_strengths(strong, weak, dice, stays):
    """Trap 21. Street Bowl 19 Tentacles: 5 or less of 2D6 + mover's strength - holder's."""
    g = street(MARKED, H1={"st": weak}, A1={"st": strong, "skills": "tentacles"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape=f"tentacles A1; tentacles={dice}" + ("" if stays else "; dodge=3"))
    assert g.at("H1") == ("l4" if stays else "m4")
    assert not g.s.is_turnover and (g.s.acting == st.NO_ONE) == stays


def test_tentacles_come_after_a_go_for_it_may_let_go_and_can_be_rerolled_by_the_mover():
    """Street Bowl 17, 19 Tentacles, Ruling 62."""
    g = street(MARKED, rerolls=(1, 0), H1={"ma": 0}, A1={"skills": "tentacles"}).acts("H1")
    g.do(movement.step, "H1", "m4",
         tape="go_for_it=2; tentacles A1; tentacles=1,1; reroll team; tentacles=6,6; dodge=3")
    assert g.at("H1") == "m4"
    g = street(MARKED, A1={"skills": "tentacles"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="tentacles let_go; dodge=3")
    assert g.at("H1") == "m4"


@pytest.mark.parametrize("mover, shadower, dice, follows", [
    (6, 6, "3,4", True), (6, 6, "4,4", False), (4, 7, "5,5", True), (4, 7, "5,6", False), (8, 6, "3,2", True),
])
def test_shadowing_follows_with_two_dice_and_both_movements(mover, shadower, dice, follows):
    """Trap 22. Street Bowl 19 Shadowing: 7 or less of 2D6 + mover's movement - shadower's."""
    g = street(MARKED, H1={"ma": mover}, A1={"ma": shadower, "skills": "shadowing"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape=f"dodge=3; shadowing A1; shadowing={dice}")
    assert g.at("A1") == ("l4" if follows else "k4") and g.at("H1") == "m4" and g.s.acting == number("H1")


def test_a_shadow_follows_one_who_falls_before_his_armour_is_rolled():
    """Street Bowl 17, 19 Shadowing."""
    g = street(MARKED, A1={"skills": "shadowing"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=2; shadowing A1; shadowing=1,1; armour=1,1")
    assert g.at("A1") == "l4"


def test_one_shadow_a_move_and_none_of_a_move_that_is_no_action():
    """Street Bowl 19 Shadowing: chosen by his coach; not after Pass Block or Kick-Off Return moves."""
    two = """
          k  l  m
       3  A2 .  .
       4  A1 H1 .
    """
    skills = {"A1": {"skills": "shadowing"}, "A2": {"skills": "shadowing"}}
    g = street(two, **skills).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3; shadowing A2; shadowing=2,2")
    assert (g.at("A1"), g.at("A2")) == ("k4", "l4")
    g = street(two, **skills)
    assert g.do(movement.move_one, "H1", "m4", tape="dodge=3", is_free=True)


def test_the_rooted_and_those_on_a_chain_follow_nobody():
    """Street Bowl 19 Take Root, Ball & Chain."""
    g = street(MARKED, A1={"skills": "shadowing"}).acts("H1")
    g.s.rooted[number("A1")] = 1
    g.do(movement.step, "H1", "m4", tape="dodge=3")
    g = street(MARKED, A1={"skills": "shadowing ball-and-chain"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3")


def test_who_lost_his_zones_neither_holds_nor_follows_nor_dives_nor_tackles():
    """Ruling 81."""
    g = street("""
          k  l  m
       3  A2 .  .
       4  A1 H1 .
    """, H1={"skills": "dodge"}, A1={"skills": "tentacles shadowing diving-tackle tackle prehensile-tail"}).acts("H1")
    g.s.alertness[number("A1")] = st.GAZED_AT
    g.do(movement.step, "H1", "m4", tape="dodge=2; reroll dodge; dodge=3")
    assert g.at("A1") == "k4"


def test_one_who_falls_going_for_it_is_shadowed_but_not_held():
    """Street Bowl 17 "Move per square", 19 Shadowing, Tentacles."""
    g = street(MARKED, H1={"ma": 0}, A1={"skills": "tentacles shadowing"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="go_for_it=1; shadowing A1; shadowing=2,2; armour=1,1")
    assert g.at("A1") == "l4" and g.condition("H1") == st.PRONE


def test_nobody_is_asked_to_hold_or_follow_whom_no_dice_could_stop():
    """Street Bowl 19 Tentacles, Shadowing."""
    g = street(MARKED, H1={"st": 7}, A1={"st": 3, "skills": "tentacles"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3")
    g = street(MARKED, H1={"ma": 9}, A1={"ma": 3, "skills": "shadowing"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3")


def test_a_dive_fills_the_square_a_shadow_would_go_to():
    """Street Bowl 19 Diving Tackle, Shadowing."""
    g = street(MARKED, A1={"skills": "diving-tackle shadowing"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3; diving_tackle A1; armour=1,1")
    assert g.at("A1") == "l4"
