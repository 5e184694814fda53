"""Line evaluation: the exact chance that a line of actions reaches the aim of a puzzle.

The rule itself is run for every distinguishable throw of every action, as for the odds. Questions to the side that
solves the puzzle are answered as well as they can be, re-rolls with them; those to the other side, and those in steps
that a rule repeats, as the odds assume. A line ends where its next action is not possible any more.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from fracas.kernel.errors import DamagedText
from fracas.kernel.odds import Enumeration, OutcomeReached, PrefixTable, Split, UnsolvedSteps
from fracas.kernel.plan_course import next_place
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Alike, Choice, Event, Fact, Option, S, Side
from fracas.locale import _
from fracas.puzzles.aims import Aim

MOST_RUNS = 20_000  # of the rule, for one line
MOST_ANSWERS = 60  # to one action: a ball may bounce for ever
SLICE = 8  # runs between two looks at the clock
REACHED = "reached"  # the one outcome that counts

Answers = tuple[Any, ...]  # throws and options, in reading order
ChanceWork = Generator[None, None, Fraction]


class OpenQuestion(BaseException):
    """Signal: the rule asks the side of the line beyond the known answers."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        super().__init__()
        self.options = options


class LineTable(PrefixTable):
    """A table with known first answers that splits at the next throw and stops at a question."""

    __slots__ = ("side", "depth")

    def __init__(self, state: Any, answers: Answers, work: Enumeration, side: Side) -> None:
        super().__init__(state, answers, work)
        self.side = side
        self.depth = 0  # of repeated steps

    def choose(
        self, coach: Side, kind: str, options: tuple[Option, ...], *, who: int = -1, target: int = -1,
        facts: tuple[Fact, ...] = (), rule: str = "",
    ) -> Any:
        if coach != self.side or self.depth:
            return self.work.ruleset.policy(self.state, Choice(kind, coach, options, who, target, facts, rule))
        if self.at == len(self.throws):
            raise OpenQuestion(options)
        self.at += 1
        return self.throws[self.at - 1]

    def repeat(self, step: Callable[..., S], value: S, *args: Hashable, alike: Alike) -> S:
        self.depth += 1
        rested = super().repeat(step, value, *args, alike=alike)
        self.depth -= 1
        return rested


class LineEvaluation:
    """The evaluation of one line.

    Args: side - whose line it is.
          most - runs of the rule after which it is given up.
          least - courses of a smaller chance are left out and count as failed; then the chance is "at least".
    """

    def __init__(
        self, ruleset: Ruleset, aim: Aim, side: Side, line: Sequence[Action], most: int = MOST_RUNS, least: float = 0,
    ) -> None:
        def outcome(event: Event, state: Any) -> str | None:
            return REACHED if aim.is_reached(state, event, side) else None
        self.ruleset = replace(ruleset, outcome=outcome)
        self.side, self.line, self.most, self.least = side, line, most, least
        self.runs = 0
        self.weight = 1.0  # chance of the course that is followed
        self.is_at_least = False  # whether some courses were left out
        self.known: dict[tuple[int, str], Fraction] = {}  # number of the next action, position -> chance from there

    def chance(self, state: Any, at: int = 0) -> ChanceWork:
        """Compute the chance of the line from one of its actions on.

        Raises: Damaged if there are too many ways it can go.
        """
        rules = self.ruleset
        if rules.is_terminal(state) or rules.to_act(state) != self.side:
            return Fraction(0)
        at = next_place(rules, state, self.line, at)
        if at == len(self.line):
            return Fraction(0)
        place = (at, rules.position(state))
        if place not in self.known:
            self.known[place] = yield from self._after(Enumeration(rules, state), state, at, ())
        return self.known[place]

    def _after(self, work: Enumeration, before: Any, at: int, answers: Answers) -> ChanceWork:
        """Compute the chance of the line after some answers to an action."""
        if self.weight < self.least:
            self.is_at_least = True
            return Fraction(0)
        yield from self._count(len(answers))
        table = LineTable(before.copy(), answers, work, self.side)
        try:
            self.ruleset.apply(table, self.line[at])
        except Split as split:
            total, weight = split.decided.get(REACHED, Fraction(0)), self.weight
            for more, p in split.branches:
                self.weight = weight * float(p)
                total += p * (yield from self._after(work, before, at, (*answers, *more)))
            self.weight = weight
            return total
        except OutcomeReached as end:
            return Fraction(end.outcome == REACHED)
        except OpenQuestion as asked:
            best = Fraction(0)
            for option in asked.options:
                best = max(best, (yield from self._after(work, before, at, (*answers, option))))
                if best == 1:
                    break
            return best
        except UnsolvedSteps as unknown:
            work.distributions[work.place(unknown.steps)] = yield from work.enumerate_steps(unknown.steps)
            return (yield from self._after(work, before, at, answers))
        return (yield from self.chance(table.state, at + 1))

    def _count(self, answers: int) -> Generator[None, None, None]:
        self.runs += 1
        if self.runs > self.most or answers > MOST_ANSWERS:
            raise DamagedText(_("This line has too many courses to calculate."))
        if self.runs % SLICE == 0:
            yield None


def line_chance(
    ruleset: Ruleset, aim: Aim, side: Side, state: Any, line: Sequence[Action], most: int = MOST_RUNS,
) -> Fraction:
    """Return the exact chance of a line, all in one go.

    Raises: Damaged if there are too many ways it can go.
    """
    work = LineEvaluation(ruleset, aim, side, line, most).chance(state)
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Fraction = end.value
            return found
