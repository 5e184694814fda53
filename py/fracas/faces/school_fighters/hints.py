"""Hints for a coach of School Fighters: without a selection, and in each mode of a selected unit."""

from fracas.faces.choices import NO_ONE
from fracas.faces.plane_face import BY_HAND, TAPE
from fracas.faces.school_fighters.labels import phase_name
from fracas.faces.school_fighters.modes import CHARGE, ENDING, FEET, ORDERS, RUN, WALK
from fracas.faces.school_fighters.pieces import name, team_name
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.space import is_engaged
from fracas.games.school_fighters.state import State
from fracas.locale import N_, _, ngettext

_HINTS: dict[str, tuple[str, str]] = {
    WALK: (N_("Walk where?"), N_("Tap a place inside of the white line. It may still shoot.")),
    RUN: (N_("Run where?"), N_("Tap a place inside of the dashed line. It cannot shoot this round.")),
    CHARGE: (N_("Charge whom?"), N_("Tap a marked enemy. They fight at the end of the round.")),
    BY_HAND: (N_("Bend the path by hand."), N_("Each tap adds a straight piece; Undo piece takes one back.")),
    ORDERS: (N_("Which order?"), N_("It reaches friends within 6″. One order a round, before anybody moves.")),
    FEET: (N_("Who gets up?"), N_("Tap a marked friend.")),
    ENDING: (N_("End this part?"), N_("Units that have not moved hold.")),
    TAPE: (N_("Measure from where to where?"), N_("Tap two places or units, or drag from one to the other.")),
}


_BEFORE = {
    st.TABLE_PHASE: N_("Dice lay six pieces of terrain on one half of the table, and their twins on the other."),
    st.ROLL_OFF: N_("Each side rolls a die. The winner picks a table side, deploys first and goes first in round 1."),
}


def prompt(s: State, actors: int) -> tuple[str, str]:
    """Return the headline and sentence while nobody is selected and `actors` units can act."""
    if s.phase in _BEFORE:
        return phase_name(s), _(_BEFORE[s.phase])
    title = ngettext("{team}: {n} unit can act", "{team}: {n} units can act", actors)
    return title.format(team=team_name(s, s.side), n=actors) if actors else "", ""


def hint(s: State, who: int, mode: str) -> tuple[str, str]:
    """Return the headline and sentence for the selected unit."""
    if mode in _HINTS:
        title, words = _HINTS[mode]
        return _(title), _(words)
    if s.phase == st.DEPLOYMENT:
        return _("Where does it stand?"), _("Tap a place in the lit strip.")
    if s.phase == st.MONITOR_PHASE:
        return _("Where does it go?"), _("Up to 6″; whoever it then sees within 6″ tests moxie.")
    if s.phase == st.SHOOTING:
        return _("Shoot at whom?"), _("Tap a marked enemy within 12″. Any other tells you why not.")
    if s.phase == st.COMBAT:
        return _("Attack whom?"), _("Tap a marked enemy in contact.")
    if who != NO_ONE and is_engaged(s, who):
        return _("In contact"), engaged_text(s, who)
    return _("Where to?"), _("Tap a place to go there or an enemy to charge; or drag the unit.")


def engaged_text(s: State, who: int) -> str:
    """Return the reason why an engaged unit does not move."""
    return _("{name} is in contact with an enemy and can only hold.").format(name=name(s, who))
