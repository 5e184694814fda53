"""Chapter 11: Disengage."""

from fracas.games.elfball.disengage import disengage_need
from fracas.games.elfball.state import Options
from tests.elfball.diagrams import board, picture

DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5
      r10:  .      .
"""
CARRIER = DUEL.replace("H3>2", "H3>2o")


def test_leaving_a_hex_that_no_opponent_faces_needs_no_roll():
    match = board(DUEL.replace("A2>5", "A2>2")).play("H3 q10")
    assert match.place("H3") == "q10"
    assert disengage_need(match.state, 2, match.state.where[2]) is None


def test_it_needs_the_highest_tackle_of_those_who_face_him_less_two():
    match = board("""
          p11:  A4>3   A5>4
        q10:  .   H3>2   A2>2
          r10:  H6>1   A7_
    """, profiles={"A2": {"tackle": 6}, "A4": {"tackle": 5}})
    need = disengage_need(match.state, 2, match.state.where[2])
    # A2 looks away and A7 lies: A4 counts with his Tackle, A5 with +1, H6 with -1.
    assert sorted((r.rule, r.amount, r.who) for r in need.reasons) == [
        ("highest_tackle", 3, 15), ("opponent", 1, 16), ("team_mate", -1, 5),
    ]
    assert need.value == 3


def test_success_moves_him_for_one_jog_and_the_challenge_is_free():
    match = board(DUEL).play("H3 r10: disengage=o--")
    assert match.state.jog == 5
    assert match.diagram() == picture("""
          p11:  .      .
        q10:  .   .    A2>5
          r10:  H3>4   .
    """)


def test_failure_puts_him_down_in_his_hex_and_the_ball_bounces():
    match = board(CARRIER).play("H3 r10: disengage=---; bounce=5")
    assert match.state.stance[2] == 1 and match.place("H3") == "q11" and match.ball() == "q10"
    assert match.told("shift") == [(0, 5, 0)]


def test_a_flop_dazes_him_in_his_hex():
    match = board(CARRIER).play("H3 r10: disengage=x--; bounce=5")
    assert match.state.stance[2] == 2 and match.place("H3") == "q11" and match.ball() == "q10"
    assert match.told("shift") == [(0, 4, 0)]


def test_an_option_lets_the_action_go_on_after_a_plain_failure():
    match = board(DUEL, options=Options(disengage_fail_sim=False), profiles={"H3": {"grit": 5}})
    match.play("H3 r10: disengage=---")
    assert match.told("shift") == [] and match.state.acting == 2
    assert match.state.jog == 6
    assert match.legal() == ["H3 stand", "H3 end"]


def test_it_is_rolled_for_every_single_hex_left_while_faced():
    match = board("""
          p11:  .      A2>4
        q10:  H3>2   .   .
          r10:  .      A5>1   .
    """)
    match.play("H3 q11").play("H3 q12: disengage=oo-").play("H3 r12: disengage=oo-")
    assert match.place("H3") == "r12"


def test_without_jog_for_the_move_it_may_not_be_rolled():
    match = board(DUEL)
    match.state.acting, match.state.jog = 2, 0
    assert match.legal("H3 r", "H3 q", "H3 p") == []


def test_being_shoved_needs_none():
    match = board("""
          p11:  .      .
        q10:  .  H3>2  A2>5   .
          r10:  .      H5>1
    """)
    assert match.play("H3 shove A2: shove=ooo").place("A2") == "q13"
