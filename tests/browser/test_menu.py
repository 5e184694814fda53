"""The switches in the menu of a match, on the real page: the board turned round, the team re-roll counted."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.hands import settle
from tests.browser.play import open_record
from tests.page.test_rerolls import FACE, LINEMAN, dodger

MIDDLE = """(selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
ROTATED = '() => [...document.querySelectorAll("#board-lit use")].map((each) => getComputedStyle(each).rotate)'
FIGURES = '() => [...document.querySelectorAll("#board-lit text")].map((each) => parseInt(each.textContent))'


def press_in_menu(page: Page, do: str) -> None:
    """Press a button behind More, and close the menu where it stays: whoever turns the board wants to see it."""
    page.click("#score [data-do=menu]")
    page.click("#sheet .more summary")
    page.click(f"#sheet [data-do={do}]")
    if do != "turn":
        page.click("#sheet [data-do=close-sheet]")
    page.locator("#sheet").wait_for(state="detached")
    settle(page, is_drawn=True)


def test_the_board_is_turned_and_the_team_reroll_is_counted(page: Page, tmp_path: Path) -> None:
    """Whoever turns the board sees each player at the opposite place, and can tap him there."""
    game = dodger()
    counter = f"#board-{FACE.token(game.state, LINEMAN).key}"
    open_record(page, game.record, tmp_path)
    settle(page, is_drawn=True)
    before = page.evaluate(MIDDLE, counter)
    press_in_menu(page, "turn")
    after = page.evaluate(MIDDLE, counter)
    assert page.viewport_size is not None
    assert abs(before[0] + after[0] - page.viewport_size["width"]) < 20 < abs(before[0] - after[0]), (before, after)
    assert abs(before[1] - after[1]) > 20  # turned, not mirrored
    page.mouse.click(*after)
    page.locator(f'#squads .now[data-arg="{LINEMAN}"]').wait_for()
    assert set(page.evaluate(ROTATED)) == {"none"}  # Chromium paints a mark elsewhere that is turned about its middle
    page.click("#corner [data-do=figures]")
    settle(page, is_drawn=True)
    plain = page.evaluate(FIGURES)
    press_in_menu(page, "rerolls")
    counted = page.evaluate(FIGURES)
    assert len(plain) == len(counted) and sum(counted) > sum(plain) and all(map(int.__ge__, counted, plain))
    assert "re-roll" in page.inner_text("#legend")
    press_in_menu(page, "rerolls")  # both as they were: they are remembered
    assert page.evaluate(FIGURES) == plain
    press_in_menu(page, "turn")
    assert abs(page.evaluate(MIDDLE, counter)[0] - before[0]) < 20
