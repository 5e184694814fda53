"""A long match is played again in slices when it is reopened: nothing is lost, shown half or saved in between."""

import pytest

from fracas.bots import play_match
from fracas.page.match.host.match_page import MatchPage
from fracas.page.match.host.restore import LONG, RestoreScreen
from fracas.page.match_facts import describe
from fracas.page.saving.storage import Memory, Shelf
from tests.page.headless import Page

SLICE_MS = 20.0


@pytest.fixture(scope="module")
def played():
    return play_match("cave_brawl", "random", "random", "reopening").game


@pytest.fixture
def store(played):
    kept = Memory()
    Shelf(kept).save("long", describe(played), played.record)
    assert len(played.record) > LONG
    return kept


def test_a_long_match_comes_in_slices_with_a_bar_and_is_whole_then(store, played):
    page = Page(store)
    page.go("#/match/long")
    assert isinstance(page.shell.screen, RestoreScreen)
    before, bars = dict(store.texts), set()
    while isinstance(page.shell.screen, RestoreScreen):
        page.door.run(SLICE_MS)
        bars.add(page.text("standing"))
    assert page.model.game.record == played.record and isinstance(page.shell.screen, MatchPage)
    assert sum("<progress" in bar for bar in bars) > 1 and "<progress" not in page.text("standing")
    assert {key: text for key, text in store.texts.items() if ".match." in key} == \
        {key: text for key, text in before.items() if ".match." in key}


def test_who_goes_elsewhere_meanwhile_stays_there(store):
    page = Page(store)
    page.go("#/match/long")
    page.door.run(SLICE_MS)
    page.go("#/settings")
    page.door.run(60_000)
    assert page.shell.route.screen == "settings" and "<progress" not in page.text("standing")
    page.go("#/match/long")
    page.door.run(60_000)
    assert isinstance(page.shell.screen, MatchPage)


def test_what_another_tab_has_played_meanwhile_is_there(store, played):
    page = Page(store)
    page.go("#/match/long")
    page.door.run(SLICE_MS)
    other = play_match("cave_brawl", "random", "random", "another").game
    Shelf(store).save("long", describe(other), other.record)
    page.door.run(60_000)
    assert page.model.game.record == other.record


def test_a_long_record_that_cannot_be_played_leads_home_with_a_sentence(store, played):
    lines = played.record.splitlines()
    del lines[len(lines) // 2]
    Shelf(store).save("long", describe(played), "\n".join(lines))
    page = Page(store)
    page.go("#/match/long")
    while isinstance(page.shell.screen, RestoreScreen):
        page.door.run(SLICE_MS)
    page.follow()
    assert "cannot be opened" in page.text("notices") and page.shell.route.screen == "home"
