"""The name of the page in lists of tabs and of the history, and the way back."""

from __future__ import annotations

import pytest

from fracas.games import KEYS
from fracas.page.match.model.match_model import DiceAnimation
from tests.page.coach import Coach
from tests.page.headless import Page


def named(page):
    """Return the title of the document."""
    return page.text("page-title")


@pytest.mark.parametrize("address, name", [
    ("#/settings", "Settings"), ("#/rules/elfball", "Rules"), ("#/saved", "Saved matches"), ("#/teams", "Teams"),
    ("#/new/elfball/bot", "New match"), ("#/leagues", "Leagues"), ("#/puzzles/elfball", "Puzzles"),
    ("#/lessons/elfball", "Lessons"), ("#/companion", "Table companion"), ("#/position/elfball", "Elfball"),
])
def test_every_screen_is_named_and_home_is_fracas_alone(address, name):
    page = Page()
    page.go(address)
    assert name in named(page) and named(page).endswith(" \N{MIDDLE DOT} Fracas")
    page.go("#/")
    assert named(page) == "Fracas"


@pytest.mark.parametrize("key", KEYS)
def test_a_match_is_named_by_its_score_with_a_mark_on_the_coachs_turn(key):
    page = Page(address=f"#/new/{key.replace('_', '-')}/bot")
    page.do("start", key)
    coach, marks = Coach(page, 1), set()
    for _tap in range(40):
        model = page.model
        mark = named(page).startswith("\N{BLACK CIRCLE} ")
        assert mark is (not model.session.is_waiting and not model.game.is_terminal())
        home, away = (f"{model.face.team_name(model.game.state, side)} {model.face.score(model.game.state)[side]}"
                      for side in (0, 1))
        assert f"{home}, {away} \N{MIDDLE DOT} " in named(page)
        marks.add(mark)
        page.door.run(1) if model.session.is_waiting else coach.tap(page.screen)
    assert True in marks


def test_the_score_in_the_title_waits_for_the_dice():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    shown = page.model.game.state.copy()
    shown.score = [0, 2]
    page.model.dice = DiceAnimation(shown, 0)
    page.shell.send()
    assert f"{page.model.face.team_name(shown, 1)} 2 " in named(page)


@pytest.mark.parametrize("away", ["#/settings", "#/rules/elfball", "#/saved"])
def test_back_leads_to_where_the_reader_came_from(away):
    page = Page(address="#/new/elfball/bot")
    page.do("start", "elfball")
    match = page.door.address
    page.go(away)
    page.do("back")
    assert page.door.address == match
    page.go("#/settings")
    page.go("#/")
    page.go("#/teams")
    page.do("back")
    assert page.door.address == "#/"


def test_chapters_of_one_screen_are_one_step_back():
    page = Page()
    for address in ("#/settings", "#/rules/elfball", "#/rules/elfball/2", "#/rules/elfball/3"):
        page.go(address)
    page.do("back")
    assert page.door.address == "#/settings"
