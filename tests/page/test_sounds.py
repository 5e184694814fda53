"""Sounds: off until switched on, at the chosen volume, each one known to the page."""

import re

from fracas.faces.tables import CAPTIONS
from tests.page.coach import Coach
from tests.page.headless import Page
from workshop.paths import STATIC

KNOWN = set(re.findall(r"^    (\w+): ", (STATIC / "sounds.js").read_text(encoding="utf-8"), re.M))


def heard(page: Page) -> list[str]:
    return [asked for asked in page.door.asked if " at " in asked]


def test_the_page_is_silent_until_sounds_are_switched_on():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    Coach(page, 1).play(40)
    assert heard(page) == []
    page.go("#/settings")
    page.do("sound")
    page.do("volume", "30")
    assert heard(page) == ["knock at 60", "hit at 30"]


def test_a_match_sounds_and_can_be_muted():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    page.shell.set_preference("sound", "on")
    Coach(page, 1).play(120)
    names = {name for asked in heard(page) for name in asked.split(" at ")[0].split()}
    assert {"dice", "step", "turn"} <= names
    before = len(heard(page))
    page.shell.set_preference("volume", "0")
    Coach(page, 2).play(30)
    assert len(heard(page)) == before


def test_what_is_heard_is_written_where_that_is_wished_even_without_sound():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    Coach(page, 1).play(4)
    assert not page.text("captions")
    page.go("#/settings")
    page.do("captions")
    assert page.shell.preferences.captions == "on"
    page.shell.browser.go(f"#/match/{page.shell.shelf.ids()[0]}")
    page.follow()
    seen = set()
    for _tap in range(120):
        Coach(page, _tap).play(1)
        seen.add(page.text("captions"))
    assert any("dice roll" in text for text in seen) and any("steps" in text for text in seen)
    page.door.run(10_000)
    assert not page.text("captions")
    assert heard(page) == []


def test_every_sound_exists_and_stays_short():
    assert set(CAPTIONS) <= KNOWN
    text = (STATIC / "sounds.js").read_text(encoding="utf-8")
    for start, length in re.findall(r'\["\w+", \d+, \d+, (\d+), (\d+), ', text):
        assert int(start) + int(length) <= 400


def test_sounds_are_offered_once_before_the_first_match_and_switched_in_its_menu():
    page = Page(address="#/new/elfball/two")
    assert 'data-do="sound"' in page.text("screen-new")
    page.do("sound")
    assert page.shell.preferences.sound == "on"
    page.do("start", "elfball")
    page.do("menu")
    assert 'data-do="sound"' in page.text("sheets") and page.text("sheets").index("rules") < page.text(
        "sheets").index("concede")
    page.do("sound")
    assert page.shell.preferences.sound == "off"
    page.go("#/new/cave-brawl/two")
    assert 'data-do="sound"' not in page.text("screen-new")


def test_the_rules_of_the_game_are_a_press_away_from_its_match():
    page = Page(address="#/new/cave-brawl/two")
    page.do("start", "cave-brawl")
    assert 'data-do="rules"' in page.text("score")
    page.do("rules")
    assert page.shell.route.screen == "rules" and page.shell.route.what == "cave-brawl"
