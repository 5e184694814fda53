"""No word is broken inside, nothing is cut off and nothing is wider than the screen, on any screen in both languages.

`make test` looks at a few screens that were once wrong, `make figures` at all that links and buttons lead to.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page

from fracas.faces import games_with_rosters
from fracas.games import KEYS
from fracas.locale import LANGUAGES
from tests.browser.asking import KEEP_LAST, begun
from tests.browser.crawl import crawl, rest, shape, visit
from tests.browser.eyes import too_wide
from tests.browser.hands import choose, go
from tests.browser.lent import prefer, python, seeded
from tests.browser.play import SHOW_ANEW
from tests.browser.ruler import WIDTHS, broken_words, cut_texts

ALL = os.environ.get("FRACAS_RUNS", "1") != "1"
ONCE_WRONG = (
    "#/", "#/new/cave-brawl/bot", "#/terrain", "#/companion/weigh/school-fighters", "#/companion/weigh/street-bowl",
)
OF_EVERY_GAME = ("rules", "new", "companion", "lesson", "puzzle", "position", "lessons", "puzzles")
OPEN_ALL = "document.querySelectorAll('.screen:not([hidden]) details').forEach((part) => { part.open = true; })"
END = """
from random import Random
from fracas.page.match.screen import MatchScreen
from fracas.page.match.host.sheets import concession_action
screen, random = MatchScreen.last, Random(1)
game, number = screen.model.game, 0
while not game.is_terminal():
    number += 1
    way_out = concession_action(game, game.to_act)
    if number > 60 and way_out is not None:
        game.apply(way_out)
    elif game.pending is None:
        game.apply(random.choice(game.legal_actions()))
    else:
        game.answer(random.choice(game.pending.options))
""" + SHOW_ANEW + "True"


def one_of_each(address: str, origin: str = "") -> tuple[str, ...]:
    """Return what need be looked at once: a screen of each game, each chapter of rules, else what `shape` tells."""
    screen, what, part = (*address.removeprefix("#").strip("/").split("/"), "", "", "")[:3]
    if screen == "companion" and origin:
        return screen, "match", origin
    if screen in OF_EVERY_GAME:
        return (screen, what) if screen in ("lesson", "puzzle") else (screen, what, part.partition(".")[0])
    return shape(address, origin)


class Ruler:
    """Looks at one screen after the other at all widths and notes what is wrong."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language
        self.looked = 0
        self.wrong: list[str] = []
        prefer(page, language=language)
        seeded(page, "words")

    def look(self, where: str) -> None:
        """Look at what is on the page, all parts unfolded."""
        before = self.page.viewport_size
        self.looked += 1
        self.page.evaluate(OPEN_ALL)
        for width, height in WIDTHS:
            self.page.set_viewport_size({"width": width, "height": height})
            rest(self.page)
            found = [f"broken: {word}" for word in broken_words(self.page)]
            found += [f"cut: {text}" for text in cut_texts(self.page)] + too_wide(self.page)
            self.wrong += [f"{where} {self.language} {width}: {each}" for each in found]
        assert before is not None
        self.page.set_viewport_size(before)
        rest(self.page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_broken_and_nothing_cut_off_on_a_screen(page: Page, language: str) -> None:
    ruler = Ruler(page, language)
    if ALL:
        crawl(page, ruler.look, makes=one_of_each)
    else:
        for address in ONCE_WRONG:
            visit(page, address)
            ruler.look(address)
    print(f"\n{ruler.looked} screens, {len(ruler.wrong)} faults")
    assert ruler.wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_broken_and_nothing_cut_off_where_a_match_ends(page: Page, language: str) -> None:
    ruler = Ruler(page, language)
    for key in KEYS if ALL else KEYS[:1]:
        python(page, KEEP_LAST)
        begun(page, key)
        python(page, END)
        page.locator("#match[data-view=over]").first.wait_for()
        ruler.look(f"the end of {key}")
    go(page, "#/saved")
    ruler.look("#/saved")
    assert ruler.wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_broken_and_nothing_cut_off_where_a_team_is_built(page: Page, language: str) -> None:
    ruler = Ruler(page, language)
    for key in games_with_rosters() if ALL else games_with_rosters()[:2]:
        visit(page, "#/teams")
        choose(page, f"#screen-teams [data-do=team-game][data-arg={key}]")
        page.locator("#screen-teams [data-do=found]").first.click()
        page.locator("#screen-team .roster").first.wait_for()
        team = str(page.evaluate("location.hash"))
        ruler.look(f"{team} of {key}")
        visit(page, f"{team}/sheet")
        ruler.look(f"the sheet of {key}")
    assert ruler.wrong == []
