"""Twelve ways in which a host or a device can fail the page: within ten seconds one sentence says what, and what to do.

The files of the site are answered by the test instead of by a server; nothing is waited for but the sentence.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from os import cpu_count, getloadavg
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.conftest import DESKTOP, SUB_PATH
from tests.browser.waiting import USUAL, until
from workshop.paths import SITE
from workshop.serve import Handler, Server

MOST = 10.0  # seconds, of a machine that has nothing else to do
PAGE = "<!doctype html><title>Not found</title><p>The page you are looking for is somewhere else."

Answer = Callable[[Route, bytes], Any]


class Fault(NamedTuple):
    """A failing deployment."""

    file: str
    answer: Answer
    sentence: str  # a part of what is said


def sent(route: Route, body: bytes | str, kind: str = "", status: int = 200) -> None:
    headers = {"Content-Type": kind or "application/octet-stream"}
    route.fulfill(status=status, body=body, headers=headers)


FAULTS = {
    "an archive is missing": Fault("runtime/app.zip", lambda r, b: sent(r, PAGE, "text/html", 404), "is missing"),
    "an archive is cut": Fault("runtime/app.zip", lambda r, b: sent(r, b[:-5000]), "Only a part of"),
    "an archive is another one": Fault("runtime/app.zip", lambda r, b: sent(r, b[:-9] + b"x" * 9), "not the one"),
    "a page instead of an archive": Fault("runtime/app.zip", lambda r, b: sent(r, PAGE, "text/html"), "a web page"),
    "the library is cut": Fault("runtime/stdlib.zip", lambda r, b: sent(r, b[:200_000]), "Only a part of"),
    "a page instead of the library": Fault("runtime/stdlib.zip", lambda r, b: sent(r, PAGE, "text/html"), "a web page"),
    "a module is missing": Fault("runtime/pyodide.asm.mjs", lambda r, b: sent(r, "", status=404), "is missing"),
    "a page instead of a module": Fault("runtime/pyodide.mjs", lambda r, b: sent(r, PAGE, "text/html"), "a web page"),
    "a module of a wrong type": Fault("runtime/pyodide.mjs", lambda r, b: sent(r, b, "text/plain"), "“text/plain”"),
    "a page instead of the interpreter": Fault(
        "runtime/pyodide.asm.wasm", lambda r, b: sent(r, PAGE, "text/html"), "a web page"),
    "the network fails": Fault("runtime/pyodide.asm.wasm", lambda r, b: r.abort(), "could not be fetched"),
}


@pytest.fixture(scope="module")
def open_page(browser: Browser) -> Iterator[Page]:
    """A page that keeps nothing between its visits, and no service worker."""
    context = browser.new_context(**DESKTOP, service_workers="block")
    context.set_default_timeout(USUAL)
    yield context.new_page()
    context.close()


def most() -> float:
    """Return how many seconds a page may take that shares the machine with others."""
    return MOST * max(1.0, getloadavg()[0] / (cpu_count() or 1))


def said(page: Page) -> str:
    """Return the sentence as soon as it is there."""
    until(page, "document.getElementById('diagnosis')")
    return page.locator("#diagnosis").inner_text()


@pytest.mark.parametrize("name", FAULTS)
def test_a_deployment_that_fails_says_why(open_page: Page, site: str, name: str) -> None:
    """One sentence names the file, the cause and what to do."""
    fault, page = FAULTS[name], open_page
    page.route(f"**/{fault.file}", lambda route: fault.answer(route, (SITE / fault.file).read_bytes()))
    started = time.monotonic()
    page.goto(f"{site}?{time.monotonic()}")
    sentence = said(page)
    assert time.monotonic() - started < most()
    assert fault.file in sentence and fault.sentence in sentence
    assert "reload the page" in sentence or "whoever runs" in sentence
    page.unroute(f"**/{fault.file}")


class Closed(Handler):
    """A host that lets no stranger read its files."""

    def send_header(self, keyword: str, value: str) -> None:
        """Leave one header out."""
        if keyword != "Access-Control-Allow-Origin":
            super().send_header(keyword, value)


def test_a_sandboxed_frame_of_a_host_without_cors_says_why(open_page: Page) -> None:
    """The frame has no origin, so its modules are refused; the sentence stands in the frame."""
    page = open_page
    with Server(SITE, prefix=SUB_PATH, handler=Closed) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page.route("**/post.html", lambda route: sent(
            route, f'<iframe sandbox="allow-scripts" src="{server.address}"></iframe>', "text/html"))
        page.goto(f"{server.address}post.html")
        sentence = page.frame_locator("iframe").locator("#diagnosis").inner_text()
        server.shutdown()
    assert "Access-Control-Allow-Origin" in sentence and "tab of its own" in sentence
    page.unroute("**/post.html")


def test_a_poisoned_cache_is_noticed_and_put_away(browser: Browser, site: str) -> None:
    """What the device keeps is not what was fetched: the sentence says so, and the next visit fetches all anew."""
    context = browser.new_context(**DESKTOP)
    page = context.new_page()
    page.goto(site)
    until(page, "document.documentElement.dataset.offline")
    page.evaluate("""async () => {
        const [name] = (await caches.keys()).filter((name) => name.startsWith("fracas "));
        const cache = await caches.open(name);
        for (const request of await cache.keys())
            if (request.url.includes("/app.zip")) await cache.put(request, new Response("poison"));
    }""")
    page.reload()
    assert "kept on this device was damaged" in said(page)
    assert page.evaluate("caches.keys()") == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    context.close()


LOSE = """async (wanted) => {
    const [name] = (await caches.keys()).filter((name) => name.startsWith("fracas "));
    const cache = await caches.open(name);
    const found = (await cache.keys()).filter((request) => request.url.includes(wanted));
    found.sort((one, other) => (one.url < other.url ? -1 : 1));  // they lie as they came
    const lost = found.filter((request, number) => number % 2 === 0);
    for (const request of lost) await cache.delete(request);
    return lost.map((request) => request.url);
}"""
KEPT = """async () => {
    const [name] = (await caches.keys()).filter((name) => name.startsWith("fracas "));
    return (await (await caches.open(name)).keys()).map((request) => request.url);
}"""


def test_a_half_filled_cache_is_filled_again_and_without_network_says_what_is_missing(
    browser: Browser, site: str,
) -> None:
    """Half of what the device keeps of the runtime is gone."""
    context = browser.new_context(**DESKTOP)
    page = context.new_page()
    page.goto(site)
    until(page, "document.documentElement.dataset.offline")
    lost = [url for url in page.evaluate(LOSE, "/runtime/") if "/stdlib" in url or "/pyodide" in url]
    page.reload()
    until(page, "document.documentElement.dataset.ready")
    assert lost and set(lost) <= set(page.evaluate(KEPT)) and not page.locator("#diagnosis").count()
    page.evaluate(LOSE, "/runtime/pyodide")
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    context.set_offline(True)
    started = time.monotonic()
    page.reload()
    sentence = said(page)
    assert time.monotonic() - started < most()
    assert "runtime/pyodide" in sentence and "could not be fetched" in sentence
    context.close()


def test_a_host_without_a_type_for_the_interpreter_starts_all_the_same_or_says_why(open_page: Page, site: str) -> None:
    """Browsers that insist on the type have the sentence; those that do not have the page."""
    page = open_page
    page.route("**/pyodide.asm.wasm", lambda route: sent(
        route, (SITE / "runtime" / "pyodide.asm.wasm").read_bytes(), "application/octet-stream"))
    page.goto(site)
    until(page, "document.documentElement.dataset.ready || document.getElementById('diagnosis')")
    if page.locator("#diagnosis").count():
        assert "“application/wasm”" in said(page)
    page.unroute("**/pyodide.asm.wasm")
