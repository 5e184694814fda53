"""The safest paths of a player to every cell he can reach in one action (chapters 8, 10, 11, 12.1).

Uses the needs of the rules and the exact odds of `pool`. The way is the likeliest one with nothing replaced; its chance
counts the abilities that replace a die, no counter is spent on a roll and none is earned; those who
may pay hexes with counters do so where their Jog does not reach (`counter_paths`). A path ends where a failed roll
would end the action, and never leaves the field.
"""

from fracas.games.elfball.abilities.clipping import retry_toll
from fracas.games.elfball.counter_paths import aside_paths, counter_paths, means
from fracas.games.elfball.hurdles import SURE, Hurdle, HurdleMap, SafestPath, Step, chance_past
from fracas.games.elfball.standing import stand_cost
from fracas.games.elfball.state import BURSTING, EXTRA_DIE, EXTRA_HEX, FREE, NO_DASH, SPENT, STANDING, State, profile


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
    best: dict[int, Step] = {}
    for last in _search(course, s.holder == p, jog):
        known = best.get(last.cell)
        if known is None or last.likely > known.likely or (last.likely == known.likely and last.paid < known.paid):
            best[last.cell] = last
    if s.dash == EXTRA_DIE and course.start not in course.watched:
        best = {cell: last for cell, last in best.items() if cell == s.ball}
    return {cell: _path(course, best[cell], paid, stands) for cell in sorted(best)}


def _search(course: HurdleMap, has_ball: bool, jog: int) -> list[Step]:
    """Return the likeliest way to each cell, with the ball and without, going out pace by pace.

    His own cell is one of them only if he comes back with the ball. A longer way is kept only where it is likelier
    than every shorter one.
    """
    first = Step(1.0, course.start, has_ball, 0, None)
    best = {(course.start, has_ball): first}
    layers: list[dict[tuple[int, bool], Step]] = [{} for _ in range(max(jog, 0) + 2)]
    layers[0][course.start, has_ball] = first
    for paid in range(max(jog, 0)):
        for here in layers[paid].values():
            if here.before is not None and here.cell in course.goals:
                continue
            likely, shut = here.likely * float(course.leave(here.cell)), course.shut[here.has_ball]
            for cell in course.neighbours[here.cell]:
                if cell in shut:
                    continue
                arrival, cost, holds = likely, paid + 1, here.has_ball
                if cell == course.ball and not holds:
                    arrival, cost, holds = likely * float(course.pick_up()), cost + course.toll, True
                known = best.get((cell, holds))
                if arrival and cost <= jog and (known is None or arrival > known.likely):
                    best[cell, holds] = layers[cost][cell, holds] = Step(arrival, cell, holds, cost, here)
    return [step for step in best.values() if step is not first]


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
