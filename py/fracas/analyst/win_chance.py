"""The chance to win as the analyst tells it, from worth, score and the rest of the clock.

A game's worth is made for choosing between plans: it says what a position is worth with all the time in the world. The
less time is left, the more the score alone decides: with none left it decides everything. How often such positions are
won tells a map that each game states: of those told 70 %, as many are won.
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from math import erf, sqrt
from typing import Any

from fracas.bots.evaluate import WIN
from fracas.kernel.contracts.stats import Knot, StatsSpec, WinMaps
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import AWAY, HOME, Side

NO_MAPS = WinMaps()


def with_clock(game: Game, stats: StatsSpec) -> Game:
    """Return the same match, whose positions are judged by clock and score too.

    Curve, dice and decisions are all judged by it: one judgement for gains and losses of both sides.
    """
    judged = copy(game)
    judged.ruleset = timed_ruleset(game.ruleset, stats)
    return judged


def timed_ruleset(rules: Ruleset, stats: StatsSpec) -> Ruleset:
    """Return a game whose worth counts the clock and is calibrated; unchanged where it has neither clock nor maps."""
    if stats.clock is None and not stats.maps:
        return rules
    worth, expert = rules.worth, rules.expert
    if expert is not None:
        known = expert.worth
        expert = expert._replace(worth=lambda state, side: map_worth(
            maps_of(stats, state).expert, timed_worth(stats, state, side, known(state, side))))
    return replace(rules, expert=expert, worth=lambda state, side, **weights: map_worth(
        maps_of(stats, state).usual, timed_worth(stats, state, side, worth(state, side, **weights))))


def maps_of(stats: StatsSpec, state: Any) -> WinMaps:
    """Return the maps of a position's situation."""
    return stats.maps.get(stats.situation(state), NO_MAPS)


def map_worth(knots: Sequence[Knot], worth: int) -> int:
    """Return the worth that a map tells; what one side gains the other loses."""
    if not knots:
        return worth
    told, last = abs(worth), knots[-1]
    low = max((knot for knot in knots if knot.told < told), default=Knot(0, 0))
    high = min((knot for knot in knots if knot.told >= told), default=Knot(WIN, min(WIN, last.won + WIN - last.told)))
    won = low.won + round((told - low.told) * (high.won - low.won) / max(1, high.told - low.told))
    return won if worth >= 0 else -won


def timed_worth(stats: StatsSpec, state: Any, side: Side, worth: int) -> int:
    """Return the worth of a position with its clock, in thousandths of a win.

    Source: the difference of the goals still to come is taken as normally distributed, its variance as growing with
            the time left; a tie counts half.
    """
    clock = stats.clock(state) if stats.clock is not None else None
    if clock is None:
        return worth
    left, score = float(clock.left), stats.score(state)
    lead = score[side] - score[AWAY if side == HOME else HOME]
    spread = clock.spread * sqrt(max(left, 1e-6))
    return round(left * worth + (1 - left) * WIN * erf(lead / (spread * sqrt(2))))
