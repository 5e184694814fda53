"""Damaged and hostile fragments of positions, puzzles and matches: a page with one sentence, and nothing breaks.

A fixed sample here; `tests/soak` runs thousands of them.
"""

from random import Random

import pytest

import fracas
from fracas.faces.game_puzzles import puzzles_of
from fracas.links import write_position, write_puzzle
from fracas.puzzles.puzzle import write
from tests.laws.damage import damaged
from tests.page.headless import Page
from tests.sample import sample

SAMPLE = sample(20, 40)


def fragments(key):
    """Return good fragments of a game, to be damaged."""
    puzzle = puzzles_of(key).puzzles[0]
    packed = write_position(puzzle.position)
    return [f"#/position/{packed}", f"#/replay/{packed}", f"#/puzzle/{write_puzzle(write(puzzle), key)}",
            f"#/position/{write_position(puzzle.position.replace('0', '9'))}"]


def opened(key, seed, count):
    """Open damaged fragments of a game on one page, and make sure that each leads to a screen that is drawn."""
    random, page, shown = Random(f"{seed} {key}").random, Page(address="#/settings"), set()
    good = fragments(key)
    for number in range(count):
        page.go("#" + damaged(good[number % len(good)][1:], good[number % 3], random))
        page.door.run(0)
        assert page.app.error == ""
        shown.add(page.shell.route.screen)
    return shown


@pytest.mark.parametrize("key", fracas.KEYS)
def test_damaged_fragments_lead_to_a_screen(key):
    assert "home" in opened(key, "hostile", SAMPLE)
