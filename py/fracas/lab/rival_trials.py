"""Trials of rivals: matches that show whether a lesson beats them, who they are, and whether their strength follows."""

import json
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import fracas
from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import Bot
from fracas.bots.match import bot_seed
from fracas.bots.search import DecisionSearch
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.table import AWAY, Side
from fracas.lab.rival_teller import Choices
from fracas.locale import _
from fracas.rivals.ground import PlanGround
from fracas.rivals.habit_bot import leaning_level
from fracas.rivals.registry import has_rivals, rival_bot, rival_of, table_of
from fracas.rivals.rival import Rival
from fracas.rivals.signs import plan_signs
from fracas.rivals.strength import Strength

MOST_INPUTS = 6_000  # a match that lasts longer is a draw
LEARNT, UNLEARNT = "learnt", "unlearnt"  # whether a coach has the habit of the lesson
COACHES = ("rookie", "regular", "hard", "star")
USUAL_COACH = "regular"  # whom rivals meet to be told apart
MATCHES = 10  # of a climb


class TrialTask(NamedTuple):
    """A match, or a climb, to be played."""

    number: int
    game: str
    who: str  # key of the rival; "" for a climb
    coach: str  # whom he meets: a level, or `LEARNT` or `UNLEARNT`
    strength: float  # of the rival, in rungs
    seed: str
    match: int  # of this rival and this coach, from 0; two have the same dice, with changed seats
    options: Mapping[str, int | str] | None = None  # settings; None = those between bots


class TrialResult(NamedTuple):
    """The result of a task."""

    number: int
    points: list[float]  # of the coach, match by match: 1 won, 0.5 drawn
    decisions: Choices  # of the rival


def game_of_rivals(game: str) -> str:
    """Return the key of a game that has rivals.

    Raises: InvalidNotation quoting one that has none.
    """
    key = fracas.ruleset(game).key
    if not has_rivals(key):
        raise InvalidNotation(_("{game} has no rivals.").format(game=quote(key)))
    return key


def lesson_tasks(game: str, seed: str, matches: int, strength: float) -> list[TrialTask]:
    """Return the matches of every rival against coaches who have learnt his lesson, and who have not."""
    cells = [(rival.key, coach) for rival in table_of(game).rivals for coach in (LEARNT, UNLEARNT)]
    return [TrialTask(match * len(cells) + at, game, *cell, strength, seed, match)
            for match in range(matches) for at, cell in enumerate(cells)]


def tell_tasks(game: str, seed: str, matches: int, strength: float) -> list[TrialTask]:
    """Return the matches from which rivals are to be told apart."""
    rivals = table_of(game).rivals
    return [TrialTask(match * len(rivals) + at, game, rival.key, USUAL_COACH, strength, seed, match)
            for match in range(matches) for at, rival in enumerate(rivals)]


def climb_tasks(game: str, seed: str, climbs: int) -> list[TrialTask]:
    """Return the first ten matches of coaches of all levels."""
    return [TrialTask(climb * len(COACHES) + at, game, "", coach, 0.0, seed, climb)
            for climb in range(climbs) for at, coach in enumerate(COACHES)]


def read_result(line: str) -> TrialResult:
    """Read a result from its line.

    Raises: ValueError or TypeError if it holds none.
    """
    number, points, decisions = json.loads(line)
    return TrialResult(int(number), list(map(float, points)), [(taken, passed) for taken, passed in decisions])


def play_lesson(task: TrialTask) -> TrialResult:
    """Play one match of a rival against a coach who has, or has not, learnt his lesson."""
    rival = _rival(task)
    seed = f"{task.seed} {rival.key} {task.match // 2}"
    likes = rival.weakness.lesson_likes if task.coach == LEARNT else rival.weakness.fault_likes
    coach = Bot(leaning_level(table_of(task.game).ground, likes, task.strength), bot_seed(seed, "coach"))
    bot = rival_bot(rival, task.strength, bot_seed(seed, "rival"))
    return TrialResult(task.number, [_play(task, bot, coach, rival.team, task.match % 2, seed, [])], [])


def play_tell(task: TrialTask) -> TrialResult:
    """Play one match of a rival and note his decisions."""
    seed, rival = f"{task.seed} {task.who} {task.match // 2}", _rival(task)
    decisions: Choices = []
    bot, coach = rival_bot(rival, task.strength, bot_seed(seed, "rival")), Bot(task.coach, bot_seed(seed, "coach"))
    points = _play(task, bot, coach, rival.team, task.match % 2, seed, decisions)
    return TrialResult(task.number, [points], decisions)


def play_climb(task: TrialTask) -> TrialResult:
    """Play the first ten matches of a coach, each against another rival; their strength follows him."""
    rivals, strength, points = table_of(task.game).rivals, Strength(), []
    for number in range(MATCHES):
        rival = rivals[(task.match + number) % len(rivals)]
        seed = f"{task.seed} {task.coach} {task.match} {number}"
        bot, coach = rival_bot(rival, strength.rung, bot_seed(seed, "rival")), Bot(task.coach, bot_seed(seed, "coach"))
        found = _play(task, bot, coach, rival.team, AWAY, seed, [])
        points.append(found)
        strength = strength.after(found)
    return TrialResult(task.number, points, [])


def _rival(task: TrialTask) -> Rival:
    rival = rival_of(task.game, task.who)
    assert rival is not None  # tasks name rivals of the game
    return rival


def _play(task: TrialTask, bot: Bot, coach: Bot, team: str, side: Side, seed: str, decisions: Choices) -> float:
    """Play a match with the rival on a side, and note his decisions; both have the same team.

    Returns: the points of the coach.
    """
    rules, ground = fracas.ruleset(task.game), table_of(task.game).ground
    options = rules.bot_match_options if task.options is None else task.options
    game = fracas.new(task.game, seed, team, team, options, friendly=True)
    for _made in range(MOST_INPUTS):
        if game.is_terminal():
            break
        if game.to_act == side:
            _step(game, bot, ground, decisions)
        else:
            _step(game, coach, ground, [])
    return (1 - game.returns()[side]) / 2 if game.is_terminal() else 0.5


def _step(game: Game, bot: Bot, ground: PlanGround, decisions: Choices) -> None:
    """Let a bot decide once."""
    thought = bot.think(decision_point_of(game))
    decision = thought.finish()
    bot.follow(thought)
    decisions.extend(_choice(thought, ground))
    if game.pending is None:
        game.apply(decision)
    else:
        game.answer(decision)


def _choice(thought: DecisionSearch, ground: PlanGround) -> Iterator[tuple[list[str], list[str]]]:
    """Yield the signs that a plan took and that it passed up, nothing where all candidates have the same."""
    situation, listed = thought.situation, thought.listed
    if len(listed) < 2 or situation.choice is not None:
        return

    def signs(candidate: Candidate) -> frozenset[str]:
        return plan_signs(ground, situation.state, situation.side, candidate.plan)
    offered = [signs(each) for each in listed]
    open_signs = frozenset().union(*offered) - frozenset.intersection(*offered)
    taken = signs(thought.candidate)
    if open_signs:
        yield sorted(open_signs & taken), sorted(open_signs - taken)
