"""The worth of a position for a side, in thousandths of a win.

Goals count most, then the ball: who holds it, how far from the goal, whether he may run next turn and who can get at
him; a loose ball belongs a little to the side that will be there first. Players, their places and Momentum fine-tune.
"""

from functools import cache
from typing import NamedTuple

from fracas.games.elfball import state as st
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.state import State
from fracas.kernel.table import HOME, Side

FAR = 21  # hexes beyond which distance does not matter
IN_PLAY = {1: 240, 2: 300, 3: 200}  # by the goals of a match: the most a position is worth, in thousandths of a win, as
# matches between bots turned out; in a scrum the ball is lost and won again, and few of those who have it score
TIMED_GOALS = 3  # goals a timed match is taken to last
SURE = 1000
STRIKERS = {"steal", "cutblock"}  # abilities to attack the strong without an Impact


class Weights(NamedTuple):
    """The weights of the features of a position, in thousandths of a goal."""

    held: int = 200  # the ball in hand
    hex: int = 24  # per hex nearer to the goal
    threat: int = 260  # the holder can score with his next action and it is his side's turn
    later_threat: int = 90  # the same, but the opponents have a turn before
    strike: int = 180  # a sure tackle of the holder by the side to act; less likely ones in proportion
    patience: int = 30  # turns of a Test after which the fear of a tackle is halved: who waits for ever never scores
    watched: int = 18  # per opponent who faces the holder
    covered: int = 8  # per team-mate who faces him
    first_at_ball: int = 9  # per pace that a side is nearer to a loose ball
    grab: int = 150  # a sure pick-up by the side to act
    stands: int = 70  # a player by his state
    lies: int = 40
    sleeps: int = 30
    waits: int = 12
    rests: int = 6
    counter: int = 9
    spell: int = 70  # that can still be cast
    close: int = 2  # per hex a player is nearer to where he is needed
    lead: int = 900  # thousandths of a win, shared out over the goals of a match


WEIGHTS = Weights()


@cache
def pass_chance(dice: int, need: int, simple_star: bool) -> int:
    """Return the chance of a challenge in thousandths, counters left out."""
    return int(SURE * chance(dice, need, simple=simple_star))


def worth(s: State, side: Side, w: Weights = WEIGHTS) -> int:
    """Return the worth of a position for a side; the other side's is its negative."""
    goals = TIMED_GOALS if st.is_timed(s) else s.options.goals
    lead = w.lead * (s.score[0] - s.score[1]) // goals
    most = IN_PLAY[goals]
    home = lead + max(-most, min(most, test_worth(s, w) * most // 1000))
    return home if side == HOME else -home


def test_worth(s: State, w: Weights = WEIGHTS) -> int:
    """Return the worth of the Test for the home side, in thousandths of a goal."""
    test = ball_worth(s, w) + team_worth(s, 0, w) - team_worth(s, 1, w)
    if any(s.support[0]) or any(s.support[1]):
        test += w.spell * (has_spell(s, HOME) - has_spell(s, 1 - HOME))
    if s.phase == st.TURN:
        test += w.counter * (s.momentum if s.side == HOME else -s.momentum)
    return test


def has_spell(s: State, side: Side) -> bool:
    """Return whether a side has a Wizard who has not cast his spell."""
    return s.support[side].wizard and not s.extra.spells[side]


def team_worth(s: State, side: Side, w: Weights) -> int:
    """Return the worth of a side's players, from their states and their nearness to ball and goal."""
    where, stance, field = s.where, s.stance, s.book.field
    total = 0
    focus = st.ball_cell(s) if st.ball_cell(s) >= 0 else field.looked_at[st.half_of(s, side)]
    if s.holder >= 0 and st.side_of(s.holder) == side:
        focus = st.attacked_goal(s, side, focus)
    elif s.holder >= 0:
        focus = between(s, focus, st.own_goal(s, side, focus))
    for p in st.TEAM_SLOTS[side]:
        cell = where[p]
        if cell >= 0:
            if stance[p] == st.STANDING:
                total += w.stands - w.close * min(FAR, field.distance(cell, focus))
            else:
                total += w.sleeps if stance[p] == st.DAZED else w.lies
        elif cell == st.BENCH:
            total += w.waits
        elif cell in (st.BENCHED, st.RECOVERY):
            total += w.rests
    return total


def between(s: State, a: int, b: int) -> int:
    """Return the cell a third of the way from `a` to `b`, `a` if there is none."""
    field = s.book.field
    (q1, r1), (q2, r2) = field.points[a], field.points[b]
    cell = field.at((2 * q1 + q2) // 3, (2 * r1 + r2) // 3)
    return cell if cell >= 0 else a


def ball_worth(s: State, w: Weights) -> int:
    """Return the worth of the ball for the home side."""
    if s.phase != st.TURN:
        return 0
    if s.holder >= 0:
        value = holder_worth(s, s.holder, w)
        return value if st.side_of(s.holder) == HOME else -value
    return race_worth(s, HOME, w) - race_worth(s, 1 - HOME, w)


def can_act(s: State, p: int) -> bool:
    """Return whether a player may take the next action of his side, or go on with the one in progress."""
    if s.acting != st.NO_ONE and s.side == st.side_of(p):
        return p == s.acting
    if s.advanced.named != st.NO_ONE and s.side == st.side_of(p):
        return p == s.advanced.named
    return s.last_moved[st.side_of(p)] != p


def holder_worth(s: State, p: int, w: Weights) -> int:
    """Return the worth of the ball in a player's hands for his side."""
    side, cell, field = st.side_of(p), s.where[p], s.book.field
    to_goal = field.distance(cell, st.attacked_goal(s, side, cell))
    value = w.held + w.hex * (FAR - min(FAR, to_goal))
    watchers = st.facing_players(s, 1 - side, cell)
    value += w.covered * len(st.facing_players(s, side, cell)) - w.watched * len(watchers)
    if can_act(s, p):
        paces = s.jog if p == s.acting else st.profile(s, p).jog
        value += w.hex * s.jog // 2 if p == s.acting else 0
        if to_goal <= paces:
            value += w.threat // (1 + len(watchers)) if s.side == side else w.later_threat
    if s.side != side:
        value -= strike_worth(s, p, w)
    return value


def strike_worth(s: State, p: int, w: Weights) -> int:
    """Return the cost to the holder's side of the best tackle on him; his opponents are to act."""
    side, field = st.side_of(p), s.book.field
    cell, dodge, might = s.where[p], st.profile(s, p).dodge, st.profile(s, p).might
    best = 0
    for q in st.TEAM_SLOTS[1 - side]:
        if s.where[q] < 0 or s.stance[q] != st.STANDING or not can_act(s, q):
            continue
        attacker = st.profile(s, q)
        if field.distance(s.where[q], cell) > attacker.jog + 1:
            continue
        is_rear = cell not in field.front[s.where[q]][s.facing[q]] or s.where[q] not in field.front[cell][s.facing[p]]
        likely = pass_chance(attacker.tackle, max(1, dodge - 2 - is_rear), s.options.simple_star)
        if attacker.might < might and not (attacker.abilities and STRIKERS.intersection(attacker.abilities)):
            likely = likely * pass_chance(attacker.might, max(1, might - 2 - is_rear), s.options.simple_star) // SURE
        best = max(best, likely)
    return w.strike * best * w.patience // (w.patience + s.turn) // SURE


def race_worth(s: State, side: Side, w: Weights) -> int:
    """Return the worth of a side's chance to get the loose ball."""
    field, ball = s.book.field, s.ball
    nearest, value = FAR, 0
    for p in st.TEAM_SLOTS[side]:
        if s.where[p] < 0 or s.stance[p] != st.STANDING or st.profile(s, p).skill == 0:
            continue
        far = field.distance(s.where[p], ball)
        nearest = min(nearest, far)
        paces = s.jog if p == s.acting else st.profile(s, p).jog
        if s.side == side and far <= paces and can_act(s, p):
            value = max(value, w.grab * pass_chance(st.profile(s, p).skill, 1, s.options.simple_star) // SURE)
    to_goal = field.distance(ball, st.attacked_goal(s, side, ball))
    return value + w.first_at_ball * (FAR - nearest) + w.hex * (FAR - min(FAR, to_goal)) // 3
