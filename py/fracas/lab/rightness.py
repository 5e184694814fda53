"""Rightness: how often the better line of the analyst wins when it is played out beside what was played.

Both lines are followed from the decision, then bots play on to the end of the match. Both have the same seeds, so that
they differ by the line alone.
"""

import json
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

import fracas
from fracas.analyst.verdict import Mistake, verdict
from fracas.bots.evaluate import WIN
from fracas.bots.levels import Bot
from fracas.bots.match import MOST_INPUTS, bot_seed, play_match, play_steps
from fracas.kernel.game import Game
from fracas.kernel.plan_course import next_place
from fracas.kernel.ruleset import Action
from fracas.kernel.stats import StatsSpec
from fracas.kernel.table import Choice
from fracas.kernel.work import run_to_end
from fracas.lab.sprt import WIDE

MOST_MISTAKES = 3  # of a match that are played out, the costliest first: those of "Key moments" that are seen first


class RightnessTask(NamedTuple):
    """A match whose costliest decisions are to be played out."""

    number: int
    game: str  # key
    bots: tuple[str, str]  # home, away; they play on too
    seed: str
    pairs: int  # of play-outs a decision


class RightnessResult(NamedTuple):
    """Decisions of a match: by how much the better line did better on the average, in thousandths of a win."""

    number: int
    gains: tuple[float, ...]


class Rightness(NamedTuple):
    """The share of better lines that did better; a tie counts half."""

    decisions: int
    share: float
    margin: float  # half of the interval of 95 %


def rightness_tasks(game: str, bots: tuple[str, str], seed: str, matches: int, pairs: int) -> Iterator[RightnessTask]:
    """Return the matches of a measurement; the bots change seats after each."""
    seats = (bots, bots[::-1])
    return (RightnessTask(number, game, seats[number % 2], f"{seed}-{number}", pairs) for number in range(matches))


def measure_match(task: RightnessTask, stats: StatsSpec) -> RightnessResult:
    """Play a match, analyse it, and play its costliest decisions out."""
    game = play_match(task.game, *task.bots, task.seed).game
    if not game.is_terminal():
        return RightnessResult(task.number, ())
    found = [each for each in run_to_end(verdict(game, stats)).mistakes if each.place < 0][:MOST_MISTAKES]
    return RightnessResult(task.number, tuple(_gain(game, each, task) for each in found))


def result_in(line: str) -> RightnessResult:
    """Return the result of a line.

    Raises: ValueError or TypeError if it holds none.
    """
    number, gains = json.loads(line)
    return RightnessResult(int(number), tuple(map(float, gains)))


def rightness(results: Sequence[RightnessResult]) -> Rightness:
    """Return the share of better lines that did better."""
    scores = [0.5 if gain == 0 else float(gain > 0) for result in results for gain in result.gains]
    count = len(scores)
    share = sum(scores) / count if count else 0.0
    return Rightness(count, share, WIDE * sqrt(share * (1 - share) / count) if count else 1.0)


def _gain(match: Game, mistake: Mistake, task: RightnessTask) -> float:
    """Return the mean gain of the better line beside what was played, over all pairs."""
    total = 0
    for pair in range(task.pairs):
        seed = f"{task.seed} {mistake.number} {pair}"
        played = (match.plies[mistake.number].action,)
        ends = [_play_out(match, mistake, line, task.bots, seed) for line in (mistake.better.plan, played)]
        total += ends[0] - ends[1]
    return total / task.pairs


def _play_out(match: Game, mistake: Mistake, line: tuple[Action, ...], levels: tuple[str, str], seed: str) -> int:
    """Return the result of a line for the side of a mistake."""
    rules = match.ruleset
    game = fracas.from_position(rules.position(match.plies[mistake.number].before), seed)
    bots = Bot(levels[0], bot_seed(seed, "home")), Bot(levels[1], bot_seed(seed, "away"))
    at = 0
    while at < len(line) and not game.is_terminal() and game.to_act == mistake.side:
        at = next_place(rules, game.state, line, at)
        if at == len(line):
            break
        game.apply(line[at])
        at += 1
        while isinstance(game.pending, Choice):
            game.answer(bots[game.to_act].decide(game))
    for _made in play_steps(game, bots, MOST_INPUTS):
        pass
    return WIN * rules.returns(game.state)[mistake.side] if game.is_terminal() else 0
