"""Reasons of aims: the better line scores, wins the ball or brings somebody down more often in this turn."""

from collections.abc import Generator
from fractions import Fraction
from typing import Any

from fracas.analyst.reasons.courses import Course
from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.reason import AimChance, AimOdds, Line
from fracas.analyst.reasons.whole_line import MOST_RUNS, WholeLine, whole_chance
from fracas.faces import puzzle_aims_of
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Side
from fracas.puzzles.aims import Aim
from fracas.puzzles.line_evaluation import LineEvaluation

MOST_AIMS = 2  # that are worked out, those that gain most
MOST_PLAYED = 16  # of a coach's actions that are his line; his turn may go on behind that


def aim_odds(
    rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course,
) -> Generator[None, None, tuple[Found, ...]]:
    """Work out how often two lines reach the aims of their game."""
    if better.roll is None:
        return ()
    found = list[Found]()
    for key, aim in _likely_aims(face, own, better)[:MOST_AIMS]:
        found += yield from _odds_of(rules, face, state, side, own, better, key, aim)
    return tuple(found)


def _likely_aims(face: Face, own: Course, better: Course) -> list[tuple[str, Aim]]:
    """Return the aims that the better line reached more often in samples, those that gain most first."""
    gains = {key: better.worths.share(key) - own.worths.share(key) for key in puzzle_aims_of(face.key)}
    listed = sorted((key for key in gains if gains[key] > 0), key=lambda key: -gains[key] * better.worths.stake(key))
    return [(key, puzzle_aims_of(face.key)[key]) for key in listed]


def _odds_of(
    rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course, key: str, aim: Aim,
) -> Generator[None, None, tuple[Found, ...]]:
    """Work out how often two lines reach an aim."""
    chance, played, is_least = (yield from _chance(rules, aim, side, state, better)), None, False
    if chance is None:
        chance, is_least = (yield from whole_chance(WholeLine(rules, face, side, better.actions, aim), state)), True
    if not chance:
        return ()
    if len(own.actions) < MOST_PLAYED and not is_least and not own.is_passing:
        played = yield from _chance(rules, aim, side, state, own)
    line, cells = plain_line(rules, state, better.actions), carrier_cells(face, state, better)
    stake = better.worths.stake(key)
    if played is None or is_least:
        likely = Fraction(own.worths.share(key)).limit_denominator(len(own.worths.listed))
        gain = float(chance - likely) if 2 * likely <= chance else 0.0
        return ((AimChance(line, key, chance, is_least, cells), gain * stake),)
    lines = plain_line(rules, state, own.actions), line
    return ((AimOdds(*lines, key, (played, chance), cells), float(chance - played) * stake),) if played < chance else ()


def _chance(
    rules: Ruleset, aim: Aim, side: Side, state: Any, course: Course,
) -> Generator[None, None, Fraction | None]:
    """Return the exact chance of a line to reach an aim, None if it has too many courses."""
    return (yield from whole_chance(LineEvaluation(rules, aim, side, course.actions, MOST_RUNS), state))


def carrier_cells(face: Face, state: Any, better: Course) -> tuple[int, ...]:
    """Return the cells of whoever begins the better line and of whoever has the ball."""
    who = next(iter(face.actors(state, better.actions[:1])), NO_ONE)
    holder = next((token.cell for token in face.tokens(state) if token.has_ball), NOWHERE)
    cells = (face.cell_of(state, who) if who != NO_ONE else NOWHERE, holder)
    return tuple(dict.fromkeys(cell for cell in cells if cell >= 0))


def plain_line(rules: Ruleset, state: Any, actions: tuple[Action, ...]) -> Line:
    """Return actions in the notation of the game, as if all stood in one position."""
    return tuple(rules.action_text(state, action) for action in actions)
