"""Street Bowl 7: stepping, Go For It, standing up, leaping, picking up, and their skills."""

import pytest

from fracas.games.street_bowl import movement
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.player_actions import player_actions
from fracas.games.street_bowl.turn import stop
from tests.street_bowl.diagrams import number, street
from tests.street_bowl.runs import BESIDE_THE_BALL, MARKED

ALONE = """
      k  l  m  n
   3  .  .  .  .
   4  .  H1 .  .
   5  .  .  .  .
"""
LYING = ALONE.replace("H1", "H1_")


def test_a_step_costs_a_square_and_no_roll():
    """Street Bowl 7."""
    g = street(ALONE).acts("H1")
    g.do(movement.step, "H1", "m5")
    assert g.at("H1") == "m5" and (g.s.left, g.s.extra) == (5, 2) and g.kinds() == ["moves"]


def test_steps_go_to_empty_squares_on_the_street_whoever_lies_there():
    """Street Bowl 7."""
    g = street("""
          a  b  c
       1  .  H1 .
       2  A1_ A2% H2
    """).acts("H1")
    assert sorted(action[2] for action in player_actions(g.s, number("H1"))) == [0, 2]


def test_two_squares_more_need_a_two_each_and_no_third_is_offered():
    """Street Bowl 7 "Go For It"."""
    g = street(ALONE, H1={"ma": 0}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="go_for_it=2")
    g.do(movement.step, "H1", "n4", tape="go_for_it=2")
    assert g.rolls() == [("go_for_it", 2)] and g.at("H1") == "n4" and g.s.extra == 0
    assert player_actions(g.s, number("H1")) == []


def test_a_failed_go_for_it_drops_him_in_the_new_square_without_a_dodge():
    """Street Bowl 7: Go For It before dodge; the fall is a turnover."""
    g = street(MARKED, H1={"ma": 0}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="go_for_it=1; armour=1,1")
    assert g.at("H1") == "m4" and g.condition("H1") == st.PRONE and g.s.is_turnover and g.s.acting == st.NO_ONE


def test_going_for_it_in_a_tackle_zone_takes_both_rolls_in_this_order():
    """Street Bowl 17 "Move per square"."""
    g = street(MARKED, H1={"ma": 0}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="go_for_it=2; dodge=3")
    assert g.rolls() == [("go_for_it", 2), ("dodge", 3)] and not g.s.is_turnover


def test_snow_makes_a_two_fail():
    """Street Bowl 14 (12)."""
    g = street(ALONE, weather=st.SNOW, H1={"ma": 0}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="go_for_it=2; armour=1,1")
    assert g.condition("H1") == st.PRONE


def test_sure_feet_repeats_one_square_a_turn_not_every_one():
    """Trap 5. Street Bowl 19 Sure Feet."""
    g = street(ALONE, H1={"ma": 0, "skills": "sure-feet"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="go_for_it=1; reroll sure-feet; go_for_it=2")
    g.do(movement.step, "H1", "n4", tape="go_for_it=1; armour=1,1")
    assert g.condition("H1") == st.PRONE


def test_sprint_gives_a_third_square():
    """Street Bowl 19 Sprint."""
    assert street(ALONE).acts("H1").s.extra == 2
    assert street(ALONE, H1={"skills": "sprint"}).acts("H1").s.extra == 3


def test_a_free_move_costs_nothing_and_says_whether_he_may_go_on():
    """Street Bowl 19 Pass Block, Kick-Off Return: dodges as usual."""
    g = street(MARKED, phase=st.KICK)
    assert g.do(movement.move_one, "H1", "m4", tape="dodge=3", is_free=True)
    assert g.do(movement.move_one, "H1", "l4", is_free=True)
    assert not g.do(movement.move_one, "H1", "m4", tape="dodge=2; armour=1,1", is_free=True) and not g.s.is_turnover


def test_standing_up_costs_three_squares():
    """Street Bowl 7 "Standing up"."""
    g = street(LYING).acts("H1")
    assert player_actions(g.s, number("H1")) == [("stand", number("H1"))]
    g.do(movement.stand_up, "H1")
    assert g.condition("H1") == st.STANDING and (g.s.left, g.s.extra) == (3, 2)


def test_with_less_than_three_squares_standing_up_needs_a_four_and_leaves_only_go_for_its():
    """Street Bowl 7 "Standing up"."""
    g = street(LYING, H1={"ma": 2}).acts("H1")
    g.do(movement.stand_up, "H1", tape="stand_up=4")
    assert g.condition("H1") == st.STANDING and (g.s.left, g.s.extra) == (0, 2)
    g = street(LYING, H1={"ma": 2}).acts("H1")
    g.do(movement.stand_up, "H1", tape="stand_up=3")
    assert g.condition("H1") == st.PRONE and g.s.acting == st.NO_ONE and not g.s.is_turnover


def test_jump_up_is_free_but_for_a_block_which_takes_an_agility_roll():
    """Street Bowl 19 Jump Up."""
    g = street(LYING, H1={"ma": 2, "skills": "jump-up"}).acts("H1")
    g.do(movement.stand_up, "H1")
    assert g.condition("H1") == st.STANDING and g.s.left == 2
    g = street(LYING, H1={"skills": "jump-up"}).acts("H1", "block")
    g.do(movement.stand_up, "H1", tape="jump_up=2")
    assert g.rolls() == [("jump_up", 2)] and g.condition("H1") == st.STANDING
    g = street(LYING, H1={"ag": 2, "skills": "jump-up"}).acts("H1", "block")
    g.do(movement.stand_up, "H1", tape="jump_up=2")
    assert g.condition("H1") == st.PRONE and g.s.acting == st.NO_ONE and not g.s.is_turnover


def test_a_leap_goes_over_players_for_two_squares_of_movement_without_a_dodge():
    """Trap 12. Street Bowl 19 Leap: offered, chosen, made; zones do not matter."""
    picture = """
          k  l  m  n
       4  A1 H1 A2 .
    """
    g = street(picture, H1={"skills": "leap"}).acts("H1")
    assert ("leap", number("H1"), STREET.cell_named("n4")) in player_actions(g.s, number("H1"))
    g.do(movement.leap, "H1", "n4", tape="leap=4")
    assert g.rolls() == [("leap", 4)] and g.at("H1") == "n4" and g.s.left == 4
    assert not any(action[0] == "leap" for action in player_actions(g.s, number("H1")))  # once a turn


def test_a_failed_leap_fells_him_in_the_target_square():
    """Street Bowl 19 Leap."""
    g = street(ALONE, H1={"skills": "leap very-long-legs"}).acts("H1")
    g.do(movement.leap, "H1", "n4", tape="leap=2; armour=1,1")
    assert g.rolls()[0] == ("leap", 3) and g.at("H1") == "n4" and g.s.is_turnover


def test_movement_that_a_leap_lacks_is_gone_for_before_it():
    """Ruling 72."""
    g = street(ALONE, H1={"ma": 1, "skills": "leap"}).acts("H1")
    g.do(movement.leap, "H1", "n4", tape="go_for_it=2; leap=4")
    assert (g.s.left, g.s.extra) == (0, 1)
    assert not any(action[0] == "leap" for action in player_actions(g.s, number("H1")))
    g = street(ALONE, H1={"ma": 1, "skills": "leap"}).acts("H1")
    g.do(movement.leap, "H1", "n4", tape="go_for_it=1; armour=1,1")
    assert g.at("H1") == "n4" and g.condition("H1") == st.PRONE


def test_leapers_are_held_and_shadowed_but_nobody_dives_after_them():
    """Street Bowl 19 Leap, Tentacles, Shadowing, Diving Tackle."""
    g = street(MARKED, H1={"skills": "leap"}, A1={"skills": "tentacles shadowing diving-tackle"}).acts("H1")
    g.do(movement.leap, "H1", "n4", tape="tentacles A1; tentacles=6,6; leap=4; shadowing A1; shadowing=1,1")
    assert g.at("A1") == "l4"
    g = street(MARKED, H1={"skills": "leap"}, A1={"skills": "tentacles"}).acts("H1")
    g.do(movement.leap, "H1", "n4", tape="tentacles A1; tentacles=1,1")
    assert g.at("H1") == "l4" and g.s.acting == st.NO_ONE


def test_walls_bound_leaps():
    """Street Bowl 19 Leap: the target is on the street."""
    g = street("""
          a  b
       1  H1 .
    """, H1={"skills": "leap"}).acts("H1")
    leaps = [action[2] for action in player_actions(g.s, number("H1")) if action[0] == "leap"]
    assert leaps == [1, 2, 26, 27, 28, 52, 53, 54]


def test_a_ball_is_picked_up_by_who_steps_on_it():
    """Street Bowl 7 "Pick-up"."""
    g = street(BESIDE_THE_BALL).acts("H1")
    g.do(movement.step, "H1", "m4", tape="pick_up=3")
    assert g.rolls() == [("pick_up", 3)] and g.ball == "H1" and g.s.acting == number("H1")


def test_a_failed_pick_up_is_a_turnover_with_one_bounce():
    """Street Bowl 6 "Turnover list" 3, 11.3."""
    g = street(BESIDE_THE_BALL).acts("H1")
    g.do(movement.step, "H1", "m4", tape="pick_up=2")
    assert g.s.is_turnover and g.s.bounces == 1 and g.condition("H1") == st.STANDING and g.s.acting == st.NO_ONE


@pytest.mark.parametrize("skills, weather, need", [
    ("", st.FINE, 4), ("", st.RAIN, 5), ("big-hand", st.RAIN, 3), ("extra-arms", st.FINE, 3),
])
def test_zones_and_rain_hinder_picking_up(skills, weather, need):
    """Street Bowl 7, 14 (11), 19 Big Hand, Extra Arms."""
    g = street(BESIDE_THE_BALL.replace("o  .", "o  A1"), weather=weather, H1={"skills": skills}).acts("H1")
    g.do(movement.step, "H1", "m4", tape=f"pick_up={need}")
    assert g.rolls() == [("pick_up", need)]


def test_sure_hands_repeat_a_pick_up():
    """Street Bowl 19 Sure Hands."""
    g = street(BESIDE_THE_BALL, H1={"skills": "sure-hands"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="pick_up=2; reroll sure-hands; pick_up=3")
    assert g.ball == "H1"


def test_who_has_no_hands_only_kicks_the_ball_away():
    """Street Bowl 19 No Hands."""
    g = street(BESIDE_THE_BALL, H1={"skills": "no-hands"}).acts("H1")
    g.do(movement.step, "H1", "m4")
    assert g.s.is_turnover and g.s.bounces == 1


def test_a_ball_in_the_air_is_not_picked_up():
    """Ruling 76."""
    g = street(BESIDE_THE_BALL, phase=st.BONUS).acts("H1")
    g.s.is_airborne = 1
    g.do(movement.step, "H1", "m4")
    assert g.ball == "m4" and not g.s.bounces


def test_a_coach_may_stop_a_player_who_then_has_had_his_action():
    """Street Bowl 6 "One Action"."""
    g = street(ALONE).acts("H1")
    g.do(stop, "H1")
    assert g.s.acting == st.NO_ONE and g.s.used[number("H1")] and (g.s.left, g.s.extra, g.s.deed) == (0, 0, "")
