"""`make puzzles`: every mined puzzle worked out again by the laboratory.

Each line must be legal and of two actions or more, its chance exact and the best of all plans, its lead five points or
more. Prints a line a game and the faults, and fails if there are any. Then the tests that know other ways than plans
look at all puzzles, where `make test` takes a sample.
"""

from fracas.__main__ import main
from fracas.games import GAMES
from workshop.checks import LONG, Part, run_parts

OTHER_WAYS = Part("best lines", ("tests/puzzles/test_best_lines.py",), (), LONG)


def run() -> int:
    """Check the mined puzzles of all games and return the exit status."""
    found = [main(["lab", task, "--game", game.key, "--check"]) for task in ("puzzles", "challenges")
             for game in GAMES if game.has_editor]
    return max([*found, *(1 for _failed in run_parts((OTHER_WAYS,)))])
