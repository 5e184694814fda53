"""The possible aims of Elfball puzzles."""

from fracas.games.elfball.state import side_of
from fracas.locale import N_
from fracas.puzzles.aims import Aim, Aims, event_subject

AIMS: Aims = {
    "goal": Aim(N_("Score a goal in this turn."), lambda _s, event, side: event.kind == "goal"
                and event.facts[0] == side),
    "ball": Aim(N_("Get the ball in this turn."), lambda s, event, side: event.kind in ("holds", "catches")
                and side_of(event_subject(event)) == side),
    "drop": Aim(N_("Make an opponent lose the ball in this turn."), lambda s, event, side: event.kind == "drops"
                and side_of(event_subject(event)) != side),
    "down": Aim(N_("Bring an opponent down in this turn."), lambda s, event, side: event.kind == "falls"
                and side_of(event_subject(event)) != side),
}
