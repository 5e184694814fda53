"""Chapter 10: standing up."""

import pytest

from tests.elfball.diagrams import board, picture


def lying(look, **changes):
    return board(f"""
          p11:  .      .
        q10:  .  H3{look}  .
          r10:  .      .
    """, **changes)


@pytest.mark.parametrize(("look", "grit", "jog"), [("_", 3, 4), ("~", 3, 1), ("_", 5, 6), ("_", 6, 6), ("~", 2, 0)])
def test_standing_up_costs_5_or_8_less_grit_and_never_less_than_nothing(look, grit, jog):
    match = lying(look, profiles={"H3": {"grit": grit}}).play("H3 stand")
    assert match.state.jog == jog
    assert match.state.stance[2] == 0


def test_who_has_too_little_jog_stays_where_he_is():
    match = lying("~", profiles={"H3": {"grit": 1}})
    assert match.legal() == ["H3 end"]


def test_team_mates_who_face_him_help_and_opponents_hinder():
    match = board("""
          p11:  H4>3   A2>4
        q10:  A5>2   H3~   A6_
          r10:  H7>4   .
    """)
    match.play("H3 stand")
    # Dazed 8 - Grit 3, H4 helps, A2 and A5 hinder; H7 looks away and A6 lies.
    assert match.state.jog == 6 - (8 - 3 - 1 + 2)


def test_he_stands_in_the_same_hex_looking_at_the_goal_he_attacks_and_may_be_turned():
    match = lying("_").play("H3 stand")
    assert match.diagram() == picture("""
          p11:  .      .
        q10:  .  H3>6  .
          r10:  .      .
    """)
    assert len(match.legal("H3 face")) == 5
    assert match.play("H3 face 4").place("H3") == "q11"


def test_a_player_may_stand_up_twice_in_an_action_if_his_jog_allows():
    match = board("""
          p11:  .      .
        q10:  .  H3_  A2>5
          r10:  .      .
    """, profiles={"H3": {"grit": 5}})
    match.play("H3 stand").play("H3 tackle A2: tackle=oo-")
    assert match.diagram() == picture("""
          p11:  .      .
        q10:  .  H3_  A2_
          r10:  .      .
    """)
    assert match.play("H3 stand").state.jog == 6 - 1 - 0
    assert match.state.acting == 2


def test_nobody_stands_up_after_a_shift_in_momentum():
    match = board("""
          p11:  .      .
        q10:  .  H3>2  A2>5
          r10:  .      .
    """, profiles={"H3": {"grit": 6}})
    match.play("H3 q10: disengage=---")
    assert match.state.side == 1
    assert match.state.stance[2] == 1


def test_a_lying_player_may_do_nothing_else():
    assert lying("_").legal() == ["H3 stand", "H3 end"]
