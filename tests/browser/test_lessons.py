"""A first visit that learns every game: only the yellow ring is tapped and the yellow button pressed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from fracas.games import KEYS
from tests.browser.crawl import rest
from tests.browser.hands import go, settle, still, touch

MOST_TAPS = 12
LEAST_BOARD, LEAST_BESIDE_DICE = 176, 88  # pixels that are always seen of the board
SEEN = """() => {
    const { top, bottom } = document.querySelector(".boardbox").getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
}"""
RING = "#board-pointed circle"
WON = "#ask [data-do=restart]"


EXPLAINED = """() => {
    const box = document.querySelector("#term:popover-open").getBoundingClientRect();
    const answers = [...document.querySelectorAll("#tray button, #ask :is(.acts, .chips) button, #ask .die.can")];
    return answers.map((each) => each.getBoundingClientRect()).filter(({ top, bottom, left, right }) =>
        top < box.bottom && bottom > box.top && left < box.right && right > box.left).length
        + (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth);
}"""


def follow(page: Page, look: Callable[[], None] = lambda: None) -> int:
    """Do what the lesson points at until it is done, and return how many taps that took.

    Args: look - called before each tap.
    """
    taps = 0
    while not page.locator(WON).count():
        taps += 1
        assert taps <= MOST_TAPS
        assert page.evaluate(SEEN) >= LEAST_BESIDE_DICE, "the board is gone"
        look()
        ring = page.locator(RING)
        if not ring.count():
            page.click(":is(#tray, #ask) .b.go")
        else:
            box = ring.first.bounding_box()
            assert box is not None
            touch(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        settle(page)  # a busy machine may need longer for its answer than some frames without a change
        still(page)
    return taps


@pytest.mark.parametrize("game", [key.replace("_", "-") for key in KEYS])
def test_a_newcomer_wins_the_first_lesson_by_doing_what_it_says(phone: Page, game: str) -> None:
    go(phone, "#/")
    phone.click('a[href="#/lessons"]:visible')
    phone.click(f'#screen-lessons a[href="#/lessons/{game}"]')
    phone.locator(f'#screen-lessons a[href="#/lessons/{game}"][aria-current]').wait_for()
    rest(phone)  # the first game is chosen from the start: the screen is drawn once more after the click
    assert (box := phone.locator("#screen-lessons .b.go").bounding_box()) and box["y"] + box["height"] <= 844
    phone.click("#screen-lessons .b.go")
    phone.locator(f"#ask, {RING}").first.wait_for()
    phone.locator("#board").first.wait_for()
    still(phone)
    assert follow(phone) <= MOST_TAPS
    assert "Done!" in phone.inner_text("#ask")
    assert phone.evaluate(SEEN) >= LEAST_BOARD
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("lesson", [
    "elfball/goal", "elfball/throw", "elfball/slip-away", "cave-brawl/kick", "school-fighters/cover"])
def test_what_the_lesson_rings_is_in_sight_and_heard_on_the_smallest_phone(phone: Page, lesson: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 568})
    phone.evaluate("address => { location.hash = address; }", f"#/lesson/{lesson}")
    phone.locator(f"#ask, {RING}").first.wait_for()
    phone.locator("#board").first.wait_for()
    still(phone)
    follow(phone)
    assert "Done!" in phone.inner_text("#ask")


def test_a_button_and_a_tap_off_the_step_say_why(phone: Page) -> None:
    """The proof comes with code that the page fetches only then."""
    phone.evaluate("location.hash = '#/lesson/street-bowl/blitz'")
    phone.locator(RING).first.wait_for()
    still(phone)
    why = phone.locator("#ask .notice.warn")
    phone.click("#tray [data-do=command][aria-disabled]:has-text('End turn')", force=True)
    why.filter(has_text=re.compile(r"knock the ball loose this turn: 75\s%")).wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert follow(phone) <= MOST_TAPS and not why.count()


PARTED = """() => [...document.querySelectorAll(".screen:not([hidden]) .term")].filter((word) => {
    const range = document.createRange();
    if (!/^[,.;:!?]/.test(word.nextSibling?.data || "")) return false;
    range.setStart(word.nextSibling, 0);
    range.setEnd(word.nextSibling, 1);
    return range.getBoundingClientRect().top > word.getBoundingClientRect().bottom - 2;
}).map((word) => word.parentElement.textContent)"""


def test_no_line_begins_with_the_comma_behind_a_word_of_art(phone: Page) -> None:
    go(phone, "#/new/street-bowl/bot")
    phone.locator("#screen-new .term").first.wait_for()
    for width in range(320, 440, 8):
        phone.set_viewport_size({"width": width, "height": 700})
        assert phone.evaluate(PARTED) == [], width


def test_words_of_art_are_explained_by_one_tap_and_cover_no_answer(phone: Page) -> None:
    """In the lesson, the slip and the question about dice, on the smallest screen; Escape brings the focus back."""
    phone.set_viewport_size({"width": 320, "height": 568})
    go(phone, "#/lessons/elfball")
    phone.click('a[href="#/lesson/elfball/momentum"]')
    phone.locator("#ask .term").first.wait_for()
    places = set()

    def explain() -> None:
        for word in phone.locator("#ask .term").all():
            name, place = word.get_attribute("data-arg"), word.evaluate("node => node.closest('#ask > *').className")
            places.add(place.split()[0])
            word.focus()
            phone.keyboard.press("Enter")
            phone.locator("#term:popover-open").first.wait_for()
            assert phone.evaluate(EXPLAINED) == 0, (name, place)
            phone.keyboard.press("Escape")
            phone.locator("#term:not(:popover-open)").first.wait_for(state="attached")
            assert phone.evaluate("document.activeElement.dataset.arg") == name

    follow(phone, explain)
    assert {"question", "slip"} <= places
    assert phone.locator("#log-lines .term").count()
    phone.eval_on_selector(".screen:not([hidden]) .term", "word => word.click()")
    phone.click("#term a")
    phone.locator("#screen-rules figure").first.wait_for()
    assert not phone.locator("#term:popover-open").count()
