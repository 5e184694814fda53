"""Previews of actions, found by running the rule itself: first rolls, odds, positions on the way.

The first roll of an action is the request of the rule on an empty tape; its outcomes are its exact odds; a position on
a path is the result of the rule with dice that let the path go on; a usual set-up is legal placements one by one.
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
MOST_COMPARED = 300  # pairs of runs, until a question counts as one with a difference
MOST_RUNS = 500  # of one action, until the next one is legal

Fan = dict[str, Fraction]


class ActionRun(NamedTuple):
    """The state of an action after some answers."""

    state: Any
    request: Request | None  # the pending question or roll; None at the end


def run(ruleset: Ruleset, state: Any, action: Action, answers: Sequence[Answer]) -> ActionRun:
    """Run an action on some answers; the position before it is not changed."""
    table = Tape(state.copy(), list(answers))
    try:
        ruleset.apply(table, action)
    except Pending as stop:
        return ActionRun(table.state, stop.request)  # type: ignore[arg-type]
    return ActionRun(table.state, None)


def usual_answer(ruleset: Ruleset, here: ActionRun) -> Answer:
    """Return the usual answer to the pending question of a run."""
    assert isinstance(here.request, Choice)
    return Answer(here.request.kind, ruleset.policy(here.state, here.request), False)


def run_to_first_roll(ruleset: Ruleset, state: Any, action: Action) -> ActionRun:
    """Run an action up to its first roll or its end; the policy answers the questions before."""
    return _up_to_roll(ruleset, state, action, ())[0]


def _up_to_roll(
    ruleset: Ruleset, state: Any, action: Action, answers: tuple[Answer, ...],
) -> tuple[ActionRun, tuple[Answer, ...]]:
    """Run an action on some answers and the policy's, up to the next roll; return all answers too."""
    most = len(answers) + MOST_QUESTIONS
    here = run(ruleset, state, action, answers)
    while isinstance(here.request, Choice) and len(answers) < most:
        answers = (*answers, usual_answer(ruleset, here))
        here = run(ruleset, state, action, answers)
    return here, answers


def first_roll(ruleset: Ruleset, state: Any, action: Action) -> Roll | None:
    """Return the first roll of an action, None if there is none.

    Rolls of the opponent before it, an interception for instance, fail; if no roll follows, the opponent's is returned.
    """
    first, answers = _up_to_roll(ruleset, state, action, ())
    here, side = first, ruleset.to_act(state)
    while isinstance(here.request, Roll) and here.request.coach != side and here.request.need is not None:
        roll = here.request
        worst: Any = min(faces for faces, _chance in outcomes(roll.dice, roll.bands, roll.more))
        failed = Answer(roll.kind, worst, True)
        here, answers = _up_to_roll(ruleset, state, action, (*answers, failed))
    request = here.request if isinstance(here.request, Roll) else first.request
    return request if isinstance(request, Roll) else None


def positions_along(ruleset: Ruleset, state: Any, actions: Sequence[Action]) -> Iterator[Any]:
    """Yield the position before each of some actions, while all goes as planned."""
    for action, following in pairwise(actions):
        yield state
        state = _leading_to(ruleset, state, action, following)
    yield state


def position_before_last(ruleset: Ruleset, state: Any, actions: Sequence[Action]) -> Any:
    """Return the position before the last of some actions, if the others go as planned."""
    *_, last = positions_along(ruleset, state, actions)
    return last


def _leading_to(ruleset: Ruleset, state: Any, action: Action, following: Action) -> Any:
    """Return the likeliest position after an action in which another action is legal."""
    number = count()  # of two equally likely runs the first found comes first
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


def is_idle_choice(ruleset: Ruleset, state: Any, action: Action, answers: Sequence[Answer], choice: Choice) -> bool:
    """Return whether every answer to a question leads to the same positions, whatever falls and is answered later.

    Args: state - the position before the action; answers - its tape up to the question.
    """
    runs = iter(range(MOST_COMPARED))
    first, *others = ([*answers, Answer(choice.kind, option, False)] for option in choice.options)
    return all(_is_alike(ruleset, state, action, first, other, runs) for other in others)


def _is_alike(
    ruleset: Ruleset, state: Any, action: Action, one: list[Answer], other: list[Answer], runs: Iterator[int],
) -> bool:
    """Return whether two tapes lead to the same positions; False where that takes too long to find out."""
    here, there = run(ruleset, state, action, one), run(ruleset, state, action, other)
    if next(runs, None) is None or here != there:
        return False
    match here.request:
        case None:
            return True
        case Choice(kind, options=options):
            following = [Answer(kind, option, False) for option in options]
        case request:
            following = [Answer(request.kind, faces, True)
                         for faces, _chance in outcomes(request.dice, request.bands, request.more)]
    return all(_is_alike(ruleset, state, action, [*one, each], [*other, each], runs) for each in following)


def usual_setup(
    ruleset: Ruleset, state: Any, kind: str, place: Callable[[Any, Any], Any], fits: Callable[[Any, int, Any], Any],
) -> tuple[Action, ...]:
    """Return the placements that complete a set-up: each time the best legal place and its best player.

    Args: kind - of the actions that place somebody: kind, who, place.
          place - (position, place) -> rank of the place, the lowest is filled first.
          fits - (position, who, place) -> rank of the player there, the lowest is taken.
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
    """Compute the exact odds of an action in small steps; the generator returns them."""
    found: Fan = {}
    for step in enumerate_odds(ruleset, state, action):
        if step is None:
            yield None
        else:
            found = step
    return found
