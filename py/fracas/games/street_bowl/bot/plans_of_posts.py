"""Ideas of players without the ball: stand up, take the ball, go where they do good."""

from collections.abc import Iterator

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.posts import THEIRS, post_of
from fracas.games.street_bowl.bot.prospects import danger
from fracas.games.street_bowl.bot.receivers import is_ahead, reception
from fracas.games.street_bowl.bot.sight import ScoredIdea, Sight
from fracas.games.street_bowl.bot.worth import pressure
from fracas.games.street_bowl.declare import HAND_OFF, MOVE, PASS
from fracas.games.street_bowl.pitch import LENGTH, distance
from fracas.games.street_bowl.state import NO_ONE
from fracas.games.street_bowl.zones import markers

TAKE, RISE, GO, LURK, SNEAK, MARK = 150, 40, 30, 32, 25, 20
PASSED_TO, PROMISING = 30, 0.1  # for the chance to score by a pass; with which he is wanted for it
SNEAKING = 0.6  # least chance to come through to where a pass would be as good as a touchdown
GUARD, SCREEN = 100, 3  # for a carrier whom no opponent can reach any more; how far from him a guard stands
RELIEF = 0.03  # how much of his danger a guard must take away
FAR = 5  # squares from the carrier at which a mate is of no use to him
HANDY = 3  # squares between the ball and a mate to whom it could be handed
LEAST_GAIN, RISKY_GAIN = 2, 5  # of posts, for a move that is safe, for one that is not
FAIR = 0.75  # least chance of a risky move
NEARLY = 0.8  # of the best chance to take the ball; who has less does not try


def rise(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Stand up where he lies."""
    plan = sight.go(who, MOVE, None, ("stand", who), ("stop", who))
    if sight.s.condition[who] == st.PRONE and plan is not None:
        yield ScoredIdea(RISE, who, plan, is_safe=True)


def take(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Take the loose ball, so that he may throw it then, or hand it on to a mate near him."""
    chance = sight.takers.get(who, 0.0)
    if not chance or chance < NEARLY * max(sight.takers.values()):
        return
    path = sight.ways(who)[sight.ball]
    near = any(distance(sight.s.where[mate], sight.ball) <= HANDY
               for mate in st.on_street(sight.s, sight.side) if mate != who and sight.is_ready(mate))
    for deed in (PASS, HAND_OFF) if near else (PASS,):
        plan = sight.go(who, deed, path) or sight.go(who, sight.s.deed or MOVE, path)
        if plan:
            yield ScoredIdea(int(TAKE * chance), who, plan, is_job=True, is_due=sight.is_in_reach)


def lurk(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Run ahead of the carrier to a square for a scoring pass, through opponents if need be."""
    s = sight.s
    if not sight.is_ours or s.holder == who:
        return
    now, scratch, found = reception(s, who) if is_ahead(s, who, s.where[who]) else 0.0, s.copy(), []
    scratch.condition[who], scratch.used[who] = st.STANDING, 1
    for cell, path in sight.ways(who).items():
        if path.chance >= SNEAKING and is_ahead(s, who, cell):
            scratch.where[who] = cell
            gain = float(path.chance) * reception(scratch, who) - now
            if gain > 0:
                found.append((gain, -pressure(s, who, cell), -len(path.cells), path))
    for is_safe in (True, False):
        best = max((one for one in found if (one[3].chance == 1) == is_safe), key=lambda one: one[:3], default=None)
        plan = sight.go(who, MOVE, best[3], ("stop", who)) if best is not None else None
        if best is not None and plan is not None:
            yield ScoredIdea((LURK if is_safe else SNEAK) + int(PASSED_TO * best[0]), who, plan, is_safe=is_safe,
                       is_job=best[0] >= PROMISING, can_wait=True)


def guard(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Stand in the way of opponents who would reach a carrier who has run."""
    s = sight.s
    if not sight.is_ours or s.holder == who or sight.is_ready(s.holder):
        return
    spot, scratch = s.where[s.holder], s.copy()
    now = danger(s, s.holder, spot)
    best, found = now - RELIEF, None
    scratch.condition[who] = st.STANDING
    for cell, path in sight.ways(who).items() if now > RELIEF else ():
        if path.chance == 1 and distance(cell, spot) <= SCREEN:
            scratch.where[who] = cell
            after = danger(scratch, s.holder, spot)
            if after < best:
                best, found = after, path
    plan = sight.go(who, MOVE, found, ("stop", who)) if found is not None else None
    if plan is not None:
        yield ScoredIdea(GO + int(GUARD * (now - best)), who, plan, is_safe=True)


def follow(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Come after the carrier who has left him far behind."""
    s = sight.s
    if not sight.is_ours or s.holder == who or distance(s.where[who], sight.ball) <= FAR:
        return
    ends = [(distance(cell, sight.ball), len(path.cells), path) for cell, path in sight.ways(who).items()
            if path.chance == 1]
    away, _steps, path = min(ends, default=(LENGTH, 0, None))
    plan = sight.go(who, MOVE, path, ("stop", who)) if away < distance(s.where[who], sight.ball) else None
    if plan is not None:
        yield ScoredIdea(GO, who, plan, is_safe=True)


def go(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Go to the best post in reach."""
    s = sight.s
    if s.holder == who or sight.ball < 0 or sight.is_loose and sight.is_in_reach:
        return
    is_up = s.condition[who] == st.STANDING
    here = post_of(s, sight.side, s.where[who]) if is_up else -LEAST_GAIN
    safe, risky = (NO_ONE, here + LEAST_GAIN - 1), (NO_ONE, here + RISKY_GAIN - 1)
    for cell, path in sight.ways(who).items():
        value = post_of(s, sight.side, cell)
        if cell == s.ball or value <= safe[1]:
            continue
        value -= len(markers(s, sight.side, cell)) * (sight.standing != THEIRS)
        if path.chance == 1 and value > safe[1]:
            safe = cell, value
        elif path.chance >= FAIR and value > risky[1]:
            risky = cell, value
    for (cell, value), score, is_safe in ((safe, GO, True), (risky, MARK, False)):
        plan = sight.go(who, MOVE, sight.ways(who)[cell], ("stop", who)) if cell != NO_ONE else None
        if plan is not None and (is_safe or sight.standing == THEIRS):
            yield ScoredIdea(score + value - here, who, plan, is_safe=is_safe)
