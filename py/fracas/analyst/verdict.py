"""A whole match analysed: the course of its worth, what dice and decisions gave each side, the costliest decisions.

Every decision is weighed with fair odds, a little longer than a bot thinks; the most doubtful are looked at again with
many more tries, and as an expert sees them where the game has any.
"""

from collections.abc import Generator
from itertools import pairwise
from typing import NamedTuple

from fracas.analyst.decision_value import (
    Decision,
    DecisionValue,
    decision_at,
    evaluate_decision,
    evaluate_decision_as_expert,
)
from fracas.analyst.fortune import gains
from fracas.analyst.win_chance import with_clock
from fracas.bots.candidates import Candidate
from fracas.bots.evaluate import worth
from fracas.kernel.contracts.stats import StatsSpec
from fracas.kernel.game import Game
from fracas.kernel.resign import is_resignation
from fracas.kernel.table import HOME, NOBODY, Side
from fracas.kernel.work import replace_pauses

FIRST_LOOK, SECOND_LOOK = (12, 0.3), (96, 0.7)  # tries, and from where their dice are spread
DOUBTFUL = 30  # decisions that are looked at again
TRIFLE = 10.0  # thousandths of a win that are not worth a word
GIVEN_TO_LUCK, GIVEN_TO_FIRST = 0.15, 0.7  # shares of the work


class Mistake(NamedTuple):
    """A decision than which a better one was found."""

    number: int  # of the action, from 0
    place: int  # of the answer on its tape, -1 = the action itself
    side: Side
    loss: float  # thousandths of a win
    better: Candidate
    played: str  # in the notation of the game
    best: str  # likewise: where the better line begins


class Verdict(NamedTuple):
    """What the analyst found in a match, in thousandths of a win."""

    curve: tuple[int, ...]  # for the home side, before the first action and after each
    luck: float  # what dice gave the home side
    skill: float  # what the decisions of both sides gave it; with luck it makes the whole course
    mistakes: tuple[Mistake, ...]  # the costliest first

    def worth_lost(self, side: Side) -> float:
        """Return the worth that a side gave away by the decisions looked at again."""
        return sum(each.loss for each in self.mistakes if each.side == side)


def verdict(game: Game, stats: StatsSpec) -> Generator[float, None, Verdict]:
    """Analyse a match in small steps; each yields the share that is done.

    Args: stats - of the game: its score and its clock count in every judgement.
    """
    game = with_clock(game, stats)
    played = len(game.plies) - (game.pending is not None)
    positions = [ply.before for ply in game.plies]
    if played == len(game.plies):
        positions.append(game.state)
    curve = []
    for position in positions:
        curve.append(worth(game.ruleset, position, HOME))
        yield 0.0
    luck = skill = 0.0
    for number in range(played):
        after = game.state if number + 1 == len(game.plies) else game.plies[number + 1].before
        work = gains(game.ruleset, game.plies[number], after)
        fallen = yield from replace_pauses(work, GIVEN_TO_LUCK * number / played)
        luck += sum(gain.value for gain in fallen if gain.side == NOBODY)
        skill += sum(gain.value for gain in fallen if gain.side != NOBODY)
    mistakes = yield from _mistakes(game, played)
    return Verdict(tuple(curve), luck, skill, mistakes)


def _mistakes(game: Game, played: int) -> Generator[float, None, tuple[Mistake, ...]]:
    """Look at every decision, and again at the most doubtful."""
    doubtful: list[tuple[float, int, int]] = []
    known = 0  # actions before this one were foreseen by a plan that was weighed
    for number in range(played):
        share = GIVEN_TO_LUCK + (GIVEN_TO_FIRST - GIVEN_TO_LUCK) * number / played
        for place in _decided(game, number):
            if place < 0 and number < known:
                continue
            decision = decision_at(game, number, place)
            if decision is None:
                continue
            found = yield from replace_pauses(evaluate_decision(decision, *FIRST_LOOK), share)
            if found.loss:
                doubtful.append((found.loss, number, place))
            elif place < 0:
                known = number + _foreseen(game, number, found)
    doubtful.sort(reverse=True)
    mistakes: list[Mistake] = []
    for count, (_loss, number, place) in enumerate(doubtful[:DOUBTFUL]):
        decision = decision_at(game, number, place)
        assert decision is not None
        share = GIVEN_TO_FIRST + (1 - GIVEN_TO_FIRST) * count / DOUBTFUL
        found = yield from replace_pauses(evaluate_decision_as_expert(decision, *SECOND_LOOK), share)
        if found.loss >= TRIFLE:
            mistakes.append(_told(decision, number, place, found))
    return _once_a_turn(game, mistakes)


def _once_a_turn(game: Game, mistakes: list[Mistake]) -> tuple[Mistake, ...]:
    """Return the mistakes, the costliest first, only the costliest of a side in one turn."""
    turns = [0]
    for one, other in pairwise(game.plies):
        turns.append(turns[-1] + (one.side != other.side))
    found: dict[tuple[int, Side], Mistake] = {}
    for each in sorted(mistakes, key=lambda each: (-each.loss, each.number, each.place)):
        found.setdefault((turns[each.number], each.side), each)
    return tuple(found.values())


def _decided(game: Game, number: int) -> list[int]:
    """Return the places of the decisions of an action; giving up is none."""
    ply = game.plies[number]
    if is_resignation(ply.action):
        return []
    return [-1, *(place for place, answer in enumerate(ply.answers) if not answer.is_dice)]


def _foreseen(game: Game, number: int, found: DecisionValue) -> int:
    """Return the number of actions in which the coach followed the best plan without a surprise."""
    for far in range(1, found.follows):
        if game.plies[number + far - 1].answers:
            return far
    return found.follows


def _told(decision: Decision, number: int, place: int, found: DecisionValue) -> Mistake:
    rules, state, asked = decision.situation.ruleset, decision.situation.state, decision.situation.choice
    if asked is None:
        played, best = (rules.action_text(state, action) for action in (decision.chosen, found.best.plan[0]))
    else:
        played, best = (rules.option_text(state, asked, option) for option in (decision.chosen, found.best.decision))
    return Mistake(number, place, decision.situation.side, found.loss, found.best, played, best)
