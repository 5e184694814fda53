"""How good a position is for a side, for bots: points, the ball's way to the goal, who is near it, who lives."""

from fracas.games.cave_brawl.infighting import rivals
from fracas.games.cave_brawl.pit import DISTANCE, OWN_GOAL, goal_attacked_by
from fracas.games.cave_brawl.state import NO_ONE, TUNNEL, State, ball_cell, is_exiles, team
from fracas.kernel.table import Side

POINT = 220  # thousandths of a win
HELD, ADVANCE = 50, 5  # for having the ball; a square towards the goal
LOOSE, MOST_LOOSE = 6, 6  # a square nearer to the loose ball than the others, up to so many
LIFE, ON_FEET, IN_TUNNEL = 14, 5, 8
FEW, LAST = 3, 30  # the last few players are worth more each: without them the match is lost
BEAST_NEAR = 6
STALLING = 25
RIVALS = 3  # for two exiles who may fall upon each other
FAR = 21
MOST = 990


def worth(s: State, side: Side) -> int:
    """Return the worth in thousandths of a win; zero-sum."""
    value = (s.score[side] - s.score[1 - side]) * POINT + _team(s, side) - _team(s, 1 - side)
    if s.possessor >= 0:
        value += _ball(s) * (1 if s.possessor == side else -1)
    return max(-MOST, min(MOST, value))


def _ball(s: State) -> int:
    """Worth of the ball for its possessor."""
    side = s.possessor
    value = -STALLING * s.stall
    cell = ball_cell(s)
    if cell < 0:
        return value + HELD * (s.holder != NO_ONE)
    if s.side == side and not s.gained and cell == s.ball_start:
        value -= STALLING
    if s.holder == NO_ONE:
        nearer = _nearest(s, 1 - side, cell) - _nearest(s, side, cell)
        return value + LOOSE * max(-MOST_LOOSE, min(MOST_LOOSE, nearer))
    row = DISTANCE[goal_attacked_by(side)]
    guards = sum(1 for who in team(s, 1 - side) if s.where[who] >= 0 and row[s.where[who]] <= row[cell])
    return value + HELD + ADVANCE * (FAR - row[cell]) - 2 * guards + 2 * min(_nearest(s, 1 - side, cell), 5)


def _nearest(s: State, side: Side, cell: int) -> int:
    row, where = DISTANCE[cell], s.where
    return min((row[where[who]] for who in team(s, side) if where[who] >= 0 and not s.prone[who]), default=FAR)


def _team(s: State, side: Side) -> int:
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
        value += LIFE + min(hp[who], 24) // 2
        if place == TUNNEL:
            value -= IN_TUNNEL
        else:
            value += (0 if prone[who] else ON_FEET) - row[place] // 3
            for beast in s.beasts:
                if DISTANCE[beast.cell][place] <= 2:
                    value -= BEAST_NEAR
    if is_exiles(s, side):
        value -= RIVALS * sum(len(rivals(s, who)) for who in team(s, side))
    return value + LAST * min(living, FEW)
