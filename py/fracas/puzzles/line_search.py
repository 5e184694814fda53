"""Search for the best line to an aim: exact odds over the plans of the game."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.kernel.errors import DamagedText
from fracas.kernel.odds import Enumeration, Split, UnsolvedSteps
from fracas.kernel.ruleset import Action, Ruleset
from fracas.puzzles.aims import Aim
from fracas.puzzles.line_evaluation import LineEvaluation, LineTable, OpenQuestion

MOST_PLANS = 16
MOST_RUNS = 2_500  # of the rule, for one plan: one that needs more is left out
TARGET = 2  # place of the target in an action that has one, behind its kind and whoever does it


class RatedLine(NamedTuple):
    """A line with its chance."""

    chance: Fraction
    line: tuple[Action, ...]


def search_lines(ruleset: Ruleset, aim: Aim, state: Any) -> Generator[None, None, list[RatedLine]]:
    """Return all plans that can reach the aim, the best one first, in slices."""
    side, found = ruleset.to_act(state), []
    plans = [plan for plan in ruleset.plans(state) if plan][:MOST_PLANS]
    for plan in dict.fromkeys((*plans, *other_deeds(ruleset, state, plans))):
        work = LineEvaluation(ruleset, aim, side, plan, MOST_RUNS).chance(state)
        try:
            chance = yield from work
        except DamagedText:  # there are too many ways it can go
            continue
        if chance:
            found.append(RatedLine(chance, plan))
    return sorted(found, key=lambda each: (-each.chance, len(each.line)))


def other_deeds(rules: Ruleset, state: Any, plans: Iterable[tuple[Action, ...]]) -> Iterator[tuple[Action, ...]]:
    """Yield plans with another last deed of the same player against the same target.

    A plan tackles or blocks as it is good for the match; an aim may ask for the other.
    """
    for plan in plans:
        *before, last = plan
        there = state_after(rules, state, before) if len(last) > TARGET else None
        if there is not None:
            yield from ((*before, deed) for deed in rules.legal_actions(there)
                        if deed[1:TARGET + 1] == last[1:TARGET + 1] and deed[0] != last[0])


def state_after(rules: Ruleset, state: Any, plan: Sequence[Action]) -> Any:
    """Return the position after actions without a throw or a question.

    Returns: None if one is not legal, or if the other side is to act then.
    """
    side, rules = rules.to_act(state), replace(rules, outcome=lambda _event, _state: None)
    for action in plan:
        if not rules.is_legal(state, action):
            return None
        table = LineTable(state.copy(), (), Enumeration(rules, state), side)
        try:
            rules.apply(table, action)
        except (Split, OpenQuestion, UnsolvedSteps):
            return None
        state = table.state
        if rules.is_terminal(state) or rules.to_act(state) != side:
            return None
    return state
