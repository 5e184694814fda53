"""Figures of the trials of rivals: shares by weakness, by coach, and of those told rightly."""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from fracas.lab.rival_teller import Choices, told_share
from fracas.lab.rival_trials import COACHES, LEARNT, UNLEARNT, TrialResult, TrialTask
from fracas.rivals.registry import table_of

LEARNT_LEAST, UNLEARNT_MOST = 0.60, 0.45  # points a match of coaches with and without the lesson
FAIR_LEAST, FAIR_MOST = 0.35, 0.65  # of a coach's first ten matches
TOLD_LEAST = 0.80


class LessonFigure(NamedTuple):
    """The points of coaches with and without a lesson."""

    who: str  # key of a rival or a weakness
    matches: int  # of each coach
    learnt: float  # points a match
    unlearnt: float
    margin: float  # standard error of each, at most

    @property
    def holds(self) -> bool:
        """Whether the lesson beats him, and he beats those without."""
        return self.learnt >= LEARNT_LEAST and self.unlearnt <= UNLEARNT_MOST


class ClimbFigure(NamedTuple):
    """The points of a coach in his first ten matches."""

    coach: str
    climbs: int
    share: float


class TellFigure(NamedTuple):
    """The share told rightly."""

    right: int
    total: int

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.right / self.total if self.total else 0.0


def lesson_figures(game: str, tasks: Sequence[TrialTask], results: Sequence[TrialResult]) -> list[LessonFigure]:
    """Return the figures of a game's weaknesses, each over all rivals who have it, then of the rivals."""
    points: dict[tuple[str, str], list[float]] = {}
    weaknesses = {rival.key: rival.weakness.key for rival in table_of(game).rivals}
    for task, result in zip(tasks, results, strict=True):
        for who in (task.who, f"~{weaknesses[task.who]}"):
            points.setdefault((who, task.coach), []).extend(result.points)
    names = [*dict.fromkeys(f"~{weakness}" for weakness in weaknesses.values()), *weaknesses]
    return [_lesson_figure(name, points[name, LEARNT], points[name, UNLEARNT]) for name in names
            if (name, LEARNT) in points and (name, UNLEARNT) in points]


def _lesson_figure(who: str, learnt: list[float], unlearnt: list[float]) -> LessonFigure:
    return LessonFigure(who, len(learnt), sum(learnt) / len(learnt), sum(unlearnt) / len(unlearnt),
                        0.5 / sqrt(len(learnt)))


def climb_figures(tasks: Sequence[TrialTask], results: Sequence[TrialResult]) -> list[ClimbFigure]:
    """Return the figures of the coaches."""
    found = {coach: [result.points for task, result in zip(tasks, results, strict=True) if task.coach == coach]
             for coach in COACHES}
    return [ClimbFigure(coach, len(climbs), sum(map(sum, climbs)) / sum(map(len, climbs)))
            for coach, climbs in found.items() if climbs]


def tell_figure(tasks: Sequence[TrialTask], results: Sequence[TrialResult],
                cut: Callable[[Choices], Iterable[Choices]]) -> TellFigure:
    """Return the share of windows, or of whole matches, whose rival was told."""
    likes = {rival.key: rival.likes for game in {task.game for task in tasks} for rival in table_of(game).rivals}
    return TellFigure(*told_share([(task.who, result.decisions) for task, result in zip(tasks, results, strict=True)],
                                  cut, likes))
