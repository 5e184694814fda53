"""Walks over the page, each the same every time: matches that are tapped, replays, and every other screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from html import unescape
from itertools import chain
from pathlib import Path
from random import Random

import fracas
from fracas.faces import face_of
from fracas.faces.game_puzzles import puzzles_of
from fracas.links import write_link
from fracas.page.slugs import slug_of
from tests.golden.golden import FOLDER as GOLDEN
from tests.laws.matches import inputs
from tests.page.at_table import TRACKED, at_table, tap
from tests.page.coach import Coach
from tests.page.cold_screens import BUTTON, addresses, filled_storage, stored
from tests.page.headless import Page
from tests.transcripts.face_transcript import FaceTranscript, texts_of_players, texts_of_position
from tests.transcripts.page_transcript import PageTranscript

FOLDER = Path(__file__).parent / "golden"
TAPS, AT_TABLE = 60, 150
PARTS = 4  # of all screens
STRIDE = 10  # steps of a golden match between two looks at its replay
BESIDES = ("zoom", "figures", "menu", "close-sheet", "zoom")  # pressed now and then, one after the other
SPARED = 5  # taps from one of these to the next
LEAVE = ("to-board", "fetch-log", "weigh", "rule", "print")  # what leads away from the tracker
INPUTS = 4000  # of random matches
EVERY = 4  # so many puzzles to the next that is looked at
REPLAYED = ("other-settings", "chance")


def tapped(key: str) -> str:
    """A match of two coaches on one device, tapped at random."""
    page = Page()
    shown = PageTranscript(page)
    page.go(f"#/new/{slug_of(key)}/two")
    shown.tell("a new match")
    page.do("start", key)
    coach = Coach(page, 1)
    for number in range(TAPS):
        coach.play(1)
        shown.tell(f"tap {number}")
        if number % SPARED == 0:
            besides = BESIDES[number // SPARED % len(BESIDES)]
            page.do(besides)
            page.door.run(0)
            shown.tell(besides)
    return shown.text


def at_the_table(key: str) -> str:
    """A match with real dice and figures, tracked at random."""
    page, chance = at_table(key), Random(key)
    shown = PageTranscript(page)
    shown.tell("a new table")
    for _tap in range(AT_TABLE):
        buttons = sorted(set(BUTTON.findall(page.text("screen-companion"))))
        do, arg = chance.choice([each for each in buttons if each[0] not in LEAVE])
        tap(page, do, unescape(arg))
        shown.tell(f"{do} {arg}")
    return shown.text


def faces(key: str) -> str:
    """What a game says of positions of random matches and of puzzles: all words and drawings of its face.

    Of random matches those positions are looked at in which it says something of a player that it has not said yet.
    """
    ruleset, face, told = fracas.ruleset(key), face_of(key), FaceTranscript()
    puzzles = (fracas.from_position(puzzle.position) for puzzle in puzzles_of(key).puzzles[::EVERY])
    for game in chain(puzzles, (game for game, _count in inputs(ruleset, "transcripts", INPUTS) if not game.pending)):
        if told.is_new(texts_of_players(face, game.state)):
            told.tell(game.position, texts_of_position(face, game.state, game.legal_actions()))
    return told.text


def replayed(key: str) -> str:
    """Golden matches watched from their beginning, looked at every few steps."""
    shown = PageTranscript(Page())
    for name in REPLAYED:
        game = fracas.from_record((GOLDEN / key / f"{name}.txt").read_text(encoding="utf-8"))
        shown.page = page = Page(address=f"#/replay/{write_link(game)}/0")
        page.door.run(1_000)  # long ones are read in slices
        shown.tell(name)
        for step in range(1, len(game.plies) + 1):
            page.do("step", "on")
            if step % STRIDE == 0:
                shown.tell(f"{name}, step {step}")
    return shown.text


def screens(part: int) -> str:
    """Every address of somebody who has some of everything, each with one button of every kind pressed.

    Args: part - of `PARTS`, from 0.
    """
    texts = storage_texts()
    visits = [*dict.fromkeys(addresses(texts))][part::PARTS]
    shown = PageTranscript(Page())
    for address in visits:
        shown.page = page = opened(texts, address)
        shown.tell(address)
        buttons = {do: arg for region in page.door.regions.values() for do, arg in BUTTON.findall(region)}
        for do, arg in buttons.items():
            shown.page = opened(texts, address)
            shown.page.do(do, unescape(arg))
            shown.page.door.run(0)
            shown.tell(f"{address} {do} {arg}".strip())
    return shown.text


@cache
def storage_texts() -> dict[str, str]:
    return filled_storage()


def opened(texts: dict[str, str], address: str) -> Page:
    """Return a page that shows an address with a storage."""
    page = Page(stored(texts), address)
    page.door.run(0)
    return page


def walks() -> dict[str, Callable[[], str]]:
    """Return what walks each walk, by its name."""
    found: dict[str, Callable[[], str]] = {}
    for key in fracas.KEYS:
        found |= {f"tapped-{key}": partial(tapped, key), f"replayed-{key}": partial(replayed, key),
                  f"faces-{key}": partial(faces, key)}
        found |= {f"table-{key}": partial(at_the_table, key)} if key in TRACKED else {}
    return found | {f"screens-{part}": partial(screens, part) for part in range(PARTS)}
