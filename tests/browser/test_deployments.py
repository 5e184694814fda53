"""Ways in which a host or a device can fail the page: within ten seconds one sentence says what, and what to do.

The host is real and misbehaves on purpose; nothing is waited for but the sentence. `make starts` tries every file.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from os import cpu_count, getloadavg

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.conftest import DESKTOP, SUB_PATH
from tests.browser.waiting import USUAL, until
from workshop.measures.faulty_host import FaultyHost, HostFault
from workshop.paths import SITE
from workshop.serve import Handler, Server

MOST = 10.0  # seconds, of a machine that has nothing else to do


def sent(route: Route, body: bytes | str, kind: str = "", status: int = 200) -> None:
    headers = {"Content-Type": kind or "application/octet-stream"}
    route.fulfill(status=status, body=body, headers=headers)


SENTENCES = {
    "missing": "is missing", "cut": "Only a part of", "short": "Only a part of", "other": "is from another version",
    "page": "a web page", "type": "“text/plain”", "gone": "did not load", "late": "has not arrived yet",
}
FAULTS = [HostFault(file, kind) for file, kinds in {
    "runtime/app.zip": "missing other", "runtime/stdlib.zip": "cut page", "runtime/pyodide.js": "type",
    "runtime/pyodide.asm.wasm": "gone", "static/shell.js": "short", "static/site.css": "missing type",
    "static/interpreter.js": "late", "pyscript.toml": "missing",
}.items() for kind in kinds.split()]


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
    page.locator("#diagnosis").wait_for(state="attached")  # looks again if the page starts anew
    return page.locator("#diagnosis > span").inner_text()


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_deployment_that_fails_says_why(open_page: Page, fault: HostFault) -> None:
    """One sentence names the file, the cause and what to do, beside a button."""
    page = open_page
    with FaultyHost(SITE, fault, SUB_PATH) as host:
        started = time.monotonic()
        page.goto(host.address, wait_until="commit")
        sentence = said(page)
        assert time.monotonic() - started < most()
        assert fault.file in sentence and SENTENCES[fault.kind] in sentence
        assert page.locator("#diagnosis button").inner_text() == "Try again"
        page.goto("about:blank")


def test_the_sentence_is_painted_although_the_style_is_waited_for(touched_browser: Browser) -> None:
    """Browsers paint nothing before the style, and run no script behind it."""
    with FaultyHost(SITE, HostFault("static/site.css", "late"), SUB_PATH) as host:
        context = touched_browser.new_context(**DESKTOP, service_workers="block")
        page, started = context.new_page(), time.monotonic()
        page.goto(host.address, wait_until="commit")
        assert "static/site.css has not arrived yet" in said(page)
        until(page, "performance.getEntriesByName('first-contentful-paint').length && document.body")
        assert time.monotonic() - started < most()
        host.ended.set()
        page.locator("html[data-ready]").first.wait_for(state="attached")
        until(page, "getComputedStyle(document.documentElement).getPropertyValue('--whole')")
        page.locator("#diagnosis").wait_for(state="detached")
        context.close()


def test_a_host_that_drops_requests_for_a_moment_starts_the_page_all_the_same(open_page: Page) -> None:
    """What was dropped is asked for again, and where browsers remember the failure the page starts anew by itself."""
    with FaultyHost(SITE, HostFault("runtime/pyodide.js", "gone"), SUB_PATH) as host:
        open_page.on("requestfailed", lambda _request: setattr(host, "fault", HostFault()))
        open_page.goto(host.address, wait_until="commit")
        open_page.locator("html[data-ready]").first.wait_for(state="attached")
        assert not open_page.locator("#diagnosis").count()
        open_page.goto("about:blank")


def test_the_button_starts_the_page_once_the_host_is_mended(open_page: Page) -> None:
    with FaultyHost(SITE, HostFault("static/shell.js", "missing"), SUB_PATH) as host:
        open_page.goto(host.address, wait_until="commit")
        said(open_page)
        host.fault = HostFault()
        with open_page.expect_navigation(wait_until="load"):
            open_page.locator("#diagnosis button").click()
        open_page.locator("html[data-ready]").first.wait_for(state="attached")
        assert not open_page.locator("#diagnosis").count()


def test_the_sentence_is_in_the_readers_language(browser: Browser) -> None:
    with FaultyHost(SITE, HostFault("static/shell.js", "missing"), SUB_PATH) as host:
        context = browser.new_context(**DESKTOP, locale="fr-CH", service_workers="block")
        page = context.new_page()
        page.goto(host.address, wait_until="commit")
        assert said(page).startswith("static/shell.js manque sur ce serveur (état 404)")
        assert page.locator("#diagnosis button").inner_text() == "Réessayer"
        context.close()


@pytest.mark.parametrize("share", [0.5, 0.95])
def test_a_page_of_which_only_a_part_came_says_so_and_breaks_nowhere(browser: Browser, site: str, share: float) -> None:
    """So it is too where somebody goes on before all of the page has come."""
    context, broken = browser.new_context(**DESKTOP, service_workers="block"), list[str]()
    page = context.new_page()
    page.on("pageerror", lambda error: broken.append(str(error)))
    whole = (SITE / "index.html").read_text(encoding="utf-8")
    page.route(site, lambda route: sent(route, whole[: int(share * len(whole))], "text/html"))
    page.goto(site)
    assert "Only a part of index.html" in said(page)
    assert broken == []
    context.close()


def test_a_wrong_type_of_the_interpreter_is_no_trouble(open_page: Page) -> None:
    """Many hosts have no type for it: it is compiled from its bytes."""
    with FaultyHost(SITE, HostFault("runtime/pyodide.asm.wasm", "type"), SUB_PATH) as host:
        open_page.goto(host.address)
        open_page.locator("html[data-ready]").first.wait_for(state="attached")
        assert not open_page.locator("#diagnosis").count()
        open_page.goto("about:blank")


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
        sentence = page.frame_locator("iframe").locator("#diagnosis > span").inner_text()
        server.shutdown()
    assert "Access-Control-Allow-Origin" in sentence and "in its own tab" in sentence
    page.unroute("**/post.html")


def test_a_poisoned_cache_is_put_away_and_the_page_starts(browser: Browser, site: str) -> None:
    """What the device keeps is not what was fetched: the start fetches it anew, and so does the next visit."""
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
    for _visit in range(2):
        page.reload()
        page.locator("html[data-ready]").first.wait_for(state="attached")
        assert not page.locator("#diagnosis").count()
    until(page, "document.documentElement.dataset.offline")
    assert page.evaluate("""async () => {
        const found = await Promise.all((await caches.keys()).map(async (name) => {
            const cache = await caches.open(name);
            const kept = (await cache.keys()).filter((request) => request.url.includes("/app.zip"));
            const bodies = kept.map(async (request) => (await cache.match(request)).arrayBuffer());
            return (await Promise.all(bodies)).map((body) => body.byteLength);
        }));
        return found.flat().every((size) => size > 1000);
    }""")
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
    assert "runtime/pyodide" in sentence and "did not load" in sentence
    context.close()
