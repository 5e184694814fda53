"""Lessons on the page, without a browser: whoever does what it says gets to the end, and nobody gets lost."""

import re
from html import escape

import pytest

from fracas.faces import face_of, lessons_of
from fracas.games import GAMES
from fracas.page import routes
from fracas.page.lessons.lesson_page import address, name_of
from fracas.page.saving import lesson_progress
from tests.page.headless import Page
from tests.page.learner import Learner
from tests.sample import sample

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game.key).lessons]
FIRST = LESSONS[0]
FIRSTS = [lessons_of(game.key).lessons[0] for game in GAMES]
WIDE = sample([each for each in LESSONS if each in FIRSTS or face_of(each.game).upright], LESSONS)
"""Lessons that are played on a wide screen; the others are on a narrow one."""
MOST_TAPS = 12  # of the first lesson of a game
EVERY = sample(4, 1)  # counters


def at(lesson):
    return address(lesson.game, lesson.key)


def assert_done(learner, lesson):
    """See that a lesson is at its end, as far as it goes on any screen."""
    assert learner.lesson.taught.is_goal_reached and learner.lesson.taught.step is None
    assert learner.taps <= MOST_TAPS
    assert lesson.ending in learner.page.text("ask") and "Done!" in learner.page.text("ask")
    assert lesson_progress.load(learner.page.shell.store) == {name_of(lesson): lesson_progress.DONE}


@pytest.mark.parametrize("lesson", WIDE, ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_whoever_does_only_what_is_pointed_at_reaches_the_goal(lesson):
    learner = Learner(at(lesson))
    learner.play()
    assert_done(learner, lesson)


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


def trouble(learner):
    return learner.lesson.match.model.ui.trouble


def step_in(game, lesson, taps):
    """Return a learner who has made some taps of a lesson as it says."""
    learner = Learner(address(game, lesson))
    for _number in range(taps):
        learner.tap()
    return learner


def cell_of(learner, who):
    match = learner.lesson.match.model
    return match.face.cell_of(match.game.state, who)


def press_off(learner, label):
    """Press a button of the tray that is off, as the page reports it."""
    button = next(each for each in learner.buttons() if each.label == label)
    learner.page.do("refused", f"{button.do}:{button.arg} {button.off}")


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_tap_elsewhere_is_refused_with_a_reason_and_loses_nothing(game):
    learner = Learner(at(lessons_of(game).lessons[0]))
    learner.tap()
    match = learner.lesson.match
    chosen, offered = match.model.ui.selected, match.board.shown.pointed
    away = [token.cell for token in match.model.face.tokens(match.model.game.state) if token.cell not in offered]
    for cell in away[::EVERY]:
        learner.page.do("cell", str(cell))
        learner.page.door.run(4000)
        assert len(trouble(learner)) > 10 and trouble(learner).endswith("."), cell
        assert escape(trouble(learner), quote=False) in learner.page.text("ask")
        what = r" (Tap|Press) the .*yellow (ring|button)\."
        assert re.match(re.escape(trouble(learner)) + what, match.announcer.said)
    assert (match.model.ui.selected, match.board.shown.pointed, learner.lesson.taught.done) == (chosen, offered, 0)
    learner.play()


def test_what_the_rules_forbid_is_refused_in_their_words():
    learner = step_in("elfball", "two-turns", 1)
    learner.page.do("cell", str(cell_of(learner, 12)))
    said = learner.lesson.taught.ruleset.why_not(learner.lesson.taught.state, ("tackle", 2, 12))
    assert trouble(learner).partition(" is ")[2] == said.replace("(H3)", "(3)").partition(" is ")[2] != ""
    assert "hexes from Ashbow (3). He must be beside him." in trouble(learner)


def test_what_is_allowed_is_first_told_apart_and_then_weighed_by_a_proof():
    learner = step_in("cave_brawl", "one-step", 1)
    away = next(cell for cell in learner.lesson.match.filter.strays.face.move_options(
        learner.lesson.taught.state, tuple(learner.lesson.taught.legal_actions()), 0).paths
        if cell not in learner.lesson.match.board.shown.pointed)
    learner.page.do("cell", str(away))
    assert trouble(learner) == "You lead: whoever does more than this can only lose something."
    learner.page.door.run(4000)
    assert trouble(learner).startswith("Ugg (1) is left open with the ball: an attack by Sskarn (1) works 50")
    learner.page.do("cell", str(cell_of(learner, 7)))
    assert "Ugg" not in trouble(learner)
    learner.page.door.run(4000)
    assert "45" in trouble(learner) and "needs no dice" in trouble(learner)


def test_a_proof_that_comes_too_late_says_nothing():
    learner = step_in("cave_brawl", "one-step", 1)
    learner.page.do("cell", str(cell_of(learner, 7)))
    learner.tap()
    learner.page.door.run(4000)
    assert trouble(learner) == "" and learner.lesson.taught.done == 1
    learner = step_in("elfball", "tackle", 1)
    away = next(cell for cell in learner.lesson.match.filter.strays.face.move_options(
        learner.lesson.taught.state, tuple(learner.lesson.taught.legal_actions()), 2).paths)
    learner.page.do("cell", str(away))
    assert trouble(learner)
    learner.tap()
    assert trouble(learner) == "" and learner.lesson.match.model.ui.plan is not None


def test_a_wrong_answer_is_refused_with_its_chance_and_the_question_stays():
    learner = step_in("elfball", "momentum", 2)
    while learner.lesson.taught.option is None:
        learner.tap()
    asked = learner.lesson.taught.option
    wrong = next(text for option, text in learner.lesson.match.model.now.texts.items() if option not in (asked, "keep"))
    learner.page.do("reply", wrong)
    learner.page.door.run(4000)
    assert re.fullmatch(r"This answer works \d+\u202f% of the time, the better one 66\u202f%\.", trouble(learner))
    assert learner.page.text("notices") == "" and learner.lesson.taught.option == asked
    learner.play()


def test_a_button_that_is_off_says_what_it_would_cost():
    learner = step_in("street_bowl", "blitz", 0)
    press_off(learner, "End turn")
    learner.page.door.run(4000)
    assert "75\u202f%" in trouble(learner)
    learner.play()


def test_another_player_and_an_empty_place_are_told_from_the_one_that_is_needed():
    learner = step_in("elfball", "two-turns", 0)
    learner.page.do("cell", str(cell_of(learner, 6)))
    assert trouble(learner) == "Thistle (7) could act too, but this step needs Ashbow (3)."
    learner.page.do("cell", "0")
    assert trouble(learner) == "Nobody stands there."
    learner.page.do("cell", str(cell_of(learner, 14)))
    assert trouble(learner) == "Snaga (3) belongs to the other side."


@pytest.mark.parametrize(("game", "lesson"), [
    ("elfball", "shove"), ("elfball", "throw"), ("street_brawl", "goal"), ("street_brawl", "throw")])
def test_where_a_place_is_to_be_tapped_no_button_leads_away_from_it(game, lesson):
    learner = step_in(game, lesson, 2)
    assert learner.lesson.match.model.ui.mode in ("shove", "throw") and learner.lesson.match.board.shown.pointed
    assert not [each.label for each in learner.buttons() if each.main and not each.off]
    learner.tap()
    assert [each.label for each in learner.buttons() if each.main and not each.off] == ["Roll"]
    away = [each for each in learner.buttons() if each.label in ("Face", "End", "Dash")]
    assert len(away) == 3 and all(each.off for each in away)


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
    assert_done(learner, lesson)
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
