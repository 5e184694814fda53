"""`make puzzles`: every mined puzzle worked out again by the laboratory.

Each line must be legal and of two actions or more, its chance exact and the best of all plans, its lead five points or
more. Prints a line a game and the faults, and fails if there are any.
"""

from fracas.__main__ import main
from fracas.games import GAMES


def run() -> int:
    """Check the mined puzzles of all games and return the exit status."""
    return max([main(["lab", task, "--game", game.key, "--check"]) for task in ("puzzles", "challenges")
                for game in GAMES if game.has_editor])
