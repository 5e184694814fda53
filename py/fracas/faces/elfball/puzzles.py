"""The possible aims of Elfball puzzles."""

from fracas.games.elfball.state import side_of
from fracas.kernel.table import Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import Aim, Aims, event_subject

INJURED = "17"  # rule of an injury that takes a player off the field


def _is_felled(event: Event, side: Side) -> bool:
    """Return whether an opponent no longer stands: he is Down, Dazed or off the field, hurt."""
    is_off = event.kind == "leaves" and event.rule == INJURED
    return (is_off or event.kind in ("falls", "dazed")) and side_of(event_subject(event)) != side


AIMS: Aims = {
    "goal": Aim(N_("Score a goal in this turn."), lambda _s, event, side: event.kind == "goal"
                and event.facts[0] == side),
    "ball": Aim(N_("Get the ball in this turn."), lambda s, event, side: event.kind in ("holds", "catches")
                and side_of(event_subject(event)) == side),
    "drop": Aim(N_("Make an opponent lose the ball in this turn."), lambda s, event, side: event.kind == "drops"
                and side_of(event_subject(event)) != side),
    "down": Aim(N_("Bring an opponent down in this turn."), lambda _s, event, side: _is_felled(event, side)),
}
