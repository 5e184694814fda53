"""Overtime and the shoot-out of a knock-out match (chapter 16, Ruling 10)."""

from __future__ import annotations

from fracas.games.street_bowl.halves import toss
from fracas.games.street_bowl.score import finish
from fracas.games.street_bowl.state import State
from fracas.kernel.dice import D6
from fracas.kernel.table import AWAY, HOME, Side, Table

OVERTIME = 3  # the half that it counts as


def begin_overtime(t: Table) -> Side:
    """Begin the extra half, with the re-rolls that are left and a toss of its own.

    Rule:    Street Bowl 4, Ruling 10.
    Returns: who kicks.
    """
    s: State = t.state
    s.half, s.turns = OVERTIME, [0, 0]
    t.tell("half_begins", OVERTIME, rule="4/R10")
    return toss(t)


def shoot_out(t: Table) -> None:
    """Decide a match that is still level: a die for each coach and a point for each re-roll left.

    Rule:  Street Bowl 4, Ruling 10.
    Rolls: D6 home, D6 away; again while they are level.
    """
    s: State = t.state
    points = [0, 0]
    while points[HOME] == points[AWAY]:
        points = [
            t.roll("shoot_out", D6, coach=side, rule="4/R10") + s.rerolls[side] + s.leader[side]
            for side in (HOME, AWAY)
        ]
        t.tell("shoot_out", points[HOME], points[AWAY], rule="4/R10")
    finish(t, int(points[AWAY] > points[HOME]), "shoot_out", rule="4/R10")
