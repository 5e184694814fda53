"""Tackle zones: who marks whom (chapter 1)."""

from __future__ import annotations

from fracas.games.street_bowl.pitch import NEXT_TO
from fracas.games.street_bowl.state import ALERT, STANDING, TEAMS, State, side_of
from fracas.kernel.table import Side


def has_zone(s: State, who: int) -> bool:
    """Return whether a player has a tackle zone: he stands on the street and has not lost it.

    Rule: Street Bowl 1.
    """
    return s.where[who] >= 0 and s.condition[who] == STANDING and s.alertness[who] == ALERT


def markers(s: State, side: Side, cell: int) -> list[int]:
    """List the opponents of a side whose tackle zones cover a square, in roster order.

    Rule: Street Bowl 1.
    """
    around, where, condition, alertness = NEXT_TO[cell], s.where, s.condition, s.alertness
    return [who for who in TEAMS[1 - side]
            if where[who] in around and condition[who] == STANDING and alertness[who] == ALERT]


def is_marked(s: State, who: int) -> bool:
    """Return whether a player on the street is in an enemy tackle zone."""
    return bool(markers(s, side_of(who), s.where[who]))


def is_marked_by_others(s: State, who: int, but: int) -> bool:
    """Return whether a player is in the tackle zone of an opponent other than this one."""
    return any(other != but for other in markers(s, side_of(who), s.where[who]))


def neighbours(s: State, side: Side, cell: int) -> list[int]:
    """List the players of a side next to a square, whatever their condition, in roster order."""
    around, where = NEXT_TO[cell], s.where
    return [who for who in TEAMS[side] if where[who] in around]
