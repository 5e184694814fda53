"""The words and effects of every game are those written down; `python -m tests.faces` writes them anew."""

import pytest

import fracas
from tests.faces.tables import FOLDER, written


@pytest.mark.parametrize("key", fracas.KEYS)
def test_every_word_sound_and_movement_is_the_one_written_down(key):
    """A wrong word is as legal as the right one to every law: somebody has to have read it."""
    assert written(key).splitlines() == (FOLDER / f"{key}.txt").read_text(encoding="utf-8").splitlines()
