"""The lesson maker: a match is stepped through, steps are marked and get sentences, and out comes a lesson to play."""

import pytest

import fracas
from fracas.faces import face_of, lessons_of
from fracas.lessons.lesson_text import STEPS
from fracas.links import write_link, write_position
from fracas.page.lesson_maker.messages import CheckLessons, LessonChecked, MakerTask
from fracas.page.lesson_maker.model import LessonDraft
from fracas.page.lesson_maker.update import update
from fracas.page.presses import ControlPress
from fracas.page.replay.timeline import timeline_of
from tests.lessons.authors import matches
from tests.page.headless import Page
from tests.page.learner import Learner

every_game = pytest.mark.parametrize("key", fracas.KEYS)
MOST_PRESSES = 60  # for five steps
A_WHILE = 60_000.0


class Author:
    """An author who counts what he presses, typing in a field included.

    Args: key - of the game; step - in which the match is watched.
    """

    def __init__(self, key, step, page=None):
        self.page, self.presses = page or Page(), 0
        self.page.go(f"#/replay/{write_link(matches(key)[0])}/{step}")
        self.page.door.run(A_WHILE)
        self.presses = 2  # More, Make a lesson
        address = self.page.door.regions["aside"].partition('href="#/maker/')[2].partition('"')[0]
        self.page.go(f"#/maker/{address}")

    def press(self, do, arg=""):
        self.presses += 1
        self.page.do(do, arg)
        self.page.door.run(A_WHILE)

    @property
    def draft(self):
        return self.page.shell.screen.draft

    @property
    def shown(self):
        return "".join(text for key, text in self.page.door.regions.items() if key.startswith("maker-"))

    def mark(self, actions, said):
        """Mark the step some actions on, with a sentence."""
        for _number in range(actions):
            self.press("step", "on")
        self.press("lesson-mark")
        self.press("lesson-say", f"{self.draft.step} {said}")

    def finish(self, title="Ours"):
        self.press("lesson-title", title)
        self.press("lesson-ending", "Well done.")
        self.press("lesson-check")


@every_game
def test_five_steps_take_few_presses_and_the_link_is_played_to_its_goal(key):
    author = Author(key, 20)
    for number in range(5):
        author.mark(2, f"Sentence {number}.")
    author.press("lesson-goal", STEPS)
    author.finish()
    author.press("copy-link")
    assert author.presses <= MOST_PRESSES
    address = author.page.door.asked[-1]
    assert address.startswith("https://fracas.example/play/#/course/") and address in author.shown
    learner = Learner(address.partition("play/")[2])
    assert [step.say for step in learner.lesson.lesson.steps] == \
        [f"The author: “Sentence {number}.”" for number in range(5)]
    learner.play()
    assert learner.lesson.taught.state == author.draft.state


def test_an_author_says_why_nothing_else_is_the_step():
    author = Author("cave_brawl", 20)
    author.mark(1, "Do it.")
    assert "It may stay empty" in author.shown
    author.press("lesson-why", f"{author.draft.step} Only <b>this</b> one.")
    author.finish()
    learner = Learner(f"#/course/{author.draft.link}")
    said = "The author: “Only <b>this</b> one.”"
    assert learner.lesson.lesson.steps[0].why == said
    author.press("lesson-unmark", str(author.draft.step))
    author.press("lesson-mark")
    assert author.draft.whys == {}


def test_several_lessons_make_a_course_and_join_those_of_a_link():
    author = Author("elfball", 20)
    author.mark(1, "One.")
    author.finish("First")
    author.press("lesson-add")
    assert author.draft.first == 21 and not author.draft.link and author.draft.title == ""
    author.mark(2, "Two.")
    author.finish("Second")
    assert [lesson.title for lesson in author.draft.course] == ["First", "Second"]
    link = author.draft.link
    other = Author("elfball", 30)
    other.press("lesson-join", f"https://fracas.example/#/course/{link}")
    other.mark(1, "Three.")
    other.finish("Third")
    learner = Learner(f"#/course/{other.draft.link}/2")
    assert [lesson.title for lesson in learner.lesson.course.lessons] == ["First", "Second", "Third"]
    assert learner.lesson.lesson.title == "Third"
    wrong = Author("cave_brawl", 20)
    wrong.press("lesson-join", link)
    assert wrong.draft.before == ()
    wrong.page.do("lesson-join", "nonsense")
    wrong.page.door.run(1_000)
    assert "cannot be opened" in wrong.page.text("notices")


def test_a_goal_that_is_not_reached_is_told_before_there_is_a_link():
    author = Author("elfball", 20)
    author.mark(1, "One.")
    author.mark(2, "Two.")
    early = next(iter(author.draft.goals()))
    author.press("lesson-goal", early)
    author.finish()
    assert "before the last step" in author.shown and not author.draft.link and "copy-link" not in author.shown
    late = list(author.draft.goals())[-1]
    author.press("lesson-goal", late)
    author.press("lesson-unmark", str(author.draft.ends[-1]))
    author.press("lesson-check")
    assert "goal is not reached" in author.shown and not author.draft.link


def test_the_author_is_told_what_is_missing():
    author = Author("elfball", 20)
    for missing, do, arg in (
            ("later step", "step", "on"), ("later step", "lesson-mark", ""), ("title", "lesson-title", "T"),
            ("sentence for each", "lesson-say", "21 Go."), ("at the end", "lesson-ending", "E")):
        author.press("lesson-check")
        assert missing in author.shown and not author.draft.link
        author.press(do, arg)
    author.press("lesson-check")
    assert author.draft.link and not author.draft.trouble


def draft(step=5):
    match = timeline_of(matches("elfball")[0], face_of("elfball"))
    return LessonDraft(match, "2e", step, step)


def press(model, control, *arguments):
    return list(update(model, ControlPress(control, arguments)))


def test_a_change_forgets_the_link_and_stops_the_check():
    model = draft()
    press(model, "step", "on")
    press(model, "lesson-mark")
    for control, arguments in (("lesson-title", ("T",)), ("lesson-say", (6, "S")), ("lesson-ending", ("E",))):
        press(model, control, *arguments)
    assert press(model, "lesson-check") == [CheckLessons()] and model.is_checking
    assert press(model, "lesson-title", "U") == [MakerTask.STOP_CHECK] and not model.is_checking
    press(model, "lesson-check")
    update(model, LessonChecked("", "3e"))
    assert model.link == "3e" and press(model, "copy-link") == [MakerTask.COPY_LINK]
    press(model, "lesson-unmark", 6)
    assert not model.link and press(model, "copy-link") == [] and press(model, "lesson-add") == []


def test_a_new_beginning_leaves_out_the_marks_before_it_until_it_begins_earlier():
    model = draft()
    for _number in range(2):
        press(model, "step", "on")
        press(model, "lesson-mark")
    assert model.ends == [6, 7]
    press(model, "lesson-step", 6)
    press(model, "lesson-begin")
    assert model.first == 6 and model.ends == [7]
    press(model, "lesson-mark")
    assert model.ends == [7]
    press(model, "lesson-step", 5)
    press(model, "lesson-begin")
    assert model.ends == [6, 7]


def test_a_slider_that_is_held_is_not_drawn_anew():
    author = Author("elfball", 20)
    def drawn():
        return author.shown.partition('id="maker-range"')[2].partition(">")[0]
    before = drawn()
    for step in ("25", "31"):
        author.press("scrub", step)
        assert author.draft.step == int(step) and drawn() == before
        assert author.page.door.attributes["maker-range", "aria-valuetext"].startswith(f"Step {step} of")
    author.press("step", "on")
    assert drawn() != before and 'value="32"' in drawn()


def test_the_menu_of_a_match_that_was_begun_in_the_editor_leads_to_the_maker():
    position = lessons_of("elfball").lessons[0].position
    page = Page()
    page.go(f"#/position/{write_position(position)}")
    page.do("play")
    page.follow()
    page.do("menu")
    address = page.door.regions["sheets"].partition('href="#/maker/')[2].partition('"')[0]
    page.go(f"#/maker/{address}")
    assert page.shell.screen.draft.match.game.position == position
