"""The safest paths of a player to every cell he can reach in one action (chapters 8, 10, 11, 12.1).

Uses the needs of the rules and the exact odds of `pool`. Momentum is left out: no counter is spent on a path and none
is earned. A path ends where a failed roll would end the action, and never leaves the field.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from fracas.games.elfball.ball import pick_up_need
from fracas.games.elfball.disengage import disengage_need
from fracas.games.elfball.field import EDGE, GOAL
from fracas.games.elfball.pool import chance
from fracas.games.elfball.standing import stand_cost
from fracas.games.elfball.state import (
    EXTRA_DIE,
    EXTRA_HEX,
    FREE,
    SPENT,
    STANDING,
    TEAM_SLOTS,
    State,
    half_of,
    profile,
    side_of,
)

SURE = Fraction(1)


class Path(NamedTuple):
    """The safest path to a cell; of equally safe ones the shortest."""

    chance: Fraction  # of arriving, exact, with nothing replaced
    cost: int  # Jog, standing up included
    cells: tuple[int, ...]  # entered one after another
    rolls: tuple[int, ...]  # those whose entering needs a roll: the Disengage before it, or the Pick-up there
    stands: bool  # he stands up first


class _Step(NamedTuple):
    """The last step of a way found so far."""

    likely: float
    cell: int
    has_ball: bool
    paid: int  # paces since the start
    before: _Step | None


class _Ground:
    """What one player meets on his way: what is closed, where he is faced, what his rolls are worth."""

    def __init__(self, s: State, p: int) -> None:
        field = s.book.field
        self.s, self.p, self.start = s, p, s.where[p]
        self.neighbours = field.neighbours
        self.goals = field.goals[1 - half_of(s, side_of(p))]
        self.ball = s.ball
        self.extra_die = int(s.dash == EXTRA_DIE)
        self.toll = int(s.options.legacy_challenge_cost)  # of a Pick-up, Ruling 16
        self.closed = {cell for cell in s.where if cell >= 0 and cell != self.start}
        self.lines = field.lines
        opponents = [q for q in TEAM_SLOTS[1 - side_of(p)] if s.facing[q] >= 0]
        self.watched = {cell for q in opponents for cell in field.front[s.where[q]][s.facing[q]]}
        self.leaving: dict[int, Fraction] = {}

    def leave(self, cell: int) -> Fraction:
        """Return the chance of leaving a cell.

        Rule: Elfball 11.
        """
        if cell not in self.watched:
            return SURE
        if cell not in self.leaving:
            need = disengage_need(self.s, self.p, cell)
            assert need is not None
            self.leaving[cell] = self._passes(profile(self.s, self.p).dodge + self.extra_die, need.value)
        return self.leaving[cell]

    def pick_up(self) -> Fraction:
        """Return the chance of picking the loose ball up.

        Rule: Elfball 12.1, 16 (2).
        """
        dice = profile(self.s, self.p).skill
        extra_die = self.extra_die and self.start not in self.watched
        return self._passes(dice and dice + extra_die, pick_up_need(self.s, self.p, self.ball).value)

    def _passes(self, dice: int, need: int) -> Fraction:
        return chance(dice, need, simple=self.s.options.simple_star)

    def is_open(self, cell: int, has_ball: bool) -> bool:
        """Return whether he would go there of his own will and stay on the field."""
        if cell < 0 or cell in self.closed:
            return False
        line = self.lines[cell]
        return line != EDGE and (line != GOAL or (has_ball and cell in self.goals))


def paths(s: State, p: int) -> dict[int, Path]:
    """Return cell -> the safest path of a player who acts, or might act, now.

    Rule: Elfball 8, 10, 11, 12.1, 16, Rulings 24, 91; 6 (4) for the free challenge.
    """
    if s.where[p] < 0 or s.acting not in (-1, p) or s.dash == SPENT:
        return {}
    if s.phase == FREE:
        likely = SURE if s.book.is_free_pace_safe else _Ground(s, p).leave(s.where[p])
        return {
            cell: Path(likely, 0, (cell,), (cell,) if likely < SURE else (), False) for cell in s.book.free_cells(s, p)
        }
    stands = s.stance[p] != STANDING
    paid = (stand_cost(s, p) if stands else 0) + (s.fee if s.acting == p else 0)
    jog = (s.jog if s.acting == p else profile(s, p).jog) - paid
    if s.dash == EXTRA_HEX:
        jog, paid = 1, -1
    elif s.dash == EXTRA_DIE:
        jog = min(jog, 1)
    ground = _Ground(s, p)
    best: dict[int, _Step] = {}
    for last in _search(ground, s.holder == p, jog):
        known = best.get(last.cell)
        if known is None or last.likely > known.likely or (last.likely == known.likely and last.paid < known.paid):
            best[last.cell] = last
    if s.dash == EXTRA_DIE and ground.start not in ground.watched:
        best = {cell: last for cell, last in best.items() if cell == s.ball}
    return {cell: _path(ground, best[cell], paid, stands) for cell in sorted(best)}


def _search(ground: _Ground, has_ball: bool, jog: int) -> list[_Step]:
    """Return the likeliest way to each cell, with the ball and without, going out pace by pace.

    His own cell is one of them only if he comes back with the ball. A longer way is kept only where it is likelier
    than every shorter one.
    """
    first = _Step(1.0, ground.start, has_ball, 0, None)
    best = {(ground.start, has_ball): first}
    layers: list[dict[tuple[int, bool], _Step]] = [{} for _ in range(max(jog, 0) + 2)]
    layers[0][ground.start, has_ball] = first
    for paid in range(max(jog, 0)):
        for here in layers[paid].values():
            if here.before is not None and here.cell in ground.goals:
                continue
            likely = here.likely * float(ground.leave(here.cell))
            for cell in ground.neighbours[here.cell]:
                if not ground.is_open(cell, here.has_ball):
                    continue
                arrival, cost, holds = likely, paid + 1, here.has_ball
                if cell == ground.ball and not holds:
                    arrival, cost, holds = likely * float(ground.pick_up()), cost + ground.toll, True
                known = best.get((cell, holds))
                if arrival and cost <= jog and (known is None or arrival > known.likely):
                    best[cell, holds] = layers[cost][cell, holds] = _Step(arrival, cell, holds, cost, here)
    return [step for step in best.values() if step is not first]


def _path(ground: _Ground, last: _Step, paid: int, stands: bool) -> Path:
    """Write the way to a cell out, with its exact chance."""
    likely, cells, rolls = SURE, [], []
    here = last
    while here.before is not None:
        cells.append(here.cell)
        roll = ground.leave(here.before.cell)
        if here.has_ball and not here.before.has_ball:
            roll *= ground.pick_up()
        if roll is not SURE:
            likely *= roll
            rolls.append(here.cell)
        here = here.before
    return Path(likely, last.paid + paid, tuple(reversed(cells)), tuple(reversed(rolls)), stands)
