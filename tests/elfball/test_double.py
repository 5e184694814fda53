"""Chapter 24.2: two players act per turn."""

from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import SET_UP, TURN, Options
from tests.elfball.diagrams import board

DOUBLE = Options(double_move=True)
THREE = """
    q11: H3>1 . H4>1 . H5>1
    h11: A3>4 . A4>4
"""


def double(text=THREE, **changes):
    return board(text, options=DOUBLE, **{"off": {"bench": "H7 H8 A7"}, **changes})


def round_trip(match):
    text = RULESET.position(match.state)
    read = RULESET.parse_position(text)
    assert read.extra == match.state.extra and RULESET.position(read) == text
    return text


def test_two_players_act_before_the_turn_passes():
    match = double().play("H3 end")
    assert match.state.side == 0 and match.state.turn == 5 and match.told("second") == [(0,)]
    assert match.legal("H3") == [] and match.legal("H4") and match.legal("H5")
    assert "double~1-H3-n-n" in round_trip(match)
    match.play("H4 end")
    assert match.state.side == 1 and match.state.turn == 6 and match.state.extra.moves == 0
    assert "double" not in round_trip(match)


def test_without_the_option_one_player_acts():
    assert board(THREE).play("H3 end").state.side == 1


def test_a_shift_by_the_first_ends_the_turn():
    match = double("q11: H3>1 . H4>1\np12: ball", momentum=0).play("H3 p12: pick-up=---; bounce=1")
    assert match.state.side == 1 and len(match.told("shift")) == 1 and match.told("second") == []
    assert match.state.last_moved == [2, -1]


def test_unused_momentum_carries_over_to_the_second_and_no_further():
    match = double(momentum=3).play("H3 end")
    assert match.state.momentum == 3
    assert match.play("H4 end").state.momentum == 0


def test_neither_of_the_two_is_the_last_player_moved():
    match = double(last="H5").play("H3 end")
    assert match.legal("H5") == [] and match.legal("H4")
    match.play("H4 end").play("A3 end").play("A4 end")
    assert match.legal("H3") == [] and match.legal("H5") and match.state.last_moved == [2, 14]


def test_the_marker_goes_to_who_held_the_ball_at_the_start_if_he_was_one_of_the_two():
    def turn():
        return double("q11: H3>1 . H4>1o . H5>1\nh11: A3>4", off={}, side="away").play("A3 end")

    assert turn().state.extra.carrier == 3 and "double~0-n-H4-n" in round_trip(turn())
    assert turn().play("H3 end").play("H4 end").state.last_moved[0] == 3
    assert turn().play("H3 end").play("H5 end").state.last_moved[0] == 2
    assert turn().play("H4 end").play("H5 end").state.last_moved[0] == 3


def test_limits_are_those_of_each_player():
    match = double("p11: A3>4 A4>4\nq11: H3>1 H4>1")
    match.play("H3 tackle A3: tackle=---").play("H3 end")
    assert "H4 tackle A4" in match.legal()


def test_one_of_the_two_moves_may_be_a_replacement():
    match = double().play("H7 enter s2: face 1")
    assert match.state.extra.entrant == 6 and match.legal("H8 enter") == [] and match.legal("H7") == []
    assert "double~1-H7-n-H7" in round_trip(match)
    match.play("H3 end")
    assert match.state.side == 1 and match.state.last_moved[0] == 6
    other = double().play("H3 end").play("H7 enter s2: face 1")
    assert other.state.side == 1 and other.state.last_moved[0] == 2


def test_a_team_with_one_player_moves_him_once():
    match = double("q11: H3>1\nh11: A3>4", off={"bench": "A7"}).play("H3 end")
    assert match.state.side == 1 and match.told("second") == []
    match = double("q11: H3>1\nh11: A3>4", off={"bench": "A7"}, last="H3").play("H3 end")
    assert match.state.side == 1


def test_two_players_of_whom_one_moved_last_make_one_move():
    match = double("q11: H3>1 . H4>1\nh11: A3>4", off={}, last="H4").play("H3 end")
    assert match.state.side == 1


def test_a_goal_by_the_first_ends_the_turn():
    match = board("d18: H3>6o\nq11: H4>1", options=DOUBLE._replace(goals=2), off={"bench": "H7 A7"}).play("H3 c18")
    assert match.state.phase == SET_UP and match.state.score == [1, 0] and match.state.extra.moves == 0


def test_an_opponent_who_caught_the_ball_in_the_first_action_ends_the_turn():
    match = double("q11: H3>2 A3>5o A4>2\nh11: H4>4")
    match.play("H3 tackle A3: tackle=oo-; bounce=2; catch catch; catch=ooo").play("H3 end")
    assert match.state.side == 1 and match.state.phase == TURN and match.told("second") == []
    assert match.told("shift") == [(0, 6, 0)]
