"""Pages that are started once and lent to one test after the other, for starting Python takes seconds."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, Error, Page

from fracas.games import KEYS
from tests.browser.hands import PATIENCE, go, ready
from tests.browser.play import new_tab
from tests.browser.watch import Watch

RUN = """async ([address, games, code]) => {
    const { running } = await import(address);
    return (await running(...games.flatMap((game) => [game, `${game}-more`]))).runPython(code);
}"""
USUAL = {"language": "en", "theme": "", "overlay": "100", "motion": "off", "pace": "none", "preview": "risky",
         "keys": "on", "sound": "off", "captions": "off", "awake": "on",
         "questions": "off"}
FORGET = """async () => {
    localStorage.clear();
    const answered = (asked) => new Promise((done) => { asked.onsuccess = () => done(asked.result); });
    const database = await answered(indexedDB.open("fracas"));
    await Promise.all(["journal", "archive", "heads"].map((name) =>
        answered(database.transaction(name, "readwrite").objectStore(name).clear())));
    database.close();
    delete navigator.wakeLock;  // one that a test has put in its place
    performance.clearMeasures();
    document.activeElement?.blur();
    scrollTo(0, 0);
    document.documentElement.style.fontSize = "";
    for (const part of document.querySelectorAll("details[open]")) part.open = false;
}"""
CHOOSE = """(wanted) => {
    for (const [name, value] of Object.entries(wanted)) {
        const all = [...document.querySelectorAll(`#screen-settings [data-do=${name}]`)];
        const control = all.find((one) => one.type !== "radio" || one.value === value);
        if (control.type === "range") {
            control.value = value;
            control.dispatchEvent(new InputEvent("input", { bubbles: true }));
        } else if (control.checked !== (control.type === "radio" || value === "on")) control.click();
    }
}"""
NO_PRINTER = "window.print = () => {};"  # a tab that was told to print, without a dialog to close, makes no PDF
SMALL = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 2 });"  # too small for snapshots
DRAW_SEEDS = """
from fracas.page.browser.dom import DomBrowser
DomBrowser.drawn_seed = getattr(DomBrowser, "drawn_seed", DomBrowser.fresh_seed)
DomBrowser.fresh_seed = DomBrowser.drawn_seed if not {seed!r} else lambda browser: {seed!r}
from fracas.page.match.play import pace
pace.is_late_by_clock = getattr(pace, "is_late_by_clock", pace.is_late)
pace.is_late = (lambda model: False) if {is_patient!r} else pace.is_late_by_clock
True
"""


SEEDS = WeakKeyDictionary[Page, str]()  # that pages were given last
MOST_STARTS = 5  # now and then Chromium lets a tab die
DEAD = re.compile("crashed|browser has been closed")


class Lent:
    """A page that is started once and lent to one test after the other.

    Args: browser, site - where it is started.
          screen - the settings of its context.
          prepare - told of the context, the browser and the site before anything starts there.
    """

    def __init__(
        self, browser: Browser, site: str, screen: dict[str, Any],
        prepare: Callable[[BrowserContext, Browser, str], None],
    ) -> None:
        self.browser = browser
        self.site = site
        self.screen = screen
        self.prepare = prepare
        self.watch = Watch(site)
        self.page: Page | None = None

    def as_new(self) -> Page:
        """Return the page at home, as a first visit finds it; one that has died since is started again."""
        for _try in range(MOST_STARTS):
            try:
                return self._as_new()
            except Error as error:
                if not DEAD.search(str(error)):
                    raise
                self.close()
        raise AssertionError(f"{MOST_STARTS} lent pages in a row died")

    def _as_new(self) -> Page:
        """Return the page at home; only motion is off and all is loaded."""
        if self.page is None:
            context = self.browser.new_context(**self.screen)
            context.set_default_timeout(PATIENCE)
            context.add_init_script(NO_PRINTER + SMALL)
            self.prepare(context, self.browser, self.site)
            self.watch.follow(context)
            self.page = new_tab(context, self.site)
        self.page.context.set_offline(False)
        ready(self.page)
        self.page.set_viewport_size(self.screen["viewport"])
        go(self.page, "#/settings")  # what the test before left open is left, and saves itself for the last time
        self.page.evaluate(FORGET)
        prefer(self.page)
        seeded(self.page, "")
        go(self.page, "#/")
        self.watch.troubles.clear()
        return self.page

    def close(self) -> None:
        """Give the page up; the next test gets another."""
        if self.page is not None:
            with suppress(Error):  # of a browser that died nothing is left to close
                self.page.context.close()
            self.page = None


def prefer(page: Page, **wanted: str) -> None:
    """Choose these settings on their screen and the usual ones beside them."""
    chosen = {**USUAL, **wanted}
    go(page, "#/settings")
    page.evaluate(CHOOSE, chosen)
    page.locator(f"html[lang={chosen['language']}]").first.wait_for()


def seeded(page: Page, seed: str, is_patient: bool = True) -> None:
    """Let the dice of matches that begin from now on come from a seed, so that every run is the same match.

    Args: seed - "" = one that is drawn, as readers have it, which needs no word where it is so.
          is_patient - let bots think to the end, on the busiest machine too.
    """
    if not seed and SEEDS.get(page) == "":
        return
    SEEDS[page] = seed
    python(page, DRAW_SEEDS.format(seed=seed, is_patient=is_patient and bool(seed)))


def python(page: Page, code: str) -> Any:
    """Run code in the page's own Python as soon as that and all games are there; return its last line's value."""
    wrapped = f"import json\nfrom pyodide.code import eval_code\njson.dumps(eval_code({code!r}, {{}}))"
    address = page.evaluate("new URL('static/interpreter.js', location.href.replace(/[?#].*/, '')).href")
    text = page.evaluate(RUN, [address, KEYS, wrapped])
    return json.loads(text)
