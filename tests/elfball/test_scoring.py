"""Chapters 20 and 24.1: goals, the end of a match, conceding, the clock."""

import pytest

from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import OVER, SET_UP, Options
from tests.elfball.diagrams import board

BENCH = {"bench": "H7 A7"}
TWO = Options(goals=2)
SHOT = "d18: H3>6o"


def test_a_holder_who_runs_into_the_opponents_goal_scores_at_once():
    match = board(SHOT, off=BENCH).play("H3 c18")
    assert match.told("goal") == [(0, 2, (1, 0))]
    assert match.state.phase == OVER and RULESET.returns(match.state) == (1, -1)


def test_the_test_ends_and_the_scorer_sets_up_first():
    match = board(SHOT, options=TWO, off=BENCH, test=2, last="H3").play("H3 c18")
    s = match.state
    assert s.phase == SET_UP and s.side == 0 and s.first == 0 and s.test == 3
    assert match.place("H3") == "bench" and match.ball() == "m13" and s.last_moved == [-1, -1]


@pytest.mark.parametrize(("goals", "score", "over"), [(1, (0, 0), True), (2, (0, 1), False), (2, (1, 1), True),
                                                      (3, (1, 2), False), (3, (2, 2), True)])
def test_the_match_ends_at_the_agreed_number_of_goals(goals, score, over):
    match = board(SHOT, options=Options(goals=goals), score=score, off=BENCH).play("H3 c18")
    assert (match.state.phase == OVER) == over and match.state.score == [score[0] + 1, score[1]]


def test_a_goal_takes_the_counters_away():
    match = board(SHOT, options=TWO, off=BENCH, momentum=4).play("H3 c18")
    assert match.state.momentum == 0 and match.told("shift") == []


def test_only_the_acting_player_scores():
    match = board("c18: H3>6o\nq11: H4>1", options=TWO, off=BENCH)
    assert match.play("H4 end").state.score == [0, 0]
    assert match.play("A7 enter c14: face 1").play("H3 end").state.score == [1, 0]


def test_who_stands_in_the_goal_with_the_ball_need_not_score():
    match = board("c18: H3>4o", options=TWO, off=BENCH).play("H3 d17")
    assert match.state.score == [0, 0] and match.ball() == "H3"


def test_conceding_gives_the_opponent_the_winning_number_of_goals():
    match = board(SHOT, options=Options(goals=3), score=(2, 1), off=BENCH).play("concede")
    assert match.state.score == [2, 3] and match.state.winner == 1 and RULESET.returns(match.state) == (-1, 1)


def test_conceding_is_legal_at_any_time_for_the_side_to_act_but_not_listed():
    match = board(SHOT, off=BENCH)
    assert "concede" not in match.legal() and RULESET.is_legal(match.state, ("concede",))
    match.play("H3 face 1").play("concede")
    assert match.state.winner == 1
    assert not RULESET.is_legal(match.state, ("concede",)) and match.legal() == []


TIMED = Options(cards=52)


def timed(loser, cards=2, **changes):
    return board("q11: H3>1\nh11: A3>4", options=TIMED, cards=cards, loser=loser, off=BENCH, **changes)


def test_a_card_is_discarded_whenever_the_loser_of_the_face_off_finishes_a_turn():
    match = timed("home").play("H3 end")
    assert match.state.cards == 1
    assert match.play("A3 end").state.cards == 1
    assert timed("away").play("H3 end").state.cards == 2


@pytest.mark.parametrize(("score", "winner"), [((2, 1), 0), ((0, 3), 1), ((1, 1), -1)])
def test_the_match_ends_with_the_last_card_and_most_goals_win(score, winner):
    match = timed("home", cards=1, score=score).play("H3 end")
    assert match.state.phase == OVER and match.state.winner == winner


def test_a_timed_match_has_no_number_of_goals_to_win():
    match = board(SHOT, options=TIMED, cards=9, loser="home", score=(5, 0), off=BENCH).play("H3 c18")
    assert match.state.score == [6, 0] and match.state.phase == SET_UP and match.state.cards == 8


def test_conceding_a_timed_match_puts_the_opponent_one_goal_ahead():
    assert timed("home", score=(4, 1)).play("concede").state.score == [4, 5]
    assert timed("home", score=(1, 4)).play("concede").state.score == [1, 4]


def test_a_goal_with_the_last_card_counts():
    match = board(SHOT, options=TIMED, cards=1, loser="home", score=(1, 1), off=BENCH).play("H3 c18")
    assert match.state.winner == 0 and match.state.score == [2, 1]
