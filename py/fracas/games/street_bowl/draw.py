"""Draws: one of several equals, by one die of so many sides (Ruling 55)."""

from __future__ import annotations

from collections.abc import Sequence

from fracas.games.street_bowl.state import EVERYBODY
from fracas.kernel.dice import Die, numbered_die
from fracas.kernel.table import Side, Table

LOTS: dict[int, Die] = {n: numbered_die(n) for n in range(2, len(EVERYBODY) + 1)}


def draw(t: Table, kind: str, among: Sequence[int], *, coach: Side, rule: str) -> int:
    """Draw one of several, given in roster order; no die for a single one.

    Rule:  Street Bowl 15, Ruling 55.
    Rolls: D1..n.
    """
    if len(among) == 1:
        return among[0]
    face: int = t.roll(kind, LOTS[len(among)], coach=coach, rule=rule)
    return among[face - 1]
