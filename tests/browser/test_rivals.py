"""An evening against a rival on a phone, from the board of rivals to its end and back, by taps."""

from __future__ import annotations

from playwright.sync_api import Page

from fracas.page.saving.my_rivals import KIND
from fracas.page.saving.storage import PREFIX, Facts, Save, encode
from tests.browser.eyes import findings, too_wide
from tests.browser.hands import go, settle, tap_lit, usable
from tests.browser.lent import seeded
from tests.browser.play import lines

BEATEN = encode(Save(1, Facts("elfball", when=5), "elfball grim 2 150 0 5"))  # an evening that was won
HAZEL, GRIM = "Hazel Thimblewick", "Grim"


def row(phone: Page, name: str) -> str:
    """Return what the board says of a rival."""
    return phone.locator("#screen-rivals a.lesson-row", has_text=name).inner_text()


def test_an_evening_is_reached_played_and_counted_by_taps(phone: Page) -> None:
    seeded(phone, "evening")
    go(phone, "#/settings")
    phone.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"{PREFIX}{KIND}.rival-grim-1.a", BEATEN])
    go(phone, "#/new/elfball/bot")
    phone.locator("#screen-new a[href='#/rivals/elfball']").tap()
    board = phone.locator("#screen-rivals")
    board.locator("h2", has_text="1 of 12 beaten").wait_for()
    assert "1 won" in row(phone, GRIM) and "won" not in row(phone, HAZEL)
    assert phone.locator("#screen-rivals a.done").count() == 1
    board.locator("a.lesson-row", has_text=HAZEL).tap()
    board.locator("blockquote", has_text="I have read about this game.").wait_for()
    assert phone.evaluate("location.hash") == "#/rivals/elfball/hazel" and "Evening 1 of 4" in board.inner_text()
    assert findings(phone) == [] and too_wide(phone) == []

    board.locator("[data-do=play-rival]").tap()
    phone.locator("#screen-match:not([hidden]) #match").wait_for()
    assert phone.evaluate("location.hash").startswith("#/match/rival-hazel-")
    settle(phone)
    before = lines(phone)
    phone.locator("#ask [data-do=player]").first.tap()
    settle(phone)
    assert tap_lit(phone, -1)
    settle(phone)
    usable(phone, "#tray [data-do=go]")  # where the way takes a roll
    settle(phone)
    assert len(lines(phone)) > len(before)
    phone.locator("[data-do=menu]").first.tap()
    phone.locator("#sheet summary").tap()
    phone.locator("#sheet [data-do=concede]").tap()
    phone.locator("#ask", has_text="I shall write this down, in ink.").wait_for()
    settle(phone)
    assert HAZEL in phone.locator("#ask").inner_text() and findings(phone) == [] and too_wide(phone) == []

    phone.locator("#tray [data-do=next-evening], #ask [data-do=next-evening]").first.tap()
    board.locator("section", has_text="Evening 2 of 4").first.wait_for()
    assert "1 lost" in row(phone, HAZEL) and phone.locator("#screen-rivals a.done").count() == 1
    assert phone.locator("#screen-rivals [aria-current=step]").inner_text().endswith("next")
