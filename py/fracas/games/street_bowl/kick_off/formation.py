"""Usual set-ups, for a coach who does not want to place everybody by hand, and for bots (chapter 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.kick_off.setup import to_field
from fracas.games.street_bowl.pitch import BACK, LINE, square
from fracas.games.street_bowl.skills.handling import NO_HANDS, SURE_HANDS
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.team.races import POSITION_OF
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side

SURE = 3  # what Sure Hands are worth in half points of agility

Fitness = Callable[[State, int], tuple[int, ...]]


def strong(s: State, who: int) -> tuple[int, ...]:
    """Rank a player for the line of scrimmage, throwers last."""
    p = st.player(s, who)
    return "pass" not in p.talents.rerolls, SURE_HANDS not in p.skills, p.st, p.av, -p.ag


def fast(s: State, who: int) -> tuple[int, ...]:
    """Rank a player for the flanks."""
    p = st.player(s, who)
    return p.ma, p.ag


def handy(s: State, who: int) -> tuple[int, ...]:
    """Rank a player for being under the ball."""
    p = st.player(s, who)
    return NO_HANDS not in p.skills, 2 * p.ag + SURE * (SURE_HANDS in p.skills), p.ma


class Spot(NamedTuple):
    """A place in a formation."""

    back: int  # columns behind the line of scrimmage
    row: int
    fitness: Fitness  # who of those left takes it


UNDER_BALL = Spot(5, 3, handy)
RECEIVING = (
    Spot(0, 3, strong), UNDER_BALL, Spot(2, 1, fast), Spot(2, 5, fast), Spot(0, 2, strong), Spot(0, 4, strong),
    Spot(3, 3, handy), Spot(2, 3, fast),
)
KICKING = (
    Spot(0, 3, strong), Spot(2, 2, fast), Spot(2, 4, fast), Spot(1, 1, strong), Spot(1, 5, strong), Spot(6, 3, fast),
    Spot(4, 3, fast), Spot(1, 3, strong),
)


def formation(s: State, side: Side) -> list[Action]:
    """Return the actions that set a side up in its usual formation, whatever it has placed already.

    Rule: Street Bowl 4 "Set-up".
    """
    spots = (KICKING if side == s.kicker else RECEIVING)[:to_field(s, side)]
    team = best(s, side, len(spots))
    actions: list[Action] = [("bench", who) for who in st.on_street(s, side)]
    for spot in sorted(spots, key=lambda spot: spot is not UNDER_BALL):
        who = max(team, key=lambda who: spot.fitness(s, who))
        team.remove(who)
        actions.append(("place", who, square(LINE[side] + BACK[side] * spot.back, spot.row)))
    return actions


def best(s: State, side: Side, count: int) -> list[int]:
    """List the dearest players a side has, in roster order."""
    there = [who for who in st.TEAMS[side] if s.where[who] >= 0 or s.where[who] == st.RESERVES]
    dear = sorted(there, key=lambda who: -POSITION_OF[st.player(s, who).position].cost)
    return sorted(dear[:count])
