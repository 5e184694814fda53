"""The teller of rivals: who decided so, by the signs that were taken and passed up.

Each half of the matches is told by what the other half has taught.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import exp, log
from types import MappingProxyType

WINDOW = 20  # decisions from which a rival is told
LEANING = 0.015  # logits by which a thousandth of a win moves the odds of a sign
TRUST = 40  # times that a sign was open, after which what somebody did counts as much as what he is known to like
NEVER = (0, 0)

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

    It begins with what everybody does and what each is known to like, and learns from what he does.

    Source: naive Bayes with the rule of succession; Laplace (1814).
    Args:   known - windows by name.
            likes - thousandths of a win by sign, by name, as far as they are known.
    """

    def __init__(self, known: Mapping[str, Iterable[Choices]], likes: Mapping[str, Mapping[str, int]]) -> None:
        counted = {name: _counts(found) for name, found in known.items()}
        signs = dict.fromkeys(sign for counts in counted.values() for sign in counts)
        everybody = {sign: [sum(counts.get(sign, NEVER)[n] for counts in counted.values()) for n in (0, 1)]
                     for sign in signs}
        self.chances: dict[str, dict[str, float]] = {}
        for name, counts in counted.items():
            mine = self.chances[name] = {}
            for sign, (taken, passed) in everybody.items():
                odds = (taken + 1) / (passed + 1) * exp(LEANING * likes.get(name, {}).get(sign, 0))
                yes, no = counts.get(sign, NEVER)
                mine[sign] = (yes + TRUST * odds / (1 + odds)) / (yes + no + TRUST)

    def name_of(self, window: Choices) -> str:
        """Return the likeliest name for a window."""
        def likelihood(name: str) -> float:
            chances = self.chances[name]
            return sum(log(chances.get(sign, 0.5)) for yes, _no in window for sign in yes) + sum(
                log(1 - chances.get(sign, 0.5)) for _yes, no in window for sign in no)
        return max(self.chances, key=likelihood)


def _counts(found: Iterable[Choices]) -> dict[str, list[int]]:
    """Return the counts of each sign, taken and passed up."""
    counts: dict[str, list[int]] = {}
    for window in found:
        for decision in window:
            for which, signs in enumerate(decision):
                for sign in signs:
                    counts.setdefault(sign, [0, 0])[which] += 1
    return counts


def told_share(
    found: Sequence[tuple[str, Choices]], cut: Callable[[Choices], Iterable[Choices]],
    likes: Mapping[str, Mapping[str, int]] = MappingProxyType({}),
) -> tuple[int, int]:
    """Return the number of windows told rightly, and of all; each half of the matches is told by the other.

    Args: found - matches: whose, and his decisions.
          likes - what each is known to like, as `Teller` has it.
    """
    names = len({name for name, _ in found})
    halves = [[each for number, each in enumerate(found) if number // names % 2 == half] for half in (0, 1)]
    right = total = 0
    for known, told in (halves, halves[::-1]):
        taught: dict[str, list[Choices]] = {}
        for name, decisions in known:
            taught.setdefault(name, []).append(decisions)
        teller = Teller(taught, likes)
        answers = [teller.name_of(window) == name for name, decisions in told for window in cut(decisions)]
        right, total = right + sum(answers), total + len(answers)
    return right, total
