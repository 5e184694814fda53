"""A tournament of a day in a browser: drawn by the organiser, reported by a phone in three taps, looked at."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.eyes import Looker
from tests.browser.hands import go

COACHES = "\n".join(f"Coach {number} of a long name; Wood Elves; {1000 + number}; Squad {number // 4}"
                    for number in range(64))
SCREEN = "#screen-tournament"
PICTURES = os.environ.get("FRACAS_PICTURES", "")  # a folder for pictures of the screens


def picture(page: Page, name: str) -> None:
    """Take a picture of the screen where somebody wants to look at it."""
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def found(page: Page, coaches: str) -> str:
    """Found a tournament with these coaches, and return its letters."""
    go(page, "#/tournament")
    page.locator(f"{SCREEN} [data-do=day-found]").wait_for()
    page.fill(f"{SCREEN} [data-do=day-name]", "Autumn Cup")
    page.click(f"{SCREEN} [data-do=day-found]")
    page.locator(f"{SCREEN} [data-do=day-lines]").wait_for()
    page.fill(f"{SCREEN} [data-do=day-lines]", coaches)
    page.click(f"{SCREEN} [data-do=day-add]")
    page.locator(f"{SCREEN} [data-do=day-withdraw]").last.wait_for()
    return str(page.evaluate("location.hash")).split("/")[2]


def test_sixty_four_coaches_are_drawn_each_at_one_of_32_tables(page: Page) -> None:
    found(page, COACHES)
    took = page.evaluate("""async (screen) => {
        const began = performance.now();
        document.querySelector(`${screen} [data-do=day-draw]`).click();
        while (document.querySelectorAll(`${screen} ol.pairings li`).length < 32)
            await new Promise(requestAnimationFrame);
        return performance.now() - began;
    }""", SCREEN)
    print(f"64 coaches drawn and shown in {took:.0f} ms")  # a second was asked on a quiet machine
    seated = " ".join(page.locator(f"{SCREEN} ol.pairings li").all_inner_texts())
    assert sorted(re.findall(r"Coach \d+", seated)) == sorted(re.findall(r"Coach \d+", COACHES))
    picture(page, "day-64")


def test_a_table_reports_with_three_taps_and_the_organiser_hears_it(page: Page) -> None:
    letters = found(page, COACHES.partition("\nCoach 8 ")[0])
    page.click(f"{SCREEN} [data-do=day-draw]")
    page.locator(f"{SCREEN} ol.pairings li").nth(3).wait_for()
    picture(page, "day-8")
    go(page, f"#/tournament/{letters}/1.2")
    page.locator("#report-letters").wait_for()
    page.fill(f"{SCREEN} [data-do=report-number][data-arg='0']", "2")
    page.locator(f"{SCREEN} [data-do=report-number][data-arg='0']").blur()
    code = page.locator("#report-letters").inner_text()
    picture(page, "report")
    page.click(f"{SCREEN} [data-do=report-qr]")
    page.locator("dialog svg.qr").wait_for()
    picture(page, "report-code")
    page.keyboard.press("Escape")
    go(page, f"#/tournament/{letters}")
    page.locator(f"{SCREEN} [data-do=day-letters]").fill(code)
    page.locator(f"{SCREEN} [data-do=day-letters]").blur()
    page.locator(f"{SCREEN} ol.pairings li:nth-child(2):has-text('2\N{EN DASH}0')").wait_for()
    picture(page, "day-reported")


def test_clock_and_sheets_are_shown_and_nothing_bars_assistive_technology(page: Page) -> None:
    letters = found(page, COACHES.partition("\nCoach 8 ")[0])
    looker = Looker(page)
    looker.look("a tournament before its first round")
    page.click(f"{SCREEN} [data-do=day-draw]")
    page.locator(f"{SCREEN} ol.pairings li").nth(3).wait_for()
    looker.look("a tournament with a round")
    go(page, f"#/tournament/{letters}/clock")
    page.locator("#clock-face").wait_for()
    page.click(f"{SCREEN} [data-do=clock-switch]")
    page.wait_for_function("document.querySelector('#clock-face').innerText.startsWith('2:14')")
    picture(page, "clock")
    looker.look("the clock of a round")
    go(page, f"#/tournament/{letters}/print")
    page.locator(f"{SCREEN} .print-card svg.qr").nth(3).wait_for()
    picture(page, "sheets")
    looker.look("score sheets")
    go(page, "#/tournament")
    page.locator(f"{SCREEN} [data-do=day-found]").wait_for()
    looker.look("the list of tournaments")


def test_a_ruling_is_found_by_its_question_and_shows_its_board(page: Page) -> None:
    go(page, "#/rules/school-fighters")
    page.fill("#screen-rules [data-do=search]", "may I stand on a roof?")
    page.click("#rule-text a[href='#/rules/school-fighters/ruling-39']")
    page.locator("#screen-rules h3:has-text('May I stand on a roof')").wait_for()
    picture(page, "ruling")
    go(page, "#/rules/school-fighters/ruling-5")
    page.locator("#shown0 svg").wait_for()
    picture(page, "ruling-board")
    looker = Looker(page)
    looker.look("a ruling with its board")
    go(page, "#/rules/school-fighters/rulings")
    page.locator("#screen-rules a[href='#/rules/school-fighters/ruling-40']").last.wait_for()
    looker.look("all rulings of a game")
