"""Words and sentences of every screen as a reader meets them: `make words` writes the table.

What stands in a folded part, a list of options or a drawing is not counted, nor what only a screen reader says. A match
is looked at in the middle of play, where a coach is asked something, and once more with a player selected.
"""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import fracas
from fracas.faces import face_of
from fracas.games import KEYS
from fracas.locale import LANGUAGES
from fracas.page.saving.storage import Facts
from fracas.page.slugs import slug_of
from tests.page.headless import Door, Page

BOARD = ("field", "cells", "cells-box", "squads", "log-lines", "sheets", "skip")  # lists and drawings, not sentences
HEARD = ("page-title", "say", "shout-say")  # the name of the tab, and what only a screen reader says
UNTOLD = BOARD + HEARD
TWICE = "half"  # the line of the score bar where it has another place on a phone
UNSEEN = {"svg", "option", "select", "script", "style", "template"}
VOID = re.compile(r"<(br|hr|input|img|wbr)\b([^>]*?)\s*/?>")
SENTENCE_END = re.compile(r"(?<=[.!?…])[\s\u00a0]+(?=[A-ZÀ-Ý“«])")
WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
MOMENTS, STEP = 8, 45  # of a match of each game, and inputs between two
PLACES = {
    "home": "#/", "settings": "#/settings", "saved matches": "#/saved", "teams": "#/teams", "leagues": "#/leagues",
    "new league": "#/leagues/new", "companion": "#/companion", "puzzles": "#/puzzles", "lessons": "#/lessons",
    "by link": "#/new/elfball/link", "terrain": "#/terrain",
}


def visible(markup: str) -> list[str]:
    """Return the pieces of text of a markup that eyes see."""
    closed = VOID.sub(r"<\1\2/>", markup)
    root = ET.fromstring(f"<div>{closed}</div>")
    return [text for piece in _seen(root) if (text := " ".join(piece.split()))]


def _seen(node: ET.Element) -> Iterator[str]:
    names = node.attrib.get("class", "").split()
    if node.tag in UNSEEN or "hidden" in node.attrib or "away-from-sight" in names or TWICE in names:
        return
    children = list(node)
    if node.tag == "details" and "open" not in node.attrib:
        children = [child for child in children if child.tag == "summary"]
    else:
        yield node.text or ""
    for child in children:
        yield from _seen(child)
        yield child.tail or ""


def count(pieces: Iterable[str]) -> tuple[int, int, int]:
    """Return the words of some texts, and the sentences of three words and more with their words."""
    words = sentences = inside = 0
    for piece in pieces:
        words += len(WORD.findall(piece))
        for sentence in SENTENCE_END.split(piece):
            length = len(WORD.findall(sentence))
            if length >= 3 and sentence.rstrip()[-1:] in ".!?…":
                sentences, inside = sentences + 1, inside + length
    return words, sentences, inside


def look(page: Page, is_play: bool = False) -> tuple[int, int, int]:
    """Count what the page shows now.

    Args: is_play - whether the board is shown, and no other screen that was there before.
    """
    return count(text for key, markup in page.door.regions.items()
                 if key not in UNTOLD and not (is_play and key.startswith("screen-")) for text in visible(markup))


def first_link(page: Page, start: str) -> str:
    """Return the first address on the page that begins so."""
    return next(found for markup in page.door.regions.values() for found in re.findall(r'href="(#[^"]*)"', markup)
                if found.startswith(start))


def screen_figures(language: str) -> Iterator[tuple[str, tuple[int, int, int]]]:
    """Yield every screen with its counts."""
    Door.system_language = lambda _self: language  # type: ignore[method-assign]
    for name, address in PLACES.items():
        yield name, look(Page(address=address))
    for key in KEYS:
        slug = slug_of(key)
        yield f"new match, {slug}", look(Page(address=f"#/new/{slug}/bot"))
        for name in ("lesson", "puzzle"):
            page = Page(address=f"#/{name}s/{slug}")
            page.go(first_link(page, f"#/{name}/"))
            page.door.run(0)
            yield f"{name}, {slug}", look(page, True)
        yield from play_figures(key)


def play_figures(key: str) -> Iterator[tuple[str, tuple[int, int, int]]]:
    """Yield a match of random play at some moments, added up: asked, and with a player selected."""
    totals: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    game, random, looked, number = fracas.new(key, "words"), Random("words"), 0, 0
    while looked < MOMENTS and not game.is_terminal():
        number += 1
        if number % STEP == 0:
            looked += 1
            page = Page()
            page.shell.shelf.save("words", Facts(key, "x", "y", 1), game.record)
            page.go("#/match/words")
            page.door.run(0)
            _add(totals["asked"], look(page, True))
            if game.pending is None:
                who = face_of(key).actors(game.state, game.legal_actions())
                if who:
                    page.do("player", str(who[0]))
                    _add(totals["selected"], look(page, True))
        if game.pending is None:
            game.apply(game.legal_actions()[int(random.random() * len(game.legal_actions()))])
        else:
            game.answer(game.pending.options[int(random.random() * len(game.pending.options))])
    for name, (words, sentences, inside) in totals.items():
        yield f"match, {slug_of(key)}, {name}", (words // MOMENTS, sentences, inside)


def _add(total: list[int], more: tuple[int, int, int]) -> None:
    for place, value in enumerate(more):
        total[place] += value


def lines(language: str) -> Iterator[str]:
    """Yield a line for each screen: its name, words, mean length of its sentences."""
    for name, (words, sentences, inside) in screen_figures(language):
        yield f"{name}\t{words}\t{inside / sentences:.1f}" if sentences else f"{name}\t{words}\t"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text("".join(f"{code}\t{line}\n" for code in LANGUAGES for line in lines(code)))
