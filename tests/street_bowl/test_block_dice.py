"""Street Bowl 8 (2): strengths, assists and dice."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block_dice import count
from tests.street_bowl.blocks import OPEN, assists, dice, hit
from tests.street_bowl.diagrams import number, street

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
