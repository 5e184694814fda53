"""What the odds assume and tell apart."""

import pytest

from fracas.games.elfball.odds.policy import ASSUMPTIONS
from fracas.games.elfball.odds.pool import chance, spread
from fracas.games.elfball.ruleset import RULESET
from fracas.kernel.odds import exact_odds
from tests.elfball.diagrams import board, faces


def odds(match, text):
    return exact_odds(RULESET, match.state, RULESET.parse_action(match.state, text))


def test_a_step_nobody_hinders_goes_through():
    assert odds(board("q11: H3>2 ."), "H3 q12") == {"through": 1}


def test_a_step_out_of_a_faced_hex_goes_through_or_falls_or_dazes():
    flop, fail, passed = spread(3, 1)
    assert odds(board("q11: H3>2 A2>5"), "H3 q10") == {"dazed": flop, "down": fail, "through": passed}


def test_a_step_onto_the_ball_ends_with_it_or_not():
    flop, fail, passed = spread(3, 1)
    assert odds(board("q11: H3>2 ball"), "H3 q12") == {"ball": passed, "down": flop, "fumbled": fail}


def test_a_step_into_the_goal_scores():
    assert odds(board("d18: H3>6o"), "H3 c18") == {"goal": 1}


def test_a_throw_is_caught_dropped_missed_intercepted_or_flopped():
    match = board("q11: H3>2o . H7>5")
    flop, missed, wobbly, perfect = spread(3, 1, 1)
    assert odds(match, "H3 throw q13") == {
        "throw:flop": flop, "throw:missed": missed,
        "throw:caught": perfect + wobbly * chance(3, 2), "throw:dropped": wobbly * (1 - chance(3, 2)),
    }


def test_an_impact_that_fails_ends_the_attack():
    match = board("q11: H3>2 A2>5", profiles={"A2": {"might": 5}})
    found = odds(match, "H3 tackle A2")
    flop, failed, passed = spread(3, 3)
    assert found["impact:flop"] == flop and found["impact:failed"] == failed
    assert sum(p for key, p in found.items() if key.startswith("tackle:")) == passed


def test_a_dash_is_won_or_ends_on_the_ground():
    flop, fail, passed = spread(2, 1)
    assert odds(board("q11: H3>2", momentum=2), "H3 dash 2") == {"dash": passed, "dazed": flop, "down": fail}


@pytest.mark.parametrize(("thrown", "chosen"), [("-o-", "-"), ("xoo", "keep"), ("ooo", "keep"), ("xo-", "x")])
def test_counters_go_to_the_worst_die_while_the_challenge_fails(thrown, chosen):
    match = board("q11: H3>2 A2>5", momentum=1, profiles={"A2": {"might": 4 if thrown == "-o-" else 3}})
    asked = match.start(f"H3 shove A2: shove={thrown}")
    assert asked.kind == "momentum"
    picked = RULESET.policy(match.state, asked)
    assert picked == (chosen if chosen == "keep" else faces(chosen)[0])


def test_the_best_opponent_intercepts():
    match = board("q10: H3>2o A2>1 A4>1 H7>5", profiles={"A4": {"skill": 5}})
    asked = match.start("H3 throw q13: throw=oo-")
    assert RULESET.policy(match.state, asked) == 15


def test_nobody_is_turned_who_need_not_be():
    match = board("q11: H3>2 ball .", profiles={"H3": {"skill": 3}})
    asked = match.start("H3 q12: pick-up=---; bounce=2")
    assert asked.kind == "face" and RULESET.policy(match.state, asked) == match.state.facing[2]


def test_every_assumption_is_a_sentence():
    assert all(sentence.endswith(".") for sentence in ASSUMPTIONS) and RULESET.assumptions == ASSUMPTIONS
