"""Lessons on the page, without a browser: whoever does what it says gets to the end, and nobody gets lost."""

import pytest

from fracas.faces import face_of, lessons_of
from fracas.games import GAMES
from fracas.page import routes
from fracas.page.lessons.lesson_page import address, name_of
from fracas.page.saving import lesson_progress
from tests.page.headless import Page
from tests.page.learner import Learner

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game.key).lessons]
FIRST = LESSONS[0]
MOST_TAPS = 12  # of the first lesson of a game


def at(lesson):
    return address(lesson.game, lesson.key)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_whoever_does_only_what_is_pointed_at_reaches_the_goal(lesson):
    learner = Learner(at(lesson))
    learner.play()
    assert learner.lesson.taught.is_goal_reached and learner.lesson.taught.step is None
    assert learner.taps <= MOST_TAPS
    assert lesson.ending in learner.page.text("ask") and "Done!" in learner.page.text("ask")
    assert lesson_progress.load(learner.page.shell.store) == {name_of(lesson): lesson_progress.DONE}


def test_every_sentence_is_shown_and_spoken_when_its_turn_comes():
    learner = Learner(at(FIRST))
    said = set()
    while not learner.is_over:
        said.add(learner.lesson.match.announcer.said)
        is_planned = learner.lesson.match.filter.panel(learner.lesson.match.model).state == "planned"
        told = "Press the yellow button." if is_planned else learner.lesson.taught.step.say
        assert told in learner.page.text("ask")
        learner.tap()
    said.add(learner.lesson.match.announcer.said)
    assert all(any(step.say in text for text in said) for step in FIRST.steps)
    assert any(FIRST.ending in text for text in said)


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_tap_elsewhere_is_refused_in_one_sentence_and_loses_nothing(game):
    learner = Learner(at(lessons_of(game).lessons[0]))
    learner.tap()
    match = learner.lesson.match
    chosen, offered = match.model.ui.selected, match.board.shown.pointed
    away = [token.cell for token in match.model.face.tokens(match.model.game.state)
            if token.cell not in offered and token.cell != match.model.face.cell_of(match.model.game.state, chosen)]
    for cell in away:
        learner.page.do("cell", str(cell))
        assert match.model.ui.trouble.startswith("First do"), cell
    assert (match.model.ui.selected, match.board.shown.pointed, learner.lesson.taught.done) == (chosen, offered, 0)
    learner.play()


def test_what_was_begun_goes_on_where_it_was_and_can_begin_again():
    learner = Learner(at(FIRST))
    while learner.lesson.taught.done == 0:
        learner.tap()
    again = Learner(at(FIRST), Page(learner.page.shell.store))
    assert again.lesson.taught.done == 1 and again.lesson.taught.step == FIRST.steps[1]
    again.page.do("restart")
    assert again.lesson.taught.done == 0 and again.lesson.match.filter.said == FIRST.steps[0].say
    again.play()
    Learner(at(FIRST), again.page).tap()
    assert lesson_progress.load(again.page.shell.store)[name_of(FIRST)] == lesson_progress.DONE


def test_undo_takes_back_dice_and_all():
    learner = Learner(at(FIRST))
    while learner.lesson.taught.done == 0:
        learner.tap()
    learner.page.do("undo")
    assert learner.lesson.taught.done == 0 and learner.lesson.taught.step == FIRST.steps[0]
    learner.play()


SMALLEST = (320, 195)  # pixels a board has on the smallest phone beside what a lesson says
LEAST = 12  # pixels across which a number can be read


@pytest.mark.parametrize("lesson", [each for each in LESSONS if face_of(each.game).upright is None],
                         ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_on_a_phone_the_counters_of_a_lesson_are_large_and_all_in_view(lesson):
    page = Page()
    page.door.narrow = True
    learner = Learner(at(lesson), page)
    match = learner.lesson.match
    while not learner.is_over:
        left, top, width, height = map(float, page.door.attributes["board", "viewBox"].split())
        assert match.board.shown.field.token * min(SMALLEST[0] / width, SMALLEST[1] / height) >= LEAST
        centres = match.board.shown.field.lattice.centres
        cells = {token.cell for token in match.model.face.tokens(match.model.game.state) if token.cell >= 0}
        for x, y in (centres[cell] for cell in cells.union(match.board.shown.pointed)):
            assert left < x < left + width and top < y < top + height
        learner.tap()
    page.door.narrow = False
    page.shell.screen.set_upright(False)
    assert not match.model.view.is_zoomed


def test_the_list_tells_how_to_win_and_what_is_done():
    page = Page(address="#/lessons")
    text = page.text("screen-lessons")
    assert "How to win at Elfball" in text and text.count("<svg") >= 1
    assert all(f'href="#/lessons/{game.key.replace("_", "-")}"' in text for game in GAMES)
    assert text.count("lesson-row") >= len(lessons_of("elfball").lessons)
    assert text.count('class="b go"') == 1 and "Begin: Score a goal" in text
    Learner(at(FIRST), page).play()
    page.go("#/lessons/elfball")
    text = page.text("screen-lessons")
    assert ">done<" in text and text.count('class="b go"') == 1 and "Begin: Score a goal" not in text


def test_whoever_knows_how_it_goes_is_led_to_how_it_is_played_well():
    course, page = lessons_of("elfball"), Page()
    for lesson in course.basics:
        lesson_progress.save(page.shell.store, name_of(lesson), lesson_progress.DONE)
    page.go("#/lessons/elfball")
    text = page.text("screen-lessons")
    assert "Play it well" in text and f"Begin: {course.tactics[0].title}" in text


def test_after_the_last_lesson_a_match_is_offered_and_the_list_is_near():
    learner = Learner(at(lessons_of("cave_brawl").lessons[-1]))
    learner.play()
    learner.page.do("play-match")
    assert learner.page.door.address == "#/new/cave-brawl/bot"
    learner = Learner(at(lessons_of("cave_brawl").lessons[-1]))
    learner.play()
    learner.page.do("all-lessons")
    assert learner.page.door.address == "#/lessons/cave-brawl"


def test_there_is_no_lesson_of_that_name():
    page = Page(address="#/lesson/elfball/none")
    page.follow()
    assert page.shell.route.screen == routes.LESSONS


def test_what_is_kept_is_read_without_trust():
    page = Page()
    page.shell.store.write(lesson_progress.FORMER,
                           "elfball.goal 2\nnonsense\nelfball.goal x\n../x 1\ncave_brawl.point -1")
    assert lesson_progress.load(page.shell.store) == {"elfball.goal": 2, "cave_brawl.point": lesson_progress.DONE}
    page.shell.store.write(lesson_progress.FORMER, "elfball.goal 999")
    assert Learner(at(FIRST), page).is_over
