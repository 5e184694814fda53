"""What the page fetches of the engine: the start, what all games share, and a game when it is opened."""

import re
from collections.abc import Callable
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page

from fracas.games import GAMES, KEYS
from fracas.page.chunks import extras_of
from tests.browser.conftest import DESKTOP
from tests.browser.hands import start
from tests.browser.play import press_what_is_offered
from workshop.paths import SITE

AT_ONCE = {"stdlib", "app"}  # what a slow start has asked for, `watchdog.js` fetches again and looks at
SHARED = AT_ONCE | {"rest"}
READY = "html[data-ready]"
FOREWORD = 2_000  # bytes of a game that are there before it is opened: its line in the registry, its words at home
REGISTRY, SIGNS = "fracas/games/__init__.pyc", "fracas/view/symbols.svg"
WITHOUT_GAMES = {"again": {"coach"}, "profile": {"story", "clip"}, "tournament": {"day"}}  # screens and their chunks
IMPORTED = """async (games) => {
    const { running } = await import(new URL("static/interpreter.js", location.href.replace(/[?#].*/, "")).href);
    return (await running()).runPython(`
import sys
from pathlib import Path
files = [file.relative_to("/home/pyodide") for file in Path("/home/pyodide/fracas").rglob("*.pyc")]
names = {".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files}
all({*"${games}".split()} & {*name.split(".")} for name in names - {*sys.modules})
`);
}"""  # whether all modules that are here have been imported, those of games aside
LOOK_FOR_ENGLISH = """requestAnimationFrame(function look() {
    window.sawEnglish ||= /Settings|Start|Loading/.test(document.body?.innerText ?? "");
    requestAnimationFrame(look);
})"""


def watched(visit: Callable[..., Page], language: str = "en-GB") -> tuple[Page, list[str]]:
    """Return a page and the names of the archives it asks for; the offline worker, which keeps all of them, is off."""
    page = visit(**DESKTOP, locale=language, service_workers="block")
    asked: list[str] = []

    def note(request: Any) -> None:
        name = request.url.rpartition("/")[2]
        if name.endswith(".zip"):
            asked.append(name.removesuffix(".zip"))

    page.on("request", note)
    return page, asked


def test_no_byte_of_a_game_is_fetched_before_it_is_opened(visit: Callable[..., Page], site: str) -> None:
    page, asked = watched(visit)
    page.goto(site)
    page.locator(READY).first.wait_for()
    for screen in ("settings", "saved", "leagues"):
        page.goto(f"{site}#/{screen}")
        page.locator(f"#screen-{screen} main").first.wait_for()
    assert {*asked} == SHARED
    for screen in WITHOUT_GAMES:
        page.goto(f"{site}#/{screen}")
        page.locator(f"#screen-{screen} main").first.wait_for()
    expected = SHARED.union(*WITHOUT_GAMES.values())
    assert {*asked} == expected
    page.wait_for_function(IMPORTED, arg=" ".join(KEYS), polling=50)
    expected = expected | {"reader"}  # explains words of art
    for game in GAMES:
        page.goto(f"{site}#/new/{game.key.replace('_', '-')}/bot")
        page.locator(f"#screen-new main >> text={game.name}").first.wait_for()
        page.locator("#screen-new [data-do=start]").first.wait_for()
        expected = expected | {"heads", game.key, extras_of(game.key)}
        while expected - {*asked}:  # what comes behind the screen is asked for when it stands there
            page.wait_for_timeout(10)
        assert {*asked} == expected, game.key
    behind = [name for name in asked if name not in AT_ONCE]
    assert sorted(behind) == sorted(expected - AT_ONCE), "each is asked for once"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_before_a_game_is_opened_there_is_its_line_in_the_registry_and_its_words_at_home(game: Any) -> None:
    """All that comes with every start is looked through for its name: nothing else may speak of it."""
    dashed = game.key.replace("_", "-")
    named = re.compile(f"{dashed}|{game.key}|{game.name}", re.IGNORECASE)
    home = (SITE / "index.html").read_text(encoding="utf-8")
    (words,) = re.findall(rf'<article class="poster"><div class="art {dashed}">.*?</article>', home)
    (sign,) = re.findall(rf'<symbol id="em-{dashed}".*?</symbol>', home)
    assert game.title in words and len(f"{game}{words}{sign}".encode()) <= FOREWORD
    speaking = set()
    for archive in SHARED - {"stdlib"}:
        with ZipFile(SITE / f"runtime/{archive}.zip") as packed:
            speaking |= {name for name in packed.namelist() if named.search(packed.read(name).decode("latin-1") + name)}
    assert speaking == {REGISTRY, SIGNS}


def test_the_encoder_of_codes_is_fetched_when_the_first_code_is_shown(visit: Callable[..., Page], site: str) -> None:
    page, asked = watched(visit)
    page.goto(f"{site}#/position/elfball")
    page.locator("#position-more summary").click()
    assert "qr" not in asked
    page.locator("[data-do=qr]").click()
    page.locator("dialog svg.qr").wait_for()
    assert asked.count("qr") == 1
    page.keyboard.press("Escape")
    page.locator("[data-do=qr]").click()
    page.locator("dialog svg.qr").wait_for()
    assert asked.count("qr") == 1, "the second code is drawn with the same encoder"


def test_a_rule_book_is_fetched_when_somebody_asks_why(visit: Callable[..., Page], site: str) -> None:
    page, asked = watched(visit)
    page.goto(site)
    page.locator(READY).first.wait_for()
    start(page, "two")
    press_what_is_offered(page, 1)
    why = "#log-lines [data-do=why]"
    page.locator(why).first.wait_for(state="attached")
    assert "elfball-rules" not in asked
    page.eval_on_selector(why, "one => one.click()")
    page.locator(f"{why}[aria-expanded=true]").first.wait_for(state="attached")
    assert "Match, Test and set-up" in str(page.text_content("#log-lines"))
    assert [name for name in asked if name.endswith("-rules")] == ["elfball-rules"]


ALONE_AND_NOT = [next(game for game in GAMES if bool(game.builds_on) is builds) for builds in (False, True)]


@pytest.mark.parametrize("game", ALONE_AND_NOT, ids=lambda game: game.key)
def test_a_link_to_a_game_fetches_what_that_game_is_made_of(visit: Callable[..., Page], site: str, game: Any) -> None:
    page, asked = watched(visit)
    page.goto(f"{site}#/rules/{game.key.replace('_', '-')}")
    page.locator("#rule-text").first.wait_for()
    games = {game.key} | {game.builds_on} - {""}
    assert {*asked} == SHARED | {"reader", "heads", *games, *(f"{key}-rules" for key in games)}


def test_a_french_reader_has_his_words_before_the_first_picture_and_his_rules_with_the_game(
    visit: Callable[..., Page], site: str,
) -> None:
    page, asked = watched(visit, "fr-FR")
    page.add_init_script(LOOK_FOR_ENGLISH)
    page.goto(f"{site}#/new/cave-brawl/bot")
    page.locator(READY).first.wait_for()
    page.locator("#screen-new [data-do=start]").first.wait_for()
    assert page.get_attribute("html", "lang") == "fr"
    assert asked.index("app.fr") < asked.index("rest")
    assert {*asked} <= {*SHARED, "app.fr", "reader", "reader.fr", "heads", "cave_brawl", "cave_brawl-more"}
    page.goto(f"{site}#/rules/cave-brawl/6")
    page.locator("#rule-text").get_by_text("Bêtes").first.wait_for()
    assert {*asked} == {*SHARED, "app.fr", "reader", "reader.fr", "heads", "cave_brawl", "cave_brawl-more",
                        "cave_brawl-rules", "cave_brawl-rules.fr"}
    assert not page.evaluate("window.sawEnglish")
