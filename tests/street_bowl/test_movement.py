"""Street Bowl 7: stepping, Go For It, dodging, standing up, leaping, picking up, and the skills of all these."""

import pytest

from fracas.games.street_bowl import movement
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.player_actions import player_actions
from fracas.games.street_bowl.turn import stop
from tests.street_bowl.diagrams import number, street

ALONE = """
      k  l  m  n
   3  .  .  .  .
   4  .  H1 .  .
   5  .  .  .  .
"""
MARKED = """
      k  l  m  n
   3  .  .  .  .
   4  A1 H1 .  .
   5  .  .  .  .
"""
BESIDE_THE_BALL = """
      k  l  m  n
   3  .  .  .  .
   4  .  H1 o  .
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


def test_leaving_a_tackle_zone_needs_a_dodge_and_entering_one_does_not():
    """Street Bowl 7 "Dodge"."""
    g = street(MARKED).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3")
    assert g.rolls() == [("dodge", 3)] and g.at("H1") == "m4"
    g.do(movement.step, "H1", "l4")
    assert g.rolls() == []


def test_every_zone_on_the_new_square_makes_a_dodge_harder_and_lying_or_dazed_opponents_have_none():
    """Street Bowl 1, 7."""
    crowd = """
          k  l  m  n
       3  .  .  .  A2
       4  A1 H1 .  A3
       5  .  .  .  A4_
    """
    g = street(crowd).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=5")
    assert g.rolls() == [("dodge", 5)]
    g = street(crowd).acts("H1")
    g.s.alertness[number("A3")] = st.CONFUSED
    g.do(movement.step, "H1", "m4", tape="dodge=4")
    assert g.rolls() == [("dodge", 4)]


def test_a_failed_dodge_drops_him_in_the_new_square_and_ends_the_turn():
    """Street Bowl 7, 6 "Turnover list" 1."""
    g = street(MARKED.replace("H1", "H1*")).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=2; armour=4,4; injury=1,1")
    assert g.at("H1") == "m4" and g.condition("H1") == st.STUNNED_NOW
    assert g.s.is_turnover and g.s.bounces == 1 and g.s.holder == st.NO_ONE


def test_a_fall_on_the_balls_square_makes_it_bounce_after_the_injury_and_nobody_picks_it_up():
    """Street Bowl 7 "Pick-up"."""
    g = street(BESIDE_THE_BALL.replace(".  H1", "A1 H1")).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=2; armour=1,1")
    assert g.s.bounces == 1 and g.ball == "m4"


def test_the_dodge_skill_is_no_use_against_tackle_but_the_team_is():
    """Street Bowl 19 Tackle."""
    g = street(MARKED, rerolls=(1, 0), H1={"skills": "dodge"}, A1={"skills": "tackle"}).acts("H1")
    with pytest.raises(AssertionError, match="answers"):
        g.do(movement.step, "H1", "m4", tape="dodge=2; reroll dodge")
    g = street(MARKED, rerolls=(1, 0), H1={"skills": "dodge"}, A1={"skills": "tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=2; reroll team; dodge=3")
    assert g.at("H1") == "m4"


def test_dodge_repeats_one_dodge_a_turn_not_every_one():
    """Trap 4. Street Bowl 19 Dodge."""
    g = street(MARKED, H1={"skills": "dodge"}).acts("H1")
    g.do(movement.step, "H1", "l3", tape="dodge=3; reroll dodge; dodge=4")
    g.do(movement.step, "H1", "l4", tape="dodge=3; armour=1,1")
    assert g.condition("H1") == st.PRONE


@pytest.mark.parametrize("mover, marker, need", [
    ("", "", 4), ("two-heads", "", 3), ("titchy", "", 3), ("stunty", "", 3), ("stunty secret-weapon", "", 4),
    ("", "prehensile-tail", 5), ("stunty", "prehensile-tail", 4), ("stunty titchy two-heads", "", 2),
])
def test_what_bodies_add_to_a_dodge(mover, marker, need):
    """Street Bowl 19 Two Heads, Titchy, Stunty, Prehensile Tail."""
    g = street("""
          k  l  m  n
       4  A1 H1 .  A2
    """, H1={"skills": mover}, A1={"skills": marker}).acts("H1")
    g.do(movement.step, "H1", "m4", tape=f"dodge={need}")
    assert g.rolls() == [("dodge", need)]


def test_a_titchy_opponent_hinders_nobody_who_dodges_to_him_but_he_must_be_dodged():
    """Street Bowl 19 Titchy."""
    g = street("""
          k  l  m  n
       4  A1 H1 .  A2
    """, A1={"skills": "titchy"}, A2={"skills": "titchy"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3")
    assert g.rolls() == [("dodge", 3)]


def test_strength_serves_in_place_of_agility_once_a_turn_after_seeing_the_die():
    """Street Bowl 19 Break Tackle, Ruling 56."""
    g = street(MARKED, H1={"st": 5, "ag": 2, "skills": "break-tackle"}).acts("H1")
    g.do(movement.step, "H1", "l3", tape="dodge=3; break_tackle break")
    assert g.at("H1") == "l3" and g.condition("H1") == st.STANDING
    g.do(movement.step, "H1", "l4", tape="dodge=3; armour=1,1")
    assert g.condition("H1") == st.PRONE


def test_breaking_a_tackle_may_be_kept_for_later_and_is_not_asked_where_agility_is_enough_or_strength_too_little():
    """Street Bowl 19 Break Tackle: at most 6 counts."""
    g = street(MARKED, H1={"st": 7, "ag": 2, "skills": "break-tackle"}).acts("H1")
    g.do(movement.step, "H1", "l3", tape="dodge=5")
    g.do(movement.step, "H1", "l4", tape="dodge=2; break_tackle fail; armour=1,1")
    assert g.condition("H1") == st.PRONE
    g = street(MARKED, H1={"st": 7, "ag": 2, "skills": "break-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=1; armour=1,1")


def test_diving_tackle_is_asked_after_the_die_fells_the_dodger_and_its_user_lies_where_he_left():
    """Trap 12. Street Bowl 19 Diving Tackle."""
    g = street(MARKED, A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=4; diving_tackle A1; armour=1,1")
    assert g.at("A1") == "l4" and g.condition("A1") == st.PRONE
    assert g.at("H1") == "m4" and g.condition("H1") == st.PRONE and g.s.is_turnover
    assert g.kinds()[:4] == ["uses_skill", "moves", "dives", "is_placed_prone"]


def test_nobody_is_asked_to_dive_where_two_less_changes_nothing():
    """Street Bowl 19 Diving Tackle, Ruling 56."""
    for face, end in ((5, "m4"), (2, "m4")):
        g = street(MARKED, A1={"skills": "diving-tackle"}).acts("H1")
        g.do(movement.step, "H1", "m4", tape=f"dodge={face}" + ("; armour=1,1" if face == 2 else ""))
        assert g.at("H1") == end and g.at("A1") == "k4"


def test_a_dive_counts_on_the_reroll_too_and_may_wait_for_it():
    """Street Bowl 19 Diving Tackle."""
    g = street(MARKED, rerolls=(1, 0), A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3; diving_tackle A1; reroll team; dodge=4; armour=1,1")
    assert g.condition("H1") == st.PRONE
    g = street(MARKED, rerolls=(1, 0), A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=2; reroll team; dodge=3; diving_tackle A1; armour=1,1")
    assert g.condition("H1") == st.PRONE and g.at("A1") == "l4"
    g = street(MARKED, A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3; diving_tackle stay_up")
    assert g.condition("H1") == st.STANDING and g.at("A1") == "k4"


def test_strength_may_answer_a_dive():
    """Street Bowl 19 Break Tackle, Diving Tackle."""
    g = street(MARKED, H1={"st": 5, "skills": "break-tackle"}, A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3; diving_tackle A1; break_tackle break")
    assert g.condition("H1") == st.STANDING and g.condition("A1") == st.PRONE


def test_a_diver_with_the_ball_loses_it_and_his_opponents_keep_their_turn():
    """Street Bowl 6, 11.3."""
    g = street(MARKED.replace("A1", "A1*"), rerolls=(1, 0), A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3; diving_tackle A1; reroll team; dodge=5")
    assert g.s.bounces == 1 and g.ball == "l4" and not g.s.is_turnover


def test_the_rooted_and_those_on_a_chain_do_not_dive():
    """Street Bowl 19 Take Root, Ball & Chain."""
    g = street(MARKED, A1={"skills": "diving-tackle"}).acts("H1")
    g.s.rooted[number("A1")] = 1
    g.do(movement.step, "H1", "m4", tape="dodge=3")
    g = street(MARKED, A1={"skills": "diving-tackle ball-and-chain"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3")


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
    assert ("leap", number("H1"), STREET.named("n4")) in player_actions(g.s, number("H1"))
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
