"""Chapter 15: Shove."""

import pytest

from fracas.games.elfball.shove import shove_limit, shove_need
from fracas.games.elfball.state import Options
from tests.elfball.diagrams import board, picture

DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5   .     .
      r10:  .      .
"""


@pytest.mark.parametrize(("jog", "shoves"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_half_of_the_printed_jog_rounded_up_are_the_shoves_of_an_action(jog, shoves):
    match = board(DUEL, profiles={"H3": {"jog": jog}})
    assert shove_limit(match.state, 2) == shoves
    for _ in range(shoves):
        assert match.legal("H3 shove") == ["H3 shove A2"]
        match.play("H3 shove A2: shove=---")
        match.state.fee = False
    assert match.legal("H3 shove") == []


def test_a_shove_needs_the_might_less_two_with_the_modifiers_of_an_attack():
    match = board("""
          p11:  H4>3   A5>4
        q10:  .   H3>2   A2>2
          r10:  .      .
    """, profiles={"A2": {"might": 5}})
    found = sorted((r.rule, r.amount, r.who) for r in shove_need(match.state, 2, 13).reasons)
    assert found == [("opponent", 1, 16), ("rear", -1, 13), ("support", -1, 3), ("target_might", 3, 13)]


def test_success_moves_the_target_one_hex_straight_away():
    match = board(DUEL).play("H3 shove A2: shove=o--")
    assert match.diagram() == picture("""
          p11:  .      .
        q10:  .  H3>2   .   A2>5    .
          r10:  .      .
    """)
    assert match.state.acting == 2 and match.state.jog == 6


def test_extra_successes_earn_momentum():
    assert board(DUEL).play("H3 shove A2: shove=ooo").state.momentum == 2


def test_a_flop_puts_the_shover_down():
    match = board(DUEL.replace("H3>2", "H3>2o")).play("H3 shove A2: shove=x--; bounce=5")
    assert match.state.stance[2] == 1 and match.told("shift") == [(0, 4, 0)] and match.ball() == "q10"


def test_failure_costs_one_jog_before_the_next_pace_or_challenge():
    match = board(DUEL).play("H3 shove A2: shove=---")
    assert match.state.jog == 6 and match.state.fee
    match.play("H3 shove A2: shove=o--")
    assert match.state.jog == 5 and not match.state.fee


def test_with_no_jog_left_after_a_failure_the_normal_action_is_over():
    match = board(DUEL, profiles={"H3": {"jog": 1}}, momentum=1)
    match.play("H3 shove A2: shove=---; momentum keep")
    match.state.jog = 0
    match.state.fee = True
    assert match.legal("H3 shove", "H3 tackle", "H3 q10", "H3 dash", "H3 end") == ["H3 dash 1", "H3 end"]


def test_a_player_right_behind_the_target_prevents_the_shove():
    match = board(DUEL.replace("A2>5   .", "A2>5  H8_"))
    assert match.legal("H3 shove") == []


def test_a_shoved_holder_keeps_the_ball():
    match = board(DUEL.replace("A2>5", "A2>5o")).play("H3 shove A2: shove=o--")
    assert match.ball() == "A2" and match.place("A2") == "q13"


def test_a_player_shoved_into_the_ball_makes_it_bounce_and_keeps_standing():
    match = board(DUEL.replace("A2>5   .", "A2>5  ball")).play("H3 shove A2: shove=o--; bounce=2")
    assert match.place("A2") == "q13" and match.ball() == "q14" and match.state.stance[13] == 0


def test_he_may_catch_the_ball_only_if_the_bounce_returns_to_him():
    match = board(DUEL.replace("A2>5   .     .", "A2>5  ball  H9_"))
    match.play("H3 shove A2: shove=o--; bounce=2; bounce=5; catch catch; catch=oo-")
    assert match.ball() == "A2"


def test_white_lines_do_not_stop_a_shoved_player():
    match = board("m15: H3>2 A2>5 .")
    assert match.play("H3 shove A2: shove=o--").place("A2") == "m17"


def test_a_player_shoved_over_the_edge_is_benched_and_the_action_goes_on():
    match = board("m20: . H3>2 A2>5 .").play("H3 shove A2: shove=o--")
    assert match.place("A2") == "benched" and match.state.acting == 2


def test_a_holder_shoved_over_the_edge_is_ejected_and_the_ball_goes_to_the_centre():
    match = board("m20: . H3>2 A2>5o .").play("H3 shove A2: shove=o--")
    assert match.place("A2") == "ejected" and match.ball() == "m13" and match.state.acting == 2
    assert match.told("shift") == []


def test_a_shover_who_has_spent_his_jog_may_still_shove():
    match = board(DUEL, profiles={"H3": {"jog": 4}})
    match.play("H3 tackle A2: tackle=---")
    match.state.jog = 0
    assert match.legal("H3 shove") == ["H3 shove A2"]


def test_the_old_costs_take_one_jog():
    match = board(DUEL, options=Options(legacy_challenge_cost=True)).play("H3 shove A2: shove=o--")
    assert match.state.jog == 5
    match.state.jog = 0
    match.state.where[13] = match.state.where[2] + 1
    assert match.legal("H3 shove", "H3 tackle") == []
