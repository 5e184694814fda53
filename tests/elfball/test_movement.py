"""Chapters 4 and 8: facing, movement and what an action allows."""

import pytest

from fracas.games.elfball.state import Options, faces, facing_players
from tests.elfball.diagrams import board, picture

ALONE = """
      p11:  .      .
    q10:  .   H3>2   .     .
      r10:  .      .
"""


def test_a_pace_costs_one_jog_in_any_direction_whatever_the_facing():
    match = board(ALONE)
    assert match.legal("H3 p", "H3 q", "H3 r") == ["H3 p12", "H3 q12", "H3 r11", "H3 r10", "H3 q10", "H3 p11"]
    match.play("H3 q10")
    assert match.state.jog == 5 and match.state.moved == 1


def test_a_moving_player_looks_ahead_and_may_be_turned_after_it():
    match = board(ALONE).play("H3 r11").play("H3 face 6")
    assert match.diagram() == picture("""
          p11:  .      .
        q10:  .   .    .     .
          r10:  .     H3>6
    """)


def test_a_player_is_not_turned_twice_in_a_row():
    match = board(ALONE).play("H3 face 5")
    assert match.legal("H3 face") == []
    assert match.play("H3 q10").legal("H3 face") != []


def test_with_all_jog_spent_no_pace_is_left():
    match = board(ALONE, profiles={"H3": {"jog": 2}}).play("H3 q12").play("H3 q13")
    assert match.legal("H3 q", "H3 p", "H3 r") == []
    assert match.legal("H3 end") == ["H3 end"]


@pytest.mark.parametrize("other", ["A2>5", "A2_", "A2~", "H7>1"])
def test_standing_down_and_dazed_players_block_their_hex(other):
    match = board(ALONE.replace("H3>2   .", f"H3>2 {other}"))
    assert "H3 q12" not in match.legal("H3")


def test_only_the_hex_faced_and_the_two_beside_it_are_front():
    s = board(ALONE).state
    around = s.book.field.neighbours[s.where[2]]
    assert [faces(s, 2, cell) for cell in around] == [True, True, True, False, False, False]


@pytest.mark.parametrize(("look", "sees"), [("A2>5", [13]), ("A2>1", []), ("A2_", []), ("A2~", [])])
def test_only_standing_players_face_anybody(look, sees):
    s = board(ALONE.replace("H3>2   .", f"H3>2 {look}")).state
    assert facing_players(s, 1, s.where[2]) == sees


def test_challenges_cost_no_jog_and_may_follow_the_last_pace():
    match = board("""
          p11:  .      .
        q10: H3>2  .  A2>5
          r10:  .      .
    """, profiles={"H3": {"jog": 1}})
    match.play("H3 q11")
    assert match.state.jog == 0
    assert match.legal("H3 tackle", "H3 shove") == ["H3 tackle A2"] + match.legal("H3 shove")
    match.play("H3 tackle A2: tackle=---")
    assert match.legal("H3 shove") == ["H3 shove A2"]


def test_the_action_ends_when_a_lying_player_cannot_stand_up():
    match = board("""
          p11:  .      .
        q10:  .  H3>2  A2>5
          r10:  .      .
    """, profiles={"H3": {"jog": 1, "grit": 1}})
    match.play("H3 tackle A2: tackle=oo-")
    assert match.state.side == 1


def test_the_action_ends_when_the_player_leaves_the_field_without_a_shift():
    match = board("m20: H7>5 . H3>2 .", momentum=3).play("H3 m23")
    assert match.place("H3") == "benched" and match.state.side == 1
    assert match.told("shift") == [] and match.state.momentum == 0


def test_a_throw_belongs_to_the_action_of_the_thrower():
    match = board(ALONE.replace("H3>2   .", "H3>2o  H7>5")).play("H3 throw q12: throw=oo-; catch catch")
    assert match.state.acting == 2 and match.state.jog == 6 and match.ball() == "H7"


def test_the_player_may_be_turned_when_the_rules_end_his_action():
    match = board(ALONE.replace("q10:  .", "q10: ball"))
    match.play("H3 q10: pick-up=---; bounce=5; face 1")
    assert match.state.facing[2] == 0 and match.state.side == 1


def test_limits_count_for_each_action():
    match = board("""
          p11:  .      .
        q10:  .  H3>2  A2>5
          r10:  .      .
    """, off={"bench": "A9"}).play("H3 tackle A2: tackle=---").play("H3 end").play("A2 end")
    assert match.legal("H3 tackle") == ["H3 tackle A2"]


def test_the_old_costs_are_off_by_default_and_make_a_pick_up_cost_a_second_jog():
    match = board(ALONE.replace("q10:  .", "q10: ball")).play("H3 q10: pick-up=o--")
    assert match.state.jog == 5
    old = Options(legacy_challenge_cost=True)
    match = board(ALONE.replace("q10:  .", "q10: ball"), options=old).play("H3 q10: pick-up=o--")
    assert match.state.jog == 4
    poor = board(ALONE.replace("q10:  .", "q10: ball"), options=old, profiles={"H3": {"jog": 1}})
    assert "H3 q10" not in poor.legal("H3")
