"""Decisions weighed: a coach's line counts in each of its lengths, whether they are tried together or one by one."""

from functools import cache
from itertools import pairwise

import pytest

import fracas
from fracas.analyst.decision_value import FAR, decision_at
from fracas.bots import play_match
from fracas.bots.candidates import Candidate
from fracas.bots.evaluate import sample, sample_stages, with_memory
from fracas.bots.streams import EvenDice

TRIES, SHIFT = 6, 0.3


@cache
def decisions(key):
    """Return some decisions of a match whose coach went on."""
    game = play_match(key, "random", "rookie", "lines", limit=200).game
    found = [decision_at(game, number) for number in range(0, len(game.plies), max(1, len(game.plies) // 40))]
    return [each for each in found if len(each.lines) > 1]


@pytest.mark.parametrize("key", fracas.KEYS)
def test_the_lengths_of_a_line_are_worth_what_each_is_alone(key):
    sorts = set()
    for decision in decisions(key):
        point, stages = decision.situation, [len(line) for line in decision.lines]
        assert all(longer[:len(line)] == line for line, longer in pairwise(decision.lines)) and stages[-1] <= FAR[-1]
        alone, together = [Candidate(line) for line in decision.lines], Candidate(decision.lines[-1])
        first = sample_stages(point, together, stages, EvenDice(0, SHIFT))
        assert first == [sample(point, each, EvenDice(0, SHIFT)) for each in alone]
        certain = sum(stage <= together.known for stage in stages)
        assert (together.certain is None) == (alone[-1].certain is None)
        for number in range(1, TRIES if together.certain is None else 0):
            found = sample_stages(point, together, stages[certain:], EvenDice(number, SHIFT))
            assert first[:certain] + found == [sample(point, each, EvenDice(number, SHIFT)) for each in alone]
        sorts.add("certain" if together.certain is not None else "begun" if certain else "open")
    assert len(sorts) > 1


@pytest.mark.parametrize("key", fracas.KEYS)
def test_a_position_that_is_remembered_is_worth_what_it_was(key):
    for decision in decisions(key)[:12]:
        point = decision.situation
        remembering = point._replace(ruleset=with_memory(point.ruleset, point.state))
        for line in decision.lines:
            usual, quick = Candidate(line), Candidate(line)
            for number in range(TRIES):
                dice, same = EvenDice(number, SHIFT), EvenDice(number, SHIFT)
                assert sample(point, usual, dice) == sample(remembering, quick, same)
