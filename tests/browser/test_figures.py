"""Figures of the page, printed and not judged: run with `-s` to see them."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.play import begin, begin_between_bots, press_what_is_offered, wait_until_ready
from tests.browser.test_boot import STOCK_START, addresses

ROUNDS = 5
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
MARKED = "(name) => performance.getEntriesByName(name)[0].startTime"
LONGEST = """() => {
    window.blocks = [];
    new PerformanceObserver((list) => blocks.push(...list.getEntries().map((each) => each.duration)))
        .observe({ type: "longtask", buffered: false });
}"""

__all__ = ["addresses"]


def first_visit(browser: Browser, address: str) -> dict[str, float]:
    """Return the milliseconds of a first visit to the start page with a tap made at once."""
    page = browser.new_context(**DESKTOP).new_page()
    page.goto(address, wait_until="domcontentloaded")
    page.locator("a[href='#/new/elfball/bot']").first.click()
    page.wait_for_selector("#screen-new [data-do=start]", timeout=60_000)
    answered = page.evaluate("performance.now()")
    found = {"painted": page.evaluate(PAINTED), "first tap answered": answered,
             "playable": page.evaluate(MARKED, "fracas:ready")}
    page.context.close()
    return found


def test_a_first_visit_beside_the_stock_start(browser: Browser, addresses: tuple[str, str]) -> None:
    rows: list[dict[str, float]] = []
    for _round in range(ROUNDS):
        stock = browser.new_context().new_page()
        stock.goto(addresses[1])
        bare = stock.evaluate(STOCK_START)
        stock.context.close()
        rows.append({"bare loadPyodide": bare, **first_visit(browser, addresses[0])})
    middle = {name: median(row[name] for row in rows) for name in rows[0]}
    print("\nfirst visit, median of", ROUNDS, {name: f"{value:.0f} ms" for name, value in middle.items()})


def longest(page: Page, work: Callable[[], Any]) -> list[float]:
    """Return the five longest blocks while something is done on a processor four times slower."""
    session = page.context.new_cdp_session(page)
    page.evaluate(LONGEST)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    work()
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.wait_for_timeout(100)
    return sorted((round(each) for each in page.evaluate("blocks")), reverse=True)[:5]


def test_the_longest_blocks_on_a_slow_phone(visit: Callable[..., Page], site: str) -> None:
    page = visit(**PHONE)
    begin_between_bots(page, site)
    print("\nbots play, longest blocks at a quarter of the speed:", longest(page, lambda: page.wait_for_timeout(8000)))
    page = visit(**PHONE)
    begin(page, site)
    press_what_is_offered(page, 6)
    wait_until_ready(page)
    print("a coach plays, longest blocks:", longest(page, lambda: press_what_is_offered(page, 15, seed=2)))
