"""Street Bowl 8: blocks, from the strengths to the last bounce."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block import block, multiple_block, pairs, ways
from fracas.games.street_bowl.blocking.block_dice import block_reasons, count, dice_of
from fracas.games.street_bowl.pitch import STREET
from tests.street_bowl.diagrams import name_of, number, street

OPEN = """
      j  k  l  m
   3  .  .  .  .
   4  H1 A1 .  .
   5  .  .  .  .
"""
NORTH_WALL = """
      j  k  l
   1  A2_ A1 A3_
   2  .   H1 .
"""


def act(g, who="H1", deed="block", left=0, extra=0):
    """Let a player be in the middle of an Action."""
    g.s.acting, g.s.deed, g.s.left, g.s.extra = number(who), deed, left, extra
    return g


def hit(g, tape, deed="block", who="H1", target="A1", left=5, extra=2):
    """Block in an Action."""
    act(g, who, deed, left, extra)
    g.do(block, who, target, tape=tape)
    return g


def dice(g, who="H1", target="A1", deed="block", more=0):
    act(g, who, deed)
    return dice_of(block_reasons(g.s, number(who), number(target), more=more))


def assists(g, who="H1", target="A1"):
    """Name who assists, for and against."""
    return " ".join(f"{'+' if r.amount > 0 else '-'}{name_of(r.who)}"
                    for r in block_reasons(g.s, number(who), number(target)) if r.rule == "assist")


# Strength and dice


@pytest.mark.parametrize(("own", "against", "n"), [(3, 3, 1), (4, 3, 2), (6, 3, 2), (7, 3, 3), (3, 4, -2), (3, 6, -2),
                                                   (3, 7, -3), (2, 1, 2), (3, 1, 3), (1, 2, -2)])
def test_how_many_dice_and_who_chooses(own, against, n):
    """Street Bowl 8 (2): three dice for more than double."""
    assert count(own, against) == n


def test_a_free_team_mate_of_either_side_assists():
    """Street Bowl 8 (2)."""
    g = street("""
          j  k  l
       3  A2 .  H2
       4  H1 A1 .
    """)
    assert assists(g) == "+H2 -A2"


def test_who_is_marked_by_a_third_player_does_not_assist():
    """Street Bowl 8 (2)."""
    g = street("""
          h  i  j  k  l  m
       3  H3 A2 .  .  H2 A3
       4  .  .  H1 A1 .  .
    """)
    assert assists(g) == ""


def test_guard_assists_even_when_marked():
    """Street Bowl 19 Guard."""
    g = street("""
          h  i  j  k  l  m
       3  H3 A2 .  .  H2 A3
       4  .  .  H1 A1 .  .
    """, A2={"skills": "guard"}, H2={"skills": "guard"})
    assert assists(g) == "+H2 -A2"


def test_prone_players_and_those_without_tackle_zones_do_not_assist_guard_or_not():
    """Street Bowl 1, 8 (2), Ruling 81."""
    g = street("""
          j   k  l
       3  A2_ .  H2
       4  H1  A1 .
    """, H2={"skills": "guard"}, A2={"skills": "guard"})
    g.s.alertness[number("H2")] = st.CONFUSED
    assert assists(g) == ""


def test_the_tackle_zone_of_a_prone_or_confused_third_player_does_not_keep_from_assisting():
    """Street Bowl 1, 8 (2)."""
    g = street("""
          j  k  l  m
       3  .  .  H2 A3_
       4  H1 A1 .  .
    """)
    assert assists(g) == "+H2"


def test_each_assist_counts_one():
    """Street Bowl 8 (2)."""
    g = street("""
          j  k  l
       3  .  H2 .
       4  H1 A1 H3
    """)
    assert dice(g) == 2 and assists(g) == "+H2 +H3"


def test_horns_count_in_a_blitz_only():
    """Street Bowl 19 Horns."""
    g = street(OPEN, H1={"skills": "horns"})
    assert dice(g, deed="blitz") == 2 and dice(g, deed="block") == 1


def test_the_weaker_blockers_opponent_chooses_the_die():
    """Street Bowl 8 (2)."""
    g = street(OPEN, A1={"st": 4})
    hit(g, "block=0,4; block_die attacker_down; armour=1,1")
    assert g.condition("H1") == st.PRONE
    assert [facts[0] for facts in g.told("choice") if facts[1] == "block_die"] == [1]


def test_dice_that_show_the_same_leave_no_choice():
    """Street Bowl 8 (3): 3 and 4 are the same."""
    g = street(OPEN, H1={"st": 4})
    hit(g, "block=2,2; push l4; follow stay")
    assert g.at("A1") == "l4"


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


# Walls


def test_pushed_into_a_wall_standing_takes_armour_plus_1_and_nobody_follows():
    """Street Bowl 8.2."""
    g = hit(street(NORTH_WALL), "block=2; armour=4,3")
    assert (g.at("A1"), g.at("H1"), g.condition("A1")) == ("k1", "k2", st.STANDING)
    assert g.rolls()[-1] == ("armour", 8)
    g = hit(street(NORTH_WALL), "block=2; armour=4,4; injury=1,1")
    assert (g.at("A1"), g.condition("A1")) == ("k1", st.STUNNED)


def test_knocked_down_at_a_wall_takes_one_armour_roll_plus_2():
    """Street Bowl 8.2, Ruling 19."""
    g = hit(street(NORTH_WALL), "block=4; armour=3,3")
    assert g.rolls()[-1] == ("armour", 7) and g.condition("A1") == st.PRONE and g.at("H1") == "k2"


def test_a_carrier_standing_at_the_wall_keeps_the_ball_unless_his_armour_breaks():
    """Street Bowl 8.2, Ruling 17."""
    picture = NORTH_WALL.replace("A1 ", "A1* ")
    g = hit(street(picture), "block=2; armour=1,1")
    assert g.ball == "A1"
    g = hit(street(picture), "block=2; armour=4,4; injury=1,1; bounce=8")
    assert g.ball == "l2"


def test_a_player_of_the_moving_team_broken_at_the_wall_by_a_chain_is_a_turnover():
    """Street Bowl 8.2, Rulings 17 and 18; 6: felled by his own side."""
    g = street("""
          j  k  l
       1  A2 H2 A3
       2  .  A1 .
       3  .  H1 .
    """)
    hit(g, "block=2; push k1; armour=4,4; injury=1,1")
    assert g.s.is_turnover and g.condition("H2") == st.STUNNED_NOW and g.at("A1") == "k2"


def test_a_chain_into_the_wall_hurts_its_last_player_and_the_target_falls_with_the_cobbles_only():
    """Street Bowl 8.2, Rulings 18 and 61: the wall's roll first, the target's is +1."""
    g = street("""
          j  k  l
       1  A2 A4 A3
       2  .  A1 .
       3  .  H1 .
    """, A4={"av": 9})
    hit(g, "block=4; push k1; armour=1,1; armour=1,2")
    assert g.rolls()[1:] == [("armour", 9), ("armour", 8)] and g.condition("A1") == st.PRONE
    assert (g.at("A1"), g.at("A4"), g.at("H1")) == ("k2", "k1", "k3")


def test_stand_firm_refuses_the_wall_and_falls_with_the_cobbles_only():
    """Street Bowl 19 Stand Firm."""
    g = hit(street(NORTH_WALL, A1={"skills": "stand-firm"}), "block=2; stand_firm hold")
    assert g.condition("A1") == st.STANDING
    g = hit(street(NORTH_WALL, A1={"skills": "stand-firm"}), "block=4; stand_firm hold; armour=1,1")
    assert g.rolls()[-1] == ("armour", 8) and g.condition("A1") == st.PRONE


def test_mighty_blow_claw_and_piling_on_at_the_wall_only_when_knocked_down():
    """Street Bowl 8.2, Rulings 21 and 22."""
    g = street(NORTH_WALL, H1={"skills": "mighty-blow claw piling-on"}, A1={"av": 9})
    hit(g, "block=2; armour=4,4")
    assert g.condition("A1") == st.STANDING
    g = street(NORTH_WALL, H1={"skills": "mighty-blow piling-on"}, A1={"av": 9})
    hit(g, "block=4; armour=1,1; piling_on fall_on; armour=4,3; mighty_blow add; injury=1,1")
    assert g.rolls()[1:3] == [("armour", 8), ("armour", 8)] and g.condition("H1") == st.PRONE


def test_a_ball_and_chain_pushed_into_a_wall_standing_rolls_armour_knocked_down_only_injury():
    """Street Bowl 9, Ruling 27."""
    g = hit(street(NORTH_WALL, A1={"skills": "ball-and-chain"}), "block=2; armour=1,1")
    assert g.condition("A1") == st.STANDING
    g = hit(street(NORTH_WALL, A1={"skills": "ball-and-chain"}), "block=2; armour=4,4; injury=1,1")
    assert g.at("A1") == st.KNOCKED_OUT
    g = hit(street(NORTH_WALL, A1={"skills": "ball-and-chain"}), "block=4; injury=1,1")
    assert g.at("A1") == st.KNOCKED_OUT


def test_a_prone_player_chain_pushed_into_a_wall_takes_plus_1():
    """Street Bowl 8.2, Ruling 18."""
    g = street("""
          j  k   l
       1  A2 A4_ A3
       2  .  A1  .
       3  .  H1  .
    """)
    hit(g, "block=2; push k1; armour=4,3")
    assert g.rolls()[-1] == ("armour", 8) and g.condition("A4") == st.PRONE


# The crowd


def test_over_the_end_is_an_injury_without_armour_and_the_square_may_be_followed_into():
    """Street Bowl 8 (4), 8.3: the blocker's skills do not help."""
    g = hit(street("""
          y  z
       4  H1 A1
    """, H1={"skills": "mighty-blow claw"}), "block=4; follow follow; injury=4,3")
    assert g.at("A1") == st.RESERVES and g.at("H1") == "z4"


def test_a_carrier_crowded_out_has_the_ball_thrown_in_after_his_injury():
    """Street Bowl 8.3, 11.5: from his last square, also if the blocker has followed there."""
    g = hit(street("""
          y  z
       4  H1 A1*
    """), "block=2; follow follow; injury=6,6; casualty=1; casualty_detail=1; "
          "throw_in_way=3; throw_in=2,3; bounce=2; bounce=2")
    assert g.ball == "u2" and g.at("H1") == "z4" and not g.s.is_turnover and g.s.casualties == [1, 0]


def test_a_chain_into_the_crowd():
    """Street Bowl 8.1 (3), 8.3."""
    g = hit(street("""
          x  y  z
       3  .  .  A3
       4  H1 A1 A2*
       5  .  .  A4
    """), "block=4; push z4; follow stay; injury=1,1; armour=1,1; throw_in_way=3; throw_in=2,2; bounce=2; bounce=2")
    assert (g.at("A1"), g.condition("A1"), g.at("A2"), g.ball) == ("z4", st.PRONE, st.RESERVES, "v2")


# Follow-up


def test_fend_keeps_the_blocker_back_even_from_one_who_falls():
    """Street Bowl 19 Fend."""
    g = hit(street(OPEN, A1={"skills": "fend"}), "block=2; push l4; fend fend_off")
    assert g.at("H1") == "j4"
    g = hit(street(OPEN, A1={"skills": "fend"}), "block=4; push l4; fend fend_off; armour=1,1")
    assert g.at("H1") == "j4"
    g = hit(street(OPEN, A1={"skills": "fend"}), "block=2; push l4; fend let_come; follow follow")
    assert g.at("H1") == "k4"


def test_after_fend_a_blitzing_player_may_still_move():
    """Street Bowl 19 Fend."""
    g = hit(street(OPEN, A1={"skills": "fend"}), "block=2; push l4; fend fend_off", "blitz")
    assert g.s.acting == number("H1") and g.s.left == 4


def test_a_rooted_blocker_does_not_follow_not_even_in_frenzy():
    """Street Bowl 8 (4), 19 Take Root."""
    for skills in "", "frenzy":
        g = street(OPEN, H1={"skills": skills})
        g.s.rooted[number("H1")] = 1
        hit(g, "block=2; push l4")
        assert g.at("H1") == "j4"


def test_shadowing_answers_a_follow_up():
    """Street Bowl 19 Shadowing: before any armour roll."""
    g = hit(street("""
          i  j  k  l
       3  A2 .  .  .
       4  .  H1 A1 .
    """, A2={"skills": "shadowing"}), "block=4,4; push l4; follow follow; shadowing A2; shadowing=1,1; armour=1,1")
    assert (g.at("H1"), g.at("A2")) == ("k4", "j4")


def test_a_failed_pick_up_on_a_follow_up_ends_the_turn_and_its_bounce_comes_last():
    """Street Bowl 7, 8.4, Ruling 58: no second block of Frenzy."""
    g = street("""
          j  k  l
       4  H1 A1 .
    """, H1={"skills": "frenzy"})
    g.s.ball = STREET.named("k4")
    hit(g, "block=2; push l4; pick_up=1; bounce=2")
    assert g.s.is_turnover and g.ball == "k3" and g.at("H1") == "k4"


# Strip Ball


def test_strip_ball_takes_the_ball_where_he_is_pushed():
    """Street Bowl 19 Strip Ball, Ruling 36: one bounce."""
    picture = """
          j  k   l
       4  H1 A1* .
    """
    g = hit(street(picture, H1={"skills": "strip-ball"}), "block=2; push l4; strip_ball strip; follow stay; bounce=5")
    assert g.ball == "m4" and g.condition("A1") == st.STANDING and not g.s.is_turnover
    g = hit(street(picture, H1={"skills": "strip-ball"}), "block=2; push l4; strip_ball spare; follow stay")
    assert g.ball == "A1"


def test_sure_hands_are_immune_to_strip_ball():
    """Street Bowl 19 Strip Ball, Sure Hands."""
    g = street("""
          j  k   l
       4  H1 A1* .
    """, H1={"skills": "strip-ball"}, A1={"skills": "sure-hands"})
    hit(g, "block=2; push l4; follow stay")
    assert g.ball == "A1"


def test_strip_ball_works_on_a_carrier_who_does_not_move():
    """Street Bowl 8.2, Ruling 60: Stand Firm, roots, walls."""
    picture = """
          j  k   l
       4  H1 A1* .
    """
    g = hit(street(picture, H1={"skills": "strip-ball"}, A1={"skills": "stand-firm"}),
            "block=2; stand_firm hold; strip_ball strip; bounce=5")
    assert g.ball == "l4"
    g = street(picture, H1={"skills": "strip-ball"})
    g.s.rooted[number("A1")] = 1
    hit(g, "block=2; strip_ball strip; bounce=5")
    g = street(NORTH_WALL.replace("A1 ", "A1* "), H1={"skills": "strip-ball"})
    hit(g, "block=2; strip_ball strip; armour=1,1; bounce=6")
    assert g.ball == "j2"


def test_strip_ball_works_on_stumbling_with_dodge_but_not_on_chain_pushed_players():
    """Street Bowl 19 Strip Ball."""
    g = hit(street("""
          j  k   l
       4  H1 A1* .
    """, H1={"skills": "strip-ball"}, A1={"skills": "dodge"}),
            "block=3; stumble stay_up; push l4; strip_ball strip; follow stay; bounce=5")
    assert g.ball == "m4"
    g = hit(street("""
          j  k  l   m
       3  .  .  A3  .
       4  H1 A1 A2* .
       5  .  .  A4  .
    """, H1={"skills": "strip-ball"}), "block=2; push l4; push m4; follow stay")
    assert g.ball == "A2"


# Frenzy


def test_frenzy_must_follow_and_block_again():
    """Street Bowl 19 Frenzy."""
    g = hit(street(OPEN, H1={"skills": "frenzy"}), "block=2; push l4; block=4; push m4; armour=1,1")
    assert (g.at("H1"), g.at("A1"), g.condition("A1")) == ("l4", "m4", st.PRONE)


def test_frenzy_does_not_block_again_after_both_down_even_if_both_stand():
    """Street Bowl 19 Frenzy. Trap 3."""
    g = street(OPEN, H1={"skills": "frenzy block"}, A1={"skills": "block"})
    hit(g, "block=1; both_down stand; both_down stand")
    assert g.condition("A1") == st.STANDING


def test_frenzy_blocks_again_after_a_stumble_that_only_pushed():
    """Street Bowl 19 Frenzy. Trap 3."""
    g = street(OPEN, H1={"skills": "frenzy"}, A1={"skills": "dodge"})
    hit(g, "block=3; stumble stay_up; push l4; block=0; armour=1,1")
    assert g.condition("H1") == st.PRONE


def test_frenzys_second_block_costs_a_blitzing_player_a_square():
    """Street Bowl 19 Frenzy. Trap 3."""
    g = hit(street(OPEN, H1={"skills": "frenzy"}), "block=2; push l4; block=2; push m4", "blitz", left=4)
    assert g.s.left == 2 and g.s.has_blocked


def test_frenzys_second_block_takes_a_go_for_it_and_failing_it_he_falls():
    """Street Bowl 19 Frenzy. Trap 3."""
    g = hit(street(OPEN, H1={"skills": "frenzy"}), "block=2; push l4; go_for_it=2; block=2; push m4", "blitz",
            left=1, extra=2)
    assert g.s.extra == 1
    g = hit(street(OPEN, H1={"skills": "frenzy"}), "block=2; push l4; go_for_it=1; armour=1,1", "blitz",
            left=1, extra=2)
    assert g.condition("H1") == st.PRONE and g.at("H1") == "k4" and g.s.is_turnover


def test_without_any_movement_left_a_blitz_has_no_second_block():
    """Street Bowl 19 Frenzy. Trap 3."""
    g = hit(street(OPEN, H1={"skills": "frenzy"}), "block=2; push l4", "blitz", left=1, extra=0)
    assert g.at("A1") == "l4"


def test_fend_and_a_player_out_of_reach_end_frenzy():
    """Street Bowl 19 Fend, Frenzy."""
    g = hit(street(OPEN, H1={"skills": "frenzy"}, A1={"skills": "fend"}), "block=2; push l4; fend fend_off")
    assert g.at("H1") == "j4"


def test_frenzy_goes_on_against_stand_firm_and_against_the_wall():
    """Street Bowl 19 Frenzy, 8.2: both still stand side by side."""
    g = street(OPEN, H1={"skills": "frenzy"}, A1={"skills": "stand-firm"})
    hit(g, "block=2; stand_firm hold; block=2; stand_firm give_way; push l4")
    assert g.at("H1") == "k4"
    g = hit(street(NORTH_WALL, H1={"skills": "frenzy"}), "block=2; armour=1,1; block=4; armour=1,1")
    assert g.condition("A1") == st.PRONE
    g = hit(street(NORTH_WALL, H1={"skills": "frenzy"}), "block=2; armour=6,6; injury=1,1")
    assert g.condition("A1") == st.STUNNED


def test_the_second_block_counts_assists_and_rolls_foul_appearance_anew():
    """Street Bowl 19 Frenzy, Foul Appearance."""
    g = street("""
          j  k  l  m
       3  .  .  .  H2
       4  H1 A1 .  .
    """, H1={"skills": "frenzy"}, A1={"skills": "foul-appearance"})
    hit(g, "foul_appearance=2; block=2; push l4; foul_appearance=2; block=2,2; push m5")
    g = street(OPEN, H1={"skills": "frenzy"}, A1={"skills": "foul-appearance"})
    hit(g, "foul_appearance=2; block=2; push l4; foul_appearance=1")
    assert g.at("A1") == "l4" and not g.s.is_turnover


def test_a_turnover_by_the_first_block_leaves_no_second():
    """Street Bowl 6: the turn ends when what is under way is finished."""
    g = street("""
          j  k  l
       1  A2 H2 A3
       2  .  A1 .
       3  .  H1 .
    """, H1={"skills": "frenzy"})
    hit(g, "block=2; push k1; armour=4,4; injury=1,1")
    assert g.s.is_turnover and g.condition("A1") == st.STANDING


def test_a_carrier_pushed_into_his_end_zone_scores_before_a_second_block():
    """Street Bowl 6 "Winning / scoring": it counts at once."""
    g = street("""
          b   c
       4  A1* H1
    """, H1={"skills": "frenzy"})
    hit(g, "block=2; push a4")
    assert g.s.score == [0, 1] and g.at("H1") == "b4"


# Juggernaut


def test_juggernaut_makes_both_down_a_push_in_a_blitz_only():
    """Street Bowl 19 Juggernaut."""
    g = hit(street(OPEN, H1={"skills": "juggernaut"}), "block=1; juggernaut push; push l4; follow stay", "blitz")
    assert g.condition("A1") == g.condition("H1") == st.STANDING
    g = hit(street(OPEN, H1={"skills": "juggernaut"}), "block=1; juggernaut go_down; armour=1,1; armour=1,1", "blitz")
    assert g.condition("A1") == g.condition("H1") == st.PRONE
    hit(street(OPEN, H1={"skills": "juggernaut"}), "block=1; armour=1,1; armour=1,1", "block")


def test_juggernaut_bars_fend_stand_firm_and_wrestle():
    """Street Bowl 19 Juggernaut."""
    g = street(OPEN, H1={"skills": "juggernaut"}, A1={"skills": "fend stand-firm wrestle"})
    hit(g, "block=2; push l4; follow follow", "blitz")
    assert g.at("H1") == "k4"
    g = street(OPEN, H1={"skills": "juggernaut"}, A1={"skills": "wrestle"})
    hit(g, "block=1; juggernaut go_down; armour=1,1; armour=1,1", "blitz")


def test_a_juggernaut_may_himself_wrestle_and_frenzy_goes_on_from_his_push():
    """Street Bowl 19 Juggernaut, Wrestle, Frenzy."""
    g = street(OPEN, H1={"skills": "juggernaut wrestle"})
    hit(g, "block=1; juggernaut go_down; both_down wrestle", "blitz")
    assert g.condition("A1") == st.PRONE
    g = street(OPEN, H1={"skills": "juggernaut frenzy"})
    hit(g, "block=1; juggernaut push; push l4; block=2; push m4", "blitz")
    assert g.at("A1") == "m4"


# Before the dice


def test_a_blitzs_block_costs_a_square_or_a_go_for_it():
    """Street Bowl 6, 8 (1)."""
    g = hit(street(OPEN), "block=2; push l4; follow stay", "blitz", left=3)
    assert g.s.left == 2
    g = hit(street(OPEN), "go_for_it=2; block=2; push l4; follow stay", "blitz", left=0, extra=2)
    assert (g.s.left, g.s.extra) == (0, 1)


def test_failing_the_go_for_it_of_a_blitz_he_falls_in_his_own_square_without_a_block():
    """Street Bowl 6, 8 (1)."""
    g = hit(street(OPEN), "go_for_it=1; armour=1,1", "blitz", left=0, extra=2)
    assert g.at("H1") == "j4" and g.condition("H1") == st.PRONE and g.s.is_turnover and g.s.acting == st.NO_ONE


def test_foul_appearance_costs_the_block_but_neither_the_turn_nor_the_rest_of_a_blitz():
    """Street Bowl 19 Foul Appearance."""
    g = hit(street(OPEN, A1={"skills": "foul-appearance"}), "foul_appearance=1", "blitz", left=3)
    assert (g.s.left, g.s.has_blocked, g.s.is_turnover, g.s.acting) == (2, 1, 0, number("H1"))
    g = hit(street(OPEN, A1={"skills": "foul-appearance"}), "foul_appearance=1", "block")
    assert g.s.acting == st.NO_ONE and g.s.used[number("H1")]


def test_dauntless_rolls_only_against_the_stronger_and_makes_equal_before_assists():
    """Street Bowl 19 Dauntless: greater than the target's strength."""
    hit(street(OPEN, H1={"skills": "dauntless"}), "block=2; push l4; follow stay")
    g = hit(street(OPEN, H1={"skills": "dauntless"}, A1={"st": 5}), "dauntless=3; block=2; push l4; follow stay")
    assert g.rolls()[0] == ("dauntless", 3)
    hit(street(OPEN, H1={"skills": "dauntless"}, A1={"st": 5}), "dauntless=2; block=2,2; push l4; follow stay")
    g = street("""
          j  k  l
       3  .  .  H2
       4  H1 A1 .
    """, H1={"skills": "dauntless"}, A1={"st": 5})
    hit(g, "dauntless=3; block=2,2; push l4; follow stay")


def test_dauntless_counts_horns_first_and_is_not_rolled_without_a_chance():
    """Street Bowl 19 Dauntless, Horns."""
    g = street(OPEN, H1={"skills": "dauntless horns"}, A1={"st": 5})
    hit(g, "dauntless=2; block=2; push l4; follow stay", "blitz")
    hit(street(OPEN, H1={"st": 1, "skills": "dauntless"}, A1={"st": 7}), "block=2,2,2; push l4; follow stay")
    hit(street(OPEN, H1={"st": 4, "skills": "dauntless horns"}, A1={"st": 5}), "block=2; push l4; follow stay", "blitz")


def test_the_target_may_dump_the_ball_off_before_the_dice_but_not_before_frenzys_second_block():
    """Street Bowl 8 (1), 19 Dump-Off."""
    picture = """
          j  k   l  m
       4  H1 A1* .  .
       6  .  .   .  A2
    """
    g = street(picture, A1={"skills": "dump-off"}, H1={"skills": "frenzy"})
    hit(g, "dump_off hold; block=2; push l4; block=2; push m4")
    assert g.ball == "A1"
    g = street(picture, A1={"skills": "dump-off"})
    hit(g, "dump_off m6; pass=6; catch=6; block=4; push l4; follow stay; armour=1,1")
    assert g.ball == "A2" and g.condition("A1") == st.PRONE and not g.s.is_turnover


def test_a_touchdown_by_a_dump_off_comes_before_the_block():
    """Street Bowl 19 Dump-Off."""
    g = street("""
          a  b   c
       4  A2 A1* H1
    """, A1={"skills": "dump-off"})
    hit(g, "dump_off a4; pass=6; catch=6")
    assert g.s.score == [0, 1] and g.at("A1") == "b4"


# Multiple Block


def test_multiple_block_strikes_two_stronger_targets_without_following_up():
    """Street Bowl 19 Multiple Block: each counts 2 more."""
    g = act(street("""
          j  k  l
       3  .  A1 .
       4  H1 .  .
       5  .  A2 .
    """, H1={"st": 5, "skills": "multiple-block frenzy"}))
    g.do(multiple_block, "H1", "A1", "A2", tape="block=2,2; push l2; block=4; push l6; armour=1,1")
    assert (g.at("H1"), g.at("A1"), g.at("A2"), g.condition("A2")) == ("j4", "l2", "l6", st.PRONE)
    assert g.s.used[number("H1")]


def test_multiple_blocks_second_only_if_he_still_stands():
    """Street Bowl 19 Multiple Block."""
    g = act(street("""
          j  k
       3  .  A1
       4  H1 .
       5  .  A2
    """, H1={"st": 5, "skills": "multiple-block wrestle"}))
    g.do(multiple_block, "H1", "A1", "A2", tape="block=1,1; both_down wrestle")
    assert g.condition("A2") == st.STANDING and not g.s.is_turnover


def test_multiple_block_goes_on_after_foul_appearance_cost_the_first():
    """Street Bowl 19 Multiple Block, Foul Appearance."""
    g = act(street("""
          j  k  l
       3  .  A1 .
       4  H1 .  .
       5  .  A2 .
    """, H1={"st": 5, "skills": "multiple-block"}, A1={"skills": "foul-appearance"}))
    g.do(multiple_block, "H1", "A1", "A2", tape="foul_appearance=1; block=2,2; push l6")
    assert g.at("A2") == "l6"


def test_dauntless_counts_multiple_block():
    """Street Bowl 19 Dauntless, Multiple Block."""
    g = act(street("""
          j  k  l
       3  .  A1 .
       4  H1 .  .
       5  .  A2 .
    """, H1={"skills": "multiple-block dauntless"}))
    g.do(multiple_block, "H1", "A1", "A2", tape="dauntless=3; block=2,2; push l2; dauntless=2; block=2,2; push l6")
    assert g.rolls()[0] == ("dauntless", 3)


def test_which_two_may_be_blocked_and_how_one_may_be_attacked():
    """Street Bowl 19 Multiple Block, Stab, Chainsaw. Trap 12."""
    g = street("""
          j  k
       3  .  A1
       4  H1 A3_
       5  .  A2
    """, H1={"skills": "multiple-block"}, H2={"skills": "stab"}, H3={"skills": "chainsaw multiple-block"})
    a, b = number("A1"), number("A2")
    assert pairs(g.s, number("H1")) == [(a, b), (b, a)] and pairs(g.s, number("H2")) == []
    g.s.where[number("H3")], g.s.where[number("H1")] = g.s.where[number("H1")], st.RESERVES
    assert pairs(g.s, number("H3")) == []
    assert [ways(g.s, number(name)) for name in ("H1", "H2", "H3")] == [("block",), ("block", "stab"), ("saw",)]


# Grab, Side Step


def test_grab_on_a_block_then_follow_into_the_square_he_left():
    """Street Bowl 19 Grab."""
    g = hit(street(OPEN, H1={"skills": "grab"}), "block=4; grab j3; follow follow; armour=1,1")
    assert (g.at("A1"), g.at("H1"), g.condition("A1")) == ("j3", "k4", st.PRONE)


def test_side_step_also_when_he_is_knocked_down():
    """Street Bowl 19 Side Step."""
    g = hit(street(OPEN, A1={"skills": "side-step"}), "block=4; side_step j3; follow follow; armour=1,1")
    assert (g.at("A1"), g.at("H1"), g.condition("A1")) == ("j3", "k4", st.PRONE)


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
