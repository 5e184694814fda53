"""Judging pairs of matches: the score with its interval, and the sequential test that says when it is settled.

A pair is two matches on the same dice with the bots in each other's seats; its score is 0, 1/2, 1, 3/2 or 2. Pairs are
independent of each other where single matches are not, so all figures here count pairs (five classes: pentanomial).
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a pair, by its half points
WIDE = 1.96  # standard deviations of an interval of 95 %
NEVER = 1e-3  # added to every class: one that was not seen yet may still come
STEPS = 60  # halvings, enough for every digit of a float

BETTER, WORSE, OPEN = "better", "worse", "open"


class Hypotheses(NamedTuple):
    """A question with two answers: is the score at least `accept` or at most `against`?"""

    accept: float = 0.75
    against: float = 0.65
    error: float = 0.05  # chance of either wrong answer

    @property
    def threshold(self) -> float:
        """The log-likelihood ratio at which it is settled, on either side."""
        return log((1 - self.error) / self.error)


class Measurement(NamedTuple):
    """The state of a measurement."""

    pairs: int
    counts: tuple[int, ...]  # pairs by half points, 0..4
    score: float  # of the first bot, a draw counting half
    margin: float  # half of the interval of 95 %
    ratio: float  # log-likelihood ratio, positive = better
    verdict: str  # BETTER, WORSE or OPEN


def measurement(counts: Sequence[int], gate: Hypotheses) -> Measurement:
    """Return the state of a measurement after these pairs."""
    pairs = sum(counts)
    score = sum(n * each for n, each in zip(counts, SCORES, strict=True)) / pairs if pairs else 0.5
    spread = sum(n * (each - score) ** 2 for n, each in zip(counts, SCORES, strict=True))
    margin = WIDE * sqrt(spread / pairs / (pairs - 1)) if pairs > 1 else 1.0
    ratio = log_likelihood_ratio(counts, gate)
    verdict = BETTER if ratio >= gate.threshold else WORSE if ratio <= -gate.threshold else OPEN
    return Measurement(pairs, tuple(counts), score, margin, ratio, verdict)


def log_likelihood_ratio(counts: Sequence[int], gate: Hypotheses) -> float:
    """Return the log-likelihood ratio of the pairs at the score to accept against the lower score.

    Source: generalised sequential probability ratio test with five classes; Van den Bergh, Comments on Normalized Elo
            (2021), as practised by Fishtest.
    """
    if not any(counts):
        return 0.0
    seen = [n + NEVER for n in counts]
    total = sum(seen)
    shares = [n / total for n in seen]
    high, low = likeliest_chances(shares, gate.accept), likeliest_chances(shares, gate.against)
    return sum(n * log(p / q) for n, p, q in zip(seen, high, low, strict=True))


def likeliest_chances(shares: Sequence[float], score: float) -> list[float]:
    """Return the chances of the classes that explain the shares best among those of a given mean score."""
    away = [each - score for each in SCORES]
    low, high = -1 / away[-1], -1 / away[0]  # between them all chances are positive
    for _ in range(STEPS):
        middle = (low + high) / 2
        if sum(share * gap / (1 + middle * gap) for share, gap in zip(shares, away, strict=True)) > 0:
            low = middle
        else:
            high = middle
    return [share / (1 + low * gap) for share, gap in zip(shares, away, strict=True)]
