"""Joint ideas of several players: close the street before the opposing carrier, or run with guards at once.

A line that shuts the street from wall to wall is worth nothing before its last player stands, and where the carrier
should run hangs on who can guard him there. Neither is seen by whoever moves one player after the other.
"""

from collections.abc import Iterator

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.plans_with_ball import runs
from fracas.games.street_bowl.bot.posts import THEIRS
from fracas.games.street_bowl.bot.prospects import danger
from fracas.games.street_bowl.bot.sight import Plan, ScoredIdea, Sight
from fracas.games.street_bowl.bot.worth import worth
from fracas.games.street_bowl.declare import MOVE
from fracas.games.street_bowl.pitch import AROUND, BACK, LENGTH, X, distance, square
from fracas.games.street_bowl.reach import Path
from fracas.games.street_bowl.state import State
from fracas.kernel.work import PausingWork, replace_pauses

LINES = ((1, 3, 5), (0, 3, 5), (1, 3, 6), (0, 3, 6))  # rows from which three close the street
AHEAD = range(1, 6)  # columns before the carrier at which they may stand
GAIN, LINES_TRIED = 12, 3  # worth a line must add, in thousandths of a win; lines that are tried
ENDS = 4  # of a run that is guarded at once
RELIEF = 0.03  # how much of the danger a guard must take away


def is_time_for(sight: Sight, chosen: list[ScoredIdea]) -> bool:
    """Return whether several players should be thought of: nobody acts, and nothing is to be done before all else."""
    s = sight.s
    return s.phase == st.TURN and s.acting == st.NO_ONE and s.holder != st.NO_ONE and not any(
        idea.is_sure for idea in chosen)


def players_of_best_job(ideas: list[ScoredIdea]) -> set[int]:
    """Return the players who take part in the most promising job."""
    jobs = [idea for idea in ideas if idea.is_job]
    best = max(jobs, key=lambda idea: idea.score, default=None)
    return {action[1] for action in best.plan if action[0] == "declare"} if best is not None else set()


def lines(sight: Sight, kept: set[int]) -> PausingWork[list[Plan]]:
    """List the best ways to close the street before the opposing carrier with players who come without a die."""
    if sight.standing != THEIRS:
        return []
    s, side = sight.s, sight.side
    way, start = BACK[side], X[s.where[s.holder]]
    ready = [who for who in st.on_street(s, side) if sight.is_ready(who) and who not in kept]
    least, found = worth(s, side) + GAIN, []
    for column in (start + way * ahead for ahead in AHEAD):
        closed = [_closed(sight, ready, column, way, rows) for rows in LINES] if 0 <= column < LENGTH else []
        best = max(((worth(after, side), plan) for plan, after in closed if plan), key=lambda one: one[0],
                   default=(least - 1, ()))
        if best[0] >= least:
            found.append(best)
        yield
    found.sort(key=lambda one: -one[0])
    return [plan for _value, plan in found[:LINES_TRIED]]


def _closed(sight: Sight, ready: list[int], column: int, way: int, rows: tuple[int, ...]) -> tuple[Plan, State]:
    """Return the plan that mans a line, and the position after it. The plan is empty if impossible or not needed."""
    s, after = sight.s, sight.s.copy()
    plan: Plan = ()
    busy: set[int] = set()
    for row in rows:
        cells = [cell for cell in (square(column, row), square(column + way, row)) if cell >= 0]
        there = [who for who in st.on_street(s, sight.side)
                 if s.where[who] in cells and s.condition[who] == st.STANDING and who not in busy]
        if there:
            busy.add(there[0])
            continue
        comers = [(number, len(path.cells), who, cell, path) for number, cell in enumerate(cells) for who in ready
                  if who not in busy and (path := _free(sight, after, who, cell)) is not None]
        if not comers:
            return (), s
        _number, _steps, who, cell, path = min(comers, key=lambda one: one[:3])
        step = sight.go(who, MOVE, path, ("stop", who))
        if step is None:
            return (), s
        plan = (*plan, *step)
        busy.add(who)
        _put(after, who, cell)
    return plan, after


def _free(sight: Sight, after: State, who: int, cell: int) -> Path | None:
    """Return a player's path to a square if it takes no die and no mate has come to stand there."""
    path = sight.ways(who).get(cell)
    if path is None or path.chance != 1 or any(step in after.where for step in path.cells):
        return None
    return path


def _put(s: State, who: int, cell: int) -> None:
    """Let a player have gone to a square."""
    s.where[who], s.condition[who], s.used[who] = cell, st.STANDING, 1


def guarded_runs(sight: Sight, kept: set[int]) -> Iterator[Plan]:
    """List runs of the carrier without a die, each with the mates who come to guard him where it ends.

    Returns: them, before each empty ones as pauses.
    """
    s, who = sight.s, sight.s.holder
    if not sight.is_ours or not sight.is_ready(who):
        return
    mates = [mate for mate in st.on_street(s, sight.side) if mate != who and sight.is_ready(mate) and mate not in kept]
    ends: list[int] = []
    for _value, path in (yield from replace_pauses(runs(sight, who), ())) if mates else ():
        cell = path.cells[-1]
        if path.chance != 1 or any(distance(cell, end) <= 1 for end in ends):
            continue
        ends.append(cell)
        run = sight.go(who, MOVE, path, ("stop", who))
        guards = (yield from replace_pauses(_guards(sight, cell, mates), ())) if run is not None else ()
        if run is not None and guards:
            yield (*run, *guards)
        if len(ends) >= ENDS:
            break


def _guards(sight: Sight, end: int, mates: list[int]) -> PausingWork[Plan]:
    """Return the plan that brings mates beside the carrier's last square, the one who removes most danger first."""
    who, after = sight.s.holder, sight.s.copy()
    _put(after, who, end)
    plan: Plan = ()
    left = list(mates)
    now = danger(after, who, end)
    while left and now > RELIEF:
        now, best = yield from _best_guard(sight, after, left, now)
        if best is None:
            break
        mate, path = best
        left.remove(mate)
        step = sight.go(mate, MOVE, path, ("stop", mate))
        if step is not None:
            plan = (*plan, *step)
            _put(after, mate, path.cells[-1])
    return plan


def _best_guard(
    sight: Sight, after: State, mates: list[int], now: float,
) -> PausingWork[tuple[float, tuple[int, Path] | None]]:
    """Return the carrier's danger with one more guard beside him, and that guard with his path."""
    who = after.holder
    end = after.where[who]
    least, best = now - RELIEF, None
    for mate in mates:
        place, condition = after.where[mate], after.condition[mate]
        for cell in AROUND[end]:
            path = _free(sight, after, mate, cell)
            if path is None:
                continue
            after.where[mate], after.condition[mate] = cell, st.STANDING
            fear = danger(after, who, end)
            after.where[mate], after.condition[mate] = place, condition
            if fear < least:
                least, best = fear, (mate, path)
        yield
    return (least, best) if best is not None else (now, None)
