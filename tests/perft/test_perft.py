"""Frozen perft counts: a changed number is a changed rule. `python -m tests.perft` counts anew."""

import json
from pathlib import Path

import pytest

import fracas
from fracas.kernel.perft import perft

FOLDER = Path(__file__).parent
LINES = [
    (file.stem, position, int(depth), count)
    for file in sorted(FOLDER.glob("*.json"))
    for position, counts in json.loads(file.read_text(encoding="utf-8")).items()
    for depth, count in counts.items()
]


@pytest.mark.parametrize("key", fracas.KEYS)
def test_every_game_has_frozen_counts(key):
    assert any(game == key for game, *_ in LINES)


@pytest.mark.parametrize(("game", "position", "depth", "count"), LINES)
def test_as_many_courses_as_ever(game, position, depth, count):
    assert perft(fracas.ruleset(game), fracas.from_position(position, seed="").state, depth) == count
