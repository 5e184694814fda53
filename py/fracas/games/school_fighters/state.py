"""The position of a match: one plain record, and the questions every chapter asks of it.

Units are numbered through both gangs: the home gang's first, then the away gang's. A coach is a side, 0 home or 1 away.
Places are centres of bases in hundredths of an inch, x from west to east, y from south to north. Nothing here changes
a position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fracas.games.school_fighters.layouts import EMPTY, PRINTED
from fracas.games.school_fighters.team.codes import read_gang
from fracas.games.school_fighters.terrain import Layout
from fracas.games.school_fighters.units import UNITS, Profile
from fracas.kernel.geometry.plane import Point
from fracas.kernel.ruleset import Setting
from fracas.kernel.table import NOBODY, Side
from fracas.locale import N_

# Status of a unit; from FAZED on it is on the table.
WAITING, KNOCKED_OUT, DETAINED, FAZED, STANDING = range(5)
# What it did in the Movement Phase (4.2).
NOT_YET, HELD, WALKED, RAN, CHARGED = range(5)
# What is going on (2, 3 and 7).
TABLE_PHASE, ROLL_OFF, DEPLOYMENT, MONITOR_PHASE, MOVEMENT, SHOOTING, COMBAT, OVER = range(8)

OFF_TABLE = (-1, -1)
NO_UNIT = -1
ROUNDS = 5

MONITORS = (N_("off"), N_("monitor"), N_("teacher"), N_("principal"))

SETTINGS = (
    Setting("size", 5, (5, 10), N_("units in a gang"), "2"),
    Setting("layout", "playground", (*PRINTED, N_("random")), N_("terrain"), "8"),
    Setting("monitor", "off", MONITORS, N_("hall monitor"), "7"),
    Setting("open_guard", "off", (N_("off"), N_("on")),
            N_("open guard: dice without a Block die opposite hit"), "6.1/R38"),
    Setting("even_points", "off", ("off", "on"), N_("even points: 100 for five units, 200 for ten"), "2.1/R10"),
)


@dataclass(slots=True, unsafe_hash=True)
class Unit:
    """One model; replaced, never edited, hence hashable. No named tuple, whose fields take longer to read."""

    side: Side
    kind: int  # line of UNITS
    at: Point  # centre, OFF_TABLE when not on it
    bruises: int  # left, 0..3; 0 = Fazed or gone
    status: int  # WAITING .. STANDING
    fazed_in: int = 0  # round of its last Fazing, 0 = never (6.2)
    name: str = ""  # its own; "" = that of its kind (2)
    moved: int = NOT_YET  # this round (4.2)
    has_shot: bool = False  # or used its salts, this round (5)
    has_fought: bool = False  # made its attack this round (6.0)
    is_ready: bool = False  # "Be Ready for 'Em!" this round (4.1)
    charged: int = NO_UNIT  # enemy it charged this round (4.2)
    height: int = 0  # its level less its target's at that charge (1.4)

    @property
    def profile(self) -> Profile:
        """Its line of the table of units."""
        return UNITS[self.kind]

    def copy(self) -> Unit:
        """Return an independent copy, for `State.change`."""
        new = Unit.__new__(Unit)
        new.side = self.side
        new.kind = self.kind
        new.at = self.at
        new.bruises = self.bruises
        new.status = self.status
        new.fazed_in = self.fazed_in
        new.name = self.name
        new.moved = self.moved
        new.has_shot = self.has_shot
        new.has_fought = self.has_fought
        new.is_ready = self.is_ready
        new.charged = self.charged
        new.height = self.height
        return new


@dataclass(init=False, repr=False, slots=True)
class State:
    """A position. The chapter that owns a field stands in brackets."""

    size: int  # agreed number of units, 5 or 10 (2)
    monitor_rule: int  # index of MONITORS (7)
    open_guard: bool  # house rule (6.1)
    layout: Layout  # terrain, shared and never changed (1.1)
    units: list[Unit]  # by number
    titles: tuple[str, str]  # names of the gangs, "" = none of its own (2)
    gangs: tuple[range, range]  # numbers by side
    phase: int  # TABLE_PHASE .. OVER (3)
    side: Side  # to act
    south: Side  # whose edge is the south, -1 before the roll-off (2)
    first: Side  # first player of the round, -1 before the roll-off (3)
    round: int  # 1..5, 0 before the first (3)
    may_order: bool  # the acting side's Boss may still give his order (4.1)
    active: int  # unit that is activated and has yet to act, -1 = none (4.2)
    chargers: tuple[int, ...]  # units that charged this round, in order (6.4)
    losses: tuple[int, int]  # units knocked out this round, by side (6.5)
    monitor: Point  # centre of the hall monitor, OFF_TABLE = none (7)
    winner: Side  # when OVER: the winner, -1 = a draw (6.7)

    def copy(self) -> State:
        """Return an independent copy."""
        new = State.__new__(State)
        new.size = self.size
        new.monitor_rule = self.monitor_rule
        new.open_guard = self.open_guard
        new.layout = self.layout
        new.units = self.units.copy()
        new.titles = self.titles
        new.gangs = self.gangs
        new.phase = self.phase
        new.side = self.side
        new.south = self.south
        new.first = self.first
        new.round = self.round
        new.may_order = self.may_order
        new.active = self.active
        new.chargers = self.chargers
        new.losses = self.losses
        new.monitor = self.monitor
        new.winner = self.winner
        return new

    def change(self, who: int, **fields: Any) -> None:
        """Replace some fields of a unit."""
        unit = self.units[who] = self.units[who].copy()
        for field, value in fields.items():
            setattr(unit, field, value)


def new_state(gangs: Sequence[Sequence[int]], size: int) -> State:
    """Return the position before anything is laid out, everything optional off."""
    s = State()
    s.size = size
    s.monitor_rule = 0
    s.open_guard = False
    s.layout = EMPTY
    s.units = [
        Unit(side, kind, OFF_TABLE, UNITS[kind].bruises, WAITING) for side in (0, 1) for kind in gangs[side]
    ]
    s.titles = ("", "")
    s.gangs = (range(len(gangs[0])), range(len(gangs[0]), len(s.units)))
    s.phase = ROLL_OFF
    s.side = 0
    s.south = s.first = s.winner = NOBODY
    s.round = 0
    s.may_order = False
    s.active = NO_UNIT
    s.chargers = ()
    s.losses = (0, 0)
    s.monitor = OFF_TABLE
    return s


def start(options: Mapping[str, Any], home: str, away: str) -> State:
    """Return the first position of a match.

    Rule:   School Fighters 2, 7, 8.
    Args:   home, away - gangs as `codes.read_gang` reads them.
    Raises: InvalidNotation saying what is wrong with a gang.
    """
    size = int(options["size"])
    even = options["even_points"] == "on"
    gangs = [read_gang(text or "mixed", size, even) for text in (home, away)]
    s = new_state([gang.kinds for gang in gangs], size)
    s.titles = gangs[0].title, gangs[1].title
    names = (*gangs[0].names, *gangs[1].names)
    for who, name in enumerate(names):
        if name:
            s.change(who, name=name)
    s.monitor_rule = MONITORS.index(options["monitor"])
    s.open_guard = options["open_guard"] == "on"
    if options["layout"] == "random":
        s.phase = TABLE_PHASE
    else:
        s.layout = PRINTED[options["layout"]]
    return s


def on_table(s: State, side: Side) -> list[int]:
    """List the units of a side that are on the table."""
    units, found = s.units, []
    for n in s.gangs[side]:
        if units[n].status >= FAZED:
            found.append(n)
    return found


def standing_units(s: State, side: Side) -> list[int]:
    """List the units of a side that are on the table and not Fazed."""
    units = s.units
    return [n for n in s.gangs[side] if units[n].status == STANDING]


def by_player(s: State) -> list[int]:
    """List all units, the first player's before the second's, by number."""
    return [*s.gangs[s.first], *s.gangs[1 - s.first]]


def unit_name(s: State, who: int) -> str:
    """Return the name of a unit in the notation: H1, H2 ... A1, A2 ..."""
    side = s.units[who].side
    return f"{'HA'[side]}{who - s.gangs[side].start + 1}"
