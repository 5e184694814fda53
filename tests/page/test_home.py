"""The home screen: what comes next for whoever comes, and the matches that begin there with one tap."""

from functools import cache
from itertools import groupby

import pytest

from fracas.bots.match import play_match
from fracas.games import FIRST_GAME
from fracas.league.create import NewTeam, create_league
from fracas.page.match_figures import MatchFigures, figures_of, read_figures, write_figures
from fracas.page.saving import lesson_progress
from fracas.page.saving.lesson_progress import LessonPlace
from fracas.page.saving.storage import Facts, Memory, Shelf
from fracas.page.screens import home_facts
from fracas.page.screens import next_steps as steps
from fracas.page.screens.next_steps import HomeFacts, HomeStep, LastMatch, NextFixture
from tests.page.headless import Page

LEVELS = ("random", "rookie", "regular")
LAST = LastMatch("m1", "rookie", LEVELS, 1)
LESSON = LessonPlace("elfball", "goal", 2, 6)
FIXTURE = NextFixture("l1", "Cup", "A – B", "r1.1")


@pytest.mark.parametrize(("known", "kinds"), [
    (HomeFacts(), [steps.FIRST, steps.LEARN]),
    (HomeFacts(lesson=LESSON), [steps.LESSON, steps.FIRST]),
    (HomeFacts(going=("m2", "m3")), [steps.GO_ON, steps.LEARN]),
    (HomeFacts(going=("m2",), last=LAST, lesson=LESSON, has_puzzle=True, is_known=True),
     [steps.GO_ON, steps.REMATCH, steps.LESSON, steps.PUZZLE]),
    (HomeFacts(going=("m2",), last=LAST, lesson=LESSON, has_puzzle=True, fixture=FIXTURE, is_known=True),
     [steps.GO_ON, steps.FIXTURE, steps.REMATCH, steps.LESSON]),
    (HomeFacts(last=LAST, is_known=True), [steps.REMATCH, steps.LEARN]),
    (HomeFacts(fixture=FIXTURE, has_puzzle=True), [steps.FIXTURE, steps.FIRST, steps.PUZZLE, steps.LEARN]),
    (HomeFacts(lesson=LESSON._replace(number=7), last=LAST, is_known=True), [steps.REMATCH]),
    (HomeFacts(lesson=LESSON._replace(number=7), is_known=True), [steps.FIRST]),
    (HomeFacts(going=("m2",), last=LAST, due=3, has_puzzle=True, rival=("elfball", 1), is_known=True),
     [steps.GO_ON, steps.REMATCH, steps.AGAIN, steps.RIVALS]),
    (HomeFacts(due=1, is_known=True), [steps.AGAIN, steps.LEARN]),
    (HomeFacts(has_puzzle=True, is_known=True), [steps.PUZZLE, steps.LEARN]),
])
def test_what_comes_next(known, kinds):
    assert [step.kind for step in steps.next_steps(known)] == kinds


@pytest.mark.parametrize(("last", "level"), [
    (LAST, "regular"), (LAST._replace(outcome=-1), "random"), (LAST._replace(outcome=0), "rookie"),
    (LAST._replace(level="regular"), "regular"), (LAST._replace(level="random", outcome=-1), "random"),
    (LAST._replace(level="rookie-racer"), "rookie-racer"), (LAST._replace(is_first=True), "rookie"),
    (LAST._replace(is_first=True, outcome=-1), "rookie"),
])
def test_the_next_level_goes_by_how_the_last_match_went(last, level):
    assert steps.next_level(last) == level
    assert HomeStep(steps.REMATCH, level) in steps.next_steps(HomeFacts(last=last, is_known=True))


def test_a_first_visit_finds_a_match_and_one_tap_begins_it():
    page = Page()
    assert "Play your first match: 3 minutes" in page.text("screen-home")
    page.do("first-match", FIRST_GAME)
    page.follow()
    page.door.run()
    game = page.model.game
    assert (game.ruleset.key, game.tags["AwayCoach"], game.tags["Start"].split(".")[0]) == (
        FIRST_GAME, "rookie", FIRST_GAME)
    page.go("#/")
    drawn = page.text("screen-home")
    assert page.door.regions["screen-home"].count('class="next-board"') == 1
    assert "Resume" in drawn and "first match" not in drawn
    page.do("concede")


@cache
def record(side="HomeCoach"):
    """Return the record of a match of a person against the rookie.

    Args: side - the tag of the person's side.
    """
    game = play_match("elfball", "rookie", "rookie", "home", {"goals": 1}).game
    del game.tags[side]
    return game.record


def finished(outcome=1, level="rookie", game="elfball", is_whole=True):
    """Return a page with a finished match, the facts of which say how it went."""
    store = Memory()
    note = write_figures(MatchFigures(level, outcome, 9, 20, 5, 9, 30, 5, False, is_whole))
    Shelf(store).save("done", Facts(game, "Elves 1, Orcs 0", "Elfball", 5, True, "", note), record())
    return Page(store)


@pytest.mark.parametrize(("outcome", "words", "level"), [
    (1, "You won. Try Regular next", "regular"), (0, "Play Rookie again", "rookie"),
    (-1, "Try Random before you come back", "random"),
])
def test_after_a_match_the_next_one_is_a_tap_away(outcome, words, level):
    page = finished(outcome)
    assert words in page.text("screen-home") and "Today’s puzzle" in page.text("screen-home")
    page.do("next-match", f"elfball done {level}")
    page.door.run()
    assert page.model.game.tags["AwayCoach"] == level and "HomeCoach" not in page.model.game.tags


def test_whoever_played_the_away_team_does_so_again():
    store = Memory()
    Shelf(store).save("done", Facts("elfball", "", "", 5, True, "", ""), record("AwayCoach"))
    page = Page(store)
    page.do("next-match", "elfball done regular")
    page.door.run()
    assert page.model.game.tags["HomeCoach"] == "regular" and "AwayCoach" not in page.model.game.tags


def test_the_game_is_fetched_whose_board_the_next_step_shows():
    page = finished()
    assert home_facts.chunks_of(page.shell) == ("elfball",)
    Shelf(page.shell.store).save("on", Facts("cave_brawl", "", "", 6), record())
    assert home_facts.chunks_of(page.shell) == ("cave_brawl",)
    assert home_facts.chunks_of(Page().shell) == (FIRST_GAME,)


@pytest.mark.parametrize("arg", ["elfball nothing rookie", "elfball done nonsense", "elfball", "x y z w", "done"])
def test_what_no_home_screen_offers_begins_a_match_against_the_rookie(arg):
    page = finished()
    page.do("next-match", arg)
    assert page.model.game.tags["AwayCoach"] == "rookie"


def test_the_next_lesson_is_counted():
    page = Page()
    store = page.shell.store
    lesson_progress.save(store, "elfball.goal", 3, LESSON)
    lesson_progress.save(store, "cave_brawl.tips", 1)
    page.go("#/settings")
    page.go("#/")
    assert "Lesson 2 of 6" in page.text("screen-home") and "#/lesson/elfball/goal" in page.text("screen-home")
    assert lesson_progress.load(store) == {"elfball.goal": 3, "cave_brawl.tips": 1}


def test_a_lesson_says_which_one_follows():
    page = Page(address="#/lesson/elfball/goal")
    page.shell.screen.match.model.session.save()
    place = lesson_progress.load_place(page.shell.store)
    assert place is not None and place.game == "elfball" and 1 == place.number < place.total


def test_the_next_match_of_a_league_is_named_with_hostile_names():
    teams = [NewTeam("<b>Zed", "human", "orcs"), NewTeam("B & co", "rookie", "gnolls")]
    league = create_league("elfball", "Cup <i>", teams, "season", "s")
    page = Page()
    page.leagues.shelf.add(league)
    page.go("#/settings")
    page.go("#/")
    drawn = page.door.regions["screen-home"]
    assert "/fixtures" in drawn and "<b>Zed" not in drawn and "Cup &lt;i&gt;" in drawn


def test_figures_of_a_match_against_a_bot_are_read_back():
    game = play_match("elfball", "random", "rookie", "fig", {"goals": 1}).game
    assert figures_of(game) is None, "two bots"
    del game.tags["HomeCoach"]
    found = figures_of(game)
    assert found is not None and found.outcome == game.returns()[0] and found.is_whole
    own = [ply for ply in game.plies if ply.side == 0]
    assert (found.moves, found.levels, found.level) == (len(own), 5, "rookie")
    assert found.turns == sum(side == 0 for side, _own in groupby(ply.side for ply in game.plies))
    assert 0 < found.turns <= found.moves and 0 < found.risks <= found.throws <= found.dice
    assert read_figures(write_figures(found)) == found
    assert read_figures(write_figures(found) + " more of a newer version") == found


@pytest.mark.parametrize("text", ["", "rookie", "boss 1 2 3 4 5 6 7 0 1", "rookie 2 2 3 4 5 6 7 0 1", "r1.1\ta\tb"])
def test_what_holds_no_figures_counts_for_nothing(text):
    assert read_figures(text) is None


def test_facts_of_a_former_version_have_no_note():
    store = Memory()
    Shelf(store).save("m", Facts("elfball", "A 1, B 0", "x", 1, True), "r")
    assert Shelf(store).load("m").save.facts.note == ""
