"""Reasons of harms: to an opponent by the better line, and to a side by its own."""

from collections.abc import Generator
from dataclasses import replace
from fractions import Fraction
from typing import Any

from fracas.analyst.reasons.aims import MOST_PLAYED, carrier_cells, plain_line
from fracas.analyst.reasons.courses import PERIL, TARGET, Course
from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.reason import OrderOdds, PerilOdds, TargetOdds
from fracas.analyst.reasons.whole_line import MOST_RUNS, whole_chance
from fracas.faces import harms_of
from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.faces.harms import aim_at
from fracas.kernel.plan_course import next_place
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Event, Side
from fracas.puzzles.aims import Aim
from fracas.puzzles.line_evaluation import ChanceWork, LineEvaluation

MOST_ORDERS = 4  # harms that another order is looked at for
MOST_HARMS = 2  # of each kind that are worked out, those that matter most
HAPPENED = "happened"  # the outcome of a peril


class SpareLine(LineEvaluation):
    """The evaluation of a line by the chance that a peril does not happen."""

    def __init__(self, rules: Ruleset, peril: Aim, side: Side, line: tuple[Action, ...]) -> None:
        super().__init__(rules, peril, side, line, MOST_RUNS)

        def outcome(event: Event, state: Any) -> str | None:
            return HAPPENED if peril.is_reached(state, event, side) else None
        self.ruleset = replace(rules, outcome=outcome)

    def chance(self, state: Any, at: int = 0) -> ChanceWork:
        rules = self.ruleset
        if rules.is_terminal(state) or rules.to_act(state) != self.side or \
                next_place(rules, state, self.line, at) == len(self.line):
            return Fraction(1)
        return (yield from super().chance(state, at))


def harm_odds(
    rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course,
) -> Generator[None, None, tuple[Found, ...]]:
    """Work out how often two lines harm an opponent, or their own side."""
    gains = {key: better.worths.share(key) - own.worths.share(key)
             for key in dict.fromkeys(key for course in (own, better) for key in course.worths.keys)}
    listed = sorted(gains, key=lambda key: (-abs(gains[key] * _stake(own, better, key)), key))
    targets = [key for key in listed if key.startswith(TARGET) and gains[key] > 0][:MOST_HARMS]
    perils = [key for key in listed if key.startswith(PERIL) and gains[key] < 0][:MOST_HARMS]
    found = list[Found]()
    if len(own.actions) < MOST_PLAYED and not own.is_passing:
        for key in targets:
            found += yield from _target_odds(rules, face, state, side, own, better, key)
        found += yield from _order_odds(rules, face, state, side, own, better)
    for key in perils:
        found += yield from _peril_odds(rules, face, state, side, own, better, key)
    return tuple(found)


def _stake(own: Course, better: Course, key: str) -> float:
    """Return the stake of a harm where it was sampled more evenly."""
    return max((own, better), key=lambda course: -abs(course.worths.share(key) - 0.5)).worths.stake(key)


def _target_odds(
    rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course, key: str,
) -> Generator[None, None, tuple[Found, ...]]:
    _target, harm, number = key.split(":")
    aim, who = aim_at(harms_of(face.key).targets[harm].befalls, int(number)), int(number)
    chances = []
    for course in (own, better):
        work = LineEvaluation(rules, aim, side, course.actions, MOST_RUNS)
        chances.append((yield from whole_chance(work, state)))
    played, other = chances
    if played is None or other is None or played >= other:
        return ()
    lines = plain_line(rules, state, own.actions), plain_line(rules, state, better.actions)
    reason = TargetOdds(*lines, harm, who, face.cell_of(state, who), (played, other))
    return ((reason, float(other - played) * _stake(own, better, key)),)


def _order_odds(
    rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course,
) -> Generator[None, None, tuple[Found, ...]]:
    """Work out what is gained by doing first what was done later."""
    first = better.actions[0]
    if first not in own.actions[1:]:
        return ()
    at = own.actions.index(first)
    line = first, *own.actions[:at], *own.actions[at + 1:]
    mover, gained = next(iter(face.actors(state, (first,))), NO_ONE), list[Found]()
    listed = sorted((key for key in own.worths.keys if key.startswith(TARGET)),
                    key=lambda key: (-own.worths.stake(key), key))
    for key in listed[:MOST_ORDERS] if mover != NO_ONE else ():
        _target, harm, number = key.split(":")
        aim, who = aim_at(harms_of(face.key).targets[harm].befalls, int(number)), int(number)
        played = yield from whole_chance(LineEvaluation(rules, aim, side, own.actions, MOST_RUNS), state)
        other = yield from whole_chance(LineEvaluation(rules, aim, side, line, MOST_RUNS), state)
        if played is not None and other is not None and played < other:
            lines = plain_line(rules, state, own.actions), plain_line(rules, state, line)
            reason = OrderOdds(*lines, harm, who, mover, face.cell_of(state, mover), (played, other))
            gained.append((reason, float(other - played) * own.worths.stake(key)))
    return tuple(gained)


def _peril_odds(
    rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course, key: str,
) -> Generator[None, None, tuple[Found, ...]]:
    peril = key.split(":")[1]
    lines = own.actions[:len(better.actions)], better.actions
    chances = []
    for line in lines:
        spared = yield from whole_chance(SpareLine(rules, harms_of(face.key).perils[peril], side, line), state)
        chances.append(None if spared is None else 1 - spared)
    played, other = chances
    if played is None or other is None or played <= other:
        return ()
    texts = plain_line(rules, state, lines[0]), plain_line(rules, state, lines[1])
    reason = PerilOdds(*texts, peril, (played, other), carrier_cells(face, state, own))
    return ((reason, float(other - played) * _stake(own, better, key)),)
