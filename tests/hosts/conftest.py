"""What all tests on real programs and servers share: a browser, the built site, and the puzzle that is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from fracas.commands import board_page
from fracas.commands.raster import to_png
from fracas.links import write_puzzle
from fracas.posts.excerpt import Excerpt, puzzle_excerpt
from fracas.posts.snippets import PIXELS
from fracas.puzzles.puzzle import write
from tests.browser.hosts import blog
from tests.hosts.reading import ASKED, puzzle
from tests.hosts.wordpress import Blog, wordpress
from workshop.paths import SITE
from workshop.tools import chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(True), args=["--no-sandbox", "--disable-gpu"])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    with blog(SITE) as address:
        yield address


@pytest.fixture(scope="session")
def shown() -> Excerpt:
    return puzzle_excerpt(write_puzzle(write(puzzle()), "elfball"))


@pytest.fixture(scope="session")
def picture(tmp_path_factory: pytest.TempPathFactory, shown: Excerpt) -> Path:
    file = tmp_path_factory.mktemp("pictures") / "board.png"
    file.write_bytes(to_png(shown.drawing, PIXELS))
    return file


@pytest.fixture(scope="session")
def card(tmp_path_factory: pytest.TempPathFactory, site: str, shown: Excerpt, picture: Path) -> Iterator[str]:
    """The address of a page of its own for the puzzle, as the command writes it."""
    folder = tmp_path_factory.mktemp("cards")
    with blog(folder) as at:
        (folder / "one.html").write_text(board_page.board_page(shown, "A puzzle", site, at, "one", ASKED), "utf-8")
        (folder / "one.json").write_text(board_page.oembed_file(shown, "A puzzle", site, at, "one", ASKED), "utf-8")
        (folder / "one.png").write_bytes(picture.read_bytes())
        yield f"{at}one.html"


@pytest.fixture(scope="session")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Blog]:
    """A WordPress with an administrator and an author."""
    with wordpress(tmp_path_factory.mktemp("wp")) as blog_program:
        yield blog_program
