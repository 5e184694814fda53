"""Trials of better lines: each is played out a few times, and one that does not stand is dropped.

The judgement that found a better line may be wrong about it. Bots play both lines on for some turns with the same dice,
and the same judgement looks again at positions that are clearer by then: the better line has to come out ahead, and
where dice decide much, by more than their luck. An analyst who says nothing is better than one who is wrong, or who
tells of what makes no difference. `fracas lab rightness` measures with other dice how often he is right.
"""

from collections.abc import Generator, Sequence
from math import sqrt

from fracas.analyst.verdict import Mistake
from fracas.analyst.win_chance import timed_ruleset
from fracas.bots.candidates import Candidate
from fracas.bots.evaluate import worth
from fracas.bots.levels import Bot
from fracas.bots.match import bot_seed, decide_in_slices
from fracas.kernel.contracts.stats import StatsSpec
from fracas.kernel.game import Game
from fracas.kernel.plan_course import next_place
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import Roll, Side
from fracas.kernel.work import run_as_part

TURNS = 4  # of either side that are played on
PAIRS = 4  # of play-outs
LEVELS = ("regular", "regular")  # who plays on
MOST_STEPS = 20_000  # actions and answers of a play-out

Trial = Generator[float, None, Game]


def standing_mistakes(
    match: Game, stats: StatsSpec, mistakes: Sequence[Mistake], most: int,
) -> Generator[float, None, tuple[Mistake, ...]]:
    """Try mistakes in their order in small steps, until so many stand.

    Args: stats - of the game: score and clock count in the judgement.
    """
    judge, found = timed_ruleset(match.ruleset, stats).with_expertise(), list[Mistake]()
    for tried, each in enumerate(mistakes):
        if len(found) == most:
            break
        share = max(len(found) / most, tried / len(mistakes))
        leads = list[int]()
        for pair in range(PAIRS):
            work = paired_gain(match, judge, each, f"trial {each.number} {pair}", LEVELS, TURNS)
            leads.append((yield from run_as_part(work, share, 0)))
        if is_ahead(leads, stats.sureness):
            found.append(each)
    return tuple(found)


def is_ahead(leads: Sequence[int], sureness: float) -> bool:
    """Return whether the mean of some leads is above nought, and by so many of its standard errors."""
    mean = sum(leads) / len(leads)
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1) / len(leads))
    return mean > max(0.0, sureness * error)


def paired_gain(
    match: Game, judge: Ruleset, mistake: Mistake, seed: str, levels: tuple[str, str], turns: int,
) -> Generator[float, None, int]:
    """Return the lead of a better line at the end of two play-outs, in thousandths of a win.

    Args: judge - the game by whose worth the ends are compared.
          turns - after which the play-outs end, 0 = the end of the match.
    """
    ends = []
    for candidate in (mistake.better, played_candidate(match, mistake)):
        game = yield from play_out(match, mistake, candidate, seed, levels, turns)
        ends.append(worth(judge, game.state, mistake.side) if turns or game.is_terminal() else 0)
    return ends[0] - ends[1]


def played_candidate(match: Game, mistake: Mistake) -> Candidate:
    """Return the decision of the match."""
    ply = match.plies[mistake.number]
    if mistake.place < 0:
        return Candidate((ply.action,))
    option = ply.answers[mistake.place].value
    assert not isinstance(option, tuple)  # faces are no answer of a coach
    return Candidate(option=option)


def play_out(
    match: Game, mistake: Mistake, candidate: Candidate, seed: str, levels: tuple[str, str], turns: int,
) -> Trial:
    """Follow a candidate from a decision and let bots play on, in slices.

    Args: turns - after which it ends, 0 = the end of the match.
    """
    rules, ply = match.ruleset, match.plies[mistake.number]
    game = Game(rules, rules.parse_position(rules.position(ply.before)), seed, (True, True))
    bots = Bot(levels[0], bot_seed(seed, "home")), Bot(levels[1], bot_seed(seed, "away"))
    if mistake.place < 0:
        yield from _follow(game, mistake.side, candidate, bots)
    else:
        game.apply(ply.action)
        for answer in ply.answers[:mistake.place]:
            game.answer(answer.value)
        assert candidate.option is not None
        game.answer(candidate.option)
        yield from _settle(game, bots)
    made, last = 0, rules.to_act(game.state)
    for _step in range(MOST_STEPS):
        if game.is_terminal() or (turns and made >= turns):
            break
        yield from decide_in_slices(game, bots)
        yield from _settle(game, bots)
        if not game.is_terminal() and game.to_act != last:
            made, last = made + 1, game.to_act
    return game


def _follow(game: Game, side: Side, candidate: Candidate, bots: tuple[Bot, Bot]) -> Generator[float, None, None]:
    """Play a plan as far as it goes."""
    plan, at = candidate.plan, 0
    while at < len(plan) and not game.is_terminal() and game.to_act == side:
        at = next_place(game.ruleset, game.state, plan, at)
        if at == len(plan):
            return
        game.apply(plan[at])
        at += 1
        yield from _settle(game, bots)


def _settle(game: Game, bots: tuple[Bot, Bot]) -> Generator[float, None, None]:
    """Throw the dice of an action and let bots answer what it asks, until it is over."""
    while game.pending is not None:
        if isinstance(game.pending, Roll):
            game.roll_for_me()
        else:
            yield from decide_in_slices(game, bots)
