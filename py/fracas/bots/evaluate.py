"""Evaluation of candidates: samples with the bot's own dice, judged by the game's worth."""

from random import Random
from typing import Any

from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import DecisionPoint, ResumedSampler
from fracas.kernel.drivers import RandomSource, Sampler
from fracas.kernel.errors import Pending
from fracas.kernel.plan_course import next_place
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Side

WIN = 1000  # thousandths


def sample(situation: DecisionPoint, candidate: Candidate, random: RandomSource) -> int:
    """Sample a candidate once; one without chance is sampled only the first time.

    Returns: worth of where it led, in thousandths of a win for the side that decides.
    """
    if candidate.certain is not None:
        return candidate.certain
    rules, side = situation.ruleset, situation.side
    if candidate.option is None:
        table = _follow(situation, candidate, random)
    else:
        assert situation.action is not None
        table = ResumedSampler(situation, candidate.option, random)
        rules.apply(table, situation.action)
    found = worth(rules, table.state, side)
    if not table.inputs:
        candidate.certain = found
    return found


def _follow(situation: DecisionPoint, candidate: Candidate, random: RandomSource) -> Sampler:
    """Play a plan on a copy as far as possible; its certain beginning is played only once.

    Returns: the table with the position reached.
    """
    rules, is_first, begun = situation.ruleset, candidate.begun is None, candidate.known
    if is_first:
        candidate.begun = situation.state
    table = Sampler(candidate.begun.copy(), random, rules.policy)
    at = begun
    while at < len(candidate.plan):
        rules.apply(table, candidate.plan[at])
        at += 1
        if is_first and not table.inputs:
            candidate.begun, candidate.known = table.state.copy(), at
        at = _next_place(rules, table.state, situation.side, candidate.plan, at)
    return table


def _next_place(ruleset: Ruleset, state: Any, side: Side, plan: tuple[Action, ...], at: int) -> int:
    """Return the place of the next action of a side's plan, the length of the plan where it stops."""
    is_over = ruleset.is_terminal(state) or ruleset.to_act(state) != side
    return len(plan) if is_over else next_place(ruleset, state, plan, at)


def worth(ruleset: Ruleset, state: Any, side: Side) -> int:
    """Return the worth of a position for a side, in thousandths of a win."""
    return WIN * ruleset.returns(state)[side] if ruleset.is_terminal(state) else ruleset.worth(state, side)


def certain_outcome(ruleset: Ruleset, state: Any, action: Action) -> Any:
    """Return the position after an action that leaves nothing to chance or choice, None for any other."""
    table = _Certain(state.copy(), Random(0))
    try:
        ruleset.apply(table, action)
    except Pending:
        return None
    return table.state


class _Certain(Sampler):
    """A table that stops at the first roll or question."""

    __slots__ = ()

    def roll(self, kind: str, *_: Any, **request: Any) -> Any:
        raise Pending(kind)

    def test(self, kind: str, *_: Any, **request: Any) -> Any:
        raise Pending(kind)

    def choose(self, *_: Any, **request: Any) -> Any:
        raise Pending(request)
