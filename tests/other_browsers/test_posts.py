"""In Firefox and WebKit boards stand in a post on another origin, and a puzzle is solved there, without storage.

In a sandboxed frame, which has no origin, WebKit takes no file for one of the page's own: what stands there allows
itself files by the schemes of their addresses.
"""

from __future__ import annotations

import threading
from pathlib import Path

import fracas
from fracas.faces.game_puzzles import puzzles_of
from fracas.links import write_puzzle
from fracas.posts.excerpt import game_excerpt, puzzle_excerpt
from fracas.posts.parameters import EmbedOptions
from fracas.posts.snippets import FRAME, SnippetSources, frame_address, snippet
from fracas.puzzles.puzzle import write
from tests.browser.hosts import HEARD, blog, place_of, position, post
from tests.other_browsers.drivers import Driver
from tests.other_browsers.test_page import driver as driver
from tests.other_browsers.test_page import wait_for
from workshop.paths import SITE
from workshop.serve import Server

TOLD = "heard.some((told) => told.fracas === '{}')"


def test_a_picture_becomes_the_board_and_a_puzzle_is_solved_in_its_frame(driver: Driver, tmp_path: Path) -> None:
    shown, puzzle = game_excerpt(position("elfball")), puzzles_of("elfball").puzzle("a")
    assert puzzle is not None and puzzle.line == ("A8 tackle H10",)
    posed = puzzle_excerpt(write_puzzle(write(puzzle), puzzle.game))
    cells = {token.key: token.cell for token in posed.board.tokens}
    folder = tmp_path / "blog"
    folder.mkdir()
    (folder / "board.svg").write_text(shown.drawing, encoding="utf-8")
    with Server(SITE, prefix="/some/path/") as server, blog(folder) as there:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        place = SnippetSources(server.address, f"{there}board.svg")
        post(folder, "board", HEARD + snippet(FRAME, shown, place) + snippet("component", shown, place))
        driver.go(f"{there}board.html")
        wait_for(driver, f"{TOLD.format('height')} && document.querySelector('fracas-board img').naturalWidth")
        driver.run("document.querySelector('fracas-board a').click()")
        wait_for(driver, "document.querySelector('fracas-board').classList.contains('live')")
        source, style = frame_address(server.address, posed, EmbedOptions(lang="en")), "width: 100%; height: 500px"
        _key, x, y = place_of(fracas.from_position(puzzle.position, seed=""), 1, "a8")
        source += f".g.{round(1000 * x)}-{round(1000 * y)}"  # begun by a tap on that player
        post(folder, "puzzle", HEARD + f'<iframe sandbox="allow-scripts" src="{source}" style="{style}"></iframe>')
        driver.go(f"{there}puzzle.html")
        wait_for(driver, TOLD.format("live"))
        driver.enter(0, 0)
        assert driver.run("return self.origin") == "null"
        assert driver.run("return fracas().position") == puzzle.position
        target = f"document.getElementById('cells-{cells['h10']}')"  # rows of the table come by and by
        for view in ("selected", "planned"):
            wait_for(driver, f"document.querySelector('#match').dataset.view === '{view}' && {target}")
            driver.run(f"{target}.click()")
        wait_for(driver, "document.querySelector('#ask').textContent.includes('Solved!')")
        driver.enter()
        server.shutdown()
