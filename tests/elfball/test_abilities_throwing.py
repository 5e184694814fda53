"""Chapter 22: Bankshot, Scramble, Bullet, Lead Pass, Reach and Plough."""

from fractions import Fraction

import pytest

from fracas.games.elfball.field import FIELD
from fracas.games.elfball.odds.policy import policy
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.throwing.throw import throw_need
from fracas.kernel.odds import exact_odds
from tests.elfball.diagrams import board, picture
from tests.elfball.gifted import able
from tests.odds.enumeration import enumerated

PASS = """
      p11:  .      .       .      .
    q10:  .  H3>2o   .      .     H7>5
      r10:  .      .       .      .
"""
LINE = """
     k16: .
       m15: .
         o14: H3>1o
          p13: .  .  H7>5
"""


# -- Bankshot ----------------------------------------------------------------------------------------------------


def test_bankshot_chooses_a_legal_direction_before_the_distance_is_rolled():
    match = board(LINE, profiles=able(H3="bankshot"))
    asked = match.start("H3 throw k16: throw=ooo")
    assert asked.kind == "bank" and asked.coach == 0 and asked.options == (2, 3)
    match.game.answer("3")
    assert match.game.pending.kind == "distance"


@pytest.mark.parametrize(("change", "lands"), [("as-rolled", "p15"), ("shorter", "o15"), ("further", "q15")])
def test_bankshot_may_change_the_distance_by_one(change, lands):
    match = board(LINE, profiles=able(H3="bankshot"))
    match.play(f"H3 throw k16: throw=ooo; bank 3; distance=3; bank-distance {change}" + (
        "; catch catch; catch=ooo" if lands == "p15" else ""))
    assert match.ball() == ("H7" if lands == "p15" else lands)


def test_a_distance_of_one_cannot_be_shorter():
    asked = board(LINE, profiles=able(H3="bankshot")).start("H3 throw k16: throw=ooo; bank 4; distance=1")
    assert asked.options == ("as-rolled", "further")


def test_bankshot_is_for_throws_and_for_the_thrower_only():
    bounced = board("""
         m15: .
           n14: H3>1o
    """, profiles=able(H3="bankshot")).start("H3 throw p13: throw=x--; bounce=1")
    assert bounced.kind == "direction"
    assert board(LINE, profiles=able(H7="bankshot")).start("H3 throw k16: throw=ooo").kind == "direction"


def test_the_usual_coach_banks_the_ball_to_a_team_mate():
    match = board(LINE, profiles=able(H3="bankshot"))
    asked = match.start("H3 throw k16: throw=ooo")
    assert policy(match.game.state, asked) == 2
    match.game.answer("3")
    match.game.answer("4")
    assert policy(match.game.state, match.game.pending) == "shorter"


# -- Scramble ----------------------------------------------------------------------------------------------------


def test_scramble_throws_far_after_a_move_for_one_more():
    match = board(PASS, profiles=able(H3="scramble")).play("H3 p12")
    throws = match.legal("H3 throw")
    assert "H3 throw p19" in throws and len(throws) > 126
    here = match.state.where[2]
    assert throw_need(match.state, 2, here, FIELD.cell_named("p19")).value == 2
    assert throw_need(match.state, 2, here, FIELD.cell_named("p14")).value == 1


def test_scramble_costs_nothing_without_having_done_anything():
    match = board(PASS, profiles=able(H3="scramble"))
    here = match.state.where[2]
    assert throw_need(match.state, 2, here, FIELD.cell_named("q18")).value == 1
    match.play("H3 face 1")
    assert throw_need(match.state, 2, here, FIELD.cell_named("q18")).value == 1


def test_scramble_throws_far_after_a_challenge_too_and_that_still_ends_the_action():
    match = board(PASS.replace("q10:  .", "q10:  A2>5"), profiles=able(H3="scramble")).play("H3 shove A2: shove=---")
    match.play("H3 throw q19: throw=ooo")
    assert match.rolled("throw").need == 2 and match.state.side == 1


def test_scramble_throws_far_by_a_dash():
    match = board(PASS, profiles=able(H3="scramble"), momentum=1).play("H3 dash 1: dash=o; dash challenge")
    assert "H3 throw q19" in match.legal("H3 throw")
    assert "H3 throw q19" not in board(PASS, momentum=1).play("H3 dash 1: dash=o; dash challenge").legal("H3 throw")


def test_a_throw_planned_from_another_hex_is_dearer_by_one():
    match = board(PASS, profiles=able(H3="scramble"))
    assert throw_need(match.state, 2, FIELD.cell_named("q12"), FIELD.cell_named("q19")).value == 2


# -- Bullet ------------------------------------------------------------------------------------------------------


def test_bullet_doubles_the_momentum_of_a_throw():
    match = board(PASS, profiles=able(H3="bullet")).play("H3 throw q14: throw=ooo; catch catch")
    assert match.state.momentum == 4
    assert board(PASS).play("H3 throw q14: throw=ooo; catch catch").state.momentum == 2


# -- Lead Pass ---------------------------------------------------------------------------------------------------


def test_lead_pass_moves_the_catcher_hex_by_hex_and_the_thrower_goes_on():
    match = board(PASS, profiles=able(H3="lead-pass"))
    match.play("H3 throw q14: throw=ooo; catch catch; lead q15; lead q16")
    assert match.place("H7") == "q16" and match.ball() == "H7" and match.state.momentum == 0
    assert match.state.acting == 2 and match.legal("H3 q12") and match.state.moved == 0


def test_the_thrower_may_stop_and_the_catcher_is_turned_at_the_end():
    match = board(PASS, profiles=able(H3="lead-pass"))
    match.play("H3 throw q14: throw=ooo; catch catch; lead p15; lead stop; face 3")
    assert match.place("H7") == "p15" and match.state.momentum == 1 and match.state.facing[6] == 2


def test_lead_pass_ignores_those_who_face_the_catcher():
    rows = PASS.replace("H7>5", "H7>5  A6>5")
    match = board(rows, profiles=able(H3="lead-pass"), momentum=2)
    match.play("H3 throw q14: throw=oo-; momentum keep; catch catch; lead p14; lead stop")
    assert match.place("H7") == "p14" and match.told("disengages") == []


def test_an_ordinary_catch_of_his_throw_is_as_good():
    match = board(PASS, profiles=able(H3="lead-pass"), momentum=1)
    match.play("H3 throw q14: throw=o--; catch catch; catch=oo-; lead q15")
    assert match.place("H7") == "q15"


def test_without_counters_or_after_a_shift_nobody_is_led():
    match = board(PASS, profiles=able(H3="lead-pass")).play("H3 throw q14: throw=o--; catch catch; catch=oo-")
    assert match.place("H7") == "q14"
    flopped = board(PASS.replace("q10:  .", "q10:  H7>2").replace("H7>5", "."), profiles=able(H3="lead-pass"),
                    momentum=2)
    flopped.play("H3 throw q14: throw=x--; bounce=5; catch catch; catch=oo-; momentum keep")
    assert flopped.ball() == "H7" and flopped.told("leads") == []


def test_after_a_long_throw_he_is_led_and_the_action_ends():
    match = board("q5: H3>2o\nq14: H7>5 .", profiles=able(H3="lead-pass"), momentum=1)
    match.play("H3 throw q14: throw=oo-; momentum keep; catch catch; lead q15; lead stop")
    assert match.place("H7") == "q15" and match.state.side == 1 and match.state.last_moved == [2, -1]


def test_a_throw_won_by_a_dash_is_led_on_too():
    match = board(PASS, profiles=able(H3="lead-pass"), momentum=2)
    match.play("H3 dash 1: dash=o; dash challenge")
    match.play("H3 throw q14: throw=o---; momentum keep; catch catch; catch=oo-; momentum keep; lead q15")
    assert match.place("H7") == "q15" and match.state.side == 1


def test_into_the_goal_he_scores_only_by_his_own_action_and_over_the_edge_he_is_ejected():
    rows = "c17: H7>5 .\ne16: H3>6o"
    match = board(rows, profiles=able(H3="lead-pass"), momentum=1)
    match.play("H3 throw c17: throw=o--; catch catch; catch=oo-; lead c18")
    assert match.place("H7") == "c18" and match.state.score == [0, 0] and match.ball() == "H7"
    edge = [n for n in FIELD.neighbours[FIELD.cell_named("q20")] if FIELD.lines[n]]
    match = board("q18: H3>2o . H7>5", profiles=able(H3="lead-pass"), momentum=1)
    match.play(f"H3 throw q20: throw=o--; catch catch; catch=oo-; lead {FIELD.names[edge[0]]}")
    assert match.place("H7") == "ejected" and match.ball() == "m13"


# -- Reach -------------------------------------------------------------------------------------------------------

BESIDE = """
      p11:  .      .       .    A4>1
    q10:  .  H3>2o   .      .     H7>5
      r10:  .    A6>1      .      .
    s10:  .    A8>1      .      .
"""


def test_reach_intercepts_beside_the_band():
    asked = board(BESIDE, profiles=able(A6="reach")).start("H3 throw q14: throw=ooo")
    assert asked.kind == "intercept" and asked.options == ("nobody", 17)
    match = board(BESIDE, profiles=able(A6="reach"))
    match.play("H3 throw q14: throw=ooo; intercept A6; intercept=oo-")
    assert match.ball() == "A6"


def test_reach_is_one_hex_and_counts_the_landing_hex():
    asked = board(BESIDE, profiles=able(A8="reach", A4="reach")).start("H3 throw q14: throw=ooo")
    assert asked.kind == "intercept" and asked.options == ("nobody", 15)


def test_reach_counts_the_hex_of_the_thrower():
    rows = PASS.replace("q10:  .", "q10: A5>5")
    asked = board(rows, profiles=able(A5="reach")).start("H3 throw q14: throw=ooo")
    assert asked.kind == "intercept" and asked.options == ("nobody", 16)


def test_reach_needs_him_standing():
    rows = BESIDE.replace("A6>1", "A6_")
    assert board(rows, profiles=able(A6="reach")).start("H3 throw q14: throw=ooo").kind == "catch"


# -- Plough ------------------------------------------------------------------------------------------------------

DUEL = """
      p11:  .      .      .
    q10:  .  H3>2  A2>5   .
      r10:  .      .      .
"""


def test_plough_follows_into_the_vacated_hex_for_a_counter():
    match = board(DUEL, profiles=able(H3="plough"), momentum=1)
    match.play("H3 shove A2: shove=o--; momentum keep; plough follow")
    assert match.place("H3") == "q12" and match.place("A2") == "q13" and match.state.momentum == 0
    assert match.state.jog == 6 and match.state.moved == 1 and match.told("disengages") == []


def test_the_counters_of_the_shove_itself_may_pay_for_it_and_he_may_stay():
    match = board(DUEL, profiles=able(H3="plough")).play("H3 shove A2: shove=oo-; plough stay")
    assert match.place("H3") == "q11" and match.state.momentum == 1
    assert board(DUEL, profiles=able(H3="plough")).play("H3 shove A2: shove=o--").place("H3") == "q11"


def test_he_shoves_on_and_follows_again():
    match = board(DUEL, profiles=able(H3="plough"), momentum=2)
    match.play("H3 shove A2: shove=o--; momentum keep; plough follow")
    match.play("H3 shove A2: shove=o--; momentum keep; plough follow")
    assert match.place("H3") == "q13" and match.place("A2") == "q14"


def test_after_a_dash_there_is_no_following():
    match = board(DUEL, profiles=able(H3="plough"), momentum=3).play("H3 dash 1: dash=o; dash challenge")
    match.play("H3 shove A2: shove=o---; momentum keep")
    assert match.place("H3") == "q11"


def test_a_ball_that_bounced_into_the_hex_must_be_picked_up():
    rows = DUEL.replace("A2>5   .", "A2>5  ball")
    match = board(rows, profiles=able(H3="plough"), momentum=1)
    match.play("H3 shove A2: shove=o--; momentum keep; bounce=5; plough follow; pick-up=oo-")
    assert match.ball() == "H3" and match.place("H3") == "q12"


def test_whom_the_ball_he_has_shoved_loose_comes_back_to_and_floors_does_not_follow():
    """Elfball 9, 22.2: it bounces over two who lie there to the shover, who flops his catch: the action is over."""
    match = board("""
          p11:  .      H8_    H9_
        q10:  .  H3>2  A2>5   ball
          r10:  .      .      .
    """, profiles=able(H3="plough"), momentum=1)
    match.play("H3 shove A2: shove=o--; momentum keep; bounce=6; bounce=5; bounce=4; catch catch; catch=x--; bounce=5")
    assert match.diagram() == picture("""
          p11:  .      H8_    H9_
        q10: ball  H3_  .     A2>5
          r10:  .      .      .
    """)
    assert match.told("shift") == [(0, 4, 1)] and match.told("ploughs") == [] and match.state.momentum == 1


# -- chances -----------------------------------------------------------------------------------------------------


def test_the_odds_of_a_scrambled_throw_equal_all_faces_of_all_dice():
    match = board("q10: H3>2o .", profiles={"H3": {"abilities": ("scramble",), "skill": 2}}).play("H3 q11")
    target = FIELD.cell_named("q19")
    odds = dict(exact_odds(RULESET, match.state, ("throw", 2, target)))
    assert odds["throw:flop"] + odds["throw:missed"] == 1 - chance(2, 2)
    assert sum(odds.values()) == 1


def test_the_odds_of_a_taunt_and_of_a_potion_equal_all_faces_of_all_dice():
    taunting = board("q10: H3>2 . A5>5", profiles=able(H3="taunt"), momentum=1).state.copy()
    taunting.advanced = taunting.advanced._replace(window=True)
    for state, action in ((taunting, ("taunt", 2, 16, 1)), (potion_state(), ("potion", 6))):
        odds = dict(exact_odds(RULESET, state, action))
        assert odds == enumerated(RULESET, state, action, 5_000)
    assert odds == {
        "potion:poisoned": Fraction(1, 36), "potion:sick": Fraction(4, 36), "potion:nothing": Fraction(10, 36),
        "potion:basic": Fraction(12, 36), "potion:any": Fraction(8, 36), "potion:two": Fraction(1, 36),
    }


def potion_state():
    state = board("q10: H3>2 . A5>5", off={"bench": "H7"}).state.copy()
    state.support = (state.support[0]._replace(potions=1), state.support[1])
    return state
