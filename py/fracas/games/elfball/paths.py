"""The safest paths of a player to every cell he can reach in one action (chapters 8, 10, 11, 12.1).

Uses the needs of the rules and the exact odds of `pool`. The chance of a way counts the abilities that replace a die,
each once; no counter is spent on a roll and none is earned; those who may pay hexes with counters do so where their Jog
does not reach (`counter_paths`). A path ends where a failed roll would end the action, and never leaves the field. Ways
are kept that no other beats both in chance and in the abilities left (`kernel.chance.luck_table`), of equals the one
with fewer bends.
"""

from collections.abc import Iterable

from fracas.games.elfball.abilities.clipping import retry_toll
from fracas.games.elfball.counter_paths import aside_paths, counter_paths, means
from fracas.games.elfball.hurdles import LATEST, PLACES, SURE, Hurdle, HurdleMap, SafestPath, Step, chance_past
from fracas.games.elfball.standing import stand_cost
from fracas.games.elfball.state import BURSTING, EXTRA_DIE, EXTRA_HEX, FREE, NO_DASH, SPENT, STANDING, State, profile
from fracas.kernel.chance.luck_table import START

Marks = dict[tuple[int, bool], list[Step]]
"""The ways worth knowing by place: a cell, with the ball or without."""
Worth = tuple[float, int, tuple[int, ...]]
"""What a way is judged by: its chance, then its paces, then when it risks the ball."""


def paths(s: State, p: int) -> dict[int, SafestPath]:
    """Return the safest path to each cell of a player who acts, or might act, now.

    Rule: Elfball 8, 10, 11, 12.1, 16, Rulings 24, 91; 6 (4) for the free challenge.
    """
    if s.where[p] < 0 or s.dash == SPENT:
        return {}
    if s.phase == FREE and s.acting == p:
        likely = SURE if s.book.is_free_pace_safe else chance_past(HurdleMap(s, p).leave_hurdles(s.where[p]))
        return {
            cell: SafestPath(likely, 0, (cell,), (cell,) if likely < SURE else (), False)
            for cell in s.book.free_cells(s, p)
        }
    course = HurdleMap(s, p)
    if s.advanced.window or s.acting not in (-1, p):
        return aside_paths(course)
    stands = s.stance[p] != STANDING
    paid = (stand_cost(s, p) if stands else 0) + (s.fee + retry_toll(s, p) if s.acting == p else 0)
    jog = (s.jog if s.acting == p else profile(s, p).jog) - paid
    if s.dash == EXTRA_HEX:
        jog, paid = 1, -1
    elif s.dash == EXTRA_DIE:
        jog = min(jog, 1)
    if s.momentum and profile(s, p).abilities and s.dash in (NO_DASH, BURSTING) and (pay := means(s, p)):
        return counter_paths(course, jog if s.dash == NO_DASH else 0, paid, stands, pay)
    best: dict[int, tuple[Worth, Step]] = {}
    for last in _search(course, s.holder == p, jog):
        worth = round(course.table.totals[last.luck], PLACES), -last.paid, last.risks + LATEST
        known = best.get(last.cell)
        if known is None or worth > known[0]:
            best[last.cell] = worth, last
    if s.dash == EXTRA_DIE and course.start not in course.watched:
        best = {cell: last for cell, last in best.items() if cell == s.ball}
    return {cell: _path(course, best[cell][1], paid, stands) for cell in sorted(best)}


def _search(course: HurdleMap, has_ball: bool, jog: int) -> list[Step]:
    """Return the ways worth knowing to each cell, with the ball and without, going out pace by pace.

    His own cell is one of them only if he comes back with the ball.
    """
    first = Step(START, course.start, has_ball, 0, None)
    marks: Marks = {(course.start, has_ball): [first]}
    layers: list[list[Step]] = [[] for _ in range(max(jog, 0) + 2)]
    layers[0].append(first)
    for paid in range(max(jog, 0)):
        going = [here for here in layers[paid] if here.before is None or here.cell not in course.goals]
        for here in going:  # before anybody turns: who comes first to a cell keeps it
            if here.before is not None:
                ahead = course.neighbours[here.before.cell].index(here.cell)
                _go_on(course, here, course.neighbours[here.cell][ahead:ahead + 1], jog, marks, layers)
        for here in going:
            _go_on(course, here, course.neighbours[here.cell], jog, marks, layers)
    return [step for steps in marks.values() for step in steps if step is not first]


def _go_on(
    course: HurdleMap, here: Step, cells: Iterable[int], jog: int, marks: Marks, layers: list[list[Step]],
) -> None:
    """Make the paces from one step to the cells beside it."""
    luck, has_ball, shut = course.leave(here.luck, here.cell), here.has_ball, course.shut[here.has_ball]
    paid, beats, ball = here.paid + 1, course.table.beats, course.ball
    risks = (*here.risks, here.paid) if has_ball and luck != here.luck else here.risks
    for cell in cells:
        if cell in shut:
            continue
        if cell == ball and not has_ball:
            lifted = Step(course.pick_up(luck), cell, True, paid + course.toll, here, (here.paid,))
            if lifted.paid <= jog and course.table.totals[lifted.luck] > 0:
                _keep(course, lifted, marks, layers)
        elif has_ball:
            _keep(course, Step(luck, cell, True, paid, here, risks), marks, layers)
        else:
            known = marks.get((cell, False))
            if known is None:
                known = marks[cell, False] = []
            for way in known:
                if beats(way.luck, luck):  # it is no longer
                    break
            else:
                step = Step(luck, cell, False, paid, here)
                known.append(step)
                layers[paid].append(step)


def _keep(course: HurdleMap, step: Step, marks: Marks, layers: list[list[Step]]) -> None:
    """Keep a way with the ball, unless another beats it."""
    known = marks.setdefault((step.cell, True), [])
    if not any(_beats(course, way, step) for way in known):
        known.append(step)
        layers[step.paid].append(step)


def _beats(course: HurdleMap, one: Step, other: Step) -> bool:
    """Return whether one of two ways to a cell is at least as good, however they go on."""
    if one.paid > other.paid or not course.table.beats(one.luck, other.luck):
        return False
    is_better = one.paid < other.paid or course.table.is_likelier(one.luck, other.luck)
    return is_better or one.risks + LATEST >= other.risks + LATEST


def _path(course: HurdleMap, last: Step, paid: int, stands: bool) -> SafestPath:
    """Write the way to a cell out, with its exact chance."""
    hurdles: list[Hurdle] = []
    cells, rolls = [], []
    here = last
    while here.before is not None:
        cells.append(here.cell)
        met = course.leave_hurdles(here.before.cell)
        if here.has_ball and not here.before.has_ball:
            met += course.pick_up_hurdles()
        if met:
            hurdles[:0] = met
            rolls.append(here.cell)
        here = here.before
    return SafestPath(chance_past(hurdles), last.paid + paid, tuple(reversed(cells)), tuple(reversed(rolls)), stands)
