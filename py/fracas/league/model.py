"""The records of a league: plain data, changed only by the functions of this package.

Fixtures, tables and squads are nowhere stored. They follow from the entries and the results of a season, so that two
devices that know the same results agree about everything else.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fracas.kernel.contracts.career import Figure
from fracas.kernel.table import NOBODY, Side
from fracas.locale import N_

HUMAN = "human"  # coach of a team; any other coach is the key of a bot
SEASON, ROUND_ROBIN, BRACKET = "season", "round_robin", "bracket"
PLANS = {
    SEASON: N_("everybody meets everybody once, then the two best play the championship match"),
    ROUND_ROBIN: N_("everybody meets everybody once"),
    BRACKET: N_("single elimination"),
}
PLAN_NAMES = {  # short enough for a list on a phone
    SEASON: N_("Season and final"), ROUND_ROBIN: N_("Season"), BRACKET: N_("Knock-out cup"),
}
PLAYED, TYPED, SIMULATED = "played", "typed", "simulated"
SOURCES = (PLAYED, TYPED, SIMULATED)

MOST_TEAMS = 160
MOST_MATCHES = 25_600  # of all seasons: the results of more would not fit in a file
MOST_POINTS = 999


class TeamEntry(NamedTuple):
    """A team in one season."""

    key: str  # "t1", the same in every season
    name: str
    coach: str  # HUMAN or the key of a bot
    text: str  # the team as the ruleset reads it, as it stood when the season began


class MatchResult(NamedTuple):
    """The result of a match."""

    home: int  # number of the entry
    away: int
    points: tuple[int, int]
    winner: Side  # NOBODY = a draw; points alone do not always tell
    source: str  # one of SOURCES
    fingerprint: str = ""  # of the record, if there is one
    notes: tuple[str, str] = ("", "")  # by side: what the match left to the team, in words of the career
    figures: tuple[Figure, ...] = ()
    casualties: tuple[int, int] = (0, 0)  # caused by each side, where the table counts them
    by_hand: int = -1  # dice of the record thrown by hand, all others being of the fixture's seed; -1 = not known


class Fixture(NamedTuple):
    """A match that is to be played."""

    key: str  # "r3.2" round 3, match 2; "k1.4" knock-out round 1, match 4; "final"
    home: int
    away: int

    @property
    def is_knock_out(self) -> bool:
        """Whether the match needs a winner."""
        return self.key[0] != "r"


@dataclass(slots=True)
class Season:
    """A season with its entries and results."""

    number: int  # 1, 2, ...
    entries: tuple[TeamEntry, ...]
    results: dict[str, MatchResult] = field(default_factory=dict)  # by key of the fixture
    status_changes: dict[int, int] = field(default_factory=dict)  # entry -> how often it has gone or come back
    preseason_notes: dict[int, str] = field(default_factory=dict)  # entry -> notes of actions before it played
    entries_revision: int = 0  # how often its teams were changed before it began

    @property
    def withdrawn_teams(self) -> set[int]:
        """The numbers of the entries that have gone and not come back."""
        return {number for number, times in self.status_changes.items() if times % 2}

    def is_gone(self, number: int) -> bool:
        """Return whether an entry has gone and not come back."""
        return bool(self.status_changes.get(number, 0) % 2)

    @property
    def has_begun(self) -> bool:
        """Whether the season has data that depends on its entries."""
        return bool(self.results or self.status_changes or self.preseason_notes)


class SetAsideResult(NamedTuple):
    """A result that no longer counts but is kept.

    It was not chosen in a merge, or its teams no longer meet.
    """

    season: int
    fixture: str
    result: MatchResult


@dataclass(slots=True)
class League:
    """A league with all its seasons; the last one is the season that is played."""

    game: str
    name: str
    seed: str  # of coins, bots' dice and players that join
    plan: str  # one of PLANS
    options: dict[str, Any]  # settings of every match that differ from the rulebook
    seasons: list[Season]
    set_aside: list[SetAsideResult] = field(default_factory=list)
    gives_new_names: bool = False  # to players who join; leagues of format 1 give them those of their shirts

    @property
    def season(self) -> Season:
        """The season that is played."""
        return self.seasons[-1]


def winning_side(points: tuple[int, int]) -> Side:
    """Return the side with more points, NOBODY if level."""
    return NOBODY if points[0] == points[1] else int(points[1] > points[0])
