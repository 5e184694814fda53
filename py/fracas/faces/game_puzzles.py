"""The puzzles of a game and their possible aims."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fracas.faces import puzzle_aims_of
from fracas.puzzles.aims import Aims
from fracas.puzzles.mined_puzzle import grade_of, mined_puzzles
from fracas.puzzles.puzzle import Puzzle, read


class GamePuzzles(NamedTuple):
    """The puzzles of a game, and the aims that puzzles may have."""

    aims: Aims
    puzzles: tuple[Puzzle, ...]

    def aims_of(self, puzzle: Puzzle) -> Aims:
        """Return the aims of the game, that of this puzzle in its own words if the game has some."""
        aim = self.aims.get(puzzle.aim)
        if aim is None or puzzle.key not in aim.said or puzzle not in puzzles_of(puzzle.game).puzzles:
            return self.aims
        return {**self.aims, puzzle.aim: aim._replace(text=aim.said[puzzle.key])}

    def puzzle(self, key: str) -> Puzzle | None:
        """Return the puzzle with a key, None if there is none."""
        return next((puzzle for puzzle in self.puzzles if puzzle.key == key), None)

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the next puzzle, None after the last and after one from elsewhere."""
        if puzzle not in self.puzzles:
            return None
        return next(iter(self.puzzles[self.puzzles.index(puzzle) + 1:]), None)


def mined_puzzles_of(game: str) -> GamePuzzles:
    """Return the mined puzzles of a game; none as long as they are not here."""
    return GamePuzzles(puzzle_aims_of(game), tuple(each.puzzle for each in mined_puzzles(game)))


@lru_cache(maxsize=8)
def grades_of(game: str) -> dict[str, str]:
    """Return the grades of the puzzles of a game by their keys, English; translated where shown."""
    lines = (Path(__file__).parent / game / "puzzle_shares.txt").read_text(encoding="utf-8").splitlines()
    return {key: grade_of([int(share) for share in shares]) for key, *shares in map(str.split, lines)}


@lru_cache(maxsize=8)
def puzzles_of(game: str) -> GamePuzzles:
    """Return the puzzles of a game."""
    file = Path(__file__).parent / game / "puzzles.txt"
    return GamePuzzles(puzzle_aims_of(game), read(file.read_text(encoding="utf-8")))
