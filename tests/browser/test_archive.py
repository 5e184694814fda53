"""The archive in a real browser: a list of a thousand finished matches opens as quickly as one of ten."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from statistics import median

from playwright.sync_api import Page

import fracas
from fracas.bots.match import play_match
from fracas.kernel.work import run_to_end
from fracas.page import match_facts
from fracas.page.saving import archive
from fracas.page.saving.storage import Memory, Save, Shelf
from tests.browser.conftest import DESKTOP
from tests.browser.hands import go
from tests.browser.play import wait_until_ready
from tests.sample import sample

FEW, MANY = 10, 1000
A_PAGE = 30  # packed matches that are shown at once
RUNS = sample(2, 5) if "FRACAS_RUNS" not in os.environ else 5
MOST_MORE = 300  # milliseconds, where figures are taken
WHEN = 1_700_000_000_000
PUT = """for (const [key, text] of location.protocol === "http:" ? Object.entries(TEXTS) : [])
    localStorage.setItem(key, text);"""
LISTEN = """() => {
    const { request } = window.fracasJournal;
    window.asked = [];
    window.fracasJournal.request = (mode, rows) => {
        window.asked.push(...JSON.parse(rows).map(([kind]) => kind));
        return request(mode, rows);
    };
}"""
REQUEST = "([mode, rows]) => window.fracasJournal.request(mode, rows)"
OPEN = """(rows) => new Promise((tell) => {
    const begun = performance.now();
    const look = () => {
        const found = document.querySelectorAll('#screen-saved:not([hidden]) a[href^="#/match/"]');
        requestAnimationFrame(found.length < rows ? look : () => tell(performance.now() - begun));
    };
    location.hash = "#/saved";
    look();
})"""


def finished() -> Save:
    """Return a finished match."""
    game = play_match("elfball", "rookie", "rookie", "archive").game
    return Save(1, match_facts.describe(game)._replace(when=WHEN), game.record)


def opening_time(page: Page, rows: int) -> float:
    """Return the milliseconds, at the median, that the list takes to show its rows."""
    times = []
    for _run in range(RUNS):
        go(page, "#/settings")
        times.append(float(page.evaluate(OPEN, rows)))
    return median(times)


def test_the_list_of_a_thousand_matches_reads_their_heads_alone_and_opens_as_soon_as_one_of_ten(
    revisit: Callable[..., Page], site: str,
) -> None:
    save, store = finished(), Memory()
    for number in range(FEW):
        Shelf(store).save(f"m{number}", save.facts._replace(when=WHEN + number), save.record)
    entry = run_to_end(archive.pack("m", save))
    head = archive.head_of(entry)
    rows = [[kind, "put", text, f"p{number}"] for number in range(MANY - FEW)
            for kind, text in (("archive", entry.text), ("heads", head.replace(" m ", f" p{number} ", 1)))]
    page = revisit(**DESKTOP)
    page.add_init_script(PUT.replace("TEXTS", json.dumps(store.texts)))
    page.goto(site)
    wait_until_ready(page)
    few = opening_time(page, FEW)
    page.evaluate(REQUEST, ["readwrite", json.dumps(rows)])
    page.evaluate(LISTEN)
    many = opening_time(page, FEW + A_PAGE)
    assert page.evaluate("window.asked") == ["heads"] * RUNS, "the matches themselves are not read for their list"
    assert f"({MANY - FEW - A_PAGE:,})".replace(",", "") in page.inner_text("#screen-saved").replace(",", "")
    print(f"\nlist of {FEW}: {few:.0f} ms, of {MANY}: {many:.0f} ms")
    assert many < few + MOST_MORE or "FRACAS_RUNS" not in os.environ
    go(page, f"#/match/p{MANY - FEW - 1}")
    page.locator("#screen-match:not([hidden]) #match").first.wait_for()
    assert fracas.from_record(page.evaluate("window.fracas().record")).fingerprint == \
        fracas.from_record(save.record).fingerprint
