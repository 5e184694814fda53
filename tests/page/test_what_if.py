"""The chances of a moment on the page: two taps from a tracker, or without a match; typed dice are judged."""

import re

import pytest

from fracas.games import GAMES, what_ifs
from fracas.page.companion.what_if_screen import WhatIfScreen
from fracas.page.companion.what_if_view import what_if_view
from tests.page.at_table import at_table, tap
from tests.page.headless import Page


def shown(page: Page) -> str:
    """Return what stands on the screen, without marks."""
    return " ".join(re.sub(r"<[^>]*>", " ", page.text("screen-companion")).split())


def weigh(page: Page) -> None:
    """Let the page work the chances out."""
    page.door.run(3000)


@pytest.mark.parametrize("game", [game.key for game in GAMES if game.has_tracking])
def test_every_moment_of_every_game_is_two_taps_from_its_tracker(game):
    page = at_table(game)
    address = page.door.address
    tap(page, "weigh")
    assert isinstance(page.shell.screen, WhatIfScreen) and address in page.text("screen-companion")
    for key in what_ifs(game):
        tap(page, "situation", key)
        weigh(page)
        assert page.shell.screen.model.fan and "data-do=\"face\"" in page.text("screen-companion")
        assert "succeeds" in shown(page)
        model = page.shell.screen.model
        chances = [p for outcome, p in model.fan.items() if outcome in what_ifs(game)[key].good]
        assert what_if_view(model).slip.chance == sum(chances) < 1
    page.go(address)
    assert page.door.address == address


def test_real_dice_are_read_out_and_judged_without_a_match():
    page = Page(address="#/companion/weigh/elfball")
    for turn in ("2 1", "0 -1", "2 1"):
        tap(page, "knob", turn, 20)
    weigh(page)
    assert page.shell.screen.model.values[:3] == (3, 3, 1)
    for face in ("3", "3", "1"):
        tap(page, "face", face)
    assert "bull’s-eye, bull’s-eye, blank: total 2, needs 1. Tackle: he falls." in shown(page)
    tap(page, "again")
    tap(page, "face", "0")
    tap(page, "slot", "0")
    tap(page, "face", "2")
    assert page.shell.screen.model.dice == [2] and "he falls." not in shown(page)


def test_a_counter_is_offered_where_the_dice_fail():
    page = Page(address="#/companion/weigh/elfball")
    tap(page, "situation", "pick-up")
    tap(page, "knob", "3 1")
    for face in ("1", "1", "1"):
        tap(page, "face", face)
    assert page.shell.screen.model.trial.request.kind == "momentum"
    tap(page, "reply", "1")
    tap(page, "face", "3")
    assert "has the ball" in shown(page)


def test_what_nobody_can_tap_changes_nothing():
    page = Page(address="#/companion/weigh/street-bowl")
    before = page.shell.screen.model.values
    for do, arg in (("knob", "99 1"), ("knob", "0 7"), ("face", "12"), ("situation", "dance"), ("reply", "keep")):
        tap(page, do, arg)
    assert page.shell.screen.model.values == before and page.shell.screen.model.dice == []
    tap(page, "throw")
    assert page.shell.screen.model.trial.thrown


def test_a_match_that_is_not_here_leads_to_the_first_game():
    page = Page(address="#/companion/weigh/mnone")
    assert isinstance(page.shell.screen, WhatIfScreen) and page.shell.screen.model.match == ""
