"""Five thousand damaged fragments of every game are opened on a page: none breaks it."""

import pytest

import fracas
from tests.links.test_hostile import opened


@pytest.mark.parametrize("key", fracas.KEYS)
def test_five_thousand_damaged_fragments_break_nothing(key):
    shown = opened(key, "soak", 5_000)
    print(f"{key}: {sorted(shown)}")
    assert "home" in shown
