"""Luck and decisions told apart: the change in expected worth by each die and by each choice.

What is to be expected of an action is the mean worth of where it leads. Dice change it from the mean before they fell
to the mean after them, so that over many dice luck comes to nothing; a coach changes it by what he does and what he
answers. All of that adds up to the difference of the positions before and after.
"""

from collections.abc import Generator
from random import Random
from typing import Any, NamedTuple

from fracas.bots.decision_point import ScriptedSampler
from fracas.bots.evaluate import worth
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import HOME, NOBODY, Side

SIDES = 6  # of most dice
TRIES = SIDES * SIDES  # of what is not yet known


class Gain(NamedTuple):
    """What one row of dice or one decision changed, in thousandths of a win for the home side."""

    side: Side  # who decided, NOBODY = dice
    value: float


def gains(ruleset: Ruleset, ply: Ply, after: Any, shift: float = 0.0) -> Generator[None, None, list[Gain]]:
    """Tell apart what changed in one action, in small steps.

    Args:    after - the position it led to.
             shift - of the dice that are imagined; drawn evenly from 0 to 1 it makes means right on the average.
    Returns: first what choosing the action changed, then what dice and answers did, in their order.
    """
    coaches = iter([event.facts[0] for event in ply.events if event.kind == "choice"])
    found: list[Gain] = []
    value, side = float(worth(ruleset, ply.before, HOME)), ply.side
    for known in range(len(ply.answers) + 1):
        if known:
            side = NOBODY if ply.answers[known - 1].is_dice else int(str(next(coaches)))
        if side == NOBODY and known < len(ply.answers) and ply.answers[known].is_dice:
            continue  # one row of dice
        now = float(worth(ruleset, after, HOME))
        if known < len(ply.answers):
            now = yield from _expected(ruleset, ply, known, shift)
        found.append(Gain(side, now - value))
        value = now
    return found


def _expected(ruleset: Ruleset, ply: Ply, known: int, shift: float) -> Generator[None, None, float]:
    """Return the mean worth of where an action leads of whose answers so many are known."""
    given = tuple(answer.value for answer in ply.answers[:known])
    total = 0
    for number in range(TRIES):
        table = ScriptedSampler(ruleset, ply.before, given, FairDice(number, shift))
        ruleset.apply(table, ply.action)
        total += worth(ruleset, table.state, HOME)
        yield
    return total / TRIES


class FairDice:
    """The dice of one try: over all tries, any two of the first three D6 show every pair once.

    Args:   number - of the try.
            shift - from 0 to 1, added to all of these dice, the same for all tries.
    Source: two orthogonal Latin squares, as Euler has them; shifted as by Cranley and Patterson (1976).
    """

    __slots__ = ("first", "shift", "rest")

    def __init__(self, number: int, shift: float = 0.0) -> None:
        a, b = divmod(number, SIDES)
        self.first = [SIDES * high + low for high, low in (((a + b) % SIDES, a), (b, a), (a, b))]
        self.shift = shift
        self.rest = Random(f"{number} {shift}") if shift else Random(number)

    def random(self) -> float:
        """Return the next number from 0 to 1."""
        return ((self.first.pop() + 0.5) / TRIES + self.shift) % 1 if self.first else self.rest.random()
