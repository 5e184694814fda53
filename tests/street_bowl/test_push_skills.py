"""Street Bowl 8.1, 19: Stand Firm, Side Step, Grab and the rooted, who are not pushed as others are."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET
from tests.street_bowl.diagrams import number, street
from tests.street_bowl.shoves import shove


def test_stand_firm_may_refuse():
    """Street Bowl 19 Stand Firm. Trap 12."""
    picture = """
          j  k  l
       3  .  .  A2
       4  H1 A1 .
       5  .  .  A3
    """
    g = street(picture, A1={"skills": "stand-firm"})
    chain = shove(g, tape="stand_firm hold")
    assert g.at("A1") == "k4" and chain.edge == ""
    g = street(picture, A1={"skills": "stand-firm"})
    shove(g, tape="stand_firm give_way")
    assert g.at("A1") == "l4"


def test_stand_firm_in_a_chain_stops_everybody():
    """Street Bowl 19 Stand Firm, Ruling 61."""
    g = street("""
          j  k  l  m
       3  .  .  A2 .
       4  H1 A1 A3 .
       5  .  .  A4 .
    """, A3={"skills": "stand-firm"})
    shove(g, tape="push l4; stand_firm hold")
    assert (g.at("A1"), g.at("A3")) == ("k4", "l4") and g.told("chain_stops") == [(number("A1"), number("A3"))]


def test_a_juggernauts_blitz_overrides_stand_firm_of_the_blocked_player_only():
    """Street Bowl 19 Juggernaut, Stand Firm."""
    picture = """
          j  k  l  m
       3  .  .  A2 .
       4  H1 A1 A3 .
       5  .  .  A4 .
    """
    skills = {"H1": {"skills": "juggernaut"}, "A1": {"skills": "stand-firm"}, "A3": {"skills": "stand-firm"}}
    g = street(picture, **skills)
    shove(g, tape="push l4; stand_firm hold", deed="blitz")
    assert g.at("A1") == "k4"
    g = street(picture, **skills)
    shove(g, tape="stand_firm hold", deed="block")
    assert g.at("A1") == "k4"


def test_a_prone_player_with_stand_firm_is_chain_pushed():
    """Street Bowl 1, Ruling 56."""
    g = street("""
          j  k  l   m
       3  .  .  A2  .
       4  H1 A1 A3_ .
       5  .  .  A4  .
    """, A3={"skills": "stand-firm side-step"})
    shove(g, tape="push l4; push m4")
    assert g.at("A3") == "m4"


def test_a_rooted_player_is_not_pushed_nor_is_anybody_into_him():
    """Street Bowl 19 Take Root."""
    picture = """
          j  k  l  m
       3  .  .  A2 .
       4  H1 A1 A3 .
       5  .  .  A4 .
    """
    g = street(picture)
    g.s.rooted[number("A3")] = 1
    shove(g, tape="push l4")
    assert g.at("A1") == "k4" and g.at("A3") == "l4"
    g = street(picture, H1={"skills": "juggernaut"})
    g.s.rooted[number("A1")] = 1
    shove(g, deed="blitz")
    assert g.at("A1") == "k4"


def test_a_rooted_player_is_not_pushed_into_a_wall():
    """Street Bowl 19 Take Root."""
    g = street("""
          j  k  l
       1  A2 A1 A3
       2  .  H1 .
    """)
    g.s.rooted[number("A1")] = 1
    assert shove(g).at_wall == st.NO_ONE


def test_side_step_goes_to_any_adjacent_empty_square_by_his_own_coach():
    """Street Bowl 19 Side Step. Trap 12."""
    g = street("""
          i  j  k  l
       3  .  .  .  .
       4  .  H1 A1 .
       5  .  .  .  .
    """, A1={"skills": "side-step"})
    shove(g, tape="side_step j3")
    assert g.at("A1") == "j3" and g.told("choice")[0][0] == 1


def test_side_step_avoids_wall_crowd_and_chain_but_his_coach_may_leave_it():
    """Street Bowl 19 Side Step."""
    picture = """
          j  k  l
       1  A2 A1 A3
       2  .  H1 .
    """
    g = street(picture, A1={"skills": "side-step"})
    shove(g, tape="side_step j2")
    assert g.at("A1") == "j2"
    g = street(picture, A1={"skills": "side-step"})
    assert shove(g, tape="side_step leave_it").at_wall == number("A1")


def test_side_step_without_an_empty_square_does_nothing():
    """Street Bowl 19 Side Step: the pusher's square counts as occupied."""
    g = street("""
          y  z
       1  A2 A1
       2  H1 A3
    """, A1={"skills": "side-step"})
    assert shove(g, tape="push east").in_crowd == number("A1")


def test_side_step_works_in_a_chain():
    """Street Bowl 19 Side Step."""
    g = street("""
          j  k  l  m
       3  .  .  A2 .
       4  H1 A1 A3 .
       5  .  .  A4 .
    """, A3={"skills": "side-step"}, H1={"skills": "grab"}, A5={})
    for name, cell in (("A5", "j3"), ("A6", "j5"), ("A7", "k3"), ("A8", "k5")):
        g.s.where[number(name)] = STREET.cell_named(cell)
    shove(g, tape="push l4; side_step m3")
    assert g.at("A3") == "m3" and g.at("A1") == "l4"


def test_grab_sends_the_target_to_any_adjacent_empty_square_on_a_block_action():
    """Street Bowl 19 Grab."""
    picture = """
          i  j  k  l
       3  .  .  .  .
       4  .  H1 A1 .
       5  .  .  .  .
    """
    g = street(picture, H1={"skills": "grab"})
    shove(g, tape="grab j5")
    assert g.at("A1") == "j5"
    g = street(picture, H1={"skills": "grab"})
    shove(g, tape="push l4", deed="blitz")
    assert g.at("A1") == "l4"


def test_grab_may_be_declined_for_a_push_into_the_wall():
    """Street Bowl 19 Grab."""
    g = street("""
          j  k  l
       1  A2 A1 A3
       2  .  H1 .
    """, H1={"skills": "grab"})
    assert shove(g, tape="grab leave_it").at_wall == number("A1")


@pytest.mark.parametrize("deed", ["block", "blitz"])
def test_grab_and_side_step_cancel_each_other(deed):
    """Street Bowl 19 Grab, Side Step."""
    g = street("""
          i  j  k  l
       4  .  H1 A1 .
    """, H1={"skills": "grab"}, A1={"skills": "side-step"})
    shove(g, tape="push l4", deed=deed)
    assert g.at("A1") == "l4"


def test_grab_does_nothing_for_a_player_with_frenzy():
    """Street Bowl 19 Grab, Frenzy: they cannot be combined, so Side Step works too."""
    picture = """
          i  j  k  l
       4  .  H1 A1 .
    """
    g = street(picture, H1={"skills": "grab frenzy"})
    shove(g, tape="push l4")
    g = street(picture, H1={"skills": "grab frenzy"}, A1={"skills": "side-step"})
    shove(g, tape="side_step j3")
