"""The parts of the set-up make a page that is not Fracas: it starts, thinks in slices, and says what is missing."""

from __future__ import annotations

import gzip
import os
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP
from tests.browser.hands import PATIENCE
from tests.browser.test_boot import STOCK_START, addresses
from tests.browser.watch import Watch
from tests.figures import figure
from workshop.interpreter.product import Product
from workshop.interpreter.pure_page import build_page
from workshop.measures.faulty_host import FaultyHost, HostFault
from workshop.paths import ROOT

SOURCE = ROOT / "tests" / "workshop" / "toy_page"
TOY = Product("toy", ("toy",), "#said", ("start.js", "static/interpreter.js"))
ASKED = "performance.getEntriesByType('resource').map((each) => each.name.split('/').pop())"
NOTE_SHARES = """() => {
    window.shares = new Set();
    new MutationObserver(() => window.shares.add(document.querySelector("#said").textContent))
        .observe(document.querySelector("#said"), { childList: true, subtree: true });
}"""
NOTE_THE_START = """new MutationObserver(() => {
    if (document.documentElement?.dataset.ready) window.startedAfter ??= performance.now();
}).observe(document, { attributes: true, subtree: true })"""
RUNS = int(os.environ.get("FRACAS_RUNS", "1"))  # of the figures; the quickest counts
MOST_BYTES = 40_000  # of the toy's own code and of what it borrows
SOUND = HostFault()
__all__ = ["addresses"]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built page, in a folder of its own."""
    return build_page(SOURCE, tmp_path_factory.mktemp("toy") / "site", TOY)


def names_in(archive: Path) -> set[str]:
    with zipfile.ZipFile(archive) as opened:
        return {*opened.namelist()}


def test_it_is_built_of_the_parts_and_bears_no_name_of_the_product(built: Path) -> None:
    sent = {file.relative_to(built).as_posix() for file in built.rglob("*") if file.is_file()}
    assert sent == {"index.html", "start.js", "static/interpreter.js", *(f"runtime/{name}" for name in (
        "app.zip", "rest.zip", "stdlib.zip", "pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm"))}
    assert names_in(built / "runtime" / "app.zip") == {"toy/__init__.pyc"}
    assert names_in(built / "runtime" / "rest.zip") == {f"toy/{name}.pyc" for name in ("primes", "task_runner", "work")}
    for name in ("index.html", "static/interpreter.js", "start.js"):
        assert "fracas" not in (built / name).read_text(encoding="utf-8").casefold(), name
    assert sum((built / "runtime" / name).stat().st_size for name in ("app.zip", "rest.zip")) < MOST_BYTES


def test_it_starts_and_fetches_and_thinks_in_slices_when_it_is_asked(browser: Browser, built: Path) -> None:
    with FaultyHost(built, SOUND) as host:
        context = browser.new_context(**DESKTOP)
        watch, page = Watch(host.address), context.new_page()
        watch.follow(context)
        page.goto(host.address)
        page.locator("html[data-ready]").first.wait_for(timeout=PATIENCE)
        assert "app.zip" in page.evaluate(ASKED) and "rest.zip" not in page.evaluate(ASKED)
        page.evaluate(NOTE_SHARES)
        page.click("#count")
        page.get_by_text("550 primes").wait_for(timeout=PATIENCE)
        assert "rest.zip" in page.evaluate(ASKED)
        assert len([share for share in page.evaluate("[...window.shares]") if share.endswith("%")]) > 1
        figure("toy page: a count of primes on its own thread", "", page.inner_text("#said"))
        assert watch.troubles == [] and not page.locator("#diagnosis").count()
        context.close()


def started(browser: Browser, address: str) -> float:
    """Return after how many milliseconds the page has started in a browser that was not there before."""
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(NOTE_THE_START)
    page.goto(address)
    page.locator("html[data-ready]").first.wait_for(timeout=PATIENCE)
    lasted = float(page.evaluate("window.startedAfter"))
    context.close()
    return lasted


def started_bare(browser: Browser, address: str) -> float:
    """Return how many milliseconds a bare Pyodide takes."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    lasted = float(page.evaluate(STOCK_START))
    context.close()
    return lasted


def test_what_it_weighs_and_how_long_it_takes_is_measured(
    browser: Browser, built: Path, addresses: tuple[str, str],
) -> None:
    """Beside a bare Pyodide only where figures are taken."""
    contents = [file.read_bytes() for file in built.rglob("*") if file.is_file() and file.name != "rest.zip"]
    with FaultyHost(built, SOUND) as host:
        ours = min(started(browser, host.address) for _run in range(RUNS))
    bare = min(started_bare(browser, addresses[1]) for _run in range(RUNS)) if RUNS > 1 else ours
    figure("toy page: cold start", "", f"{ours:.0f} ms = {ours / bare:.2f} x a bare Pyodide")
    packed = [len(gzip.compress(each)) for each in contents] if RUNS > 1 else []
    figure("toy page: fetched before it has started", "",
           f"{sum(map(len, contents)):,} bytes, {sum(packed):,} in gzip, {len(contents)} files")
    assert ours > 0 and sum(map(len, contents)) < 9_000_000


@pytest.fixture
def stranger(browser: Browser) -> Page:
    """A page of somebody who has not been here."""
    return browser.new_context(**DESKTOP).new_page()


@pytest.mark.parametrize(("fault", "sentence"), [
    (HostFault("runtime/app.zip", "missing"), "runtime/app.zip is missing on this host (status 404)."),
    (HostFault("runtime/pyodide.asm.wasm", "page"), "This host sends a web page instead of runtime/pyodide.asm.wasm."),
    (HostFault("start.js", "missing"), "start.js is missing on this host (status 404)."),
], ids=str)
def test_it_says_which_file_is_missing_or_wrong_and_starts_once_it_is_there(
    stranger: Page, built: Path, fault: HostFault, sentence: str,
) -> None:
    with FaultyHost(built, fault) as host:
        stranger.goto(host.address, wait_until="commit")
        stranger.get_by_text(sentence).wait_for(timeout=PATIENCE)
        host.fault = SOUND
        stranger.locator("#diagnosis button").click()
        stranger.locator("html[data-ready]").first.wait_for(timeout=PATIENCE)
        assert not stranger.locator("#diagnosis").count()
        stranger.context.close()
