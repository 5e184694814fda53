"""Play-outs: positions of matches between experts, each played on many times.

A single result hangs on dice far more than on the position; the mean of eight play-outs has most of that chance taken
out. All of them end with the next goal, or after so many turns with what the judgement says then.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import fracas
from fracas.bots.decision_point import DecisionPoint
from fracas.bots.levels import EXPERT, Bot, Level, keep_to_plan
from fracas.bots.match import bot_seed, play_steps
from fracas.bots.search import DecisionSearch, search
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Ruleset
from fracas.lab.judge.books import BOOKS, JudgedGame

QUICK = EXPERT._replace(samples=1)  # an expert who tries each plan once: half the time of one who tries it twice
MOST_INPUTS = 2_000  # of a play-out; a match gets no farther without a goal but by mischance


class JudgeTask(NamedTuple):
    """A match to be played, and positions of it to be played out."""

    number: int
    game: str  # key
    seed: str
    positions: int
    playouts: int  # of each position


class JudgedPosition(NamedTuple):
    """A position and what its play-outs came to, for the home side."""

    position: str
    label: float  # mean chance of the home side to score next, 0 to 1
    variance: float  # of a single play-out
    finished: int  # play-outs that came to a goal


class JudgeResult(NamedTuple):
    """The judged positions of one match."""

    number: int
    positions: tuple[JudgedPosition, ...]


def judge_match(task: JudgeTask) -> JudgeResult:
    """Play a match and play out some of its positions; other processes can be sent this function."""
    rules, book, random = fracas.ruleset(task.game), BOOKS[task.game], Random(task.seed)
    teams = random.choice(rules.teams), random.choice(rules.teams)
    game = fracas.new(task.game, task.seed, *teams, rules.bot_match_options, friendly=True)
    for _made in play_steps(game, quick_experts(task.seed), MOST_INPUTS):
        pass
    begun = turn_begins(game, book)
    chosen = sorted(random.sample(range(len(begun)), min(task.positions, len(begun))))
    found = (play_out(rules, book, begun[at], task.playouts, f"{task.seed}/{at}") for at in chosen)
    return JudgeResult(task.number, tuple(found))


def turn_begins(game: Game, book: JudgedGame) -> list[Any]:
    """Return the positions of a match in which a side begins its turn."""
    found: list[Any] = []
    before: object = None
    for ply in game.plies:
        turn = book.turn_key(ply.before)
        if turn and turn != before:
            found.append(ply.before)
        before = turn
    return found


def play_out(rules: Ruleset, book: JudgedGame, state: Any, playouts: int, seed: str) -> JudgedPosition:
    """Play a position out.

    Args: playouts - how many times, each with dice of its own.
    """
    text, ends = rules.position(state), [_one_end(rules, book, state, f"{seed}/{n}") for n in range(playouts)]
    values = [value for value, _is_goal in ends]
    mean = sum(values) / playouts
    variance = sum((value - mean) ** 2 for value in values) / max(1, playouts - 1)
    return JudgedPosition(text, round(mean, 4), round(variance, 4), sum(is_goal for _value, is_goal in ends))


def _one_end(rules: Ruleset, book: JudgedGame, state: Any, seed: str) -> tuple[float, bool]:
    """Return the chance of the home side to have scored next after one play-out, and whether anybody did."""
    game, begun = Game(rules, state, seed), book.turn_number(state)
    for _made in play_steps(game, quick_experts(seed), MOST_INPUTS):
        scored = book.scorer(state, game.state)
        if scored >= 0:
            return 1.0 - scored, True
        if game.pending is None and book.turn_number(game.state) - begun >= book.horizon:
            break
    return book.chance(game.state), False


def quick_experts(seed: str) -> tuple[Bot, Bot]:
    """Return the bots of both sides."""
    level = Level("quick", "", "", _think_quickly)
    return Bot(level, bot_seed(seed, "home")), Bot(level, bot_seed(seed, "away"))


def _think_quickly(bot: Bot, situation: DecisionPoint) -> DecisionSearch:
    seen = situation._replace(ruleset=situation.ruleset.with_expertise())
    return keep_to_plan(bot, seen) or search(seen, seen.random(bot.seed), QUICK)


def judge_tasks(game: str, seed: str, matches: int, positions: int, playouts: int) -> Iterator[JudgeTask]:
    """Return the matches of a bench."""
    return (JudgeTask(number, game, f"{seed}-{number}", positions, playouts) for number in range(matches))


def result_in(line: str) -> JudgeResult:
    """Return the result of a line.

    Raises: ValueError or TypeError if it holds none.
    """
    number, positions = json.loads(line)
    return JudgeResult(int(number), tuple(
        JudgedPosition(str(text), float(label), float(variance), int(finished))
        for text, label, variance, finished in positions))
