"""School Fighters' gangs in a new match: units, line-ups, kits, and the settings above the gangs."""

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.faces.school_fighters.labels import inches
from fracas.faces.school_fighters.pieces import gang_of, head_of, letters_of
from fracas.faces.school_fighters.terrain.picture import preview
from fracas.games.school_fighters.layouts import EMPTY, PRINTED
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.team.codes import read_code
from fracas.games.school_fighters.units import GANG_NAMES, GANGS, LETTERS, SIZES, UNITS, Profile
from fracas.kernel.table import Side
from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS
from fracas.locale import _, ngettext
from fracas.view.board.model import Token
from fracas.view.controls import LabelledValue
from fracas.view.new_match import PicturedValue, TopSetting
from fracas.view.teams.match_team import LineUpRow, MatchTeam, ProfileRow

MOST_UNITS = 12  # of a line-up that is still being changed


def leading_settings() -> tuple[TopSetting, ...]:
    """Return the settings above the gangs, the tables with their pictures."""
    sizes = (PicturedValue(str(size), ngettext("{n} unit", "{n} units", size).format(n=size)) for size in SIZES)
    tables = [PicturedValue(name, _(name).capitalize(), preview(layout)) for name, layout in PRINTED.items()]
    random = PicturedValue(EMPTY.name, _(EMPTY.name).capitalize(), preview(None))
    return (TopSetting("size", _("Gangs of"), tuple(sizes)), TopSetting("layout", _("Which table?"), (*tables, random)))


def teams() -> Sequence[LabelledValue]:
    """Return the gangs for a new match."""
    return tuple(LabelledValue(key, _(GANG_NAMES[key])) for key in GANGS)


def sheet(team: str, options: Mapping[str, Any]) -> MatchTeam:
    """Return the units and the line-up of a gang.

    Args: team - key of a gang, one letter a unit, or the code of a roster.
          options - settings of the match, for the agreed size.
    """
    most = int(options.get("size", SIZES[0]))
    letters = GANGS[team][SIZES.index(most)] if team in GANGS else _letters(team)
    counts = {unit: letters.count(unit.letter) for unit in UNITS if unit.letter in letters}
    rows = tuple(ProfileRow(f"{n} × {_(unit.name)}", values_of(unit)) for unit, n in counts.items())
    points = sum(unit.points * n for unit, n in counts.items())
    gang = gang_of(letters)
    return MatchTeam(
        _(GANG_NAMES[gang]) if gang else _("Your own gang"),
        ngettext("{n} point", "{n} points", points).format(n=points),
        columns(), rows, _line_up(letters, most), most, counters=counters(letters))


def _letters(team: str) -> str:
    """Return the letters of a team code, one a unit; other texts are letters already."""
    return "".join(member.letter for member in read_code(team).members) if "_" in team else team


def counters(letters: str) -> tuple[Token, ...]:
    """Return the counters of some units, one of a kind."""
    return tuple(Token("", 0, 0, letter.upper(), head=head_of(UNITS[LETTERS.index(letter)].key))
                 for letter in dict.fromkeys(letters))[:4]


def columns() -> tuple[str, ...]:
    """Return the names of the values of a unit."""
    return _("Fight"), _("Block"), _("Moxie"), _("Bruises"), _("Walk")


def values_of(unit: Profile) -> tuple[str, ...]:
    """Return the values of a unit."""
    return str(unit.fight), str(unit.block), str(unit.moxie), str(unit.bruises), inches(unit.walk)


def _line_up(letters: str, size: int) -> tuple[LineUpRow, ...]:
    """Return the kinds of units of a gang, each with the gangs of one unit less and one more."""
    rows = []
    for unit in UNITS:
        count = letters.count(unit.letter)
        most = 1 if unit.is_boss else size
        less = letters.replace(unit.letter, "", 1) if count else ""
        more = "".join(sorted(letters + unit.letter, key=LETTERS.index))
        rows.append(LineUpRow(_(unit.name), count, most, less,
                              more if count < most and len(letters) < MOST_UNITS else ""))
    return tuple(rows)


def default_kit(team: str, side: Side) -> str:
    """Return the usual kit of a gang, dark at home, light away."""
    if "_" in team:
        roster = read_code(team)
        return roster.kits[side] or kit_of(roster.gang, side)
    return kit_of(gang_of(team), side)


def kit_of(gang: str, side: Side) -> str:
    """Return the usual kit of a ready gang, for "" of other gangs."""
    number = [*GANGS, ""].index(gang)
    return LIGHT_KITS[number] if side else DARK_KITS[number]


def kits_of(s: State) -> tuple[str, str]:
    """Return the usual kits of both gangs."""
    return default_kit(letters_of(s, 0), 0), default_kit(letters_of(s, 1), 1)
