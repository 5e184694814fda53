"""Roster schema of School Fighters, whose teams are gangs and whose players are units."""

from collections.abc import Mapping
from typing import Any

from fracas.faces.roster_editor import RosterEditor
from fracas.faces.roster_schema import NOTHING, HiringRow, Purchase
from fracas.faces.school_fighters.pieces import head_of
from fracas.faces.school_fighters.sheet import columns, counters, kit_of, values_of
from fracas.games.school_fighters.team import roster as rs
from fracas.games.school_fighters.team.codes import write_code
from fracas.games.school_fighters.team.given import given_name, roster_name
from fracas.games.school_fighters.team.roster import MOST_UNITS, Member, Roster
from fracas.games.school_fighters.team.roster_file import read_text, title_of, write_file, write_forum
from fracas.games.school_fighters.units import EVEN_POINTS, GANG_NAMES, GANGS, SIZES, UNITS, Profile
from fracas.games.school_fighters.words.specials import effect, special_name, specials_of
from fracas.locale import N_, _, ngettext
from fracas.view.controls import LabelledValue
from fracas.view.teams.roster_pieces import PlayerRow, PlayerValue, PointsTally
from fracas.view.teams.team_list import NewTeamOption, PrintedPlayer


def _templates() -> tuple[NewTeamOption, ...]:
    ready = (NewTeamOption(str(size), ngettext("{n} unit", "{n} units", size).format(n=size), _("ready to play"))
             for size in SIZES)
    return (*ready, NewTeamOption(NOTHING, _("Empty team"), _("choose the players yourself"), "plus"))


def _create(chosen: str, template: str) -> Roster:
    gang = chosen if chosen in GANGS else next(iter(GANGS))
    return rs.ready_roster(gang, int(template)) if template in map(str, SIZES) else Roster(gang)


# -- the gang --------------------------------------------------------------------------------------------------


def _needs(roster: Roster) -> Mapping[str, Any]:
    """Return the settings without which a gang cannot play: so many units, and points that are not counted.

    Rule: School Fighters 2, Ruling 10.
    """
    needs: dict[str, Any] = {"size": SIZES[1]} if len(roster.members) > SIZES[0] else {}
    if rs.value_of(roster) > EVEN_POINTS[roster.size]:
        needs["even_points"] = "off"
    return needs


def _tally(roster: Roster) -> PointsTally:
    """Return the gang against its limit: in points where it counts them, else in units."""
    points, units = rs.value_of(roster), len(roster.members)
    in_all = ngettext("{n} point", "{n} points", points).format(n=points)
    if roster.is_even:
        most = EVEN_POINTS[roster.size]
        return PointsTally(_("{n} of {most} points").format(n=points, most=most), in_all, points, most)
    return PointsTally(_("{n} of {most} units").format(n=units, most=roster.size), in_all, units, roster.size)


def _purchases(roster: Roster) -> tuple[Purchase[Roster], ...]:
    """Return the switch of even points.

    Rule: School Fighters Ruling 10.
    """
    note = _("At most {n} points for {size} units, for matches with even points.")
    return (Purchase("even", _("Even points"), note.format(n=EVEN_POINTS[roster.size], size=roster.size),
                     roster.is_even, 1, "school_fighters 2.1/R10", lambda n: roster._replace(is_even=bool(n)),
                     is_switch=True),)


# -- units -----------------------------------------------------------------------------------------------------


def _hiring(roster: Roster) -> tuple[HiringRow, ...]:
    """Return the kinds of units.

    Rule: School Fighters 2, 2.1.
    """
    return tuple(HiringRow(unit.letter, _(unit.name), _note(unit), 1 if unit.is_boss else roster.size,
                           "school_fighters 2.1", values_of(unit)) for unit in UNITS)


def _note(unit: Profile) -> str:
    points = ngettext("{n} point", "{n} points", unit.points).format(n=unit.points)
    return " · ".join((points, *map(special_name, specials_of(unit))))


def _row(roster: Roster, number: int, member: Member) -> PlayerRow:
    unit = rs.profile_of(member)
    return PlayerRow(number, roster_name(roster, number), _(unit.name),
                     tuple(map(PlayerValue, columns(), values_of(unit))), (), str(unit.points), head=head_of(unit.key))


def _card(_roster: Roster, member: Member, row: PlayerRow) -> PrintedPlayer:
    """Return the card of a unit: bruises to cross off, and what may befall it."""
    bruises = [_("Bruise")] * rs.profile_of(member).bruises
    return PrintedPlayer(row, (*bruises, _("Fazed"), _("Knocked out"), _("In detention")))


EDITOR = RosterEditor(
    game="school_fighters",
    lists=lambda: tuple(LabelledValue(key, _(name)) for key, name in GANG_NAMES.items()),
    templates=_templates,
    create=_create,
    write=write_file, read=read_text, forum=write_forum,
    code=lambda roster, _game: write_code(roster) if roster.members else "",
    title=title_of,
    given_title=lambda roster: _(GANG_NAMES[roster.gang]),
    line=lambda roster: ngettext("{n} unit", "{n} units", len(roster.members)).format(n=len(roster.members)),
    state=lambda roster: _tally(roster).left,
    tally=_tally,
    usual_kit=lambda roster, side: kit_of(roster.gang, side),
    faults=lambda roster, _game: rs.faults(roster),
    needs=_needs,
    sizes=SIZES,
    size=lambda roster: roster.size,
    resize=lambda roster, size: roster._replace(size=size),
    purchases=_purchases,
    counters=lambda roster: counters("".join(member.letter for member in roster.members)),
    most_players=MOST_UNITS,
    full=N_("the gang is full"),
    hiring=_hiring,
    kind=lambda member: member.letter,
    recruit=Member,
    columns=columns,
    row=_row,
    abilities=lambda _roster, _shirt, member: specials_of(rs.profile_of(member)),
    ability_name=special_name,
    ability_effect=effect,
    given_name=lambda roster, number, _member: given_name(roster, number),
    card=_card,
)
