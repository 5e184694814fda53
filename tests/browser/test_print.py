"""The sheets to print, judged by the PDF that Chromium makes of them: no card is split, nothing stands outside."""

from __future__ import annotations

import os
import re
from itertools import product

from playwright.sync_api import Page

from fracas.faces import face_of
from fracas.games import GAMES
from tests.browser.eyes import Looker
from tests.browser.hands import go

PAPERS = {"a4": (595, 842), "letter": (612, 792)}  # points
MARGIN = 10 * 72 / 25.4
LENGTHS = ("short", "full")
ALL = bool(os.environ.get("FRACAS_PRINTS"))  # the soak prints every ready-made team on both papers at both lengths
COVER = """() => {
    document.querySelectorAll(".cover").forEach((each) => each.remove());
    const cards = [...document.querySelectorAll(".print-card, .cut")];
    cards.forEach((card, n) => {
        const cover = document.createElement("a");
        cover.className = "cover";
        cover.href = `https://card.example/${n}`;
        cover.style.cssText = "position: absolute; inset: 0";
        card.style.position = "relative";
        card.append(cover);
    });
    return cards.length;
}"""
OVERFLOWING = """() => [...document.querySelectorAll(".print-card, .print-card *, .chapter")].filter((each) =>
    each.scrollWidth > each.clientWidth + 1 && each.clientWidth && getComputedStyle(each).display !== "inline"
    && !each.closest("svg") && !each.matches(".cover")).map((each) => each.outerHTML.slice(0, 120))"""
BOX = re.compile(rb"/MediaBox\s*\[([^]]+)]")
LINK = re.compile(rb"/Rect\s*\[([-\d. ]+)\].{0,200}?card\.example/(\d+)", re.DOTALL)


def cards_on_paper(pdf: bytes) -> dict[int, list[tuple[float, ...]]]:
    """Return where each card lies on its page, in points; one that is split lies in several places."""
    found: dict[int, list[tuple[float, ...]]] = {}
    for rectangle, number in LINK.findall(pdf):
        found.setdefault(int(number), []).append(tuple(map(float, rectangle.split())))
    return found


def wrong_on_paper(page: Page, paper: str) -> list[str]:
    """Return what is wrong with the sheets as they are printed."""
    page.emulate_media(media="print")
    cards = page.evaluate(COVER)
    wrong = [f"too wide: {each}" for each in page.evaluate(OVERFLOWING)]
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    page.emulate_media(media="screen")
    width, height = PAPERS[paper]
    boxes = {tuple(round(float(each)) for each in box.split()[2:]) for box in BOX.findall(pdf)}
    wrong += [f"the paper is {boxes}"] if boxes != {(width, height)} else []
    found = cards_on_paper(pdf)
    wrong += [f"card {n} is on no page" for n in range(cards) if n not in found]
    wrong += [f"card {n} is split: {places}" for n, places in found.items() if len(places) > 1]
    wrong += [f"card {n} stands outside: {place}" for n, places in found.items() for place in places
              if min(place) < MARGIN - 2 or place[2] > width - MARGIN + 2 or place[3] > height - MARGIN + 2]
    return wrong


def test_no_card_is_split_and_nothing_stands_outside(page: Page):
    looker, wrong, kinds = Looker(page), [], list(product(PAPERS, LENGTHS))
    for number, game in enumerate(game for game in GAMES if game.is_tracked):
        go(page, f"#/companion/print/{game.key.replace('_', '-')}")
        page.locator(f".paper.{game.key.replace('_', '-')}").first.wait_for()
        if number == 0:
            looker.look("sheets to print")
        teams = [team.value for team in face_of(game.key).teams()]
        for team, (paper, length) in product(teams if ALL else teams[-1:], kinds if ALL else [kinds[number % 4]]):
            page.select_option("[data-do=print-team]", team)
            page.check(f"[name=print-paper][value={paper}]")
            page.check(f"[name=print-length][value={length}]")
            page.locator(f".paper-{paper}").first.wait_for()
            wrong += [f"{game.key} {team} {paper} {length}: {each}" for each in wrong_on_paper(page, paper)]
    assert not wrong + looker.wrong, "\n".join(wrong + looker.wrong)
