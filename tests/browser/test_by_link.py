"""Two devices far apart play by links alone: a desk and a phone that pass each other nothing else."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.browser.eyes import Looker
from tests.browser.hands import go, settle
from tests.browser.play import OFFERED, PRESS, state

TURNS = 3
MOST = 60  # presses a turn
FIT = "document.documentElement.scrollWidth <= innerWidth"
APART = """() => {
    const [said, tray] = ["#notices", "#tray"].map((each) => document.querySelector(each).getBoundingClientRect());
    return said.bottom <= tray.top || said.top >= tray.bottom;
}"""
"""What is said lies over nothing that is pressed next."""


def sent(page: Page) -> str:
    """Send the match from the sheet and return the link."""
    assert page.evaluate(APART)
    page.click("#tray [data-do=send-link]")
    link = page.locator("#sheet textarea").input_value()
    page.click("#sheet [data-do=copy-out]")
    page.keyboard.press("Escape")
    page.locator("#ask:has-text('Waiting for')").first.wait_for()
    return "#" + link.partition("#")[2]


def opened(page: Page, link: str) -> None:
    """Open a link as a tap on it does."""
    page.evaluate("link => { location.hash = link; }", link)
    page.locator("#notices:has-text('The link was checked')").first.wait_for()
    settle(page)


def play_a_turn(page: Page, random: Random) -> None:
    """Press what is offered up to where a link is to be sent."""
    for _press in range(MOST):
        settle(page)
        if page.locator("#tray [data-do=send-link]").count():
            return
        offered = page.evaluate(OFFERED)
        usual = [each for what in ("done", "formation") for each in offered if each[0] == what]
        page.evaluate(PRESS, usual[0] if usual else random.choice(offered))
    raise AssertionError("the turn does not end")


def test_two_devices_play_by_links_alone(page: Page, phone: Page) -> None:
    looker, far, random = Looker(page), Looker(phone), Random(7)
    go(page, "#/new/street-bowl/link")
    looker.look("a new match by link")
    page.click("#start-region [data-do=start]")
    page.locator("#tray [data-do=send-link]").first.wait_for()
    page.click("#tray [data-do=send-link]")
    looker.look("the sheet with the link")
    page.keyboard.press("Escape")
    invitation = sent(page)
    go(phone, invitation)
    phone.locator("#screen-letter [data-do=start]").first.wait_for()
    phone.set_viewport_size({"width": 320, "height": 568})
    far.look("an invitation")
    assert phone.evaluate(FIT)
    phone.click("#screen-letter [data-do=start]")
    phone.locator("#tray [data-do=send-link]").first.wait_for()
    phone.click("#tray [data-do=send-link]")
    far.look("the sheet on a small phone")
    assert phone.evaluate(FIT)
    phone.keyboard.press("Escape")
    opened(page, sent(phone))
    pages, turn = [page, phone], 0
    for _turn in range(TURNS):
        play_a_turn(pages[turn], random)
        record = state(pages[turn])["record"]
        opened(pages[1 - turn], sent(pages[turn]))
        turn = 1 - turn
        lines = record.partition("\n\n")[2].splitlines()
        assert state(pages[turn])["record"].partition("\n\n")[2].splitlines()[: len(lines) - 3] == lines[:-3]
    assert looker.wrong == [] and far.wrong == []
