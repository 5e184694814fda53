"""Storms of taps on a tracked match in a real browser, and what has to be true after every single tap.

Nothing here knows how the tracker works: each tap is judged by what the page showed before and after it. Waiting is
left out: the page's clock is put forward instead.
"""

from __future__ import annotations

import re
from html import unescape
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page

from fracas.page.saving.storage import Memory
from tests.browser.hands import go, ready
from tests.page.headless import Page as Headless

PAUSES = (0, 0, 0, 60, 320, 2000)  # milliseconds before a tap; the first ones are double taps
SETTLED, ONE_EVENT = 250, 1000  # milliseconds: a button that has changed is deaf, taps on a counter are one event
STEADY = ("dial", "whole-log")  # what means the same all the time; a counter, while no line is changed
ELSEWHERE = ("to-board", "fetch-log", "rule", "weigh", "to-league", "hand-over", "cards", "sequence")
"""What leaves the tracker."""
SHOWN = """() => {
    const all = (found) => [...document.querySelectorAll("#screen-companion " + found)];
    return {
        lines: all(".logged").map((each) => each.getAttribute("aria-label")),
        counters: all("b.figure").map((each) => each.textContent),
        code: all(".result-code").map((each) => each.textContent).join(),
        slots: all("[data-do=slot]").map((each) => each.textContent.trim()),
        begun: all("#tracker-panel [data-do=leave-it]").length > 0,
        panel: all("#tracker-panel [data-do]").map((each) => each.dataset.do + " " + (each.dataset.arg || "")).join(),
    };
}"""
BURST = """([pauses, draws, elsewhere]) => {
    const shown = SHOWN, taps = [];
    const real = window.realNow ||= performance.now.bind(performance);
    performance.now = () => real() + (window.putForward || 0);
    let spot = null;  // where the finger was last
    for (const [at, pause] of pauses.entries()) {
        window.putForward = (window.putForward || 0) + pause;
        const all = [...document.querySelectorAll("#screen-companion .table-main [data-do]")].filter((each) =>
            each.tagName === "BUTTON" && each.getClientRects().length && !elsewhere.includes(each.dataset.do));
        const again = draws[at] < 0 && spot && document.elementFromPoint(...spot)?.closest("[data-do]");
        const one = all.includes(again) ? again : all[Math.floor(Math.abs(draws[at]) * all.length)];
        one.scrollIntoView({ block: "center" });
        const { x, y, width, height } = one.getBoundingClientRect();
        spot = [x + width / 2, y + height / 2];
        const tap = { do: one.dataset.do, arg: one.dataset.arg || "", before: shown(), from: performance.now() };
        one.click();
        taps.push({ ...tap, to: performance.now(), after: shown() });
    }
    return taps;
}""".replace("SHOWN", SHOWN)
AWAY_AND_BACK = """() => {
    for (const hidden of [true, false]) {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }
    delete document.hidden;
}"""
STORED = "() => ({...localStorage})"


class Weather(NamedTuple):
    """What a storm of taps brings with it."""

    game: str
    taps: int
    is_killed: bool  # reloaded at its end, and not only looked at as a kill would have left it


def storm(page: Page, seed: int, weather: Weather) -> int:
    """Let a storm come over a new match; return its taps. Raises AssertionError for what was lost."""
    chance = Random(f"taps {seed}")
    begin(page, weather.game, chance.choice(("result", "faces")))
    taps = 0
    for _gust in range(2):
        pauses = [chance.choice(PAUSES) for _tap in range(weather.taps // 2)]
        draws = [chance.random() * chance.choice((1, 1, -1)) for _tap in pauses]  # below 0: the same spot again
        found = page.evaluate(BURST, [pauses, draws, ELSEWHERE])
        judge(found, seed)
        taps += len(found)
        size = page.viewport_size
        assert size is not None
        page.set_viewport_size({"width": size["height"], "height": size["width"]})
        page.evaluate(AWAY_AND_BACK)
        kept(page, seed)
    if weather.is_killed:
        killed(page, seed)
    return taps


def begin(page: Page, game: str, depth: str) -> None:
    """Begin to track a match."""
    go(page, f"#/new/{game}/table")
    page.locator("#start-region [data-do=start]").first.wait_for()
    page.evaluate("document.querySelector('#start-region [data-do=start]').click()")
    page.locator("#tracker-panel").first.wait_for()
    page.evaluate("depth => document.querySelector(`#screen-companion [data-do=depth][value=${depth}]`).click()", depth)


def judge(taps: list[dict[str, Any]], seed: int) -> None:
    """Check each tap by the ones before it: deaf buttons, counters that count, taps that are one event."""
    changed = dialled = None  # the tap that changed what buttons mean; the last one on a counter
    most = 0  # lines there may be while the taps on it are one event
    for number, tap in enumerate(taps):
        before, after = tap["before"], tap["after"]
        where = f"storm {seed}, tap {number}: {tap['do']} {tap['arg']}"
        if changed is not None and tap["to"] - changed["from"] < SETTLED and tap["do"] not in STEADY:
            assert before == after, f"{where}: heard though it has just changed its meaning"
        if tap["do"] == "dial" and not before["begun"]:
            assert moved(before, after) <= 1, f"{where}: more than one at a tap"
            if dialled is not None and dialled["arg"] == tap["arg"] and tap["to"] - dialled["from"] < ONE_EVENT:
                assert len(after["lines"]) <= most, f"{where}: not one event"
            else:
                most = len(before["lines"]) + 1
            assert len(after["lines"]) == len(before["lines"]) or moved(before, after), f"{where}: a line of nothing"
            dialled = tap if moved(before, after) else None
        else:
            dialled = None
        if kinds(before) != kinds(after):
            changed = tap


def kinds(shown: dict[str, Any]) -> set[str]:
    """Return the kinds of buttons on the panel, without the dice that have been typed in."""
    return {each.split()[0] for each in shown["panel"].split(",") if each} - {"slot"}


def moved(before: dict[str, Any], after: dict[str, Any]) -> int:
    """Return by how much all counters together have changed."""
    pairs = zip(before["counters"], after["counters"], strict=True)
    return sum(abs(number(new) - number(old)) for old, new in pairs)


def number(text: str) -> int:
    """Return the number that a counter shows."""
    found = re.search(r"-?\d+", text.replace("−", "-"))
    return int(found[0]) if found else 0


def kept(page: Page, seed: int) -> None:
    """Check that what is stored at this moment, as a kill would leave it, opens as what is shown."""
    shown = page.evaluate(SHOWN)
    again = reopened(page)
    lines = [unescape(each) for each in re.findall(r'aria-label="(Change: [^"]*)"', again)]
    common = min(len(lines), len(shown["lines"]))  # only the latest are shown at first
    assert lines[:common] == shown["lines"][:common] and bool(lines) == bool(shown["lines"]), f"storm {seed}: log lost"
    code = re.search(r'class="result-code"[^>]*>([^<]*)<', again)
    assert code is not None and unescape(code[1]) == shown["code"], f"storm {seed}: another result code"


def reopened(page: Page) -> str:
    """Return the tracker as it opens from what the page has stored."""
    store = Memory()
    store.texts.update(page.evaluate(STORED))
    return Headless(store, page.evaluate("location.hash")).text("screen-companion")


def killed(page: Page, seed: int) -> None:
    """Kill the page and open it again from its storage: at most the die being typed is gone."""
    before = page.evaluate(SHOWN)
    page.reload()
    ready(page)
    page.locator("#tracker-panel").first.wait_for()
    after = page.evaluate(SHOWN)
    common = min(len(before["lines"]), len(after["lines"]))
    assert before["lines"][:common] == after["lines"][:common], f"storm {seed}: log lost by a kill"
    assert before["code"] == after["code"], f"storm {seed}: another result code after a kill"
    assert before["slots"] == after["slots"], f"storm {seed}: dice lost that were typed before the last one"
