"""A quick start: from the form of a match against a bot to the first own decision in one tap, in every game."""

from __future__ import annotations

import pytest

import fracas
from fracas.games import KEYS
from fracas.kernel.table import Choice
from fracas.page.match.play import pace
from fracas.page.saving.preferences import CAREFUL, NORMAL, QUICK, Preferences
from tests.page.headless import Page

MOST_MS, MOST_TAPS = 10_000, 4


def started(key, way="bot", **chosen):
    """Start a match as a reader does who has set nothing, and return the page and the number of taps."""
    page, taps = Page(), 2  # the way on the home screen, Start
    page.shell.preferences = Preferences(pace=NORMAL, **chosen)
    page.go(f"#/new/{key.replace('_', '-')}/{way}")
    page.do("start")
    return page, taps


@pytest.mark.parametrize("key", KEYS)
def test_the_first_own_decision_comes_after_few_taps_and_seconds(key):
    page, taps = started(key)
    began, model = page.door.time, page.model
    while model.is_opening or model.session.is_waiting or model.dice is not None:
        page.door.run(5)
        page.door.time += 5
        assert page.door.time - began < MOST_MS
    assert taps <= MOST_TAPS and not model.face.is_opening(model.game.state)
    assert model.now.actors and model.now.setup is None or isinstance(model.game.pending, Choice)
    assert model.news is not None and model.news.lines and not model.bots.is_skipped


@pytest.mark.parametrize("key", KEYS)
def test_a_careful_coach_and_two_people_set_up_themselves(key):
    for way, opening in (("bot", CAREFUL), ("two", QUICK)):
        page, _taps = started(key, way, opening=opening)
        for _second in range(20):
            page.door.run(1_000)
            page.door.time += 1_000
        assert page.model.face.is_opening(page.model.game.state) and not page.model.is_opening


def test_the_usual_line_up_stands_and_the_record_plays_it_again():
    page, _taps = started("elfball")
    page.door.run(20_000)
    face, game = page.model.face, page.model.game
    mine = [ply for ply in game.plies if ply.side == 0
            and face.setup(ply.before, tuple(game.ruleset.legal_actions(ply.before))) is not None]
    usual = face.setup(mine[0].before, tuple(game.ruleset.legal_actions(mine[0].before))).formation()
    assert usual and tuple(ply.action for ply in mine[:len(usual)]) == usual
    assert fracas.from_record(game.record).position == game.position


def test_who_throws_real_dice_is_waited_for():
    page = Page()
    page.shell.preferences = Preferences()
    page.go("#/new/elfball/bot")
    page.do("dice-home", "real")
    page.do("start")
    page.door.run(20_000)
    assert page.model.is_opening and not page.model.session.is_waiting and 'data-do="face"' in page.text("ask")


def test_the_choice_is_kept_and_only_offered_against_a_bot():
    page = Page()
    page.shell.preferences = Preferences()
    page.go("#/new/elfball/bot")
    assert 'data-do="quick"' in page.text("screen-new")
    page.do("quick")
    assert page.shell.preferences.opening == CAREFUL
    page.go("#/new/elfball/two")
    assert 'data-do="quick"' not in page.text("screen-new")


def test_the_first_turn_of_a_bot_is_shown_after_a_quick_start():
    shown = 0
    for key in KEYS:
        page, _taps = started(key)
        model = page.model
        while model.is_opening:
            page.door.run(5)
            page.door.time += 5
        if model.session.is_waiting:
            shown += 1
            assert not model.bots.is_skipped and pace.is_shown(model), key
    assert shown, "in some game the bot acts first"
