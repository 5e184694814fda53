"""Reasons of answers in the middle of an action: the better one works more often."""

from collections.abc import Generator, Sequence
from fractions import Fraction
from typing import Any

from fracas.analyst.reasons.courses import success_of
from fracas.faces.choices import NOWHERE
from fracas.faces.face import Face
from fracas.faces.outcomes import outcomes
from fracas.faces.preview import first_roll
from fracas.kernel.dice import AnyDice
from fracas.kernel.odds import UNDECIDED, Enumeration, PrefixTable
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import Option, Side, Stepwise, take_steps

Odds = dict[str, Fraction]


class ScriptedPrefix(PrefixTable):
    """A table for an action in progress: what was thrown and answered so far is given.

    Args: base - the table of the odds.
          given - dice and options from the beginning of the action on.
    """

    __slots__ = ("given", "taken")

    def __init__(self, base: PrefixTable, given: Sequence[Any]) -> None:
        super().__init__(base.state, base.throws, base.work)
        self.given, self.taken = given, 0

    def _next(self) -> Any:
        self.taken += 1
        return self.given[self.taken - 1]

    def roll(self, kind: str, dice: AnyDice, **request: Any) -> Any:
        return self._next() if self.taken < len(self.given) else super().roll(kind, dice, **request)

    def choose(self, coach: Side, kind: str, options: tuple[Option, ...], **request: Any) -> Any:
        return self._next() if self.taken < len(self.given) else super().choose(coach, kind, options, **request)

    def tell(self, event: str, *facts: Any, rule: str) -> None:
        if self.taken == len(self.given):  # what happened before the question decides nothing any more
            super().tell(event, *facts, rule=rule)

    def repeat(self, step: Any, value: Stepwise, *args: Any, alike: Any) -> Any:
        if self.taken < len(self.given):
            return take_steps(self, step, value, args)
        return super().repeat(step, value, *args, alike=alike)


def answer_chances(
    rules: Ruleset, face: Face, ply: Ply, place: int, options: tuple[Option, Option],
) -> Generator[None, None, tuple[Fraction, Fraction]]:
    """Work out the chance of no failure after each of two answers."""
    found = []
    for option in options:
        given = (*(answer.value for answer in ply.answers[:place]), option)
        fan = yield from _odds_after(rules, ply, given)
        roll = first_roll(rules, ply.before, ply.action)
        found.append(success_of(outcomes(face, roll, fan)))
    return found[0], found[1]


def _odds_after(rules: Ruleset, ply: Ply, given: tuple[Any, ...]) -> Generator[None, None, Odds]:
    work = Enumeration(rules, ply.before)
    spread = yield from work.follow(lambda t: rules.apply(ScriptedPrefix(t, given), ply.action), ply.before)
    for end in spread.ends:
        spread.decided[UNDECIDED] = spread.decided.get(UNDECIDED, Fraction(0)) + end.chance
    return spread.decided


def cell_of_actor(face: Face, ply: Ply) -> int:
    """Return the cell of whoever acts, `NOWHERE` off the board."""
    who = next(iter(face.actors(ply.before, (ply.action,))), -1)
    return face.cell_of(ply.before, who) if who >= 0 else NOWHERE
