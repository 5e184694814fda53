"""Chapter 7: the turn sequence, and how an action ends."""

from fracas.games.elfball.state import SET_UP
from tests.elfball.diagrams import board

TWO = "q11: H3>1 H4>1\nh11: A3>4 A4>4"


def test_teams_take_turns():
    match = board(TWO).play("H3 end")
    assert match.state.side == 1 and match.state.turn == 6
    assert match.play("A3 end").state.side == 0


def test_the_last_player_moved_may_not_act_again():
    match = board(TWO, last="H3 A4")
    assert match.legal("H3") == [] and match.legal("H4") != []
    match.play("H4 q13").play("H4 end")
    assert match.legal("A4") == [] and match.state.last_moved == [3, 15]


def test_a_single_player_may_act_in_consecutive_turns():
    match = board("q11: H3>1\nh11: A3>4", last="H3 A3")
    assert "H3 end" in match.legal()


def test_the_marker_on_a_player_who_left_the_field_blocks_nobody():
    match = board(TWO, last="H9")
    assert match.legal("H3") != [] and match.legal("H4") != []


def test_an_action_may_be_empty_and_still_makes_him_the_last_player_moved():
    match = board(TWO).play("H3 end")
    assert match.state.last_moved[0] == 2
    match = board(TWO).play("H3 face 4").play("H3 end")
    assert match.state.last_moved[0] == 2


def test_a_team_passes_only_when_it_has_neither_player_nor_replacement():
    assert "pass" not in board(TWO).legal()
    match = board("h11: A3>4", momentum=2, last="A3")
    assert match.legal() == ["pass"]
    match.play("pass")
    assert match.state.side == 1 and match.state.momentum == 0 and match.state.last_moved == [-1, 14]


def test_who_may_come_on_need_not_pass():
    match = board("h11: A3>4", off={"bench": "H9"})
    assert "pass" not in match.legal() and match.legal("H9 enter") != []


def test_a_test_nobody_can_go_on_with_is_set_up_anew_in_the_same_order():
    match = board("m20: . H3>2 .", off={"benched": "A9"}, test=3).play("H3 m22").play("H3 m23")
    assert match.state.phase == SET_UP and match.state.test == 4 and match.state.first == 0
    assert match.state.score == [0, 0] and match.place("H3") == "bench"


def test_counters_go_to_the_opponent_only_by_a_shift():
    assert board(TWO, momentum=3).play("H3 end").state.momentum == 0
    match = board("q11: H3>1 A3>5", momentum=3).play("H3 q10: disengage=---")
    assert match.state.momentum == 3 and match.state.side == 1


def test_the_next_turn_starts_afresh():
    match = board("q11: H3>1 A3>5").play("H3 shove A3: shove=---").play("H3 end")
    s = match.state
    assert (s.acting, s.jog, s.moved, s.busy, s.shoves, s.attacks, s.fee) == (-1, 0, 0, False, 0, 0, False)


def test_the_first_input_makes_a_player_the_acting_one():
    match = board(TWO).play("H3 p12")
    assert match.state.acting == 2 and match.state.jog == 5
    assert match.legal("H4") == []
