"""Bots think alike in the page and on any other Python: what differs between versions and word lengths is not used.

The hash of a float, from which `Random` would be seeded, is as long as a machine word, and a page has shorter ones;
the sum of floats is rounded otherwise since Python 3.12. So bots seed with texts and whole numbers and sum floats with
`fsum`.
"""

import builtins
import importlib
import pkgutil
import random

import pytest

import fracas
import fracas.analyst
import fracas.bots
from fracas.analyst.decision_value import decision_at, evaluate_decision
from fracas.bots import Bot
from fracas.bots.decision_point import decision_point_of
from fracas.bots.match import play_steps
from fracas.bots.streams import BASES, EvenDice
from tests.sample import sample

ROOMS = (fracas.bots, fracas.analyst, *(importlib.import_module(f"fracas.games.{key}") for key in fracas.KEYS))
MODULES = [importlib.import_module(found.name) for room in ROOMS
           for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")]


class StrictlySeeded(random.Random):
    """A generator that is not seeded with what hashes differently elsewhere."""

    def __init__(self, seed):
        assert type(seed) in (str, int), seed
        super().__init__(seed)


def whole_sum(values, start=0):
    """Sum what is not rounded."""
    values = [*values]
    assert not any(isinstance(value, float) for value in values), values
    return builtins.sum(values, start)


@pytest.fixture
def strict(monkeypatch):
    for module in MODULES:
        if getattr(module, "Random", None) is random.Random:
            monkeypatch.setattr(module, "Random", StrictlySeeded)
        monkeypatch.setattr(module, "sum", whole_sum, raising=False)


@pytest.mark.parametrize("key", fracas.KEYS)
@pytest.mark.parametrize("level", ["rookie", "regular", "hard", "star"])
def test_bots_seed_with_texts_and_sum_whole_numbers(strict, key, level):
    game = fracas.new(key, "alike", options=fracas.ruleset(key).bot_match_options)
    tried = 0
    for _made in play_steps(game, (Bot(level, "one"), Bot(level, "two")), 40):
        if not game.is_terminal():
            thought = Bot(level, "three").think(decision_point_of(game))
            thought.finish()
            tried += len(thought.listed) > 1
        if tried == sample(6, 40):
            break
    assert tried > 5


def test_dice_beyond_the_even_ones_are_those_of_every_machine(strict):
    dice = EvenDice(1, 0.3)
    thrown = [dice.random() for _ in range(len(BASES) + 2)]
    assert thrown[len(BASES)] == random.Random("0.3 1").random() != EvenDice(2, 0.3).random()


def test_the_analyst_seeds_with_texts(strict):
    game = fracas.new("school_fighters", "alike")
    for _made in play_steps(game, (Bot("random", "one"), Bot("random", "two")), 40):
        pass
    tries = [len([*evaluate_decision(decision_at(game, number), 2, 0.3)]) for number in range(len(game.plies))]
    assert max(tries) > 1, tries
