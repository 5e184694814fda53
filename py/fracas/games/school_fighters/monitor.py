"""The hall monitor, teacher or principal (chapter 7, Rulings 33 and 34)."""

from fracas.games.school_fighters.combat import lose_if_gone
from fracas.games.school_fighters.movement import Path
from fracas.games.school_fighters.moxie import has_moxie
from fracas.games.school_fighters.space import TOLERANCE, ground, is_within, sees
from fracas.games.school_fighters.state import DETAINED, MOVEMENT, OFF_TABLE, OVER, STANDING, State, by_player
from fracas.kernel.dice import numbered_die
from fracas.kernel.geometry.path import is_open_path
from fracas.kernel.geometry.plane import FINE, INCH, path_length
from fracas.kernel.table import Table

MONITOR = -1  # stands for it where a unit's number is asked
MOVE = 6 * INCH
RANGE = 6 * INCH

PICK = tuple(numbered_die(n) for n in range(1, 21))  # one of that many units


def may_move_monitor(s: State, path: Path) -> bool:
    """Return whether the monitor may go this way; it may stay in any case.

    Rule: School Fighters 7, Rulings 33 and 34.
    """
    if not path:
        return True
    if path_length(s.monitor, path) > (MOVE + TOLERANCE) * FINE:
        return False
    return is_open_path(ground(s, MONITOR, s.monitor, False), s.monitor, path)


def move_monitor(t: Table, path: Path) -> None:
    """Move the monitor; a unit it then sees near takes a moxie test or is led away.

    Rule:  School Fighters 7, Rulings 33 and 34.
    Rolls: one die of as many faces as units are seen, if several; then those of `has_moxie`.
    """
    s = t.state
    start = s.monitor
    if path:
        s.monitor = path[-1]
    t.tell("monitor_moves", path_length(start, path) // FINE, (start, *path), rule="7/R34")
    seen = units_in_monitor_sight(s)
    if seen:
        pick = t.roll("monitor-pick", PICK[len(seen) - 1], coach=s.side, rule="7") if len(seen) > 1 else 1
        confront(t, seen[pick - 1])
    if s.phase != OVER:
        s.phase, s.side = MOVEMENT, s.first


def decline_monitor(t: Table) -> None:
    """Leave the monitor alone; nothing happens.

    Rule: School Fighters 7, Ruling 33.
    """
    t.tell("monitor_declined", t.state.side, rule="7/R33")
    t.state.phase, t.state.side = MOVEMENT, t.state.first


def units_in_monitor_sight(s: State) -> list[int]:
    """List the units, not Fazed, that the monitor sees within 6 inches: first player's first, by number.

    Rule: School Fighters 7, Ruling 33.
    """
    units = s.units
    return [
        n for n in by_player(s)
        if units[n].status == STANDING and is_within(s.monitor, units[n].at, RANGE)
        and sees(s.layout, s.monitor, units[n].at)
    ]


def confront(t: Table, who: int) -> None:
    """Let a unit test its moxie; failed, it goes to detention.

    Rule:    School Fighters 7, Ruling 33: no losses count at this time.
    Changes: the unit's status; the result if its gang is gone.
    """
    s = t.state
    if has_moxie(t, who, 0, "7/R33"):
        t.tell("talks_out", who, rule="7/R33")
        return
    t.tell("detained", who, rule="7/R33")
    s.change(who, status=DETAINED, at=OFF_TABLE, bruises=0)
    lose_if_gone(t, s.units[who].side)
