"""What every browser test stands on: the built site on a loopback port, a browser, and pages that tolerate no error.

A console error, an uncaught exception, a failed request or a request to any other host fails the test it happens in.
"""

import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, sync_playwright

from workshop.paths import SITE
from workshop.serve import Server
from workshop.tools import chromium

SUB_PATH = "/some/path/"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip

RUN = """async ([address, code]) => {
    const { running } = await import(address);
    const python = await running;
    while (!python.FS.analyzePath("/home/pyodide/fracas").exists) await new Promise((go) => setTimeout(go, 20));
    return python.runPython(code);
}"""


class Watch:
    """Collects everything that must not happen on a page; `forgive` drops what a test provoked on purpose."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.troubles: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        """Note all that happens in a context from now on."""
        context.on("console", self.on_console)
        context.on("weberror", lambda error: self.troubles.append(f"uncaught: {error.error}"))
        context.on("request", self.on_request)
        context.on("requestfailed", self.on_failed)
        context.on("response", self.on_response)

    def on_console(self, message: ConsoleMessage) -> None:
        """Note what the page reports as an error."""
        if message.type == "error":
            self.troubles.append(f"console: {message.text}")

    def on_request(self, request: Request) -> None:
        """Note a request that leaves the site."""
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.troubles.append(f"foreign request: {request.url}")

    def on_failed(self, request: Request) -> None:
        """Note a request that got no answer; one the browser itself gave up is none."""
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed request: {request.url}: {request.failure}")

    def on_response(self, response: Response) -> None:
        """Note an answer that is an error."""
        if response.status >= 400:
            self.troubles.append(f"status {response.status}: {response.url}")

    def forgive(self, part: str) -> None:
        """Drop the troubles that hold this text."""
        self.troubles[:] = [trouble for trouble in self.troubles if part not in trouble]


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site, served from a sub-path as a static host would."""
    assert (SITE / "index.html").is_file(), "there is no built site: run `make site` first"
    with Server(SITE, prefix=SUB_PATH) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser all tests of a run share."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        yield launched
        launched.close()


@pytest.fixture
def watch(site: str) -> Watch:
    """What goes wrong on the pages of a test; `watch.forgive(text)` drops what the test provokes."""
    return Watch(site)


@pytest.fixture
def visit(browser: Browser, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Open a page in a fresh context with the given settings, watched until the test ends."""
    opened: list[BrowserContext] = []

    def open_page(**settings: Any) -> Page:
        context = browser.new_context(**settings)
        watch.follow(context)
        opened.append(context)
        return context.new_page()

    yield open_page
    troubles = [*watch.troubles]
    for context in opened:
        context.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def page(visit: Callable[..., Page]) -> Page:
    """A page on a desktop screen."""
    return visit(**DESKTOP)


@pytest.fixture
def phone(visit: Callable[..., Page]) -> Page:
    """A page on a phone."""
    return visit(**PHONE)


def python(page: Page, code: str) -> Any:
    """Run code in the page's own Python as soon as that and the engine are there; return its last line's value."""
    wrapped = f"import json\nfrom pyodide.code import eval_code\njson.dumps(eval_code({code!r}, {{}}))"
    address = page.evaluate("new URL('static/interpreter.mjs', location.href.replace(/[?#].*/, '')).href")
    text = page.evaluate(RUN, [address, wrapped])
    return json.loads(text)
