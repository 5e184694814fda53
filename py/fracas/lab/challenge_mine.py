"""The mine of challenges: turns of matches between bots from which an expert reaches an aim often, but not always."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, zip_longest
from random import Random
from typing import Any, NamedTuple

from fracas.bots.match import play_match
from fracas.challenges.challenge import EXPERT, LEAST, LEVELS, MOST, Challenge
from fracas.challenges.challenge_game import ChallengeGame
from fracas.challenges.long_aim import AimWatch, LongAims
from fracas.challenges.play_outs import expert_level, level_share
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Ruleset

TURNS = (2, 3, 4)  # of challenges, in turn
LOOKS = 3  # at turns of a match for each aim
SKIPPED = 2  # turns at the beginning of a match, which are much alike
GLANCES = range(3), range(3, 8)  # play-outs after which most turns are given up
FEWER = range(12)  # play-outs of the levels that are no measure
INSIDE = 5  # percent that a mined share keeps from both limits, since it is only counted
FAR = 20  # percent by which a share that is counted again may be off


class TurnStart(NamedTuple):
    """The beginning of a turn in a match."""

    state: Any
    left: int  # turns of the side up to the end of the match, this one among them


def turn_starts(game: Game) -> list[TurnStart]:
    """Return the beginnings of the turns of a match."""
    begun = [ply for before, ply in zip([None, *game.plies], game.plies, strict=False)
             if before is None or before.side != ply.side]
    sides = [ply.side for ply in begun]
    return [TurnStart(ply.before, sides[number:].count(ply.side)) for number, ply in enumerate(begun)]


def mine_match(
    rules: Ruleset, aims: LongAims, seed: str, number: int, is_opening: Callable[[Any], bool],
) -> list[Challenge]:
    """Return the challenges in one match between bots, at most one for each aim.

    Args: is_opening - whether a position is one before play.
    """
    opponent = LEVELS[1 + number % (len(LEVELS) - 1)]
    game = play_match(rules.key, expert_level(), opponent, f"{seed}.{number}").game
    random, starts = Random(f"{seed} {number}"), turn_starts(game)
    found = []
    playing = [start for start in starts[SKIPPED:] if not is_opening(start.state)]
    for place, (key, aim) in enumerate(aims.items()):
        turns = TURNS[(number + place) % len(TURNS)]
        fitting = [start for start in playing if start.left == turns or not aim.wins and start.left >= turns]
        fitting = [start for start in fitting if aim.fits(start.state, rules.to_act(start.state))]
        for start in random.sample(fitting, min(LOOKS, len(fitting))):
            challenge = assay(rules, aims, Challenge("c", rules.position(start.state), key, turns, opponent, ()))
            if challenge is not None:
                found.append(challenge)
                break
    return found


def assay(rules: Ruleset, aims: LongAims, challenge: Challenge) -> Challenge | None:
    """Return a challenge with its shares, None if it is not worth one."""
    state = rules.parse_position(challenge.position)
    watch = AimWatch(rules, aims[challenge.aim], rules.to_act(state), challenge.turns)
    coaches = expert_level(), challenge.opponent
    if any(level_share(watch, state, coaches, glance) in (0, 100) for glance in GLANCES):
        return None
    share = level_share(watch, state, coaches)
    if not LEAST + INSIDE <= share <= MOST - INSIDE:
        return None
    others = [level_share(watch, state, (level, challenge.opponent), FEWER) for level in LEVELS[:EXPERT]]
    return challenge._replace(shares=(*others, share))


def fault_of(rules: Ruleset, aims: LongAims, challenge: Challenge) -> str:
    """Return the fault of a challenge, counted anew, "" without one."""
    game = ChallengeGame(challenge, aims, "check")
    if rules.is_terminal(game.state) or game.course.result is not None or not game.legal_actions():
        return "it is over at the beginning"
    if not aims[challenge.aim].fits(game.state, game.side):
        return "its aim does not fit the position"
    if challenge.opponent not in LEVELS or challenge.turns not in TURNS:
        return f"{challenge.turns} turns against {challenge.opponent}"
    if not LEAST <= challenge.best <= MOST:
        return f"its share is {challenge.best}"
    coaches = expert_level(), challenge.opponent
    share = level_share(game.watch, game.state, coaches)
    if abs(share - challenge.best) > FAR or not LEAST <= share <= MOST:
        return f"the expert’s share is {share}, no longer {challenge.best}"
    return ""


# -- what was found --------------------------------------------------------------------------------------------------


def mixed_challenges(matches: Iterable[Iterable[Challenge]], aims: Sequence[str]) -> list[Challenge]:
    """Return the challenges of matches, one a position, the aims in turn."""
    found = {each.position: each for each in chain.from_iterable(matches)}.values()
    by_aim: list[Iterator[Challenge]] = [iter([each for each in found if each.aim == aim]) for aim in aims]
    mixed = chain.from_iterable(zip_longest(*by_aim))
    return [each for each in mixed if each is not None and each.shares[EXPERT]]
