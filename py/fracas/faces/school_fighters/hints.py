"""Hints for a coach of School Fighters: without a selection, and in each mode of a selected unit."""

from fracas.faces.choices import NO_ONE
from fracas.faces.plane_face import BY_HAND, TAPE
from fracas.faces.school_fighters.labels import phase_name
from fracas.faces.school_fighters.modes import CHARGE, ENDING, FEET, ORDERS, RUN, WALK
from fracas.faces.school_fighters.pieces import name
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.space import is_engaged
from fracas.games.school_fighters.state import State
from fracas.locale import N_, _, ngettext

_HINTS: dict[str, tuple[str, str]] = {
    WALK: (N_("Walk where?"), N_("Inside the white line. He may still shoot.")),
    RUN: (N_("Run where?"), N_("Inside the dashed line. He cannot shoot this round.")),
    CHARGE: (N_("Charge whom?"), N_("They fight at the end of the round.")),
    BY_HAND: (N_("Draw the path."), N_("Each tap adds a straight piece.")),
    ORDERS: (N_("Which order?"), N_("One a round, before anybody moves. It reaches 6″.")),
    FEET: (N_("Who stands up?"), ""),
    ENDING: (N_("End your turn?"), N_("Units that have not acted hold.")),
    TAPE: (N_("Measure from where to where?"), N_("Tap two places or units, or drag between them.")),
}


_BEFORE = {
    st.TABLE_PHASE: N_("Dice lay six pieces on one half of the table, and their twins on the other."),
    st.ROLL_OFF: N_("The winner picks a side, deploys first and goes first in round 1."),
}


def prompt(s: State, actors: int) -> tuple[str, str]:
    """Return the headline and sentence while nobody is selected and `actors` units can act."""
    if s.phase in _BEFORE:
        return phase_name(s), _(_BEFORE[s.phase])
    title = ngettext("{n} unit can act", "{n} units can act", actors)
    return title.format(n=actors) if actors else "", ""


def hint(s: State, who: int, mode: str) -> tuple[str, str]:
    """Return the headline and sentence for the selected unit."""
    if mode in _HINTS:
        title, words = _HINTS[mode]
        return _(title), _(words) if words else ""
    if s.phase == st.DEPLOYMENT:
        return _("Where does he stand?"), _("Tap a place in the lit strip.")
    if s.phase == st.MONITOR_PHASE:
        return _("Where does it go?"), _("Up to 6″. Whoever it then sees within 6″ takes a Moxie test.")
    if s.phase == st.SHOOTING:
        return _("Shoot at whom?"), ""
    if s.phase == st.COMBAT:
        return _("Attack whom?"), ""
    if who != NO_ONE and is_engaged(s, who):
        return _("In contact"), engaged_text(s, who)
    return _("Tap a place or an enemy."), ""


def engaged_text(s: State, who: int) -> str:
    """Return the reason why an engaged unit does not move."""
    return _("{name} is in contact and can only hold.").format(name=name(s, who))
