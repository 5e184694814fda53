"""Posts as their readers have them: opened, and the puzzle in them solved with fingers."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Frame, Page

import fracas
from fracas.faces.game_puzzles import puzzles_of
from fracas.posts.excerpt import Excerpt
from fracas.posts.parameters import EmbedOptions
from fracas.posts.snippets import COMPONENT
from fracas.puzzles.puzzle import Puzzle
from tests.browser.hosts import board_in, place_of, tap, until
from workshop.paths import BUILD

KEPT = BUILD / "hosts"
ASKED = EmbedOptions(lang="en")
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


class Written(NamedTuple):
    """A post that is published."""

    host: str
    kind: str
    address: str
    feed: str  # what the feed has of it, None where there is no feed


def puzzle() -> Puzzle:
    found = puzzles_of("elfball").puzzle("a")
    assert found is not None and found.line == ("A8 tackle H10",)
    return found


def opened(browser: Browser, post: Written, **settings: Any) -> Page:
    """Open a post; what is in view is there."""
    page = browser.new_context(**settings).new_page()
    page.goto(post.address)
    page.wait_for_load_state("networkidle")
    for frame in page.locator("iframe").all():
        frame.scroll_into_view_if_needed()
    for frame in frames_of(page):
        if settings.get("java_script_enabled", True):
            until(frame, "document.querySelector('#picture')?.naturalWidth > 0", 20)
    page.wait_for_load_state("networkidle")
    return page


def frames_of(page: Page) -> list[Frame]:
    return [frame for frame in page.frames if "/embed.html" in frame.url]


def file_name(post: Written) -> str:
    return re.sub(r"\W+", "-", f"{post.host}-{post.kind}".lower())


def solve(browser: Browser, post: Written, shown: Excerpt) -> None:
    """Solve the puzzle of a post with fingers; its board is never smaller than its picture, and stays."""
    page = opened(browser, post, viewport=PHONE, has_touch=True)
    _key, x, y = place_of(fracas.from_position(puzzle().position, seed=""), 1, "a8")
    drawn = page.locator("fracas-board img").first if post.kind == COMPONENT else frames_of(page)[0].locator("#picture")
    drawn.scroll_into_view_if_needed()
    size = drawn.bounding_box()
    assert size is not None
    tap(page, drawn, x, y, has_touch=True)
    until(page.main_frame, "true")
    if post.kind == COMPONENT:
        until(page.main_frame, "document.querySelector('fracas-board').classList.contains('live')")
    board = board_in(frames_of(page)[0])
    for step, view in ((None, "selected"), ("#board-h10", "planned"), ("[data-do=go]", "")):
        if step:
            board.locator(step).tap(force=True)
        if view:
            until(board, f"document.querySelector('#match').dataset.view === '{view}'")
        now = board.locator("#match .board").first.bounding_box()
        assert now is not None and now["width"] >= size["width"] - 1 and now["height"] >= size["height"] - 1, view
    until(board, "document.querySelector('#ask').textContent.includes('Solved!')")
    now = board.locator("#match .board").first.bounding_box()
    assert now is not None and now["width"] >= size["width"] - 1 and now["height"] >= size["height"] - 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    page.screenshot(path=KEPT / f"{file_name(post)}-solved.png")
    page.context.close()
