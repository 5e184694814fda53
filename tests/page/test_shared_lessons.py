"""Lessons of a link on the page: played by whoever opens the address, in the author's words, and nothing is kept."""

from random import Random

import pytest

import fracas
from fracas.lessons.lesson_text import read_text, write_text
from fracas.links import write_lessons
from fracas.page.saving import lesson_progress
from tests.lessons.authors import lesson_from
from tests.page.headless import Page
from tests.page.learner import Learner

every_game = pytest.mark.parametrize("key", fracas.KEYS)


def course_of(key, seed, count=1):
    random = Random(seed).random
    return tuple(lesson_from(key, random) for _number in range(count))


def address(course, number=""):
    return f"#/course/{write_lessons(write_text(course), course[0].game)}{number}"


@every_game
def test_whoever_opens_the_address_plays_the_lesson_to_its_goal(key):
    lesson = min((lesson_from(key, Random(f"page {n}").random) for n in range(6)),
                 key=lambda one: sum(len(step.line) for step in one.steps))
    learner = Learner(address((lesson,)))
    assert f"The author: “{lesson.steps[0].say}”" in learner.lesson.match.filter._instruction()
    learner.play()
    assert learner.lesson.taught.is_goal_reached
    assert "Done. Voilà." in learner.page.text("ask") and lesson_progress.load(learner.page.shell.store) == {}


@pytest.mark.parametrize(("key", "number"), [("street_brawl", 20), ("street_bowl", 14), ("school_fighters", 41)])
def test_what_neither_a_tap_nor_one_button_could_do_goes_by_itself(key, number):
    """A set-up, two buttons that both begin the line, a run round a corner to a very spot."""
    learner = Learner(address((lesson_from(key, Random(f"try {number}").random),)))
    learner.play()
    assert learner.lesson.taught.is_goal_reached


def test_the_next_lesson_of_a_course_follows():
    course = course_of("elfball", "course", 2)
    learner = Learner(address(course))
    assert learner.lesson.lesson.title == course[0].title
    learner.page.do("next-lesson")
    assert learner.lesson.lesson.title == course[1].title and learner.lesson.course.after(learner.lesson.lesson) is None


def test_what_the_author_wrote_is_text_and_its_menu_says_whose_it_is():
    (lesson,) = course_of("elfball", "text")
    learner = Learner(address((lesson._replace(title="<i>Hey</i>"),)))
    learner.page.do("menu")
    assert "its author’s" in learner.page.door.regions["sheets"] and "<i>Hey" not in str(learner.page.door.regions)
    assert "&lt;i&gt;Hey" in learner.page.door.regions["sheets"]


def test_a_link_that_was_altered_or_leads_to_no_goal_is_refused_in_one_sentence():
    (lesson,) = course_of("elfball", "altered")
    packed = address((lesson,))
    for wrong in (packed[:-4], address((lesson._replace(goal="event goal-kick"),)),
                  packed[:60] + ("A" if packed[60] != "A" else "B") + packed[61:]):
        page = Page()
        page.go(wrong)
        page.door.run(0)
        assert page.shell.route.screen == "home" and "cannot be opened" in page.text("notices")


def test_a_pasted_link_or_text_is_known_for_lessons():
    from fracas.kernel.work import run_to_end
    from fracas.page.saving.format_detection import detect_format
    course = course_of("cave_brawl", "pasted", 2)
    for pasted in (f"https://fracas.example/{address(course)}", write_text(course)):
        found = run_to_end(detect_format(pasted))
        assert found is not None and "2 lessons of Cave Brawl" in found.what
        page = Page()
        assert not found.open(page.shell) and page.door.address == address(course)
    assert read_text(write_text(course)) == course
