"""A costly decision of a match is tried again on a phone, and comes back the day after."""

from __future__ import annotations

from playwright.sync_api import Page

import fracas
from fracas.page.match_facts import describe
from fracas.page.saving.storage import PREFIX, Save, encode
from tests.browser.eyes import findings, too_wide
from tests.browser.hands import go, settle, tap_lit
from tests.retries.positions import ACTION

TOMORROW = """() => {
    const Today = window.today = Date;
    window.Date = class extends Today {
        constructor(...given) { given.length ? super(...given) : super(Today.now() + 86_400_000); }
    };
}"""
TODAY = "() => { if (window.today) window.Date = window.today; }"


def finished_match() -> str:
    """Return the save of a match that is given up after one costly turn."""
    match = fracas.from_position(ACTION.position, seed="a")
    for text in ACTION.played:
        match.apply(text)
    match.apply("concede home")
    return encode(Save(1, describe(match), match.record))


def test_a_decision_is_tried_again_after_the_match_and_the_day_after(phone: Page) -> None:
    go(phone, "#/settings")
    phone.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"{PREFIX}match.done.a", finished_match()])
    go(phone, "#/match/done")
    phone.locator("#ask [data-do=retry]").click()
    phone.locator("#ask", has_text="Weigh it").wait_for()
    settle(phone)
    assert phone.evaluate("location.hash") == "#/retry/done/1" and too_wide(phone) == []
    phone.locator("#ask [data-do=player][data-arg='8']").click()
    settle(phone)
    assert tap_lit(phone, -1)
    settle(phone)
    phone.locator("#tray [data-do=weigh]").click()
    phone.locator("#ask [data-do=retry-next]").wait_for()
    settle(phone)
    told = phone.locator("#ask").inner_text()
    assert "To win: you" in told and "The analyst: " in told and phone.locator("#board .route, #board .path").count()
    assert findings(phone) == [] and too_wide(phone) == []
    phone.locator("#ask [data-do=retry-next]").click()
    phone.locator("#screen-again", has_text="Nothing is due today").wait_for()
    assert findings(phone) == [] and too_wide(phone) == []
    try:
        phone.evaluate(TOMORROW)
        go(phone, "#/")
        phone.locator("#screen-home a[href='#/again']").click()
        phone.locator("#screen-again", has_text="1 position is due today").wait_for()
        phone.locator("#screen-again a.go").click()
        phone.locator("#ask", has_text="1 due").wait_for()
    finally:
        phone.evaluate(TODAY)
