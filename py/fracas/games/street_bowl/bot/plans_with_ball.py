"""Ideas of the carrier: score, run, hand the ball or pass it to somebody who scores."""

from collections.abc import Iterator

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.sight import Run, ScoredIdea, Sight, likely
from fracas.games.street_bowl.bot.worth import carrier_worth
from fracas.games.street_bowl.declare import HAND_OFF, MOVE, PASS
from fracas.games.street_bowl.pitch import NEXT_TO, X, distance
from fracas.games.street_bowl.reach import Path
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.state import TEAMS, State, side_of
from fracas.games.street_bowl.throwing import hail_mary, wall_pass
from fracas.games.street_bowl.throwing.catching import ACCURATE_PASS, HANDED, can_catch, catch_reasons
from fracas.games.street_bowl.throwing.interception import interceptors
from fracas.games.street_bowl.throwing.passing import pass_reasons, targets
from fracas.games.street_bowl.zones import markers
from fracas.kernel.ruleset import Action
from fracas.kernel.work import PausingWork, run_to_end

SCORE, RUN = 120, 60
SURE = 0.8  # chance to score with which nobody tries anything else before
FAIR, LEAST = 0.6, 0.2  # chance of a run that is no great risk; least that a mate gets the ball
DARING = 0.4  # least chance of a run
LAST_HOPE = 0.05
FORWARD, COLUMN, LEAST_GAIN = 20, 5, 3  # for bringing the ball forward by a mate; a column; so many at least
RUNS = 2  # that are tried, and the best with a die among them
AT_RISK = 50  # worth the ball in the opponents' hands, for a run that may fail
FAR_AND_WIDE = 0.12  # chance that a Hail Mary comes down where the mate stands
INTERCEPTED = 0.8  # share of a pass's chance left if somebody may intercept it
GAIN = 8  # by how much a run must better the carrier's square that the turn does not end without it
MATES_FIRST = 4  # free mates of whom some move before he goes where he needs a die
FRIEND = 3  # for each team-mate next to where a run ends


def score(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Run into the end zone. It is done at once if little can go wrong, and at any risk in the last turn."""
    path = sight.home_run(who)
    plan = sight.go(who, sight.s.deed or MOVE, path) if path is not None else None
    if path is not None and plan is not None:
        is_last = sight.s.turns[sight.side] == TURNS
        is_sure = path.chance >= SURE or sight.s.acting == who and is_last
        yield ScoredIdea(int(SCORE * float(path.chance)), who, plan, is_job=True, is_sure=is_sure, is_due=is_last)


def waits_for_mates(sight: Sight, path: Path | None) -> bool:
    """Return whether most mates should move before the carrier goes a way that takes a die.

    In the last turn of the half none of them does.
    """
    s = sight.s
    is_early = s.acting == st.NO_ONE and s.turns[sight.side] < TURNS
    return is_early and path is not None and path.chance < 1 and sight.free_mates(s.holder) >= MATES_FIRST


def run(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Run to squares nearer to the end zone that are safe from opponents.

    With a die he runs only once most mates have moved, and is followed by who guards him there.
    """
    s = sight.s
    here = _staying(s, who)
    found = run_to_end(runs(sight, who))
    if sight.free_mates(who) >= MATES_FIRST:
        found = [one for one in found if one[1].chance == 1]
    daring = [one for one in found if one[1].chance < 1]
    for value, path in dict.fromkeys(found[:RUNS] + daring[:1]):
        plan = sight.go(who, s.deed or MOVE, path, ("stop", who))
        if plan is not None:
            yield ScoredIdea(RUN + int(value) // 8, who, plan, is_due=path.chance == 1 and value > here + GAIN)


def runs(sight: Sight, who: int) -> PausingWork[list[Run]]:
    """List the ways the carrier might run, with what they are worth to him, the best first; weighed only once."""
    if who not in sight.runs:
        found = []
        for cell, path in sight.ways(who).items():
            if path.chance >= DARING:
                found.append(((_spot(sight, who, cell) + AT_RISK) * float(path.chance) - AT_RISK, path))
                yield
        sight.runs[who] = sorted(found, key=lambda one: (-one[0], len(one[1].cells)))
    return sight.runs[who]


def _staying(s: State, who: int) -> float:
    """Value the carrier's square if he stays there in this turn."""
    after = s.copy()
    after.used[who] = 1
    return carrier_worth(after, who, s.where[who])


def _spot(sight: Sight, who: int, cell: int) -> float:
    """Value a square for the carrier; mates may still come to guard him."""
    s = sight.s
    around = NEXT_TO[cell]
    friends = sum(s.where[mate] in around for mate in TEAMS[sight.side] if mate != who)
    return carrier_worth(s, who, cell) + FRIEND * min(friends, 3)


def deliver(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Hand the ball, or pass it, to a mate who can take it farther, into the end zone at best."""
    s = sight.s
    own = _farthest(sight, who)
    for mate in st.on_street(s, sight.side):
        if mate == who or not can_catch(s, mate):
            continue
        home, gain = _home(sight, mate), own - _farthest(sight, mate)
        promise = max(SCORE * home, FORWARD + COLUMN * gain if gain >= LEAST_GAIN else 0)
        if promise:
            yield from _hand(sight, who, mate, promise)
            yield from _pass(sight, who, mate, promise)


def _home(sight: Sight, mate: int) -> float:
    """Return the chance that a mate who has caught the ball scores in this turn."""
    if X[sight.s.where[mate]] == sight.goal:
        return 1.0
    path = sight.home_run(mate) if sight.is_ready(mate) else None
    return float(path.chance) if path is not None else 0.0


def _farthest(sight: Sight, who: int) -> int:
    """Return the least number of columns short of the end zone that a player can reach without much risk."""
    cells = [sight.s.where[who]]
    if sight.is_ready(who):
        cells += [cell for cell, path in sight.ways(who).items() if path.chance >= FAIR]
    return min(abs(X[cell] - sight.goal) for cell in cells)


def _least(sight: Sight) -> float:
    """Return the least chance a delivery must have: in the last turn of a half there is nothing to lose."""
    return LAST_HOPE if sight.s.turns[sight.side] == TURNS else LEAST


def _hand(sight: Sight, who: int, mate: int, promise: float) -> Iterator[ScoredIdea]:
    s = sight.s
    catch = likely(catch_reasons(s, mate, HANDED))
    near = NEXT_TO[s.where[mate]]
    paths: list[tuple[float, Path | None]] = [(1.0, None)] if s.where[who] in near else [
        (float(path.chance), path) for cell, path in sight.ways(who).items() if cell in near]
    chance, path = max(paths, key=lambda one: one[0], default=(0.0, None))
    plan = sight.go(who, HAND_OFF, path, ("hand", who, mate)) if chance * catch >= _least(sight) else None
    if plan is not None and not waits_for_mates(sight, path):
        yield ScoredIdea(int(promise * chance * catch), who, plan, is_job=True)


def _pass(sight: Sight, who: int, mate: int, promise: float) -> Iterator[ScoredIdea]:
    """Throw from where he stands, or come nearer before; off a wall where somebody may intercept."""
    s = sight.s
    cell = s.where[mate]
    near = min(((distance(start, cell), len(path.cells), path) for start, path in sight.ways(who).items()
                if path.chance == 1 and not markers(s, sight.side, start)), default=None)
    scratch = s.copy()
    for path in (None, near[2]) if near else (None,):
        scratch.where[who] = path.cells[-1] if path is not None else s.where[who]
        for chance, throw in _throws(scratch, who, mate):
            plan = sight.go(who, PASS, path, throw) if chance >= _least(sight) else None
            if plan is not None:
                yield ScoredIdea(int(promise * chance), who, plan, is_job=True)


def _throws(s: State, who: int, mate: int) -> Iterator[tuple[float, Action]]:
    """Yield the throws of the ball to a mate, with their chances: straight, off a wall, or as Hail Mary."""
    cell = s.where[mate]
    caught = likely(catch_reasons(s, mate, ACCURATE_PASS))
    is_barred = bool(interceptors(s, side_of(who), s.where[who], cell))
    is_near = cell in targets(s, who)
    if is_near:
        chance = likely(pass_reasons(s, who, cell)) * caught
        yield chance * INTERCEPTED if is_barred else chance, ("pass", who, cell)
    if is_barred or not is_near:
        for wall in wall_pass.WALLS:
            if cell in wall_pass.targets(s, who, wall):
                band = wall_pass.band_off(s.where[who], cell, wall)
                reasons = pass_reasons(s, who, cell, wall_pass.OFF_WALL, band=band)
                yield likely(reasons) * caught, ("bank", who, cell, wall)
    if not is_near and cell in hail_mary.targets(s, who):
        yield FAR_AND_WIDE * likely(catch_reasons(s, mate)), ("hail", who, cell)
