"""How positions of School Fighters are put together, on any of its tables."""

from fracas.faces.choices import NOWHERE
from fracas.faces.composer import TO_ACT, Composer, PositionField, number_field, side_field, word_choices
from fracas.faces.school_fighters import pieces
from fracas.faces.school_fighters.board import PLANE
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.terrain import TABLE
from fracas.locale import N_, _
from fracas.view.controls import LabelledValue

PHASES = (st.MOVEMENT, st.SHOOTING, st.COMBAT)
PHASE_NAMES = (N_("Movement Phase"), N_("Shooting Phase"), N_("Combat Phase"))
STATUSES = (st.STANDING, st.FAZED, st.KNOCKED_OUT, st.DETAINED)
STATUS_NAMES = (N_("standing"), N_("Fazed"), N_("knocked out"), N_("detained"))
OWN = "own"  # a table that is none of the printed ones
EDGE = 50  # from the edge of the table to the middle of a base that lies wholly on it


def empty(home: str, away: str) -> State:
    """Return the first Movement Phase of the home side with nobody on the table yet."""
    s: State = RULESET.start(RULESET.options({}), home, away)
    s.phase, s.side, s.south, s.first, s.round = st.MOVEMENT, 0, 0, 0, 1
    for n in range(len(s.units)):
        put_player(s, n, NOWHERE)
    return s


def players(s: State) -> list[int]:
    """List the units of both gangs, and the monitor if he is there."""
    return [*range(len(s.units)), *([pieces.MONITOR] if s.monitor != st.OFF_TABLE else [])]


def put_player(s: State, who: int, cell: int) -> None:
    """Put a unit or the monitor on a place of the table, or take the unit off."""
    x, y = PLANE.place_of(max(cell, 0))
    place = min(max(x, EDGE), TABLE - EDGE), min(max(y, EDGE), TABLE - EDGE)
    if who == pieces.MONITOR:
        s.monitor = place if cell >= 0 else s.monitor
        return
    unit = s.units[who]
    if cell < 0:
        s.change(who, at=st.OFF_TABLE, status=st.KNOCKED_OUT, bruises=0, charged=st.NO_UNIT, height=0)
        _forget_charges(s, who)
    elif unit.status < st.FAZED:
        s.change(who, at=place, status=st.STANDING, bruises=unit.profile.bruises, moved=st.NOT_YET)
    else:
        s.change(who, at=place)


def _forget_charges(s: State, who: int) -> None:
    """A unit that charges nobody any more has held its ground."""
    s.chargers = tuple(n for n in s.chargers if n != who)
    if s.units[who].moved == st.CHARGED:
        s.change(who, moved=st.HELD, charged=st.NO_UNIT, height=0)


# -- fields ----------------------------------------------------------------------------------------------------


def _set_status(s: State, who: int, value: str) -> None:
    status = STATUSES[int(value)]
    if status < st.FAZED:
        put_player(s, who, NOWHERE)
        s.change(who, status=status)
    elif s.units[who].status >= st.FAZED:
        is_up = status == st.STANDING
        s.change(who, status=status, bruises=s.units[who].profile.bruises if is_up else 0,
                 fazed_in=s.units[who].fazed_in if is_up else s.round)


def _statuses(s: State, who: int) -> list[LabelledValue]:
    listed = [LabelledValue(str(n), _(name)) for n, name in enumerate(STATUS_NAMES)]
    return listed if s.units[who].status >= st.FAZED else listed[2:]


def _bruises(s: State, who: int) -> list[LabelledValue]:
    unit = s.units[who]
    low, high = (1, unit.profile.bruises) if unit.status == st.STANDING else (0, 0)
    return [LabelledValue(str(n), str(n)) for n in range(low, high + 1)]


def _set_bruises(s: State, who: int, value: str) -> None:
    s.change(who, bruises=int(value))


def _targets(s: State, who: int) -> list[LabelledValue]:
    foes = [n for n in s.gangs[1 - s.units[who].side] if s.units[n].status >= st.FAZED]
    return [LabelledValue("-1", _("nobody")), *(LabelledValue(str(n), pieces.name(s, n)) for n in foes)]


def _set_charge(s: State, who: int, value: str) -> None:
    _forget_charges(s, who)
    if int(value) != st.NO_UNIT:
        s.change(who, moved=st.CHARGED, charged=int(value))
        s.chargers = (*s.chargers, who)


def _moves(_s: State, _who: int) -> list[LabelledValue]:
    names = (_("not yet"), _("held"), _("walked"), _("ran"))
    return [LabelledValue(str(n), name) for n, name in enumerate(names)]


def _set_moved(s: State, who: int, value: str) -> None:
    _forget_charges(s, who)
    s.change(who, moved=int(value))


def _set_done(s: State, who: int, value: str) -> None:
    s.change(who, has_shot=value == "1", has_fought=value == "2")


def _done(s: State, who: int) -> str:
    return "2" if s.units[who].has_fought else str(int(s.units[who].has_shot))


def _set_phase(s: State, _who: int, value: str) -> None:
    s.phase, s.active, s.may_order = PHASES[int(value)], st.NO_UNIT, False


def _phases(s: State, _who: int) -> list[LabelledValue]:
    rare = [] if s.phase in PHASES else [LabelledValue("", _("another one"))]
    return [*rare, *(LabelledValue(str(n), _(name)) for n, name in enumerate(PHASE_NAMES))]


def _tables(s: State, _who: int) -> list[LabelledValue]:
    own = [] if s.layout.name in PRINTED else [LabelledValue(OWN, _("a table of its own"))]
    return [*own, *(LabelledValue(key, _(key).capitalize()) for key in PRINTED)]


def _set_table(s: State, _who: int, value: str) -> None:
    s.layout = PRINTED.get(value, s.layout)


def _set_monitor(s: State, _who: int, value: str) -> None:
    s.monitor_rule = int(value)
    if not s.monitor_rule:
        s.monitor = st.OFF_TABLE
    elif s.monitor == st.OFF_TABLE:
        s.monitor = (TABLE // 2, TABLE // 2)


def _first(s: State, side: int) -> str:
    return pieces.team_name(s, side)


COMPOSER = Composer(
    "school_fighters", empty, players, put_player, None,
    (
        PositionField("status", N_("How he is"), _statuses,
             lambda s, who: str(STATUSES.index(max(s.units[who].status, st.KNOCKED_OUT))), _set_status),
        PositionField("bruises", N_("Bruises it can take"), _bruises, lambda s, who: str(s.units[who].bruises),
                      _set_bruises),
        PositionField("moved", N_("How it moved"), _moves, lambda s, who: str(s.units[who].moved), _set_moved),
        PositionField("charged", N_("Has charged"), _targets, lambda s, who: str(s.units[who].charged), _set_charge),
        PositionField("done", N_("Attacked in this round"), word_choices(N_("no"), N_("has shot"), N_("has fought")),
                      _done, _set_done),
    ),
    (
        side_field(TO_ACT, "side", _first, "side"),
        side_field(N_("First player of the round"), "first", _first, "first"),
        PositionField("phase", N_("Phase"), _phases,
             lambda s, _who: str(PHASES.index(s.phase)) if s.phase in PHASES else "", _set_phase),
        number_field(N_("Round of the match"), "round", 1, st.ROUNDS),
        PositionField("layout", N_("Terrain"), _tables,
                      lambda s, _who: s.layout.name if s.layout.name in PRINTED else OWN, _set_table),
        PositionField("monitor", N_("Hall monitor"), word_choices(*st.MONITORS), lambda s, _who: str(s.monitor_rule),
                      _set_monitor),
    ),
    lambda _s, who: who != pieces.MONITOR,
    lambda s, who: f"{s.units[who].kind} {s.units[who].name}")
