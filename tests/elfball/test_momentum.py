"""Chapter 9: Momentum and what shifts it."""

from fracas.games.elfball.state import Options
from fracas.games.elfball.turn import end_action
from fracas.kernel.drivers import Tape
from tests.elfball.diagrams import board, faces

DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5
      r10:  .      .
"""
LOOSE = """
      p11:  .      .
    q10:  .  H3>2  ball
      r10:  .      .
"""
CARRIED = """
      p11:  .      .       .
    q10:  .  H3>2o   .     A2>5
      r10:  .      .       .
"""


def test_an_action_without_a_shift_ends_with_no_counters():
    match = board(DUEL).play("H3 q10: disengage=ooo")
    assert match.state.momentum == 2
    match.play("H3 end")
    assert match.state.momentum == 0 and match.state.side == 1


def test_a_shift_ends_the_action_and_the_opponent_gets_the_counters():
    match = board(DUEL, momentum=3).play("H3 q10: disengage=---; momentum keep")
    assert match.state.side == 1 and match.state.momentum == 3
    assert match.told("shift") == [(0, 5, 3)]


def test_event_1_failing_a_pick_up():
    match = board(LOOSE).play("H3 q12: pick-up=---; bounce=2")
    assert match.told("shift") == [(0, 1, 0)]
    assert match.ball() == "q13" and match.state.stance[2] == 0


def test_event_2_a_throw_nobody_of_the_team_catches():
    match = board(CARRIED).play("H3 throw p12: throw=o--")
    assert match.told("shift") == [(0, 2, 0)]
    assert match.ball() == "p12"


def test_event_3_failing_a_dash():
    match = board(CARRIED, momentum=2).play("H3 dash 1: dash=-; momentum keep; bounce=5")
    assert match.told("shift") == [(0, 3, 1)]
    assert match.state.side == 1 and match.state.momentum == 1


def test_event_4_flopping_any_challenge():
    match = board(DUEL).play("H3 tackle A2: tackle=x--")
    assert match.told("shift") == [(0, 4, 0)]


def test_event_5_failing_a_disengage():
    assert board(DUEL).play("H3 r10: disengage=---").told("shift") == [(0, 5, 0)]


def test_event_6_an_opponent_holds_the_ball_he_caught_when_the_action_ends():
    match = board("""
          p11:  .      A4>3
        q10:  H5>2  A2>5o   .
          r10:  .      .
    """)
    match.play("H5 tackle A2: tackle=oo-; bounce=1; catch catch; catch=oo-")
    assert match.ball() == "A4" and match.told("shift") == [] and match.state.acting == 4
    match.play("H5 end")
    assert match.told("shift") == [(0, 6, 0)]


def test_no_event_6_if_somebody_else_holds_the_ball_when_the_action_ends():
    """As after a ball handed out by the referee (Ruling 86)."""
    for catcher, shift in ((13, 6), (15, 0)):
        state = board("""
              p11:  .      A4>3
            q10:  H5>2  A2>5o   .
              r10:  .      .
        """).state.copy()
        state.acting, state.catcher = 4, catcher
        tape = Tape(state, [])
        end_action(tape)
        assert [event.facts[1] for event in tape.events if event.kind == "shift"] == [shift] * bool(shift)


def test_flops_of_opponents_shift_nothing():
    match = board("""
          p11:  .      A4>3
        q10:  H5>2  A2>5o   .
          r10:  .      .
    """)
    match.play("H5 tackle A2: tackle=oo-; bounce=1; catch catch; catch=x--; bounce=1")
    match.play("H5 end")
    assert match.told("shift") == []
    assert match.state.stance[15] == 1


def test_several_events_in_one_action_count_once_and_bounces_come_first():
    match = board("""
          p11:  .     H4>4
        q10: H5>2  H3>2  ball
          r10:  .     .
    """, momentum=2)
    match.play("H3 q12: pick-up=---; momentum keep; bounce=6; catch catch; catch=x--; bounce=1")
    assert match.told("shift") == [(0, 1, 2)]
    assert match.told("falls") == [(3,)]
    assert match.state.side == 1 and match.state.momentum == 2


def test_challenges_rolled_while_a_shift_is_resolved_still_earn_and_the_counters_pass_on():
    match = board("""
          p11:  .     H4>4
        q10: H5>2  H3>2  ball
          r10:  .     .
    """, profiles={"H4": {"skill": 6}})
    match.play("H3 q12: pick-up=---; bounce=6; catch catch; catch=oooooo")
    # Catch needs 2, less 1 for H3 who now looks east: no. He earns 4.
    assert match.state.momentum == 4 and match.state.side == 1 and match.ball() == "H4"


def test_a_plain_failed_catch_of_a_ball_that_was_not_thrown_is_no_shift():
    match = board("""
          p11:  .      H4>3
        q10:  H5>2  A2>5o   .
          r10:  .      .
    """)
    match.play("H5 tackle A2: tackle=oo-; bounce=1; catch catch; catch=---; bounce=1")
    match.play("H5 end")
    assert match.told("shift") == []


def test_counters_force_dice_of_the_opponent_to_be_rolled_again():
    match = board(DUEL, momentum=2)
    asked = match.start("H3 tackle A2: tackle=ooo; momentum keep")
    assert asked is None
    match = board(DUEL, momentum=2, profiles={"H3": {"tackle": 4}})
    asked = match.start("H3 tackle A2: tackle=oooo; momentum keep; injury=oooooo")
    assert asked.kind == "momentum" and asked.coach == 0 and asked.options == ("keep", *faces("o"))


def test_an_automatic_success_earns_nothing():
    match = board("""
          p11:  .      H4>4
        q10:  .  H3>1o   .
          r10:  .      .
    """)
    match.play("H3 throw p12: throw=ooo; catch catch")
    # Throw needs 1, less 1 for H4 who faces him: at least 1. Net 3 earns 2; the automatic catch nothing.
    assert match.state.momentum == 2 and match.ball() == "H4"


def test_keeping_the_dice_spends_nothing():
    match = board(DUEL, momentum=2).play("H3 q10: disengage=ooo; momentum keep")
    assert match.state.momentum == 4


def test_every_test_starts_without_counters():
    match = board("d18: H3>6o", momentum=4, options=Options(goals=2), off={"bench": "H1 H2 A1 A2"})
    match.play("H3 c18")
    assert match.state.score == [1, 0] and match.state.momentum == 0
