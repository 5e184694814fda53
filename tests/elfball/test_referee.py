"""Chapter 19: the referee."""

from fracas.games.elfball.state import Options
from tests.elfball.diagrams import board

BENCH = {"bench": "H7 A7"}


def test_who_steps_over_the_edge_is_benched_for_the_rest_of_the_test():
    match = board("m21: . H3>2 .", off=BENCH, momentum=2).play("H3 m23")
    assert match.place("H3") == "benched"
    assert match.told("shift") == [] and match.state.side == 1


def test_with_the_ball_he_is_ejected_and_the_ball_goes_to_the_centre():
    match = board("m21: . H3>2o .", off=BENCH).play("H3 m23")
    assert match.place("H3") == "ejected" and match.ball() == "m13"


def test_a_standing_player_on_the_centre_is_handed_the_ball():
    match = board("m12: . A2>1 . . . . . . . . H3>2o .", off=BENCH).play("H3 m23")
    assert match.ball() == "A2" and match.told("shift") == []


def test_from_a_lying_player_on_the_centre_it_bounces():
    match = board("m12: . A2_ . . . . . . . . H3>2o .", off=BENCH).play("H3 m23: bounce=1")
    assert match.ball() == "l14"


def test_without_the_ball_no_player_stays_on_a_goal_hex():
    match = board("d18: H3>6", off=BENCH).play("H3 c18")
    assert match.place("H3") == "benched" and match.state.side == 1
    own = board("v9: H3>4", off=BENCH).play("H3 w8")
    assert own.place("H3") == "benched"


def test_a_holder_in_his_own_goal_is_benched_and_the_ball_bounces_from_there():
    match = board("v8: H3>4o", off=BENCH).play("H3 w8: bounce=1")
    assert match.place("H3") == "benched" and match.ball() == "v9"


def test_a_player_shoved_into_a_goal_hex_without_the_ball_is_benched():
    match = board("c16: H3>2 A2>5 .", off=BENCH).play("H3 shove A2: shove=o--")
    assert match.place("A2") == "benched" and match.state.acting == 2


def test_a_holder_shoved_into_his_own_goal_is_benched_and_the_ball_bounces():
    match = board("c16: H3>2 A2>5o .", off=BENCH).play("H3 shove A2: shove=o--; bounce=3")
    assert match.place("A2") == "benched" and match.ball() == "d18"
    assert match.state.acting == 2


def test_a_holder_shoved_into_the_goal_he_attacks_stays_and_scores_by_an_empty_action():
    match = board("w6: H3>2 A2>5o .", off=BENCH, options=Options(goals=2)).play("H3 shove A2: shove=o--")
    assert match.place("A2") == "w8" and match.state.score == [0, 0]
    match.play("H3 end").play("A2 end")
    assert match.state.score == [0, 1]


def test_who_loses_the_ball_in_a_goal_hex_is_sent_off_before_it_bounces():
    match = board("w7: H3>2 A2>5o", off=BENCH, side="away").play("A2 v8: disengage=---; bounce=6")
    assert match.place("A2") == "benched" and match.ball() == "v8"
    assert match.told("shift") == [(1, 5, 0)]


def test_a_ball_that_bounces_from_a_goal_hex_leaves_it_freely():
    match = board("v8: H3>4o", off=BENCH).play("H3 w8: bounce=5")
    assert match.ball() == "w7"


def test_a_ball_handed_out_by_the_referee_earns_nothing_and_the_action_goes_on():
    match = board("m12: . A9>1 . . . . . . . H3>2 A2>5o .", off=BENCH).play("H3 shove A2: shove=o--")
    assert match.ball() == "A9" and match.state.acting == 2 and match.state.momentum == 0
    assert match.play("H3 end").told("shift") == []
