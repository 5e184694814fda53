"""The home screen in a browser: one tap begins a first match, and what comes next stands where it can be seen."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.eyes import findings
from tests.browser.hands import go, is_small
from tests.browser.play import state

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
