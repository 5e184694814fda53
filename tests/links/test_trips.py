"""A sample of the round trips; the soak makes a thousand of each game."""

import pytest

import fracas
from tests.links import trips
from tests.sample import sample

SAMPLE = sample(12, 20)


@pytest.mark.parametrize("key", fracas.KEYS)
def test_a_match_and_its_position_come_back_by_every_way(key):
    games = 0
    for number, game in enumerate(trips.matches(key, "trips", SAMPLE)):
        games += 1
        assert trips.of_position(game) == []
        if number % 4 == 3:
            assert trips.of_match(game) == []
    assert games >= SAMPLE - 2


def test_a_way_that_loses_something_is_found(monkeypatch):
    game = next(trips.matches("elfball", "trips", 3))
    monkeypatch.setattr(trips, "write_position", lambda position: trips.write_link(fracas.new("elfball", "x")))
    assert "link" in trips.of_position(game)
