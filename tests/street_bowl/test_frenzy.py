"""Street Bowl 19 Frenzy and Juggernaut: blocks that go on."""

from fracas.games.street_bowl import state as st
from tests.street_bowl.blocks import NORTH_WALL, OPEN, hit
from tests.street_bowl.diagrams import street

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
