"""In Firefox and WebKit boards stand in a post on another origin and are played there, without storage.

In a sandboxed frame, which has no origin, WebKit takes no file for one of the page's own: what stands there allows
itself files by the schemes of their addresses.
"""

from __future__ import annotations

import threading
from pathlib import Path

from fracas.faces.puzzler import puzzles_of
from fracas.links import write_puzzle
from fracas.posts.excerpt import of_game, of_puzzle
from fracas.posts.snippets import FRAME, Place, framing, snippet
from fracas.puzzles.puzzle import write
from tests.browser.hosts import HEARD, blog, position, post
from tests.other_browsers.drivers import Driver
from tests.other_browsers.test_page import driver as driver
from tests.other_browsers.test_page import wait_for
from workshop.paths import SITE
from workshop.serve import Server

TOLD = "heard.some((told) => told.fracas === '{}')"


def test_a_picture_becomes_the_board_and_a_puzzle_begins_in_its_frame(driver: Driver, tmp_path: Path) -> None:
    shown, puzzle = of_game(position("elfball")), puzzles_of("cave_brawl").puzzles[0]
    posed = of_puzzle(write_puzzle(write(puzzle), puzzle.game))
    folder = tmp_path / "blog"
    folder.mkdir()
    (folder / "board.svg").write_text(shown.drawing, encoding="utf-8")
    with Server(SITE, prefix="/some/path/") as server, blog(folder) as there:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        place = Place(server.address, f"{there}board.svg")
        post(folder, "board", HEARD + snippet(FRAME, shown, place) + snippet("component", shown, place))
        driver.go(f"{there}board.html")
        wait_for(driver, f"{TOLD.format('height')} && document.querySelector('fracas-board img').naturalWidth")
        driver.run("document.querySelector('fracas-board a').click()")
        wait_for(driver, "document.querySelector('fracas-board').classList.contains('live')")
        frame = f'<iframe sandbox="allow-scripts" src="{framing(server.address, posed, "en")}.g.1"></iframe>'
        post(folder, "puzzle", HEARD + frame)
        driver.go(f"{there}puzzle.html")
        wait_for(driver, TOLD.format("live"))
        server.shutdown()
