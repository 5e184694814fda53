"""Lessons in their authors' words: they come back whole, are played to their ends; nothing else is taken for one."""

import re
from random import Random

import pytest

import fracas
from fracas.commands.fences import excerpt_of, parse_fence
from fracas.kernel.errors import DamagedText
from fracas.kernel.work import run_to_end
from fracas.lessons import lesson_text
from fracas.lessons.lesson_text import EVENT, STEPS, plain_text, play_through, read_lessons, read_text, write_text
from fracas.links import read_lessons_in_slices, write_lessons
from fracas.posts.parameters import fragment_fields
from fracas.posts.snippets import PICTURE, frame_address
from tests.laws.damage import damaged, refused
from tests.lessons.authors import lesson_from
from tests.sample import sample

every_game = pytest.mark.parametrize("key", fracas.KEYS)
LESSONS = sample(1, 100)  # a game: 500 in `make soak`
SITE = "https://fracas.example/play/"


def opened(packed):
    """Return the lessons of a link, as whoever opens it gets them."""
    return run_to_end(read_lessons(run_to_end(read_lessons_in_slices(packed))))


@every_game
def test_a_lesson_of_any_match_is_played_to_its_goal_and_comes_back_from_link_fence_and_frame(key):
    random = Random(f"lessons {key}").random
    for _number in range(LESSONS):
        lesson = lesson_from(key, random)
        game = run_to_end(play_through(lesson))
        assert game.is_goal_reached and game.pending is None and game.at == len(game.inputs)
        text = write_text((lesson,))
        packed = write_lessons(text, key)
        assert opened(packed) == (lesson,)
        for inside in (text, f"{SITE}#/course/{packed}"):
            fence = parse_fence(f"kind: frame\n{inside}\n", PICTURE, "lesson")
            assert read_text(fence.held) == (lesson,)
            address = frame_address(SITE, excerpt_of(fence.held, fence.asked), fence.asked)
            assert fragment_fields(address.partition("#")[2])["c"] == packed


@every_game
def test_several_make_a_course(key):
    random = Random(f"course {key}").random
    course = tuple(lesson_from(key, random) for _number in range(3))
    assert opened(write_lessons(write_text(course), key)) == course


def test_a_damaged_link_is_refused_in_a_sentence():
    random = Random("damaged").random
    links = [write_lessons(write_text((lesson_from("street_bowl", random),)), "street_bowl") for _number in range(2)]
    assert sum(refused(opened, damaged(links[n % 2], links[0], random)) for n in range(20)) > 10


def told(lesson):
    """Return the sentence with which a lesson is refused."""
    with pytest.raises(DamagedText) as caught:
        run_to_end(read_lessons(write_text((lesson,))))
    return str(caught.value)


def test_a_goal_that_is_never_reached_or_too_soon_is_refused():
    random = Random("goals").random
    lesson = next(each for each in iter(lambda: lesson_from("elfball", random), None) if len(each.steps) > 2)
    assert "goal is not reached" in told(lesson._replace(goal=f"{EVENT}goal-kick"))
    early = run_to_end(play_through(lesson._replace(goal=STEPS, steps=lesson.steps[:1]))).events[0].kind
    assert "before the last step" in told(lesson._replace(goal=f"{EVENT}{early}"))


def test_an_action_or_a_die_that_the_rules_do_not_allow_is_refused():
    lesson = lesson_from("elfball", Random("rules").random)
    step = lesson.steps[0]
    for line in ("H1 a99", f"{step.line[0]}; bounce=4; bounce=9", "nonsense", ": momentum -"):
        assert "cannot be played" in told(lesson._replace(steps=(step._replace(line=(line,)),), goal=STEPS))


def test_a_lesson_that_stops_in_the_middle_of_an_action_is_refused():
    random = Random("cut").random
    lesson = next(each for each in iter(lambda: lesson_from("elfball", random), None)
                  if each.goal == STEPS and "; " in each.steps[-1].line[-1])
    *before, last = lesson.steps
    cut = last._replace(line=(*last.line[:-1], last.line[-1].rpartition("; ")[0]))
    assert "middle of an action" in told(lesson._replace(steps=(*before, cut)))


@every_game
def test_dice_of_another_kind_or_with_other_faces_are_refused(key):
    random = Random("kinds").random
    lesson, throw = next(
        (lesson, throw) for lesson in iter(lambda: lesson_from(key, random), None)
        if (throw := re.search(r"\b([a-z_-]+)=([^;\n]+)", write_text((lesson,)))))
    for wrong in (f"windfall={throw[2]}", f"{throw[1]}=99x", f"{throw[1]} {throw[2]}"):
        (altered,) = read_text(write_text((lesson,)).replace(throw[0], wrong, 1))
        assert "cannot be played" in told(altered), wrong


@pytest.mark.parametrize(("old", "new"), [
    ("lesson Lesson", "lesson \u202eLesson"), ("side ", "side north"), ("goal ", "goal x "), ("say ", "say  \nsay "),
    ("position elfball", "position chess"), ("\nend ", "\nsay "), ("lesson ", "lesson " + "x" * 61),
    ("say ", "say " + "x" * 241), ("\ndo ", "\nwhy " + "x" * 241 + "\ndo "), ("\ndo ", "\nwhy A.\nwhy B.\ndo "),
    ("\nsay ", "\nwhy Too soon.\nsay "), ("\nend ", "\nwhy Too late.\nend "), ("\nend ", "\nsay Nothing.\nend "),
    ("end Done.", "end \x00"),
])
def test_what_is_no_lesson_is_refused(old, new):
    text = write_text((lesson_from("elfball", Random("text").random),))
    assert old in text and read_text(text)
    with pytest.raises(DamagedText, match="not a lesson"):
        read_text(text.replace(old, new, 1))


def test_a_lesson_written_before_there_were_reasons_is_read_as_before():
    lesson = lesson_from("elfball", Random("old").random)
    plain = lesson._replace(steps=tuple(step._replace(why="") for step in lesson.steps))
    assert "\nwhy " not in write_text((plain,)) and read_text(write_text((plain,))) == (plain,)
    told = plain._replace(steps=(plain.steps[0]._replace(why="So it is."), *plain.steps[1:]))
    assert write_text((told,)).count("\nwhy So it is.\ndo ") == 1 and read_text(write_text((told,))) == (told,)


def test_lessons_of_two_games_and_too_many_are_refused():
    first, other = (lesson_from(key, Random("two").random) for key in ("elfball", "cave_brawl"))
    for course in ((first, other), (first._replace(steps=first.steps[:1]),) * (lesson_text.LESSONS_MOST + 1)):
        with pytest.raises(DamagedText, match="lesson"):
            read_text(write_text(course))
    with pytest.raises(DamagedText, match="too long"):
        read_text("lesson " + "x" * lesson_text.TEXT_MOST)


def test_what_an_author_types_is_one_line_of_what_can_be_seen():
    assert plain_text("  a\u202e\tb\nc \u200b d  ") == "a b c d" and plain_text("x" * 300) == "x" * 240
