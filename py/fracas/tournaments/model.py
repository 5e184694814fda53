"""The records of a tournament: plain data, changed only by the functions of this package."""

from dataclasses import dataclass, field
from typing import NamedTuple

from fracas.kernel.table import NOBODY, Side
from fracas.locale import N_

MOST_ENTRANTS, MOST_ROUNDS, MOST_MINUTES = 128, 15, 999
MOST_POINTS, MOST_CASUALTIES, MOST_WORTH = 99, 99, 1000
NAME_LIMIT = 40

APART, TOGETHER = "apart", "together"
SQUADS = {
    APART: N_("Members of a squad do not meet while that can be avoided"),
    TOGETHER: N_("Squads meet squads, and their members each other"),
}
WITHIN, BETWEEN, ANY = "within", "between", "any"

HEAD_TO_HEAD, DIFFERENCE, SCORED, CASUALTIES, SCHEDULE, OPPONENTS, LOT = (
    "head", "difference", "scored", "casualties", "schedule", "opponents", "lot")
TIE_BREAKS = {
    HEAD_TO_HEAD: N_("matches of the level coaches with each other"), DIFFERENCE: N_("point difference"),
    SCORED: N_("points scored"), CASUALTIES: N_("casualty difference"),
    SCHEDULE: N_("strength of schedule: share of the points that opponents could win"),
    OPPONENTS: N_("points of all opponents"), LOT: N_("a lot, drawn with the seed"),
}


class Entrant(NamedTuple):
    """A coach who takes part, with team and membership."""

    name: str
    team: str = ""
    member: int = 0  # number in the players' association, 0 = none
    squad: str = ""
    division: str = ""
    since: int = 1  # the first round he may play
    gone: int = 0  # the first round he plays no more, 0 = he stays

    def plays(self, number: int) -> bool:
        """Return whether he takes part in a round."""
        return self.since <= number and (not self.gone or number < self.gone)


class TableScore(NamedTuple):
    """The result of a match at a table."""

    points: tuple[int, int]
    casualties: tuple[int, int] = (0, 0)
    is_forfeit: bool = False  # it was not played: the side with more points wins

    @property
    def winner(self) -> Side:
        """The side with more points, NOBODY for a draw."""
        home, away = self.points
        return NOBODY if home == away else int(away > home)


@dataclass(slots=True)
class SwissRound:
    """A round: who meets at which table, and who has a bye."""

    tables: tuple[tuple[int, int], ...]  # numbers of the entrants, home first
    byes: tuple[int, ...] = ()
    scores: dict[int, TableScore] = field(default_factory=dict)  # by table, 0 = the first
    began: int = 0  # milliseconds since 1970 when its clock was started, 0 = it was not
    minutes: int = 0  # that were added or taken away

    @property
    def is_over(self) -> bool:
        """Whether all tables have a result."""
        return len(self.scores) == len(self.tables)


class DisputedScore(NamedTuple):
    """A score that another one of the same table has displaced; it is kept until the organiser has looked."""

    round: int
    table: int
    score: TableScore


@dataclass(slots=True)
class SwissTournament:
    """A tournament of one day or two."""

    game: str
    name: str
    seed: str  # of draws
    rounds_planned: int = 5
    minutes: int = 135  # of a round
    worth: tuple[int, int, int] = (2, 1, 0)  # units for a win, a draw, a loss
    bye_worth: int = 2
    tie_breaks: tuple[str, ...] = (HEAD_TO_HEAD, DIFFERENCE, CASUALTIES, SCHEDULE, OPPONENTS)
    squads: str = APART
    between: tuple[int, ...] = ()  # numbers of the rounds in which opponents come from other divisions
    entrants: list[Entrant] = field(default_factory=list)
    rounds: list[SwissRound] = field(default_factory=list)
    disputes: list[DisputedScore] = field(default_factory=list)

    @property
    def is_between_rounds(self) -> bool:
        """Whether the next round can be drawn."""
        return not self.rounds or self.rounds[-1].is_over

    def division_rule(self, number: int) -> str:
        """Return the rule for divisions in a round."""
        if len({entrant.division for entrant in self.entrants}) < 2:
            return ANY
        return BETWEEN if number in self.between else WITHIN


def meetings(tournament: SwissTournament) -> dict[tuple[int, int], int]:
    """Return the count of matches of two entrants, by their numbers, the lower first."""
    found: dict[tuple[int, int], int] = {}
    for played in tournament.rounds:
        for home, away in played.tables:
            pair = (min(home, away), max(home, away))
            found[pair] = found.get(pair, 0) + 1
    return found


def bye_counts(tournament: SwissTournament) -> dict[int, int]:
    """Return the number of byes of each entrant."""
    found: dict[int, int] = {}
    for played in tournament.rounds:
        for number in played.byes:
            found[number] = found.get(number, 0) + 1
    return found
