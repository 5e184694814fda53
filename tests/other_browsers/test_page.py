"""In Firefox and WebKit the page starts, a match is played on it, and it goes on with the match after a reload."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.other_browsers.drivers import DRIVERS, Driver
from workshop.paths import SITE
from workshop.serve import Server

RECORD = """
    const saves = Object.keys(localStorage).filter((key) => /^fracas\\.match\\./.test(key))
        .map((key) => localStorage.getItem(key)).sort((a, b) => Number(b.split(" ")[2]) - Number(a.split(" ")[2]));
    return saves.length ? saves[0].split("\\n").slice(2).join("\\n") : "";"""
PRESS = """
    const offered = [...document.querySelectorAll("#tray [data-do], #ask [data-do]")].filter((b) =>
        b.getClientRects().length && b.getAttribute("aria-disabled") !== "true" &&
        ["command", "die", "reply", "player", "formation", "done", "go"].includes(b.dataset.do));
    const usual = offered.filter((b) => ["formation", "done"].includes(b.dataset.do));
    const from = usual.length ? usual : offered;
    if (from.length) from[arguments[0] % from.length].click();
    return from.length;"""


@pytest.fixture(params=sorted(DRIVERS))
def driver(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    """A browser to drive."""
    started = DRIVERS[request.param](tmp_path)
    yield started
    started.close()


def wait_for(driver: Driver, script: str, seconds: float = 90) -> None:
    """Wait until a script returns something true."""
    end = time.monotonic() + seconds
    while not driver.run(f"return Boolean({script})"):
        assert time.monotonic() < end, f"waited in vain for {script}"
        time.sleep(0.1)


def play_until(driver: Driver, is_enough: Callable[[str], bool]) -> str:
    """Press what is offered until the record that is kept says that it is enough; return that record."""
    end = time.monotonic() + 120
    for number in count():
        record = str(driver.run(RECORD))
        if is_enough(record) and driver.run(f"return fracas().record === (() => {{ {RECORD} }})()"):
            return record
        assert time.monotonic() < end, "the match does not go on"
        driver.run(PRESS, number)
    raise AssertionError


def moves(record: str) -> list[str]:
    """Return the lines of a record without its head and fingerprint."""
    return [line for line in record.partition("\n\n")[2].splitlines() if line and not line.startswith("[")]


def test_the_page_starts_plays_and_goes_on_after_a_reload(driver: Driver) -> None:
    with Server(SITE, prefix="/some/path/") as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        started = time.monotonic()
        driver.go(f"{server.address}#/new/elfball/two")
        wait_for(driver, "document.documentElement.dataset.ready")
        print(f"\nplayable after {time.monotonic() - started:.1f} s")
        driver.run("document.querySelector('#screen-new [data-do=start]').click()")
        wait_for(driver, "document.querySelector('#screen-match #match')")
        record = play_until(driver, lambda record: len(moves(record)) > 10)
        wait_for(driver, "document.documentElement.dataset.offline")
        driver.go(driver.run("return location.href").replace("#", "?again#"))
        wait_for(driver, "location.search && document.documentElement.dataset.ready")  # Firefox goes there later
        wait_for(driver, "document.querySelector('#screen-match #match')")
        before, after = moves(record), moves(str(driver.run(RECORD)))
        assert after[:len(before)] == before and len(after) <= len(before) + 1  # the last press may be heard late
        play_until(driver, lambda now: moves(now)[:len(after)] == after and len(moves(now)) > len(after))
        assert not driver.run("return document.querySelector('.notice.bad') !== null")
        server.shutdown()


ROOM = """
    if (!navigator.storage) Object.defineProperty(navigator, "storage", {  // WebKitGTK tells no room, Safari does
        value: { estimate: async () => ({ quota: 1e9, usage: 0 }) } });"""


def test_a_later_visit_starts_from_a_snapshot_of_the_first(driver: Driver) -> None:
    with Server(SITE, prefix="/some/path/") as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        driver.go(f"{server.address}#/new/elfball/two")
        wait_for(driver, "document.documentElement.dataset.ready")
        driver.run("document.querySelector('#screen-new [data-do=start]').click()")
        wait_for(driver, "document.querySelector('#screen-match #match') && navigator.serviceWorker.controller")
        driver.run(f"{ROOM} void fracasShell.remember(0);")
        wait_for(driver, "document.documentElement.dataset.snapshot === 'made'", 180)
        match = driver.run("return location.href")
        driver.go("about:blank")
        driver.go(match)
        wait_for(driver, "document.documentElement.dataset.ready && document.querySelector('#screen-match #match')")
        assert driver.run("return document.documentElement.dataset.snapshot") == "used"
