"""The moment that decided a match, found in its record: the unlikeliest throw behind the score that counted.

The score that made the difference is the last one that put the winner ahead, or in a tie the last one there was. The
moment is the throw of its turn that came out for who scored it and was the least likely to; where that turn had none,
one of the nearest turn before. Where no score made the difference, as when a coach gave up, all throws of the match
compete, and in a match without a winner those of both sides.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.kernel.chance.roll_trace import TracedThrow, throws_of
from fracas.kernel.contracts.stats import Averages, StatsSpec
from fracas.kernel.game import Game
from fracas.kernel.table import AWAY, HOME, NOBODY, Rolled, Side

Scores = Sequence[tuple[int, int]]  # before each action, and after the last one


class DecisiveThrow(NamedTuple):
    """The throw that decided a match."""

    number: int  # of its action
    throw: TracedThrow
    chance: Fraction  # exactly, of a throw that good; of one that bad where the loser made it


class TurningPoint(NamedTuple):
    """The turning point of a match."""

    moment: DecisiveThrow | None  # None if no throw can be weighed
    scored: int  # number of the decisive action, -1 if no score did


def find_turning_point(
    game: Game, counting: StatsSpec, turn_key: Callable[[Any], object],
) -> Generator[None, None, TurningPoint]:
    """Find the turning point of a match, pausing now and then.

    Args: turn_key - what changes when a new turn begins.
    """
    scores = [counting.score(state) for state in (*(ply.before for ply in game.plies), game.state)]
    scored, lucky = deciding_score(scores, winner_of(game))
    averages = Averages(counting)
    for numbers in _turns(game, scored, turn_key):
        found = yield from _unlikeliest(game, averages, numbers, lucky)
        if found is not None:
            return TurningPoint(found, scored)
    return TurningPoint(None, scored)


def winner_of(game: Game) -> Side:
    """Return the winner, NOBODY in a tie."""
    home, away = game.returns()
    return HOME if home > away else AWAY if away > home else NOBODY


def deciding_score(scores: Scores, winner: Side) -> tuple[int, Side]:
    """Return the number of the action with the deciding score, -1 if none, and its side."""
    for number in range(len(scores) - 2, -1, -1):
        was, now = scores[number], scores[number + 1]
        if winner == NOBODY and was != now:
            return number, HOME if now[HOME] > was[HOME] else AWAY
        if winner != NOBODY and now[winner] > now[1 - winner] and was[winner] <= was[1 - winner]:
            return number, winner
    return -1, winner


def _turns(game: Game, scored: int, turn_key: Callable[[Any], object]) -> Iterator[Sequence[int]]:
    """Go through the turns up to a score, the last first; without one all actions are one."""
    if scored < 0:
        yield range(len(game.plies))
    end = scored + 1
    while end > 0:
        key, start = turn_key(game.plies[end - 1].before), end - 1
        while start and turn_key(game.plies[start - 1].before) == key:
            start -= 1
        yield range(start, end)
        end = start


def _unlikeliest(
    game: Game, averages: Averages, numbers: Sequence[int], lucky: Side,
) -> Generator[None, None, DecisiveThrow | None]:
    """Find the throw of some actions that was the least likely to come out for a side, or for either."""
    least, place = Fraction(2), (-1, -1)
    known: dict[tuple[object, ...], Fraction] = {}
    for number in numbers:
        for at, rolled, value in _weighable(game, averages, number, lucky):
            key = rolled.request.dice, rolled.request.kind, rolled.request.need, value
            if key not in known:
                known[key] = averages.counting.chance_of(rolled)
            if known[key] < least:
                least, place = known[key], (number, at)
            yield None
    if place[0] < 0:
        return None
    throw = next(throw for throw in throws_of(game.ruleset, game.plies[place[0]]) if throw.at == place[1])
    return DecisiveThrow(place[0], throw, least)


def _weighable(game: Game, averages: Averages, number: int, lucky: Side) -> Iterator[tuple[int, Rolled, int]]:
    """Yield the throws of an action that favoured a side: its own good ones, the other's bad ones."""
    for at, event in enumerate(game.plies[number].events):
        rolled = event.facts[0] if event.kind == "roll" else None
        if isinstance(rolled, Rolled) and rolled.request.coach in (HOME, AWAY):
            value = averages.counting.value(rolled.request, rolled.faces)
            side = averages.counting.side(game.state, rolled.request)
            if value is not None and (lucky == NOBODY or (value > averages.of(rolled.request)) == (side == lucky)):
                yield at, rolled, value
