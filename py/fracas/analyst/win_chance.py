"""The chance to win as the analyst tells it, from worth, score and the rest of the clock.

A game's worth is made for choosing between plans: it says what a position is worth with all the time in the world. The
less time is left, the more the score alone decides: with none left it decides everything. How often such positions are
won tells a map that each game states: of those told 70 %, as many are won.
"""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
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
    expert = rules.expert
    if expert is not None:
        expert = expert._replace(worth=TimedWorth(stats, expert.worth, is_expert=True))
    return replace(rules, expert=expert, worth=TimedWorth(stats, rules.worth, is_expert=False))


@dataclass(frozen=True, slots=True)
class TimedWorth:
    """The worth of positions of a game, with clock and map."""

    stats: StatsSpec
    worth: Callable[..., int]  # of the game
    is_expert: bool  # whether it is that of experts
    at: Any = None  # the position whose clock counts; None = each position's own

    def __call__(self, state: Any, side: Side, **weights: Any) -> int:
        """Return the worth of a position for a side."""
        state = self.stats.certain_position(state)
        maps = maps_of(self.stats, state)
        worth = timed_worth(self.stats, state, side, self.worth(state, side, **weights), self.at)
        return map_worth(maps.expert if self.is_expert else maps.usual, worth)


def judged_at_once(rules: Ruleset, state: Any) -> Ruleset:
    """Return a game in which all that is compared in a decision is judged by the clock of that decision.

    Else whoever ends his turn, or waits, would seem to lose what the clock moves on.
    Args: state - the position of the decision.
    """
    worth, expert = rules.worth, rules.expert
    if expert is not None and isinstance(expert.worth, TimedWorth):
        expert = expert._replace(worth=replace(expert.worth, at=state))
    return replace(rules, expert=expert, worth=replace(worth, at=state)) if isinstance(worth, TimedWorth) else rules


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


def timed_worth(stats: StatsSpec, state: Any, side: Side, worth: int, at: Any = None) -> int:
    """Return the worth of a position with its clock, in thousandths of a win.

    Args:   at - the position whose clock counts, None = its own.
    Source: the difference of the goals still to come is taken as normally distributed, its variance as growing with
            the time left; a tie counts half.
    """
    if stats.clock is None or (clock := stats.clock(state)) is None:
        return worth
    if at is not None:
        clock = stats.clock(at) or clock
    left, score = float(clock.left), stats.score(state)
    lead = score[side] - score[AWAY if side == HOME else HOME]
    spread = clock.spread * sqrt(max(left, 1e-6))
    return round(left * worth + (1 - left) * WIN * erf(lead / (spread * sqrt(2))))
