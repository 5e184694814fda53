"""The settings of a match and its first position (chapter 3.1)."""

from collections.abc import Mapping
from typing import Any

from fracas.games.cave_brawl.state import Options, State, new_state
from fracas.games.cave_brawl.team.teams import SQUADS, read_team
from fracas.games.cave_brawl.turn import settle
from fracas.kernel.ruleset import Setting
from fracas.kernel.table import NOBODY
from fracas.locale import N_

FIRST = {N_("coin"): NOBODY, N_("home"): 0, N_("away"): 1}
MOST_POINTS = 7  # that can be agreed on
LEAGUE_ROUNDS = 60

SETTINGS = (
    Setting("squad", SQUADS[0], SQUADS, N_("Players a side"), "2.1/R7"),
    Setting("target", 3, tuple(range(1, MOST_POINTS + 1)), N_("Points to win"), "3.6"),
    Setting("rounds", 0, (0, *range(20, 201, 10)), N_("Round limit, 0 for none"), "3.6/R21"),
    Setting("first", "coin", tuple(FIRST), N_("Who has the ball first"), "3.1"),
    Setting("rerolls", 0, (0, 1, 2, 3), N_("Re-rolls of a whole team"), "2.3"),
)


def start(settings: Mapping[str, Any], home: str, away: str) -> State:
    """Return the first position: team SOUTH is the home side.

    Rule:   Cave Brawl 2, 3.1, Rulings 7 and 21.
    Raises: InvalidNotation quoting what is no team.
    """
    options = Options(
        settings["squad"], settings["target"], settings["rounds"], settings["rerolls"], FIRST[settings["first"]]
    )
    s = new_state(options, read_team(home, options.squad), read_team(away, options.squad))
    settle(s)
    return s
