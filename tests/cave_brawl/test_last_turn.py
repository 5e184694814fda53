"""The last turn of a match with a limit of rounds: whoever is not ahead plays it, however badly his team stands."""

import pytest

from fracas.bots import Bot
from fracas.bots.levels import FAIR, FIRST, RUNGS
from fracas.games.cave_brawl.bot.judgement import expert_worth
from fracas.games.cave_brawl.bot.worth import worth
from fracas.kernel.game import Game
from tests.cave_brawl.diagrams import RULESET, cell, pit, who

ROUNDS = 20
OUTNUMBERED = """
   j  k  l  m
8  .  N1 .  .
10 .  S1 {}  .
12 N2 N3 N4 N5
"""
PICTURES = {"loose": OUTNUMBERED.format("o"), "theirs": OUTNUMBERED.replace("N1", "N1*").format("."),
            "own": OUTNUMBERED.replace("S1", "S1*").format(".")}
JUDGES = [worth, expert_worth]


def in_turn(number, ball="loose", score=(0, 0), side="S"):
    """Return the position in a turn of the match, the south far weaker."""
    s = pit(PICTURES[ball], turn=side, options={"rounds": ROUNDS}).s
    s.turn, s.score = number, list(score)
    return s


@pytest.mark.parametrize("ball", PICTURES)
@pytest.mark.parametrize("score", [(0, 0), (0, 1)])
@pytest.mark.parametrize("level", [each.key for each in (*RUNGS, FAIR, FIRST)])
def test_nobody_who_is_not_ahead_ends_the_last_turn_at_once(level, score, ball):
    assert Bot(level, "a").decide(Game(RULESET, in_turn(2 * ROUNDS, ball, score), "a")) != ("end",)


@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize("score", [(0, 0), (1, 0), (0, 1)])
def test_in_the_last_turn_the_score_counts_and_a_little_the_hope_of_who_is_in_turn(judge, score):
    result = 1000 * ((score[0] > score[1]) - (score[0] < score[1]))
    for side, way in (("S", 1), ("N", -1)):
        found = judge(in_turn(2 * ROUNDS, side=side, score=score), 0)
        assert -1000 < found < 1000
        assert 0 < way * (found - result) < 200 or way * result > 0 and found == result - way
    assert judge(in_turn(2 * ROUNDS, score=(0, 1)), 0) == -judge(in_turn(2 * ROUNDS, score=(0, 1)), 1)


@pytest.mark.parametrize("judge", JUDGES)
def test_before_the_last_turn_the_weaker_side_is_worth_less(judge):
    assert judge(in_turn(2 * ROUNDS - 1), 0) < 0
    without_limit = in_turn(2 * ROUNDS)
    without_limit.options = without_limit.options._replace(rounds=0)
    assert judge(without_limit, 0) < 0


@pytest.mark.parametrize("judge", JUDGES)
def test_in_the_last_turn_too_the_ball_is_worth_more_nearer_to_the_goal(judge):
    near, far = in_turn(2 * ROUNDS, "own"), in_turn(2 * ROUNDS, "own")
    near.where[who("S1")] = cell("k5")
    assert judge(near, 0) > judge(far, 0)
