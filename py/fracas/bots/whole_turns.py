"""Search over whole turns, valued by the opponent's replies, for games with such an expert."""

from collections.abc import Iterator
from typing import Any

from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import DecisionPoint
from fracas.bots.search import DecisionSearch
from fracas.kernel.ruleset import Action

_LEFT = 0.95  # what share of the work is still to be done after each turn that was weighed, of what was before


def search_whole_turns(situation: DecisionPoint) -> DecisionSearch | None:
    """Return the search that compares whole turns, None where the game's expert has none."""
    expert = situation.ruleset.expert
    if expert is None or expert.turns is None or situation.choice is not None:
        return None
    turns = expert.turns(situation.state)
    if turns is None:
        return None
    listed: list[Candidate] = []
    return DecisionSearch(situation, listed, _listing(turns, listed))


def _listing(turns: Iterator[tuple[tuple[Action, ...], Any] | None], listed: list[Candidate]) -> Iterator[float]:
    left = 1.0
    for turn in turns:
        if turn is not None:
            candidate = Candidate(turn[0])
            candidate.total, candidate.samples = turn[1], 1
            listed.append(candidate)
            left *= _LEFT
        yield 1 - left
