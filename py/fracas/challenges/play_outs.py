"""Play-outs of challenges: the share in which a coach's decisions reach the aim, beside an expert's.

Each of a coach's turns is played again with fresh dice: once his own actions and then an expert for him, once the
expert from the beginning of the turn; both with the same dice, and against the same bot. The difference is what his
decisions changed, whatever his own dice were. Where the aim has to be reached in the very turn, both chances are exact.
"""

from collections.abc import Generator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.bots.levels import RUNGS, Bot
from fracas.bots.match import bot_seed, decide_in_slices
from fracas.challenges.challenge import EXPERT
from fracas.challenges.challenge_game import ChallengeGame, OwnTurn
from fracas.challenges.long_aim import AimCourse, AimWatch
from fracas.kernel.errors import DamagedText
from fracas.kernel.game import Game
from fracas.kernel.plan_course import next_place
from fracas.kernel.ruleset import Action
from fracas.kernel.work import run_to_end
from fracas.puzzles.aims import Aim
from fracas.puzzles.line_evaluation import LineEvaluation
from fracas.puzzles.line_search import search_lines

PAIRS = 20  # play-outs of a turn, with the coach's decisions and with the expert's
TRIES = 32  # play-outs of a level from the position of a challenge
MOST_INPUTS = 3_000  # of a play-out; what lasts longer counts as lost

PlayOut = Generator[float, None, bool]


class DecisionShare(NamedTuple):
    """The share in which a coach's decisions reach the aim, in percent, of what the expert reaches."""

    yours: float
    best: float
    pairs: int = 0  # of play-outs for each turn; 0 = all of it is exact


def play_out(
    watch: AimWatch, state: Any, course: AimCourse, coaches: tuple[str, str], number: int,
    line: Sequence[Action] = (),
) -> PlayOut:
    """Play a challenge to its end, in slices; the result is whether the aim is reached.

    Args: coaches - the levels of the bots: who plays on for the coach, and his opponent.
          number - of the play-out, from which its dice come.
          line - what is done first, as long as it is possible.
    """
    game = Game(watch.rules, state, f"play-out {number}")
    levels = coaches if watch.side == 0 else coaches[::-1]
    bots = Bot(levels[0], bot_seed(str(number), "home")), Bot(levels[1], bot_seed(str(number), "away"))
    at, seen = 0, 0
    for _made in range(MOST_INPUTS):
        if game.pending is None:
            for ply in game.plies[seen:]:
                course = watch.follow(course, game.state, ply.events)
            seen = len(game.plies)
            if course.result is not None:
                return course.result
            at = next_place(watch.rules, game.state, line, at) if course.acting == watch.side else len(line)
        if game.pending is None and at < len(line):
            game.apply(line[at])
            at += 1
            yield 0.0
            continue
        yield from decide_in_slices(game, bots)
    return False


def level_share(watch: AimWatch, state: Any, coaches: tuple[str, str], numbers: Sequence[int] = range(TRIES)) -> int:
    """Return the percentage of play-outs in which a level reaches the aim, all in one go."""
    reached = sum(run_to_end(play_out(watch, state, watch.start(), coaches, number)) for number in numbers)
    return round(100 * reached / len(numbers))


def expert_level() -> str:
    """Return the key of the level that is the measure."""
    return RUNGS[EXPERT].key




# -- what a coach's decisions are worth -------------------------------------------------------------------------------


def decision_share(game: ChallengeGame, pairs: int = PAIRS) -> Generator[float, None, DecisionShare]:
    """Work out the share of a coach's decisions in slices, giving the share done."""
    turns, best, is_exact = game.own_turns(), float(game.challenge.best), True
    yours = best
    for number, turn in enumerate(turns):
        gain = yield from _exact_gain(game, turn)
        if gain is None:
            is_exact = False
            gain = 0.0
            for pair in range(pairs):
                gain += (yield from _pair(game, turn, pair, (number + pair / pairs) / len(turns))) / pairs
        yours += 100 * gain
    return DecisionShare(min(max(yours, 0.0), 100.0), best, 0 if is_exact else pairs)


def _pair(game: ChallengeGame, turn: OwnTurn, number: int, share: float) -> Generator[float, None, int]:
    """Play a turn out twice; return 1 if only the coach reaches the aim, -1 if only the expert does."""
    coaches = expert_level(), game.challenge.opponent
    found = []
    for line in (turn.line, ()):
        work = play_out(game.watch, turn.state, turn.course, coaches, number, line)
        while True:
            try:
                next(work)
            except StopIteration as end:
                found.append(int(end.value))
                break
            yield share
    return found[0] - found[1]


def _exact_gain(game: ChallengeGame, turn: OwnTurn) -> Generator[float, None, float | None]:
    """Return the exact gain of the decisions in the last turn for an aim, None for other turns.

    None too where there are too many ways it can go.
    """
    watch = game.watch
    if watch.aim.is_kept or watch.aim.wins or turn.course.turn < watch.turns:
        return None
    aim = Aim("", watch.aim.is_reached)
    try:
        yours = yield from _pauses(LineEvaluation(watch.rules, aim, watch.side, turn.line).chance(turn.state))
    except DamagedText:
        return None
    lines = yield from _pauses(search_lines(watch.rules, aim, turn.state))
    best: Fraction = max((each.chance for each in lines), default=yours)
    return float(yours - best)


def _pauses(work: Generator[None, None, Any]) -> Generator[float, None, Any]:
    try:
        while True:
            next(work)
            yield 0.0
    except StopIteration as end:
        return end.value
