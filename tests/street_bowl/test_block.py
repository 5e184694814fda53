"""Street Bowl 8: what the block dice say, re-rolls, and how a block ends."""

from fracas.games.street_bowl import state as st
from tests.street_bowl.blocks import NORTH_WALL, OPEN, hit
from tests.street_bowl.diagrams import number, street

# The five results


def test_attacker_down():
    """Street Bowl 8 (3), 6: a turnover."""
    g = hit(street(OPEN), "block=0; armour=1,1")
    assert (g.condition("H1"), g.condition("A1"), g.s.is_turnover) == (st.PRONE, st.STANDING, 1)


def test_both_down_rolls_the_targets_armour_first_and_both_lie_by_then():
    """Street Bowl 8.4, 19 Piling On: nobody who fell piles on."""
    g = hit(street(OPEN, H1={"skills": "piling-on"}), "block=1; armour=6,6; injury=1,1; armour=1,1")
    assert (g.condition("H1"), g.condition("A1"), g.s.is_turnover) == (st.PRONE, st.STUNNED, 1)


def test_block_keeps_either_on_his_feet():
    """Street Bowl 19 Block."""
    g = hit(street(OPEN, H1={"skills": "block"}), "block=1; both_down stand; armour=1,1")
    assert (g.condition("H1"), g.condition("A1"), g.s.is_turnover) == (st.STANDING, st.PRONE, 0)
    g = hit(street(OPEN, A1={"skills": "block"}), "block=1; both_down stand; armour=1,1")
    assert (g.condition("H1"), g.condition("A1"), g.s.is_turnover) == (st.PRONE, st.STANDING, 1)


def test_with_block_on_both_sides_nobody_falls():
    """Street Bowl 19 Block."""
    g = hit(street(OPEN, H1={"skills": "block"}, A1={"skills": "block"}), "block=1; both_down stand; both_down stand")
    assert (g.condition("H1"), g.condition("A1"), g.s.is_turnover) == (st.STANDING, st.STANDING, 0)


def test_block_is_optional():
    """Street Bowl 19 Block, Ruling 56."""
    g = hit(street(OPEN, A1={"skills": "block"}), "block=1; both_down fall; armour=1,1; armour=1,1")
    assert g.condition("A1") == st.PRONE


def test_wrestle_of_either_lays_both_prone_without_armour_and_beats_block():
    """Street Bowl 19 Wrestle."""
    g = hit(street(OPEN, H1={"skills": "wrestle"}, A1={"skills": "block"}), "block=1; both_down wrestle")
    assert (g.condition("H1"), g.condition("A1"), g.s.is_turnover) == (st.PRONE, st.PRONE, 0)
    g = hit(street(OPEN, H1={"skills": "block"}, A1={"skills": "wrestle"}),
            "block=1; both_down stand; both_down wrestle")
    assert (g.condition("H1"), g.condition("A1"), g.s.is_turnover) == (st.PRONE, st.PRONE, 0)


def test_the_moving_teams_coach_decides_on_wrestle_first():
    """Street Bowl 1, Ruling 56."""
    g = hit(street(OPEN, H1={"skills": "wrestle"}, A1={"skills": "wrestle"}), "block=1; both_down wrestle")
    assert [facts[0] for facts in g.told("choice")] == [0]


def test_a_wrestling_ball_carrier_of_the_moving_team_is_a_turnover_an_opponents_is_not():
    """Street Bowl 19 Wrestle. Trap 11."""
    for home, away, is_over in (("*", "", 1), ("", "*", 0)):
        g = street(f"""
              j        k
           4  H1{home} A1{away}
        """, H1={"skills": "wrestle"})
        hit(g, "block=1; both_down wrestle; bounce=2")
        assert g.s.is_turnover == is_over and g.ball in ("j3", "k3")


def test_a_rooted_player_does_not_wrestle_but_may_be_wrestled_down():
    """Street Bowl 19 Take Root."""
    g = street(OPEN, H1={"skills": "wrestle"})
    g.s.rooted[number("H1")] = 1
    hit(g, "block=1; armour=1,1; armour=1,1")
    g = street(OPEN, A1={"skills": "wrestle"})
    g.s.rooted[number("H1")] = 1
    hit(g, "block=1; both_down wrestle")
    assert g.condition("H1") == st.PRONE and not g.s.rooted[number("H1")]


def test_wrestle_injures_a_ball_and_chain():
    """Street Bowl 19 Ball & Chain."""
    g = hit(street(OPEN, H1={"skills": "wrestle"}, A1={"skills": "ball-and-chain"}),
            "block=1; both_down wrestle; injury=1,1")
    assert g.at("A1") == st.KNOCKED_OUT and g.condition("H1") == st.PRONE


def test_pushed_one_square_and_the_blocker_may_follow():
    """Street Bowl 8 (3) and (4)."""
    g = hit(street(OPEN), "block=2; push l4; follow follow")
    assert (g.at("H1"), g.at("A1")) == ("k4", "l4")
    g = hit(street(OPEN), "block=2; push l4; follow stay")
    assert (g.at("H1"), g.at("A1")) == ("j4", "l4")


def test_following_up_needs_no_dodge():
    """Street Bowl 8 (4)."""
    g = hit(street("""
          i  j  k  l
       3  A2 .  .  .
       4  .  H1 A1 .
    """), "block=2,2; push l4; follow follow")
    assert g.at("H1") == "k4" and [roll[0] for roll in g.rolls()] == ["block"]


def test_a_stumbling_target_falls_where_he_is_pushed():
    """Street Bowl 8 (3)."""
    g = hit(street(OPEN), "block=3; push l5; follow stay; armour=1,1")
    assert g.at("A1") == "l5" and g.condition("A1") == st.PRONE


def test_dodge_makes_stumbling_a_push_unless_the_blocker_has_tackle():
    """Street Bowl 19 Dodge, Tackle."""
    g = hit(street(OPEN, A1={"skills": "dodge"}), "block=3; stumble stay_up; push l5; follow stay")
    assert g.condition("A1") == st.STANDING
    g = hit(street(OPEN, A1={"skills": "dodge"}), "block=3; stumble fall; push l5; follow stay; armour=1,1")
    assert g.condition("A1") == st.PRONE
    g = hit(street(OPEN, A1={"skills": "dodge"}, H1={"skills": "tackle"}), "block=3; push l5; follow stay; armour=1,1")
    assert g.condition("A1") == st.PRONE


def test_a_player_without_tackle_zones_still_uses_block_dodge_and_stand_firm():
    """Street Bowl 19, Ruling 81."""
    g = street(OPEN, A1={"skills": "dodge stand-firm"})
    g.s.alertness[number("A1")] = st.CONFUSED
    hit(g, "block=3; stumble stay_up; stand_firm hold")
    g = street(OPEN, A1={"skills": "block"})
    g.s.alertness[number("A1")] = st.CONFUSED
    hit(g, "block=1; both_down stand; armour=1,1")


def test_defender_down():
    """Street Bowl 8 (3): Dodge does not help."""
    g = hit(street(OPEN, A1={"skills": "dodge"}), "block=4; push l5; follow stay; armour=4,4; injury=4,4")
    assert g.at("A1") == st.KNOCKED_OUT


def test_the_follow_up_is_decided_before_the_armour_roll():
    """Street Bowl 8.4, Ruling 58: so piling on needs him next to the victim."""
    g = hit(street(OPEN, H1={"skills": "piling-on"}), "block=4; push l4; follow stay; armour=1,1")
    assert g.condition("A1") == st.PRONE
    g = hit(street(OPEN, H1={"skills": "piling-on"}),
            "block=4; push l4; follow follow; armour=1,1; piling_on fall_on; armour=6,6; injury=1,1")
    assert g.condition("A1") == st.STUNNED and g.condition("H1") == st.PRONE and not g.s.is_turnover


def test_a_carrier_knocked_down_drops_the_ball_last_of_all():
    """Street Bowl 8.4, 11.3: one bounce after the injuries."""
    g = hit(street("""
          j  k   l
       4  H1 A1* .
    """), "block=4; push l4; follow follow; armour=6,6; injury=1,1; bounce=5")
    assert g.ball == "m4"


# Re-rolls


def test_a_team_reroll_throws_all_dice_of_the_block_again_before_one_is_chosen():
    """Street Bowl 6 "Team re-rolls", 8 (2)."""
    g = street(OPEN, rerolls=(1, 0), H1={"st": 4})
    hit(g, "block=0,1; block_die team; block=2,4; block_die pushed; push l4; follow stay")
    assert g.s.rerolls == [0, 0]


def test_the_blockers_coach_rerolls_even_if_the_other_chooses():
    """Street Bowl 8 (2)."""
    g = street(OPEN, rerolls=(1, 0), A1={"st": 4})
    hit(g, "block=0,4; reroll team; block=4,4; push l4; follow stay; armour=1,1")
    assert g.condition("A1") == st.PRONE


def test_pro_throws_all_dice_of_the_block_again_and_nobody_a_second_time():
    """Street Bowl 19 Pro. Trap 14."""
    g = street(OPEN, rerolls=(1, 0), H1={"st": 4, "skills": "pro"})
    hit(g, "block=0,1; block_die pro; pro=4; block=0,0; armour=1,1")
    assert g.s.rerolls == [1, 0]


def test_nobody_is_asked_to_repeat_dice_that_all_fell_the_target():
    """Street Bowl 6, 8 (2): no question after a success."""
    hit(street(OPEN, rerolls=(1, 0)), "block=4; push l4; follow stay; armour=1,1")


# The end of the Action


def test_a_block_action_ends_with_the_block_a_blitz_goes_on_unless_he_is_down():
    """Street Bowl 6."""
    g = hit(street(OPEN), "block=2; push l4; follow stay")
    assert g.s.acting == st.NO_ONE
    g = hit(street(OPEN), "block=2; push l4; follow stay", "blitz")
    assert g.s.acting == number("H1")
    g = hit(street(OPEN, H1={"skills": "wrestle"}), "block=1; both_down wrestle", "blitz")
    assert g.s.acting == st.NO_ONE and not g.s.is_turnover


# Chainsaws in the way


def test_blocking_a_chainsaw_holder_who_falls_or_fells_takes_3_more():
    """Street Bowl 19 Chainsaw: the holder Knocked Down, and who knocks himself down blocking him."""
    g = hit(street(OPEN, A1={"skills": "chainsaw"}), "block=1; armour=1,1; armour=1,1")
    assert g.rolls()[1:] == [("armour", 5), ("armour", 5)]
    g = hit(street(NORTH_WALL, A1={"skills": "chainsaw"}), "block=4; armour=1,1")
    assert g.rolls()[1:] == [("armour", 4)]
    g = hit(street(NORTH_WALL, A1={"skills": "chainsaw"}), "block=2; armour=1,1")
    assert g.rolls()[1:] == [("armour", 8)]
