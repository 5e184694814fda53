"""Playing the page by its buttons, for tests: starting a match, doing what is offered, reading where it stands."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page

from tests.browser.hands import PATIENCE, choose, go, settle

READY = "html[data-ready]"
MOST_MORE = 200  # presses until a match has gone on
QUICK = """if (location.protocol === "http:")
    localStorage.setItem("fracas.preferences", "motion=off pace=none opening=careful");"""  # for a page that is started
KEPT = "html[data-offline]"
OFFERED = """() => [...document.querySelectorAll("#tray [data-do], #ask [data-do]")]
    .filter((b) => b.getClientRects().length && b.getAttribute("aria-disabled") !== "true")
    .filter((b) => ["command", "die", "reply", "player", "formation", "done", "go"].includes(b.dataset.do))
    .map((b) => [b.dataset.do, b.dataset.arg || ""])"""
PRESS = """([what, arg]) => {
    const all = [...document.querySelectorAll(`#match [data-do="${what}"]`)];
    const found = all.find((b) => (b.dataset.arg || "") === arg);
    if (found) found.click();
}"""


TYPE = """(line) => {
    const field = document.querySelector("#typed-line");
    field.value = line;
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    return document.querySelector("#typed-answer").innerText;
}"""
SHOW_ANEW = """
from fracas.page.match.model.messages import Redraw
screen.model.log.tell()
screen.send(Redraw())
"""
"""Python that shows a match whose game was played on behind its screen."""


def wait_until_ready(page: Page) -> None:
    """Wait until the page can be played."""
    page.locator(READY).first.wait_for(state="attached", timeout=PATIENCE)


def wait_until_kept(page: Page) -> None:
    """Wait until the whole site is on the device."""
    page.locator(KEPT).first.wait_for(state="attached", timeout=PATIENCE)


def new_tab(context: BrowserContext, address: str) -> Page:
    """Return a new tab that is ready. Now and then Chromium lets one die while it starts; then another is opened."""
    for _try in range(5):
        page = context.new_page()
        try:
            page.goto(address)
            wait_until_ready(page)
            return page
        except Error as error:
            if "crashed" not in str(error):
                raise
            page.close()
    raise AssertionError("five new tabs in a row died")


def begin(page: Page, address: str, game: str = "elfball", way: str = "two") -> str:
    """Start a match with the usual choices and return its address."""
    page.goto(f"{address}#/new/{game}/{way}")
    wait_until_ready(page)
    page.locator("#screen-new [data-do=start]").first.click()
    page.locator("#screen-match #match").first.wait_for()
    return str(page.evaluate("location.hash"))


def state(page: Page) -> dict[str, str]:
    """Return what the page says of its match."""
    found: dict[str, Any] = page.evaluate("() => ({...window.fracas()})")
    return found


def lines(page: Page) -> list[str]:
    """Return the lines of the record without its head."""
    return state(page)["record"].partition("\n\n")[2].splitlines()


def press_what_is_offered(page: Page, times: int, seed: int = 1) -> None:
    """Press buttons that are offered, so many times at least and until the match has gone on."""
    random = Random(seed)
    before = state(page)["record"]
    for time in range(times + MOST_MORE):
        settle(page)
        if time >= times and state(page)["record"] != before:
            return
        offered = page.evaluate(OFFERED)
        usual = [each for what in ("done", "formation") for each in offered if each[0] == what]
        page.evaluate(PRESS, usual[0] if usual else random.choice(offered))
    raise AssertionError("the match does not go on")


def open_record(page: Page, record: str, folder: Path) -> None:
    """Take a record in and go to its match."""
    file = folder / "match.txt"
    file.write_text(record, encoding="utf-8")
    go(page, "#/saved")
    page.locator("#screen-saved [data-do=take-file]").set_input_files(str(file))
    page.locator("#storage-notices .go").click()
    page.locator('#screen-saved a[href*="#/match/"]').first.click()
    page.locator("#screen-match:not([hidden]) #match").first.wait_for()


def type_line(page: Page, line: str) -> str:
    """Type a line into the command box, which is opened if need be, and return what it answers."""
    if not page.locator("#typed-line").count():
        page.keyboard.press("/")
        page.locator("#typed-line").first.wait_for()
    return str(page.evaluate(TYPE, line))


def begin_between_bots(page: Page, address: str, game: str = "elfball") -> str:
    """Start a match that plays itself and return its address."""
    page.goto(f"{address}#/new/{game}/bot")
    wait_until_ready(page)
    choose(page, "[data-do=seat-home][data-arg=rookie]")
    page.locator("#screen-new [data-do=start]").first.click()
    page.locator("#screen-match #match").first.wait_for()
    return str(page.evaluate("location.hash"))
