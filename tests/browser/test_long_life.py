"""A tab that plays on and on grows no larger: heap, nodes, listeners and storage after many matches of all games.

`make test` plays a hundred inputs, `make soak` 30,000 in one tab (`FRACAS_INPUTS`): matches between bots, presses
of a coach, replays, rules and lists between them. Every figure is taken at home, with nothing saved, after all garbage
is collected, and is kept in `build/soak/long-life.jsonl`; a run that was stopped goes on in a new tab.
"""

from __future__ import annotations

import os
from random import Random
from statistics import median
from time import monotonic
from typing import Any

from playwright.sync_api import Page

from fracas.games import KEYS
from fracas.page.routes import OWN
from fracas.page.slugs import slug_of
from tests.browser.hands import go, settle, tap_lit
from tests.browser.lent import python
from tests.browser.play import OFFERED, PRESS, state
from tests.browser.test_saving import played
from tests.soak.kept import Kept

INPUTS = int(os.environ.get("FRACAS_INPUTS", "0"))  # 0 = a few
FEW = 3  # rounds
GAMES = KEYS if INPUTS else KEYS[-1:]
A_MATCH = 400 if INPUTS else 30  # inputs of bots after which a match is left
CHARACTERS = 12  # of a record, at least, an input
PRESSES = 15 if INPUTS else 4  # of a coach, in a match of his own
SEATS = (("random", "random"), ("random", "rookie"), ("rookie", "random"))
MOST_GROWTH = 1.05
FIRST = 2 if INPUTS else 1  # rounds in which what is loaded once is loaded
STILL = 25.0  # seconds after which a match that stands still is a fault
FLAT = ("heap", "nodes", "listeners", "storage", "memory", "objects") if INPUTS else ("heap", "listeners", "storage")
OBJECTS = """
import gc, sys
for name in [name for name in sys.modules if name.split(".")[0] == "fracas"]:
    for piece in [*vars(sys.modules[name]).values()]:  # what is remembered has a bound and fills for hours
        if hasattr(piece, "cache_clear"):
            piece.cache_clear()
gc.collect()
gc.collect()
len(gc.get_objects())
"""
MEMORY = "import pyodide_js\npyodide_js._module.HEAP8.byteLength"
CLICK = "(selector) => document.querySelector(selector).click()"
STORED = """() => Object.keys(localStorage).filter((key) => key.startsWith("fracas."))
    .reduce((sum, key) => sum + key.length + localStorage[key].length, 0)"""
IS_KEPT = "() => Object.keys(localStorage).some((key) => key.startsWith('fracas.match.'))"
LARGEST = """() => Object.keys(localStorage).sort((one, other) => localStorage[other].length - localStorage[one].length)
    .slice(0, 5).map((key) => `${key}: ${localStorage[key].length}`)"""
SAVED = """(match) => Math.max(0, ...["a", "b"].map((one) =>
    (localStorage.getItem(`fracas.match.${match}.${one}`) || "").length))"""


def measured(page: Page) -> dict[str, float]:
    """Return what the page takes up at home: bytes, nodes, listeners, characters, objects of Python.

    Counted are objects that no cache holds: caches keep chances and markup, each up to its bound.
    """
    go(page, "#/saved")
    settle(page, True)
    while page.evaluate(IS_KEPT):  # the list may not be there yet
        page.locator("#screen-saved [data-do=delete]").first.click()
        settle(page, True)
    go(page, "#/")
    settle(page, True)
    objects = python(page, OBJECTS)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    for _time in range(3):
        session.send("HeapProfiler.collectGarbage")
    found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return {"heap": found["JSHeapUsedSize"], "nodes": found["Nodes"], "listeners": found["JSEventListeners"],
            "storage": page.evaluate(STORED), "objects": objects, "memory": python(page, MEMORY)}


def begin(page: Page, game: str, way: str, seats: tuple[str, str] | None = None) -> str:
    """Begin a match and return its name. Playwright's handles would keep what was drawn: none is taken here."""
    go(page, f"#/new/{game}/{way}")
    page.locator("#screen-new [data-do=start]").first.wait_for()
    for seat, level in zip(("home", "away"), seats or (), strict=False):
        page.evaluate(CLICK, f"[data-do=seat-{seat}][data-arg={level}]")
        page.locator(f"[data-do=seat-{seat}][data-arg={level}]:checked").wait_for(state="attached")
    page.locator("#screen-new [data-do=start]").first.click()
    page.locator("#screen-match #match").wait_for()
    return str(page.evaluate("location.hash")).rpartition("/")[2]


def bots_play(page: Page, game: str, seats: tuple[str, str]) -> tuple[int, float]:
    """Let two bots play for a while; return how many inputs, and the longest time the save stood still."""
    match = begin(page, game, "bot", seats)
    last, longest, since = 0, 0.0, monotonic()
    while not page.locator("[data-do=rematch]").count():
        page.wait_for_timeout(100)
        size, now = page.evaluate(SAVED, match), monotonic()
        longest = max(longest, now - since)
        if size != last:
            last, since = size, now
        assert longest < STILL, f"{game} {seats} stands still: {state(page)}"
        if size > A_MATCH * CHARACTERS and len(played(state(page)["record"])) >= A_MATCH:
            break
    return len(played(state(page)["record"])), longest


def coach_plays(page: Page, game: str, random: Random) -> int:
    """Press what is offered in a match for two; look at its replay, at rules, and come back."""
    match = begin(page, game, "two")
    for _time in range(PRESSES):
        settle(page)
        offered = page.evaluate(OFFERED)
        usual = [each for what in ("done", "formation") for each in offered if each[0] == what]
        if usual or offered and random.random() < 0.7:
            page.evaluate(PRESS, usual[0] if usual else random.choice(offered))
        else:
            tap_lit(page, random.randrange(1000))
    settle(page)
    count = len(played(state(page)["record"]))
    for address in (f"#/replay/{OWN}{match}", f"#/rules/{game}", "#/teams", "#/leagues", f"#/match/{match}"):
        go(page, address)
        settle(page, True)
    return count


def test_a_tab_that_plays_on_and_on_grows_no_larger(page: Page) -> None:
    kept = Kept("long-life", INPUTS) if INPUTS else None
    rows: list[dict[str, Any]] = []
    round_, longest, random = 0, 0.0, Random("long life")
    while not kept.is_done if kept else round_ < FEW:
        count, started = 0, monotonic()
        for number, game in enumerate(map(slug_of, GAMES)):
            made, still = bots_play(page, game, SEATS[(round_ + number) % len(SEATS)])
            longest = max(longest, still)
            count += made
        count += coach_plays(page, slug_of(GAMES[round_ % len(GAMES)]), random)
        round_ += 1
        rows.append(measured(page))
        figures = {"round": round_, "seconds": round(monotonic() - started), "still": round(longest, 1), **rows[-1]}
        kept.note(count, **figures) if kept else print(f"\n{count} inputs: {figures}")
    if len(rows) > FIRST + 1:
        third = max(1, (len(rows) - FIRST) // 3)
        early, late = rows[FIRST:FIRST + third], rows[-third:]
        growth = {name: median(r[name] for r in late) / median(r[name] for r in early) for name in rows[0]}
        print("\nlate against early:", {name: round(value, 3) for name, value in growth.items()})
        assert max(growth[name] for name in FLAT) <= MOST_GROWTH, (growth, page.evaluate(LARGEST))
