"""The part of a season on a league's page: when bots may play what is open."""

import pytest

from fracas.view.leagues import season


@pytest.mark.parametrize(("open_matches", "waiting", "stand_in", "reason"), [
    (3, 2, "", ""), (3, 3, "", "all wait for human coaches"), (3, 3, "rookie", ""), (0, 0, "", "no match is open"),
    (0, 0, "rookie", "no match is open"),
])
def test_the_rest_can_be_simulated_as_long_as_a_bot_may_play_a_match(open_matches, waiting, stand_in, reason):
    drawn = str(season.simulation_controls(open_matches, waiting, stand_in, ()))
    assert ("disabled" in drawn.partition("</button>")[0]) == bool(reason) and reason in drawn
