"""What browsers do to a page in the background: freeze it, discard it, renew it behind its back, give it no room."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from tests.browser.conftest import DESKTOP
from tests.browser.devtools import DevTools, show_tab, tabs
from tests.browser.hands import PATIENCE, go, settle
from tests.browser.killable import KillableBrowser
from tests.browser.play import (
    QUICK,
    begin,
    begin_between_bots,
    press_what_is_offered,
    state,
    wait_until_kept,
    wait_until_ready,
)
from tests.browser.test_kills import played
from tests.browser.watch import Watch
from workshop.paths import SITE
from workshop.serve import Server

DISCARDS = "chrome://discards/"
DISCARD = """(() => {
    const parts = (root) => [...root.querySelectorAll("*")].flatMap(within);
    const within = (node) => [node, ...(node.shadowRoot ? parts(node.shadowRoot) : [])];
    const all = parts(document);
    const row = all.find((node) => node.localName === "tr" && node.textContent.includes("#/match/"));
    const acts = row ? [...row.querySelectorAll("[is=action-link]")] : [];
    const act = acts.find((node) => node.textContent.includes("[Urgent Discard]"));
    const isDone = Boolean(row) && row.textContent.includes("discarded");
    if (act && !isDone) act.click();
    return isDone;
})()"""
UPDATE = "navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)"
LITTLE = 300_000  # bytes
RECORD = "document.documentElement?.dataset.ready && document.querySelector('#match') && window.fracas().record || ''"
HAS_BEGUN = "(window.fracas().record.split('\\n\\n')[1] || '').includes('=')"
IS_TOLD = "Boolean(document.querySelector('#standing [data-do=take-over]'))"
NOTE_THE_FREEZE = "window.frozen = 0; document.addEventListener('freeze', () => { window.frozen += 1; });"


@pytest.fixture
def background(site: str, driver: Playwright, tmp_path: Path) -> Iterator[tuple[KillableBrowser, str]]:
    """A browser in which a match between bots has come to lie in the background, and the address of the match.

    Nothing listens to its tabs: the browser neither freezes nor discards one that is listened to.
    """
    (tmp_path / "Local State").write_text('{"internal_only_uis_enabled": true}', encoding="utf-8")
    browser = KillableBrowser(driver, tmp_path)
    try:
        page = browser.start()
        match = begin_between_bots(page, site)
        page.wait_for_function(HAS_BEGUN, polling=20)
        page.evaluate(NOTE_THE_FREEZE)
        page.context.new_page().goto(DISCARDS)
        browser.let_go()
        show_tab(browser.port, tab_of(browser, DISCARDS))
        yield browser, match
    finally:
        browser.kill()


def tab_of(browser: KillableBrowser, address: str) -> str:
    """Return the id of the tab that shows an address."""
    return next(str(tab["id"]) for tab in tabs(browser.port) if address in tab["url"])


def until(call: Callable[[], object]) -> None:
    """Wait until a function answers with something."""
    end = time.monotonic() + PATIENCE / 1000
    while not call():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.05)


def goes_on(record: str, before: list[str]) -> bool:
    """Return whether a match has gone on from a course."""
    now = played(record)
    assert not record or now[: len(before)] == before, "the match is another one"
    return len(now) > len(before)


def test_a_frozen_tab_goes_on_where_it_was(background: tuple[KillableBrowser, str]) -> None:
    browser, match = background
    with DevTools(browser.port, tab_of(browser, match)) as tab:
        tab.send("Page.setWebLifecycleState", state="frozen")
        until(lambda: tab.run("window.frozen"))
        before = played(tab.run(RECORD))
        show_tab(browser.port, tab_of(browser, match))
        until(lambda: goes_on(tab.run(RECORD), before))
        assert not tab.run(IS_TOLD)


def test_a_frozen_tab_whose_match_another_has_taken_over_follows_it_and_says_so(
    background: tuple[KillableBrowser, str], site: str,
) -> None:
    browser, match = background
    tab = tab_of(browser, match)
    other = tab_of(browser, DISCARDS)
    with DevTools(browser.port, tab) as first:
        first.send("Page.setWebLifecycleState", state="frozen")
        until(lambda: first.run("window.frozen"))
        frozen = played(first.run(RECORD))
    with DevTools(browser.port, other) as leaving:  # the answers of a process that is left may be lost
        leaving.send("Page.navigate", url=site + match)
    until(lambda: sum(match in each["url"] for each in tabs(browser.port)) == 2)
    with DevTools(browser.port, tab) as first, DevTools(browser.port, other) as second:
        until(lambda: goes_on(second.run(RECORD), frozen))  # one that is silent for long is taken to be gone
        taken = played(second.run(RECORD))
        show_tab(browser.port, tab)
        until(lambda: first.run(IS_TOLD))
        until(lambda: played(first.run(RECORD))[: len(taken)] == taken)
        assert not second.run(IS_TOLD)


def test_a_discarded_tab_comes_back_where_it_was(background: tuple[KillableBrowser, str]) -> None:
    browser, match = background
    with DevTools(browser.port, tab_of(browser, match)) as tab:
        before = played(tab.run(RECORD))
    with DevTools(browser.port, tab_of(browser, DISCARDS)) as list_of_tabs:
        until(lambda: list_of_tabs.run(DISCARD))
    show_tab(browser.port, tab_of(browser, match))
    with DevTools(browser.port, tab_of(browser, match)) as tab:
        until(lambda: tab.run("document.wasDiscarded") and tab.run(RECORD))
        assert tab.run("location.hash") == match
        until(lambda: goes_on(tab.run(RECORD), before))


# -- another version, no room ------------------------------------------------------------------------------------


@pytest.fixture
def host(tmp_path: Path, watch: Watch) -> Iterator[tuple[Path, str]]:
    """A deployed site that a test may change: its folder and address."""
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    with Server(folder, prefix="/deployed/") as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        watch.home = server.address
        yield folder, server.address
        server.shutdown()


def release(folder: Path, names: list[str]) -> None:
    """Make a deployed site another version: some files change, and with them what lists their hashes."""
    index, worker = folder / "index.html", folder / "sw.js"
    page, listed = index.read_text(encoding="utf-8"), worker.read_text(encoding="utf-8")
    script = re.search(r"<script>(.*?)</script>", page, re.DOTALL)
    assert script
    policy = digest_of_script(script[1])
    old_page = hash_of(index)
    for name in names:
        file = folder / name
        before, size = hash_of(file), file.stat().st_size
        file.write_bytes(file.read_bytes() + b"\n# a later version\n")
        entry = re.compile(rf'("{re.escape(name)}": \[)"{before}", {size}(, \d\])')
        page, changed = entry.subn(rf'\g<1>"{hash_of(file)}", {file.stat().st_size}\g<2>', page)
        assert changed == 1 and before in listed, name
        listed = listed.replace(before, hash_of(file))
    changed_script = re.search(r"<script>(.*?)</script>", page, re.DOTALL)
    assert changed_script
    index.write_text(page.replace(policy, digest_of_script(changed_script[1])), encoding="utf-8")
    worker.write_text(listed.replace(old_page, hash_of(index)), encoding="utf-8")


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def digest_of_script(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def test_two_versions_in_two_tabs_lose_nothing_and_the_old_one_is_told(
    visit: Callable[..., Page], host: tuple[Path, str], watch: Watch,
) -> None:
    """The worker changes to the new version under a match of the old one, which plays on and says what it lacks."""
    folder, home = host
    old = visit(**DESKTOP)
    old.context.add_init_script(QUICK)
    match = begin(old, home)
    wait_until_kept(old)
    new = old.context.new_page()
    new.goto(home)
    wait_until_ready(new)
    release(folder, ["py/main.py", "runtime/elfball-rules.zip"])
    new.evaluate(UPDATE)
    with new.expect_navigation():
        new.locator("#offers [data-do=update]").click()
    wait_until_ready(new)
    assert "a later version" in new.evaluate("fetch('py/main.py').then((answer) => answer.text())")
    press_what_is_offered(old, 6)
    settle(old)
    record = state(old)["record"]
    watch.forgive("elfball-rules.zip")
    old.evaluate("location.hash = '#/rules/elfball/4'")
    old.get_by_text("A new version of Fracas is running. Load it here too. Your match is saved.").wait_for()
    old.locator("#diagnosis button").click()
    old.locator("#rule-text").get_by_text("Players").first.wait_for()
    old.evaluate(f"location.hash = {json.dumps(match)}")
    old.locator("#screen-match:not([hidden]) #match").first.wait_for()
    assert state(old)["record"] == record
    press_what_is_offered(old, 3, seed=2)


def test_a_device_without_room_says_so_and_a_match_is_kept_all_the_same(
    visit: Callable[..., Page], host: tuple[Path, str], watch: Watch,
) -> None:
    _folder, home = host
    page = visit(**DESKTOP)
    page.add_init_script(QUICK)
    session = page.context.new_cdp_session(page)
    origin = home.partition("/deployed")[0]
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": LITTLE})
    match = begin(page, home)
    press_what_is_offered(page, 5)
    settle(page)
    record = state(page)["record"]
    go(page, "#/saved")
    page.get_by_text("This device has no room to keep Fracas").first.wait_for()
    page.goto(home + match)
    page.reload()
    wait_until_ready(page)
    page.locator("#screen-match:not([hidden]) #match").first.wait_for()
    assert state(page)["record"] == record
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.reload()
    wait_until_kept(page)
