"""Rightness: how often the better line of the analyst wins when it is played out beside what was played.

Both lines are followed from the decision, then bots play on, to the end of the match or for some turns, after which the
analyst's chance to win is compared. Both have the same seeds, so that they differ by the line alone.
"""

import json
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from fracas.analyst.trials import paired_gain, standing_mistakes
from fracas.analyst.verdict import verdict
from fracas.analyst.win_chance import timed_ruleset
from fracas.bots.match import play_match
from fracas.kernel.contracts.stats import StatsSpec
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
    turns: int = 0  # after which they end, 0 = the end of the match


class RightnessResult(NamedTuple):
    """Decisions of a match: by how much the better line did better on the average, in thousandths of a win."""

    number: int
    gains: tuple[float, ...]


class Rightness(NamedTuple):
    """The share of better lines that did better; a tie counts half."""

    decisions: int
    share: float
    margin: float  # half of the interval of 95 %


def rightness_tasks(
    game: str, bots: tuple[str, str], seed: str, matches: int, pairs: int, turns: int = 0,
) -> Iterator[RightnessTask]:
    """Return the matches of a measurement; the bots change seats after each."""
    seats = (bots, bots[::-1])
    return (RightnessTask(number, game, seats[number % 2], f"{seed}-{number}", pairs, turns)
            for number in range(matches))


def measure_match(task: RightnessTask, stats: StatsSpec) -> RightnessResult:
    """Play a match, analyse it, and play its costliest decisions out."""
    game = play_match(task.game, *task.bots, task.seed).game
    if not game.is_terminal():
        return RightnessResult(task.number, ())
    mistakes = run_to_end(verdict(game, stats)).mistakes
    found = run_to_end(standing_mistakes(game, stats, mistakes, MOST_MISTAKES))
    judge = timed_ruleset(game.ruleset, stats).with_expertise()
    return RightnessResult(task.number, tuple(sum(
        run_to_end(paired_gain(game, judge, each, f"{task.seed} {each.number} {pair}", task.bots, task.turns))
        for pair in range(task.pairs)) / task.pairs for each in found))


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
