"""What actions would need and bring, found by running the rule itself; so it works for every ruleset.

The first roll of an action is the request of the rule on an empty tape; its outcomes are its exact odds; the position
on a way is what the rule makes of it where the dice let the way go on; a usual set-up is legal placements one by one.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from fractions import Fraction
from functools import partial
from heapq import heappop, heappush
from itertools import count, pairwise
from typing import Any, NamedTuple

from fracas.kernel.dice import outcomes
from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.errors import Pending
from fracas.kernel.odds import enumerate_odds
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Choice, Request, Roll

MOST_QUESTIONS = 8  # answered by the policy on the way to the first roll
MOST_RUNS = 500  # of one action, until its dice let the next follow

Fan = dict[str, Fraction]


class ActionRun(NamedTuple):
    """How far an action came on some answers."""

    state: Any
    request: Request | None  # what it waits for; None at its end


def run(ruleset: Ruleset, state: Any, action: Action, answers: Sequence[Answer]) -> ActionRun:
    """Run an action on some answers; the position before it is not changed."""
    table = Tape(state.copy(), list(answers))
    try:
        ruleset.apply(table, action)
    except Pending as stop:
        return ActionRun(table.state, stop.request)  # type: ignore[arg-type]
    return ActionRun(table.state, None)


def usual_answer(ruleset: Ruleset, here: ActionRun) -> Answer:
    """Return what a coach usually answers to the question a run waits for."""
    assert isinstance(here.request, Choice)
    return Answer(here.request.kind, ruleset.policy(here.state, here.request), False)


def run_to_first_roll(ruleset: Ruleset, state: Any, action: Action) -> ActionRun:
    """Run an action up to its first roll, or to its end if it rolls nothing; the policy answers questions before."""
    return _up_to_roll(ruleset, state, action, ())[0]


def _up_to_roll(
    ruleset: Ruleset, state: Any, action: Action, answers: tuple[Answer, ...],
) -> tuple[ActionRun, tuple[Answer, ...]]:
    """Run an action on some answers and those of the policy, up to the next roll; return it with all answers."""
    most = len(answers) + MOST_QUESTIONS
    here = run(ruleset, state, action, answers)
    while isinstance(here.request, Choice) and len(answers) < most:
        answers = (*answers, usual_answer(ruleset, here))
        here = run(ruleset, state, action, answers)
    return here, answers


def first_roll(ruleset: Ruleset, state: Any, action: Action) -> Roll | None:
    """Return the roll an action begins with, None if it rolls nothing.

    What an opponent tries before, an interception for instance, fails; if nothing is rolled after it, it is returned.
    """
    first, answers = _up_to_roll(ruleset, state, action, ())
    here, side = first, ruleset.to_act(state)
    while isinstance(here.request, Roll) and here.request.coach != side and here.request.need is not None:
        failed = Answer(here.request.kind, _worst(here.request), True)
        here, answers = _up_to_roll(ruleset, state, action, (*answers, failed))
    request = here.request if isinstance(here.request, Roll) else first.request
    return request if isinstance(request, Roll) else None


def _worst(roll: Roll) -> Any:
    """Return the faces with which a roll that needs something fails, if it can."""
    return min(faces for faces, _chance in outcomes(roll.dice, roll.bands, roll.more))


def positions_along(ruleset: Ruleset, state: Any, actions: Sequence[Action]) -> Iterator[Any]:
    """Give the position before each of some actions, while all goes as planned."""
    for action, following in pairwise(actions):
        yield state
        state = _leading_to(ruleset, state, action, following)
    yield state


def position_before_last(ruleset: Ruleset, state: Any, actions: Sequence[Action]) -> Any:
    """Return the position before the last of some actions, if all before it go as planned."""
    *_, last = positions_along(ruleset, state, actions)
    return last


def _leading_to(ruleset: Ruleset, state: Any, action: Action, following: Action) -> Any:
    """Return the position after an action whose dice fall so that another can follow, in the likeliest way."""
    number = count()  # of two equally likely runs the one found first comes first
    open_runs: list[tuple[Fraction, int, tuple[Answer, ...]]] = [(Fraction(-1), next(number), ())]
    here = ActionRun(state, None)
    for _ in range(MOST_RUNS):
        if not open_runs:
            break
        chance, _number, answers = heappop(open_runs)
        here = run(ruleset, state, action, answers)
        if isinstance(here.request, Choice):
            heappush(open_runs, (chance, next(number), (*answers, usual_answer(ruleset, here))))
        elif here.request is not None:
            for faces, p in outcomes(here.request.dice, here.request.bands, here.request.more):
                answer = Answer(here.request.kind, faces, True)
                heappush(open_runs, (chance * p, next(number), (*answers, answer)))
        elif not answers or ruleset.is_legal(here.state, following):
            break
    return here.state


def usual_setup(
    ruleset: Ruleset, state: Any, kind: str, place: Callable[[Any, Any], Any], fits: Callable[[Any, int, Any], Any],
) -> tuple[Action, ...]:
    """List the placements with which a side completes its set-up: in turn the best legal place, and who fits it best.

    Args: kind - of the actions that place somebody: kind, who, place.
          place - (position, place) -> the lower, the sooner it is filled.
          fits - (position, who, place) -> the lower, the better he is there.
    """
    side, placed = ruleset.to_act(state), []
    while ruleset.to_act(state) == side:
        legal = [action for action in ruleset.legal_actions(state) if action[0] == kind]
        if not legal:
            break
        best = min(dict.fromkeys(action[2] for action in legal), key=partial(place, state))
        able = (action for action in legal if action[2] == best)
        placed.append(min(able, key=lambda action: fits(state, action[1], action[2])))
        state = run(ruleset, state, placed[-1], ()).state
    return tuple(placed)


def outcome_odds(ruleset: Ruleset, state: Any, action: Action) -> Generator[None, None, Fan]:
    """Work out the outcomes of an action in small steps; the generator returns them with their exact chances."""
    found: Fan = {}
    for step in enumerate_odds(ruleset, state, action):
        if step is None:
            yield None
        else:
            found = step
    return found
