"""The second store in a real browser: what localStorage lost comes back, and whatever is blocked is told.

Local storage is put back to what it was some answers earlier, as a kill of the browser leaves it; `test_kills` kills.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import AS_READERS_HAVE_IT, DESKTOP
from tests.browser.hands import go, settle
from tests.browser.play import QUICK, begin, press_what_is_offered, state, wait_until_ready

STORED = "() => ({...localStorage})"
PUT_BACK = """(texts) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
}"""
LEAVE_WITH = f"(texts) => addEventListener('pagehide', () => ({PUT_BACK})(texts))"
NOTE_TRANSACTIONS = """() => {
    [window.commits, window.durabilities] = [0, []];
    const { commit } = IDBTransaction.prototype, { transaction } = IDBDatabase.prototype;
    IDBTransaction.prototype.commit = function () { window.commits += 1; return commit.call(this); };
    IDBDatabase.prototype.transaction = function (stores, mode, how) {
        window.durabilities.push(how.durability);
        return transaction.call(this, stores, mode, how);
    };
}"""
SAVE_FIVE_TIMES = """() => {
    const before = window.commits;
    const save = (n) => `fracas 1 ${n} 0 0000000000000000\\n`;
    for (const n of [1, 2, 3, 4, 5]) window.fracasJournal.write("fracas.match.five.a", save(n));
    return window.commits - before;
}"""
NO_DATABASE = """(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, ...more) {
        if (name !== "fracas") return open.call(this, name, ...more);
        BODY
    };
})();"""
BLOCKED = NO_DATABASE.replace("BODY", 'throw new DOMException("no", "SecurityError");')
SILENT = NO_DATABASE.replace("BODY", "return {};")
FILL = """() => {
    let size = 4 << 20;
    for (let n = 0; size > 0; n += 1)
        try { localStorage.setItem("stuff" + n, "x".repeat(size)); } catch { size >>= 1; }
}"""
UNDEFINED = """() => [...document.querySelectorAll("#screen-match use")].map((each) => each.getAttribute("href"))
    .filter((name) => !document.getElementById(name.slice(1)))"""


def begun_again(page: Page, texts: dict[str, str]) -> None:
    """Put the storage back and start the page again."""
    page.evaluate(PUT_BACK, texts)
    page.reload()
    wait_until_ready(page)


def test_a_match_goes_on_where_it_was_though_the_storage_is_behind(revisit: Callable[..., Page], site: str) -> None:
    page = revisit(**DESKTOP)
    page.add_init_script(QUICK)
    page.goto(site)
    wait_until_ready(page)
    before_all = page.evaluate(STORED)
    match = begin(page, site)
    press_what_is_offered(page, 3)
    early = page.evaluate(STORED)
    press_what_is_offered(page, 8, seed=2)
    settle(page)
    record = state(page)["record"]
    for texts in (early, before_all):
        begun_again(page, texts)
        assert page.evaluate("location.hash") == match
        assert state(page)["record"] == record
    go(page, "#/saved")
    page.locator("#screen-saved [data-do=delete]").click()
    page.locator("#screen-saved .empty").wait_for()
    begun_again(page, early)
    go(page, "#/saved")
    assert page.locator("#screen-saved .empty").count() == 1, "what was deleted stays deleted"


def test_a_start_after_a_kill_never_shows_an_older_match_than_the_journal_holds(
    revisit: Callable[..., Page], site: str,
) -> None:
    """Home offers the match as it is, and no tap on an old picture reaches the newer match."""
    page = revisit(**DESKTOP)
    page.add_init_script(QUICK)
    match = begin(page, site)
    press_what_is_offered(page, 3)
    early = page.evaluate(STORED)
    press_what_is_offered(page, 8, seed=2)
    settle(page)
    record = state(page)["record"]
    page.evaluate("location.hash = '#/'")
    begun_again(page, early)
    assert page.get_attribute("html", "data-snapshot") == (None if AS_READERS_HAVE_IT else "used")
    page.locator(f'#screen-home a[href="{match}"]').first.click()
    page.locator("#screen-match:not([hidden]) #match").first.wait_for()
    assert state(page)["record"] == record


def test_the_first_picture_of_a_match_is_shown_unless_the_journal_has_a_newer_match(
    visit: Callable[..., Page], site: str,
) -> None:
    page = visit(**DESKTOP, service_workers="block")
    page.add_init_script(QUICK)
    begin(page, site)
    press_what_is_offered(page, 3)
    page.reload()  # leaving takes the picture
    wait_until_ready(page)
    early = page.evaluate(STORED)
    press_what_is_offered(page, 8, seed=2)
    settle(page)
    page.reload()
    wait_until_ready(page)
    page.route("**/app.zip", lambda route: None)  # Python does not come
    for texts, is_shown in ((page.evaluate(STORED), True), (early, False)):
        page.evaluate(LEAVE_WITH, texts)
        page.reload(wait_until="domcontentloaded")
        page.wait_for_function("window.fracasJournal.trouble() !== 'opening'", polling=20)
        assert page.locator("#screen-match:not([hidden])").count() == 1
        assert (page.locator("#screen-match #match").count() == 1) == is_shown
        assert (page.locator("#screen-match use[href^='#h0-']").count() > 0) == is_shown, "the heads of the players"
        assert page.evaluate(UNDEFINED) == []
        assert (page.locator("#screen-match [data-loading]").count() == 1) != is_shown


def test_each_copy_is_committed_in_the_task_of_its_save_and_the_end_of_a_turn_reaches_the_disk(
    visit: Callable[..., Page], site: str,
) -> None:
    """A transaction that ends by itself waits for the page, which Python keeps busy: a kill would lose it."""
    page = visit(**DESKTOP, service_workers="block")
    page.goto(site)
    wait_until_ready(page)
    page.evaluate("() => window.fracasJournal.sync()")
    page.evaluate(NOTE_TRANSACTIONS)
    assert page.evaluate(SAVE_FIVE_TIMES) == 5
    assert page.evaluate("window.durabilities") == ["relaxed"] * 5
    page.evaluate("() => { window.fracasJournal.sync(); window.fracasJournal.sync(); }")
    page.wait_for_function("window.durabilities.length > 5", polling=20)
    page.evaluate("() => dispatchEvent(new Event('pagehide'))")
    assert page.evaluate("window.durabilities") == ["relaxed"] * 5 + ["strict"], "nothing new, nothing to write"
    page.evaluate(SAVE_FIVE_TIMES)
    page.evaluate("() => dispatchEvent(new Event('pagehide'))")
    assert page.evaluate("window.durabilities.at(-1)") == "strict"


@pytest.mark.parametrize("script", [BLOCKED, SILENT], ids=["blocked", "silent"])
def test_without_a_second_store_all_goes_on_and_the_page_says_what_that_means(
    revisit: Callable[..., Page], site: str, script: str,
) -> None:
    page = revisit(**DESKTOP)
    page.add_init_script(script + QUICK)
    match = begin(page, site)
    press_what_is_offered(page, 4)
    settle(page)
    record = state(page)["record"]
    page.reload()
    wait_until_ready(page)
    assert page.evaluate("location.hash") == match and state(page)["record"] == record
    go(page, "#/saved")
    assert "blocks the second store" in page.inner_text("#screen-saved")


def test_a_match_that_begins_on_a_full_storage_is_told_until_it_is_saved_and_outlives_a_reload(
    revisit: Callable[..., Page], site: str,
) -> None:
    page = revisit(**DESKTOP)
    page.add_init_script(QUICK)
    page.goto(site)
    wait_until_ready(page)
    page.evaluate(FILL)
    match = begin(page, site)
    press_what_is_offered(page, 6)
    assert page.locator("#standing [data-do^=download], #standing [data-do=fetch-unsaved]").count() == 1
    record = state(page)["record"]
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    page.reload()
    wait_until_ready(page)
    assert asked == ["beforeunload"]
    assert page.evaluate("location.hash") == match and state(page)["record"] == record
    page.evaluate("Object.keys(localStorage).map((k) => k.startsWith('stuff') && localStorage.removeItem(k))")
    press_what_is_offered(page, 2, seed=5)
    page.wait_for_function("!document.querySelector('#standing').children.length", polling=50)
    page.reload()
    wait_until_ready(page)
    assert asked == ["beforeunload"], "what is saved does not ask"
