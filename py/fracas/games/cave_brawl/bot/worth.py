"""The worth of a position for a side, for bots: points, the ball's way, players near it, and the living."""

from typing import NamedTuple

from fracas.games.cave_brawl.infighting import rivals
from fracas.games.cave_brawl.pit import DISTANCE, OWN_GOAL, goal_attacked_by
from fracas.games.cave_brawl.state import NO_ONE, TUNNEL, TURN, State, ball_cell, is_exiles, team
from fracas.kernel.table import Side

FAR = 21
FEW, MOST_LOOSE = 3, 6  # the last few players are worth more each: without them the match is lost; squares that count
MOST = 990
WON = 1000
TENTH = 10  # of the worth of a position counts in the last turn of a match, for the side in turn


class Weights(NamedTuple):
    """What counts how much, in thousandths of a win."""

    point: int = 220
    held: int = 50  # for having the ball
    advance: int = 5  # a square towards the goal
    guard: int = 2  # an opponent who stands before the goal
    alone: int = 2  # a square between the carrier and the nearest opponent
    loose: int = 6  # a square nearer to the loose ball than the others
    life: int = 14
    on_feet: int = 5
    in_tunnel: int = 8
    last: int = 30  # for each of the last few
    beast_near: int = 6
    stalling: int = 25
    rivals: int = 3  # for two exiles who may fall upon each other


WEIGHTS = Weights()


def worth(s: State, side: Side, w: Weights = WEIGHTS) -> int:
    """Return the worth in thousandths of a win; zero-sum."""
    return worth_with_clock(s, side, promise(s, side, w))


def promise(s: State, side: Side, w: Weights = WEIGHTS) -> int:
    """Return the worth of a position that is not the last of a match."""
    value = (s.score[side] - s.score[1 - side]) * w.point + _team(s, side, w) - _team(s, 1 - side, w)
    if s.possessor >= 0:
        value += ball_worth(s, w) * (1 if s.possessor == side else -1)
    return max(-MOST, min(MOST, value))


def worth_with_clock(s: State, side: Side, value: int) -> int:
    """Return the worth of a position with so much promise.

    It is as much, but in the last turn of a match by rounds: the points decide then. Only who is in turn can still
    gain, and nothing is gained by the end of the turn.
    """
    if s.phase != TURN or not s.options.rounds or s.turn < 2 * s.options.rounds:
        return value
    lead = (s.score[side] > s.score[1 - side]) - (s.score[side] < s.score[1 - side])
    way = 1 if s.side == side else -1
    hope = 1 + (MOST + way * value) // TENTH
    return max(1 - WON, min(WON - 1, WON * lead + way * hope))


def ball_worth(s: State, w: Weights) -> int:
    """Worth of the ball for its possessor."""
    side = s.possessor
    cell = ball_cell(s)
    value = -stalling_cost(s, w)
    if cell < 0:
        return value + w.held * (s.holder != NO_ONE)
    if s.holder == NO_ONE:
        nearer = _nearest(s, 1 - side, cell) - _nearest(s, side, cell)
        return value + w.loose * max(-MOST_LOOSE, min(MOST_LOOSE, nearer))
    row = DISTANCE[goal_attacked_by(side)]
    guards = sum(1 for who in team(s, 1 - side) if s.where[who] >= 0 and row[s.where[who]] <= row[cell])
    alone = min(_nearest(s, 1 - side, cell), 5)
    return value + w.held + w.advance * (FAR - row[cell]) - w.guard * guards + w.alone * alone


def stalling_cost(s: State, w: Weights) -> int:
    """Return the cost for the possessor of not moving the ball, in this turn and the one before.

    Rule: Cave Brawl 6.1.
    """
    return w.stalling * (s.stall + stands_still(s))


def stands_still(s: State) -> bool:
    """Return whether it is the possessor's turn and the ball is not moved yet."""
    cell = ball_cell(s)
    return cell >= 0 and s.side == s.possessor and not s.gained and cell == s.ball_start


def _nearest(s: State, side: Side, cell: int) -> int:
    row, where = DISTANCE[cell], s.where
    return min((row[where[who]] for who in team(s, side) if where[who] >= 0 and not s.prone[who]), default=FAR)


def _team(s: State, side: Side, w: Weights) -> int:
    """Worth of the players of a team and of where they are."""
    where, prone, hp = s.where, s.prone, s.hp
    cell = ball_cell(s)
    row = DISTANCE[cell if cell >= 0 else OWN_GOAL[1 - side] if s.possessor != side else goal_attacked_by(side)]
    value = living = 0
    for who in team(s, side):
        place = where[who]
        if place < TUNNEL:
            continue
        living += 1
        value += w.life + min(hp[who], 24) // 2
        if place == TUNNEL:
            value -= w.in_tunnel
        else:
            value += (0 if prone[who] else w.on_feet) - row[place] // 3
            for beast in s.beasts:
                if DISTANCE[beast.cell][place] <= 2:
                    value -= w.beast_near
    if is_exiles(s, side):
        value -= w.rivals * sum(len(rivals(s, who)) for who in team(s, side))
    return value + w.last * min(living, FEW)
