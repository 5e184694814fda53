"""Search in slices: every candidate is sampled a few times, the worse half dropped, the rest sampled more.

A search can be stopped after any slice; it then holds its best candidate so far.
"""

from collections.abc import Callable, Collection, Iterator
from math import fsum, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from fracas.bots.candidates import Candidate, CandidateScore, candidates, explain
from fracas.bots.decision_point import DecisionPoint
from fracas.bots.evaluate import WIN, sample, with_memory
from fracas.bots.streams import EvenDice, normal_number

ANSWERS = 6  # times that each answer is tried before it may be misjudged
ALIKE = 8  # thousandths of a win that make no difference between answers
EVIDENT = 150  # thousandths of a win by which a certain candidate has to lead to be seen by everybody
SLICE = 0.008  # seconds between two looks around


class DecisionSearch:
    """The search for one decision; iterating runs it, one slice a step, and yields the share done.

    Args: situation - what is to be decided.
          listed - what could be done, the most promising first; a search fills it in its first slices.
          work - does one sample a step and gives the share done.
    """

    def __init__(self, situation: DecisionPoint, listed: list[Candidate], work: Iterator[float]) -> None:
        self.situation = situation
        self.listed = listed
        self._work = work

    def __iter__(self) -> Iterator[float]:
        until = perf_counter() + SLICE
        for done in self._work:
            if perf_counter() >= until:
                yield done
                until = perf_counter() + SLICE

    def finish(self) -> Any:
        """Run the search to its end.

        Returns: the decision.
        """
        for _ in self._work:
            pass
        return self.best

    @property
    def candidate(self) -> Candidate:
        """The best so far: of those tried most often the one that did best; thinks until there is one."""
        while not self.listed:
            next(self._work, None)
        return max(self.listed, key=lambda c: (c.samples, c.value))

    @property
    def best(self) -> Any:
        """The best decision so far: an action, or the option of a question."""
        return self.candidate.decision

    def explanation(self) -> list[CandidateScore]:
        """Return the scores of the sampled candidates, best first."""
        return explain(self.situation, self.listed)


class SearchSettings(NamedTuple):
    """Settings of a search: counts and no seconds, so that a bot plays alike on every machine."""

    breadth: int = 24  # most candidates looked at
    samples: int = 2  # of each in the first round; the half that is kept gets twice as many, and so on
    is_even: bool = False  # whether all get the same dice, spread evenly over the samples
    unknown: Collection[str] = ()  # kinds of actions it does not think of
    # How far it misjudges plans, and answers that the odds do not settle, in standard deviations of their worth.
    blur: float = 0.0
    weighs_only: bool = False  # whether it tries even the only thing to be done, to know what it is worth
    # How much more than it is worth a candidate seems, in thousandths of a win; never against what the odds settle.
    leaning: Callable[[Candidate], float] | None = None


def search(situation: DecisionPoint, random: Random, mind: SearchSettings) -> DecisionSearch:
    """Return the search that compares candidates by sampling.

    Args: random - the bot's own stream, or for one that errs that of the position.
    """
    listed: list[Candidate] = []
    situation = situation._replace(ruleset=with_memory(situation.ruleset, situation.state))
    return DecisionSearch(situation, listed, _search(situation, listed, random, mind))


def known_decision(situation: DecisionPoint, candidate: Candidate) -> DecisionSearch:
    """Return the finished search of a decision that is known already."""
    return DecisionSearch(situation, [candidate], iter(()))


def _search(situation: DecisionPoint, listed: list[Candidate], random: Random, mind: SearchSettings) -> Iterator[float]:
    """Fill the list of candidates, then compare them."""
    for candidate in candidates(situation, mind.unknown):
        if candidate is None:
            yield 0.0
        else:
            listed.append(candidate)
        if len(listed) == mind.breadth:
            break
    yield from _halving(situation, listed, random, mind)


def _halving(
    situation: DecisionPoint, listed: list[Candidate], random: Random, mind: SearchSettings,
) -> Iterator[float]:
    """Try the candidates in rounds.

    Source: sequential halving; Karnin, Koren and Somekh, Almost Optimal Exploration in Multi-Armed Bandits (2013).
    """
    alive, shift = listed, random.random() if mind.is_even else 0.0
    rounds = max(1, (len(alive) - 1).bit_length())
    for number in range(rounds if len(alive) > 1 or mind.weighs_only else 0):
        is_answer = bool(mind.blur or mind.leaning) and situation.choice is not None and not number
        for i, candidate in enumerate(alive):
            for _ in range(max(mind.samples << number, ANSWERS * is_answer)):
                dice = EvenDice(candidate.samples, shift) if mind.is_even else random
                found = sample(situation, candidate, dice)
                candidate.total += found
                candidate.samples += 1
                candidate.seen += (found,) * is_answer
                yield (number + i / len(alive)) / rounds
        if is_answer:
            alive = sound_options(alive)
        if not number and (evident := evident_candidate(alive)) is not None:
            alive = [evident]
        elif not number:
            misjudge(alive, random, mind.blur, mind.leaning)
        alive = sorted(alive, key=lambda c: -c.value)[: (len(alive) + 1) // 2]


def sound_options(listed: list[Candidate]) -> list[Candidate]:
    """Return the options that nobody calls wrong: those that no other one beats, as good luck or bad luck goes.

    An option is beaten by one that is better with the same luck, from the worst throw to the best, or far better on
    the average.
    """
    def beats(one: Candidate, other: Candidate) -> bool:
        gains = [a - b for a, b in zip(sorted(one.seen), sorted(other.seen), strict=True)]
        is_better = min(gains) >= 0 < max(gains) or min(gains) >= -ALIKE and max(gains) > ALIKE
        return is_better or sum(gains) >= EVIDENT * len(gains)

    return [each for each in listed if not any(beats(other, each) for other in listed)] or listed


def evident_candidate(listed: list[Candidate]) -> Candidate | None:
    """Return the candidate that nobody misjudges: a certain win, or a certain gain far above all else."""
    best, *others = sorted(listed, key=lambda c: (c.certain is None, -c.value))
    if best.certain is None:
        return None
    most = max((candidate.value for candidate in others), default=-WIN)
    return best if best.value >= WIN or best.value >= most + EVIDENT else None


def misjudge(
    listed: list[Candidate], random: Random, blur: float, leaning: Callable[[Candidate], float] | None = None,
) -> None:
    """Add errors to the values of candidates, in proportion to their spread, and what somebody leans to.

    Summed exactly, as `sum` does not round alike in all versions of Python.
    """
    if blur:
        mean = fsum(candidate.value for candidate in listed) / len(listed)
        spread = sqrt(fsum((candidate.value - mean) ** 2 for candidate in listed) / len(listed))
        for candidate in listed:
            candidate.fancy = blur * spread * normal_number(random)
    if leaning is not None:
        for candidate in listed:
            candidate.fancy += leaning(candidate)
