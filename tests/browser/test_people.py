"""The page is for everybody: no finding of axe on any screen, language and theme; matches by keyboard and by typing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import fracas
from fracas.bots.levels import Bot
from fracas.bots.situation import situation_of
from fracas.kernel.game import Game
from fracas.kernel.table import Choice
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.play import begin, press_what_is_offered, state, type_line, wait_until_ready

THEMES = ("light", "dark", "contrast")
LANGUAGES = ("en", "fr")
SCREENS = ("#/", "#/new/elfball/bot", "#/rules/elfball", "#/saved", "#/settings")
MOST_LINES = 1500


def preferred(page: Page, **preferences: str) -> None:
    """Let the page start with these preferences."""
    text = " ".join(f"{name}={value}" for name, value in preferences.items())
    page.add_init_script(f"localStorage.setItem('fracas.preferences', '{text}')")


def findings(page: Page) -> list[str]:
    """Return what axe finds on the page as it stands."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_any_screen(visit: Callable[..., Page], site: str, theme: str, language: str) -> None:
    page = visit(**(PHONE if theme == "dark" else DESKTOP), bypass_csp=True)
    preferred(page, theme=theme, language=language, motion="off")
    match = begin(page, site)
    assert page.get_attribute("html", "lang") == language
    wrong = [f"set-up {finding}" for finding in findings(page)]
    press_what_is_offered(page, 5)
    for address in (match, *SCREENS):
        page.evaluate("(address) => { location.hash = address; }", address)
        page.wait_for_timeout(150)
        wrong += [f"{address} {finding}" for finding in findings(page)]
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            wrong.append(f"{address} is {wide} pixels too wide")
    page.evaluate("(address) => { location.hash = address; }", match)
    page.wait_for_selector("#match")
    for do in ("menu", "report", "help"):
        page.evaluate("(do_) => document.querySelector(`[data-do=${do_}]`).click()", do)
        page.wait_for_timeout(100)
        wrong += [f"{do} {finding}" for finding in findings(page)]
        if do == "report":
            page.locator("#sheet [data-do=close-sheet]").click()
            page.locator("[data-do=menu]").first.click()
    page.locator("#sheet [data-do=close-sheet]").click()
    type_line(page, "help")
    wrong += [f"command box {finding}" for finding in findings(page)]
    assert wrong == []


def decided(game: Game, bots: list[Bot]) -> str:
    """Let a bot decide, play it here, and return it in the notation."""
    bot = bots[game.to_act]
    thought = bot.think(situation_of(game))
    for _share in thought:
        pass
    bot.follow(thought)
    if isinstance(game.pending, Choice):
        line = game.ruleset.option_text(game.state, game.pending, thought.best)
        game.answer(thought.best)
    else:
        line = game.ruleset.action_text(game.state, thought.best)
        game.apply(thought.best)
    return line


def test_a_whole_match_is_played_by_keyboard_alone(page: Page, site: str) -> None:
    preferred(page, motion="off")
    page.goto(f"{site}#/new/elfball/two")
    wait_until_ready(page)
    page.evaluate("document.querySelectorAll('#screen-new details').forEach((part) => { part.open = true; })")
    page.locator("[data-do=setting][data-arg=goals]").select_option("1")
    page.locator("#screen-new [data-do=start]").first.click()
    page.wait_for_selector("#match")
    game = fracas.from_record(state(page)["record"])
    bots = [Bot("rookie", f"people {side}") for side in (0, 1)]
    heard = set()
    page.keyboard.press("/")
    page.wait_for_selector("#typed-line:focus")
    for _line in range(MOST_LINES):
        if game.is_terminal():
            break
        page.keyboard.insert_text(decided(game, bots))
        page.keyboard.press("Enter")
        if len(heard) <= 20:
            heard.add(page.inner_text("#say").strip())
    assert game.is_terminal()
    assert state(page)["record"] == game.record
    assert len(heard) > 20


def test_short_questions_are_answered_and_spoken(page: Page, site: str) -> None:
    begin(page, site)
    press_what_is_offered(page, 5)
    for question in ("score", "last event", "clock", "where is the ball", "list my pieces", "threats", "targets"):
        answer = type_line(page, question)
        assert answer.strip() and page.inner_text("#say").strip() == answer.strip()


def test_the_board_is_one_stop_of_the_tabulator_and_arrows_move_on_it(page: Page, site: str) -> None:
    begin(page, site)
    assert page.locator("#cells [tabindex='0']").count() == 1
    page.locator("#cells [tabindex='0']").focus()
    seen = set()
    keys = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown", "Home", "End", "Control+Home")
    for key in (*keys, "Control+End"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.id"))
        assert page.evaluate("document.activeElement.closest('#cells') !== null")
    assert len(seen) >= 7


def test_letters_can_be_switched_off(page: Page, site: str) -> None:
    preferred(page, keys="off")
    begin(page, site)
    page.locator("#cells [tabindex='0']").focus()
    page.keyboard.press("m")
    assert "zoomed" not in (page.get_attribute("#board", "class") or "")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.closest('#cells') !== null")


def test_every_hex_can_be_hit_with_a_thumb(phone: Page, site: str) -> None:
    begin(phone, site)
    phone.locator("[data-do=zoom]").click()
    phone.wait_for_function("document.querySelector('#board').classList.contains('zoomed')", polling=30)
    wide = phone.evaluate("""() => {
        const board = document.querySelector("#board");
        return board.getScreenCTM().a * 40;
    }""")
    assert wide >= 44
    phone.locator("[data-do=zoom]").click()
    phone.wait_for_function("!document.querySelector('#board').classList.contains('zoomed')", polling=30)
