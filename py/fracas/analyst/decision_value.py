"""One decision weighed: what was decided beside the best a bot would have tried, both with the same dice.

What was decided counts as well as the best that can be made of it: as the best plan that begins so, or as what the
coach went on to do. So nobody is blamed for a step that two plans share, or for a plan the bot does not know.
"""

from collections.abc import Generator, Sequence
from random import Random
from typing import Any, NamedTuple

from fracas.analyst.win_chance import judged_at_once
from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import DecisionPoint
from fracas.bots.evaluate import sample, sample_stages
from fracas.bots.levels import EXPERT, USUAL
from fracas.bots.search import SearchSettings, search
from fracas.bots.streams import EvenDice
from fracas.kernel.drivers import Tape
from fracas.kernel.errors import Pending
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice

RIVALS = 4  # of what the bot would have tried that are compared
FAR = (1, 2, 4, 8, 16)  # how many of the coach's next actions are taken for his plan


class Decision(NamedTuple):
    """An action that was chosen, or an answer in the middle of one."""

    situation: DecisionPoint
    chosen: Any  # action or option
    lines: tuple[tuple[Action, ...], ...] = ()  # what the coach went on to do, in several lengths


class DecisionValue(NamedTuple):
    """What a decision came to."""

    loss: float  # thousandths of a win given away; 0 = nothing better was found
    best: Candidate
    follows: int  # how many of the coach's next actions are those of the best plan


def decision_at(game: Game, number: int, place: int = -1) -> Decision | None:
    """Return a decision of a match.

    Args:    number - of the action.
             place - of the answer on its tape, -1 = choosing the action itself.
    Returns: None if there was nothing to choose.
    """
    ply = game.plies[number]
    rules = judged_at_once(game.ruleset, ply.before)
    if place < 0:
        point = DecisionPoint(rules, ply.before.copy(), ply.side, number=number)
        return Decision(point, ply.action, _lines(game, number))
    seen = ply.answers[:place]
    try:
        rules.apply(Tape(ply.before.copy(), list(seen)), ply.action)
    except Pending as stop:
        asked = stop.request
        if isinstance(asked, Choice) and len(asked.options) > 1:
            situation = DecisionPoint(rules, ply.before.copy(), asked.coach, ply.action, tuple(seen), asked, number)
            return Decision(situation, ply.answers[place].value)
    return None


def _lines(game: Game, number: int) -> tuple[tuple[Action, ...], ...]:
    """Return the coach's line up to the end of his turn, in several lengths."""
    side, actions = game.plies[number].side, []
    for ply in game.plies[number:number + FAR[-1]]:
        if ply.side != side:
            break
        actions.append(ply.action)
    return tuple(dict.fromkeys(tuple(actions[:far]) for far in FAR))


def evaluate_decision(
    decision: Decision, tries: int, shift: float, mind: SearchSettings = USUAL,
) -> Generator[None, None, DecisionValue]:
    """Weigh a decision in small steps.

    Args: tries - of everything that is compared, all with the same dice.
          shift - from where those are spread, from 0 to 1.
          mind - how what could be done is found; as a bot that weighs with fair odds does.
    """
    thought = search(decision.situation, Random(f"{shift}"), mind)
    for _share in thought:
        yield
    best = thought.candidate
    if best.decision == decision.chosen:
        return DecisionValue(0.0, best, _followed(decision, best))
    tried = sorted((each for each in thought.listed if each.decision != decision.chosen), key=_rank)[:RIVALS]
    chosen = sorted((each for each in thought.listed if each.decision == decision.chosen), key=_rank)[:RIVALS]
    rivals, own = [_anew(each) for each in tried], [_anew(each) for each in chosen if each.plan not in decision.lines]
    if not chosen and not decision.lines:
        own.append(Candidate(option=decision.chosen))
    for each in (*rivals, *own):
        for number in range(tries):
            each.total += sample(thought.situation, each, EvenDice(number, shift))
            each.samples += 1
            if each.certain is not None:
                break
            yield
    played = [each.value for each in own]
    if decision.lines:
        played.append((yield from _value_of_lines(thought.situation, decision.lines, tries, shift)))
    best = max(rivals, key=lambda each: each.value)
    return DecisionValue(max(0.0, best.value - max(played)), best, 0)


def _value_of_lines(
    situation: DecisionPoint, lines: Sequence[tuple[Action, ...]], tries: int, shift: float,
) -> Generator[None, None, float]:
    """Weigh lines each of which goes on with the one before, all in the same tries.

    Returns: the worth of the best.
    """
    stages, longest = [len(line) for line in lines], Candidate(lines[-1])
    certain: list[int] = []
    totals = [0] * len(lines)
    for number in range(tries):
        found = certain + sample_stages(situation, longest, stages[len(certain):], EvenDice(number, shift))
        if not number:
            certain = found[:sum(stage <= longest.known for stage in stages)]
        totals = [total + worth for total, worth in zip(totals, found, strict=True)]
        if longest.certain is not None:
            return max(totals)
        yield
    return max(totals) / tries


def evaluate_decision_as_expert(decision: Decision, tries: int, shift: float) -> Generator[None, None, DecisionValue]:
    """Weigh a decision as `weighed` does; in a game that has experts, by their plans and their judgement."""
    rules = decision.situation.ruleset
    if rules.expert is None:
        return (yield from evaluate_decision(decision, tries, shift))
    situation = decision.situation._replace(ruleset=rules.with_expertise())
    return (yield from evaluate_decision(decision._replace(situation=situation), tries, shift, EXPERT))


def _rank(candidate: Candidate) -> tuple[int, float]:
    return -candidate.samples, -candidate.value


def _anew(candidate: Candidate) -> Candidate:
    """Return the same thing to do without what was tried of it."""
    return Candidate(candidate.plan, candidate.option)


def _followed(decision: Decision, best: Candidate) -> int:
    """Return the number of actions of the best plan that the coach played."""
    line: Sequence[Action] = decision.lines[-1] if decision.lines else ()
    pairs = list(zip(best.plan, line, strict=False))
    return next((place for place, (one, other) in enumerate(pairs) if one != other), len(pairs))
