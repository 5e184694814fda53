"""The safest paths of players who may pay hexes with counters (chapter 22): Momentum-moves, Shamble, Swarm, React.

Jog goes first, counters where it does not reach. A way is known by its chance with the abilities left, its paces, and
how many of them counters may pay; one that another beats is dropped.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from fracas.games.elfball.abilities import momentum_moves as moves
from fracas.games.elfball.abilities.out_of_sequence import can_react
from fracas.games.elfball.hurdles import LATEST, PLACES, SURE, Hurdle, HurdleMap, SafestPath, Step, chance_past
from fracas.games.elfball.state import NOWHERE, STANDING, TURN, State, has, profile
from fracas.kernel.chance.luck_table import START

_FAINT = 2 / 10**PLACES  # a way likelier by more than this is better, whatever roundings there are
Ways_open = Callable[[int, bool], int]  # from, with the ball -> the directions that counters may pay, as bits

_ALL = -1  # directions
_STEPS = [("step",) * paces for paces in range(99)]


class Means(NamedTuple):
    """How a player may pay hexes with counters."""

    kind: str  # of the actions
    most: int  # hexes
    price: int  # counters a hex
    ways_open: Ways_open


def means(s: State, p: int) -> Means | None:
    """Return the acting player's means to pay hexes with counters, None if he may not.

    Rule: Elfball 22 "Momentum-move", 22.2 Burst (also once he will have picked the ball up), Shamble.
    """
    if has(s, p, moves.SHAMBLE):
        price = moves.PRICES[moves.SHAMBLE]
        return Means(moves.SHAMBLE, s.momentum // price, price, lambda here, has_ball: _ALL)
    if moves.is_bursting(s, p):
        return Means(moves.MOMENTUM, s.momentum, 1, lambda here, has_ball: _ALL)
    if has(s, p, "burst") and s.holder < 0:
        return Means(moves.MOMENTUM, s.momentum, 1, lambda here, has_ball: _ALL if has_ball else 0)
    targets = [cell for key in profile(s, p).abilities if key in moves.CLOSER_TO for cell in moves.CLOSER_TO[key](s, p)]
    return Means(moves.MOMENTUM, s.momentum, 1, closer(s, targets)) if targets else None


def closer(s: State, targets: list[int]) -> Ways_open:
    """Return the condition of coming closer to one of these cells."""
    rows = [s.book.field.closer(target) for target in targets]

    def ways_open(here: int, has_ball: bool) -> int:
        found = 0
        for row in rows:
            found |= row[here]
        return found

    return ways_open


def aside_paths(course: HurdleMap) -> dict[int, SafestPath]:
    """Return the safest paths of a player who is not acting: he Reacts, or is called by Swarm.

    Rule: Elfball 22.2 React, Swarm.
    """
    s, p = course.s, course.p
    if s.phase != TURN or s.stance[p] != STANDING:
        return {}
    if s.advanced.window and can_react(s, p):
        return counter_paths(course, 0, 0, False, Means(moves.REACT, s.momentum, 1, lambda here, has_ball: _ALL))
    if not s.advanced.window and p in moves.swarmers(s):
        can_pay = closer(s, moves.team_mates_no_stronger(s, p))
        return counter_paths(course, 0, 0, False, Means(moves.SWARM, s.momentum, 1, can_pay))
    return {}


def counter_paths(course: HurdleMap, jog: int, paid: int, stands: bool, pay: Means) -> dict[int, SafestPath]:
    """Return cell -> the safest path.

    Args: jog - left for paces.
          paid - Jog that standing up and fees take before.
    """
    if jog < 0:
        return {}
    search, totals = _Search(course, jog, pay), course.table.totals
    best: dict[int, tuple[Worth, Step]] = {}
    for marks in search.places():
        cell = marks[0][4].cell
        known = best.get(cell)
        for likely, paces, forced, _left, last in marks:
            if known is not None:
                so_far = known[1]
                chance = totals[so_far.luck]
                if likely < chance - _FAINT:
                    continue  # most of them
                if likely <= chance and paces > so_far.paid and forced >= so_far.forced:
                    continue
            counters = paces - jog if paces - jog > forced else forced
            worth = round(likely, PLACES), -counters, -paces, last.risks + LATEST
            if known is None or worth > known[0]:
                known = best[cell] = worth, last
    trails = _Trails(course, jog, paid, stands, pay)
    return {cell: trails.path(best[cell][1]) for cell in sorted(best)}


Worth = tuple[float, int, int, tuple[int, ...]]
"""What a way is judged by: its chance, then its counters, its paces, and when it risks the ball."""
_Mark = tuple[float, int, int, int, Step]
"""What a way is known by: its chance, its paces, those only counters pay, how much longer it may become; the way."""


class _Search:
    """The ways worth knowing, found going out pace by pace.

    Args: jog - left for paces.
    """

    def __init__(self, course: HurdleMap, jog: int, pay: Means) -> None:
        self.course, self.jog, self.pay = course, jog, pay
        self.rooms = [jog + min(pay.most, payable) for payable in range(2 * pay.most + 2)]  # paces, by those payable
        cells = range(len(course.neighbours))
        self.marks: tuple[list[list[_Mark]], ...] = ([[] for _ in cells], [[] for _ in cells])  # without, with the ball
        self.reached: list[list[_Mark]] = []  # the marks of each place, in the order in which they were come to
        self.layers: list[list[Step]] = [[] for _ in range(jog + pay.most + 2)]
        self.kept = 0  # ways
        first = Step(START, course.start, course.s.holder == course.p, 0, None)
        self.layers[0].append(first)
        self.marks[first.has_ball][first.cell].append((2.0, 0, 0, 99, first))  # nothing is gained by coming back
        self.ways_open: tuple[dict[int, int], ...] = ({}, {})  # by cell, without and with the ball
        self.totals, self.beats = course.table.totals, course.table.beats

    def places(self) -> list[list[_Mark]]:
        """Return all ways, place by place."""
        goals = self.course.goals
        for layer in self.layers:
            for here in layer:
                if here.before is not None:
                    is_over = here.has_ball and here.cell in goals  # he has scored
                    if is_over or (here.luck != START and self._is_beaten(here)):
                        continue
                self._go_on(here)
        return self.reached

    def _is_beaten(self, here: Step) -> bool:
        """Return whether a likelier way to the same place is as good in all else.

        Wherever this way could go on to, that one goes on to as far, and is likelier still.
        """
        paid, spent = here.paid, max(here.forced, here.paid - self.jog)
        least, left = self.totals[here.luck] + _FAINT, self.rooms[here.open_to_pay + here.forced] - paid
        for known, its_paid, its_forced, its_left, step in self.marks[here.has_ball][here.cell]:
            if (known > least and its_paid <= paid and its_forced <= spent and its_left >= left
                    and self.beats(step.luck, here.luck)):
                return True
        return False

    def open_ways(self, cell: int, has_ball: bool) -> int:
        """Return the directions from a cell that counters may pay, as bits.

        Rule: Elfball 22, Ruling 123: no Momentum-move while faced; Shamble ignores that.
        """
        known = self.ways_open[has_ball]
        if cell not in known:
            known[cell] = 0 if cell in self.course.watched else self.pay.ways_open(cell, has_ball)
        return known[cell]

    def _go_on(self, here: Step) -> None:
        """Make every step that can still be paid."""
        so_far, able, forced = here.paid, here.open_to_pay, here.forced
        course, most = self.course, self.pay.most
        abler = able + 1 if able < most else most
        room, more_room = self.rooms[able + forced], self.rooms[abler + forced]
        if so_far >= more_room:  # whatever pays it, a pace more is one too many
            return
        from_cell, has_ball, before = here.cell, here.has_ball, here.before
        luck, open_ways = course.leave(here.luck, from_cell), self.open_ways(from_cell, has_ball)
        gone, beats = self.totals[luck], self.beats
        risks = (*here.risks, so_far) if has_ball and luck != here.luck else here.risks
        latest = risks + LATEST
        is_forcing = forced < most and self.pay.kind == moves.SHAMBLE and from_cell in course.watched
        came_from = before.cell if before is not None and before.has_ball == has_ball else NOWHERE
        shut, marks, loose_ball = course.shut[has_ball], self.marks[has_ball], NOWHERE if has_ball else course.ball
        paid = so_far + 1
        lefts = room - paid, more_room - paid
        spent = forced if forced > paid - self.jog else paid - self.jog
        for direction, cell in enumerate(course.neighbours[from_cell]):
            if cell in shut or cell == came_from:  # where he came from he would be no better off than before
                continue
            is_open = open_ways >> direction & 1
            if cell == loose_ball:
                self._pick_up(here, abler if is_open else able, is_open, is_forcing)
                continue
            left = lefts[is_open]
            if left >= 0:
                for known, its_paid, its_forced, its_left, step in marks[cell]:
                    if (known >= gone and its_paid <= paid and its_forced <= spent and its_left >= left
                            and (its_paid < paid or known > gone + _FAINT or step.risks + LATEST >= latest)
                            and beats(step.luck, luck)):
                        break
                else:
                    payable = abler if is_open else able
                    self._keep(Step(luck, cell, has_ball, paid, here, risks, payable, forced, is_open, self.kept))
            if is_forcing:
                self._try(Step(here.luck, cell, has_ball, paid, here, here.risks, able, forced + 1, 0, self.kept))

    def _pick_up(self, here: Step, able: int, is_open: int, is_forcing: bool) -> None:
        """Make the step onto the loose ball."""
        course, paid = self.course, here.paid + 1 + self.course.toll
        luck, risks = course.pick_up(course.leave(here.luck, here.cell)), (here.paid,)
        if self.totals[luck]:
            self._try(Step(luck, course.ball, True, paid, here, risks, able, here.forced, is_open, self.kept))
            if is_forcing:
                must, luck = here.forced + 1, course.pick_up(here.luck)
                self._try(Step(luck, course.ball, True, paid, here, risks, here.open_to_pay, must, 0, self.kept))

    def _try(self, step: Step) -> None:
        """Keep a step if it can be paid and no other way beats it.

        Another way beats it that is as good in everything: its paces, its counters, and how much longer it may still
        become. A pace more takes one from what is left, a pace that counters may pay gives one back while there are
        counters. What lies beyond the Jog costs counters in any case: so many paces may be forced for nothing, now and
        later.
        """
        likely, paid, spent = self.totals[step.luck], step.paid, max(step.forced, step.paid - self.jog)
        left = self.rooms[step.open_to_pay + step.forced] - paid
        if left >= 0 and not any(
            known >= likely and its_paid <= paid and its_forced <= spent and its_left >= left
            and self.beats(its.luck, step.luck)
            for known, its_paid, its_forced, its_left, its in self.marks[step.has_ball][step.cell]
        ):
            self._keep(step)

    def _keep(self, step: Step) -> None:
        """Remember a step."""
        paid, forced = step.paid, step.forced
        marks = self.marks[step.has_ball][step.cell]
        if not marks:
            self.reached.append(marks)
        marks.append((self.totals[step.luck], paid, forced, self.rooms[step.open_to_pay + forced] - paid, step))
        self.layers[paid].append(step)
        self.kept += 1


_Trail = tuple[tuple[int, ...], tuple[int, ...], tuple[Hurdle, ...]]
"""What lies on a way up to one of its steps: the cells, those whose entering needs a roll, the challenges."""


class _Trails:
    """Writes paths out; a trail that several have in common is followed once."""

    def __init__(self, course: HurdleMap, jog: int, paid: int, stands: bool, pay: Means) -> None:
        self.course, self.pay = course, pay
        self.jog, self.paid, self.stands = jog, paid, stands
        self.known: dict[int, _Trail] = {}  # by the number of a step
        self.kinds: dict[tuple[int, int], tuple[str, ...]] = {}  # by that, and how many of its paces are paid late
        self.chances: dict[tuple[int, ...], Fraction] = {}  # of getting past hurdles, which the course keeps

    def path(self, last: Step) -> SafestPath:
        """Return the path to a cell with its exact chance. Counters pay for its last paces that they may pay."""
        counters = max(last.forced, last.paid - self.jog)
        cells, rolls, hurdles = self._follow(last)
        kinds = self._kinds(last, counters - last.forced) if counters else ()
        return SafestPath(
            self._chance(hurdles) if hurdles else SURE, self.paid + last.paid - counters, cells, rolls, self.stands,
            _STEPS[len(cells) - len(kinds)] + kinds, counters * self.pay.price,
        )

    def _follow(self, here: Step) -> _Trail:
        """Return the cells, rolls and hurdles on the way up to a step."""
        before = here.before
        if before is None:
            return (), (), ()
        if here.number in self.known:
            return self.known[here.number]
        cells, rolls, hurdles = self._follow(before)
        met: tuple[Hurdle, ...] = ()
        if before.cell in self.course.watched and here.forced == before.forced:
            met = self.course.leave_hurdles(before.cell)
        if here.has_ball and not before.has_ball:
            met += self.course.pick_up_hurdles()
        if met:
            rolls, hurdles = (*rolls, here.cell), hurdles + met
        found = self.known[here.number] = (*cells, here.cell), rolls, hurdles
        return found

    def _chance(self, hurdles: tuple[Hurdle, ...]) -> Fraction:
        """Return the chance of getting past the hurdles; many ways meet the same ones."""
        key = tuple(map(id, hurdles))
        if key not in self.chances:
            self.chances[key] = chance_past(hurdles)
        return self.chances[key]

    def _kinds(self, here: Step, late: int) -> tuple[str, ...]:
        """Return the kinds of the last paces, from the first on that counters pay.

        Args: late - so many paces counters pay besides those that only they pay.
        """
        before = here.before
        if before is None or not (late or here.forced):
            return ()
        key = here.number, late
        if key not in self.kinds:
            is_late = late > 0 and here.is_payable and here.forced == before.forced
            kind = self.pay.kind if is_late or here.forced > before.forced else "step"
            self.kinds[key] = (*self._kinds(before, late - is_late), kind)
        return self.kinds[key]
