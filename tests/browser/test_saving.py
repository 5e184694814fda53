"""Whatever happens to a tab, a match goes on where it was: killed tabs, dead interpreters, other tabs, full stores."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

import fracas
from tests.browser.conftest import DESKTOP
from tests.browser.hands import PATIENCE, go, settle
from tests.browser.lent import prefer
from tests.browser.play import (
    OFFERED,
    QUICK,
    begin,
    begin_between_bots,
    new_tab,
    press_what_is_offered,
    state,
    wait_until_kept,
    wait_until_ready,
)
from tests.browser.watch import Watch

KILLS = int(os.environ.get("FRACAS_KILLS", "2"))  # the soak kills 200
SEED = int(os.environ.get("FRACAS_SEED", "13"))
GOES_ON = """([before, match]) => document.querySelector("[data-do=rematch]")
    || location.hash === match && window.fracas().record.length > before.length"""

ROWS = """() => {
    const buttons = [...document.querySelector("#screen-saved .sketch ~ .acts").children];
    return [buttons.length, new Set(buttons.map((button) => button.offsetTop)).size];
}"""


def played(record: str) -> list[str]:
    """Return the actions and answers of a record, one after the other."""
    lines = record.partition("\n\n[Fingerprint")[0].partition("\n\n")[2].splitlines()
    return [part for line in lines for part in line.replace(": ", "; ").split("; ")]


def kill(page: Page) -> None:
    """Kill the process of a tab and wait until it is dead, for the next tab of the site may come to live in it."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash", timeout=300)  # a dead tab answers nothing
    page.close()


def test_a_tab_killed_at_any_moment_loses_at_most_one_answer_and_the_next_goes_on(browser: Browser, site: str) -> None:
    context: BrowserContext = browser.new_context(**DESKTOP)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(QUICK)
    random = Random(SEED)
    page = new_tab(context, site)
    match = begin_between_bots(page, site)
    wait_until_kept(page)
    before, lost = "", 0
    for _kill in range(KILLS):
        page.wait_for_function(GOES_ON, arg=[before, match], polling=50)
        page.wait_for_timeout(random.randrange(20, 500))
        seen = played(state(page)["record"])
        assert seen[: len(played(before))] == played(before)
        page.wait_for_timeout(random.randrange(0, 40))
        kill(page)
        page = new_tab(context, site + match)
        before = state(page)["record"]
        there = played(before)
        assert there[: len(seen) - 1] == seen[:-1], (seen[-3:], there[-3:])
        lost += len(there) < len(seen)
        assert "damaged" not in page.inner_text("#notices")
        if page.locator("[data-do=rematch]").count():
            match, before = begin_between_bots(page, site), ""
    print(f"\n{KILLS} tabs killed, {lost} answers lost")
    page.wait_for_function("!document.querySelector('#standing').children.length", polling=50)
    page.wait_for_function(GOES_ON, arg=[before, match], polling=50)
    context.close()


def test_a_dead_interpreter_is_started_again_and_the_match_goes_on(
    visit: Callable[..., Page], site: str, watch: Watch,
) -> None:
    page = visit(**DESKTOP, service_workers="block")
    page.add_init_script(QUICK)
    begin(page, site)
    press_what_is_offered(page, 4)
    before = state(page)["record"]
    with page.expect_navigation():
        page.evaluate("""async () => {
            const home = location.href.replace(/[?#].*/, "");
            const python = await (await import(new URL("static/interpreter.js", home).href)).running();
            try { python._api.fatal_error(new Error("provoked")); } catch { /* it tells the shell, then throws */ }
        }""")
        assert "started again" in page.inner_text("#notices")
    wait_until_ready(page)
    assert state(page)["record"] == before
    watch.troubles.clear()


def come_to_the_same(watcher: Page, player: Page) -> None:
    """Wait until the watching page has come to the match of the other."""
    settle(player)
    watcher.wait_for_function("(record) => fracas().record === record", arg=state(player)["record"], polling=50)


def by_part(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """Return who plays and who watches; on a busy machine a tab that is long silent is taken to be gone."""
    for _ in range(600):
        watching = [page for page in pages if page.locator("#standing [data-do=take-over]").count()]
        if len(watching) == 1:
            return pages[watching[0] is pages[0]], watching[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError("not one of two tabs watches")


def test_a_second_tab_watches_and_takes_over(revisit: Callable[..., Page], site: str) -> None:
    first = revisit(**DESKTOP)
    first.context.add_init_script(QUICK)
    match = begin(first, site)
    second = first.context.new_page()
    second.goto(site + match)
    wait_until_ready(second)
    player, watcher = by_part((first, second))
    press_what_is_offered(player, 3)
    come_to_the_same(watcher, player)
    watcher.locator("#standing [data-do=take-over]").click()
    player.locator("#standing [data-do=take-over]").wait_for()
    watcher.wait_for_function("!document.querySelector('#standing').children.length", polling=50)
    before = state(player)["record"]
    press_what_is_offered(watcher, 6, seed=3)
    assert state(watcher)["record"] != before
    come_to_the_same(player, watcher)


def test_a_full_store_is_told_with_a_copy_to_download_and_play_goes_on(page: Page, site: str) -> None:
    begin(page, site)
    page.evaluate("""() => {
        localStorage.removeItem("fracas.shot");  // taken when the page is quiet, and given up for room
        let size = 4 << 20;
        for (let n = 0; size > 0; n += 1)
            try { localStorage.setItem("stuff" + n, "x".repeat(size)); } catch { size >>= 1; }
    }""")
    press_what_is_offered(page, 5)
    page.locator("#standing [data-do=download]").wait_for()
    assert "full" in page.inner_text("#standing")
    with page.expect_download() as download:
        page.locator("#standing [data-do=download]").click()
    assert download.value.path().read_text(encoding="utf-8") == state(page)["record"]
    page.evaluate("Object.keys(localStorage).map((k) => k.startsWith('stuff') && localStorage.removeItem(k))")
    press_what_is_offered(page, 4, seed=4)
    page.wait_for_function("!document.querySelector('#standing').children.length", polling=50)


def test_a_tab_that_is_frozen_has_saved_the_last_input(page: Page, site: str) -> None:
    """It may be discarded without another word: no turn of the page comes between an input and the end."""
    begin(page, site)
    press_what_is_offered(page, 5)
    saved = page.evaluate("""([what, arg]) => {
        const before = fracas().record, match = location.hash.split("/")[2];
        const all = [...document.querySelectorAll(`#match [data-do="${what}"]`)];
        all.find((button) => (button.dataset.arg || "") === arg).click();
        document.dispatchEvent(new Event("freeze"));
        const { record } = fracas(), texts = ["a", "b"].map((which) => localStorage[`fracas.match.${match}.${which}`]);
        return [record !== before, texts.some((text) => text.endsWith(record))];
    }""", next(each for each in page.evaluate(OFFERED) if each[0] in ("done", "formation", "player", "command")))
    assert saved == [True, True]


def test_blocked_storage_is_told_and_play_goes_on(revisit: Callable[..., Page], site: str) -> None:
    page = revisit(**DESKTOP)
    page.add_init_script("""Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("no", "SecurityError"); } })""")
    page.goto(site)
    wait_until_ready(page)
    prefer(page)
    begin(page, site)
    press_what_is_offered(page, 6)
    assert "start" in state(page)["record"]


def test_everything_goes_into_a_file_and_comes_back_from_it(page: Page, site: str) -> None:
    begin(page, site)
    press_what_is_offered(page, 4)
    record = state(page)["record"]
    page.evaluate("location.hash = '#/saved'")
    with page.expect_download() as download:
        page.locator("[data-do=fetch-everything]").click()
    file = download.value.path()
    page.locator("#screen-saved [data-do=delete]").click()
    page.locator("#screen-saved [data-do=take-file]").set_input_files(
        {"name": "fracas.json", "mimeType": "application/json", "buffer": file.read_bytes()})
    page.locator("[data-do=take][data-arg=all]").click()
    page.locator("#screen-saved .b.go").first.click()
    page.locator("#match").first.wait_for()
    assert state(page)["record"] == record


CAMERA = """
navigator.mediaDevices.getUserMedia = async () => document.createElement("canvas").captureStream();
HTMLMediaElement.prototype.play = async () => {};
window.BarcodeDetector = class { async detect() { return [{ rawValue: location.origin + "/#/position/elfball" }]; } };
"""
DROP = """(screen, text) => {
    const brought = new DataTransfer();
    brought.items.add(new File([text], "match.txt", { type: "text/plain" }));
    const dropped = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: brought });
    return screen.dispatchEvent(dropped);
}"""


def test_a_code_is_scanned_and_a_dropped_file_is_named_before_anything_is_kept(
    revisit: Callable[..., Page], site: str,
) -> None:
    page = revisit(**DESKTOP)
    page.add_init_script(CAMERA)
    page.goto(f"{site}#/saved")
    wait_until_ready(page)
    page.locator("[data-do=scan]").click()
    page.locator("#storage-notices", has_text="A page of Fracas.").wait_for()
    assert page.locator("dialog").count() == 0
    assert page.locator("#screen-saved").evaluate(DROP, fracas.new("elfball", seed="drop").record) is False
    page.locator("[data-do=watch-record]").wait_for()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('match.'))") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_four_buttons_of_a_saved_match_stand_in_two_rows_on_a_phone(phone: Page, site: str, language: str) -> None:
    prefer(phone, language=language)
    begin(phone, site)
    press_what_is_offered(phone, 1)
    go(phone, "#/saved")
    assert phone.evaluate(ROWS) == [4, 2]
