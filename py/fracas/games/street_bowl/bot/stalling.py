"""Stalling: a carrier waits a square short of the end zone, and scores in the last turn of the half.

So the opponents get no drive in the turns that are left. It is done only while next to nobody can come at him. What
stands in an opponent's way is counted as far as no other one can block it away first, so that the danger is rather
told too high.
"""

from fractions import Fraction
from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply
from fracas.games.street_bowl.blocking.block_dice import count
from fracas.games.street_bowl.bot.sight import Plan, Sight, likely
from fracas.games.street_bowl.declare import BLITZ, MOVE, movement_of
from fracas.games.street_bowl.overtime import OVERTIME
from fracas.games.street_bowl.pitch import GOAL_COLUMN, NEXT_TO, WIDTH, X, Y, distance
from fracas.games.street_bowl.reach import RunSearch
from fracas.games.street_bowl.roll import agility_reasons, helps, team_rerolls
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.skills.blocking import (
    BLOCK,
    DAUNTLESS,
    FRENZY,
    HORNS,
    STRIP_BALL,
    WRESTLE,
)
from fracas.games.street_bowl.skills.handling import SURE_HANDS
from fracas.games.street_bowl.skills.moving import DODGE, LEAP, TACKLE
from fracas.games.street_bowl.skills.throwing import BOMBARDIER, THROW_TEAM_MATE
from fracas.games.street_bowl.state import NO_ONE, State, side_of
from fracas.kernel.drivers import Sampler
from fracas.kernel.table import Side
from fracas.kernel.work import PausingWork

DRIVES = (0.0, 0.005, 0.02, 0.06, 0.1, 0.13, 0.14)  # touchdowns that a kick-off brings the receivers, less those of the
# kickers, by the turns the receivers have left: as matches of `hard` against itself went
PLACES = 3  # squares to wait on that are looked at
SURROUNDED = 1.5  # opponents who come beside a carrier on the average, with whom he does not get away
GOLDEN = 0.618034  # the golden ratio
AIRBORNE = frozenset((BOMBARDIER, THROW_TEAM_MATE))  # what comes at him through the air


class SafeWait(NamedTuple):
    """The wait of a carrier for the last turn of the half."""

    plan: Plan
    cell: int  # where he waits
    risk: float  # chance that his touchdown is lost in a turn of the opponents
    gain: float  # touchdowns that it brings more than to try it now


class EvenRun:
    """Dice that fall evenly high and low, always in the same order, beginning in the middle.

    Source: multiples of the golden ratio; Weyl, Über die Gleichverteilung von Zahlen mod. Eins (1916).
    """

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last = 0.5 - GOLDEN

    def random(self) -> float:
        """Return the next number from 0 to 1."""
        self.last = (self.last + GOLDEN) % 1
        return self.last


def stall(sight: Sight) -> PausingWork[Plan]:
    """Return the plan of a carrier who waits to score, empty if he had better not."""
    wait = yield from best_wait(sight)
    return wait.plan if wait is not None else ()


def best_wait(sight: Sight) -> PausingWork[SafeWait | None]:
    """Return the safest wait of the carrier, None if he had better not wait.

    He goes there without a die, and walks in without one as long as nobody comes beside him.
    """
    s, who = sight.s, sight.s.holder
    if not sight.is_ours or not sight.is_ready(who) or s.acting not in (NO_ONE, who) or not may_wait(s, sight.side):
        return None
    home = sight.home_run(who)
    if home is None or s.brews[who] or RunSearch(s, who, MOVE).ready().chance != 1:
        return None
    ends = {path.cells[-1]: path for path in sight.ways(who).values() if path.chance == 1}
    cells = [cell for cell in (s.where[who], *ends) if is_short(s, who, cell)]
    cells.sort(key=lambda cell: (-_nearest(s, cell), len(ends[cell].cells) if cell in ends else 0))
    best: SafeWait | None = None
    for cell in cells[:PLACES]:
        risk = yield from risk_of_waiting(s, who, cell)
        gain = gain_of_waiting(s, sight.side, float(home.chance), risk)
        if gain > 0 and (best is None or risk < best.risk):
            plan = sight.go(who, s.deed or MOVE, ends.get(cell), ("stop", who))
            best = SafeWait(plan, cell, risk, gain) if plan is not None else best
    return best


def after_touchdown(s: State) -> State:
    """Return the position after the touchdown of a carrier who waits out of everybody's reach, any other as it is.

    He is a square short of the end zone, has this turn or another one in the half, and no die hinders him.
    """
    who, side = s.holder, side_of(s.holder)
    has_turn = s.turns[side] < TURNS or s.side == side and s.acting in (NO_ONE, who) and not s.used[who]
    if s.phase != st.TURN or s.half == OVERTIME or not has_turn or not is_short(s, who, s.where[who]):
        return s
    if s.brews[who] or any(_may_reach(s, foe, s.where[who]) for foe in st.on_street(s, 1 - side)):
        return s
    own = _turn_of(s, side)
    own.turns[side] += s.side != side
    goal = next(cell for cell in NEXT_TO[s.where[who]] if X[cell] == GOAL_COLUMN[side] and cell not in s.where)
    if RunSearch(own, who, MOVE).ready().chance != 1:
        return s
    table = Sampler(own, EvenRun())
    for action in (("declare", who, MOVE), ("step", who, goal)):
        apply(table, action)
    return own


def _may_reach(s: State, foe: int, cell: int) -> bool:
    """Return whether an opponent could come beside a square, or fly there, if nobody stood in his way."""
    if s.condition[foe] > st.PRONE:
        return False
    is_near = distance(s.where[foe], cell) - 1 <= sum(movement_of(s, foe, BLITZ))
    return is_near or bool(AIRBORNE & set(st.player(s, foe).skills))


def may_wait(s: State, side: Side) -> bool:
    """Return whether the clock and the score let a side wait for its touchdown: it is not behind after that."""
    has_time = s.phase == st.TURN and s.half != OVERTIME and s.turns[side] < TURNS
    return has_time and s.score[side] + 1 >= s.score[1 - side]


def is_short(s: State, who: int, cell: int) -> bool:
    """Return whether a square is one short of the end zone, with a free square in it next to it."""
    goal = GOAL_COLUMN[side_of(who)]
    return abs(X[cell] - goal) == 1 and any(X[near] == goal and near not in s.where for near in NEXT_TO[cell])


def gain_of_waiting(s: State, side: Side, chance: float, risk: float) -> float:
    """Return the touchdowns that one later, in the best turn that is left, brings more than to try it now.

    Args: chance - to score now; risk - that the touchdown is lost in a turn of the opponents.
    """
    theirs, own = TURNS - s.turns[1 - side], TURNS - s.turns[side]
    now = chance * (1 - DRIVES[theirs])
    later = ((1 - risk) ** turns * (1 - DRIVES[max(0, theirs - turns)]) for turns in range(1, own + 1))
    return max(later, default=0.0) - now


def _nearest(s: State, cell: int) -> int:
    """Return the distance of the nearest opponent who is not stunned."""
    return min((distance(s.where[foe], cell) for foe in st.on_street(s, 1 - s.side) if s.condition[foe] <= st.PRONE),
               default=2 * WIDTH)


def risk_of_waiting(s: State, who: int, cell: int) -> PausingWork[float]:
    """Return the chance that a carrier who waits on a square loses his touchdown in the opponents' next turn.

    The likeliest Blitz brings him down, or whoever comes beside him makes him dodge.
    """
    after = _their_turn(s, who, cell)
    foes = [foe for foe in st.on_street(after, after.side) if after.condition[foe] <= st.PRONE]
    if any(AIRBORNE & set(st.player(after, foe).skills) for foe in foes):
        return 1.0
    foes = [foe for foe in foes if distance(after.where[foe], cell) - 1 <= sum(movement_of(after, foe, BLITZ))]
    blitz, beside = 0.0, list[float]()
    for foe in foes:
        chance = _comes(_cleared(after, foe), foe, cell, BLITZ)
        blitz = max(blitz, float(chance) * fell_chance(after, foe, who, len(foes) - 1))
        yield
        beside.append(float((yield from _marks(after, foe, cell))))
    escape = likely(agility_reasons(after, who, "dodge", helps("dodge", 1), helps("zone", -1)))
    if st.has(s, who, DODGE):
        escape = 1 - (1 - escape) ** 2
    free = 1.0
    for each in beside:
        free *= 1 - each
    return 1 - (1 - blitz) * (free + (1 - free) * (escape if sum(beside) < SURROUNDED else 0))


def _their_turn(s: State, who: int, cell: int) -> State:
    """Return the position at the beginning of the opponents' turn, with the carrier on a square."""
    after = _turn_of(s, 1 - side_of(who))
    after.where[who] = cell
    return after


def _turn_of(s: State, side: Side) -> State:
    """Return the position at the beginning of a turn of a side."""
    after = s.copy()
    after.side = side
    everybody = len(s.used)
    after.used, after.frozen, after.once = [0] * everybody, [0] * everybody, [()] * everybody
    after.acting, after.deed, after.declared, after.has_rerolled = NO_ONE, "", 0, 0
    return after


def _cleared(s: State, foe: int, removed: int = NO_ONE) -> State:
    """Return the position with only those left who can hinder an opponent.

    These are the carrier's mates whom no other opponent can block. Nobody hinders who leaps.
    Args: removed - one whom a Blitz has taken out of the way.
    """
    seen = s.copy()
    others = [other for other in st.on_street(s, s.side) if other != foe]
    for other in others:
        seen.where[other] = st.RESERVES
    for mate in st.on_street(s, 1 - s.side):
        near = NEXT_TO[s.where[mate]]
        is_blocked = any(s.where[other] in near and s.condition[other] == st.STANDING for other in others)
        if mate != s.holder and (is_blocked or mate == removed or st.has(s, foe, LEAP)):
            seen.where[mate] = st.RESERVES
    return seen


def _comes(s: State, foe: int, cell: int, deed: str) -> Fraction:
    """Return the chance that an opponent comes beside a square, for a Blitz with a square left for the block."""
    path = RunSearch(s, foe, deed, has_team=True).beside(cell, is_paid=deed == BLITZ)
    return path.chance if path is not None else Fraction(0)


def _marks(s: State, foe: int, cell: int) -> PausingWork[Fraction]:
    """Return the chance that an opponent comes to stand beside a square, even by a gap that a Blitz opens."""
    best = _comes(_cleared(s, foe), foe, cell, MOVE)
    for mate in st.on_street(s, 1 - s.side):
        if best == 1:
            break
        if mate != s.holder:
            best = max(best, _comes(_cleared(s, foe, mate), foe, cell, MOVE))
            yield
    return best


def fell_chance(s: State, foe: int, who: int, helpers: int) -> float:
    """Return the chance that an opponent's Blitz brings a carrier down, or takes the ball from him.

    Rule: Street Bowl 8, 19.
    Args: helpers - who may assist.
    """
    defence = st.strength(s, who)
    attack = st.strength(s, foe) + st.has(s, foe, HORNS)
    attack = (max(attack, defence) if st.has(s, foe, DAUNTLESS) else attack) + helpers
    bad = 1  # of the six sides of a block die
    bad += not st.has(s, who, DODGE) or st.has(s, foe, TACKLE)
    bad += not st.has(s, who, BLOCK) or st.has(s, foe, WRESTLE)
    loses = st.has(s, foe, STRIP_BALL) and not st.has(s, who, SURE_HANDS)
    bad += 2 * (loses or Y[s.where[who]] in (0, WIDTH - 1))
    dice = count(attack, defence)
    chance = 1 - (1 - bad / 6) ** dice if dice > 0 else (bad / 6) ** -dice
    times = (1 + bool(team_rerolls(s, foe))) * (1 + st.has(s, foe, FRENZY))
    return float(1 - (1 - chance) ** times)
