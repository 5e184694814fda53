"""Gangs of School Fighters on the page: their records as rows to show; what controls make of them is in the changes."""

from collections.abc import Mapping
from typing import Any

from fracas.faces.roster_editor import RosterEditor, TeamSummary
from fracas.faces.school_fighters.roster_changes import CHANGES, EVEN
from fracas.faces.school_fighters.sheet import columns, counters, kit_of, values_of
from fracas.games.school_fighters.team import roster as rs
from fracas.games.school_fighters.team.codes import write_code
from fracas.games.school_fighters.team.roster import MOST_UNITS, Member, Roster
from fracas.games.school_fighters.team.roster_file import read_text, title_of, write_file, write_forum
from fracas.games.school_fighters.units import EVEN_POINTS, GANG_NAMES, GANGS, SIZES, UNITS, Profile
from fracas.games.school_fighters.words.specials import effect, special_name, specials_of
from fracas.locale import _, ngettext
from fracas.view.controls import LabelledValue
from fracas.view.teams.match_team import MatchTeam, ProfileRow
from fracas.view.teams.roster import RosterBuilder, SupportSwitch
from fracas.view.teams.roster_pieces import PlayerEditor, PlayerRow, PlayerValue, PointsTally, Problem, Stepper
from fracas.view.teams.team_list import NewTeamOption, PrintedPlayer, TeamSheet

RULES = "school_fighters"
NOTHING = "nothing"  # the way to an empty gang


def _found(chosen: str, way: str) -> Roster:
    """Return a new roster: a ready gang of a size, or nobody."""
    gang = chosen if chosen in GANGS else next(iter(GANGS))
    return rs.ready_roster(gang, int(way)) if way in map(str, SIZES) else Roster(gang)


def _needs(roster: Roster) -> Mapping[str, Any]:
    """Return the settings without which a gang cannot play: so many units, and points that are not counted.

    Rule: School Fighters 2, Ruling 10.
    """
    needs: dict[str, Any] = {"size": SIZES[1]} if len(roster.members) > SIZES[0] else {}
    if rs.value_of(roster) > EVEN_POINTS[roster.size]:
        needs["even_points"] = "off"
    return needs


def _problems(roster: Roster, game: str = "") -> tuple[Problem, ...]:
    """Return every reason why a gang may not play."""
    return tuple(Problem(fault.text, f"{RULES} {fault.rule}") for fault in rs.faults(roster))


def _builder(roster: Roster, key: str, opened: int) -> RosterBuilder:
    """Return the screen on which it is built."""
    wrong = {fault.shirt for fault in rs.faults(roster)}
    numbers = range(1, len(roster.members) + 1)
    return RosterBuilder(
        key, RULES, title_of(roster), roster.name, _line(roster), _tally(roster), _problems(roster),
        tuple(_row(roster, n, n in wrong) for n in numbers), _opened(roster, opened) if opened in numbers else None,
        _hire(roster), (), _extras(roster), _kits(roster), "" if roster.members else _("nobody signed yet"),
        sizes=tuple(LabelledValue(str(size), str(size)) for size in SIZES), size=str(roster.size),
    )


def _sheet(roster: Roster, key: str) -> TeamSheet:
    """Return the sheet to print: bruises to cross off, and what may befall each unit."""
    used = dict.fromkeys(special for member in roster.members for special in specials_of(rs.profile_of(member)))
    cards = tuple(
        PrintedPlayer(_row(roster, n, False),
                   (*[_("Bruise")] * rs.profile_of(member).bruises, _("Fazed"), _("Knocked out"), _("In detention")))
        for n, member in enumerate(roster.members, 1))
    return TeamSheet(key, title_of(roster), f"{_line(roster)} · {_tally(roster).left}", (), cards,
                     tuple((special_name(special), effect(special)) for special in used), _kits(roster)[0],
                     tuple(problem.text for problem in _problems(roster)))


def _in_match(roster: Roster) -> MatchTeam:
    """Return what a gang is like in a new match."""
    rows = tuple(
        ProfileRow(f"{n}. {_name(member)}", values_of(rs.profile_of(member)),
                   ", ".join((*([_(rs.profile_of(member).name)] if member.name else []),
                              *map(special_name, specials_of(rs.profile_of(member))))))
        for n, member in enumerate(roster.members, 1))
    letters = "".join(member.letter for member in roster.members)
    return MatchTeam(title_of(roster), f"{_line(roster)} · {_tally(roster).left}", columns(), rows,
                     counters=counters(letters))


def _name(member: Member) -> str:
    return member.name or _(rs.profile_of(member).name)


def _line(roster: Roster) -> str:
    size = len(roster.members)
    return ngettext("{n} unit", "{n} units", size).format(n=size)


def _tally(roster: Roster) -> PointsTally:
    """Return how much of the gang is there: in points where it counts them, else in units."""
    points, units = rs.value_of(roster), len(roster.members)
    told = ngettext("{n} point in all", "{n} points in all", points).format(n=points)
    if roster.is_even:
        most = EVEN_POINTS[roster.size]
        return PointsTally(_("{n} of {most} points").format(n=points, most=most), told, points, most)
    return PointsTally(_("{n} of {most} units").format(n=units, most=roster.size), told, units, roster.size)


def _kits(roster: Roster) -> tuple[str, str]:
    home, away = roster.kits
    return home or kit_of(roster.gang, 0), away or kit_of(roster.gang, 1)


def _values(unit: Profile) -> tuple[PlayerValue, ...]:
    return tuple(map(PlayerValue, columns(), values_of(unit)))


def _row(roster: Roster, number: int, is_wrong: bool) -> PlayerRow:
    member = roster.members[number - 1]
    unit = rs.profile_of(member)
    return PlayerRow(number, _name(member), _(unit.name) if member.name else "", _values(unit),
                     tuple(map(special_name, specials_of(unit))), str(unit.points), is_wrong)


def _opened(roster: Roster, number: int) -> PlayerEditor:
    swap = _("{n} (changes with {player})")
    numbers = tuple(LabelledValue(str(n), str(n) if n == number else swap.format(n=n, player=_name(other)))
                    for n, other in enumerate(roster.members, 1))
    member = roster.members[number - 1]
    return PlayerEditor(number, member.name, _(rs.profile_of(member).name), numbers)


def _hire(roster: Roster) -> tuple[Stepper, ...]:
    """Return the kinds of units.

    Rule: School Fighters 2, 2.1.
    """
    full = _("the gang is full") if len(roster.members) >= MOST_UNITS else ""
    return tuple(
        Stepper(unit.letter, _(unit.name), _note(unit), rs.count_of(roster, unit.letter),
                1 if unit.is_boss else roster.size, f"{RULES} 2.1", full, _values(unit))
        for unit in UNITS
    )


def _note(unit: Profile) -> str:
    points = ngettext("{n} point", "{n} points", unit.points).format(n=unit.points)
    return " · ".join((points, *map(special_name, specials_of(unit))))


def _extras(roster: Roster) -> tuple[SupportSwitch, ...]:
    note = _("{n} points at most for {size} units, for matches that are played so.")
    return (SupportSwitch(EVEN, _("Even points"), note.format(n=EVEN_POINTS[roster.size], size=roster.size),
                          roster.is_even, f"{RULES} 2.1/R10"),)


KEEPER = RosterEditor(
    game=RULES, lists=lambda: tuple(LabelledValue(key, _(name)) for key, name in GANG_NAMES.items()),
    ways=lambda: (*(NewTeamOption(str(size), ngettext("{n} unit", "{n} units", size).format(n=size), _("ready to play"))
                    for size in SIZES),
                  NewTeamOption(NOTHING, _("From nothing"), _("choose them yourself"), "plus")),
    found=_found, write=write_file, read=read_text, forum=write_forum,
    code=lambda roster, game: write_code(roster) if roster.members else "",
    summary=lambda roster: TeamSummary(title_of(roster), f"{_line(roster)} · {_tally(roster).left}", _kits(roster)),
    problems=_problems, changes=CHANGES, builder=_builder, sheet=_sheet, in_match=_in_match, needs=_needs,
)
