"""Tips for newcomers to School Fighters: charge, shoot, or come nearer."""

from collections.abc import Sequence

from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.space import gap, is_engaged
from fracas.games.school_fighters.state import State
from fracas.kernel.ruleset import Action
from fracas.locale import _, ngettext


def tip(s: State, legal: Sequence[Action]) -> str:
    """Return a tip for the coach to act."""
    if s.phase == st.SHOOTING and (n := len({action[1] for action in legal if action[0] == "shoot"})):
        return ngettext("{n} of your units can shoot at an enemy. Tap it.",
                        "{n} of your units can shoot at an enemy. Tap one.", n).format(n=n)
    if s.phase == st.COMBAT and (n := len({action[1] for action in legal if action[0] == "fight"})):
        return ngettext("{n} of your units is in contact. Tap it, then its enemy.",
                        "{n} of your units are in contact. Tap one, then its enemy.", n).format(n=n)
    if s.phase != st.MOVEMENT or s.active != st.NO_UNIT:
        return ""
    enemies = [s.units[n].at for n in st.on_table(s, 1 - s.side)]
    able = sorted({action[1] for action in legal if action[0] == "activate" and not is_engaged(s, action[1])})
    near = [who for who in able
            if any(gap(s.units[who].at, at) <= s.units[who].profile.straight_charge for at in enemies)]
    if not near:
        return _("No enemy is near enough to charge. Tap a unit and move it closer.") if able else ""
    return ngettext("{n} of your units can charge. Tap it, then an enemy.",
                    "{n} of your units can charge. Tap one, then an enemy.", len(near)).format(n=len(near))
