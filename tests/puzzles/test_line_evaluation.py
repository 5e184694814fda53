"""The exact chance of a line: that of one action is what the odds say, and every further one only multiplies."""

from fractions import Fraction

import pytest

import fracas
from fracas.faces import lessons_of
from fracas.faces.cave_brawl.puzzles import AIMS as CAVE
from fracas.faces.elfball.puzzles import AIMS as ELFBALL
from fracas.faces.school_fighters.puzzles import AIMS as SCHOOL
from fracas.faces.street_bowl.puzzles import AIMS as BOWL
from fracas.kernel.errors import DamagedText
from fracas.kernel.work import run_to_end
from fracas.puzzles.line_evaluation import LineEvaluation, line_chance
from fracas.puzzles.mined_puzzle import mined_puzzles
from tests.puzzles.street_bowl_lines import with_all_to_act


def worked_out(lesson, aim, *texts, most=20_000):
    rules = fracas.ruleset(lesson.game)
    state = rules.parse_position(lesson.position)
    line = [rules.parse_action(state, text) for text in texts]
    return line_chance(rules, aim, rules.to_act(state), state, line, most), rules, state, line


def lesson_of(game, key):
    return lessons_of(game).lesson(key)


def test_one_action_comes_out_as_the_odds_have_it():
    lesson = lessons_of("elfball").lessons[0]
    chance, _rules, _state, _line = worked_out(lesson, ELFBALL["ball"], "H7 g17")
    outcomes, _assumptions = fracas.odds(fracas.from_position(lesson.position), "H7 g17")
    assert chance == outcomes["ball"] and 0 < chance < 1


def test_steps_without_dice_leave_the_chance_as_it_is():
    lesson = lessons_of("elfball").lessons[0]
    picked, *_rest = worked_out(lesson, ELFBALL["ball"], "H7 g17")
    goal, *_rest = worked_out(lesson, ELFBALL["goal"], "H7 g17", "H7 f18", "H7 e18", "H7 d18", "H7 c18")
    assert goal == picked
    short, *_rest = worked_out(lesson, ELFBALL["goal"], "H7 g17", "H7 f18")
    assert short == 0


def test_a_d20_is_counted_face_by_face():
    lesson = lessons_of("cave_brawl").lessons[0]
    line = ("S2 l6", "S2 l5", "S2 l4", "S2 k3", "S2 tackle N1")
    chance, *_rest = worked_out(lesson, CAVE["down"], *line)
    assert chance == Fraction(13, 20)  # 8 or more, as the lesson says


def test_the_side_that_solves_it_decides_as_well_as_it_can():
    """Half of the faces of a block die bring him down; there are two dice, one of them counts, and a re-roll."""
    lesson = lessons_of("street_bowl").lessons[0]
    chance, *_rest = worked_out(lesson, BOWL["down"], "H2 block", "H2 block A5")
    assert chance == 1 - Fraction(1, 2) ** 4


def test_paired_dice_of_school_fighters():
    lesson = lessons_of("school_fighters").lesson("slingshot")
    chance, *_rest = worked_out(lesson, SCHOOL["fazed"], "H1 shoot A1")
    outcomes, _assumptions = fracas.odds(fracas.from_position(lesson.position), "H1 shoot A1")
    assert chance == sum(p for key, p in outcomes.items() if "fazed" in key or "out" in key)


def test_what_is_too_long_is_given_up_in_a_sentence():
    with pytest.raises(DamagedText, match="too many courses"):
        worked_out(lessons_of("elfball").lessons[0], ELFBALL["ball"], "H7 g17", most=3)


def test_an_opponent_hurt_off_the_field_is_brought_down_too():
    """Whatever hit takes the ball from its holder brings him down, and no lighter one does."""
    puzzle = next(each.puzzle for each in mined_puzzles("elfball") if each.puzzle.aim == "drop"
                  and " tackle " in each.puzzle.line[-1])
    rules = fracas.ruleset("elfball")
    state = rules.parse_position(puzzle.position)
    line = [rules.parse_action(state, text) for text in puzzle.line]
    assert line_chance(rules, ELFBALL["down"], rules.to_act(state), state, line) == puzzle.chance


LOOSE = with_all_to_act(next(each.puzzle for each in mined_puzzles("street_bowl") if each.puzzle.key == "mdh"))
MATES = "A2 move, A2 p3, A2 stop, A3 move, A3 p5, A3 stop, A1 move, A1 r4, A1 q4"  # stand where it may bounce


def weighed(least):
    """Weigh the line with two team-mates beside the ball, which may bounce between players for ever."""
    rules = fracas.ruleset("street_bowl")
    state = rules.parse_position(LOOSE.position)
    line = [rules.parse_action(state, text) for text in MATES.split(", ")]
    work = LineEvaluation(rules, BOWL["ball"], rules.to_act(state), line, least=least)
    return run_to_end(work.chance(state)), work.is_at_least


def test_a_line_with_endless_courses_is_counted_as_far_as_they_are_likely():
    with pytest.raises(DamagedText):
        weighed(0)
    (rough, is_rough), (fine, is_fine) = weighed(1 / 500), weighed(1 / 100_000)
    assert LOOSE.chance < rough < fine and is_rough and is_fine
    assert fine == pytest.approx(0.868, abs=1e-3)  # 30/36, and 1/6 that it bounces to one of two, or on


def test_an_exact_chance_is_not_called_the_least():
    rules = fracas.ruleset("street_bowl")
    state = rules.parse_position(LOOSE.position)
    line = [rules.parse_action(state, text) for text in LOOSE.line]
    work = LineEvaluation(rules, BOWL["ball"], rules.to_act(state), line)
    assert run_to_end(work.chance(state)) == LOOSE.chance and not work.is_at_least
