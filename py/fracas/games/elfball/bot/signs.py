"""Signs: features of a position that foretell the next side to score.

The side that acts next is asked about: by where the ball is there are five situations, each with signs of its own. An
action in progress counts as ended. `judgement` weighs the signs.
"""

from typing import NamedTuple

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.chances import NEAR, Chances
from fracas.games.elfball.bot.worth import SURE
from fracas.games.elfball.state import State
from fracas.kernel.table import Side

READY, RESTING, RAIDER, STOPPED, LOOSE = range(5)
"""The side to act holds the ball, its holder may act or not; the others do, theirs may act next time or not; nobody."""

_ROUND = 4  # hexes round the ball
_FAR = 10
_RUN_AND_THROW = 5  # hexes that a throw on the run adds to it


class Signs(NamedTuple):
    """What is seen."""

    side: Side  # to act
    situation: int
    values: tuple[float, ...]  # each from about 0 to 1, or -1 to 1 where sides are compared


def signs(s: State) -> Signs:
    """Return the signs that foretell the next goal."""
    side, last = _sides_to_act(s)
    c = Chances(s)
    situation, found = _loose_ball_signs(s, c, side, last) if s.holder < 0 else _held_ball_signs(s, c, side, last)
    counters = s.momentum if s.acting < 0 else 0
    return Signs(side, situation, (1.0, *_numbers(s, side), counters / 3, *found))


def _sides_to_act(s: State) -> tuple[Side, tuple[int, int]]:
    """Return the side to act next, and by side the barred player, as if the action in progress ended."""
    side, last = s.side, [*s.last_moved]
    if s.acting >= 0:
        last[side] = s.acting
        side = 1 - side
    for each in (0, 1):
        if last[each] >= 0 and not any(s.where[q] >= 0 for q in st.TEAM_SLOTS[each] if q != last[each]):
            last[each] = st.NO_ONE
    return side, (last[0], last[1])


def _numbers(s: State, side: Side) -> list[float]:
    """Compare the players of the two sides: standing, Down, Dazed, near the ball, lying there, far, on the Bench."""
    far = s.book.field.distances(st.ball_cell(s))
    counts = ([0.0] * 7, [0.0] * 7)
    for each, count in enumerate(counts):
        bench = 0
        for p in st.TEAM_SLOTS[each]:
            cell = s.where[p]
            if cell >= 0:
                is_near, stance = far[cell] <= _ROUND, s.stance[p]
                if stance == st.STANDING:
                    count[0] += 1
                    count[3] += is_near
                    count[5] += min(far[cell], _FAR) / _FAR
                elif stance == st.DOWN:
                    count[1] += 1
                    count[4] += is_near
                else:
                    count[2] += 1
            elif cell == st.BENCH:
                bench += 1
        count[6] = min(st.ON_FIELD, bench) / 3
    return [own - other for own, other in zip(counts[side], counts[1 - side], strict=True)]


def _held_ball_signs(s: State, c: Chances, side: Side, last: tuple[int, int]) -> tuple[int, list[float]]:
    """Return the situation and the signs while a player holds the ball."""
    h, field = s.holder, s.book.field
    own, cell, who = st.side_of(h), s.where[h], st.profile(s, h)
    is_free = last[own] != h
    situation = (READY if is_free else RESTING) if own == side else (RAIDER if is_free else STOPPED)
    to_goal = field.distance(cell, st.attacked_goal(s, own, cell))
    leave, score = c.leave(h, cell) / SURE, c.score(h, cell, who.jog) / SURE
    attacks = [attack.chance / SURE for attack in c.attacks(h, last[1 - own])]
    first, second, *_ = [*attacks, 0.0, 0.0]
    return situation, [
        to_goal / _FAR, to_goal <= who.jog, to_goal <= 2 * who.jog, leave, score, first, second,
        c.markers(h, cell) / 2, c.helpers(h, cell) / 2, _relay(s, c, h), len(attacks) / 3,
        first * score, first * second, (1 - first) * (1 - second), who.skill / 4, who.dodge / 4,
    ]


def _relay(s: State, c: Chances, h: int) -> float:
    """Return the best chance that the holder throws to a team-mate who then scores with his action."""
    field, own, cell = s.book.field, st.side_of(h), s.where[h]
    best = 0
    for q in st.TEAM_SLOTS[own]:
        there = s.where[q]
        if q == h or there < 0 or s.stance[q] != st.STANDING or not st.profile(s, q).skill:
            continue
        jog, gap = st.profile(s, q).jog, field.distance(cell, there)
        far = field.distance(there, st.attacked_goal(s, own, there))
        if far <= jog and gap <= st.profile(s, h).jog + _RUN_AND_THROW:
            thrown = c.clean_throw(h) * (SURE if gap <= NEAR else c.leave(h, cell)) // SURE
            best = max(best, thrown * c.score(q, there, jog) // SURE)
    return best / SURE


def _loose_ball_signs(s: State, c: Chances, side: Side, last: tuple[int, int]) -> tuple[int, list[float]]:
    """Return the situation and the signs while the ball is loose, those of the side to act first."""
    ours, theirs = (_fetch_prospects(s, c, each, last[each]) for each in (side, 1 - side))
    return LOOSE, [*ours, *theirs, (1 - ours[0]) * theirs[0], (1 - ours[0]) * theirs[1]]


def _fetch_prospects(s: State, c: Chances, side: Side, barred: int) -> list[float]:
    """Return the prospects of a side with a loose ball.

    They are its chances to get the ball, to score at once, and to get it with another player, and its nearness.
    """
    ball, field = s.ball, s.book.field
    goal = st.attacked_goal(s, side, ball)
    to_goal = field.distance(ball, goal)
    best = second = score = 0.0
    nearest, able = 12, 0
    for p in st.TEAM_SLOTS[side]:
        if s.where[p] < 0:
            continue
        skill, far, paces = st.profile(s, p).skill, field.distance(s.where[p], ball), c.paces(p)
        if s.stance[p] == st.STANDING and skill:
            nearest = min(nearest, far)
        able += far <= paces
        if p == barred or not skill or far > paces:
            continue
        likely = c.way(p, s.where[p], ball, paces)[0] * c.pick_up(p, ball) / SURE / SURE
        best, second = (likely, best) if likely > best else (best, max(second, likely))
        if to_goal <= paces - far:
            score = max(score, likely * c.score(p, ball, paces - far) / SURE)
    return [best, score, second, nearest / 6, able / 3, to_goal / _FAR, to_goal <= 6]
