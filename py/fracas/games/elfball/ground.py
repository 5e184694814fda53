"""What a player meets on his way, and how a path is written: the ground of `paths` and `counter_paths`."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from fracas.games.elfball.ball import pick_up_need
from fracas.games.elfball.bribe import is_let_in
from fracas.games.elfball.clipping import better_dice, clip_dice, clip_need, clipper
from fracas.games.elfball.disengage import disengage_need
from fracas.games.elfball.field import EDGE, GOAL
from fracas.games.elfball.pool import chance
from fracas.games.elfball.state import (
    EXTRA_DIE,
    NO_DASH,
    NO_ONE,
    TEAM_SLOTS,
    State,
    half_of,
    profile,
    side_of,
)
from fracas.kernel.ruleset import Action

SURE = Fraction(1)


class Path(NamedTuple):
    """The safest path to a cell; of equally safe ones that with the fewest counters, then the shortest."""

    chance: Fraction  # of arriving, exact, with nothing replaced
    cost: int  # Jog, standing up included
    cells: tuple[int, ...]  # entered one after another
    rolls: tuple[int, ...]  # those whose entering needs a roll: the Disengage before it, or the Pick-up there
    stands: bool  # he stands up first
    kinds: tuple[str, ...] = ()  # of the actions, cell by cell; empty = steps all the way
    counters: int = 0  # of Momentum

    def plan(self, p: int) -> tuple[Action, ...]:
        """Return the path as actions of a player."""
        kinds = self.kinds or ("step",) * len(self.cells)
        steps = tuple((kind, p, cell) for kind, cell in zip(kinds, self.cells, strict=True))
        return (("stand", p), *steps) if self.stands else steps


class Step(NamedTuple):
    """The last step of a way found so far."""

    likely: float
    cell: int
    has_ball: bool
    paid: int  # paces since the start
    before: Step | None
    open_to_pay: int = 0  # of the paces: those that counters may pay
    forced: int = 0  # of the paces: those that only counters pay


class Ground:
    """What one player meets on his way: what is closed, where he is faced, what his rolls are worth."""

    def __init__(self, s: State, p: int) -> None:
        field = s.book.field
        self.s, self.p, self.start = s, p, s.where[p]
        self.neighbours = field.neighbours
        self.goals = field.goals[1 - half_of(s, side_of(p))]
        self.ball = s.ball
        self.extra_die = int(s.dash == EXTRA_DIE)
        self.toll = int(s.options.legacy_challenge_cost and s.dash == NO_DASH)  # of a Pick-up, Ruling 16
        self.is_let_in = is_let_in(s, p)
        self.closed = {cell for cell in s.where if cell >= 0 and cell != self.start}
        self.lines = field.lines
        opponents = [q for q in TEAM_SLOTS[1 - side_of(p)] if s.facing[q] >= 0]
        self.watched = {cell for q in opponents for cell in field.front[s.where[q]][s.facing[q]]}
        self.leaving: dict[int, Fraction] = {}
        self.picking: Fraction | None = None

    def leave(self, cell: int) -> Fraction:
        """Return the chance of leaving a cell.

        Rule: Elfball 11, 22.2 "Clipping".
        """
        if cell not in self.watched:
            return SURE
        if cell not in self.leaving:
            likely = self._get_past(cell)
            need = disengage_need(self.s, self.p, cell)
            if need is not None:
                likely *= self._passes(profile(self.s, self.p).dodge + self.extra_die, need.value)
            self.leaving[cell] = likely
        return self.leaving[cell]

    def _get_past(self, cell: int) -> Fraction:
        """Return the chance of getting past a Clipper at the first try.

        Rule: Elfball 22.2 "Clipping".
        """
        s, p = self.s, self.p
        target = clipper(s, p, cell)
        if target == NO_ONE:
            return SURE
        dice = better_dice(s, p, cell, target)
        return self._passes(clip_dice(s, p, dice), clip_need(s, p, cell, target, dice).value)

    def pick_up(self) -> Fraction:
        """Return the chance of picking the loose ball up.

        Rule: Elfball 12.1, 16 (2).
        """
        if self.picking is None:
            dice = profile(self.s, self.p).skill
            extra_die = self.extra_die and self.start not in self.watched
            self.picking = self._passes(dice and dice + extra_die, pick_up_need(self.s, self.p, self.ball).value)
        return self.picking

    def _passes(self, dice: int, need: int) -> Fraction:
        return chance(dice, need, simple=self.s.options.simple_star)

    def is_open(self, cell: int, has_ball: bool) -> bool:
        """Return whether he would go there of his own will and stay on the field."""
        if cell < 0 or cell in self.closed:
            return False
        line = self.lines[cell]
        return line != EDGE and (line != GOAL or (cell in self.goals if has_ball else self.is_let_in))
