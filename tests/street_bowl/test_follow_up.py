"""Street Bowl 8, 19: the follow-up, and skills that change where somebody goes."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET
from tests.street_bowl.blocks import NORTH_WALL, OPEN, hit
from tests.street_bowl.diagrams import number, street

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
    g.s.ball = STREET.cell_named("k4")
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


# Grab, Side Step


def test_grab_on_a_block_then_follow_into_the_square_he_left():
    """Street Bowl 19 Grab."""
    g = hit(street(OPEN, H1={"skills": "grab"}), "block=4; grab j3; follow follow; armour=1,1")
    assert (g.at("A1"), g.at("H1"), g.condition("A1")) == ("j3", "k4", st.PRONE)


def test_side_step_also_when_he_is_knocked_down():
    """Street Bowl 19 Side Step."""
    g = hit(street(OPEN, A1={"skills": "side-step"}), "block=4; side_step j3; follow follow; armour=1,1")
    assert (g.at("A1"), g.at("H1"), g.condition("A1")) == ("j3", "k4", st.PRONE)
