"""What is true of every position; the law tests and the reader of position strings ask here."""

from collections.abc import Iterator
from itertools import chain

from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.setup import has_room
from fracas.games.school_fighters.space import HIGH, LOW, NO_OVERLAP, stands_free
from fracas.games.school_fighters.state import State, Unit
from fracas.games.school_fighters.terrain import TABLE
from fracas.games.school_fighters.units import BOSS, SIZES
from fracas.kernel.geometry.plane import distance2
from fracas.kernel.ruleset import Invariant
from fracas.kernel.table import NOBODY
from fracas.locale import N_


def findings(s: State) -> Iterator[Invariant]:
    """List the invariants of every sound position."""
    return chain(bounds(s), _match(s), _units(s), _places(s), _round(s), _end(s))


def bounds(s: State) -> Iterator[Invariant]:
    """List the invariants of every position that can be drawn, sound or not."""
    yield s.size in SIZES, N_("gangs are of 5 or 10")
    yield 0 <= s.monitor_rule < len(st.MONITORS), N_("the monitor is off or one of three")
    yield st.TABLE_PHASE <= s.phase <= st.OVER and s.side in (0, 1), N_("the phase and the side exist")
    yield all(NOBODY <= who <= 1 for who in (s.south, s.first, s.winner)), N_("sides are two")
    yield 0 <= s.round <= st.ROUNDS, N_("there are five rounds")
    for unit in s.units:
        yield st.WAITING <= unit.status <= st.STANDING and 0 <= unit.bruises <= unit.profile.bruises, (
            N_("a unit has a status"))
        yield st.NOT_YET <= unit.moved <= st.CHARGED and -2 <= unit.height <= 2, N_("an action exists")
        yield unit.status < st.FAZED or _is_on_table(unit.at), N_("a place is on the table")
    named = (s.active, *s.chargers, *(unit.charged for unit in s.units))
    yield all(st.NO_UNIT <= who < len(s.units) for who in named), N_("everybody who is named is a unit")
    yield s.monitor == st.OFF_TABLE or _is_on_table(s.monitor), N_("a place is on the table")


def _is_on_table(at: tuple[int, int]) -> bool:
    return all(0 <= n <= TABLE for n in at)


def _match(s: State) -> Iterator[Invariant]:
    is_decided = s.phase > st.ROLL_OFF
    yield all((who in (0, 1)) if is_decided else who == NOBODY for who in (s.south, s.first)), (
        N_("sides are rolled for"))
    yield (1 if s.phase >= st.MONITOR_PHASE else 0) <= s.round <= (st.ROUNDS if s.phase >= st.MONITOR_PHASE else 0), (
        N_("there are five rounds")
    )
    yield s.phase != st.TABLE_PHASE or not s.layout.pieces, N_("a random table is empty before it is rolled")
    yield s.phase >= st.MONITOR_PHASE or has_room(s.layout, s.size), N_("both deployment zones have room")
    for gang in s.gangs:
        yield 1 <= len(gang) <= s.size, N_("a gang has no more units than agreed")
        yield sum(s.units[n].kind == BOSS for n in gang) <= 1, N_("a gang has one Boss at most")


def _units(s: State) -> Iterator[Invariant]:
    for unit in s.units:
        most = unit.profile.bruises
        yield (unit.at != st.OFF_TABLE) == (unit.status >= st.FAZED), N_("exactly units on the table have a place")
        yield unit.bruises in _bruises(unit.status, most), N_("bruises fit the status")
        yield (unit.status == st.WAITING) <= (s.phase <= st.DEPLOYMENT), N_("nobody waits once play has begun")
        yield unit.status in (st.WAITING, st.STANDING) or s.phase >= st.MONITOR_PHASE, N_("nobody is hurt before play")
        yield unit.status == st.WAITING or s.phase >= st.DEPLOYMENT, N_("nobody is on the table before deployment")
        yield 0 <= unit.fazed_in <= s.round, N_("a unit was Fazed in a round played")
        yield unit.status != st.FAZED or s.phase == st.OVER or unit.fazed_in >= max(1, s.round - 1), (
            N_("the Fazed recover"))
        yield _has_charged_rightly(s, unit), N_("a charge has an enemy")


def _bruises(status: int, most: int) -> range:
    return range(most, most + 1) if status == st.WAITING else range(1, most + 1) if status == st.STANDING else range(1)


def _has_charged_rightly(s: State, unit: Unit) -> bool:
    if unit.charged == st.NO_UNIT:
        return unit.height == 0 and unit.moved != st.CHARGED
    return unit.moved == st.CHARGED and unit.charged in s.gangs[1 - unit.side]


def _places(s: State) -> Iterator[Invariant]:
    bases = [(n, unit.at) for n, unit in enumerate(s.units) if unit.status >= st.FAZED]
    bases += [(-1, s.monitor)] if s.monitor != st.OFF_TABLE else []
    for n, at in bases:
        yield LOW <= at[0] <= HIGH and LOW <= at[1] <= HIGH, N_("bases lie wholly on the table")
        yield stands_free(s.layout, at), N_("nobody stands in something solid")
        yield all(m == n or distance2(at, other) >= NO_OVERLAP**2 for m, other in bases), N_("bases never overlap")
    is_expected = s.monitor_rule > 0 and s.phase > st.ROLL_OFF
    yield (s.monitor != st.OFF_TABLE) == is_expected, N_("the monitor is there if agreed")


def _round(s: State) -> Iterator[Invariant]:
    charged = [n for n, unit in enumerate(s.units) if unit.charged != st.NO_UNIT]
    yield sorted(s.chargers) == charged, N_("those who charged are listed in order")
    gone = [sum(s.units[n].status == st.KNOCKED_OUT for n in gang) for gang in s.gangs]
    yield all(0 <= lost <= out for lost, out in zip(s.losses, gone, strict=True)), N_("losses are knocked out")
    yield not s.may_order or s.phase in (st.MOVEMENT, st.MONITOR_PHASE), N_("orders are given in the Movement Phase")
    if s.active != st.NO_UNIT:
        yield s.phase == st.MOVEMENT and s.active in s.gangs[s.side], N_("an active unit moves")
        unit = s.units[s.active]
        yield unit.status == st.STANDING and unit.moved == st.NOT_YET, N_("an active unit has not moved")
        yield not s.may_order, N_("orders come before activations")
    if s.phase == st.DEPLOYMENT:
        yield any(s.units[n].status == st.WAITING for n in s.gangs[s.side]), N_("the acting side has units to deploy")
    yield s.phase != st.MONITOR_PHASE or (s.monitor_rule > 0 and s.side != s.first), (
        N_("the second player has the monitor"))


def _end(s: State) -> Iterator[Invariant]:
    is_over = s.phase == st.OVER
    yield is_over or s.winner == NOBODY, N_("only a match that is over has a winner")
    if st.MONITOR_PHASE <= s.phase < st.OVER:
        yield all(st.on_table(s, side) for side in (0, 1)), N_("a gang with no unit left has lost")
