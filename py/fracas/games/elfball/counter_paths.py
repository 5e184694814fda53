"""The safest paths of players who may pay hexes with counters (chapter 22): Momentum-moves, Shamble, Swarm, React.

Jog goes first, counters where it does not reach. A way is known by its chance, its paces, and how many of them counters
may pay; one that another beats is dropped.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from fracas.games.elfball.abilities import momentum_moves as moves
from fracas.games.elfball.abilities.out_of_sequence import can_react
from fracas.games.elfball.hurdles import SURE, Course, Hurdle, Path, Step, chance_past
from fracas.games.elfball.state import NOWHERE, STANDING, TURN, State, has, profile

PLACES = 12  # after the point, to which chances are compared
_FAINT = 2 / 10**PLACES  # a way likelier by more than this is better, whatever roundings there are
May_pay = Callable[[int, int, bool], bool]  # from, to, with the ball


class Means(NamedTuple):
    """How a player may pay hexes with counters."""

    kind: str  # of the actions
    most: int  # hexes
    price: int  # counters a hex
    may_pay: May_pay


def means(s: State, p: int) -> Means | None:
    """Return how the acting player may pay hexes with counters, None if he may not.

    Rule: Elfball 22 "Momentum-move", 22.2 Burst (also once he will have picked the ball up), Shamble.
    """
    if has(s, p, moves.SHAMBLE):
        price = moves.PRICES[moves.SHAMBLE]
        return Means(moves.SHAMBLE, s.momentum // price, price, lambda here, there, has_ball: True)
    if moves.is_bursting(s, p):
        return Means(moves.MOMENTUM, s.momentum, 1, lambda here, there, has_ball: True)
    if has(s, p, "burst") and s.holder < 0:
        return Means(moves.MOMENTUM, s.momentum, 1, lambda here, there, has_ball: has_ball)
    targets = [cell for key in profile(s, p).abilities if key in moves.CLOSER_TO for cell in moves.CLOSER_TO[key](s, p)]
    return Means(moves.MOMENTUM, s.momentum, 1, closer(s, targets)) if targets else None


def closer(s: State, targets: list[int]) -> May_pay:
    """Return the condition of coming closer to one of these cells."""
    ways = [s.book.field.distances(target) for target in targets]

    def may_pay(here: int, there: int, has_ball: bool) -> bool:
        for far in ways:  # `is_closer` written out
            if far[there] < far[here]:
                return True
        return False

    return may_pay


def aside_paths(course: Course) -> dict[int, Path]:
    """Return the safest paths of a player who is not acting: he Reacts, or is called by Swarm.

    Rule: Elfball 22.2 React, Swarm.
    """
    s, p = course.s, course.p
    if s.phase != TURN or s.stance[p] != STANDING:
        return {}
    if s.advanced.window and can_react(s, p):
        return counter_paths(course, 0, 0, False, Means(moves.REACT, s.momentum, 1, lambda here, there, has_ball: True))
    if not s.advanced.window and p in moves.swarmers(s):
        can_pay = closer(s, moves.team_mates_no_stronger(s, p))
        return counter_paths(course, 0, 0, False, Means(moves.SWARM, s.momentum, 1, can_pay))
    return {}


def counter_paths(course: Course, jog: int, paid: int, stands: bool, pay: Means) -> dict[int, Path]:
    """Return cell -> the safest path.

    Args: jog - left for paces.
          paid - Jog that standing up and fees take before.
    """
    best: dict[int, tuple[tuple[float, int, int], Step]] = {}
    for last in _Search(course, jog, pay).ways() if jog >= 0 else ():
        likely, cell, _has_ball, paces, _before, _able, forced = last
        known = best.get(cell)
        if known is not None and likely < known[1].likely - _FAINT:
            continue
        counters = paces - jog if paces - jog > forced else forced
        worth = -likely if likely == 1 else -round(likely, PLACES), counters, paces
        if known is None or worth < known[0]:
            best[cell] = worth, last
    chances: dict[tuple[int, ...], Fraction] = {(): SURE}
    return {cell: _path(course, best[cell][1], jog, paid, stands, pay, chances) for cell in sorted(best)}


_Mark = tuple[float, int, int, int]
"""What a way is known by: its chance, its paces, those that only counters pay, how much longer it may still become."""

_Pace = tuple[int, bool, int, float, bool, list[_Mark], list[Step]]
"""A pace from one cell to the next, whoever comes that way: the cell, whether he has the ball there, paces it counts
for, the chance of arriving once he has left, whether counters may pay it, and of the ways known to that place the marks
and the last steps. A plain tuple: there are thousands."""


class _Search:
    """The ways worth knowing, found going out pace by pace.

    Args: jog - left for paces.
    """

    def __init__(self, course: Course, jog: int, pay: Means) -> None:
        self.course, self.pay = course, pay
        self.rooms = [jog + min(pay.most, payable) for payable in range(2 * pay.most + 2)]  # paces, by those payable
        first = Step(1.0, course.start, course.s.holder == course.p, 0, None)
        self.known: dict[tuple[int, bool], tuple[list[_Mark], list[Step]]] = {}
        self.reached: list[list[Step]] = []  # the last steps to each place, as it was first come to
        self.layers: list[list[Step]] = [[] for _ in range(jog + pay.most + 2)]
        self.layers[0].append(first)
        self.home = first.cell, first.has_ball  # nothing is gained by coming back
        self.paces: dict[tuple[int, bool], tuple[float, list[_Pace]]] = {}

    def ways(self) -> list[Step]:
        """Return the last steps of all ways."""
        for layer in self.layers:
            for here in layer:
                if here.before is None or not (self._is_over(here) or self._is_beaten(here)):
                    self._go_on(here)
        return [step for steps in self.reached for step in steps]

    def _is_over(self, here: Step) -> bool:
        """Return whether the action ends there: he has scored."""
        return here.has_ball and here.cell in self.course.goals

    def _is_beaten(self, here: Step) -> bool:
        """Return whether a likelier way to the same place was found since that is as good in all else.

        Wherever this way could go on to, that one goes on to as far, and is likelier still.
        """
        likely, cell, has_ball, paid, _before, able, forced = here
        if likely == 1:
            return False
        least, left = likely + _FAINT, able + forced - paid
        for known, its_paid, its_forced, its_left in self.known[cell, has_ball][0]:
            if known > least and its_paid <= paid and its_forced <= forced and its_left >= left:
                return True
        return False

    def _go_on(self, here: Step) -> None:
        """Make every step that can still be paid.

        Rule: Elfball 22, Ruling 123: no Momentum-move while faced; Shamble ignores that.
        """
        likely, from_cell, has_ball, so_far, before, able, forced = here
        place = from_cell, has_ball
        if place not in self.paces:
            self.paces[place] = self._paces(from_cell, has_ball)
        leaving, paces = self.paces[place]
        most = self.pay.most
        abler = able + 1 if able < most else most
        room, more_room = self.rooms[able + forced], self.rooms[abler + forced]
        is_forcing = forced < most and self.pay.kind == moves.SHAMBLE and from_cell in self.course.watched
        came_from = before.cell if before is not None and before.has_ball == has_ball else NOWHERE
        for pace in paces:
            cell, _holds, cost, arriving, is_open, marks, _steps = pace
            if cell == came_from:  # he would be no better off than before
                continue
            paid = so_far + cost
            if paid <= (more_room if is_open else room):
                payable, arrived = abler if is_open else able, likely * arriving * leaving
                left = payable + forced - paid
                for known, its_paid, its_forced, its_left in marks:
                    if known >= arrived and its_paid <= paid and its_forced <= forced and its_left >= left:
                        break
                else:
                    self._keep(here, pace, arrived, paid, payable, forced)
            if is_forcing and paid <= self.rooms[able + forced + 1]:
                arrived, left = likely * arriving, able + forced + 1 - paid
                if not any(known >= arrived and its_paid <= paid and its_forced <= forced + 1 and its_left >= left
                           for known, its_paid, its_forced, its_left in marks):
                    self._keep(here, pace, arrived, paid, able, forced + 1)

    def _paces(self, here: int, has_ball: bool) -> tuple[float, list[_Pace]]:
        """Return the chance of leaving a cell, and the paces from there."""
        course, listed, may_pay = self.course, [], self.pay.may_pay
        is_faced = here in course.watched
        for cell in course.neighbours[here]:
            if not course.is_open(cell, has_ball):
                continue
            likely, cost, holds = 1.0, 1, has_ball
            if cell == course.ball and not holds:
                likely, cost, holds = float(course.pick_up()), 1 + course.toll, True
            if likely and (cell, holds) != self.home:
                is_open = not is_faced and may_pay(here, cell, has_ball)
                marks, steps = self.known.setdefault((cell, holds), ([], []))
                listed.append((cell, holds, cost, likely, is_open, marks, steps))
        return float(course.leave(here)) if is_faced else 1.0, listed

    def _keep(self, here: Step, pace: _Pace, likely: float, paid: int, able: int, forced: int) -> None:
        """Remember a step that can be paid and that no other way beats.

        Another way beats it that is as good in everything: what it cost, and how much longer it may still become. A
        pace more takes one from what is left, a pace that counters may pay gives one back.
        """
        cell, holds, _cost, _arriving, _is_open, marks, steps = pace
        if not steps:
            self.reached.append(steps)
        step = Step(likely, cell, holds, paid, here, able, forced)
        marks.append((likely, paid, forced, able + forced - paid))
        steps.append(step)
        self.layers[paid].append(step)


def _path(
    course: Course, last: Step, jog: int, paid: int, stands: bool, pay: Means, chances: dict[tuple[int, ...], Fraction],
) -> Path:
    """Write the way to a cell out, with its exact chance; counters pay for its last paces that they may pay.

    Args: chances - of getting past the hurdles met so far, by which they are: many ways meet the same.
    """
    counters = max(last.forced, last.paid - jog)
    late = counters - last.forced
    hurdles: list[Hurdle] = []
    cells, rolls, kinds = [], [], []
    here = last
    while here.before is not None:
        before = here.before
        is_forced = here.forced > before.forced
        is_late = not is_forced and late > 0 and is_payable(course, before, here, pay)
        late -= is_late
        met = () if is_forced or before.cell not in course.watched else course.leave_hurdles(before.cell)
        if here.has_ball and not before.has_ball:
            met += course.pick_up_hurdles()
        if met:
            hurdles[:0] = met
            rolls.append(here.cell)
        cells.append(here.cell)
        kinds.append(pay.kind if is_forced or is_late else "step")
        here = before
    key = tuple(map(id, hurdles))  # the course keeps them
    if key not in chances:
        chances[key] = chance_past(hurdles)
    return Path(
        chances[key], paid + last.paid - counters, tuple(reversed(cells)), tuple(reversed(rolls)), stands,
        tuple(reversed(kinds)), counters * pay.price,
    )


def is_payable(course: Course, before: Step, here: Step, pay: Means) -> bool:
    """Return whether counters may pay a pace where nobody faces the player."""
    return before.cell not in course.watched and pay.may_pay(before.cell, here.cell, before.has_ball)
