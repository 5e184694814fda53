"""The safest paths of a player to all squares in reach of one Action, for bots and page (chapter 7).

The chance of a path counts standing up, Go For Its, dodges and the pick-up, with those skills of his own that repeat
or ease them, each used as soon as it helps; where they are asked for, also the rolls of his traits and a re-roll of his
team. Opponents neither hold, follow nor dive. Leaps are no part of a path.

Of each square all ways are kept that no other beats both in chance and in the help left (`kernel.chance.luck_table`),
of equals the one with fewer bends.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.declare import MOVE, movement_of
from fracas.games.street_bowl.hurdles import Luck, RunMap, RunRoll, helps_left
from fracas.games.street_bowl.movement import STANDING_UP
from fracas.games.street_bowl.pitch import AROUND, CELLS, is_in_goal
from fracas.games.street_bowl.skills.moving import JUMP_UP
from fracas.games.street_bowl.state import State
from fracas.kernel.chance.luck_table import START, LuckTable
from fracas.kernel.ruleset import Action

PLACES = 11  # after the point, to which chances are compared
LATEST = (99,)


class Path(NamedTuple):
    """A way to a square."""

    chance: Fraction  # that he comes there on his feet, with the ball if it lies on the way
    cells: tuple[int, ...]  # in order, without the first
    rolls: tuple[int, ...]  # those of them that take dice
    luck: Luck  # the same chance by the helps left


@cache
def _ahead(before: int, here: int) -> tuple[int, ...]:
    """Return the squares next to one that are not next to the square before: those are reached sooner from there."""
    return tuple(cell for cell in AROUND[here] if cell != before and cell not in AROUND[before])


@cache
def _straight(before: int, here: int) -> tuple[int, ...]:
    """Return the square straight on from one square to the next, none at the edge."""
    return tuple(cell for cell in AROUND[here] if cell - here == here - before)


@dataclass(slots=True, eq=False)
class RunStep:
    """The last step of a way worth going on from."""

    cell: int
    luck: int  # its number in the table
    has_ball: bool
    number: int  # of steps so far
    before: RunStep | None
    risks: tuple[int, ...] = ()  # the steps that put the ball at risk
    is_beaten: bool = False


class RunSearch:
    """The ways of a player who acts now or next.

    Args: deed - the Action that he declares first, "" = he acts already, or its rolls do not count.
          has_team - whether a re-roll of his team counts.
    """

    def __init__(self, s: State, who: int, deed: str = "", *, has_team: bool = False) -> None:
        self.s, self.who = s, who
        self.map, self.helps = RunMap(s, who), helps_left(s, who, has_team=has_team)
        self.left, self.extra = (s.left, s.extra) if s.acting == who else movement_of(s, who, deed or MOVE)
        begun = list(self.map.declare(deed)) if deed and s.acting != who else []
        rise = self.map.rise(deed or s.deed, self.left)
        if s.condition[who] == st.PRONE and not st.has(s, who, JUMP_UP):
            self.left = max(0, self.left - STANDING_UP)
        self.begun = tuple(begun) if rise is None else (*begun, rise)
        self.table = LuckTable(self.helps)
        self._known = {START: Luck(((self.helps, 1),))}
        self.start = RunStep(s.where[who], self._after(START, self.begun), s.holder == who, 0, None)
        self.ways: list[list[RunStep]] = [[] for _ in CELLS]  # by square, the shortest first
        if s.where[who] >= 0 and s.condition[who] <= st.PRONE:
            self._search()

    def paths(self) -> dict[int, Path]:
        """Return the safest path to every reachable square.

        Of equally safe ones it is a shortest, and of these the one that risks the ball last.

        Rule: Street Bowl 7.
        """
        return {cell: self._path(max(ways, key=self._worth)) for cell, ways in enumerate(self.ways) if ways}

    def beside(self, cell: int, *, is_paid: bool = False) -> Path | None:
        """Return the safest path to a square next to another, his own too, None if there is none.

        Rule: Street Bowl 6, 7.
        Args: is_paid - a square of movement more is left for what he does there.
        """
        found: list[tuple[tuple[float, int, tuple[int, ...]], RunStep]] = []
        for step in (way for near in AROUND[cell] for way in self._at(near)):
            if step.number + is_paid <= self.left + self.extra:
                is_rush = is_paid and step.number >= self.left
                luck = self._after(step.luck, (self.map.rush,)) if is_rush else step.luck
                found.append((self._worth(step, luck), step))
        return self._path(max(found, key=lambda each: each[0])[1]) if found else None

    def ready(self) -> Path:
        """Return the path of a player who stays where he is, with the chance that he stands there and acts."""
        return self._path(self.start)

    def _at(self, cell: int) -> Iterable[RunStep]:
        return (self.start,) if cell == self.start.cell else self.ways[cell]

    def _worth(self, step: RunStep, luck: int = -1) -> tuple[float, int, tuple[int, ...]]:
        chance = self.table.totals[step.luck if luck < 0 else luck]
        return round(chance, PLACES), -step.number, step.risks + LATEST

    def _after(self, luck: int, hurdles: Iterable[RunRoll]) -> int:
        for hurdle in hurdles:
            luck = self.table.after(luck, hurdle, hurdle.shares)
        return luck

    def _search(self) -> None:
        """Go out square by square."""
        front = [self.start]
        for number in range(self.left + self.extra):
            reached: list[RunStep] = []
            for is_straight in (True, False):  # who comes first to a square keeps it
                for here in front:
                    if not (here.is_beaten or (here.has_ball and is_in_goal(here.cell, self.map.goal_side))):
                        self._go_on(here, is_straight, number >= self.left, reached)
            front = reached

    def _go_on(self, here: RunStep, is_straight: bool, is_rush: bool, reached: list[RunStep]) -> None:
        """Try the square straight on from one that was reached, or all that are next to it."""
        around, table, ways, start = self.map, self.table, self.ways, self.start.luck
        taken, hindered, start_cell = around.taken, around.hindered, here.cell
        rushed = self._after(here.luck, (around.rush,)) if is_rush else here.luck
        lucks: dict[int, int] = {}  # by the zones entered
        is_free = not around.marked[start_cell]
        cells, before = AROUND[start_cell], here.before
        if before is not None and (is_straight or not around.marked[before.cell]):
            cells = (_straight if is_straight else _ahead)(before.cell, start_cell)
        for cell in cells:
            if cell in taken:
                continue
            known = ways[cell]
            if known and known[0].luck == start:  # as likely as anything can be
                continue
            zones = hindered[cell]
            if is_free:
                luck = rushed
            elif zones in lucks:
                luck = lucks[zones]
            else:
                roll = around.leave(start_cell, zones)
                luck = lucks[zones] = table.after(rushed, roll, roll.shares) if roll is not None else rushed
            if cell == around.ball or here.has_ball:
                self._carry(here, cell, luck, reached)
                continue
            for way in known:
                if table.beats(way.luck, luck) and not way.has_ball:
                    break
            else:
                self._keep(RunStep(cell, luck, False, here.number + 1, here), reached)

    def _carry(self, here: RunStep, cell: int, luck: int, reached: list[RunStep]) -> None:
        """Make a step with the ball, or onto it."""
        risks = (*here.risks, here.number) if luck != here.luck else here.risks
        if not here.has_ball and self.map.lift is not None:
            luck, risks = self._after(luck, (self.map.lift,)), (here.number,)
        step = RunStep(cell, luck, True, here.number + 1, here, risks)
        if not any(self._beats(way, step) for way in self.ways[cell]):
            self._keep(step, reached)

    def _keep(self, step: RunStep, reached: list[RunStep]) -> None:
        """Keep a way instead of those it beats, which are no shorter."""
        known = self.ways[step.cell]
        if known:
            for way in known:
                way.is_beaten = way.is_beaten or way.number == step.number and self._beats(step, way)
            known[:] = [way for way in known if not way.is_beaten]
        known.append(step)
        reached.append(step)

    def _beats(self, one: RunStep, other: RunStep) -> bool:
        """Return whether one of two ways to a square is at least as good, however they go on.

        It is no longer. Who has picked the ball up came past it, and so gains nothing by it here.
        """
        if one.has_ball > other.has_ball or not self.table.beats(one.luck, other.luck):
            return False
        is_better = one.number < other.number or self.table.is_likelier(one.luck, other.luck)
        return is_better or one.risks + LATEST >= other.risks + LATEST

    def _path(self, last: RunStep) -> Path:
        """Write a way out, with its exact chances."""
        steps: list[RunStep] = []
        here = last
        while here.before is not None:
            steps.append(here)
            here = here.before
        steps.reverse()
        rolls = [step.cell for step in steps if step.before is not None and step.luck != step.before.luck]
        luck = self._exact(last.luck)
        return Path(luck.chance(), tuple(step.cell for step in steps), tuple(rolls), luck)

    def _exact(self, number: int) -> Luck:
        """Return the exact chances of a luck of the table."""
        if number not in self._known:
            before, hurdle = self.table.origins[number]
            assert isinstance(hurdle, RunRoll)
            self._known[number] = self._exact(before).after(hurdle)
        return self._known[number]


def paths(s: State, who: int) -> dict[int, Path]:
    """Return the safest paths of a player without the rolls of a declaration, and without his team.

    Rule: Street Bowl 7.
    """
    return RunSearch(s, who).paths()


def walk(s: State, who: int, path: Path) -> tuple[Action, ...]:
    """Return the actions that take the acting player along a way."""
    rise: tuple[Action, ...] = (("stand", who),) if s.condition[who] == st.PRONE else ()
    return (*rise, *(("step", who, cell) for cell in path.cells))
