"""The worth of a position for a side, for bots: touchdowns, the ball and its way, injuries, good squares."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.last_turn import (
    BOXES,
    INSTEAD,
    READY,
    is_last_turn,
    squeeze,
    touchdown_worth,
    worth_of_last_turn,
)
from fracas.games.street_bowl.bot.posts import THEIRS, possession_of, post
from fracas.games.street_bowl.bot.prospects import danger, escorts, hope, is_to_run
from fracas.games.street_bowl.bot.receivers import scoring_pass_chance
from fracas.games.street_bowl.bot.styles import WEIGHTS, Weights
from fracas.games.street_bowl.pitch import LENGTH, WIDTH, X, Y
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.state import NO_ONE, State, ball_cell, side_of
from fracas.kernel.table import AWAY, HOME, Side

JUST = 4  # more against him who is stunned for a turn more
CONFUSED = -6
LESS = 3  # posts around the opposing carrier count so much less: no reason for him to keep away from them
MARKED, NEAR, ALONE = 12, 3, 3  # what opponents next to a player and around him cost
EARLY = 0.4  # how much of what a carrier has to fear counts before he has run
GUARD, MOST_GUARDS = 0.2, 4  # how much less he has to fear for each mate who may still guard him
MOST_LOOSE, LOOSE_TURN = 5, 12  # how many squares nearer to a loose ball count; being the next to go for it


def worth(s: State, side: Side, w: Weights = WEIGHTS) -> int:
    """Return the worth in thousandths of a win; zero-sum."""
    value = worth_of_last_turn(s, w) if is_last_turn(s) else squeeze(_sum(s, w))
    return value if side == HOME else -value


def _sum(s: State, w: Weights) -> int:
    """Return the sum of everything that counts for the home side."""
    value = _score(s, w) + _team(s, HOME, w) - _team(s, AWAY, w) + _turn(s)
    if s.phase in (st.TURN, st.BONUS):
        value += _held(s, s.holder, w) if s.holder != NO_ONE else _loose(s, w)
    return value


def _score(s: State, w: Weights) -> int:
    """Return the worth of the score for the home side."""
    return (s.score[HOME] - s.score[AWAY]) * touchdown_worth(s, w)


def _turn(s: State) -> int:
    """Return the worth for the home side of the players whose Actions are still to come."""
    if s.phase not in (st.TURN, st.BONUS):
        return 0
    team = [who for who in st.TEAMS[s.side] if s.where[who] >= 0 and s.condition[who] <= st.PRONE]
    ready = sum(not s.used[who] and not s.frozen[who] and who != s.acting for who in team)
    value = READY * (2 * ready - len(team)) // 2
    return value if s.side == HOME else -value


def _team(s: State, side: Side, w: Weights) -> int:
    """Return the worth of a side's players and re-rolls for it."""
    where, condition, alertness = s.where, s.condition, s.alertness
    ball, standing, holder = ball_cell(s), possession_of(s, side), s.holder
    conditions = (w.stands, w.lies, w.lies - w.stunned, w.lies - w.stunned - JUST)  # STANDING .. STUNNED_NOW
    value = w.reroll * (s.rerolls[side] + s.leader[side]) * (TURNS - s.turns[side] + 1) // TURNS
    to_field = 0 if s.phase in (st.TURN, st.BONUS) else s.allowed[side]
    for who in st.TEAMS[side]:
        cell = where[who]
        if cell < 0 and not (cell == st.RESERVES and to_field):
            value += BOXES.get(cell, 0)
            continue
        to_field -= cell < 0
        value += w.alive + w.strong * st.strength(s, who) + conditions[condition[who]]
        if alertness[who]:
            value += CONFUSED
        if ball >= 0 and who != holder and condition[who] == st.STANDING:
            good = post(cell, ball, side, standing)
            value += good // LESS if standing == THEIRS else good
    return value


def _held(s: State, who: int, w: Weights) -> int:
    """Return the worth for the home side of the ball in a player's hands."""
    side, cell = side_of(who), s.where[who]
    value = round(carrier_worth(s, who, cell, scoring_pass_chance(s), w))
    return value if side == HOME else -value


def carrier_worth(s: State, who: int, cell: int, by_pass: float = 0.0, w: Weights = WEIGHTS) -> float:
    """Return the worth of a square for a carrier who comes there: his hope less his danger.

    Args: by_pass - chance to score by a pass instead.
    """
    fear = w.lost / 100 * danger(s, who, cell)
    if is_to_run(s, who) and cell == s.where[who]:
        fear *= EARLY
    elif s.side == side_of(who):
        fear *= 1 - GUARD * min(MOST_GUARDS, escorts(s, who, cell))
    chance = hope(s, who, cell)
    value = w.held + w.goal / 100 * touchdown_worth(s, w) * (chance + INSTEAD * by_pass * (1 - chance))
    return value * (1 - fear) - w.wall * (Y[cell] in (0, WIDTH - 1))


def pressure(s: State, who: int, cell: int) -> int:
    """Return the pressure of opponents on a carrier."""
    where, condition, x, y = s.where, s.condition, X[cell], Y[cell]
    found = 0
    for foe in st.TEAMS[1 - side_of(who)]:
        place = where[foe]
        if place >= 0 and condition[foe] == st.STANDING:
            away = max(abs(X[place] - x), abs(Y[place] - y))
            if away == 1:
                found += MARKED
            elif away <= ALONE:
                found += NEAR * (ALONE + 1 - away)
    return found


def _loose(s: State, w: Weights) -> int:
    """Return the worth for the home side of a ball that nobody holds."""
    ball = s.ball
    if ball < 0:
        return 0
    nearer = _nearest(s, AWAY, ball) - _nearest(s, HOME, ball)
    field = w.field * (2 * X[ball] - LENGTH + 1) // 2
    return w.loose * max(-MOST_LOOSE, min(MOST_LOOSE, nearer)) + field + (LOOSE_TURN if s.side == HOME else -LOOSE_TURN)


def _nearest(s: State, side: Side, cell: int) -> int:
    """Return the distance of the nearest standing player of a side."""
    x, y = X[cell], Y[cell]
    return min((max(abs(X[place] - x), abs(Y[place] - y)) for who in st.TEAMS[side]
                if (place := s.where[who]) >= 0 and s.condition[who] == st.STANDING), default=LENGTH)
