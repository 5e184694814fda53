"""Replay and editor on a phone: what is told stands beside or below the whole board, above the buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from fracas.games import KEYS
from fracas.links import write_link, write_position
from tests.browser.hands import go
from tests.page.test_replay import played

SIZES = ((320, 568), (390, 844))
OUTSIDE = """() => {
    const box = (of) => document.querySelector(`#match ${of}`).getBoundingClientRect();
    const free = box(".dock").top, [board, told] = [box(".field-area"), box("#step .log li")];
    const words = box("#step .log li .res");
    return [scrollY > 0 && "scrolled", board.bottom > free + 1 && "board", told.bottom > free + 1 && "event",
        words.width < 80 && "narrow words"].filter(Boolean);
}"""


@pytest.mark.parametrize("key", KEYS)
def test_the_board_and_what_happened_are_seen_at_once(phone: Page, key: str) -> None:
    game = played(key, 60)
    step = next(number for number in range(len(game.plies), 0, -1) if game.plies[number - 1].events)
    wrong = []
    for width, height in SIZES:
        phone.set_viewport_size({"width": width, "height": height})
        go(phone, "#/settings")
        go(phone, f"#/replay/{write_link(game)}/{step}")
        phone.locator("#step .log li .res").first.wait_for()
        wrong += [f"{width}: {each}" for each in phone.evaluate(OUTSIDE)]
    assert wrong == []


SEEN = """() => {
    const box = (of) => document.querySelector(`#match ${of}`).getBoundingClientRect();
    const free = box(".dock").top;
    const [board, verdict, zoom] = [box(".field-area"), box("#verdict p"), box("[data-do=zoom]")];
    const isIn = (one) => one.top >= 0 && one.left >= 0 && one.right <= innerWidth && one.bottom <= free + 1;
    return [!isIn(verdict) && "verdict", !isIn(zoom) && "zoom", board.bottom > free + 1 && "board"].filter(Boolean);
}"""


@pytest.mark.parametrize("key", ["street_brawl", "street_bowl"])
def test_a_street_in_the_editor_leaves_the_verdict_and_the_zoom_in_sight(phone: Page, key: str) -> None:
    wrong = []
    for width, height in SIZES:
        phone.set_viewport_size({"width": width, "height": height})
        go(phone, "#/settings")
        go(phone, f"#/position/{write_position(played(key, 60).position)}")
        phone.locator("#verdict p").wait_for()
        wrong += [f"{width}: {each}" for each in phone.evaluate(SEEN)]
    assert wrong == []
