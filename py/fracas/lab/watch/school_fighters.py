"""Silly decisions in School Fighters, where a turn is what a gang does in one phase of a round."""

from collections.abc import Iterator
from typing import Any

from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.space import gap, is_engaged, sees
from fracas.games.school_fighters.state import State, standing_units
from fracas.games.school_fighters.units import SLINGSHOT_RANGE, UNITS
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Action
from fracas.lab.watch.general import IDLE_TURN
from fracas.lab.watch.school_fighters_feats import FEATS
from fracas.lab.watch.turns import SillyDecision, SillyKind, WatchBook, WatchedTurn, decision_in
from fracas.locale import N_

CROWD, NEAR = 3, 600  # so many enemies within so many hundredths of an inch of the target are a crowd
HELP = 900  # hundredths of an inch: a friend as near may come after


def charges_of(turn: WatchedTurn) -> Iterator[Ply]:
    """Yield the charges of a turn by units that nobody fought before."""
    yield from (ply for ply in turn.plies if ply.action[0] == "charge" and not is_engaged(ply.before, ply.action[1]))


def find_lone_charge(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a charge into a crowd with no friend near the target, then or at the end of the turn."""
    last = turn.plies[-1].before
    for ply in charges_of(turn):
        s: State = ply.before
        who, target = ply.action[1], ply.action[2]
        at = s.units[target].at
        crowd = [n for n in standing_units(s, 1 - turn.side) if gap(s.units[n].at, at) <= NEAR]
        friends = [n for n in standing_units(s, turn.side)
                   if n != who and min(gap(s.units[n].at, at), gap(last.units[n].at, at)) <= HELP]
        if len(crowd) >= CROWD and not friends:
            name = st.unit_name(s, who)
            yield decision_in(turn, ply, f"{name} charges alone; {len(crowd)} enemies are near.", 0.2 * len(crowd))


def find_healer_charge(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield the charge of a healer at an enemy who hits at least as hard."""
    for ply in charges_of(turn):
        s: State = ply.before
        own, other = (UNITS[s.units[n].kind] for n in ply.action[1:3])
        if own.has_salts and other.fight >= own.fight and s.units[ply.action[2]].status == st.STANDING:
            name, enemy = st.unit_name(s, ply.action[1]), st.unit_name(s, ply.action[2])
            yield decision_in(turn, ply, f"{name}, who heals, charges {enemy}.", 0.4)


def find_shooter_charge(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield the charge of a shooter who could have shot at the same enemy from where he stood."""
    for ply in charges_of(turn):
        s: State = ply.before
        own, other = s.units[ply.action[1]], s.units[ply.action[2]]
        in_range = gap(own.at, other.at) <= SLINGSHOT_RANGE and sees(s.layout, own.at, other.at)
        if UNITS[own.kind].has_slingshot and in_range and other.status == st.STANDING:
            name, enemy = st.unit_name(s, ply.action[1]), st.unit_name(s, ply.action[2])
            yield decision_in(turn, ply, f"{name} charges {enemy} instead of shooting.", 0.3)


def turn_key(s: State) -> tuple[int, ...]:
    """Return the key of the phase a position belongs to, empty outside rounds."""
    return (s.round, s.phase) if st.MOVEMENT <= s.phase <= st.COMBAT else ()


def action_kind(_s: State, action: Action) -> str:
    """Return the kind of an action; an order has its own."""
    return f"order {action[2]}" if action[0] == "order" else str(action[0])


def placement(s: State) -> Any:
    """Return the round with who is where: no position comes again, as rounds are few."""
    return (s.round, s.phase, *((unit.at, unit.status) for unit in s.units))


BOOK = WatchBook(turn_key, placement, (
    SillyKind("lone-charge", N_("a charge into a crowd without a friend near"), find_lone_charge),
    SillyKind("healer-charge", N_("a healer who charges"), find_healer_charge),
    SillyKind("shooter-charge", N_("a shooter who charges a target in range"), find_shooter_charge),
    IDLE_TURN,
), action_kind, deeds=frozenset(("charge", "fight", "shoot")), feats=FEATS)
