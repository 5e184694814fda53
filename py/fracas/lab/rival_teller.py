"""The teller of rivals: who decided so, by the signs that were taken and passed up.

Each half of the matches is told by what the other half has taught.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import log

WINDOW = 20  # decisions from which a rival is told

Choices = list[tuple[list[str], list[str]]]  # by decision: signs that were taken, and that were passed up


def windows(decisions: Choices, length: int = WINDOW) -> Iterator[Choices]:
    """Yield the whole windows of so many decisions."""
    for first in range(0, len(decisions) - length + 1, length):
        yield decisions[first:first + length]


def whole_match(decisions: Choices) -> Iterator[Choices]:
    """Yield all decisions of a match at once."""
    yield decisions


class Teller:
    """A classifier over counts of signs taken and passed up.

    Source: naive Bayes with the rule of succession; Laplace (1814).
    Args:   known - windows by name.
    """

    def __init__(self, known: Mapping[str, Iterable[Choices]]) -> None:
        self.chances: dict[str, dict[str, float]] = {}
        for name, found in known.items():
            taken: dict[str, list[int]] = {}
            for window in found:
                for yes, no in window:
                    for sign in yes:
                        taken.setdefault(sign, [0, 0])[0] += 1
                    for sign in no:
                        taken.setdefault(sign, [0, 0])[1] += 1
            self.chances[name] = {sign: (a + 1) / (a + b + 2) for sign, (a, b) in taken.items()}

    def name_of(self, window: Choices) -> str:
        """Return the likeliest name for a window."""
        def likelihood(name: str) -> float:
            chances = self.chances[name]
            return sum(log(chances.get(sign, 0.5)) for yes, _no in window for sign in yes) + sum(
                log(1 - chances.get(sign, 0.5)) for _yes, no in window for sign in no)
        return max(self.chances, key=likelihood)


def told_share(found: Sequence[tuple[str, Choices]], cut: Callable[[Choices], Iterable[Choices]]) -> tuple[int, int]:
    """Return the number of windows told rightly, and of all; each half of the matches is told by the other.

    Args: found - matches: whose, and his decisions.
    """
    names = len({name for name, _ in found})
    halves = [[each for number, each in enumerate(found) if number // names % 2 == half] for half in (0, 1)]
    right = total = 0
    for known, told in (halves, halves[::-1]):
        taught: dict[str, list[Choices]] = {}
        for name, decisions in known:
            taught.setdefault(name, []).append(decisions)
        teller = Teller(taught)
        answers = [teller.name_of(window) == name for name, decisions in told for window in cut(decisions)]
        right, total = right + sum(answers), total + len(answers)
    return right, total
