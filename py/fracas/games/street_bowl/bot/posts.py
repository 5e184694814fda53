"""The worth of squares for a player without the ball, for bots: relative to the ball and the end zones.

A post is worth more in a cage around the own carrier, next to a loose ball, and on the way of the opposing carrier.
"""

from fracas.games.street_bowl.pitch import LENGTH, WIDTH, X, Y
from fracas.games.street_bowl.state import NO_ONE, State, ball_cell, side_of
from fracas.kernel.table import HOME, Side

OURS, LOOSE, THEIRS = range(3)  # who has the ball
TALL = 2 * WIDTH + 1  # ways across the street


def _to_own_carrier(ahead: int, across: int) -> int:
    """Value a square relative to the own carrier: the front of a cage, and his way ahead."""
    distance = max(abs(ahead), abs(across))
    if distance == 1:
        return (9 if ahead > 0 else 6) if abs(ahead) == abs(across) else 7 if ahead > 0 else 5
    if ahead > 0:
        return 7 - max(0, ahead - 6) // 2 - (abs(across) > 3) if ahead < 16 else 1
    return max(0, 5 - distance)


def _to_loose_ball(ahead: int, across: int) -> int:
    """Value a square relative to a loose ball: near it, ahead for the next run, or on the way."""
    distance = max(abs(ahead), abs(across))
    return max(10 - 2 * distance, 4 if 0 < ahead < 12 else 0, 8 - distance // 2)


def _to_other_carrier(ahead: int, across: int) -> int:
    """Value a square relative to the opposing carrier: next to him or between him and the own end zone."""
    distance = max(abs(ahead), abs(across))
    if distance == 1:
        return 10 if ahead < 0 else 8
    if ahead < 0:
        return max(1, 9 - abs(across) - max(0, -ahead - 3))
    return max(0, 4 - distance // 2)


POSTS = tuple(
    tuple(rule(ahead, across) for ahead in range(-LENGTH, LENGTH + 1) for across in range(-WIDTH, WIDTH + 1))
    for rule in (_to_own_carrier, _to_loose_ball, _to_other_carrier)
)  # by who has the ball, then by the way from it


def possession_of(s: State, side: Side) -> int:
    """Return the possession of the ball from the view of a side: OURS, LOOSE or THEIRS."""
    if s.holder == NO_ONE:
        return LOOSE
    return OURS if side_of(s.holder) == side else THEIRS


def post(cell: int, ball: int, side: Side, standing: int) -> int:
    """Return the worth of a square for a player without the ball."""
    ahead = X[cell] - X[ball] if side == HOME else X[ball] - X[cell]
    return POSTS[standing][(ahead + LENGTH) * TALL + Y[cell] - Y[ball] + WIDTH]


def post_of(s: State, side: Side, cell: int) -> int:
    """Return the worth of a square for a player of a side with the present ball, 0 before a kick-off."""
    ball = ball_cell(s)
    return post(cell, ball, side, possession_of(s, side)) if ball >= 0 else 0
