"""The safest paths of a player to all squares in reach of one Action, for bots and page (chapter 7).

The chance of a way counts standing up, Go For Its, dodges and the pick-up, with those skills of his own that repeat or
ease them, each used as soon as it helps. No team re-roll and no Pro is spent; opponents neither hold, follow nor dive.
Leaps are no part of a way.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.declare import MOVE, movement_of
from fracas.games.street_bowl.movement import STANDING_UP, pick_up_reasons, rush_reasons
from fracas.games.street_bowl.pitch import AROUND, CELLS, is_in_goal
from fracas.games.street_bowl.roll import Reasons, agility_reasons, helps
from fracas.games.street_bowl.skills.dodging import by_strength, slips_through
from fracas.games.street_bowl.skills.handling import NO_HANDS, SURE_HANDS
from fracas.games.street_bowl.skills.moving import (
    BREAK_TACKLE,
    DODGE,
    JUMP_UP,
    PREHENSILE_TAIL,
    SURE_FEET,
    TACKLE,
    TITCHY,
)
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.zones import has_zone
from fracas.kernel.ruleset import Action

AGAIN, FEET, BREAK, HANDS = 1, 2, 4, 8  # what may help once: Dodge, Sure Feet, Break Tackle, Sure Hands
ONCE = ((DODGE, AGAIN), (SURE_FEET, FEET), (BREAK_TACKLE, BREAK), (SURE_HANDS, HANDS))

Luck = dict[int, int]  # number of successful cases of `WHOLE ** rolls`, by the skills left
WHOLE = 36  # a roll and its re-roll
CERTAIN = Fraction(1)


class Path(NamedTuple):
    """A way to a square."""

    chance: Fraction  # that he comes there on his feet, with the ball if it lies on the way
    cells: tuple[int, ...]  # in order, without the first
    rolls: tuple[int, ...]  # those of them that take dice


class Cast(NamedTuple):
    """Dice thrown on a way."""

    likely: float
    luck: Luck
    rolls: int


class Node(NamedTuple):
    """The likeliest way found so far to a square."""

    cell: int
    before: Node | None
    cast: Cast
    has_ball: bool


class Course:
    """What lies around a player who runs."""

    def __init__(self, s: State, who: int) -> None:
        side = side_of(who)
        self.goal_side, self.ball = side, s.ball if not s.is_airborne else st.NOWHERE
        self.taken = set(s.where)
        if st.has(s, who, NO_HANDS):
            self.taken.add(self.ball)
        self.marked, self.hindered, self.barred = [0] * len(CELLS), [0] * len(CELLS), [0] * len(CELLS)
        self.tails = [0] * len(CELLS)
        for foe in st.TEAMS[1 - side]:
            if has_zone(s, foe):
                self._mark(s, foe)
        if slips_through(s, who):
            self.hindered = [0] * len(CELLS)
        reasons = agility_reasons(s, who, "dodge", helps("dodge", 1))
        self.dodge, self.strong = total(reasons), total(by_strength(s, who, reasons))
        self.rush = good(total(rush_reasons(s, who)))
        self.pick_up = good(total(pick_up_reasons(s, who, self.ball))) if self.ball >= 0 else 0

    def _mark(self, s: State, foe: int) -> None:
        is_small, has_tail = st.has(s, foe, TITCHY), st.has(s, foe, PREHENSILE_TAIL)
        bars = st.has(s, foe, TACKLE)
        for cell in AROUND[s.where[foe]]:
            self.marked[cell] = 1
            self.hindered[cell] += not is_small
            self.tails[cell] += has_tail
            self.barred[cell] |= bars

    def leave(self, here: Node, zones: int, is_rush: bool) -> Cast:
        """Return the dice of a way that goes on into so many tackle zones that hinder."""
        _likely, luck, rolls = here.cast
        if is_rush:
            luck, rolls = luck_after_roll(luck, self.rush, FEET), rolls + 1
        if self.marked[here.cell]:
            harder = zones + self.tails[here.cell]
            strong = good(self.strong + harder) if self.strong else 0
            luck = luck_after_dodge(luck, good(self.dodge + harder), strong, 0 if self.barred[here.cell] else AGAIN)
            rolls += 1
        return here.cast if rolls == here.cast.rolls else cast(luck, rolls)

    def lift(self, so_far: Cast) -> Cast:
        """Return the dice of a way that comes to the ball."""
        return cast(luck_after_roll(so_far.luck, self.pick_up, HANDS), so_far.rolls + 1)


def cast(luck: Luck, rolls: int) -> Cast:
    """Return dice with what they come to."""
    return Cast(sum(luck.values()) / WHOLE**rolls, luck, rolls)


def total(reasons: Reasons) -> int:
    """Return the total that a roll needs, before the limits of the die."""
    return sum(reason.amount for reason in reasons)


def good(need: int) -> int:
    """Return the number of faces of a D6 that succeed."""
    return 7 - min(6, max(2, need))


def luck_after_roll(luck: Luck, faces: int, helper: int) -> Luck:
    """Return the luck left after a roll with so many good faces, which a helper may repeat once."""
    out: Luck = {}
    for left, ways in luck.items():
        out[left] = out.get(left, 0) + 6 * faces * ways
        if left & helper:
            out[left ^ helper] = out.get(left ^ helper, 0) + (6 - faces) * faces * ways
    return out


def luck_after_dodge(luck: Luck, faces: int, strong: int, again: int) -> Luck:
    """Return the luck left after a dodge, by strength where that helps."""
    if strong <= faces:
        return luck_after_roll(luck, faces, again)
    out: Luck = {}

    def add(left: int, ways: int) -> None:
        out[left] = out.get(left, 0) + ways

    for left, ways in luck.items():
        more = strong - faces if left & BREAK else 0
        add(left, 6 * faces * ways)
        add(left ^ BREAK if more else left, 6 * more * ways)
        if left & again:
            failed = (6 - faces - more) * ways
            add(left ^ again, failed * faces)
            add((left ^ again) ^ BREAK if more else left ^ again, failed * more)
    return out


def paths(s: State, who: int) -> dict[int, Path]:
    """Return the safest path to every reachable square, for a player who acts now or next. Of equally safe ones it is a
    shortest.

    Rule: Street Bowl 7.
    """
    if s.where[who] < 0 or s.condition[who] > st.PRONE:
        return {}
    left, extra = (s.left, s.extra) if s.acting == who else movement_of(s, who, MOVE)
    begun = Cast(1.0, {_helpers(s, who): 1}, 0)
    if s.condition[who] == st.PRONE and not st.has(s, who, JUMP_UP):
        if left < STANDING_UP:
            begun = cast(luck_after_roll(begun.luck, 3, 0), 1)
        left = max(0, left - STANDING_UP)
    found = _search(Course(s, who), Node(s.where[who], None, begun, s.holder == who), left, extra)
    return {cell: _path(found[cell]) for cell in sorted(found)}


def _helpers(s: State, who: int) -> int:
    """Return the skills that may still help a player in this turn, as bits."""
    return sum(bit for skill, bit in ONCE if st.has(s, who, skill) and not st.is_used_up(s, who, skill))


def _search(course: Course, start: Node, left: int, extra: int) -> dict[int, Node]:
    """Go out square by square; a longer way is kept only where it is likelier than every shorter one."""
    best: dict[int, Node] = {}
    front = {start.cell: start}
    for number in range(left + extra):
        reached: dict[int, Node] = {}
        for here in front.values():
            if not (here.has_ball and is_in_goal(here.cell, course.goal_side)):
                _go_on(course, here, number >= left, best, reached)
        front = reached
    return best


def _go_on(course: Course, here: Node, is_rush: bool, best: dict[int, Node], reached: dict[int, Node]) -> None:
    """Try all squares next to one that was reached."""
    casts: dict[int, Cast] = {}  # by the zones entered
    taken, hindered, likely = course.taken, course.hindered, here.cast.likely
    for cell in AROUND[here.cell]:
        if cell in taken:
            continue
        known = best.get(cell)
        if known is not None and known.cast.likely >= likely:
            continue
        zones = hindered[cell]
        thrown = casts.get(zones)
        if thrown is None:
            thrown = casts[zones] = course.leave(here, zones, is_rush)
        is_lifted = cell == course.ball and not here.has_ball
        if is_lifted:
            thrown = course.lift(thrown)
        if known is None or thrown.likely > known.cast.likely:
            best[cell] = reached[cell] = Node(cell, here, thrown, here.has_ball or is_lifted)


def _path(last: Node) -> Path:
    """Write a way out."""
    cells, rolls = [], []
    here = last
    while here.before is not None:
        cells.append(here.cell)
        if here.cast.rolls > here.before.cast.rolls:
            rolls.append(here.cell)
        here = here.before
    thrown = last.cast
    chance = Fraction(sum(thrown.luck.values()), WHOLE**thrown.rolls) if thrown.rolls else CERTAIN
    return Path(chance, tuple(reversed(cells)), tuple(reversed(rolls)))


def walk(s: State, who: int, path: Path) -> tuple[Action, ...]:
    """Return the actions that take the acting player along a way."""
    rise: tuple[Action, ...] = (("stand", who),) if s.condition[who] == st.PRONE else ()
    return (*rise, *(("step", who, cell) for cell in path.cells))
