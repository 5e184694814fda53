"""The whole browser is killed at a random moment: at most the answer under the finger is lost."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from random import Random

import psutil  # type: ignore[import-untyped]
import pytest
from playwright.sync_api import Error, Page, Playwright

from fracas.games import KEYS
from tests.browser.killable import PACES, KillableBrowser
from tests.browser.play import begin_between_bots, state, wait_until_ready
from tests.soak.kept import Kept

KILLS = int(os.environ.get("FRACAS_BROWSER_KILLS", "2"))
SEED = int(os.environ.get("FRACAS_SEED", "44"))
MOST_SECONDS = 12.0 if KILLS > len(PACES) else 4.0  # of play before a kill
IS_SHOWN = "document.querySelector('#screen-match:not([hidden]) #match') !== null && Boolean(window.fracas().record)"
IS_HOME = "location.hash.length < 3"


def played(record: str) -> list[str]:
    """Return the actions and answers of a record, one after the other."""
    lines = record.partition("\n\n[Fingerprint")[0].partition("\n\n")[2].splitlines()
    return [part for line in lines for part in line.replace(": ", "; ").split("; ")]


def before_last_input(parts: list[str]) -> list[str]:
    """Return a course without its last input and the dice that fell for it."""
    end = len(parts)
    while end and "=" in parts[end - 1]:
        end -= 1
    return parts[: max(0, end - 1)]


def same_beginning(one: list[str], other: list[str]) -> int:
    """Return how many parts two courses begin with alike."""
    return next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]),
                min(len(one), len(other)))


def reopened(browser: KillableBrowser, address: str, pace: str) -> tuple[Page, list[str]]:
    """Start the browser again at the address of a match; return the page and what is there of the match."""
    page = browser.start(pace)
    page.goto(address)
    wait_until_ready(page)
    page.wait_for_function(f"{IS_SHOWN} || {IS_HOME}", polling=20)
    if page.evaluate(IS_HOME):
        return page, []  # there is no such match
    return page, played(state(page)["record"])


def test_a_browser_killed_at_any_moment_loses_at_most_the_answer_under_the_finger(
    site: str, driver: Playwright, tmp_path: Path,
) -> None:
    kept = Kept("browser-kills", KILLS) if KILLS > len(PACES) else None
    faults = [row["fault"] for row in kept.rows if row["fault"]] if kept else []
    browser = KillableBrowser(driver, tmp_path)
    first = kept.done if kept else 0
    page = browser.start(PACES[first % len(PACES)])
    for number in range(first, KILLS):
        random = Random(f"kill {SEED} {number}")
        game, pace = KEYS[number % len(KEYS)], PACES[number % len(PACES)]
        match = begin_between_bots(page, site, game)
        page.wait_for_timeout(1000 * random.random() ** 2 * MOST_SECONDS)  # often soon after its beginning
        seen = played(state(page)["record"])
        browser.kill()
        page, there = reopened(browser, site + match, PACES[(number + 1) % len(PACES)])
        least = before_last_input(seen)
        lost = len(seen) - same_beginning(seen, there)
        fault = "" if there[: len(least)] == least else f"kill {number}, {game}, {pace}: {lost} of {len(seen)} lost"
        faults += [fault] if fault else []
        if kept:
            kept.note(1, game=game, pace=pace, answers=len(seen), lost=lost, fault=fault)
    browser.kill()
    assert not faults, faults


@pytest.fixture(autouse=True)
def nothing_left(driver: Playwright) -> object:
    """Kill what a failed test has left running."""
    before = {each.pid for each in psutil.Process().children(recursive=True)}
    yield
    for each in psutil.Process().children(recursive=True):
        if each.pid not in before:
            with suppress(psutil.Error, Error):
                each.kill()
