"""A whole line in one exact chance, that all of it comes off, and the positions it leads to.

A failure ends it, as an outcome of the odds whose tone is that of a failure; so does a score, which is no failure.
Questions to the side of the line are answered as well as they can be.
"""

from collections.abc import Generator
from dataclasses import replace
from fractions import Fraction
from typing import Any

from fracas.analyst.reasons.courses import FAILURES
from fracas.faces import puzzle_aims_of
from fracas.faces.face import Face
from fracas.faces.outcomes import words_of
from fracas.kernel.errors import DamagedText
from fracas.kernel.odds import Enumeration
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Event, Side
from fracas.puzzles.aims import Aim
from fracas.puzzles.line_evaluation import REACHED, Answers, ChanceWork, LineEvaluation

MOST_RUNS = 1000  # of the rule, for one line
FAILED = "failed"  # the outcome of an action that does not come off


class WholeLine(LineEvaluation):
    """The evaluation of a line up to its first failure.

    Args: aim - to be reached before; None = all of the line has to come off.
    """

    def __init__(
        self, rules: Ruleset, face: Face, side: Side, line: tuple[Action, ...], aim: Aim | None = None,
    ) -> None:
        wanted = aim or next(iter(puzzle_aims_of(face.key).values()))
        super().__init__(rules, wanted, side, line, MOST_RUNS)
        self.is_aimed, self.ends, self.at = aim is not None, list[Any](), 0
        is_bad: dict[str, bool] = {}  # of the outcomes so far

        def outcome(event: Event, state: Any) -> str | None:
            if wanted.is_reached(state, event, side):
                return REACHED
            key = rules.outcome(event, state)
            if key is None:
                return None
            if key not in is_bad:
                is_bad[key] = words_of(face, None, key)[1] in FAILURES
            is_last = not self.is_aimed and self.at == len(line) - 1
            return FAILED if is_bad[key] else REACHED if is_last else None
        self.ruleset = replace(rules, outcome=outcome)

    def chance(self, state: Any, at: int = 0) -> ChanceWork:
        if at == len(self.line):
            self.ends.append(state)
            return Fraction(not self.is_aimed)
        return (yield from super().chance(state, at))

    def _after(self, work: Enumeration, before: Any, at: int, answers: Answers) -> ChanceWork:
        self.at = at
        return (yield from super()._after(work, before, at, answers))


def whole_chance(line: LineEvaluation, state: Any) -> Generator[None, None, Fraction | None]:
    """Return the exact chance of a line, None if it has too many courses."""
    try:
        return (yield from line.chance(state))
    except DamagedText:
        return None
