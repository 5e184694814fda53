"""The optional rules and the match report on the real page: a spell by touch, the report on a phone, axe on both."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

import fracas
from fracas.bots.levels import Bot
from fracas.bots.match import bot_seed, play_steps
from fracas.games.elfball.state import TURN
from fracas.kernel.game import Game
from tests.browser.eyes import findings, too_wide
from tests.browser.hands import is_small, touch
from tests.browser.lent import prefer
from tests.browser.play import open_record


def played(seed: str, until: Callable[[Game], bool]) -> str:
    """Return the record of a match with Wizards that two bots have played so far."""
    game = fracas.new("elfball", seed, "orcs_Sw", "gnomes_Sw", {"goals": 1, "careers": "yes"})
    bots = Bot("yardstick", bot_seed("s", "home")), Bot("yardstick", bot_seed("s", "away"))
    for _made in play_steps(game, bots, 3000):
        if until(game):
            break
    return game.record


def test_the_report_of_a_match_is_for_everybody(screen: Page, tmp_path: Path) -> None:
    is_phone = is_small(screen)
    theme, language = ("dark", "fr") if is_phone else ("light", "en")
    prefer(screen, theme=theme, language=language)
    open_record(screen, played("three", lambda game: False), tmp_path)
    screen.locator('#match [data-do="match-report"] >> visible=true').click()
    screen.locator("#sheet .luck").first.wait_for()
    told = screen.inner_text("#sheet")
    hoped, orcs = ("Espéré", "Orques") if language == "fr" else ("Expected", "Orcs")
    assert hoped in told and orcs in told
    assert [*findings(screen, theme), *too_wide(screen)] == []
    with screen.expect_download() as saved:
        screen.locator('[data-do="save-match-report"]').click()
    assert orcs in Path(saved.value.path()).read_text(encoding="utf-8")


def test_a_spell_is_cast_by_touch(phone: Page, tmp_path: Path) -> None:
    record = played("spells", lambda game: game.pending is None and game.state.phase == TURN and game.state.acting < 0)
    open_record(phone, record, tmp_path)
    phone.locator('#ask [data-do="player"][data-arg="24"], #ask [data-do="player"][data-arg="25"]').first.tap()
    phone.locator("#tray .b", has_text="Transformation").tap()
    assert findings(phone) == []
    phone.evaluate("document.querySelector('#board').focus()")
    target = phone.evaluate("""() => {
        const mark = document.querySelector("#board [data-target], #board .target, #board-targets > *");
        const box = mark.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    }""")
    touch(phone, *target)
    phone.locator('[data-do="go"]').first.tap()
    phone.wait_for_function("document.querySelector('#log-lines')?.innerText.includes('casts Transformation')")
