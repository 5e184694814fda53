"""What the match report of a game counts: figures of its players, and throws against what could be expected."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from fracas.kernel.dice import Faces
from fracas.kernel.game import Game
from fracas.kernel.table import Roll, Side


@dataclass(frozen=True, kw_only=True)
class Counting:
    """What a game says for its match report. A variant is made with `dataclasses.replace`."""

    figures: Mapping[str, str]  # what is counted: key -> English label, in the order of the columns
    teams: Callable[[Any], tuple[str, str]]  # position -> what the teams are called
    score: Callable[[Any], tuple[int, int]]
    players: Callable[[Any], Sequence[Sequence[str]]]  # by side and shirt; "" for a shirt nobody wears
    count: Callable[[Game], Sequence[tuple[Side, int, str, int]]]  # side, shirt (0 = the first), figure, how often
    value: Callable[[Roll, Faces], int | None]  # what a throw was worth: successes, or spots; None = not to be weighed
    mean: Callable[[Roll], Fraction | None] = lambda _roll: None  # what a roll is worth on average, exactly; None = to
    # be worked out from every throw there is
    title: Callable[[Roll], str]  # what a roll is called
