"""School Fighters before people: gangs, tray, questions and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.faces.face import NO_ONE, Deed, Face, Offer, Setup
from fracas.faces.school_fighters import board as table
from fracas.faces.school_fighters import pieces as drawing
from fracas.faces.school_fighters import tray, words
from fracas.faces.school_fighters.new_match import asked_first
from fracas.faces.school_fighters.plane import PLANE_FACE
from fracas.games.school_fighters.layouts import EMPTY
from fracas.games.school_fighters.state import (
    DEPLOYMENT,
    MONITOR_PHASE,
    NO_UNIT,
    OVER,
    ROLL_OFF,
    TABLE_PHASE,
    State,
)
from fracas.games.school_fighters.units import GANG_NAMES, GANGS, LETTERS, SIZES, UNITS
from fracas.games.school_fighters.words import text
from fracas.games.school_fighters.words.picture import picture
from fracas.games.school_fighters.words.report import REPORT
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Reason, Roll, Side
from fracas.locale import _, ngettext
from fracas.view.controls import Choice as Piece
from fracas.view.model import Field, Token
from fracas.view.newmatch import LineUpRow, MatchTeam, Profile

LOW = frozenset({"moxie"})  # rolls of which little is wanted
MOST_UNITS = 12  # of a line-up that is still being changed

def teams() -> Sequence[Piece]:
    """List the gangs for a new match."""
    return tuple(Piece(key, _(GANG_NAMES[key])) for key in GANGS)


def sheet(team: str, options: Mapping[str, Any]) -> MatchTeam:
    """Return what a gang is like.

    Args: team - key of a gang, or one letter a unit.
          options - settings of the match, for the agreed size.
    """
    most = int(options.get("size", SIZES[0]))
    letters = GANGS[team][SIZES.index(most)] if team in GANGS else team
    counts = {unit: letters.count(unit.letter) for unit in UNITS if unit.letter in letters}
    rows = tuple(Profile(f"{n} × {_(unit.name)}", _values(unit)) for unit, n in counts.items())
    points = sum(unit.points * n for unit, n in counts.items())
    line = ngettext("{n} point in all", "{n} points in all", points).format(n=points)
    return MatchTeam(_title(letters), line, (_("Fight"), _("Block"), _("Moxie"), _("Bruises"), _("Walk")), rows,
                 _line_up(letters, most), most, counters=_counters(letters))


def _title(letters: str) -> str:
    key = next((key for key, gangs in GANGS.items() if letters in gangs), "")
    return _(GANG_NAMES[key]) if key else _("Own gang")


def default_kit(team: str, side: Side) -> str:
    """Return the kit a gang wears unless its coach chooses another."""
    key = next((key for key, gangs in GANGS.items() if team == key or team in gangs), "")
    return drawing.kit_of(key, side)


def danger(state: State, side: Side) -> tuple[int, ...]:
    """Return the places of a side's units that an enemy could charge, were nothing in the way, or shoot at."""
    return tuple(drawing.cell_of(state, who) for who in words.threatened(state, side))


def field(state: State | None) -> Field:
    """Return the table with its terrain; an empty one before there is a match."""
    return table.field(EMPTY if state is None else state.layout)


def acting(state: State) -> int:
    """Return the unit that is activated, or the monitor while it may be moved."""
    if state.phase == MONITOR_PHASE:
        return drawing.MONITOR
    return state.active if state.active != NO_UNIT else NO_ONE


def actors(state: State, legal: Sequence[Action]) -> tuple[int, ...]:
    """List the units that may act or be deployed now."""
    if state.phase == DEPLOYMENT:
        return tuple(tray.waiting_units(state))
    return tuple(sorted({action[1] for action in legal if len(action) > 1 and isinstance(action[1], int)}))


def offer(state: State, legal: Sequence[Action], who: int) -> Offer:
    """Return the attacks of a unit; where it may go is worked out by and by."""
    deeds = [Deed(action[0], action, drawing.cell_of(state, action[2])) for action in legal
             if action[0] in ("shoot", "fight") and action[1] == who]
    return Offer({}, tuple(deeds))


def setup(state: State, legal: Sequence[Action]) -> Setup | None:
    """Return who is to be deployed."""
    return tray.setup(state) if state.phase == DEPLOYMENT else None


def reason(state: State, roll: Roll, reason: Reason) -> str:
    """Return the words of one modifier."""
    return words.reason(state, reason)


def turn_key(state: State) -> tuple[int, ...]:
    """Return what changes when a new part begins."""
    return state.round, state.phase, state.side


def turn_title(state: State) -> str:
    """Return the heading of the part in the log."""
    if state.phase in (TABLE_PHASE, ROLL_OFF, OVER):
        return drawing.detail(state)
    title = text.monitor_name(state) if state.phase == MONITOR_PHASE else drawing.detail(state)
    return f"{title}: {drawing.team_name(state, state.side)}"


def _counters(letters: str) -> tuple[Token, ...]:
    """Return the counters of the first kinds of a gang; their side is that of the sheet they lie on."""
    return tuple(Token("", 0, 0, letter.upper()) for letter in dict.fromkeys(letters))[:4]


def _values(unit: Any) -> tuple[str, ...]:
    return str(unit.fight), str(unit.block), str(unit.moxie), str(unit.bruises), drawing.inches(unit.walk)


def _line_up(letters: str, size: int) -> tuple[LineUpRow, ...]:
    """Return the kinds of units of a gang, each with the gangs that one less and one more make."""
    rows = []
    for unit in UNITS:
        count = letters.count(unit.letter)
        most = 1 if unit.is_boss else size
        less = letters.replace(unit.letter, "", 1) if count else ""
        more = _sorted(letters + unit.letter) if count < most and len(letters) < MOST_UNITS else ""
        rows.append(LineUpRow(_(unit.name), count, most, less, more))
    return tuple(rows)


def _sorted(letters: str) -> str:
    return "".join(sorted(letters, key=LETTERS.index))


FACE = Face(
    key="school_fighters",
    field=field,
    plane=PLANE_FACE,
    home_team="mixed",
    away_team="wheels",
    low=LOW,
    teams=teams,
    sheet=sheet,
    default_kit=default_kit,
    asked_first=asked_first,
    team_name=drawing.team_name,
    score=drawing.score,
    detail=drawing.detail,
    pegs=drawing.stages,
    trackers=drawing.trackers,
    tokens=drawing.tokens,
    token=drawing.token,
    name=drawing.name,
    who_at=drawing.who_at,
    cell_of=drawing.cell_of,
    squad=drawing.squad,
    card=drawing.card,
    cell_text=drawing.cell_text,
    label=drawing.board_label,
    letters=picture,
    kits=drawing.kits_of,
    report=REPORT,
    danger=danger,
    commands=tray.commands,
    prompt=words.prompt,
    hint=words.hint,
    acting=acting,
    actors=actors,
    offer=offer,
    setup=setup,
    questions=words.QUESTIONS,
    rolls=words.ROLLS,
    result=words.result,
    tellings=text.TELLINGS,
    tell=text.sentence,
    reason=reason,
    paired=words.PAIRED,
    outcomes=words.OUTCOMES,
    turn_key=turn_key,
    turn_title=turn_title,
    effects=words.EFFECTS,
)
