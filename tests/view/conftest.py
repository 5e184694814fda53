"""Positions for the drawings."""

import pytest

from fracas.games.elfball.ruleset import BOOK
from fracas.games.elfball.state import Options, State, new_state
from fracas.games.elfball.team.teams import line_up as team


@pytest.fixture(name="line_up")
def line_up_of_two_teams():
    """Return a function that makes a position with everybody on the bench."""
    def made(home: str, away: str) -> State:
        (home_code, first), (away_code, second) = team(home), team(away)
        return new_state(BOOK, Options(), (home_code, away_code), (first, second))

    return made
