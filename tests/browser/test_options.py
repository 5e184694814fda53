"""The optional rules and the match report on the real page: a spell by touch, the report on a phone, axe on both."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

import fracas
from fracas.bots.levels import Bot
from fracas.bots.match import own_seed, steps
from fracas.games.elfball.state import TURN
from fracas.kernel.game import Game
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.hands import ready
from tests.browser.test_people import findings, preferred


def played(until: Callable[[Game], bool]) -> str:
    """Return the record of a match with Wizards that two bots have played so far."""
    game = fracas.new("elfball", "spells", "orcs_Sw", "gnomes_Sw", {"goals": 1, "careers": "yes"})
    bots = Bot("rookie", own_seed("s", "home")), Bot("rookie", own_seed("s", "away"))
    for _made in steps(game, bots, 3000):
        if until(game):
            break
    return game.record


def opened(page: Page, site: str, record: str, folder: Path) -> None:
    """Take a record in and go to its match."""
    file = folder / "match.txt"
    file.write_text(record, encoding="utf-8")
    page.goto(f"{site}#/saved")
    ready(page)
    page.locator("[data-do=take-file]").set_input_files(str(file))
    page.locator("#storage-notices .go").click()
    page.locator('#screen-saved a[href*="#/match/"]').first.click()
    page.wait_for_selector("#match")


@pytest.mark.parametrize(("size", "theme", "language"), [(PHONE, "dark", "fr"), (DESKTOP, "light", "en")])
def test_the_report_of_a_match_is_for_everybody(
    visit: Callable[..., Page], site: str, tmp_path: Path, size: dict[str, object], theme: str, language: str,
) -> None:
    page = visit(**size, bypass_csp=True)
    preferred(page, theme=theme, language=language, motion="off")
    opened(page, site, played(lambda game: False), tmp_path)
    page.locator('#ask [data-do="match-report"]').click()
    page.wait_for_selector("#sheet .luck")
    told = page.inner_text("#sheet")
    assert ("Espéré" if language == "fr" else "Expected") in told and "Orcs" in told
    assert findings(page, theme) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    with page.expect_download() as saved:
        page.locator('[data-do="save-match-report"]').click()
    assert "Orcs" in Path(saved.value.path()).read_text(encoding="utf-8")


def test_a_spell_is_cast_by_touch(visit: Callable[..., Page], site: str, tmp_path: Path) -> None:
    page = visit(**PHONE, bypass_csp=True)
    preferred(page, theme="light", motion="off")
    record = played(lambda game: game.pending is None and game.state.phase == TURN and game.state.acting < 0)
    opened(page, site, record, tmp_path)
    page.locator('#ask [data-do="player"][data-arg="24"], #ask [data-do="player"][data-arg="25"]').first.tap()
    page.locator("#tray .b", has_text="Transformation").tap()
    assert findings(page, "light") == []
    page.evaluate("document.querySelector('#board').focus()")
    target = page.evaluate("""() => {
        const mark = document.querySelector("#board [data-target], #board .target, #board-targets > *");
        const box = mark.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    }""")
    page.touchscreen.tap(*target)
    page.locator('[data-do="go"]').first.tap()
    page.wait_for_function("document.querySelector('#log-lines')?.innerText.includes('casts Transformation')")
