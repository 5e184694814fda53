"""Challenges on the page: listed, played against their bot, scored without luck, and the one of the week."""

import pytest

import fracas
from fracas.challenges import play_outs
from fracas.challenges.challenge import challenges_of
from fracas.faces import lessons_of
from fracas.faces.game_puzzles import puzzles_of
from fracas.games import game_info
from fracas.page.challenges.challenge_page import address, name_of
from fracas.page.saving import lesson_progress
from fracas.puzzles.puzzle_days import challenge_of_week, day_number
from tests.page.coach import Coach
from tests.page.headless import Page

A_WHILE, LONG = 20_000.0, 600_000.0


def opened(challenge):
    page = Page(address=address(challenge))
    page.door.run(A_WHILE)
    return page, page.shell.screen


def shortest(game):
    return min(challenges_of(game), key=lambda each: (each.aim == "win", each.turns))


def play(page, screen, seed=1):
    """Tap at random until the challenge is over, and let its score be counted."""
    coach = Coach(page, seed)
    for _tap in range(400):
        page.door.run(A_WHILE)
        if screen.game.is_over:
            break
        if not screen.match.session.is_waiting:
            coach.tap(screen.match)
    assert screen.game.is_over
    page.door.run(LONG)


def test_a_challenge_is_played_against_its_bot_scored_and_begun_again_with_other_dice(monkeypatch):
    monkeypatch.setattr(play_outs.decision_share, "__defaults__", (2,))
    challenge = shortest("school_fighters")
    page, screen = opened(challenge)
    assert f"{challenge.turns} phases" in page.text("ask") and f"Phase 1 of {challenge.turns}." in page.text("ask")
    play(page, screen)
    sides = {ply.side for ply in screen.game.plies}
    assert sides == {0, 1} and screen.match.session.seats[1 - screen.game.side] == challenge.opponent
    ended, plies = page.text("ask"), len(screen.game.plies)
    assert ("Done!" if screen.game.course.result else "Not this time.") in ended
    assert f"Hard: {challenge.best}\u202f%. Luck does not count." in ended and "played out 2 times" in ended
    page.door.run(LONG)
    assert len(screen.game.plies) == plies, "nobody acts any more"
    assert name_of(challenge) in lesson_progress.load(page.shell.store)
    before = screen.game.seed
    page.do("restart")
    assert not screen.game.plies and screen.game.seed != before and "Phase 1 of" in page.text("ask")
    page.do("all-challenges")
    page.follow()
    assert "against " in page.text("screen-puzzles") and 'aria-current="page"' in page.text("screen-puzzles")


@pytest.mark.parametrize("score", [23, lesson_progress.DONE])
def test_the_list_tells_aim_opponent_and_ones_own_score(score):
    challenge, page = challenges_of("elfball")[0], Page()
    lesson_progress.save(page.shell.store, name_of(challenge), score)
    page.go("#/puzzles/elfball/turns")
    shown = page.text("screen-puzzles")
    assert shown.count("#/puzzle/elfball/vs") == len(challenges_of("elfball")) == shown.count('class="sketch')
    assert ("solved</span>" if score < 0 else f"23\u202f% of {challenge.best}\u202f%") in shown
    page.do("grade", "hard")
    page.follow()
    assert page.shell.route.part == "hard" and "#/puzzle/elfball/vs" not in page.text("screen-puzzles")


def test_the_challenge_of_the_week_has_the_same_dice_for_all_and_others_have_fresh_ones():
    page = Page(address="#/today")
    page.door.run(A_WHILE)
    week, game, key = challenge_of_week(day_number(page.door.today()))
    assert f"#/puzzle/{game.replace('_', '-')}/{key}" in page.text("screen-today")
    assert game_info(game).name in page.text("screen-today")
    weekly = next(each for each in challenges_of(game) if each.key == key)
    other = next(each for each in challenges_of(game) if each.key != key)
    assert {opened(weekly)[1].game.seed for _device in range(2)} == {f"fracas week {week}"}
    assert "week" not in opened(other)[1].game.seed


def test_a_challenge_that_does_not_exist_leads_to_the_list():
    page = Page(address="#/puzzle/elfball/vszz")
    page.follow()
    assert page.shell.route.screen == "puzzles"
    assert all(challenges_of(key) for key in fracas.KEYS)


def test_no_bot_acts_any_more_once_a_challenge_is_over(monkeypatch):
    _page, screen = opened(shortest("school_fighters"))
    screen.game.tags.update(HomeCoach="hard", AwayCoach="hard")
    assert screen.match.session.is_barred
    monkeypatch.setattr(type(screen.game), "is_over", property(lambda _game: True))
    assert not screen.match.session.is_barred and not screen.game.legal_actions()


@pytest.mark.parametrize("where", [
    "#/lesson/street-bowl/" + lessons_of("street_bowl").lessons[0].key,
    "#/puzzle/street-bowl/" + puzzles_of("street_bowl").puzzles[0].key,
    address(shortest("street_bowl")),
])
def test_the_rules_beside_the_score_are_opened_wherever_that_button_is_shown(where):
    page = Page(address=where)
    page.door.run(0)
    assert 'data-do="rules"' in page.text("score")
    page.do("rules")
    assert page.door.address == "#/rules/street-bowl"
