"""Chapter 14: Impact and Tackle."""

import pytest

from fracas.games.elfball.injury import injure
from fracas.games.elfball.state import DAZED, Options
from fracas.games.elfball.tackle import impact_need, tackle_need
from fracas.kernel.drivers import Answer, Tape
from tests.elfball.diagrams import board, faces, picture

H3, A2 = 2, 13
DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5
      r10:  .      .
"""
HOLDER = """
      p11:  .      .
    q10:  .  H3>2  A2>5o
      r10:  .      .
"""
STRONG = {"A2": {"might": 5}}


def reasons(need):
    return sorted((reason.rule, reason.amount, reason.who) for reason in need.reasons)


def test_a_tackle_needs_the_dodge_less_two_and_one_more_without_the_ball():
    assert reasons(tackle_need(board(DUEL).state, H3, A2)) == [("no_ball", 1, A2), ("target_dodge", 1, A2)]
    assert tackle_need(board(HOLDER).state, H3, A2).value == 1
    assert tackle_need(board(HOLDER, profiles={"A2": {"dodge": 6}}).state, H3, A2).value == 4


def test_an_attack_from_a_rear_hex_needs_one_less():
    behind = DUEL.replace("A2>5", "A2>2")
    assert ("rear", -1, A2) in reasons(tackle_need(board(behind).state, H3, A2))
    beside = DUEL.replace("A2>5", "A2>6")
    assert ("rear", -1, A2) not in reasons(tackle_need(board(beside).state, H3, A2))


def test_opponents_who_face_the_attacker_make_it_harder_but_not_the_target():
    match = board("""
          p11:  A4>3   A5>6
        q10:  .   H3>2   A2>5
          r10:  A6_    .
    """)
    assert ("opponent", 1, 15) in reasons(tackle_need(match.state, H3, A2))
    assert [r for r in reasons(tackle_need(match.state, H3, A2)) if r[0] == "opponent"] == [("opponent", 1, 15)]


SUPPORT = """
      p11:  H4>3   H5>2
    q10:  H7_  H3>2   A2>5
      r10:  H6>6   H8>1
"""


def test_a_team_mate_supports_once_if_he_faces_the_attacker_or_the_target():
    # H4 faces the attacker, H5 the target, H8 both, H6 looks at neither, H7 lies.
    found = [r for r in reasons(tackle_need(board(SUPPORT.replace("H6>6", "H6>5")).state, H3, A2)) if r[0] == "support"]
    assert found == [("support", -1, 3), ("support", -1, 4), ("support", -1, 7)]


def test_an_option_lets_only_those_who_face_the_attacker_support_him():
    match = board(SUPPORT.replace("H6>6", "H6>5"), options=Options(assist_attacker_only=True))
    found = [r for r in reasons(tackle_need(match.state, H3, A2)) if r[0] == "support"]
    assert found == [("support", -1, 3), ("support", -1, 7)]


def test_an_impact_needs_the_might_less_two_with_the_same_modifiers_but_for_the_ball():
    match = board(SUPPORT.replace("H6>6", "H6>5"), profiles=STRONG)
    assert reasons(impact_need(match.state, H3, A2)) == [
        ("minimum", 1, -1), ("support", -1, 3), ("support", -1, 4), ("support", -1, 7), ("target_might", 3, A2),
    ]


@pytest.mark.parametrize(("thrown", "injury", "result", "after"), [
    ("xx-", "", "flop", "H3_ A2>5o"),
    ("x--", "", "flop", "H3_ A2>5o"),
    ("---", "", "nothing", "H3>2 A2>5o"),
    ("xo-", "", "nothing", "H3>2 A2>5o"),
    ("o--", "bounce=1", "slide", "H3_ A2_"),
    ("oo-", "bounce=1", "solid", "H3>2 A2_"),
    ("ooo", "injury=oooooo; bounce=1", "punishing", "H3>2 A2_"),
    ("*ooo", "injury=ooo; bounce=1", "crippling", "H3>2 ."),
    ("**ooo", "injury=---; momentum keep; bounce=1", "crippling", "H3>2 ."),
])
def test_every_result_of_the_table(thrown, injury, result, after):
    match = board(HOLDER).play(f"H3 tackle A2: tackle={thrown}{injury and '; '}{injury}")
    assert match.told("tackle") == [(H3, A2, result)]
    assert match.diagram().splitlines()[1] == f"q10: . {after}"


def test_a_flop_puts_the_attacker_down_and_shifts_the_momentum():
    match = board(DUEL).play("H3 tackle A2: tackle=x--")
    assert match.told("shift") == [(0, 4, 0)]


def test_a_punishing_hit_rolls_six_dice_and_a_crippling_hit_the_grit():
    match = board(DUEL, profiles={"A2": {"grit": 2}, "H3": {"tackle": 5}})
    match.play("H3 tackle A2: tackle=oooo-; injury=------")
    assert match.rolled("injury").dice.count == 6
    match = board(DUEL, profiles={"A2": {"grit": 2}, "H3": {"tackle": 5}})
    match.play("H3 tackle A2: tackle=ooooo; injury=--")
    assert match.rolled("injury").dice.count == 2


def test_momentum_from_a_tackle_counts_above_three_more_than_needed():
    match = board(DUEL, profiles={"H3": {"tackle": 6}}).play("H3 tackle A2: tackle=ooooo-; injury=---")
    assert match.state.momentum == 0
    match = board(DUEL, profiles={"H3": {"tackle": 6}}).play("H3 tackle A2: tackle=*ooooo*o; injury=---; momentum keep")
    assert match.state.momentum == 8 - 2 - 3


def test_a_slide_tackle_does_not_end_the_action():
    match = board(DUEL, profiles={"H3": {"grit": 5}}).play("H3 tackle A2: tackle=oo-")
    assert match.diagram() == picture("""
          p11:  .     .
        q10:  .  H3_  A2_
          r10:  .     .
    """)
    assert match.legal() == ["H3 stand", "H3 end"]


def test_the_ball_falls_after_the_injury_roll_from_the_hex_of_the_target():
    match = board(HOLDER, profiles={"H3": {"tackle": 4}})
    asked = match.start("H3 tackle A2: tackle=oooo; injury=---")
    assert asked.kind == "bounce"
    assert match.place("A2") == "infirmary"
    match.game.answer("1")
    assert match.ball() == "p13"


def test_an_attacker_who_carries_the_ball_drops_it_when_he_goes_down():
    carrier = DUEL.replace("H3>2", "H3>2o")
    match = board(carrier).play("H3 tackle A2: tackle=oo-; bounce=5")
    assert match.ball() == "q10"
    match = board(carrier).play("H3 tackle A2: tackle=x--; bounce=5")
    assert match.ball() == "q10"
    match = board(carrier).play("H3 tackle A2: tackle=ooo")
    assert match.ball() == "H3"


def test_a_player_attacks_once_an_action():
    match = board("""
          p11:  .      A4>4
        q10:  .  H3>2  A2>5
          r10:  .      .
    """)
    match.play("H3 tackle A2: tackle=---")
    assert match.legal("H3 tackle") == []
    assert match.legal("H3 shove") == ["H3 shove A2", "H3 shove A4"]


def test_only_standing_neighbours_may_be_attacked():
    match = board("""
          p11:  A4_    A5~
        q10:  .  H3>2   .     A2>5
          r10:  H6>1   .
    """)
    assert match.legal("H3 tackle", "H3 shove") == []


def test_the_attacker_turns_to_the_target_unless_he_already_faces_it():
    match = board(DUEL.replace("H3>2", "H3>5")).play("H3 tackle A2: tackle=---")
    assert match.state.facing[H3] == 1
    match = board(DUEL.replace("H3>2", "H3>1")).play("H3 tackle A2: tackle=---")
    assert match.state.facing[H3] == 0


def test_a_weaker_attacker_makes_an_impact_first():
    match = board(DUEL, profiles=STRONG).play("H3 tackle A2: impact=ooo; follow tackle; tackle=oo-")
    assert match.told("impact") == [(H3, A2, "passed")]
    assert match.told("tackle") == [(H3, A2, "slide")]


def test_a_player_of_equal_might_needs_no_impact():
    assert board(DUEL).start("H3 tackle A2").kind == "tackle"


def test_after_an_impact_the_tackle_may_be_given_up():
    match = board(DUEL, profiles=STRONG).play("H3 tackle A2: impact=ooo; follow stop")
    assert match.told("tackle") == []
    assert match.legal("H3 tackle") == []
    assert match.play("H3 q10: disengage=o--").state.jog == 5


def test_an_impact_earns_momentum():
    match = board(DUEL, profiles=STRONG)
    match.play("H3 tackle A2: impact=*ooo; follow stop")
    assert match.state.momentum == 1


def test_a_flopped_impact_puts_the_attacker_down():
    match = board(DUEL.replace("H3>2", "H3>2o"), profiles=STRONG).play("H3 tackle A2: impact=x--; bounce=5")
    assert match.told("shift") == [(0, 4, 0)] and match.state.stance[H3] == 1 and match.ball() == "q10"


def test_a_failed_impact_costs_one_jog_before_the_next_pace_or_challenge():
    match = board(DUEL, profiles=STRONG).play("H3 tackle A2: impact=oo-")
    assert match.told("impact") == [(H3, A2, "failed")]
    assert match.state.jog == 6 and match.legal("H3 tackle") == []
    assert match.play("H3 q10: disengage=o--").state.jog == 4
    assert match.play("H3 p10").state.jog == 3


def test_the_fee_is_also_paid_before_a_shove():
    match = board(DUEL, profiles=STRONG).play("H3 tackle A2: impact=oo-").play("H3 shove A2: shove=ooo")
    assert match.state.jog == 5


def test_ending_the_action_needs_no_payment():
    match = board(DUEL, profiles={**STRONG, "H3": {"jog": 1}}).play("H3 tackle A2: impact=oo-")
    assert match.legal("H3 end", "H3 q10") == ["H3 end"]
    assert match.play("H3 end").state.side == 1


def test_an_injury_never_improves_the_state_of_a_dazed_player():
    state = board(DUEL.replace("A2>5", "A2~")).state.copy()
    injure(Tape(state, [Answer("injury", faces("ooooo-"), True)]), A2, 6)
    assert state.stance[A2] == DAZED


def test_a_target_in_a_goal_hex_is_sent_off_before_the_ball_bounces():
    match = board("""
        v8:  H3>4  .
       w7:  .   A2>1o  .
    """)
    match.play("H3 tackle A2: tackle=oo-; bounce=1")
    assert match.place("A2") == "benched"
    assert match.ball() == "v9"


def test_the_old_costs_take_one_jog_for_an_attack():
    match = board(DUEL, options=Options(legacy_challenge_cost=True), profiles=STRONG)
    match.play("H3 tackle A2: impact=ooo; follow tackle; tackle=---")
    assert match.state.jog == 5
