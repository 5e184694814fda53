"""Ideas of unusual players: who swings a Ball & Chain, throws bombs or team-mates, or hypnotises."""

from collections.abc import Iterator

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.ball_and_chain import FACINGS
from fracas.games.street_bowl.bot.plans_with_ball import SCORE
from fracas.games.street_bowl.bot.prospects import RUSHES
from fracas.games.street_bowl.bot.sight import ScoredIdea, Sight, likely
from fracas.games.street_bowl.declare import BOMB, MOVE, THROW
from fracas.games.street_bowl.gaze import gaze_reasons
from fracas.games.street_bowl.pitch import AROUND, NEXT_TO, THROW_IN, X, beyond, distance
from fracas.games.street_bowl.reach import Path
from fracas.games.street_bowl.roll import agility_reasons, helps, zone_reasons
from fracas.games.street_bowl.skills.acting import HYPNOTIC_GAZE
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.skills.throwing import BOMBARDIER, RIGHT_STUFF, THROW_TEAM_MATE
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.throwing.passing import pass_reasons, targets
from fracas.games.street_bowl.throwing.throw_team_mate import squares_to_throw_to

WHIRL, HIT, EDGE = 30, 12, 20
BLAST, WORTHWHILE = 20, 2
THROWS, FAR, COLUMN = 2, 4, 12  # squares a mate is thrown at; columns he must gain; what each is worth
NOT_DROPPED = 5 / 6  # only a fumble drops him
STARE, MARKING, STANDING_BY = 3, 70, 50  # squares from the ball; a victim next to it; one farther away


def unusual(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Yield the ideas that only this player's skills allow; none for almost everybody."""
    if st.has(sight.s, who, BALL_AND_CHAIN):
        yield from _whirls(sight, who)
    elif st.has(sight.s, who, BOMBARDIER):
        yield from _bombs(sight, who)


def _whirls(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Whirl towards opponents, away from walls and friends."""
    first = sight.begin(who, MOVE)
    if first is None:
        return
    rise = (("stand", who),) if sight.s.condition[who] == st.PRONE else ()
    for facing, edge in enumerate(FACINGS):
        cells = [beyond(sight.s.where[who], step) for step in THROW_IN[edge]]
        score = WHIRL + sum(-EDGE if cell < 0 else _hit(sight.s, who, cell) for cell in cells)
        if score > 0:
            yield ScoredIdea(score, who, (*first, *rise, ("roll", who, facing)))


def _hit(s: State, who: int, cell: int) -> int:
    """Return the gain of running or throwing something into a square."""
    other = st.who_is_at(s, cell)
    if other == st.NO_ONE or other == who:
        return 0
    return HIT if side_of(other) != side_of(who) else -HIT


def _bombs(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Throw a bomb where opponents stand together."""
    s = sight.s
    first = sight.begin(who, BOMB)
    if first is None:
        return
    found = [(sum(_hit(s, who, near) for near in (cell, *AROUND[cell])), cell) for cell in targets(s, who)]
    value, cell = max(found, default=(0, 0))
    if value >= WORTHWHILE * HIT:
        yield ScoredIdea(BLAST + value, who, (*first, ("bomb", who, cell)))


def hurl(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Throw the mate with the ball towards the end zone, to a square to score from or beyond his run."""
    s, mate = sight.s, sight.s.holder
    if not sight.is_ours or mate == who or not st.has(s, who, THROW_TEAM_MATE) or not st.has(s, mate, RIGHT_STUFF):
        return
    next_to = [(len(path.cells), path) for cell, path in sight.ways(who).items()
               if path.chance == 1 and cell in NEXT_TO[s.where[mate]]]
    path = None if s.where[who] in NEXT_TO[s.where[mate]] else min(next_to, default=(0, None))[1]
    if s.condition[who] != st.STANDING or path is None and s.where[who] not in NEXT_TO[s.where[mate]]:
        return
    scratch = s.copy()
    scratch.where[who] = path.cells[-1] if path is not None else s.where[who]
    run = st.player(s, mate).ma + RUSHES if sight.is_ready(mate) else 0
    found = [(_flight(scratch, who, mate, cell), -_short(sight, cell, run), cell)
             for cell in squares_to_throw_to(scratch, who) if cell not in scratch.where]
    gain = _short(sight, s.where[mate], run)
    for chance, left, cell in sorted(found, key=lambda one: (-one[1], -one[0]))[:THROWS]:
        score = (SCORE if not left else COLUMN * (gain + left)) * chance
        plan = sight.go(who, THROW, path, ("throw", who, mate, cell))
        if plan is not None and gain + left >= FAR and score >= WHIRL:
            yield ScoredIdea(int(score), who, plan, is_job=True)


def _short(sight: Sight, cell: int, run: int) -> int:
    """Return the number of columns short of the end zone after a run of so many squares."""
    return max(0, abs(X[cell] - sight.goal) - run)


def _flight(s: State, who: int, mate: int, cell: int) -> float:
    """Return the chance that a mate is not dropped and lands about there on his feet."""
    drop = likely(pass_reasons(s, who, cell, helps(THROW_TEAM_MATE, -1)))
    return max(drop, NOT_DROPPED) * likely(agility_reasons(s, mate, "landing", *zone_reasons(s, mate, "landing", cell)))


def gaze(sight: Sight, who: int) -> Iterator[ScoredIdea]:
    """Hypnotise an opponent who marks the carrier, or stands where he wants to go. Nothing is lost if it fails."""
    s = sight.s
    if not st.has(s, who, HYPNOTIC_GAZE) or s.holder == who or sight.ball < 0:
        return
    scratch = s.copy()
    for victim in st.on_street(s, 1 - sight.side):
        away = distance(s.where[victim], sight.ball)
        if s.condition[victim] != st.STANDING or s.alertness[victim] != st.ALERT or away > STARE:
            continue
        near = NEXT_TO[s.where[victim]]
        ends = [(path.cells[-1], path) for cell, path in sight.ways(who).items() if path.chance == 1 and cell in near]
        options: list[tuple[int, Path | None]] = [*ends]
        if s.where[who] in near and s.condition[who] == st.STANDING:
            options.append((s.where[who], None))
        best = max(((_stare(scratch, who, victim, cell), -len(path.cells) if path else 0, path)
                    for cell, path in options), key=lambda one: one[:2], default=None)
        plan = sight.go(who, MOVE, best[2], ("gaze", who, victim)) if best is not None else None
        if best is not None and plan is not None:
            score = int((MARKING if away == 1 else STANDING_BY) * best[0])
            yield ScoredIdea(score, who, plan, is_safe=True, is_job=away == 1)


def _stare(s: State, who: int, victim: int, cell: int) -> float:
    """Return the chance of a gaze from a square."""
    s.where[who] = cell
    return likely(gaze_reasons(s, who, victim))
