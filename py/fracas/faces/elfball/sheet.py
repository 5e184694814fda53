"""Elfball's teams in a new match: profiles, line-ups, kits."""

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.faces.elfball.pieces import BIG, head_of
from fracas.games.elfball.state import State
from fracas.games.elfball.team.lists import RosterPosition
from fracas.games.elfball.team.team_code import read_code
from fracas.games.elfball.team.teams import READY, TEAMS, Team, code_of, counts_of
from fracas.games.elfball.words.names import ATTRIBUTES, attribute_name
from fracas.kernel.table import Side
from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS
from fracas.locale import _, ngettext
from fracas.view.board.model import Token
from fracas.view.controls import LabelledValue
from fracas.view.teams.match_team import LineUpRow, MatchTeam, ProfileRow


def teams() -> Sequence[LabelledValue]:
    """Return the teams for a new match."""
    return tuple(LabelledValue(key, _(team.name)) for key, team in TEAMS.items())


def sheet(team: str, _options: Mapping[str, Any]) -> MatchTeam:
    """Return the profiles and the line-up of a team."""
    found, counts = TEAMS[team.partition("_")[0]], counts_of(team)
    taken = [(n, p, sum(counts[:place]) + 1) for place, (p, n) in enumerate(zip(found.positions, counts, strict=True))
             if n]
    named = [f"{n}\u00a0×\u00a0{_(p.name)}" for n, p, _first in taken]
    rows = tuple(
        ProfileRow(name, tuple(str(getattr(p, key)) for key in ATTRIBUTES), _shirts(_(p.type), first, n))
        for name, (n, p, first) in zip(named, taken, strict=True)
    )
    return MatchTeam(_(found.name), ", ".join(named), tuple(map(attribute_name, ATTRIBUTES)), rows,
                     _line_up(found, counts), READY, counters=_counters(found, [p for _n, p, _first in taken]))


def _counters(team: Team, positions: Sequence[RosterPosition]) -> tuple[Token, ...]:
    """Return the counters of players of three positions: the first, the middle one with the ball, the last."""
    size = len(positions)
    return tuple(
        Token("", 0, 0, str(place + 1), positions[place].type == BIG, has_ball=place == size // 2,
              head=head_of(team.key, positions[place].name, positions[place].type))
        for place in dict.fromkeys((0, size // 2, size - 1)) if size
    )


def _shirts(kind: str, first: int, count: int) -> str:
    """Return the type of some players and the numbers they wear."""
    last = first + count - 1
    numbers = ngettext("no. {first}", "nos. {first} to {last}", count).format(first=first, last=last)
    return f"{kind}, {numbers}"


def _line_up(team: Team, counts: tuple[int, ...]) -> tuple[LineUpRow, ...]:
    """Return the steppers of a line-up."""
    def other(place: int, by: int) -> str:
        return code_of(team.key, [count + by * (n == place) for n, count in enumerate(counts)])
    return tuple(
        LineUpRow(_(p.name), n, p.most, other(place, -1) if n else "", other(place, 1) if n < p.most else "")
        for place, (p, n) in enumerate(zip(team.positions, counts, strict=True))
    )


def default_kit(team: str, side: Side) -> str:
    """Return the kit of a team: its own, or a dark (home) or light (away) one by its place."""
    if own := read_code(team).kits[side]:
        return own
    place = list(TEAMS).index(team.partition("_")[0])
    return LIGHT_KITS[(place + 2) % len(LIGHT_KITS)] if side else DARK_KITS[(place + 1) % len(DARK_KITS)]


def kits_of(s: State) -> tuple[str, str]:
    """Return the usual kits of both teams."""
    return default_kit(s.codes[0], 0), default_kit(s.codes[1], 1)
