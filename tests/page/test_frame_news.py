"""News of a board in a post: told when its author asks for it, each once, and none while dice fall."""

import json
from random import Random

import pytest

from fracas.faces.game_puzzles import puzzles_of
from fracas.lessons.lesson_text import write_text
from fracas.links import write_lessons, write_link, write_position, write_puzzle
from fracas.page.frame_news import NEWS, throws
from fracas.page.match.model.messages import RunActions
from fracas.puzzles.puzzle import write
from tests.lessons.authors import lesson_from
from tests.page.learner import Learner
from tests.page.test_frame_entry import begun, in_frame, watched


def news(page, kind=None):
    """Return what the page round the frame was told, in order."""
    told = [json.loads(text) for what, text in page.door.told if what == NEWS]
    return [each["value"] if kind else (each["kind"], each["value"]) for each in told if kind in (None, each["kind"])]


@pytest.fixture
def lesson():
    return min((lesson_from("elfball", Random(f"page {n}").random) for n in range(6)),
               key=lambda one: sum(len(step.line) for step in one.steps))


def test_nothing_is_told_that_nobody_asked_for():
    page = in_frame(f"#/replay/{write_link(watched())}/7")
    page.do("step", "on")
    assert news(page) == []


def test_a_replay_tells_its_step_its_score_and_the_dice_of_the_step():
    game = watched()
    page = in_frame(f"#/replay/{write_link(game)}/7", news="on")
    assert news(page) == [("step", 7), ("score", [0, 0])]
    for step in range(8, len(game.plies) + 1):
        before = len(news(page))
        page.do("step", "on")
        fallen = throws(game.plies[step - 1].events)
        assert news(page)[before:][0] == ("step", step)
        assert [each for each in news(page)[before:] if each[0] == "dice"] == ([("dice", fallen)] if fallen else [])
    assert any(each for each in news(page, "dice"))


def test_a_lesson_tells_its_steps_its_dice_and_once_that_it_is_done(lesson):
    page = in_frame(f"#/course/{write_lessons(write_text((lesson,)), 'elfball')}", news="on")
    learner = Learner.__new__(Learner)
    learner.page, learner.taps = page, 0
    assert news(page, "solved") == [False]
    learner.play()
    page.shell.send()
    assert news(page, "solved") == [False, True] and news(page, "step")[-1] == len(lesson.steps)
    assert sum(news(page, "dice"), []) == throws(learner.lesson.taught.events)


def test_a_puzzle_tells_its_score_and_that_it_is_solved():
    puzzle = min(puzzles_of("elfball").puzzles, key=lambda each: len(each.line))
    page = in_frame(f"#/puzzle/{write_puzzle(write(puzzle), 'elfball')}", news="on")
    page.shell.screen.match.send(RunActions(page.shell.screen.game.best_line))
    page.door.run(60_000)
    page.shell.send()
    assert news(page, "solved") == [False, True] and news(page, "score") == [None, round(100 * puzzle.chance)]


def test_a_match_in_play_tells_how_far_it_is():
    page = in_frame(f"#/live/{write_position(begun('elfball').position)}", news="on")
    action = page.model.game.legal_actions()[0]
    page.screen.send(RunActions((action,)))
    page.door.run(4_000)
    page.shell.send()
    assert news(page, "step")[:2] == [0, 1]
