"""Reasons of scores: the better line scores more often in this turn."""

from collections.abc import Generator
from typing import Any

from fracas.analyst.reasons.courses import Course
from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.reason import Line, ScoreOdds
from fracas.faces import puzzle_aims_of
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.kernel.errors import DamagedText
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Side
from fracas.puzzles.line_evaluation import LineEvaluation

MOST_RUNS = 1500  # of the rule, for one line


def score_odds(
    rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course,
) -> Generator[None, None, tuple[Found, ...]]:
    """Work out how often two lines score."""
    if face.plane is not None or better.roll is None:
        return ()
    aim = next(iter(puzzle_aims_of(face.key).values()))
    chances = []
    for course in (better, own):
        try:
            chances.append((yield from LineEvaluation(rules, aim, side, course.actions, MOST_RUNS).chance(state)))
        except DamagedText:
            return ()
        if not chances[0]:
            return ()
    other, played = chances
    if other <= played:
        return ()
    lucky, rest = better.worths.split(other)
    who = next(iter(face.actors(state, better.actions[:1])), NO_ONE)
    cell = face.cell_of(state, who) if who != NO_ONE else NOWHERE
    lines = (_line(rules, state, own.actions), _line(rules, state, better.actions))
    return ((ScoreOdds(*lines, (played, other), cell), float(other - played) * (lucky - rest)),)


def _line(rules: Ruleset, state: Any, actions: tuple[Action, ...]) -> Line:
    """Return actions in the notation of the game, as if all stood in one position."""
    return tuple(rules.action_text(state, action) for action in actions)
