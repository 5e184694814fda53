"""The engine plays the very same matches in the browser's Python as in the one that runs the tests."""

from typing import Any

import pytest
from playwright.sync_api import Page

import fracas
from tests.browser.lent import python

INPUTS = 400
SCRIPT = f"""
from random import Random
import fracas

def match(key, inputs):
    game, random = fracas.new(key, seed="the same dice everywhere"), Random("the same coaches everywhere")
    for _ in range(inputs):
        if game.is_terminal():
            break
        asked = game.pending
        options = game.legal_actions() if asked is None else asked.options
        chosen = options[int(random.random() * len(options))]
        game.apply(chosen) if asked is None else game.answer(chosen)
    return [game.fingerprint, game.position, game.record]

def odds(key):
    game = fracas.new(key, seed="the same dice everywhere")
    first = game.legal_actions()[0]
    return str(fracas.odds(game, first))

INPUTS = {INPUTS}
"""


@pytest.fixture(scope="module")
def here() -> dict[str, Any]:
    """The script's names, run by the Python that runs the tests."""
    names: dict[str, Any] = {}
    exec(SCRIPT, names)
    return names


@pytest.mark.parametrize("key", fracas.KEYS)
def test_the_browser_plays_the_same_match(page: Page, here: dict[str, Any], key: str) -> None:
    """Dice, choices, positions and the record's text are equal, byte for byte."""
    there = python(page, f"{SCRIPT}\n[match({key!r}, INPUTS), odds({key!r})]")
    assert there == [here["match"](key, INPUTS), here["odds"](key)]
