"""The bench: errors of an expert's judgement, and of corrections of it, on positions they were not fitted to.

A correction is fitted to all matches but a fifth and measured on those, five times, so that every position is held out
once. The dice that are left in the mean of play-outs count in no error.
"""

from collections.abc import Callable, Mapping, Sequence
from math import exp, log
from typing import Any, NamedTuple

from fracas.kernel.errors import InvalidNotation
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import HOME
from fracas.lab.judge.books import JudgedGame
from fracas.lab.judge.playouts import JudgeResult
from fracas.locale import N_, _

FOLDS = 5
EDGE = 0.01  # chances are taken as no nearer to 0 and 1
PRIOR = 1.0  # how firmly a correction keeps to none: as so many doubtful positions would
STEPS = 40  # of Newton's method


class Sample(NamedTuple):
    """A position of the bench, seen by the side to act."""

    match: int
    situation: int
    told: float  # its chance to score next by the judgement
    label: float  # by the play-outs
    noise: float  # variance that dice leave in the label


class SituationRow(NamedTuple):
    """The judgement beside the play-outs in one situation."""

    situation: int
    positions: int
    told: float  # mean
    became: float  # mean


class CorrectionScore(NamedTuple):
    """The error of a correction on positions it was not fitted to: mean square, dice taken out."""

    name: str  # English
    before: float  # of the judgement as it is
    after: float

    @property
    def gain(self) -> float:
        """The share of the error that is gone."""
        return 1 - self.after / self.before if self.before > 0 else 0.0


def read_samples(rules: Ruleset, book: JudgedGame, results: Sequence[JudgeResult], playouts: int) -> list[Sample]:
    """Return the samples of a bench.

    Args: playouts - of each position.
    """
    found = []
    for result in sorted(results):
        for each in result.positions:
            state = rules.parse_position(each.position)
            (side, number), chance = book.situation(state), book.chance(state)
            told, label = (chance, each.label) if side == HOME else (1 - chance, 1 - each.label)
            found.append(Sample(result.number, number, told, label, each.variance / playouts))
    return found


def compare_situations(samples: Sequence[Sample]) -> list[SituationRow]:
    """Return the mean of what was told beside that of what it became, by situation."""
    rows = []
    for number in sorted({each.situation for each in samples}):
        part = [each for each in samples if each.situation == number]
        rows.append(SituationRow(number, len(part), sum(each.told for each in part) / len(part),
                                 sum(each.label for each in part) / len(part)))
    return rows


def logit_of(chance: float) -> float:
    """Return the logit of a chance."""
    kept = min(1 - EDGE, max(EDGE, chance))
    return log(kept / (1 - kept))


def as_one(sample: Sample) -> tuple[list[float], list[float]]:
    """Return the inputs of a correction that sharpens or blurs all chances alike, and its weights for no change."""
    return [logit_of(sample.told)], [1.0]


def by_situation(sample: Sample) -> tuple[list[float], list[float]]:
    """Return the inputs of a correction with lift and slope by situation, and its weights for no change."""
    inputs, weights = [0.0] * 10, [0.0, 1.0] * 5
    inputs[2 * sample.situation:2 * sample.situation + 2] = [1.0, logit_of(sample.told)]
    return inputs, weights


FORMS: Mapping[str, Callable[[Sample], tuple[list[float], list[float]]]] = {
    N_("one slope"): as_one, N_("lift and slope by situation"): by_situation}


def fit_weights(samples: Sequence[Sample], form: Callable[[Sample], tuple[list[float], list[float]]]) -> list[float]:
    """Fit a correction of a form: a logistic curve, held to no change.

    Raises: InvalidNotation if NumPy is not installed.
    """
    try:
        import numpy as np
    except ImportError:
        raise InvalidNotation(_("The value bench needs NumPy: pip install fracas[lab].")) from None
    inputs, labels = np.array([form(each)[0] for each in samples]), np.array([each.label for each in samples])
    same = np.array(form(samples[0])[1])
    weights = same.copy()
    for _step in range(STEPS):
        likely = 1 / (1 + np.exp(-inputs @ weights))
        slope = inputs.T @ (likely - labels) + PRIOR * (weights - same)
        bend = (inputs * (likely * (1 - likely))[:, None]).T @ inputs + PRIOR * np.eye(len(same))
        weights = weights - np.linalg.solve(bend, slope)
    return [float(weight) for weight in weights]


def measure_form(
    samples: Sequence[Sample], name: str, form: Callable[[Sample], tuple[list[float], list[float]]],
) -> CorrectionScore:
    """Measure a form of corrections on held-out matches."""
    before = after = 0.0
    for fold in range(FOLDS):
        held = [each for each in samples if each.match % FOLDS == fold]
        rest = [each for each in samples if each.match % FOLDS != fold]
        if not held or not rest:
            continue
        weights = fit_weights(rest, form)
        for each in held:
            logit = sum(map(_product, form(each)[0], weights))
            before += (each.told - each.label) ** 2 - each.noise
            after += (1 / (1 + exp(-logit)) - each.label) ** 2 - each.noise
    return CorrectionScore(name, before / len(samples), after / len(samples))


def _product(one: float, other: float) -> float:
    return one * other


def measure_all(samples: Sequence[Sample]) -> list[CorrectionScore]:
    """Measure every form of corrections."""
    return [measure_form(samples, name, form) for name, form in FORMS.items()]


def plain_rows(rows: Sequence[Any]) -> list[dict[str, Any]]:
    """Return named tuples as plain values."""
    return [row._asdict() for row in rows]
