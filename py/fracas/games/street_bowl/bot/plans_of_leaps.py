"""Ideas of those who leap: the carrier over opponents in his way, a blitzer into the cage around theirs."""

from collections.abc import Iterator

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.plans_of_attacks import GOOD, LEAST, promise
from fracas.games.street_bowl.bot.plans_with_ball import SCORE
from fracas.games.street_bowl.bot.posts import THEIRS
from fracas.games.street_bowl.bot.sight import ScoredIdea, Sight, likely
from fracas.games.street_bowl.declare import BLITZ, MOVE, movement_of
from fracas.games.street_bowl.movement import LEAPING
from fracas.games.street_bowl.pitch import AROUND, NEXT_TO, X
from fracas.games.street_bowl.player_actions import within_a_leap
from fracas.games.street_bowl.reach import Path, walk
from fracas.games.street_bowl.roll import agility_reasons
from fracas.games.street_bowl.skills.moving import LEAP
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.zones import markers

LANDINGS = 2  # squares behind the opponents that a carrier thinks of
BETTER = 0.1  # by how much a leap must beat the way without one


def leap(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Leap to squares that a walk does not reach."""
    s = sight.s
    if not st.has(s, who, LEAP) or st.is_used_up(s, who, LEAP) or s.condition[who] != st.STANDING:
        return
    chance = likely(agility_reasons(s, who, "leap"))
    if s.holder == who:
        yield from _home(sight, who, chance)
    elif sight.standing == THEIRS and not (s.acting == who and s.has_blocked):
        yield from _at_carrier(sight, who, chance)


def _home(sight: Sight, who: int, chance: float) -> Iterator[ScoredIdea]:
    """Leap first, then run into the end zone."""
    s = sight.s
    walked = sight.home_run(who)
    least = BETTER + (float(walked.chance) if walked is not None else 0.0)
    ahead = [cell for cell in within_a_leap(s.where[who])
             if cell not in s.where and abs(X[cell] - sight.goal) < abs(X[s.where[who]] - sight.goal)]
    ahead.sort(key=lambda cell: (len(markers(s, sight.side, cell)), abs(X[cell] - sight.goal)))
    for cell in ahead[:LANDINGS]:
        landed = _landed(s, who, cell)
        end = landed.home_run(who) if landed is not None else None
        in_goal = X[cell] == sight.goal
        total = chance * (1.0 if in_goal else float(end.chance) if end is not None else 0.0)
        steps = walk(s, who, end) if end is not None and not in_goal else ()
        plan = sight.go(who, s.deed or MOVE, None, ("leap", who, cell), *steps)
        if plan is not None and total >= least:
            yield ScoredIdea(int(SCORE * total), who, plan, is_job=True)


def _landed(s: State, who: int, cell: int) -> Sight | None:
    """Return the position after a leap that came off without a Go For It, None if it takes one."""
    left, extra = (s.left, s.extra) if s.acting == who else movement_of(s, who, MOVE)
    if left < LEAPING:
        return None
    after = s.copy()
    after.acting, after.deed, after.left, after.extra = who, s.deed or MOVE, left - LEAPING, extra
    after.where[who] = cell
    return Sight(after)


def _at_carrier(sight: Sight, who: int, chance: float) -> Iterator[ScoredIdea]:
    """Run up, leap next to their carrier and block him; where the way is free he need not leap."""
    s, ways = sight.s, sight.ways(who)
    carrier = s.where[s.holder]
    if any(cell in ways and float(ways[cell].chance) >= chance for cell in AROUND[carrier]):
        return
    room = (s.left if s.acting == who else st.player(s, who).ma) - LEAPING - 1
    starts: dict[int, Path | None] = {cell: path for cell, path in ways.items()
                                      if path.chance == 1 and len(path.cells) <= room}
    starts[s.where[who]] = None
    scratch = s.copy()
    scratch.deed = BLITZ
    found = []
    for cell in AROUND[carrier]:
        near = [start for start in within_a_leap(cell) if start in starts] if cell not in s.where else []
        if near and s.where[who] not in NEXT_TO[carrier]:
            scratch.where[who] = cell
            start = min(near, key=lambda start: _length(starts[start]))
            found.append((promise(sight, scratch, who, s.holder), cell, starts[start]))
    if not found:
        return
    value, cell, path = max(found, key=lambda one: (one[0], -_length(one[2])))
    score = int(value * chance)
    plan = sight.go(who, BLITZ, path, ("leap", who, cell), ("block", who, s.holder))
    if plan is not None and score >= LEAST:
        yield ScoredIdea(score, who, plan, is_job=score >= GOOD)


def _length(path: Path | None) -> int:
    return len(path.cells) if path is not None else 0
