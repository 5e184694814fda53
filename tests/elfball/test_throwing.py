"""Chapters 13.1 to 13.3: throwing and intercepting."""

import pytest

from fracas.games.elfball.field import FIELD
from fracas.games.elfball.throwing.throw import throw_need
from tests.elfball.diagrams import board, picture

PASS = """
      p11:  .      .       .      .
    q10:  .  H3>2o   .      .     H7>5
      r10:  .      .       .      .
"""
NEAR = PASS.replace("H3>2o   .      .     H7>5", "H3>2o   .     H7>5   .")


# -- 13.1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hexes", "need"), [(1, 1), (3, 1), (4, 3), (6, 3), (7, 1), (9, 1), (10, 3), (18, 3)])
def test_a_throw_needs_two_more_beyond_half_of_its_range(hexes, need):
    match = board("q3: H3>2o")
    target = FIELD.at(-10 + hexes, 4)
    assert throw_need(match.state, 2, match.state.where[2], target).value == need


def test_team_mates_and_opponents_who_face_the_thrower_count():
    match = board("""
          p11:  H4>3   A5>4
        q10:  .  H3>2o  A2>5
          r10:  .      .
    """)
    need = throw_need(match.state, 2, match.state.where[2], FIELD.cell_named("q13"))
    assert sorted((r.rule, r.amount) for r in need.reasons) == [
        ("base", 1), ("opponent", 1), ("opponent", 1), ("team_mate", -1),
    ]


def test_only_the_holder_throws_to_any_hex_of_the_field_or_its_edge():
    match = board(PASS)
    assert match.legal("H7 throw") == []
    throws = match.legal("H3 throw")
    assert len(throws) == sum(1 <= FIELD.distance(FIELD.cell_named("q11"), cell) <= 18 for cell in range(421))
    assert "H3 throw m13" in throws and "H3 throw q3" in throws and "H3 throw q2" in throws


@pytest.mark.parametrize("before", ["H3 p12", "H3 shove A2: shove=---"])
def test_a_throw_of_seven_or_more_is_only_possible_before_anything_else(before):
    match = board(PASS.replace("q10:  .", "q10:  A2>5")).play(before)
    assert len(match.legal("H3 throw")) == 126


def test_nor_after_standing_up_but_turning_does_no_harm():
    match = board(PASS).play("H3 face 5")
    assert len(match.legal("H3 throw")) > 126


def test_the_thrower_turns_straight_to_the_target_unless_it_lies_in_front():
    assert board(PASS).play("H3 throw p12: throw=---; direction=1; distance=1").state.facing[2] == 1
    assert board(PASS).play("H3 throw q10: throw=---; direction=1; distance=1").state.facing[2] == 4


def test_a_flop_bounces_the_ball_from_the_thrower_without_any_interception():
    match = board(PASS.replace(".      .     H7", "A2>1   .     H7")).play("H3 throw q14: throw=x--; bounce=1")
    assert match.ball() == "p12" and match.told("shift") == [(0, 4, 0)] and match.told("intercept") == []


def test_a_missed_throw_comes_down_d6_hexes_off_the_target():
    match = board(PASS).play("H3 throw q14: throw=---; direction=6; distance=2")
    assert match.ball() == "o14" and match.told("throw") == [(2, FIELD.cell_named("q14"), "missed")]
    assert match.told("shift") == [(0, 2, 0)]


def test_a_missed_throw_that_a_team_mate_catches_is_no_shift():
    match = board(PASS).play("H3 throw q13: throw=---; direction=2; distance=1; catch catch; catch=oo-")
    assert match.ball() == "H7" and match.told("shift") == [] and match.state.acting == 2


def test_a_wobbly_throw_must_be_caught():
    match = board(NEAR).play("H3 throw q13: throw=o--; catch catch; catch=oo-")
    assert match.told("throw")[0][2] == "wobbly" and match.ball() == "H7" and match.state.momentum == 0


def test_a_wobbly_throw_to_a_neighbour_is_caught_automatically():
    match = board(PASS.replace("H3>2o   .", "H3>2o  H8>1")).play("H3 throw q12: throw=o--; catch catch")
    assert match.ball() == "H8"


def test_a_perfect_spiral_is_caught_automatically_and_earns_momentum():
    match = board(NEAR).play("H3 throw q13: throw=ooo; catch catch")
    assert match.ball() == "H7" and match.state.momentum == 2 and match.told("throw")[0][2] == "perfect"


def test_an_automatic_catch_may_be_declined_and_the_ball_bounces():
    match = board(NEAR).play("H3 throw q13: throw=ooo; catch decline; bounce=1")
    assert match.ball() == "p14" and match.told("shift") == [(0, 2, 2)]


def test_a_player_without_skill_cannot_make_an_automatic_catch():
    match = board(NEAR, profiles={"H7": {"skill": 0}}).play("H3 throw q13: throw=ooo; bounce=1")
    assert match.ball() == "p14"


def test_an_opponent_in_the_landing_hex_makes_an_ordinary_catch_and_ends_the_action():
    match = board(NEAR.replace("H7>5", "A7>2")).play("H3 throw q13: throw=ooo; catch catch; catch=oo-")
    assert match.ball() == "A7" and match.told("shift") == [(0, 2, 2)] and match.state.side == 1


def test_a_throw_to_an_empty_hex_is_a_shift():
    match = board(NEAR).play("H3 throw q12: throw=ooo")
    assert match.ball() == "q12" and match.told("shift") == [(0, 2, 2)]


def test_a_ball_thrown_onto_a_lying_player_bounces():
    match = board(NEAR.replace("H7>5", "H7_")).play("H3 throw q13: throw=ooo; bounce=2")
    assert match.ball() == "q14"


def test_the_action_goes_on_after_a_short_throw_and_ends_after_a_long_one():
    assert board(NEAR).play("H3 throw q13: throw=oo-; catch catch").state.acting == 2
    far = board("q5: H3>2o . . . . . . H7>5").play("H3 throw q12: throw=oo-; catch catch")
    assert far.told("shift") == [] and far.state.side == 1


def test_a_throw_that_misses_onto_the_thrower_may_be_caught_by_him_and_not_intercepted():
    match = board(NEAR.replace("H3>2o   .", "H3>2o  A2>1"))
    match.play("H3 throw q13: throw=---; direction=5; distance=2; catch catch; catch=ooo")
    assert match.ball() == "H3" and match.told("shift") == [] and match.told("intercept") == []


def test_a_missed_throw_beyond_the_field_stops_in_the_first_edge_hex():
    match = board("q15: H3>2o . . . .")
    asked = match.start("H3 throw q19: throw=---; direction=2; distance=6")
    assert asked.kind == "direction" and asked.target == FIELD.cell_named("q21")
    match.game.answer("5")
    match.game.answer("2")
    assert match.ball() == "q19"


def test_a_thrower_in_a_goal_hex_who_lets_the_ball_go_leaves_the_field():
    match = board("""
        c18: H3>3o
       d18: . H7>1
    """)
    match.play("H3 throw d19: throw=oo-; catch catch")
    assert match.place("H3") == "benched" and match.ball() == "H7" and match.told("shift") == []


# -- white lines ---------------------------------------------------------------------------------------------------


def test_the_half_way_line_stops_a_throw():
    match = board("""
         k16: H7>4
           m15: .
             o14: H3>1o
    """)
    asked = match.start("H3 throw k16: throw=ooo")
    assert asked.kind == "direction" and asked.dice.faces == ("3", "4")


def test_a_throw_passes_through_the_window_in_the_centre():
    match = board("""
         l14: H7>4
             n12: H3>1o
    """).play("H3 throw l14: throw=ooo; catch catch")
    assert match.ball() == "H7"


def test_a_perfect_spiral_is_caught_automatically_even_after_a_white_line():
    match = board("""
         o14: H3>1o
          p15: H7>5
    """)
    asked = match.start("H3 throw m15: throw=oo-; direction=3; distance=3")
    assert asked.kind == "catch" and asked.facts == ("automatic",)


def test_a_wobbly_throw_after_a_white_line_is_an_ordinary_catch_unless_beside_the_thrower():
    far = board("""
         o14: H3>1o
          p15: H7>5
    """)
    asked = far.start("H3 throw m15: throw=o--; direction=3; distance=3")
    assert asked.kind == "catch" and asked.facts == ()
    beside = board("""
           n15: H7>5
             o14: H3>1o
    """).play("H3 throw m15: throw=o--; direction=3; distance=1; catch catch")
    assert beside.ball() == "H7"


def test_a_player_on_the_line_that_stops_a_throw_may_catch_it():
    match = board("""
         k16: .
           m15: H7>5
             o14: H3>1o
    """).play("H3 throw k16: throw=*ooo; catch catch")
    assert match.ball() == "H7"


def test_a_throw_from_a_white_line_leaves_it_freely():
    match = board("""
         k15: H7>4
           m15: H3>1o
    """).play("H3 throw k15: throw=oo-; catch catch")
    assert match.ball() == "H7"


# -- 13.3 ----------------------------------------------------------------------------------------------------------


BAND = PASS.replace(".      .     H7", "A2>1   A4>1    H7").replace("r10:  .", "r10:  A6_")


def test_one_standing_opponent_in_a_crossed_hex_may_try_to_intercept():
    match = board(BAND)
    asked = match.start("H3 throw q14: throw=ooo")
    assert asked.kind == "intercept" and asked.coach == 1
    assert asked.options == ("nobody", 13, 15)


def test_success_gives_him_the_ball_and_shifts_the_momentum():
    match = board(BAND).play("H3 throw q14: throw=ooo; intercept A4; intercept=oo-")
    assert match.ball() == "A4" and match.told("shift") == [(0, 2, 2)] and match.state.side == 1


def test_a_failure_lets_the_throw_go_on_and_a_flop_puts_him_down():
    failed = board(BAND).play("H3 throw q14: throw=ooo; intercept A2; intercept=---; catch catch")
    assert failed.ball() == "H7" and failed.state.stance[13] == 0
    flopped = board(BAND).play("H3 throw q14: throw=ooo; intercept A2; intercept=x--; catch catch")
    assert flopped.ball() == "H7" and flopped.state.stance[13] == 1


def test_nobody_need_intercept():
    assert board(BAND).play("H3 throw q14: throw=ooo; intercept nobody; catch catch").ball() == "H7"


def test_an_interception_needs_two_with_team_mates_and_opponents_facing_him():
    match = board(BAND.replace("A4>1", "A4>5"))
    asked = match.start("H3 throw q14: throw=ooo; intercept A2")
    # A4 on q13 and H3 on q11 face A2 on q12.
    assert asked.need == 2 and sorted(r.amount for r in asked.reasons) == [-1, 1, 2]


def test_an_interceptor_earns_nothing_and_may_be_turned():
    match = board(BAND).play("H3 throw q14: throw=ooo; intercept A4; intercept=ooo; face 3")
    assert match.state.momentum == 2 and match.state.facing[15] == 2


def test_the_throwing_coach_may_force_dice_of_the_interceptor():
    match = board(BAND, momentum=1)
    asked = match.start("H3 throw q14: throw=o--; momentum keep; intercept A4; intercept=oo-")
    assert asked.kind == "momentum" and asked.coach == 0


def test_players_without_skill_and_those_in_the_landing_hex_cannot_intercept():
    match = board(BAND.replace("H7>5", "A7>5"), profiles={"A2": {"skill": 0}})
    assert match.start("H3 throw q14: throw=ooo").options == ("nobody", 15)


def test_a_missed_throw_may_be_intercepted_too_on_its_own_path():
    match = board(BAND)
    asked = match.start("H3 throw q14: throw=---; direction=2; distance=1")
    assert asked.kind == "intercept"


def test_after_a_white_line_all_legs_may_be_intercepted_but_only_once():
    rows = """
         k16: .
           n15: A2>1
             o14: H3>1o  .  A4>1
    """
    match = board(rows)
    asked = match.start("H3 throw k16: throw=ooo; direction=3; distance=2")
    assert asked.kind == "intercept" and 13 in asked.options


def test_bounces_after_a_failed_catch_are_never_intercepted():
    match = board(NEAR.replace("H7>5   .", "H7>5   A2>1"))
    match.play("H3 throw q13: throw=o--; catch catch; catch=---; bounce=2; catch catch; catch=oo-")
    assert match.ball() == "A2" and match.told("intercept") == []


def test_new_legs_after_a_failed_catch_on_a_line_may_be_intercepted_if_nobody_has_tried():
    rows = """
           m15: H7>4
         n15: A2>1
             o14: H3>1o
    """
    asked = board(rows).start("H3 throw m15: throw=o--; intercept nobody; catch decline; direction=3; distance=2")
    assert asked.kind == "intercept" and asked.options == ("nobody", 13)
    match = board(rows)
    match.play("H3 throw m15: throw=o--; intercept A2; intercept=---; catch decline; direction=3; distance=3")
    assert match.ball() == "p15"


def test_pictures_of_passes_read_as_they_are_drawn():
    assert board(PASS).diagram() == picture(PASS)
