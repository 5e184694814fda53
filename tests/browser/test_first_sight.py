"""What somebody sees and hears in his first match, before he knows anything: where he is, names, a player's figures."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.hands import go, settle, start, still
from tests.browser.lent import prefer, seeded

LARGEST_NAME = 24  # pixels from top to bottom of a name on the ground
NEXT = """(last) => ["idea", "go", "reply", "ideas", "command"].find((what) => what + last !== "ideasideas"
    && [...document.querySelectorAll(`#match [data-do=${what}]:not([aria-disabled])`)].some((b) => b.offsetParent))"""
NAMES = "[...document.querySelectorAll('#board .sign')].map((name) => name.getBoundingClientRect().height)"
TOPS = """() => [...document.querySelectorAll("#ask .stats > div")].map((one) => one.getBoundingClientRect().top)"""


def test_who_starts_a_match_by_keyboard_is_on_its_board(page: Page) -> None:
    """The button is gone with its screen: the keyboard would begin again at the top of the page, in silence."""
    go(page, "#/new/elfball/two")
    page.locator("#screen-new [data-do=start]").focus()
    page.keyboard.press("Enter")
    page.locator("#screen-match #cells [tabindex='0']").first.wait_for(state="attached")
    assert page.evaluate("document.activeElement.matches('#screen-match #main')")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#cells') !== null")


def test_no_press_of_a_key_loses_the_keyboard(page: Page) -> None:
    """A button that is gone leaves the keyboard in the group it stood in, not at the top of the page.

    *Skip* of the dice and the link that skips to the content are pressed by the same word.
    """
    seeded(page, "sight")
    start(page, "bot")
    settle(page)
    pressed = [""]
    for _ in range(14):
        what = page.evaluate(NEXT, pressed[-1])
        page.locator(f"#match [data-do={what}]:not([aria-disabled])").first.focus()
        page.keyboard.press("Enter")
        settle(page)
        assert page.evaluate("document.activeElement.closest('#match') !== null"), (what, pressed)
        pressed.append(what)
    assert {"ideas", "idea", "go"} <= {*pressed}, pressed


def test_names_on_the_ground_do_not_grow_with_what_is_looked_at_closely(phone: Page) -> None:
    go(phone, "#/lessons/elfball")
    phone.click('a[href="#/lesson/elfball/goal"]')
    phone.locator("#board.zoomed .sign").first.wait_for(state="attached")
    still(phone)
    heights = phone.evaluate(NAMES)
    assert heights and max(heights) <= LARGEST_NAME, heights


def test_the_figures_of_a_player_stand_in_one_row_in_french(phone: Page) -> None:
    """Six words of French on a phone: the last one had a row of its own, as wide as all others."""
    prefer(phone, language="fr")
    seeded(phone, "sight")
    start(phone, "bot")
    settle(phone)
    phone.locator("#ask [data-do=player]").first.click()
    settle(phone)
    tops = phone.evaluate(TOPS)
    assert len(tops) == 6 and len(set(tops)) == 1, tops
