"""Units that may act, their attacks, and units in danger."""

from collections.abc import Sequence

from fracas.faces.choices import NO_ONE, MoveOptions, TargetedAction
from fracas.faces.school_fighters.pieces import MONITOR, cell_of
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.setup import undeployed_units
from fracas.games.school_fighters.space import is_within, sees
from fracas.games.school_fighters.state import State, Unit
from fracas.games.school_fighters.units import SLINGSHOT_RANGE
from fracas.kernel.ruleset import Action


def acting_unit(s: State) -> int:
    """Return the activated unit, or the monitor in its phase."""
    if s.phase == st.MONITOR_PHASE:
        return MONITOR
    return s.active if s.active != st.NO_UNIT else NO_ONE


def actors(s: State, legal: Sequence[Action]) -> tuple[int, ...]:
    """Return the units that may act or be deployed now."""
    if s.phase == st.DEPLOYMENT:
        return tuple(undeployed_units(s, s.side))
    return tuple(sorted({action[1] for action in legal if len(action) > 1 and isinstance(action[1], int)}))


def move_options(s: State, legal: Sequence[Action], who: int) -> MoveOptions:
    """Return the attacks of a unit; its reach is searched in slices elsewhere."""
    return MoveOptions({}, tuple(TargetedAction(action[0], action, cell_of(s, action[2])) for action in legal
                                 if action[0] in ("shoot", "fight") and action[1] == who))


def danger(s: State, side: int) -> tuple[int, ...]:
    """Return the places of a side's units in range of an enemy's charge or slingshot."""
    enemies = [s.units[n] for n in st.standing_units(s, 1 - side)]
    return tuple(cell_of(s, n) for n in st.on_table(s, side)
                 if any(_threatens(s, enemy, s.units[n]) for enemy in enemies))


def _threatens(s: State, enemy: Unit, unit: Unit) -> bool:
    if is_within(enemy.at, unit.at, enemy.profile.charge):
        return True
    return enemy.profile.has_slingshot and is_within(enemy.at, unit.at, SLINGSHOT_RANGE) and sees(
        s.layout, enemy.at, unit.at)
