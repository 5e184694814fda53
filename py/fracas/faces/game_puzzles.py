"""The puzzles of a game: what they may ask for, and those that come with it."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fracas.faces import puzzle_aims_of
from fracas.puzzles.aims import Aims
from fracas.puzzles.puzzle import Puzzle, read


class GamePuzzles(NamedTuple):
    """The puzzles of a game."""

    aims: Aims
    puzzles: tuple[Puzzle, ...]

    def aims_of(self, puzzle: Puzzle) -> Aims:
        """Return what may be asked for; what this puzzle asks for in its own words, if the game has some for it."""
        aim = self.aims.get(puzzle.aim)
        if aim is None or puzzle.key not in aim.said or puzzle not in puzzles_of(puzzle.game).puzzles:
            return self.aims
        return {**self.aims, puzzle.aim: aim._replace(text=aim.said[puzzle.key])}

    def puzzle(self, key: str) -> Puzzle | None:
        """Return a puzzle, None if there is none of that key."""
        return next((puzzle for puzzle in self.puzzles if puzzle.key == key), None)

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the puzzle that follows, None after the last and after one that is not of the game's own."""
        if puzzle not in self.puzzles:
            return None
        return next(iter(self.puzzles[self.puzzles.index(puzzle) + 1:]), None)


@lru_cache(maxsize=8)
def puzzles_of(game: str) -> GamePuzzles:
    """Return the puzzles of a game that has any."""
    file = Path(__file__).parent / game / "puzzles.txt"
    return GamePuzzles(puzzle_aims_of(game), read(file.read_text(encoding="utf-8")))
