"""Styles: weights with which bots play Street Bowl, and those of the yardstick, which are never changed again."""

from typing import NamedTuple


class Weights(NamedTuple):
    """What counts how much, in thousandths of a win unless it is said."""

    touchdown: int = 360
    deciding: int = 25  # more of it for every turn that is over
    reroll: int = 30
    alive: int = 32  # for a player on the street
    strong: int = 3  # for every point of his strength
    stands: int = 16
    lies: int = 6
    stunned: int = 8  # less for who is stunned than for who lies
    held: int = 25  # for having the ball
    goal: int = 90  # hundredths of a touchdown, for a carrier who is sure to score
    lost: int = 50  # hundredths of his worth that a carrier loses when he goes down
    wall: int = 5  # what a carrier beside a wall loses
    loose: int = 9  # a square nearer to a loose ball than the others
    field: int = 4  # for every column a loose ball lies from the middle


WEIGHTS = Weights()
STYLES = {
    "cautious": WEIGHTS._replace(lost=60, wall=8, reroll=36),
    "brawler": WEIGHTS._replace(alive=40, stands=20, lies=4, stunned=10),
    "racer": WEIGHTS._replace(lost=42, goal=96, held=20),
    "yardstick": Weights(360, 25, 30, 32, 3, 16, 6, 8, 25, 90, 50, 5, 9, 4),
}
