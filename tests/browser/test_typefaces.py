"""The page's own typefaces: when they come late nothing moves, when they never come the page is whole."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route

from tests.browser.conftest import PHONE
from tests.browser.hands import still
from tests.browser.play import wait_until_ready
from tests.browser.watch import Watch

NOTE_SHIFTS = """window.shifts = []; new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
        shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? "")]);
}).observe({ type: "layout-shift", buffered: true });"""
LOADED = """() => new Set([...document.fonts].filter(({ family, status }) =>
    status === "loaded" && / (Display|Text|Condensed)\\W*$/.test(family)).map(({ family }) => family)).size"""
PAINTED = """() => new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))"""
NARROW = {**PHONE, "viewport": {"width": 320, "height": 568}, "locale": "fr", "service_workers": "block"}
NOTHING = 0.001  # where the eye sees no movement: a word that is three pixels further to the left counts 0.00002


def shift(page: Page) -> float:
    """Return how far things have moved on a page since it was opened, as browsers count it, with what has moved."""
    page.evaluate(PAINTED)
    moved = page.evaluate("window.shifts")
    print(moved)
    return float(sum(value for value, *_nodes in moved))


def test_nothing_jumps_when_the_typefaces_come_late_or_never(
    visit: Callable[..., Page], watch: Watch, site: str,
) -> None:
    """On the narrowest phone, in the longer language: a stand-in of other width would break lines elsewhere."""
    page, held = visit(**NARROW), list[Route]()
    page.add_init_script(NOTE_SHIFTS)
    page.route("**/*.woff2", lambda route: held.append(route))
    page.goto(site, wait_until="domcontentloaded")  # the page counts as loaded only once its typefaces are
    wait_until_ready(page)
    still(page)
    assert len(held) == 4 and page.evaluate(LOADED) == 0
    for route in held:
        route.continue_()
    page.wait_for_function(f"({LOADED})() === 3")
    still(page)
    assert shift(page) < NOTHING
    page.route("**/*.woff2", lambda route: route.abort())
    page.goto(site)
    wait_until_ready(page)
    still(page)
    assert page.evaluate(LOADED) == 0 and shift(page) < NOTHING
    watch.forgive("woff2")
    watch.forgive("net::ERR_FAILED")
