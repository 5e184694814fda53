"""Calibration: whether matches are won as often as the analyst tells of their positions, and a map that mends it.

Positions are taken from matches between bots; each match counts its result for all of them. The map is fitted to one
half of the matches and measured on the other, both ways; what ships is fitted to all.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import fracas
from fracas.analyst.win_chance import map_worth, timed_ruleset
from fracas.bots.evaluate import WIN, worth
from fracas.bots.levels import Bot
from fracas.bots.match import MOST_INPUTS, bot_seed, play_steps
from fracas.kernel.contracts.stats import Knot, StatsSpec
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import HOME

PARTS, FEW = 8, 60  # of the samples, each of which makes a knot of a map at most; least samples of a part
MOST = 980  # thousandths of a win that a position is worth in which nobody has won yet
BAND = 10  # percent of a row of the table
NEAR = (65, 75)  # percent around 70, of which so many should be won


class CalibrationTask(NamedTuple):
    """A match to be played, and the number of its positions to be kept."""

    number: int
    game: str  # key
    bots: tuple[str, str]  # home, away
    seed: str
    positions: int
    options: Mapping[str, Any] = {}


class CalibrationResult(NamedTuple):
    """Positions of a match, with its result for the home side."""

    number: int
    home: int  # 1 won, 0 drew, -1 lost
    positions: tuple[str, ...]


class ToldSample(NamedTuple):
    """A position as it was told for the side that is told more, and what that side came to."""

    match: int
    situation: int
    told: int  # thousandths of a win, 0 at least
    became: int  # likewise


class ReliabilityRow(NamedTuple):
    """The positions that were told a chance within a band, with the share that was won; draws count half."""

    least: int  # percent
    positions: int
    told: float  # percent, mean
    won: float  # percent


def calibration_tasks(
    game: str, bots: tuple[str, str], seed: str, matches: int, positions: int, options: Mapping[str, Any],
) -> Iterator[CalibrationTask]:
    """Return the matches of a calibration; the bots change seats after each."""
    seats = (bots, bots[::-1])
    return (CalibrationTask(number, game, seats[number % 2], f"{seed}-{number}", positions, options)
            for number in range(matches))


def play_for_calibration(task: CalibrationTask) -> CalibrationResult:
    """Play a match of two teams drawn by lot; other processes can be sent this function."""
    rules, random = fracas.ruleset(task.game), Random(task.seed)
    teams = (random.choice(rules.teams), random.choice(rules.teams)) if rules.teams else ("", "")
    game = fracas.new(task.game, task.seed, *teams, {**rules.bot_match_options, **task.options},
                      friendly=True)
    bots = Bot(task.bots[0], bot_seed(task.seed, "home")), Bot(task.bots[1], bot_seed(task.seed, "away"))
    for _made in play_steps(game, bots, MOST_INPUTS):
        pass
    begun = [ply.before for before, ply in zip((None, *game.plies), game.plies, strict=False)
             if before is None or before.side != ply.side]
    chosen = sorted(random.sample(range(len(begun)), min(task.positions, len(begun))))
    return CalibrationResult(task.number, game.returns()[HOME] if game.is_terminal() else 0,
                             tuple(rules.position(begun[at]) for at in chosen))


def result_in(line: str) -> CalibrationResult:
    """Return the result of a line.

    Raises: ValueError or TypeError if it holds none.
    """
    number, home, positions = json.loads(line)
    return CalibrationResult(int(number), int(home), tuple(map(str, positions)))


def read_samples(rules: Ruleset, stats: StatsSpec, results: Sequence[CalibrationResult]) -> list[ToldSample]:
    """Return the samples of positions as a ruleset judges them."""
    found = []
    for result in sorted(results):
        for text in result.positions:
            state = rules.parse_position(text)
            told = worth(rules, state, HOME)
            sign = -1 if told < 0 else 1
            found.append(ToldSample(result.number, stats.situation(state), sign * told, sign * WIN * result.home))
    return found


def judgements(rules: Ruleset, stats: StatsSpec) -> dict[str, Ruleset]:
    """Return a game as the analyst judges it, by everybody's worth and by an expert's, without a map."""
    plain = timed_ruleset(rules, replace(stats, maps={}))
    return {"usual": plain} if plain.expert is None else {"usual": plain, "expert": plain.with_expertise()}


# -- the map -----------------------------------------------------------------------------------------------------------


def fit_map(samples: Sequence[ToldSample]) -> tuple[Knot, ...]:
    """Return the knots of the monotone map from what was told to what became of it.

    Source: pooling adjacent violators; Ayer and others, An Empirical Distribution Function for Sampling with Incomplete
            Information (1955).
    """
    ordered = sorted(samples, key=lambda each: each.told)
    size = max(FEW, -(-len(ordered) // PARTS))
    pools: list[_Pool] = []
    for at in range(0, len(ordered), size):
        part = ordered[at:at + size]
        told = sum(each.told for each in part) / len(part)
        pools.append(_Pool(told, told, sum(each.became for each in part) / len(part), len(part)))
        while len(pools) > 1 and pools[-2].won >= pools[-1].won:
            one, other = pools[-2:]
            number = one.number + other.number
            won = (one.won * one.number + other.won * other.number) / number
            pools[-2:] = [_Pool(one.first, other.last, won, number)]
    knots = [Knot(round(told), max(0, min(MOST, round(pool.won))))
             for pool in pools for told in dict.fromkeys((pool.first, pool.last))]
    return tuple(knot for before, knot in pairwise((Knot(0, 0), *knots)) if knot.told > before.told)


class _Pool(NamedTuple):
    """Parts of the samples whose shares won did not rise, with one share for all of them."""

    first: float  # worth told on the average in the first part
    last: float  # and in the last one
    won: float
    number: int


def fit_maps(samples: Sequence[ToldSample]) -> dict[int, tuple[Knot, ...]]:
    """Return the maps of all situations."""
    return {number: fit_map([each for each in samples if each.situation == number])
            for number in sorted({each.situation for each in samples})}


def mend_samples(samples: Sequence[ToldSample]) -> list[ToldSample]:
    """Return the samples as maps tell them that were fitted to the other half of the matches."""
    halves = [[each for each in samples if each.match % 2 == half] for half in (0, 1)]
    maps = [fit_maps(half) for half in halves]
    return [each._replace(told=map_worth(maps[1 - half].get(each.situation, ()), each.told))
            for half in (0, 1) for each in halves[half]]


def tell_error(samples: Sequence[ToldSample]) -> float:
    """Return the mean square of the error of the chances told, the dice of the results included."""
    return sum(((each.told - each.became) / (2 * WIN)) ** 2 for each in samples) / max(1, len(samples))


def count_rows(samples: Sequence[ToldSample]) -> list[ReliabilityRow]:
    """Return the table of what was told and what became of it, by bands of ten percent."""
    bands: dict[int, list[ToldSample]] = {}
    for each in samples:
        bands.setdefault(int(min(_percent(each.told), 99.9)) // BAND * BAND, []).append(each)
    return [_row(least, bands[least]) for least in sorted(bands)]


def row_near_seventy(samples: Sequence[ToldSample]) -> ReliabilityRow:
    """Return the positions of which about 70 percent should be won."""
    return _row(NEAR[0], [each for each in samples if NEAR[0] <= _percent(each.told) <= NEAR[1]])


def _row(least: int, part: Sequence[ToldSample]) -> ReliabilityRow:
    number = max(1, len(part))
    return ReliabilityRow(least, len(part), sum(_percent(each.told) for each in part) / number,
                          sum(_percent(each.became) for each in part) / number)


def _percent(worth: float) -> float:
    return 50 + worth * 50 / WIN

