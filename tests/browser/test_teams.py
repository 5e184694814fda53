"""Teams in a browser: one is built by keyboard alone and lasts, and every screen is for everybody."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from fracas.games.elfball.team.roster_file import read_text
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.hands import ready
from tests.browser.test_people import findings, preferred

NEWEST = """() => Object.keys(localStorage).filter((key) => key.startsWith("fracas.team."))
    .map((key) => localStorage.getItem(key)).sort((a, b) => a.split(" ")[2] - b.split(" ")[2]).pop()"""


def saved(page: Page) -> str:
    """Return the file of the team as the page keeps it."""
    return str(page.evaluate(NEWEST)).split("\n", 2)[2]


def reach(page: Page, wanted: str) -> None:
    """Press Tab until an element has the focus."""
    for _n in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


def test_a_team_is_built_by_keyboard_alone_and_lasts(page: Page, site: str) -> None:
    page.goto(f"{site}#/teams")
    ready(page)
    page.wait_for_selector("[data-do=found]")
    reach(page, "[data-do=found][data-arg=nothing]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#team-body")
    page.wait_for_function("document.activeElement.matches('#screen-team main')")  # not that of the screen before
    for letter, times in (("a", 4), ("b", 2)):
        reach(page, f"[data-do=hire][data-arg='{letter} more']")
        for _n in range(times):
            page.keyboard.press("Enter")
    page.wait_for_selector("#member-6")
    page.evaluate("document.querySelector('#main').focus()")
    reach(page, "#member-3")
    page.keyboard.press("Enter")
    reach(page, "[data-do=rename]")
    page.keyboard.type("Gash the Big", delay=5)
    assert page.input_value("[data-do=rename]") == "Gash the Big"
    assert page.inner_text("#member-name-3") == "Gash the Big"
    reach(page, "[data-arg='3 bonecrusher']")
    page.keyboard.press("Space")
    page.wait_for_selector("#team-head .faults")
    assert "needs Buff first" in page.inner_text("#team-head .faults") and "Buff" in page.inner_text("#say")
    reach(page, "[data-arg='3 rugged']")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.arg") == "3 resilient"
    page.reload()
    ready(page)
    page.wait_for_selector("#member-3")
    member = read_text(saved(page)).members[2]
    assert (member.name, member.learned) == ("Gash the Big", ("bonecrusher",))
    assert len(json.loads(saved(page))["team"]["players"]) == 6


@pytest.mark.parametrize("language, theme", [("en", "light"), ("fr", "contrast"), ("en", "dark")])
def test_axe_finds_nothing_on_the_screens_of_teams(
    visit: Callable[..., Page], site: str, language: str, theme: str,
) -> None:
    small = {"viewport": {"width": 320, "height": 640}}
    page = visit(**{"light": DESKTOP, "contrast": small, "dark": PHONE}[theme], bypass_csp=True)
    preferred(page, language=language, theme=theme, motion="off")
    page.goto(f"{site}#/teams")
    ready(page)
    wrong = []

    def look(place: str) -> None:
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        wrong.extend(f"{place} {found}" for found in findings(page, theme))
        wrong.extend([f"{place} is {wide} pixels too wide"] if wide > 0 else [])

    page.wait_for_selector("[data-do=found]")
    look("empty list")
    page.click("[data-do=found][data-arg=advanced]")
    page.wait_for_selector("#member-1")
    page.click("#member-1")
    page.check("[data-arg='1 rugged']")
    look("builder")
    page.click("[data-do=forum]")
    page.wait_for_selector("#sheet[open]")
    look("forum text")
    page.click("#sheet [data-do=close-sheet]")
    page.click("a[href$='/sheet']")
    page.wait_for_selector(".teamsheet")
    look("sheet")
    page.evaluate("location.hash = '#/teams'")
    page.wait_for_selector(".myteam")
    look("list")
    if language == "fr":  # once is enough
        page.check("input[value=cave_brawl]", force=True)
        page.click("[data-do=found][data-arg=ready]")
        page.click("#member-2")
        page.click("[data-do=roll][data-arg='2']")
        page.wait_for_selector(".scorefields")
        look("side of Cave Brawl")
        page.click("a[href$='/sheet']")
        page.wait_for_selector(".teamsheet .hits")
        look("sheet of Cave Brawl")
    assert wrong == []
