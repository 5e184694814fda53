"""Teams in a browser: one is built by keyboard alone and lasts, and every screen is for everybody."""

from __future__ import annotations

import json
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from playwright.sync_api import Page

from fracas.games.elfball.team.roster_file import read_text
from fracas.games.street_bowl.team.roster_file import read_text as read_street_bowl
from tests.browser.eyes import Looker
from tests.browser.hands import choose, go, is_small, ready
from tests.browser.lent import prefer
from tests.foreign.rosters import BATTLESCRIBE, FUMBBL

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


def test_a_team_is_built_by_keyboard_alone_and_lasts(page: Page) -> None:
    go(page, "#/teams")
    page.locator("#screen-teams [data-do=found]").first.wait_for()
    reach(page, "[data-do=found][data-arg=nothing]")
    page.keyboard.press("Enter")
    page.locator("#team-body").first.wait_for()
    page.wait_for_function("document.activeElement.matches('#screen-team main')")  # not that of the screen before
    for letter, times in (("a", 4), ("b", 2)):
        reach(page, f"[data-do=hire][data-arg='{letter} more']")
        for _n in range(times):
            page.keyboard.press("Enter")
    page.locator("#member-6").first.wait_for()
    page.evaluate("document.querySelector('#main').focus()")
    reach(page, "#member-3")
    page.keyboard.press("Enter")
    reach(page, "[data-do=rename]")
    page.keyboard.type("Gash the Big", delay=5)
    assert page.input_value("[data-do=rename]") == "Gash the Big"
    assert page.inner_text("#member-name-3") == "Gash the Big"
    reach(page, "[data-arg='3 bonecrusher']")
    page.keyboard.press("Space")
    page.locator("#team-head .faults").first.wait_for()
    assert "needs Buff first" in page.inner_text("#team-head .faults") and "Buff" in page.inner_text("#say")
    reach(page, "[data-arg='3 rugged']")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.arg") == "3 resilient"
    page.reload()
    ready(page)
    page.locator("#member-3").first.wait_for()
    member = read_text(saved(page)).members[2]
    assert (member.name, member.learned) == ("Gash the Big", ("bonecrusher",))
    assert len(json.loads(saved(page))["team"]["players"]) == 6


def test_a_roster_from_elsewhere_is_seen_before_it_is_added(screen: Page) -> None:
    go(screen, "#/teams")
    screen.fill("#pasted", FUMBBL)
    screen.click("[data-do=take-pasted]")
    screen.locator("#fitted").first.wait_for()
    screen.wait_for_function("document.querySelector('#fitted').getBoundingClientRect().top < innerHeight - 40")
    assert screen.inner_text("#say") == "From FUMBBL: Da Lads" and screen.locator("#fitted dt").count() == 8
    assert screen.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screen.click("[data-do=add-fitted]")
    screen.locator("#member-4").first.wait_for()
    assert [member.name for member in read_street_bowl(saved(screen)).members] == ["Zug", "Mug", "Urk", "Grim"]


def packed(text: str, way: int = ZIP_DEFLATED, name: str = "cats.ros") -> bytes:
    """Return a packed file with one text in it, and a remark behind it."""
    whole = BytesIO()
    with ZipFile(whole, "w", way) as file:
        file.writestr(name, text)
        file.comment = b"by a program for rosters"
    return whole.getvalue()


def test_a_packed_roster_is_unpacked_and_one_that_cannot_be_is_told(page: Page) -> None:
    go(page, "#/teams")
    whole = packed(BATTLESCRIBE)
    damaged = whole.replace(whole[60:90], bytes(30))
    for file, told in (
        (packed(" " * 65_000_000), "The file is too large."),
        (damaged, "This file is packed. Save the roster without packing it, as .ros or .json. Nothing was changed."),
        (whole[:20], "This file is packed. Save the roster without packing it, as .ros or .json. Nothing was changed."),
        (whole, "From BattleScribe: Cats & Co"),
        (packed(BATTLESCRIBE.replace("Cats", "Dogs"), ZIP_STORED), "From BattleScribe: Dogs & Co"),
    ):
        page.locator("#screen-teams [data-do=take-file]").set_input_files(
            {"name": "cats.rosz", "mimeType": "application/octet-stream", "buffer": file})
        page.locator("#screen-teams").get_by_text(told, exact=True).first.wait_for()


def test_axe_finds_nothing_on_the_screens_of_teams(screen: Page) -> None:
    """The desktop shows them in English; the phone, with the smallest screen there is, in French."""
    is_phone = is_small(screen)
    if is_phone:
        screen.set_viewport_size({"width": 320, "height": 640})
    prefer(screen, language="fr" if is_phone else "en")
    looker = Looker(screen, int(is_phone))
    go(screen, "#/teams")
    looker.look("empty list")
    screen.click("[data-do=found][data-arg=advanced]")
    screen.locator("#member-1").first.wait_for()
    screen.click("#member-1")
    screen.check("[data-arg='1 rugged']")
    looker.look("builder")
    screen.click("[data-do=forum]")
    screen.locator("#sheet[open]").first.wait_for()
    looker.look("forum text")
    screen.click("#sheet [data-do=close-sheet]")
    screen.click("a[href$='/sheet']")
    screen.locator(".teamsheet").first.wait_for()
    looker.look("sheet")
    go(screen, "#/teams")
    screen.locator(".myteam").first.wait_for()
    looker.look("list")
    choose(screen, "input[value=cave_brawl]")
    screen.click("[data-do=found][data-arg=ready]")
    screen.click("#member-2")
    screen.click("[data-do=roll][data-arg='2']")
    screen.locator(".scorefields").first.wait_for()
    looker.look("side of Cave Brawl")
    screen.click("a[href$='/sheet']")
    screen.locator(".teamsheet .hits").first.wait_for()
    looker.look("sheet of Cave Brawl")
    assert looker.wrong == []
