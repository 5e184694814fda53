"""Street Bowl's teams in a new match (chapter 3): positions, support, kits."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from fracas.faces.looks import head_of
from fracas.faces.street_bowl.pieces import BIG
from fracas.faces.street_bowl.squad_lists import NAMES
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.team import roster as rs
from fracas.games.street_bowl.team.codes import read_code
from fracas.games.street_bowl.team.races import RACES, Position
from fracas.games.street_bowl.team.roster import Roster
from fracas.games.street_bowl.team.roster_file import names_of_support
from fracas.games.street_bowl.words.names import skill_name
from fracas.kernel.table import Side
from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS
from fracas.locale import _, pgettext
from fracas.view.board.model import Token
from fracas.view.controls import LabelledValue
from fracas.view.teams.match_team import MatchTeam, ProfileRow

TIMES = "\u00a0×\u00a0"


def teams() -> Sequence[LabelledValue]:
    """Return the ready teams for a new match."""
    return tuple(LabelledValue(race.key, _(race.name)) for race in RACES)


def columns() -> tuple[str, ...]:
    """Return the names of the characteristics."""
    return tuple(pgettext("characteristic", name) for name in NAMES.values())


def values_of(position: Position) -> tuple[str, ...]:
    """Return the characteristics of a position."""
    return tuple(str(getattr(position, key)) for key in NAMES)


def sheet(team: str, _options: Mapping[str, Any]) -> MatchTeam:
    """Return the positions of a team with their skills, and its support."""
    roster = read_code(team)
    hired = [(position, len([*members])) for position, members in groupby(
        sorted((rs.position_of(roster, member) for member in roster.members), key=rs.race_of(roster).positions.index))]
    named = [f"{n}{TIMES}{_(position.name)}" for position, n in hired]
    rows = tuple(ProfileRow(name, values_of(position), ", ".join(map(skill_name, position.skills)))
                 for name, (position, _n) in zip(named, hired, strict=True))
    line = ", ".join((*named, *names_of_support(roster)))
    return MatchTeam(title(roster), line, columns(), rows, counters=counters(roster))


def counters(roster: Roster) -> tuple[Token, ...]:
    """Return the counters of three players: the first, the middle one with the ball, the last."""
    size = len(roster.members)
    return tuple(
        Token("", 0, 0, str(place + 1), who.st >= BIG, has_ball=place == size // 2,
              head=head_of("street_bowl", who.position))
        for place in dict.fromkeys((0, size // 2, size - 1)) if size for who in [rs.player_of(roster, place + 1)]
    )


def title(roster: Roster) -> str:
    """Return the name of a team with its race."""
    return f"{rs.title_of(roster)} ({_(rs.race_of(roster).name)})"


def kit_of(race: str, side: Side) -> str:
    """Return the kit of a race by its place in the list, dark at home, light away."""
    place = [each.key for each in RACES].index(race)
    return LIGHT_KITS[(place + 2) % len(LIGHT_KITS)] if side else DARK_KITS[(place + 1) % len(DARK_KITS)]


def default_kit(team: str, side: Side) -> str:
    """Return the usual kit of a team."""
    if not team:  # a match that begins in a position names no teams
        return kit_of(RACES[side].key, side)
    roster = read_code(team)
    return roster.kits[side] or kit_of(roster.race, side)


def kits_of(s: State) -> tuple[str, str]:
    """Return the usual kits of both teams."""
    return kit_of(s.sides[0].race, 0), kit_of(s.sides[1].race, 1)
