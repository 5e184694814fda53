"""Low screens: what a coach looks at has room on the smallest phone, and nothing lies over the street on its side."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.hands import go, heard, settle, still
from tests.browser.lent import seeded
from tests.browser.play import begin, press_what_is_offered, type_line

SMALLEST = {"width": 320, "height": 568}
LYING = ((844, 390), (736, 390))
LEAST_BOARD = 150  # pixels from edge to edge of what is played on
HIDING = """() => {
    const top = document.querySelector("#match .boardbox").getBoundingClientRect().top;
    return [...document.querySelectorAll("#match :is(.history, .corner) .b")]
        .filter((b) => b.getClientRects().length && b.getBoundingClientRect().bottom > top + 1)
        .map((b) => b.getAttribute("aria-label"));
}"""
OVERLAPPING = """() => {
    const boxes = [...document.querySelectorAll("#match .bar > :not([hidden]), #match :is(.history, .corner) .b")]
        .map((each) => each.getBoundingClientRect()).filter((box) => box.width).sort((a, b) => a.left - b.left);
    return boxes.some((box, n) => n && box.left < boxes[n - 1].right - 1);
}"""
BELOW = """() => {
    const log = document.querySelector("#log-lines");
    const [all, seen] = [log.scrollHeight, log.clientHeight];
    return seen && all > 2 * seen && all - seen - log.scrollTop;
}"""
UNSEEN_CHANCE = """() => {
    const chance = document.querySelector("#ask .slip .chance").getBoundingClientRect();
    return chance.bottom > Math.min(document.querySelector("#ask").getBoundingClientRect().bottom, innerHeight);
}"""


def until_choosing(page: Page) -> None:
    """Press the main button until somebody is to be chosen."""
    for _ in range(20):
        settle(page)
        if page.locator('#match[data-view="choosing"]').count() and not page.locator("#tray .b.go").count():
            return
        page.locator("#tray .b.go:not([aria-disabled]), #tray .b[data-do=reply]").first.click()
    raise AssertionError("nobody is to be chosen")


def test_the_board_has_room_on_the_smallest_phone(phone: Page, site: str) -> None:
    seeded(phone, "low")  # other throws may ask for more than a button first
    begin(phone, site, "cave-brawl")
    until_choosing(phone)
    phone.set_viewport_size(SMALLEST)
    still(phone)
    assert len(phone.locator("#ask [data-do=player]").all()) == 9
    assert phone.locator(".boardbox").bounding_box()["height"] >= LEAST_BOARD
    with heard(phone):
        phone.locator("#ask [data-do=player]").first.tap()
    settle(phone)
    still(phone)
    assert phone.locator(".boardbox").bounding_box()["height"] >= LEAST_BOARD


@pytest.mark.parametrize("game", ["street-brawl", "street-bowl"])
def test_no_button_hides_a_square_of_a_lying_street(phone: Page, site: str, game: str) -> None:
    begin(phone, site, game)
    for width, height in LYING:
        phone.set_viewport_size({"width": width, "height": height})
        still(phone)
        assert phone.evaluate(HIDING) == [] and not phone.evaluate(OVERLAPPING)


def test_a_chance_is_seen_before_its_dice_on_a_phone_on_its_side(phone: Page, site: str) -> None:
    seeded(phone, "low")  # other throws may ask for more than a button first
    begin(phone, site, "street-bowl")
    until_choosing(phone)
    phone.set_viewport_size({"width": 844, "height": 390})
    for do in ("ideas", "idea"):
        phone.locator(f"#match [data-do={do}]").first.click()
        settle(phone)
    still(phone)
    assert not phone.evaluate(UNSEEN_CHANCE)


def test_a_poster_of_a_street_has_one_row_above_it(phone: Page, site: str) -> None:
    begin(phone, site, "street-brawl")
    type_line(phone, "concede")
    phone.locator('#match[data-view="over"]').wait_for()
    settle(phone)
    tops = [phone.locator(each).bounding_box()["y"] for each in ("#strip", "#history")]
    assert tops[0] == tops[1]


def test_a_screen_begins_at_its_top_wherever_the_one_before_was_left(phone: Page) -> None:
    go(phone, "#/")
    phone.locator('#screen-home a[href="#/settings"]').scroll_into_view_if_needed()
    assert phone.evaluate("scrollY") > 0
    phone.locator('#screen-home a[href="#/settings"]').tap()
    phone.locator("#screen-settings:not([hidden]) fieldset").first.wait_for()
    still(phone)
    assert phone.evaluate("scrollY") == 0


def test_the_log_opens_where_the_match_stands(phone: Page, site: str) -> None:
    begin(phone, site)
    press_what_is_offered(phone, 30)
    phone.locator("#last [data-do=log]").first.click()
    settle(phone, is_drawn=True)
    still(phone)
    assert phone.evaluate(BELOW) in (0, 1)
