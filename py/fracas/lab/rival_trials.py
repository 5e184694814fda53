"""Trials of rivals: whether they can be told apart, whether their lesson beats them, whether their strength follows."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import log
from typing import Any, NamedTuple

import fracas
from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import Bot, level_of
from fracas.bots.match import bot_seed
from fracas.bots.search import DecisionSearch
from fracas.kernel.game import Game
from fracas.kernel.table import Side
from fracas.rivals.habit_bot import leaning_level
from fracas.rivals.registry import rival_bot, rival_of, table_of
from fracas.rivals.rival import Rival
from fracas.rivals.signs import option_signs, plan_signs
from fracas.rivals.strength import Strength

WINDOW = 20  # decisions from which a rival is told
MOST_INPUTS = 6_000  # a match that lasts longer is a draw
LEARNT, UNLEARNT = "learnt", "unlearnt"  # whether a coach has the habit of the lesson
COACHES = ("rookie", "regular", "hard", "star")
MATCHES = 10  # of a climb

Choices = list[tuple[list[str], list[str]]]  # by decision: signs that were taken, and that were passed up


class TrialTask(NamedTuple):
    """A match, or a row of matches, to be played."""

    number: int
    game: str
    rival: str  # his key
    coach: str  # whom he meets: a level, or `LEARNT` or `UNLEARNT`
    strength: float
    seed: str


class TrialResult(NamedTuple):
    """The result of a task."""

    number: int
    points: list[float]  # of the coach, match by match: 1 won, 0.5 drawn
    decisions: Choices  # of the rival


def read_result(line: str) -> TrialResult:
    """Read a result from its line."""
    number, points, decisions = json.loads(line)
    return TrialResult(int(number), points, [(taken, passed) for taken, passed in decisions])


def play_trial(task: TrialTask) -> TrialResult:
    """Play one match of a rival against a coach."""
    rival = rival_of(task.game, task.rival)
    assert rival is not None  # tasks name rivals of the game
    side = task.number % 2
    decisions: Choices = []
    points = _play(rival, task.strength, _coach(rival, task), side, f"{task.seed} {task.number // 2}", decisions)
    return TrialResult(task.number, [points], decisions)


def play_climb(task: TrialTask) -> TrialResult:
    """Play the first ten matches of a coach, each against another rival; their strength follows him."""
    rivals, strength, points = table_of(task.game).rivals, Strength(), []
    for number in range(MATCHES):
        rival = rivals[(task.number + number) % len(rivals)]
        found = _play(rival, strength.rung, Bot(task.coach, f"{task.seed} {number} coach"), number % 2,
                      f"{task.seed} {task.number} {number}", [])
        points.append(found)
        strength = strength.after(found)
    return TrialResult(task.number, points, [])


def _coach(rival: Rival, task: TrialTask) -> Bot:
    """Return the bot of a coach: a level, or one that has learnt or not learnt the rival's lesson."""
    seed = bot_seed(f"{task.seed} {task.number // 2}", "coach")
    if task.coach not in (LEARNT, UNLEARNT):
        return Bot(level_of(task.coach), seed)
    likes, sign = rival.weakness.lesson_likes, 1 if task.coach == LEARNT else -2
    leaning = {each: sign * amount for each, amount in likes.items()}
    return Bot(leaning_level(table_of(task.game).ground, leaning, 1.0), seed)


def _play(rival: Rival, strength: float, coach: Bot, side: Side, seed: str, decisions: Choices) -> float:
    """Play a match with the rival on a side, and note his decisions.

    Returns: the points of the coach.
    """
    rules = fracas.ruleset(rival.game)
    game = fracas.new(rival.game, seed, *_teams(rival, side), rules.bot_match_options, friendly=True)
    bot = rival_bot(rival, strength, bot_seed(seed, "rival"))
    for _ in range(MOST_INPUTS):
        if game.is_terminal():
            break
        _step(game, bot if game.to_act == side else coach, decisions if game.to_act == side else None, rival)
    return (1 - game.returns()[side]) / 2 if game.is_terminal() else 0.5


def _teams(rival: Rival, side: Side) -> tuple[str, str]:
    """Return the teams, the same on both sides, so that the coaches alone decide."""
    return rival.team, rival.team


def _step(game: Game, bot: Bot, decisions: Choices | None, rival: Rival) -> None:
    """Let a bot decide once."""
    thought = bot.think(decision_point_of(game))
    decision = thought.finish()
    bot.follow(thought)
    if decisions is not None and (found := _choice(thought, rival)) is not None:
        decisions.append(found)
    if game.pending is None:
        game.apply(decision)
    else:
        game.answer(decision)


def _choice(thought: DecisionSearch, rival: Rival) -> tuple[list[str], list[str]] | None:
    """Return the signs that a decision took and that it passed up, None where all candidates have the same."""
    situation, listed = thought.situation, thought.listed
    if len(listed) < 2:
        return None
    ground = table_of(rival.game).ground

    def signs(candidate: Candidate) -> frozenset[str]:
        if situation.choice is not None:
            return option_signs(situation.ruleset, situation.choice, candidate.decision)
        return plan_signs(ground, situation.state, situation.side, candidate.plan)
    offered = [signs(each) for each in listed]
    open_signs = frozenset().union(*offered) - frozenset.intersection(*offered)
    taken = signs(thought.candidate)
    return (sorted(open_signs & taken), sorted(open_signs - taken)) if open_signs else None


# -- who is it? ------------------------------------------------------------------------------------------------------


def windows(decisions: Choices, length: int = WINDOW) -> Iterator[Choices]:
    """Yield the whole windows of so many decisions."""
    for first in range(0, len(decisions) - length + 1, length):
        yield decisions[first:first + length]


class Teller:
    """A classifier over counts of signs taken and passed up.

    Source: naive Bayes with the rule of succession; Laplace (1814).
    Args:   known - windows by name.
    """

    def __init__(self, known: Mapping[str, Iterable[Choices]]) -> None:
        self.chances: dict[str, dict[str, float]] = {}
        for name, found in known.items():
            taken: dict[str, list[int]] = {}
            for window in found:
                for yes, no in window:
                    for sign in yes:
                        taken.setdefault(sign, [0, 0])[0] += 1
                    for sign in no:
                        taken.setdefault(sign, [0, 0])[1] += 1
            self.chances[name] = {sign: (a + 1) / (a + b + 2) for sign, (a, b) in taken.items()}

    def name_of(self, window: Choices) -> str:
        """Return the likeliest name for a window."""
        def likelihood(name: str) -> float:
            chances = self.chances[name]
            return sum(log(chances.get(sign, 0.5)) for yes, _no in window for sign in yes) + sum(
                log(1 - chances.get(sign, 0.5)) for _yes, no in window for sign in no)
        return max(self.chances, key=likelihood)


def told_share(found: Sequence[tuple[str, Choices]], cut: Callable[[Choices], Iterable[Choices]]) -> tuple[int, int]:
    """Return the number of windows told rightly, and of all; each half of the matches is told by the other.

    Args: found - matches: whose, and his decisions.
    """
    right = total = 0
    for half in (0, 1):
        known: dict[str, list[Choices]] = {}
        for number, (name, decisions) in enumerate(found):
            if number // len({each for each, _ in found}) % 2 == half:
                known.setdefault(name, []).append(decisions)
        teller = Teller(known)
        for number, (name, decisions) in enumerate(found):
            if number // len({each for each, _ in found}) % 2 != half:
                for window in cut(decisions):
                    right += teller.name_of(window) == name
                    total += 1
    return right, total


def trial_head(verb: str, game: str, **more: Any) -> dict[str, Any]:
    """Return the first line of a file of results."""
    return {"rivals": verb, "game": game, **more}
