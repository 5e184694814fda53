"""The table in words: the score bar, phases, places, lengths, units and terrain."""

from math import atan2, pi

from fracas.faces.choices import NO_ONE
from fracas.faces.school_fighters import board as table
from fracas.faces.school_fighters.pieces import MONITOR, name, team_name, who_at
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.notation import place_text
from fracas.games.school_fighters.state import State, Unit, unit_name
from fracas.games.school_fighters.team.given import display_name
from fracas.games.school_fighters.terrain import level_at
from fracas.games.school_fighters.turn import points
from fracas.games.school_fighters.words.text import monitor_name
from fracas.kernel.geometry.plane import Point
from fracas.kernel.geometry.shapes import contains
from fracas.locale import N_, _, ngettext, pgettext
from fracas.view.match.score import Stages, TrackerFigure

ROUND = (st.MOVEMENT, st.SHOOTING, st.COMBAT)  # the phases of a round
_PHASES = {
    st.TABLE_PHASE: N_("Terrain"), st.ROLL_OFF: N_("Roll-off"), st.DEPLOYMENT: N_("Deployment"),
    st.MOVEMENT: N_("Move"), st.SHOOTING: N_("Shoot"), st.COMBAT: N_("Fight"), st.OVER: N_("Over"),
}
MOVED = ("", N_("holds"), N_("has walked"), N_("has run"), N_("has charged"))


# -- phases of a match -----------------------------------------------------------------------------------------


def detail(s: State) -> str:
    """Return the line of the score bar; the phases of a round stand in a row of their own."""
    if s.phase not in (st.MONITOR_PHASE, *ROUND):
        return phase_name(s)
    return _("Round {n} of {all}").format(n=s.round, all=st.ROUNDS)


def phase_name(s: State) -> str:
    """Return the phase in a word."""
    return monitor_name(s) if s.phase == st.MONITOR_PHASE else _(_PHASES[s.phase])


def stages(s: State) -> Stages:
    """Return the phases of a round."""
    now = ROUND.index(s.phase) if s.phase in ROUND else -1
    return Stages(tuple(_(_PHASES[phase]) for phase in ROUND), now, phase_name(s))


def turn_title(s: State) -> str:
    """Return the heading of the part in the log."""
    if s.phase in (st.TABLE_PHASE, st.ROLL_OFF, st.OVER):
        return detail(s)
    title = monitor_name(s) if s.phase == st.MONITOR_PHASE else \
        ", ".join(dict.fromkeys((detail(s), phase_name(s))))
    return _("{title}: {team}").format(title=title, team=team_name(s, s.side))


def score(s: State) -> tuple[int, int]:
    """Return the points as they would count now."""
    return points(s, 0), points(s, 1)


def trackers(s: State) -> tuple[TrackerFigure, ...]:
    """Return the figure to keep in view: the units that stand."""
    up = [sum(s.units[n].status == st.STANDING for n in s.gangs[side]) for side in (0, 1)]
    return (TrackerFigure(f"{up[0]}:{up[1]}", _("standing")),)


# -- places and units ------------------------------------------------------------------------------------------


def inches(hundredths: int) -> str:
    """Return a length in inches to a tenth."""
    mark = pgettext("decimal mark", ".")
    return f"{hundredths / 100:.1f}".removesuffix(".0").replace(".", mark) + "″"


WINDS = (N_("east"), N_("north-east"), N_("north"), N_("north-west"), N_("west"), N_("south-west"), N_("south"),
         N_("south-east"))


def direction(start: Point, end: Point) -> str:
    """Return the direction of a place, one of eight."""
    return _(WINDS[round(atan2(end[1] - start[1], end[0] - start[0]) * 4 / pi) % 8])


def ground_text(s: State, at: Point) -> str:
    """Return the terrain at a place in words, "" on open ground."""
    names = [f"{table.piece_name(piece)} ({table.piece_flags(piece)})" for piece in s.layout.pieces
             if contains(piece.shape, at)]
    return ", ".join(names)


def cell_text(s: State, cell: int) -> str:
    """Return a place with its unit or terrain in words, for screen readers."""
    at = table.PLANE.place_of(cell)
    who = who_at(s, cell)
    if who == NO_ONE:
        return ", ".join(filter(None, (place_text(at), ground_text(s, at))))
    return unit_text(s, who)


def unit_text(s: State, who: int) -> str:
    """Return a unit with its number, which is typed, its place and its state in words."""
    if who == MONITOR:
        return _("{name} at {place}").format(name=name(s, who), place=place_text(s.monitor))
    unit = s.units[who]
    words = [f"{_(unit.profile.name)} {display_name(s, who)} ({unit_name(s, who)})"]
    if unit.status >= st.FAZED:
        words[0] = _("{name} at {place}").format(name=words[0], place=place_text(unit.at))
        words += [bruises_text(unit.bruises)] if unit.status == st.STANDING else []
    words += [state_text(s, unit), ground_text(s, unit.at) if unit.status >= st.FAZED else ""]
    if unit.status >= st.FAZED and level_at(s.layout, unit.at):
        words.append(_("on level {n}").format(n=level_at(s.layout, unit.at)))
    return ", ".join(filter(None, words))


def state_text(s: State, unit: Unit) -> str:
    """Return the state of a unit in this round."""
    if unit.status == st.FAZED:
        return _("Fazed")
    if unit.status != st.STANDING:
        return {st.WAITING: _("to be deployed"), st.KNOCKED_OUT: _("knocked out")}.get(unit.status, _("in detention"))
    told = [_(MOVED[unit.moved])] if unit.moved != st.NOT_YET else []
    return ", ".join([*told, *([_("ready")] if unit.is_ready else [])])


def bruises_text(n: int) -> str:
    """Return the number of bruises a unit can still take in words."""
    return ngettext("{n} bruise left", "{n} bruises left", n).format(n=n)


def board_label(s: State) -> str:
    """Return the table in one sentence."""
    told = _("School Fighters table: {home} {a}, {away} {b}; {detail}.")
    return told.format(home=team_name(s, 0), a=points(s, 0), away=team_name(s, 1), b=points(s, 1), detail=detail(s))
