"""Match statistics: figures of the players, and throws compared with their averages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.kernel.dice import Dice, Faces, outcomes
from fracas.kernel.game import Game
from fracas.kernel.table import Roll, Rolled, Side


class Clock(NamedTuple):
    """The clock of a match that ends by time."""

    left: Fraction  # share of the match that is still to be played, 1 before it and 0 after it
    spread: float  # standard deviation of the difference in points between equal sides, in a whole match


class Knot(NamedTuple):
    """A knot of a map from worths to the shares that are won, in thousandths of a win."""

    told: int
    won: int


class WinMaps(NamedTuple):
    """The maps of a situation, by whose judgement.

    Knots never fall. Between them the way is straight, and from the last one on no steeper than what was told.
    """

    usual: tuple[Knot, ...] = ()  # none = it is told as it is judged
    expert: tuple[Knot, ...] = ()


@dataclass(frozen=True, kw_only=True)
class StatsSpec:
    """The statistics of a game for its match report. A variant is made with `dataclasses.replace`."""

    figures: Mapping[str, str]  # what is counted: key -> English label, in the order of the columns
    honours: Mapping[str, int]  # what one of a figure is worth when the best player is chosen; others nothing
    teams: Callable[[Any], tuple[str, str]]  # position -> what the teams are called
    score: Callable[[Any], tuple[int, int]]
    players: Callable[[Any], Sequence[Sequence[str]]]  # by side and shirt; "" for a shirt nobody wears
    count: Callable[[Game], Sequence[tuple[Side, int, str, int]]]  # side, shirt (0 = the first), figure, how often
    value: Callable[[Roll, Faces], int | None]  # what a throw was worth: successes, or spots; None = not to be weighed
    mean: Callable[[Roll], Fraction | None] = lambda _roll: None  # what a roll is worth on average, exactly; None = to
    # be worked out from every throw there is
    title: Callable[[Roll], str]  # what a roll is called
    side: Callable[[Any, Roll], Side] = lambda _state, roll: roll.coach  # whose luck a throw is that is worth much
    clock: Callable[[Any], Clock | None] | None = None  # position -> its clock; None = the match ends by points alone
    situation: Callable[[Any], int] = lambda _state: 0  # of a position: what its map hangs on besides, as the goals
    # that win the match or the time left
    maps: Mapping[int, WinMaps] = field(default_factory=dict)  # by situation, as matches between bots turned out, see
    # `lab calibrate`; a situation without one is told as it is judged
    certain_position: Callable[[Any], Any] = lambda state: state  # position -> the one by which it is judged: where it
    # certainly leads to another one, that
    sureness: float = 0.0  # standard errors by which a better line has to lead when it is played out, to be shown
    rightness: int = 0  # percent of the better lines found that led after four turns of play, 0 = not measured

    def chance_of(self, rolled: Rolled) -> Fraction:
        """Return the exact chance of a throw at least that lucky, or that unlucky if below average."""
        roll, worth, average = rolled.request, self.value(rolled.request, rolled.faces) or 0, self.mean(rolled.request)
        if average is not None:  # worth 1 or nothing
            return average if worth else 1 - average
        is_lucky = worth > mean_value(self, roll)
        return sum((chance for value, chance in _values(self, roll) if value == worth or (value > worth) == is_lucky),
                   Fraction(0))


class Averages:
    """The exact average values of rolls, each computed once."""

    def __init__(self, counting: StatsSpec) -> None:
        self.counting = counting
        self.known: dict[tuple[object, ...], Fraction] = {}

    def of(self, roll: Roll) -> Fraction:
        """Return the average value of a roll."""
        key = roll.dice, roll.kind, roll.need
        if key not in self.known:
            known = self.counting.mean(roll)
            self.known[key] = mean_value(self.counting, roll) if known is None else known
        return self.known[key]


def mean_value(counting: StatsSpec, roll: Roll) -> Fraction:
    """Return the average value of a roll over all throws."""
    return sum((value * chance for value, chance in _values(counting, roll)), Fraction(0))


def _values(counting: StatsSpec, roll: Roll) -> Sequence[tuple[int, Fraction]]:
    """List the possible values of a roll with their chances."""
    def band(faces: Faces) -> int:
        return counting.value(roll, faces) or 0

    return [(band(faces), chance) for faces, chance in outcomes(roll.dice, band, roll.more)]


def value_range(roll: Roll) -> int:
    """Return the distance of best and worst throw: 1 for a test, else in spots."""
    if roll.need is not None:
        return 1
    dice = roll.dice
    return dice.count * (len(dice.die.faces) - 1) if isinstance(dice, Dice) else len(dice.faces) - 1
