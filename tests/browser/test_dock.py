"""What stands beside the board is seen whole: questions on the smallest phone, words on every screen.

`make test` looks at a few random states of each game, `make figures` at 500, and FRACAS_STATES at as many as it says.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page

from fracas.games import KEYS
from tests.browser.hands import go, still
from tests.browser.lent import prefer, python, seeded

USUAL = "4" if os.environ.get("FRACAS_RUNS", "1") == "1" else "500"
STATES = int(os.environ.get("FRACAS_STATES", USUAL))  # of each game
SMALLEST = {"width": 320, "height": 568}
WIDTHS = ((320, 568), (390, 844), (1024, 768), (1280, 800))
KEEP_LAST = """
from fracas.page.match.screen import MatchScreen
def enter(self, notice="", usual=MatchScreen.enter):
    MatchScreen.last = self
    MatchScreen.enter = usual
    usual(self, notice)
MatchScreen.enter = enter
True
"""  # the next match screen is found again by what follows
PLAY_ON = """
from random import Random
from fracas.kernel.table import Choice, Roll
from fracas.page.match.screen import MatchScreen
screen, random = MatchScreen.last, Random({seed})
game, asked = screen.game, 0
for number in range(400):
    if game.is_terminal() or (number >= 12 * ({seed} % 10) and isinstance(game.pending, Choice)):
        break
    if game.pending is None:
        game.apply(random.choice(game.legal_actions()))
    elif isinstance(game.pending, Roll):
        game.roll_for_me()
    else:
        game.answer(random.choice(game.pending.options))
screen.story.tell()
screen.look()
screen.select_acting()
screen.draw()
game.is_terminal()
"""
UNSEEN = """() => {
    if (document.querySelector("#match").dataset.view !== "asked") return null;
    scrollTo(0, 0);
    const body = document.querySelector("#ask > :is(.question, .box:not(.earlier), .stack)"), found = [];
    const low = document.querySelector("#dock").getBoundingClientRect().top;
    const high = document.querySelector("#score").getBoundingClientRect().bottom;
    const see = (what, node, top, bottom) => {
        const box = node.getBoundingClientRect();
        if (box.top < top - 1 || box.bottom > bottom + 1 || box.left < -1 || box.right > innerWidth + 1)
            found.push(`${what}: ${node.innerText.slice(0, 80)}`);
    };
    see("question", body, high, low);
    for (const button of document.querySelectorAll("#tray button")) see("answer", button, low, innerHeight);
    return found;
}"""
BROKEN = """() => {
    const found = new Set(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode());) {
        const parent = node.parentElement;
        if (!parent.checkVisibility() || parent.closest("svg, .away-from-sight, script")) continue;
        for (const match of node.data.matchAll(/[\\p{L}\\u2019']{3,}/gu)) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const tops = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => box.top);
            if (Math.max(...tops) - Math.min(...tops) > 4) found.add(match[0]);
        }
    }
    return [...found];
}"""


def begun(page: Page, key: str) -> None:
    """Begin a match of a game for two on one screen."""
    go(page, f"#/new/{key.replace('_', '-')}/two")
    page.wait_for_selector("[data-do=start]")
    page.click("[data-do=start]")
    page.wait_for_selector("#board")


@pytest.mark.parametrize("key", KEYS)
def test_a_question_and_its_answers_are_seen_whole_on_the_smallest_phone(phone: Page, key: str) -> None:
    phone.set_viewport_size(SMALLEST)
    seeded(phone, "dock")
    unseen: list[tuple[int, Any]] = []
    asked, begun_anew = 0, True
    for seed in range(STATES):
        if begun_anew:
            python(phone, KEEP_LAST)
            begun(phone, key)
        begun_anew = python(phone, PLAY_ON.format(seed=seed))
        still(phone)
        found = phone.evaluate(UNSEEN)
        asked += found is not None
        unseen += [(seed, what) for what in found or ()]
    print(f"{key}: {asked} questions in {STATES} states")
    assert unseen == [] and asked


def test_no_word_is_broken_inside(page: Page) -> None:
    seeded(page, "dock")
    for language in ("en", "fr"):
        prefer(page, language=language)
        for key in KEYS:
            python(page, KEEP_LAST)
            begun(page, key)
            python(page, PLAY_ON.format(seed=1))
            page.evaluate("document.querySelector('#ask [data-do=player], #tray [data-do]')?.click()")
            for width, height in WIDTHS:
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(BROKEN) == [], (language, key, width)


SQUARE = """() => {
    const street = document.querySelector('#board .terrain').getScreenCTM();
    const [west, east] = [0, 26 * 44].map((x) => new DOMPoint(x, 0).matrixTransform(street));
    const [north, south] = [0, 7 * 44].map((y) => new DOMPoint(0, y).matrixTransform(street));
    const seen = document.getElementById('field').getBoundingClientRect();
    const asked = document.getElementById('ask').getBoundingClientRect();
    return {square: 44 * street.a, isWhole: west.x >= 0 && east.x <= innerWidth
        && north.y >= seen.top && south.y <= seen.bottom, isBelow: asked.top >= seen.bottom - 1 && asked.height > 60};
}"""


@pytest.mark.parametrize("key", ["street_brawl", "street_bowl"])
def test_a_street_lies_across_the_whole_top_of_a_wide_screen(page: Page, key: str) -> None:
    seeded(page, "street")
    begun(page, key)
    sizes = {}
    for width, height, least in ((844, 390, 29), (1024, 768, 35), (1280, 800, 44), (1920, 1080, 66)):
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(SQUARE)
        sizes[width] = round(found["square"], 1)
        assert found["square"] >= least and found["isWhole"] and found["isBelow"], (width, found)
    print(key, "pixels a square:", sizes)


CUT = """[...document.querySelectorAll("#sheets .scroll")].filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => [box.getAttribute("aria-labelledby"), box.scrollWidth, box.clientWidth])"""


def test_the_tables_of_a_match_report_fit_the_smallest_phone(phone: Page) -> None:
    phone.set_viewport_size(SMALLEST)
    seeded(phone, "report")
    cut = {}
    for key in KEYS:
        python(phone, KEEP_LAST)
        begun(phone, key)
        python(phone, PLAY_ON.format(seed=9))
        phone.click("#score [data-do=menu]")
        phone.click("#sheets [data-do=match-report]")
        phone.wait_for_selector("#sheets .boxscore")
        cut[key] = phone.evaluate(CUT)
        phone.keyboard.press("Escape")
    assert not any(cut.values()), cut
