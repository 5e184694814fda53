"""What each control of the builder makes of a gang. What makes it impossible is refused in a sentence."""

from fracas.faces import members
from fracas.faces.roster_editor import STEP, RosterChange, look_changes
from fracas.games.school_fighters.team.roster import MOST_UNITS, Member, Roster, profile_of
from fracas.games.school_fighters.units import GANG_NAMES, LETTERS, SIZES
from fracas.kernel.names import NAME_LIMIT, custom_name
from fracas.locale import _
from fracas.view.arguments import flag, number, one_of, text

EVEN = "even"


def hire(roster: Roster, letter: str, step: int) -> Roster:
    """Take one more unit of a kind along, or leave the last one at home."""
    return members.hire(roster, Member(letter), "letter", step, MOST_UNITS)


def rename(roster: Roster, which: int, name: str) -> Roster:
    """Give a unit a name of its own, or back that of its kind."""
    return members.with_member(roster, which, lambda member: member._replace(
        name=custom_name(name, _(profile_of(member).name), NAME_LIMIT)))


def resize(roster: Roster, size: str) -> Roster:
    """Make the gang for five units or for ten.

    Rule: School Fighters 2.
    """
    return roster._replace(size=int(size))


def even(roster: Roster, _kind: str, is_on: bool) -> Roster:
    """Measure the gang by even points, or not.

    Rule: School Fighters Ruling 10.
    """
    return roster._replace(is_even=is_on)


CHANGES = {
    "hire": RosterChange(hire, (one_of(*LETTERS), STEP)),
    "release": RosterChange(members.release, (number,)),
    "rename": RosterChange(rename, (number, text), is_typed=True),
    "renumber": RosterChange(members.renumber, (number, number)),
    "squad": RosterChange(resize, (one_of(*map(str, SIZES)),)),
    "extra": RosterChange(even, (one_of(EVEN), flag)),
    **look_changes(lambda roster: _(GANG_NAMES[roster.gang])),
}
