"""Every screen of the page, found by following its links and pressing what makes something new.

A screen that is added to the page is visited as soon as anything leads to it; `unvisited` names those nothing leads to.
"""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

from playwright.sync_api import Page

from fracas.games import KEYS
from fracas.page.registry import SCREENS
from fracas.page.routes import COURSE, LETTER, LIVE, REPORT, RETRIES, RETRY
from tests.browser.hands import GO, settle, still

MAKERS = "button.go, [data-do=start], [data-do=found]"  # what leads to a match, a team, a league that was not there
LINKS = """() => [...document.querySelectorAll(".screen:not([hidden]) a[href^='#/']")]
    .map((link) => link.getAttribute("href"))"""
MAKE = f"""() => {{
    const found = [...document.querySelectorAll(".screen:not([hidden])")]
        .flatMap((screen) => [...screen.querySelectorAll({MAKERS!r})])
        .find((button) => button.getAttribute("aria-disabled") !== "true");
    if (found) found.click();
    return Boolean(found);
}}"""
QUIET = "() => document.querySelector('.screen:not([hidden])').innerText.trim().length > 20"
ONE_OF_MANY = ("rules", "new", "lesson", "puzzle")  # their third word, a chapter, a way to start, a number: of one make
SHEETS = ("print", "weigh")  # of the companion, of each game
OF_EACH_GAME = {"rules": 0, "companion": 0, "new": 1, "match": 1}
"""Screens that differ by their game alone: one half has those with 0 of the even games, with 1 of the odd."""
GAMES = tuple(key.replace("_", "-") for key in KEYS)  # as addresses say them


def shape(address: str, origin: str = "") -> tuple[str, ...]:
    """Return what two addresses of the same make share: the screen, the game, the part of a league or a team."""
    screen, what, part, *_rest = (*address.removeprefix("#").strip("/").split("/"), "", "", "")
    if screen == "companion":
        return (screen, what, part) if what in SHEETS else (screen, "match" if what else "", origin if what else "")
    if screen == "new" and part == "table":
        return screen, what, part
    if screen in ONE_OF_MANY or what == "new":
        return screen, what
    return (screen, origin) if screen == "match" else (screen or "home", "", part)


def visit(page: Page, address: str) -> str:
    """Go to a screen, wait until it is drawn, and return where that has led."""
    page.evaluate(GO, address)
    page.wait_for_function(QUIET, polling=30)
    rest(page)
    return str(page.evaluate("location.hash || '#/'"))


def rest(page: Page) -> None:
    """Wait until the page has nothing more to do."""
    settle(page, True)
    still(page, 2)


def crawl(
    page: Page, look: Callable[[str], None], share: int | None = None,
    makes: Callable[[str, str], tuple[str, ...]] = shape,
) -> set[tuple[str, ...]]:
    """Visit one screen of each make and return the makes.

    Args: look - called on each screen with its address.
          share - 0 or 1: which half of the screens that differ by their game alone is visited; None = both.
          makes - tells the make of an address: where it differs, both are visited.
    """
    waiting, seen = [("#/", "")], set[tuple[str, ...]]()
    while waiting:
        address, origin = waiting.pop(0)
        here = makes(address, origin)
        if here in seen or share not in (None, half_of(here, share)):
            continue
        seen.add(here)
        if makes(visit(page, address), origin) != here:
            continue  # it led elsewhere, for instance home from what is not open yet
        look(address)
        waiting += [(link, "") for link in page.evaluate(LINKS)]
        if page.evaluate(MAKE):
            rest(page)
            waiting.append((str(page.evaluate("location.hash || '#/'")), here[1]))
    return seen


def half_of(make: tuple[str, ...], both: int | None) -> int | None:
    """Return in which half a screen is that differs by its game alone, `both` for any other."""
    game = next((GAMES.index(word) for word in make[1:] if word in GAMES), None)
    return both if game is None or make[0] not in OF_EACH_GAME else (game + OF_EACH_GAME[make[0]]) % 2


def looked_at_by(address: str) -> int | None:
    """Return the half that looks closely at a screen which both visit, None for one that differs by its game alone."""
    make = shape(address)
    return crc32(" ".join(make).encode()) % 2 if half_of(make, None) is None else None


def unvisited(seen: set[tuple[str, ...]]) -> set[str]:
    """Return the screens nothing led to.

    What comes with a link of another device or with a costly decision is looked at where one is made.
    """
    elsewhere = {COURSE, LETTER, LIVE, REPORT, RETRIES, RETRY}
    return {entry.screen for entry in SCREENS} - elsewhere - {make[0] for make in seen}
