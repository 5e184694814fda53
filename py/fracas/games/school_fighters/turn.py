"""The round: its phases, parts, end and result (chapters 3 and 6.5 to 6.7, Rulings 15, 30 to 32)."""

from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.combat import end_match, is_fighting
from fracas.games.school_fighters.moxie import gang_flees
from fracas.games.school_fighters.orders import stand_up
from fracas.games.school_fighters.separation import separate
from fracas.games.school_fighters.setup import is_waiting
from fracas.games.school_fighters.shooting import is_shooting
from fracas.games.school_fighters.state import NOT_YET, STANDING, State, Unit
from fracas.kernel.table import NOBODY, Side, Table


def go_on(t: Table) -> None:
    """Pass over every part in which the acting side has nothing to do. A Movement part with units is ended by hand.

    Rule: School Fighters 3.
    """
    s = t.state
    if s.phase == st.DEPLOYMENT and not is_waiting(s, s.side):
        start_round(t)
    while st.MOVEMENT <= s.phase <= st.COMBAT and is_idle(s):
        end_part(t)


def is_idle(s: State) -> bool:
    """Return whether the acting side has nothing to do in this part."""
    if s.phase == st.COMBAT:
        return not is_fighting(s)
    if s.phase == st.SHOOTING:
        return not is_shooting(s)
    units = s.units
    for n in s.gangs[s.side]:
        if units[n].status == STANDING:
            return False
    return True


def end_part(t: Table) -> None:
    """Hand over to the second player, or go on to the next phase.

    Rule:    School Fighters 3.
    Changes: side, phase, active, may_order.
    """
    s = t.state
    s.active = st.NO_UNIT
    s.may_order = False
    if s.side == s.first:
        s.side = 1 - s.first
        s.may_order = s.phase == st.MOVEMENT
        return
    s.side = s.first
    s.phase += 1
    if s.phase == st.OVER:
        s.phase = st.COMBAT
        end_round(t)


def finish_moving(t: Table) -> None:
    """End a Movement part; units not activated hold.

    Rule: School Fighters 4.2.
    """
    s = t.state
    for who in can_act(s):
        s.change(who, moved=st.HELD)
    end_part(t)


def start_round(t: Table) -> None:
    """Begin the next round; the order of the players alternates.

    Rule:    School Fighters 3, 7, Ruling 15.
    Changes: round, first, side, phase, and all that lasts one round.
    """
    s = t.state
    s.round += 1
    if s.round > 1:
        s.first = 1 - s.first
    forget_round(s)
    s.may_order = True
    s.phase = st.MONITOR_PHASE if s.monitor != st.OFF_TABLE else st.MOVEMENT
    s.side = 1 - s.first if s.phase == st.MONITOR_PHASE else s.first
    t.tell("round", s.round, s.first, rule="3/R15")


def forget_round(s: State) -> None:
    """Clear the facts that last one round."""
    s.units = [afresh(unit) for unit in s.units]
    s.chargers = ()
    s.losses = (0, 0)


def afresh(unit: Unit) -> Unit:
    """Return a unit without the facts that last one round."""
    return Unit(unit.side, unit.kind, unit.at, unit.bruises, unit.status, unit.fazed_in, unit.name)


def end_round(t: Table) -> None:
    """Separate, test moxie, recover; after round 5 count the points.

    Rule:  School Fighters 3, 6.4 to 6.7, Rulings 30 and 31.
    Asks:  each coach whose gang tests: "moxie-unit".
    Rolls: those of `gang_flees`, first player first.
    """
    s = t.state
    separate(t)
    fled = [side for side in (s.first, 1 - s.first) if gang_flees(t, side)]
    if len(fled) == 1:
        return end_match(t, 1 - fled[0], "6.5/R30")
    if fled and s.round < st.ROUNDS:
        return count_points(t)
    recover(t)
    if s.round == st.ROUNDS:
        return count_points(t)
    start_round(t)


def recover(t: Table) -> None:
    """Let every unit stand up that was Fazed in an earlier round.

    Rule: School Fighters 6.6, Ruling 31.
    """
    s = t.state
    for who, unit in enumerate(s.units):
        if unit.status == st.FAZED and unit.fazed_in < s.round:
            stand_up(t, who, "6.6/R31")


def points(s: State, side: Side) -> int:
    """Return the points of a side: enemies it knocked out, and enemies Fazed at this moment.

    Rule: School Fighters 6.7, Ruling 32: detention gives nobody points.
    """
    enemies = (s.units[n] for n in s.gangs[1 - side])
    return sum(unit.profile.points for unit in enemies if unit.status in (st.KNOCKED_OUT, st.FAZED))


def count_points(t: Table) -> None:
    """Decide the match by points; equal is a draw.

    Rule: School Fighters 6.7, Rulings 30 and 32.
    """
    home, away = points(t.state, 0), points(t.state, 1)
    t.tell("points", home, away, rule="6.7")
    end_match(t, NOBODY if home == away else int(away > home), "6.7/R32")


def concede(t: Table, side: Side) -> None:
    """Give the match up; the points stay as they are.

    Rule: School Fighters 6.7, Ruling 40, as a gang that flees.
    """
    t.tell("concedes", side, rule="6.7/R40")
    end_match(t, 1 - side, "6.7/R40")


def can_act(s: State) -> list[int]:
    """List the units that may still be activated in this Movement part."""
    if s.active != st.NO_UNIT:
        return [s.active]
    units = s.units  # more have acted than do not stand
    return [n for n in s.gangs[s.side] if units[n].moved == NOT_YET and units[n].status == STANDING]
