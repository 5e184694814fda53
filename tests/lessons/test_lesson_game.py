"""Every lesson is played along its line: the rule runs, the goal is reached at its end, anything else is refused."""

import pytest

from fracas.faces import lessons_of
from fracas.games import GAMES, ruleset
from fracas.games.cave_brawl.pit import OWN_GOAL
from fracas.games.cave_brawl.reach import paths_of
from fracas.kernel.errors import IllegalAction
from fracas.lessons.lesson_game import LessonGame, LessonRefusal
from fracas.locale import LANGUAGES, _, set_language

COURSES = {game.key: lessons_of(game.key) for game in GAMES if game.has_lessons}
LESSONS = [lesson for course in COURSES.values() for lesson in course.lessons]
BASICS, TACTICS = 6, 4  # of a game: how it goes, and how it is played well; one idea each
MOST_TRIED = 12  # other actions at each point
MOST_WORDS = 45  # of a sentence; more is a wall of text


def named(lesson):
    return f"{lesson.game}-{lesson.key}"


def step_on(game):
    """Make the input the lesson waits for."""
    if game.pending is None:
        game.apply(game.next_actions[0])
    else:
        game.answer(game.option)


def test_every_game_is_taught():
    assert {*COURSES} == {game.key for game in GAMES}
    for course in COURSES.values():
        assert (len(course.basics), len(course.tactics)) == (BASICS, TACTICS)
        assert len({lesson.key for lesson in course.lessons}) == len(course.lessons)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_the_line_leads_to_the_goal_and_not_before_its_end(lesson):
    game = LessonGame(lesson)
    assert game.position == lesson.position
    seen = [game.step]
    while game.step is not None:
        assert not game.is_goal_reached
        assert game.is_opponents_input == (game.to_act != lesson.side)
        step_on(game)
        seen.append(game.step)
    assert game.is_goal_reached and game.at == len(game.inputs)
    assert list(dict.fromkeys(seen)) == [*lesson.steps, None]
    ruleset(lesson.game).check(game.state)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_other_input_is_refused_in_a_friendly_sentence_and_changes_nothing(lesson):
    game = LessonGame(lesson)
    while game.step is not None:
        before = game.state.copy(), game.at, len(game.plies)
        if game.pending is None:
            others = [action for action in game.legal_actions() if action != game.next_actions[0]][:MOST_TRIED]
            tried = [(game.apply, action) for action in others]
        else:
            tried = [(game.answer, option) for option in game.pending.options if option != game.option]
        for call, value in tried:
            with pytest.raises(LessonRefusal, match="First do"):
                call(value)
        assert (game.state, game.at, len(game.plies)) == before
        step_on(game)
    assert game.done == sum(cue.is_asked for cue in game.inputs) - len(game.plies) + sum(
        ply.side == lesson.side for ply in game.plies)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_it_can_be_taken_back_input_by_input_and_begun_where_it_was_left(lesson):
    game = LessonGame(lesson)
    positions = [game.position]
    while game.step is not None:
        step_on(game)
        if not game.is_opponents_input:
            positions.append(game.position)
    for position in reversed(positions[:-1]):
        assert game.can_undo
        game.undo()
        assert game.position == position
    assert not game.can_undo
    again = LessonGame(lesson)
    again.go_to(len(positions) // 2)
    assert again.position == positions[len(positions) // 2]


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_what_is_said_is_short_and_speaks_both_languages(lesson):
    said = (*(step.say for step in lesson.steps), lesson.ending, lesson.title, lesson.idea, lesson.goal.text)
    for code in LANGUAGES:
        set_language(code)
        assert all(len(_(text).split()) <= MOST_WORDS for text in said)
        assert code == "en" or all(_(text) != text for text in said)
    set_language("en")


@pytest.mark.parametrize("key", ["point", "pass", "block", "vault"])
def test_whoever_has_the_ball_cannot_walk_to_the_goal_square_without_the_idea(key):
    """Cave Brawl has no zones of control: a way round is a way that teaches nothing."""
    state = ruleset("cave_brawl").parse_position(COURSES["cave_brawl"].lesson(key).position)
    taken = {cell: who for who, cell in enumerate(state.where) if cell >= 0}
    assert OWN_GOAL[1] not in paths_of(state, state.holder, taken)


def test_an_action_that_cannot_be_is_refused_like_any_other():
    game = LessonGame(LESSONS[0])
    with pytest.raises(IllegalAction):
        game.answer("yes")
    assert game.done == 0
