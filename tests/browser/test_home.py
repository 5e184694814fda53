"""The home screen in a browser: one tap begins a first match, and what comes next stands where it can be seen."""

from __future__ import annotations

from itertools import zip_longest
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page

from tests.browser.eyes import findings
from tests.browser.hands import go, is_small
from tests.browser.lent import prefer
from tests.browser.play import state
from tests.odd_addresses import ABSENT, LINKS, NOWHERE

BOTTOMS = """(names) => Object.fromEntries(names.map((name) =>
    [name, Math.max(...[...document.querySelectorAll(name)].map((part) => part.getBoundingClientRect().bottom))]))"""


def bottoms(screen: Page, *names: str) -> dict[str, float]:
    """Return how far down the lowest element of each kind reaches, in pixels of the window."""
    found: dict[str, float] = screen.evaluate(BOTTOMS, list(names))
    return found


def test_one_tap_begins_a_first_match_and_the_next_visit_goes_on_with_it(screen: Page) -> None:
    """What somebody comes back for stands in the first window, on the desktop all games too."""
    go(screen, "#/")
    high = screen.evaluate("innerHeight")
    shown = bottoms(screen, "#screen-home #next", "#screen-home .poster .acts")
    assert shown["#screen-home #next"] < high
    assert is_small(screen) or shown["#screen-home .poster .acts"] < high
    button = screen.locator("#screen-home [data-do=first-match].go")
    button.hover()
    assert findings(screen) == []  # whoever points at it can read it
    button.click()
    screen.locator("#match").first.wait_for()
    assert "Start" in state(screen)["record"] and 'AwayCoach "rookie"' in state(screen)["record"]
    go(screen, "#/")
    going = screen.locator("#screen-home #next a.go[href^='#/match/']")
    going.wait_for()
    assert bottoms(screen, "#screen-home #next")["#screen-home #next"] < high
    assert screen.locator("#screen-home .toss").count() == 0
    going.click()
    screen.locator("#match").first.wait_for()


TOLD = """(words) => {
    const shown = [...document.querySelectorAll("[id^=screen-]:not([hidden]), #notices")];
    const screen = shown.find((part) => part.id.startsWith("screen-") && part.innerText.trim());
    const goes_on = screen && !screen.querySelector("[data-loading]")
        && (screen.id === "screen-home" || screen.querySelector("[href='#/'], [data-do=home], [data-do=back]"));
    return goes_on && shown.some((part) => part.innerText.includes(words));
}"""


@pytest.mark.parametrize(("language", "absent", "most"), [
    ("en", "not on this device", 30), ("fr", "sur cet appareil", 3),
])
def test_an_odd_address_is_told_of_and_leaves_a_way_on(page: Page, language: str, absent: str, most: int) -> None:
    """Nothing is empty, and nothing breaks: the page that is lent here notes every error of the console."""
    if language != "en":
        prefer(page, language=language)
    among = zip_longest(NOWHERE[:most], LINKS[:most], ABSENT[:most])  # so that no sentence follows itself
    for number, address in enumerate(each for row in among for each in row if each):
        asked = f"{address}{number}" if address in LINKS else address
        words = absent if address in ABSENT else asked.rpartition("/")[2] if address in LINKS else unquote(asked)
        page.evaluate("address => { location.hash = address; }", asked)
        page.wait_for_function(TOLD, arg=words, polling="raf")
