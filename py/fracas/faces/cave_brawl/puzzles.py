"""The possible aims of Cave Brawl puzzles."""

from fracas.games.cave_brawl.state import is_beast, side_of
from fracas.locale import N_
from fracas.puzzles.aims import Aim, Aims, event_subject

AIMS: Aims = {
    "point": Aim(N_("Score a point in this turn."), lambda _s, event, side: event.kind == "point"
                 and event.facts[0] == side),
    "ball": Aim(N_("Get the ball in this turn."), lambda s, event, side: event.kind in ("picks_up", "catches")
                and side_of(s, event_subject(event)) == side),
    "down": Aim(N_("Knock an opponent down in this turn."), lambda s, event, side: event.kind == "knocked_down"
                and not is_beast(event_subject(event)) and side_of(s, event_subject(event)) != side),
    "kill": Aim(N_("Kill an opponent in this turn."), lambda s, event, side: event.kind in ("dies", "falls_dead")
                and not is_beast(event_subject(event)) and side_of(s, event_subject(event)) != side),
}
