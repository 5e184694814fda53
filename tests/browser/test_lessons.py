"""A first visit that learns every game: only the yellow ring is tapped and the yellow button pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from fracas.games import KEYS
from tests.browser.hands import go, still

MOST_TAPS = 12
RING = "#board-pointed circle"
WON = "#ask [data-do=restart]"


def follow(page: Page) -> int:
    """Do what the lesson points at until it is done, and return how many taps that took."""
    taps = 0
    while page.query_selector(WON) is None:
        taps += 1
        assert taps <= MOST_TAPS
        ring = page.query_selector(RING)
        if ring is None:
            page.click(":is(#tray, #ask) .b.go")
        else:
            box = ring.bounding_box()
            assert box is not None
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        still(page)
    return taps


@pytest.mark.parametrize("game", [key.replace("_", "-") for key in KEYS])
def test_a_newcomer_wins_the_first_lesson_by_doing_what_it_says(phone: Page, game: str) -> None:
    go(phone, "#/")
    phone.click('a[href="#/lessons"]:visible')
    phone.click(f'#screen-lessons a[href="#/lessons/{game}"]')
    phone.click(".lesson-row")
    phone.wait_for_selector(f"#ask, {RING}")
    phone.wait_for_selector("#board")
    still(phone)
    assert follow(phone) <= MOST_TAPS
    assert "Done!" in phone.inner_text("#ask")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
