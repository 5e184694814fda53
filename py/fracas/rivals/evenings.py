"""The evenings of a coach: what came of his matches against rivals, and the cup they add up to.

A cup has four evenings, each with a stronger rival than the one before; three cups have all twelve. Whoever wins three
evenings, a draw half of one, wins it. An evening that is played again does not count twice.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fracas.rivals.strength import Strength, strength_after

EVENINGS = 4  # of a cup, as `page.saving.my_rivals` has it
ENOUGH = 3.0  # points that win one
RISE = (-0.3, -0.1, 0.1, 0.3)  # rungs that the rivals of a cup are above the coach
MOST_TOLD = 40  # latest matches that tell a coach's strength


class Evening(NamedTuple):
    """A match against a rival that is over."""

    when: int  # milliseconds since 1970
    match: str  # its id
    game: str
    rival: str  # his key
    points: float  # of the coach: 1 won, 0.5 drawn, 0 lost
    rung: float  # strength of the rival
    is_cup: bool  # whether it was an evening of a cup


class Cup(NamedTuple):
    """A cup, played in part."""

    number: int  # from 0
    rivals: tuple[str, ...]  # keys, one an evening
    points: tuple[float, ...]  # of the evenings that are over

    @property
    def evening(self) -> int:
        """The number of the next evening, from 0; `EVENINGS` when all are over."""
        return len(self.points)

    @property
    def is_won(self) -> bool:
        """Whether the coach has won it, maybe before its end."""
        return sum(self.points) >= ENOUGH

    @property
    def is_over(self) -> bool:
        """Whether all evenings were played."""
        return self.evening == EVENINGS


class RivalRecord(NamedTuple):
    """The matches of a coach against one rival."""

    won: int = 0
    drawn: int = 0
    lost: int = 0


class RivalScore(NamedTuple):
    """Everything that the evenings of a game add up to."""

    strength: Strength
    cup: Cup  # the present one, whose first evening may be still to come
    last: Cup | None  # the one before
    cups: int  # won
    records: dict[str, RivalRecord]  # by rival

    @property
    def beaten(self) -> int:
        """How many rivals were beaten."""
        return sum(record.won > 0 for record in self.records.values())


def score_of(evenings: Iterable[Evening], rivals: Sequence[str]) -> RivalScore:
    """Return the score of the evenings of one game.

    Args: rivals - keys of its rivals, in the order of cups.
    """
    ordered = sorted(evenings)
    played = [each.points for each in ordered if each.is_cup]
    cups = [Cup(number, cup_rivals(number, rivals), tuple(played[number * EVENINGS:(number + 1) * EVENINGS]))
            for number in range(len(played) // EVENINGS + 1)]
    records = {key: _record(each.points for each in ordered if each.rival == key) for key in rivals}
    strength = strength_after((each.points, each.rung) for each in ordered[-MOST_TOLD:])
    last = cups[-2] if len(cups) > 1 else None
    return RivalScore(strength, cups[-1], last, sum(cup.is_won for cup in cups), records)


def cup_rivals(number: int, rivals: Sequence[str]) -> tuple[str, ...]:
    """Return the rivals of a cup, one from each quarter of their order."""
    width = len(rivals) // EVENINGS
    return tuple(rivals[evening * width + number % width] for evening in range(EVENINGS))


def _record(points: Iterable[float]) -> RivalRecord:
    found = list(points)
    return RivalRecord(found.count(1), found.count(0.5), found.count(0))


def rung_of_evening(strength: Strength, evening: int) -> float:
    """Return the strength of the rival of an evening, in rungs."""
    return round(strength.rung + RISE[evening], 2)
