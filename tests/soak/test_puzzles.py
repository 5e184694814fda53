"""Every puzzle that comes with the games is worked out again: its best line has exactly the chance that is written."""

import pytest

import fracas
from fracas.faces.game_puzzles import puzzles_of
from fracas.puzzles.line_evaluation import line_chance
from fracas.puzzles.puzzle_game import PuzzleGame


@pytest.mark.parametrize("key", fracas.KEYS)
def test_all_best_lines_have_the_chances_that_are_written(key):
    known = puzzles_of(key)
    for puzzle in known.puzzles:
        game = PuzzleGame(puzzle, known.aims)
        assert line_chance(game.ruleset, game.aim, game.side, game.start, game.best_line) == puzzle.chance, puzzle.key
        for action in game.best_line:
            game.apply(action)
        assert game.is_reached, puzzle.key
    print(f"{key}: {len(known.puzzles)} puzzles")
