"""Search for the best line to an aim: exact odds over the plans of the game."""

from collections.abc import Generator
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.kernel.errors import DamagedText
from fracas.kernel.ruleset import Action, Ruleset
from fracas.puzzles.aims import Aim
from fracas.puzzles.line_evaluation import LineEvaluation

MOST_PLANS = 16
MOST_RUNS = 2_500  # of the rule, for one plan: one that needs more is left out


class RatedLine(NamedTuple):
    """A line with its chance."""

    chance: Fraction
    line: tuple[Action, ...]


def search_lines(ruleset: Ruleset, aim: Aim, state: Any) -> Generator[None, None, list[RatedLine]]:
    """Return all plans that can reach the aim, the best one first, in slices."""
    side, found = ruleset.to_act(state), []
    plans = [plan for plan in ruleset.plans(state) if plan][:MOST_PLANS]
    for plan in dict.fromkeys(plans):
        work = LineEvaluation(ruleset, aim, side, plan, MOST_RUNS).chance(state)
        try:
            chance = yield from work
        except DamagedText:  # there are too many ways it can go
            continue
        if chance:
            found.append(RatedLine(chance, plan))
    return sorted(found, key=lambda each: (-each.chance, len(each.line)))
