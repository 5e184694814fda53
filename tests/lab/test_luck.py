"""Luck in the laboratory: on the average it is nothing, and a score without it stays where it is and gets narrower."""

from dataclasses import replace
from functools import partial
from math import sqrt
from random import Random
from statistics import correlation, stdev

import pytest

from fracas.kernel.dice import Die
from fracas.kernel.game import Game
from fracas.kernel.ruleset import ExpertKnowledge
from fracas.lab.luck import FEW, adjusted_score, dice_luck
from fracas.lab.paired_games import play_by_rules
from fracas.lab.sequential_test import BotMeeting, SequentialTest, luck_adjusted_score
from tests.bots.test_bots import PLANNED
from tests.kernel.toy import State
from tests.lab.test_sequential_test import BARS, weak_bot


def gamble(faces, rules=PLANNED):
    """Return a match in which the home side threw, and was content with it."""
    game = Game(rules, State(), None, (True, True))
    game.apply("gamble")
    game.answer(faces)
    game.answer("no")
    return game


def test_luck_is_what_a_throw_brought_beyond_its_mean():
    found = [dice_luck(gamble(face), "seed") for face in range(1, 7)]
    steps = [round(b - a) for a, b in zip(found, found[1:], strict=False)]
    assert steps == [50] * 5 and abs(sum(found)) <= 6 * 5, "50 thousandths a point, and nothing on the average"


def test_luck_is_seen_as_experts_see_it():
    rules = replace(PLANNED, expert=ExpertKnowledge(PLANNED.plans, lambda s, side: 2 * PLANNED.worth(s, side)))
    assert abs(dice_luck(gamble(6, rules), "seed") - 2 * dice_luck(gamble(6), "seed")) <= 2


def test_means_are_right_also_for_dice_that_do_not_divide_the_tries():
    """A twenty-sided die hits in 11 of 20 cases and in 20 of 36 tries that are spread evenly and not shifted."""
    def apply(table, action):
        table.state.points = (table.roll("gamble", Die("d20", tuple(range(1, 21))), coach=0), 0)
    rules = replace(PLANNED, apply=apply, worth=lambda s, side: 1000 * (s.points[0] >= 10))
    game = Game(rules, State(), None, (True, True))
    game.apply("gamble")
    game.answer(1)
    found = [dice_luck(game, f"{n}") for n in range(400)]
    assert abs(sum(found) / 400 + 550) < 2.5


def pairs_of(count, seed, luckless=0.0):
    """Draw scores of pairs that come by half from luck, with luck that is told as twice as much."""
    random = Random(seed)
    for _ in range(count):
        luck = random.gauss(0, 0.2)
        yield 0.6 + luck + random.gauss(0, 0.1), luckless or 2 * luck


def test_a_score_without_luck_is_the_same_on_the_average_and_narrower():
    plain, even, margins = [], [], []
    for seed in range(300):
        pairs = [*pairs_of(20, seed)]
        found = adjusted_score(pairs)
        plain.append(sum(score for score, _luck in pairs) / 20)
        even.append(found.score)
        margins.append(found.margin)
    spread, before = (sqrt(sum((each - 0.6) ** 2 for each in scores) / 300) for scores in (even, plain))
    assert abs(sum(even) / 300 - 0.6) < 0.005 and spread < 0.6 * before
    held = sum(abs(score - 0.6) <= margin for score, margin in zip(even, margins, strict=True))
    assert held > 0.88 * 300, "intervals are as wide as they say, but for so few pairs"


def test_luck_that_tells_nothing_changes_nothing_and_few_pairs_tell_nothing():
    pairs = [*pairs_of(FEW, "x", luckless=0.5)]
    assert adjusted_score(pairs).score == pytest.approx(sum(score for score, _luck in pairs) / FEW)
    assert adjusted_score(pairs[1:]) is None


@pytest.mark.parametrize("weighs_luck", [True, False])
def test_a_measurement_tells_the_score_without_luck_where_it_was_reckoned(weighs_luck):
    what = BotMeeting("toy", ("random", "weak"), "lab", weighs_luck=weighs_luck)
    play = partial(play_by_rules, PLANNED, bot_of=weak_bot)
    results = {n: play(what.paired_game(n)) for n in range(80)}
    found = luck_adjusted_score(results, 40)
    assert (found is not None) == weighs_luck
    if found is not None:
        now = SequentialTest(BARS, 40, to_the_end=True).update(results)
        assert found.margin < 1.1 * now.margin and abs(found.score - now.score) < now.margin
        assert correlation(*zip(*((result.luck, result.home) for result in results.values()), strict=True)) > 0.2
        assert luck_adjusted_score(results, FEW - 1) is None


def test_half_of_the_interval_is_that_of_a_mean_whose_spread_is_estimated():
    """Without luck it is 1.96 standard errors, with one less than their number below the squares."""
    scores = [0.0, 1.0] * (FEW // 2) + [0.5] * (FEW % 2)
    found = adjusted_score([(score, 0.0) for score in scores])
    assert found.score == pytest.approx(0.5)
    assert found.margin == pytest.approx(1.96 * stdev(scores) / sqrt(len(scores)), rel=1e-3)
