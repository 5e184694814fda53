"""What every browser test stands on: the built site on a loopback port, a browser, and pages that tolerate no error.

A console error, an uncaught exception, a failed request or a request to any other host fails the test it happens in.
Starting Python takes seconds, so `page` and `phone` are started once and lent to one test after the other, each time as
a first visit finds them; `fresh_page`, `fresh_phone` and `visit` are for tests of the start and what happens before it,
`revisit` for those of a page that is started again or that its test leaves damaged.
"""

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Page, Playwright, sync_playwright

from tests.browser.hands import PATIENCE
from tests.browser.later import HandlerBeside, make_later
from tests.browser.lent import Lent
from tests.browser.living import LivingBrowser
from tests.browser.waiting import until
from tests.browser.watch import Watch
from workshop.paths import SITE
from workshop.serve import Server
from workshop.tools import chromium

Page.wait_for_function = until  # type: ignore[method-assign, assignment]
Frame.wait_for_function = until  # type: ignore[method-assign, assignment]
SUB_PATH = "/some/path/"
FAILED = pytest.StashKey[bool]()
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
FEWER = [*QUIET, "--in-process-gpu"]
"""One process less, which composes the picture: on a phone a sixteenth of the processor time."""
BRIEF = [*FEWER, "--js-flags=--liftoff-only"]
"""The interpreter is compiled quickly: a page that lives for one test would wait for better code in vain."""
LASTING = [*FEWER, "--js-flags=--wasm-tiering-budget=100000000,--no-wasm-inlining"]
"""What runs again and again is compiled better: on pages that are lent from test to test that saves a tenth of the
processor time, and another that no function is compiled once more inside others."""
AS_READERS_HAVE_IT = bool({"FRACAS_RUNS", "FRACAS_WINDOWS"} & os.environ.keys())  # the browser with its windows
UNPAINTED = [] if AS_READERS_HAVE_IT else ["--blink-settings=acceleratedCompositingEnabled=false"]
"""All is laid out and hears the mouse and the keys, but no pixel is drawn, which no test looks at: a sixth of the
processor time. What draws also follows fingers, so that pages which are touched need it."""


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site, served from a sub-path as a static host would."""
    assert (SITE / "index.html").is_file(), "there is no built site: run `make site` first"
    with Server(SITE, prefix=SUB_PATH, handler=HandlerBeside) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


Launch = Callable[[list[str]], AbstractContextManager[Browser]]


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """What starts browsers; there can be only one in a process."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def launch(driver: Playwright) -> Launch:
    """Start a browser; figures are taken as readers have it."""
    return lambda args: LivingBrowser(lambda: driver.chromium.launch(
        executable_path=chromium(not AS_READERS_HAVE_IT), args=QUIET if "FRACAS_RUNS" in os.environ else args)).lent()


@pytest.fixture(scope="session")
def browser(launch: Launch) -> Iterator[Browser]:
    """The browser of pages that live for one test and are not touched."""
    with launch(BRIEF + UNPAINTED) as launched:
        yield launched


@pytest.fixture(scope="session")
def touched_browser(launch: Launch) -> Iterator[Browser]:
    """The browser of pages that live for one test on a phone."""
    with launch(BRIEF) as launched:
        yield launched


@pytest.fixture(scope="session")
def lasting_browser(launch: Launch) -> Iterator[Browser]:
    """The browser of the desktop pages that are lent from test to test."""
    with launch(LASTING + UNPAINTED) as launched:
        yield launched


@pytest.fixture(scope="session")
def lasting_touched_browser(launch: Launch) -> Iterator[Browser]:
    """The browser of the phones that are lent from test to test."""
    with launch(LASTING) as launched:
        yield launched


@pytest.fixture
def watch(site: str) -> Watch:
    """What goes wrong on the pages of a test; `watch.forgive(text)` drops what the test provokes."""
    return Watch(site)


def prepare(context: BrowserContext, browser: Browser, site: str) -> None:
    """Let the pages of a context start from a snapshot, but from nothing where all is as readers have it."""
    if not AS_READERS_HAVE_IT:
        make_later(context, browser, site)


@pytest.fixture
def visit(request: pytest.FixtureRequest, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Open a page in a fresh context with the given settings, watched until the test ends."""
    opened: list[BrowserContext] = []

    def open_page(**settings: Any) -> Page:
        browser: Browser = request.getfixturevalue("touched_browser" if settings.get("has_touch") else "browser")
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        watch.follow(context)
        opened.append(context)
        return context.new_page()

    yield open_page
    troubles = [*watch.troubles]
    for context in opened:
        context.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def revisit(visit: Callable[..., Page], browser: Browser, site: str) -> Callable[..., Page]:
    """Open a page in a fresh context that starts as that of a later visit does."""
    def open_page(**settings: Any) -> Page:
        page = visit(**settings, service_workers="block")
        prepare(page.context, browser, site)
        return page

    return open_page


@pytest.fixture
def fresh_page(visit: Callable[..., Page]) -> Page:
    """A page on a desktop screen that has not been anywhere."""
    return visit(**DESKTOP)


@pytest.fixture
def fresh_phone(visit: Callable[..., Page]) -> Page:
    """The same on a phone."""
    return visit(**PHONE)


@pytest.fixture(scope="session")
def lent_desk(lasting_browser: Browser, site: str) -> Lent:
    """The desktop screen behind `page`."""
    return Lent(lasting_browser, site, DESKTOP, prepare)


@pytest.fixture(scope="session")
def lent_phone(lasting_touched_browser: Browser, site: str) -> Lent:
    """The phone behind `phone`."""
    return Lent(lasting_touched_browser, site, PHONE, prepare)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[pytest.TestReport]:
    """Note on a test that it failed: where tests can be run again, the run counts that only after everything."""
    report: pytest.TestReport = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def lend(lent: Lent, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Lend a page to a test; one on which something went wrong is not lent again."""
    yield lent.as_new()
    troubles = [*lent.watch.troubles]
    if troubles or request.node.stash.get(FAILED, False):
        lent.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def page(lent_desk: Lent, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page on a desktop screen that has been started: home, nothing stored, no motion."""
    yield from lend(lent_desk, request)


@pytest.fixture
def phone(lent_phone: Lent, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The same on a phone."""
    yield from lend(lent_phone, request)


@pytest.fixture(params=["page", "phone"])
def screen(request: pytest.FixtureRequest) -> Page:
    """Both of them, one after the other."""
    found: Page = request.getfixturevalue(request.param)
    return found
