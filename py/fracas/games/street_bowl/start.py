"""The settings of a match and its first position (chapters 3, 4 and 16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.games.street_bowl.state import Options, State, new_state
from fracas.games.street_bowl.team.codes import read_team
from fracas.kernel.ruleset import Setting
from fracas.locale import N_

SETTINGS = (
    Setting("overtime", 0, (0, 1), N_("Draws are played off"), "4/R10"),
    Setting("skills", 0, (0, 1), N_("Players may have added skills"), "3/R4"),
)


def start(settings: Mapping[str, Any], home: str, away: str) -> State:
    """Return the first position: the home side defends the west end.

    Rule:   Street Bowl 2, 3, Rulings 4 and 10.
    Raises: InvalidNotation quoting what is no team.
    """
    (squad, players), (other_squad, other_players) = (read_team(team, settings) for team in (home, away))
    options = Options(settings["overtime"], settings["skills"])
    return new_state(options, (squad, other_squad), (players, other_players))
