"""Chapters 6 and 24.4: the face-off and the free challenge of its winner."""

import pytest

from fracas.games.elfball.field import FIELD
from fracas.games.elfball.state import FREE, SET_UP, TURN, Options
from tests.elfball.diagrams import Match, board, picture

ROWS = """
      l13:   .    A1>4
    m12:   .   ball   .
      n12:   .    H1>6
"""
OFF = {"bench": "H2 A2"}


def ready(rows=ROWS, **changes):
    """Return a match with both face-off players in place and the away team about to be ready."""
    s = board(rows, off=OFF, side="away", **changes).state
    s.phase, s.turn, s.loser, s.first = SET_UP, 0, -1, 0
    s.where[1], s.facing[1] = FIELD.guardian[0], 0
    s.where[13], s.facing[13] = FIELD.guardian[1], 0
    return Match(s, (("l13", 2), ("m12", 3), ("n12", 2)))


def won(rows=ROWS, thrown="face-off=oo-; face-off=o--", **changes):
    """Return the match at the free challenge of the home player."""
    return ready(rows, **changes).play(f"ready: {thrown}")


def test_both_roll_their_might_and_the_highest_net_wins():
    match = ready(profiles={"H1": {"might": 4}, "A1": {"might": 2}})
    asked = match.start("ready")
    assert asked.kind == "face-off" and asked.dice.count == 4 and asked.coach == 0
    match.game.answer("o---")
    assert match.game.pending.dice.count == 2 and match.game.pending.coach == 1
    match.game.answer("oo")
    assert match.state.side == 1 and match.state.phase == FREE and match.state.loser == 0


def test_nought_beats_a_flop_and_who_flops_alone_is_down():
    match = won(thrown="face-off=---; face-off=x--")
    assert match.state.side == 0 and match.state.stance[12] == 1


def test_equal_results_are_rolled_again():
    match = won(thrown="face-off=oo-; face-off=oo-; face-off=o--; face-off=---")
    assert match.state.side == 0 and match.told("tie") == [(0, 12, False)]


def test_two_flops_start_a_new_face_off_and_both_stand():
    match = won(thrown="face-off=xx-; face-off=x--; face-off=o--; face-off=---")
    assert match.state.side == 0 and match.state.stance[0] == match.state.stance[12] == 0


def test_no_momentum_is_spent_or_earned_on_the_roll():
    assert won(thrown="face-off=ooo; face-off=---").state.momentum == 0


@pytest.mark.parametrize(("home", "away", "counters"), [(3, 5, 2), (3, 3, 0), (5, 3, 0)])
def test_an_underdog_gains_the_difference_in_might(home, away, counters):
    match = ready(profiles={"H1": {"might": home}, "A1": {"might": away}})
    match.play(f"ready: face-off={'o' * home}; face-off={'-' * away}")
    assert match.state.momentum == counters


def test_the_winner_may_take_the_ball():
    match = won()
    assert "H1 m13" in match.legal()
    match.play("H1 m13: pick-up=ooo")
    assert match.ball() == "H1" and match.state.momentum == 1
    assert match.state.phase == TURN and match.state.side == 0 and match.state.turn == 1


def test_a_failed_pick_up_has_its_effects_but_shifts_nothing():
    match = won().play("H1 m13: pick-up=x--; bounce=4")
    assert match.state.stance[0] == 1 and match.ball() == "n12" and match.told("shift") == []
    assert match.state.phase == TURN and match.state.side == 0


def test_a_ball_that_bounces_there_is_caught_by_the_normal_rules():
    match = won().play("H1 m13: pick-up=---; bounce=1; catch catch; catch=ooo")
    assert match.ball() == "A1" and match.state.side == 0 and match.state.phase == TURN
    assert match.play("H1 end").told("shift") == []


def test_the_winner_may_walk_two_hexes_round_the_ball_without_disengage():
    match = won()
    assert match.legal("H1 m", "H1 n", "H1 l") == ["H1 m14", "H1 n12", "H1 m13"]
    match.play("H1 m14")
    assert match.legal("H1 m", "H1 n", "H1 l") == ["H1 n13"]
    assert match.legal("H1 tackle", "H1 shove") == ["H1 tackle A1", "H1 shove A1"]


def test_the_ball_hex_counts_as_not_empty_for_the_walk():
    match = won().play("H1 n12")
    assert "H1 m13" not in match.legal()


def test_then_one_tackle_is_his_free_challenge():
    match = won().play("H1 m14").play("H1 tackle A1: tackle=oo-")
    assert match.state.stance[0] == match.state.stance[12] == 1
    assert match.state.phase == TURN and match.state.side == 0 and match.state.acting == -1


def test_or_one_shove():
    match = won().play("H1 m14").play("H1 shove A1: shove=ooo")
    assert match.place("A1") == "k14" and match.state.momentum == 2 and match.state.phase == TURN


def test_an_impact_comes_first_against_a_stronger_one_and_may_use_the_underdog_counters():
    match = ready(profiles={"A1": {"might": 5}})
    match.play("ready: face-off=o--; face-off=-----").play("H1 m14")
    match.play("H1 tackle A1: impact=oo-; momentum -; reroll=o; follow tackle; tackle=---")
    assert match.told("impact") == [(0, 12, "passed")] and match.state.momentum == 1


def test_a_flop_there_is_no_shift():
    match = won().play("H1 m14").play("H1 tackle A1: tackle=x--")
    assert match.told("shift") == [] and match.state.side == 0 and match.state.phase == TURN


def test_a_loser_who_lies_cannot_be_attacked_so_only_the_ball_is_left():
    match = won(thrown="face-off=---; face-off=x--")
    assert match.legal("H1") == ["H1 m13", "H1 face 1", "H1 face 2", "H1 face 3", "H1 face 4", "H1 face 5", "H1 end"]


def test_the_winner_may_decline():
    match = won().play("H1 end")
    assert match.state.phase == TURN and match.state.side == 0
    assert match.diagram() == picture(ROWS)


def test_the_free_challenge_is_no_action_and_leaves_no_marker():
    match = won().play("H1 m14").play("H1 tackle A1: tackle=---")
    assert match.state.last_moved == [-1, -1]
    assert "H1 tackle A1" in match.legal()


def test_the_winner_may_be_turned_before_and_after_it():
    match = won()
    assert len(match.legal("H1 face")) == 5
    match.play("H1 face 2").play("H1 m13: pick-up=oo-; face 4")
    assert match.state.facing[0] == 3


def test_momentum_of_the_face_off_is_there_in_the_first_action():
    match = won(profiles={"A1": {"might": 5}}, thrown="face-off=o--; face-off=-----").play("H1 end")
    assert match.state.momentum == 2 and match.legal("H1 dash") == ["H1 dash 1", "H1 dash 2"]


def test_the_loser_keeps_the_facing_of_the_set_up():
    assert won().state.facing[12] == 3


# -- 24.4 ------------------------------------------------------------------------------------------------------------

SIMPLE = Options(simple_faceoff=True)


def test_in_a_simple_face_off_both_roll_six_dice():
    asked = ready(options=SIMPLE).start("ready")
    assert asked.dice.count == 6


def test_more_skill_takes_the_ball_where_he_stands():
    match = ready(options=SIMPLE, profiles={"H1": {"skill": 4}})
    match.play("ready: face-off=o-----; face-off=------")
    assert match.ball() == "H1" and match.place("H1") == "n13" and match.state.phase == TURN


def test_more_might_puts_the_opponent_down_and_moves_beside_him():
    match = ready(options=SIMPLE, profiles={"H1": {"might": 4}})
    asked = match.start("ready: face-off=o-----; face-off=------")
    assert asked.kind == "move-to" and [FIELD.names[c] for c in asked.options] == ["m14"]
    match = ready(options=SIMPLE, profiles={"H1": {"might": 4}})
    match.play("ready: face-off=o-----; face-off=------; move-to m14")
    assert match.state.stance[12] == 1 and match.place("H1") == "m14" and match.state.side == 0
    assert match.ball() == "m13" and match.state.momentum == 0


def test_with_equal_might_and_skill_the_coach_chooses():
    match = ready(options=SIMPLE)
    assert match.start("ready: face-off=o-----; face-off=------").options == ("ball", "knock")
    match.game.answer("ball")
    match._leave_alone("")
    assert match.ball() == "H1"


def test_a_way_blocked_by_nobody_may_go_either_side():
    rows = """
          l13:  A1>3   .
        m12:   .   ball   .
          n12:   .    H1>6
    """
    asked = ready(rows, options=SIMPLE, profiles={"H1": {"might": 4}}).start("ready: face-off=o-----; face-off=------")
    assert sorted(FIELD.names[c] for c in asked.options) == ["l14", "m12"]
