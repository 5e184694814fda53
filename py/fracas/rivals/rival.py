"""A rival, his weakness, and the table of the rivals of a game."""

from collections.abc import Mapping
from itertools import chain
from types import MappingProxyType
from typing import NamedTuple

from fracas.rivals.ground import PlanGround


class Weakness(NamedTuple):
    """A bias that stays, which one lesson teaches to use."""

    key: str
    lesson: str  # key of it, in the game
    likes: Mapping[str, int]  # thousandths of a win by sign of a decision
    lesson_likes: Mapping[str, int]  # of whoever has learnt the lesson
    fault_likes: Mapping[str, int]  # of whoever has not: the mistake that the lesson mends


class Rival(NamedTuple):
    """A coach with a name."""

    key: str
    game: str
    head: str  # words of his head
    team: str  # key of his team or roster
    style: str  # by whose weights he judges, "" = the usual ones
    habits: Mapping[str, int]  # likings besides the weakness, by sign
    weakness: Weakness
    cost: float  # rungs that his team, habits and weakness cost: he plays so much stronger, to be the coach's equal
    shuns: Mapping[str, int] = MappingProxyType({})  # what his habits keep him from, likewise by sign

    @property
    def likes(self) -> dict[str, int]:
        """All his likings by sign."""
        parts = (self.habits, self.weakness.likes, self.shuns)
        return {sign: sum(part.get(sign, 0) for part in parts) for sign in dict.fromkeys(chain(*parts))}


class RivalTable(NamedTuple):
    """The rivals of a game."""

    ground: PlanGround
    rivals: tuple[Rival, ...]  # in the order in which cups have them


Habits = tuple[str, str, str]  # where he leads, whether he attacks, whether mates are near


def habit_likes(habits: Habits, amounts: tuple[int, int, int]) -> dict[str, int]:
    """Return the likings of habits, by sign."""
    return dict(zip(habits, amounts, strict=True))
