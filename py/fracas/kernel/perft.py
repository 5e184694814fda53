"""Perft: the number of different courses of n actions, to compare engines and notice changed rules.

An action branches at every question by its options and at every roll by what the rule can distinguish. Some rules roll
again without end (a tie in a face-off): a course that comes a third time to the same request in the same position is
not followed.
"""

from collections.abc import Iterator
from typing import Any

from fracas.kernel.dice import outcomes
from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.errors import Pending
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Request, Roll

ROUNDS = 2  # times the same request in the same position is answered

_Met = tuple[tuple[Request, Any], ...]  # requests so far, each with the position it was made in


def perft(ruleset: Ruleset, state: Any, depth: int) -> int:
    """Count the courses of exactly `depth` actions from a position."""
    return sum(1 for _ in positions_at_depth(ruleset, state, depth))


def positions_at_depth(ruleset: Ruleset, state: Any, depth: int) -> Iterator[Any]:
    """List the position at the end of every course of exactly `depth` actions, in a stable order."""
    if depth == 0:
        yield state
    elif not ruleset.is_terminal(state):
        for action in ruleset.legal_actions(state):
            for end in positions_after(ruleset, state, action):
                yield from positions_at_depth(ruleset, end, depth - 1)


def positions_after(ruleset: Ruleset, state: Any, action: Action) -> Iterator[Any]:
    """List the position after every course an action can take, in a stable order."""
    open_tapes: list[tuple[tuple[Answer, ...], _Met]] = [((), ())]
    while open_tapes:
        answers, met = open_tapes.pop()
        tape = Tape(state.copy(), [*answers])
        try:
            ruleset.apply(tape, action)
        except Pending as stop:
            request: Request = stop.request  # type: ignore[assignment]
            plain = request._replace(bands=None) if isinstance(request, Roll) else request  # functions are never equal
            now = (plain, tape.state)
            if met.count(now) < ROUNDS:
                open_tapes += [((*answers, answer), (*met, now)) for answer in _branches(request)]
        else:
            yield tape.state


def _branches(request: Request) -> list[Answer]:
    if isinstance(request, Roll):
        listed = outcomes(request.dice, request.bands, request.more)
        return [Answer(request.kind, faces, True) for faces, _ in listed]
    return [Answer(request.kind, option, False) for option in request.options]
