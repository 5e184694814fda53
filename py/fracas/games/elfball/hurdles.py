"""Hurdles on a player's way and the form of a path, for the searches of `paths` and `counter_paths`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import NamedTuple

from fracas.games.elfball.abilities.ability_dice import REPLACES, replacer
from fracas.games.elfball.abilities.clipping import KINDS, better_dice, clip_dice, clip_need, clipper
from fracas.games.elfball.challenge import Need
from fracas.games.elfball.disengage import disengage_need
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.state import EXTRA_DIE, NO_DASH, NO_ONE, TEAM_SLOTS, State, half_of, profile, side_of
from fracas.games.elfball.support.bribe import is_let_in
from fracas.games.elfball.throwing.ball import pick_up_need
from fracas.kernel.chance.luck_table import Helps, LuckTable
from fracas.kernel.ruleset import Action

SURE = Fraction(1)
LATEST = (999,)  # no pace more puts the ball at risk
PLACES = 12  # after the point, to which chances are compared
KINDS_ON_A_WAY = ("disengage", "clip-might", "clip-dodge", "pick-up")
ABILITIES: dict[str, Helps] = {
    key: 1 << n for n, key in enumerate(dict.fromkeys(REPLACES[kind] for kind in KINDS_ON_A_WAY))}
"""The abilities that replace dice on a way, as bits."""


class SafestPath(NamedTuple):
    """The safest path to a cell.

    Of equally safe ones it is that with the fewest counters, then the shortest, then the one that risks the ball last.
    """

    chance: Fraction  # of arriving, exact: no counter is spent, each ability at the first challenge it can save
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


@dataclass(slots=True, eq=False)
class Step:
    """The last step of a way found so far; never changed."""

    luck: int  # its number in the table of the map
    cell: int
    has_ball: bool
    paid: int  # paces since the start
    before: Step | None
    risks: tuple[int, ...] = ()  # the paces that put the ball at risk
    open_to_pay: int = 0  # of the paces: those that counters may pay
    forced: int = 0  # of the paces: those that only counters pay
    is_payable: int = 0  # whether counters may pay the last pace
    number: int = 0  # so many ways were kept before: no two that are kept have the same


class Hurdle(NamedTuple):
    """A challenge on the way."""

    chance: Fraction  # with nothing replaced
    ability: str = ""  # that may replace one of its dice, "" if there is none
    saved: Fraction = Fraction(0)  # chance more with it

    def branches(self, left: Helps) -> Iterator[tuple[Helps, float]]:
        """Yield the abilities left behind the challenge, with the chance to be there."""
        yield left, float(self.chance)
        bit = ABILITIES.get(self.ability, 0)
        if self.saved and left & bit:
            yield left ^ bit, float(self.saved)


def chance_past(hurdles: Sequence[Hurdle]) -> Fraction:
    """Return the chance of getting past challenges, one after another.

    Rule: Elfball 22, Ruling 53: each ability once per action.
    """
    if not any(hurdle.ability for hurdle in hurdles):  # most ways meet none, or one
        return prod((hurdle.chance for hurdle in hurdles), start=SURE)
    found: dict[tuple[str, ...], Fraction] = {(): SURE}  # abilities used so far -> chance
    for hurdle in hurdles:
        after: dict[tuple[str, ...], Fraction] = {}
        for used, likely in found.items():
            after[used] = after.get(used, Fraction(0)) + likely * hurdle.chance
            if hurdle.saved and hurdle.ability not in used:
                more = (*used, hurdle.ability)
                after[more] = after.get(more, Fraction(0)) + likely * hurdle.saved
        found = after
    return sum(found.values(), Fraction(0))


class HurdleMap:
    """The closed cells, faced cells and chances of rolls on one player's way."""

    def __init__(self, s: State, p: int) -> None:
        field = s.book.field
        self.s, self.p, self.start = s, p, s.where[p]
        self.neighbours = field.neighbours
        self.goals = field.goals[1 - half_of(s, side_of(p))]
        self.ball = s.ball
        self.extra_die = int(s.dash == EXTRA_DIE)
        self.toll = int(s.options.legacy_challenge_cost and s.dash == NO_DASH)  # of a Pick-up, Ruling 16
        closed = field.border.union(s.where) - {self.start}
        goals = field.goal_cells
        self.shut = (  # where he would not go of his own will or would leave the field: without the ball, with it
            closed if is_let_in(s, p) else closed | goals, closed | goals.difference(self.goals),
        )
        opponents = [q for q in TEAM_SLOTS[1 - side_of(p)] if s.facing[q] >= 0]
        self.watched = {cell for q in opponents for cell in field.front[s.where[q]][s.facing[q]]}
        self.left: dict[int, tuple[Hurdle, ...]] = {}
        self.picked: tuple[Hurdle, ...] = ()
        able = {replacer(s, p, kind) for kind in KINDS_ON_A_WAY} - {""}
        self.has_helps = bool(able)
        self.table = LuckTable(sum(ABILITIES[key] for key in able))

    def leave(self, luck: int, cell: int) -> int:
        """Return the luck behind the challenges of leaving a cell.

        Rule: Elfball 11, 22.2 "Clipping".
        """
        return self._after(luck, self.leave_hurdles(cell)) if cell in self.watched else luck

    def _after(self, luck: int, hurdles: tuple[Hurdle, ...]) -> int:
        for hurdle in hurdles:
            luck = self.table.after(luck, hurdle, hurdle.branches)
        return luck

    def leave_hurdles(self, cell: int) -> tuple[Hurdle, ...]:
        """Return the challenges of leaving a cell.

        Rule: Elfball 11, 22.2 "Clipping": the Clipper first, at the first try.
        """
        if cell not in self.watched:
            return ()
        if cell not in self.left:
            s, p = self.s, self.p
            found, target = [], clipper(s, p, cell)
            if target != NO_ONE:
                dice = better_dice(s, p, cell, target)
                found.append(self._hurdle(KINDS[dice], clip_dice(s, p, dice), clip_need(s, p, cell, target, dice)))
            need = disengage_need(s, p, cell)
            if need is not None:
                found.append(self._hurdle("disengage", profile(s, p).dodge + self.extra_die, need))
            self.left[cell] = tuple(found)
        return self.left[cell]

    def pick_up(self, luck: int) -> int:
        """Return the luck behind picking the loose ball up."""
        return self._after(luck, self.pick_up_hurdles())

    def pick_up_hurdles(self) -> tuple[Hurdle, ...]:
        """Return the challenge of picking the loose ball up.

        Rule: Elfball 12.1, 16 (2).
        """
        if not self.picked:
            dice = profile(self.s, self.p).skill
            extra_die = self.extra_die and self.start not in self.watched
            self.picked = (self._hurdle("pick-up", dice and dice + extra_die, pick_up_need(self.s, self.p, self.ball)),)
        return self.picked

    def _hurdle(self, kind: str, dice: int, need: Need) -> Hurdle:
        simple = self.s.options.simple_star
        plain, ability = chance(dice, need.value, simple=simple), replacer(self.s, self.p, kind)
        if not ability:
            return Hurdle(plain)
        return Hurdle(plain, ability, chance(dice, need.value, simple=simple, ability=True) - plain)
