"""Street Bowl 8.2, 8.3: blocks at the walls and at the open ends."""

from fracas.games.street_bowl import state as st
from tests.street_bowl.blocks import NORTH_WALL, hit
from tests.street_bowl.diagrams import street

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
