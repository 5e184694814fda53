"""Evaluation of candidates: samples with the bot's own dice, judged by the game's worth."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import attrgetter
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
        table = _table_of(situation, candidate, random)
        for _at in _course(situation, candidate, table):
            pass
    else:
        assert situation.action is not None
        table = ResumedSampler(situation, candidate.option, random)
        rules.apply(table, situation.action)
    found = worth(rules, table.state, side)
    if not table.inputs:
        candidate.certain = found
    return found


def sample_stages(
    situation: DecisionPoint, candidate: Candidate, stages: Sequence[int], random: RandomSource,
) -> list[int]:
    """Sample a plan once, as `sample` samples those that it begins with.

    Args:    stages - numbers of its actions, the fewest first, each more than it has certainly begun with.
    Returns: worth of where as many led, or of where it stopped before, each in thousandths of a win.
    """
    table = _table_of(situation, candidate, random)
    found: list[int] = []
    for at in _course(situation, candidate, table):
        reached = sum(stage <= at for stage in stages)
        if reached > len(found):
            found += [worth(situation.ruleset, table.state, situation.side)] * (reached - len(found))
    if not table.inputs:
        candidate.certain = found[-1]
    return found


def _table_of(situation: DecisionPoint, candidate: Candidate, random: RandomSource) -> Sampler:
    """Return the table on which a candidate is tried: a plan goes on after what it certainly begins with."""
    state = situation.state if candidate.begun is None else candidate.begun
    return Sampler(state.copy(), random, situation.ruleset.policy)


def _course(situation: DecisionPoint, candidate: Candidate, table: Sampler) -> Iterator[int]:
    """Play a plan as far as possible; after each action yield the place of the next."""
    rules, is_first, at = situation.ruleset, candidate.begun is None, candidate.known
    if is_first:
        candidate.begun = situation.state
    while at < len(candidate.plan):
        rules.apply(table, candidate.plan[at])
        at += 1
        if is_first and not table.inputs:
            candidate.begun, candidate.known = table.state.copy(), at
        at = _next_place(rules, table.state, situation.side, candidate.plan, at)
        yield at


def _next_place(ruleset: Ruleset, state: Any, side: Side, plan: tuple[Action, ...], at: int) -> int:
    """Return the place of the next action of a side's plan, the length of the plan where it stops."""
    is_over = ruleset.is_terminal(state) or ruleset.to_act(state) != side
    return len(plan) if is_over else next_place(ruleset, state, plan, at)


def worth(ruleset: Ruleset, state: Any, side: Side) -> int:
    """Return the worth of a position for a side, in thousandths of a win."""
    return WIN * ruleset.returns(state)[side] if ruleset.is_terminal(state) else ruleset.worth(state, side)


def with_memory(ruleset: Ruleset, state: Any) -> Ruleset:
    """Return a game that judges no position twice: most samples of a decision come to where others came.

    Args: state - where those begin; a position is told from it by what has changed.
    """
    fields, judge = attrgetter(*type(state).__slots__), ruleset.worth
    begun: tuple[Any, ...] = fields(state)
    known: dict[tuple[Side, tuple[Any, ...]], int] = {}

    def remember(state: Any, side: Side) -> int:
        changes = tuple([... if value is before else tuple(value) if value.__class__ is list else value
                         for value, before in zip(fields(state), begun, strict=True)])
        found = known.get((side, changes))
        if found is None:
            found = known[side, changes] = judge(state, side)
        return found
    return replace(ruleset, worth=remember)


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
