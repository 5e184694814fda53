"""The sheets to print, judged by the PDF that Chromium makes of them: no card is split, no text stands outside.

A card, and each piece of text, is covered by a link of its own: the PDF tells where each link lies, in points.
"""

from __future__ import annotations

import os
import re
from itertools import product
from pathlib import Path

from playwright.sync_api import Page

from fracas.faces import face_of
from fracas.games import GAMES
from tests.browser.eyes import Looker
from tests.browser.hands import go
from tests.browser.lent import prefer
from tests.browser.play import begin

PAPERS = {"a4": (595, 842), "letter": (612, 792)}  # points
MARGIN = 10 * 72 / 25.4
SLACK = 2  # points
LENGTHS = ("short", "full")
ALL = bool(os.environ.get("FRACAS_PRINTS"))  # the soak prints every ready-made team on both papers at both lengths
KEPT = os.environ.get("FRACAS_PRINTS_KEPT", "")  # a folder for the PDFs, to look at
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
    document.querySelectorAll(".told").forEach((each) => each.replaceWith(...each.childNodes));
    const texts = [], walker = document.createTreeWalker(document.querySelector(".paper"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
    for (const [n, text] of texts.entries()) {
        const parent = text.parentElement, card = parent.closest(".print-card, .cut");
        const link = document.createElementNS(parent.namespaceURI, "a");
        link.setAttribute("class", "told");
        link.setAttribute("href", `https://text.example/${cards.indexOf(card)}/${n}`);
        text.replaceWith(link);
        link.append(text);
    }
    return [cards.length, texts.map((each) => each.data.trim())];
}"""
BOX = re.compile(rb"/MediaBox\s*\[([^]]+)]")
LINK = rb"/Rect\s*\[([-\d. ]+)\][^]]{0,200}?%s\.example/([-\d/]+)"
CARD, TEXT = (re.compile(LINK % kind, re.DOTALL) for kind in (b"card", b"text"))
Box = tuple[float, ...]  # left, lower, right and upper edge on its page, in points
OUTER = -1  # the number of the card of texts that are in none


def on_paper(pdf: bytes, link: re.Pattern[bytes]) -> dict[tuple[int, ...], list[Box]]:
    """Return where each link lies on its page; one that is split or broken into lines lies in several places."""
    found: dict[tuple[int, ...], list[Box]] = {}
    for rectangle, numbers in link.findall(pdf):
        key = tuple(map(int, numbers.split(b"/")))
        found.setdefault(key, []).append(tuple(map(float, rectangle.split())))
    return found


def is_in(inner: Box, outer: Box) -> bool:
    """Return whether a box lies in another, but for a rounding."""
    (left, low, right, high), (first, bottom, last, top) = inner, outer
    return left >= first - SLACK and low >= bottom - SLACK and right <= last + SLACK and high <= top + SLACK


def wrong_on_paper(page: Page, paper: str, name: str) -> list[str]:
    """Return what is wrong with the sheets as they are printed."""
    page.emulate_media(media="print")
    count, texts = page.evaluate(COVER)
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    page.emulate_media(media="screen")
    if KEPT:
        Path(KEPT, f"{name}.pdf").write_bytes(pdf)
    width, height = PAPERS[paper]
    inside = MARGIN, MARGIN, width - MARGIN, height - MARGIN
    boxes = {tuple(round(float(each)) for each in box.split()[2:]) for box in BOX.findall(pdf)}
    wrong = [f"the paper is {boxes}"] if boxes != {(width, height)} else []
    cards, told = on_paper(pdf, CARD), on_paper(pdf, TEXT)
    wrong += [f"card {n} is on no page" for n in range(count) if (n,) not in cards]
    wrong += [f"card {n} is split: {places}" for n, places in cards.items() if len(places) > 1]
    wrong += [f"card {n} stands outside: {place}" for n, places in cards.items() for place in places
              if not is_in(place, inside)]
    found = {n for _card, n in told}
    wrong += [f"not on paper: {text}" for n, text in enumerate(texts) if n not in found]
    around = {card: places[0] for (card,), places in cards.items()} | {OUTER: inside}
    wrong += [f"stands outside of card {card}: {texts[n]}" for (card, n), places in told.items() for place in places
              if not is_in(place, around[card])]
    return wrong


def test_no_card_is_split_and_nothing_stands_outside(page: Page):
    looker, wrong, kinds, papers = Looker(page), [], list(product(PAPERS, LENGTHS)), 0
    for number, game in enumerate(game for game in GAMES if game.has_tracking):
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
            name = f"{game.key} {team} {paper} {length}"
            wrong += [f"{name}: {each}" for each in wrong_on_paper(page, paper, name)]
            papers += 1
    print(f"\n{papers} PDFs, {len(wrong)} faults")
    assert not wrong + looker.wrong, "\n".join(wrong + looker.wrong)


PALE = """() => {
    const linear = (part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4;
    const onPaper = ([r, g, b, a = 1]) => {
        const light = [r, g, b].map((each) => linear(each / 255 * a + 1 - a));
        return 1.05 / (.2126 * light[0] + .7152 * light[1] + .0722 * light[2] + .05);
    };
    const found = new Set(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let seen = 0;
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim(), parent = walk.currentNode.parentElement;
        if (!text || parent.closest("svg, script, style, option") || !parent.checkVisibility()) continue;
        const ratio = onPaper(getComputedStyle(parent).color.match(/[\\d.]+/g).map(Number));
        seen += 1;
        if (ratio < 4.5) found.add(`${text.slice(0, 30)}: ${ratio.toFixed(2)}`);
    }
    return [seen, [...found]];
}"""
PRINTED = ("#/new/elfball/two", "#/saved", "#/teams", "#/settings")


def test_what_any_screen_prints_is_dark_enough_for_bare_paper_in_every_theme(page: Page):
    begin(page, page.url.partition("#")[0], "cave-brawl")  # there is a match to be seen and deleted
    match = page.evaluate("location.hash")
    go(page, "#/teams")
    page.locator("#screen-teams [data-do=found]").first.click()
    page.locator("#screen-team .legal").first.wait_for()
    places, wrong = (match, page.evaluate("location.hash"), *PRINTED), {}
    for theme in ("light", "dark", "contrast"):
        prefer(page, theme=theme)
        for place in places:
            go(page, place)
            page.emulate_media(media="print")
            seen, pale = page.evaluate(PALE)
            page.emulate_media(media="screen")
            assert seen > 5, place
            wrong |= {(theme, place): pale} if pale else {}
    assert not wrong, wrong
