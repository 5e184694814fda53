"""Refusals of illegal School Fighters actions in one sentence: the first reason from the book."""

from typing import Any

from fracas.games.school_fighters import setup, shooting
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.movement import allowance, is_in_reach, is_path, is_rough
from fracas.games.school_fighters.space import gap, ground, is_engaged, is_touching
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.units import SLINGSHOT_RANGE
from fracas.games.school_fighters.words.text import length_text, names_of, refusal_text
from fracas.kernel import refusals
from fracas.kernel.geometry.path import is_open_path
from fracas.kernel.geometry.plane import FINE, path_length
from fracas.kernel.refusals import first_reason, format_reason
from fracas.kernel.ruleset import Action
from fracas.locale import N_, _

PHASES = {
    st.TABLE_PHASE: N_("First lay out the table."), st.ROLL_OFF: N_("First roll off."),
    st.DEPLOYMENT: N_("First deploy all units."), st.MONITOR_PHASE: N_("The monitor moves first."),
    st.MOVEMENT: N_("This is the Movement Phase."), st.SHOOTING: N_("This is the Shooting Phase."),
    st.COMBAT: N_("This is the Combat Phase."),
}
OF_PHASES = {
    "table": st.TABLE_PHASE, "roll-off": st.ROLL_OFF, "deploy": st.DEPLOYMENT, "monitor": st.MONITOR_PHASE,
    "decline": st.MONITOR_PHASE, "activate": st.MOVEMENT, "hold": st.MOVEMENT, "walk": st.MOVEMENT,
    "run": st.MOVEMENT, "charge": st.MOVEMENT, "order": st.MOVEMENT, "shoot": st.SHOOTING, "salts": st.SHOOTING,
    "fight": st.COMBAT,
}
OF_UNITS = ("deploy", "activate", "hold", "walk", "run", "charge", "order", "shoot", "salts", "fight")
MOVED = {
    st.HELD: N_("{name} holds this round."), st.WALKED: N_("{name} has walked this round."),
    st.RAN: N_("{name} has run this round."), st.CHARGED: N_("{name} has charged this round."),
}
AT_ENEMIES = ("charge", "shoot", "fight")


def why_not(s: State, action: Action) -> str:
    """Return the reason against an action here, "" if none is known."""
    return first_reason(s, action, (_phase, _unit, _status, _enemy, _path, _deploy, _order))


def _phase(s: State, action: Action) -> str:
    if action[0] == "done" and s.active != st.NO_UNIT:
        return format_reason(refusals.BUSY, names_of(s)(s.active))
    is_other = OF_PHASES.get(action[0], s.phase) != s.phase
    return format_reason(PHASES[s.phase]) if is_other and s.phase in PHASES else ""


def _is_unit(s: State, who: Any) -> bool:
    return type(who) is int and 0 <= who < len(s.units)


def _unit(s: State, action: Action) -> str:
    if action[0] not in OF_UNITS:
        return ""
    if len(action) < 2 or not _is_unit(s, action[1]):
        return _("There is no such unit.")
    return format_reason(refusals.OTHER_SIDE, names_of(s)(action[1])) if s.units[action[1]].side != s.side else ""


def _status(s: State, action: Action) -> str:
    """Rule: School Fighters 3, 4.2, 5, 6: who stands acts, once in each phase."""
    kind = action[0]
    if kind not in OF_UNITS or kind == "deploy":
        return ""
    unit, name = s.units[action[1]], names_of(s)(action[1])
    if unit.status != st.STANDING:
        words = {st.FAZED: N_("{name} is Fazed."), st.WAITING: N_("{name} is not on the table yet.")}
        return format_reason(words.get(unit.status, N_("{name} is out of the match.")), name)
    if s.phase == st.MOVEMENT and s.active not in (st.NO_UNIT, action[1]):
        return format_reason(refusals.BUSY, names_of(s)(s.active))
    if s.phase == st.MOVEMENT and unit.moved != st.NOT_YET:
        return format_reason(MOVED[unit.moved], name)
    is_used = (kind in ("shoot", "salts") and unit.has_shot) or (kind == "fight" and unit.has_fought)
    if is_used:
        return _("{name} has already done that this round.").format(name=name)
    is_held = kind in ("walk", "run", "charge") and is_engaged(s, action[1])
    return _("{name} is in contact and can only hold.").format(name=name) if is_held else ""


def _enemy(s: State, action: Action) -> str:
    """Rule: School Fighters 4.2, 5, 6."""
    if action[0] not in AT_ENEMIES:
        return ""
    if len(action) < 3 or not _is_unit(s, action[2]):
        return _("There is no such unit.")
    who: int = action[1]
    target: int = action[2]
    name, enemy = names_of(s)(target), s.units[target]
    if enemy.side == s.side:
        return _("{name} is a friend.").format(name=name)
    if enemy.status < st.FAZED:
        return format_reason(refusals.OFF_BOARD, name)
    far = gap(s.units[who].at, enemy.at)
    if action[0] == "fight":
        return "" if is_touching(s.units[who].at, enemy.at) else _("{name} is {far}″ away, not in contact.").format(
            name=name, far=length_text(far))
    if action[0] == "shoot":
        return _shot(s, who, target, far)
    most = s.units[who].profile.straight_charge
    return _("{name} is {far}″ away. A charge goes {most}″.").format(
        name=name, far=length_text(far), most=length_text(most)) if far > most else ""


def _shot(s: State, who: int, target: int, far: int) -> str:
    """Rule: School Fighters 5: 12 inches, a clear line, nobody in contact."""
    if own := shooting.shot_refusal(s, who):
        return f"{names_of(s)(who)}: {refusal_text(own)}."
    why = shooting.target_refusal(s, who, target)
    if why == "out-of-range":
        return _("{name} is {far}″ away. A slingshot reaches {most}″.").format(
            name=names_of(s)(target), far=length_text(far), most=length_text(SLINGSHOT_RANGE))
    return f"{names_of(s)(target)}: {refusal_text(why)}." if why else ""


def _path(s: State, action: Action) -> str:
    """Rule: School Fighters 1.5, 4.2: how far a path goes, and what bars it."""
    if action[0] not in ("walk", "run", "charge"):
        return ""
    kind, who, path = action[0], action[1], action[-1]
    if not is_path(path) or not path:
        return _("There is no path.")
    unit = s.units[who]
    if not is_in_reach(s.layout, unit, kind, path):
        words = N_("This path is {used}″ long; {name} goes {most}″ through difficult ground.") \
            if is_rough(s.layout, unit, path) else N_("This path is {used}″ long; {name} goes {most}″.")
        return _(words).format(
            used=length_text(path_length(unit.at, path) // FINE), name=names_of(s)(who),
            most=length_text(allowance(s.layout, unit, kind, path)))
    is_open = is_open_path(ground(s, who, unit.at, kind == "charge"), unit.at, path)
    return _("This path does not end in contact.") if is_open and kind == "charge" else "" if is_open else _(
        "The way is blocked, or a unit would be nearer than 1″.")


def _deploy(s: State, action: Action) -> str:
    """Rule: School Fighters 2, Ruling 9."""
    if action[0] != "deploy" or len(action) != 3 or not is_path(action[2:]):
        return ""
    if s.units[action[1]].status != st.WAITING:
        return _("{name} is deployed already.").format(name=names_of(s)(action[1]))
    low, high = setup.zone(s, s.side)
    if not low <= action[2][1] <= high:
        return _("This place is not in the strip where this side deploys.")
    return _("The way is blocked, or a unit would be nearer than 1″.")


def _order(s: State, action: Action) -> str:
    """Rule: School Fighters 4.1, Ruling 18."""
    if action[0] != "order":
        return ""
    if not s.units[action[1]].profile.is_boss:
        return _("{name} is not a Boss.").format(name=names_of(s)(action[1]))
    return _("Orders are given before any unit moves, one a round.") if not s.may_order else _(
        "No friend who could obey is within 6″.")
