"""Questions that answer themselves: whichever answer is given, the same dice lead to the same position."""

from random import Random
from types import SimpleNamespace

import pytest

import fracas
from fracas.bots.levels import Bot
from fracas.faces.preview import is_idle_choice, run
from fracas.games import KEYS
from fracas.kernel.dice import D6, draw
from fracas.kernel.drivers import Answer
from fracas.kernel.table import Choice
from tests.sample import sample


class Purse:
    """A position of a rule with one question."""

    def __init__(self, coins=0):
        self.coins = coins

    def copy(self):
        return Purse(self.coins)

    def __eq__(self, other):
        return self.coins == other.coins

    __hash__ = None


def asked_by(rule):
    """Return whether the first question of a rule is idle."""
    ruleset = SimpleNamespace(apply=lambda table, action: rule(table))
    choice = run(ruleset, Purse(), (), ()).request
    assert isinstance(choice, Choice)
    return is_idle_choice(ruleset, Purse(), (), (), choice)


def hand(t):
    return t.choose(0, "hand", ("left", "right"))


def test_only_a_question_that_changes_nothing_is_idle():
    def same(t):
        hand(t)
        t.state.coins += t.roll("coins", D6, coach=0)

    def differs_at_once(t):
        t.state.coins += 1 if hand(t) == "left" else 2

    assert asked_by(same) and not asked_by(differs_at_once)


def test_one_rare_face_or_later_answer_is_enough_for_a_difference():
    def on_a_six(t):
        side, test = hand(t), t.test("coins", D6, coach=0, need=6)
        t.state.coins += test.passed and side == "left"

    def on_a_second_thought(t):
        side, thought = hand(t), t.choose(1, "thought", ("no", "yes"))
        t.state.coins += thought == "yes" and side == "left"

    def with_another_question(t):
        if hand(t) == "left":
            t.choose(0, "again", ("no", "yes"))

    assert not any(map(asked_by, (on_a_six, on_a_second_thought, with_another_question)))


def test_what_takes_too_long_to_compare_is_asked():
    def many(t):
        hand(t)
        for number in range(6):
            t.state.coins += t.roll(f"coins {number}", D6, coach=0)

    assert not asked_by(many)


def outcome(ruleset, ply, answers, seed):
    """Play an action to its end, with dice and further answers drawn from a seed, and return the position."""
    dice, tape = Random(seed), list(answers)
    while (request := run(ruleset, ply.before, ply.action, tape).request) is not None:
        is_question = isinstance(request, Choice)
        value = dice.choice(request.options) if is_question else draw(request.dice, dice.randrange)
        tape.append(Answer(request.kind, value, not is_question))
    return run(ruleset, ply.before, ply.action, tape).state


@pytest.mark.parametrize("key", KEYS)
def test_a_question_is_spared_only_if_every_answer_leads_to_the_same_position(key):
    asked = 0
    for seed in range(sample(2, 40)):
        game, chance = fracas.new(key, f"spared {seed}"), Random(seed)
        bots = [Bot("rookie", f"{seed} {side}") for side in (0, 1)]
        for _input in range(400):
            if game.is_terminal() or asked > sample(20, 2000):
                break
            choice = game.pending
            if isinstance(choice, Choice):
                ply, asked = game.plies[-1], asked + 1
                ends = [[outcome(game.ruleset, ply, [*ply.answers, Answer(choice.kind, option, False)], dice)
                         for dice in range(5)] for option in choice.options]
                is_same = all(end == ends[0] for end in ends)
                assert is_same or not is_idle_choice(game.ruleset, ply.before, ply.action, ply.answers, choice)
                game.answer(chance.choice(choice.options))
            elif chance.random() < 0.3:
                game.apply(chance.choice(list(game.legal_actions())))
            else:
                game.apply(bots[game.to_act].decide(game))
    assert asked
