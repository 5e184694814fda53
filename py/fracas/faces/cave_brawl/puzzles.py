"""The possible aims of Cave Brawl puzzles."""

from typing import Any

from fracas.games.cave_brawl.state import is_beast, side_of
from fracas.kernel.table import Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import Aim, Aims, event_subject


def _is_killed(s: Any, event: Event, side: Side) -> bool:
    """Return whether an opponent is killed by a player, and not by a beast at the end of the turn."""
    if event.kind != "hurt":
        return False
    _who, _damage, left, cause = event.facts
    assert isinstance(left, int)
    is_own_deed = left <= 0 and cause not in ("beast", "snake")
    return is_own_deed and not is_beast(event_subject(event)) and side_of(s, event_subject(event)) != side


AIMS: Aims = {
    "point": Aim(N_("Score a point in this turn."), lambda _s, event, side: event.kind == "point"
                 and event.facts[0] == side),
    "ball": Aim(N_("Get the ball in this turn."), lambda s, event, side: event.kind in ("picks_up", "catches")
                and side_of(s, event_subject(event)) == side),
    "down": Aim(N_("Knock an opponent down in this turn."), lambda s, event, side: event.kind == "knocked_down"
                and not is_beast(event_subject(event)) and side_of(s, event_subject(event)) != side),
    "kill": Aim(N_("Kill an opponent in this turn."), _is_killed),
}
