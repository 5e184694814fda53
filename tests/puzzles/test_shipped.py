"""The puzzles that come with the games: each best line has exactly the chance that is written, and is worth a puzzle.

Two of each game are worked out here; the soak works out all of them.
"""

import pytest

import fracas
from fracas.faces.game_puzzles import grades_of, puzzles_of
from fracas.games.school_fighters.units import UNITS
from fracas.kernel.errors import DamagedText
from fracas.puzzles.line_evaluation import line_chance
from fracas.puzzles.mined_puzzle import EASY, HARD, MEDIUM, mined_puzzles
from fracas.puzzles.puzzle import MOST_ACTIONS, read, write
from fracas.puzzles.puzzle_game import PuzzleGame

every_game = pytest.mark.parametrize("key", fracas.KEYS)


def worked_out(known, puzzle):
    """Return the exact chance of a puzzle's best line."""
    game = PuzzleGame(puzzle, known.aims)
    return line_chance(game.ruleset, game.aim, game.side, game.start, game.best_line)


@every_game
def test_each_best_line_has_the_chance_that_is_written(key):
    known = puzzles_of(key)
    quick = sorted(known.puzzles, key=lambda puzzle: len(puzzle.line))[:2]
    assert [worked_out(known, puzzle) for puzzle in quick] == [puzzle.chance for puzzle in quick]


@every_game
def test_each_puzzle_has_its_grade(key):
    """They were counted like those of mined puzzles, by `solving_share`."""
    known = puzzles_of(key)
    assert list(grades_of(key)) == [puzzle.key for puzzle in known.puzzles]
    assert set(grades_of(key).values()) <= {EASY, MEDIUM, HARD}


SCORING = {  # what most puzzles of a game are not about: how many are at least
    "elfball": ("goal", 3), "street_brawl": ("goal", 3), "cave_brawl": ("point", 3), "street_bowl": ("touchdown", 3),
    "school_fighters": ("out", 3),
}


@every_game
def test_some_are_about_a_goal_or_a_knock_out(key):
    """The last of them is worked out and played."""
    aim, least = SCORING[key]
    known = puzzles_of(key)
    found = [puzzle for puzzle in known.puzzles if puzzle.aim == aim]
    assert len(found) >= least
    assert worked_out(known, found[-1]) == found[-1].chance
    game = PuzzleGame(found[-1], known.aims)
    for action in game.best_line:
        game.apply(action)
    assert game.is_reached


@every_game
def test_every_puzzle_can_be_read_played_and_written_again(key):
    known = puzzles_of(key)
    assert len({puzzle.position for puzzle in known.puzzles}) == len(known.puzzles)
    assert len({puzzle.key for puzzle in known.puzzles}) == len(known.puzzles)
    for puzzle in known.puzzles:
        game = PuzzleGame(puzzle, known.aims)
        assert puzzle.game == key and game.best_line and 0 < puzzle.chance < 1
        assert read(write(puzzle)) == (puzzle,)


@every_game
def test_in_luck_each_best_line_reaches_the_aim_on_the_board(key):
    known, unreached = puzzles_of(key), []
    for puzzle in (*known.puzzles, *(each.puzzle for each in mined_puzzles(key))):
        game = PuzzleGame(puzzle, known.aims)
        for action in game.best_line:
            if not game.is_done:  # the aim may be reached sooner
                game.apply(action)
        if not game.is_reached:
            unreached.append((puzzle.key, puzzle.line))
    assert unreached == []


def test_puzzles_of_school_fighters_that_are_one_throw_name_at_whom_it_may_go():
    known = puzzles_of("school_fighters")
    throws = [puzzle for puzzle in known.puzzles if len(puzzle.line) == 1 and " shoot " in puzzle.line[0]]
    own = known.aims["fazed"].said
    assert [puzzle.key for puzzle in throws] == list(own)
    for puzzle in throws:
        game, said = fracas.from_position(puzzle.position, seed=""), known.aims_of(puzzle)[puzzle.aim].text
        targets = {action.split()[2] for action in game.legal_texts() if " shoot " in action}
        others = [unit for unit in game.state.units if unit.side != game.to_act]
        names = {others[int(each[1:]) - 1].profile.name for each in targets}
        assert names == {profile.name for profile in UNITS if profile.name in said}, puzzle.key
    assert len(set(own.values())) == len(throws)
    other = throws[0]._replace(hints=("mine",))
    assert known.aims_of(other) == known.aims, "an author's puzzle says what its aim says"


GOOD = write(puzzles_of("elfball").puzzles[0])


@pytest.mark.parametrize(("old", "new"), [
    ("puzzle ", "riddle "), ("aim ", "goal "), ("chance ", "chance 3"), ("chance ", "chance -"), ("line ", ""),
    ("position ", "position elfball\nposition "), ("puzzle a", "puzzle A1"), ("puzzle ", "\npuzzle x\npuzzle "),
    ("position ", "position position "), ("position elfball", "position ../elfball"), ("elfball.", "chess."),
])
def test_what_is_no_puzzle_is_refused_in_a_sentence(old, new):
    with pytest.raises(DamagedText, match="This is not a puzzle"):
        read(GOOD.replace(old, new, 1))


def test_too_long_a_line_is_refused():
    with pytest.raises(DamagedText):
        read(GOOD + "line H1 end\n" * MOST_ACTIONS)
