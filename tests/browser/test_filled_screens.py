"""Screens without a match of their own, measured: boards fill them and stay, and what is rare stands behind "More"."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from fracas.faces import face_of
from fracas.faces.game_puzzles import puzzles_of
from fracas.games import KEYS
from fracas.links import write_link, write_position
from tests.browser.hands import go, still
from tests.browser.lent import python
from tests.browser.ruler import cut_texts
from tests.page.test_replay import played

STREETS = ("street_brawl", "street_bowl")
ROWS = 7  # of squares between the walls
SIZES = ((1280, 720), (390, 844), (320, 568))
ON_ITS_SIDE = (844, 390)  # a phone
LEAST_CELL = {1280: 40, 844: 28, 390: 18, 320: 12}  # pixels of a square of a street on each screen
LEAST_BOARD = {1280: 350, 390: 300, 320: 176}  # pixels that the board of a solved puzzle is high
OUTSIDE = """([centres, half]) => {
    const drawing = document.querySelector("#board"), matrix = drawing.getScreenCTM();
    const box = document.querySelector(".boardbox").getBoundingClientRect();
    const isIn = (x, y) => x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1
        && x >= -1 && x <= innerWidth + 1 && y <= innerHeight + 1;
    const corners = centres.flatMap(([x, y]) => [[x - half, y - half], [x + half, y + half]]);
    const lost = corners.filter(([x, y]) => !isIn(matrix.a * x + matrix.e, matrix.d * y + matrix.f));
    return { lost: lost.length, cell: 2 * half * matrix.a };
}"""
"""The corners of squares that are not to be seen, and how large a square is."""
UNSEEN = """(wanted) => wanted.filter((each) => {
    const found = [...document.querySelectorAll(each)].find((one) => one.checkVisibility());
    if (!found) return true;
    const box = found.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) return true;
    const above = document.elementFromPoint(x, y);
    return !(above === found || found.contains(above) || above?.contains(found));
})"""
"""What is not wholly on the screen, or lies below something else."""


def squares(key: str, state: object, is_upright: bool) -> list[object]:
    """Return the centres of the squares between the walls of a street, and half the side of one."""
    lying, shown = (face_of(key).for_orientation(each).field(state).lattice for each in (False, is_upright))
    cells = [cell for cell, (_x, y) in enumerate(lying.centres) if 0 < y < ROWS * lying.unit]
    return [[[*shown.centres[cell]] for cell in cells], shown.unit / 2]


@pytest.mark.parametrize("screen", ["replay", "position"])
@pytest.mark.parametrize("key", STREETS)
def test_a_street_is_seen_whole_and_large_in_replay_and_editor(page: Page, key: str, screen: str) -> None:
    game = played(key, 60)
    step = next(number for number in range(len(game.plies), 0, -1) if game.plies[number - 1].events)
    address = f"#/replay/{write_link(game)}/{step}" if screen == "replay" else \
        f"#/position/{write_position(game.position)}"
    wanted = ["#step .log li", "#player .go", "#scrub input", "[data-do=zoom]"] if screen == "replay" else \
        ["#verdict p", "#tools button", "#piece p", "[data-do=zoom]"]
    wrong = []
    for width, height in (*SIZES, ON_ITS_SIDE):
        page.set_viewport_size({"width": width, "height": height})
        go(page, "#/settings")
        go(page, address)
        page.locator(wanted[0]).first.wait_for()
        still(page)
        is_narrow = width < height
        found = page.evaluate(OUTSIDE, squares(key, game.state, is_narrow))
        wrong += [f"{width}: {found}"] if found["lost"] or found["cell"] < LEAST_CELL[width] else []
        wrong += [f"{width}: {each}" for each in page.evaluate(UNSEEN, wanted)]
        wrong += [f"{width}: is cut: {each}" for each in cut_texts(page, "#match")]
        if not is_narrow:
            box = page.locator("#board").bounding_box()
            assert box is not None
            wrong += [] if box["width"] >= width - 1 else [f"{width}: the street is only {box['width']:.0f} wide"]
    assert wrong == []


SOLVE = """
from fracas.page.browser import event_listeners
from fracas.page.match.model.messages import RunActions

screen = event_listeners.error_listeners[0].__self__.shell.screen
screen.match.send(RunActions(screen.game.best_line))
screen.shell.send()
"""
BURST = """() => {
    const burst = document.querySelector("#shout .shout"), board = document.querySelector(".boardbox");
    if (!burst || document.querySelector("#match").dataset.view !== "done") return false;
    const [one, other] = [burst, board].map((each) => each.getBoundingClientRect());
    window.burst = { isOver: one.top >= other.top - 1 && one.bottom <= other.bottom + 1 && one.width > 0,
        height: other.height };
    return true;
}"""


@pytest.mark.parametrize("key", KEYS)
def test_the_board_of_a_solved_puzzle_stays_with_the_burst_over_it(page: Page, key: str) -> None:
    puzzle = min(puzzles_of(key).puzzles, key=lambda each: (len(each.line), each.aim))
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        go(page, "#/settings")
        page.evaluate("address => { location.hash = address; }", f"#/puzzle/{key.replace('_', '-')}/{puzzle.key}")
        page.locator("#ask [data-do=hint]").first.wait_for()
        python(page, f"{SOLVE}\nTrue")
        page.wait_for_function(BURST)
        found = page.evaluate("window.burst")
        wrong += [] if found["isOver"] and found["height"] >= LEAST_BOARD[width] else [f"{width}: {found}"]
        wrong += [f"{width}: {each}" for each in page.evaluate(UNSEEN, ["#ask [data-do=next-puzzle]", ".boardbox"])]
    assert wrong == []


CONCEDE = "#tracker-panel button:has-text('Concede')"
TOOLS = "() => [...document.querySelectorAll('.table-main > .panel button')].filter((b) => b.checkVisibility()).length"


@pytest.mark.parametrize("key", KEYS)
def test_nobody_resigns_by_a_slip_and_undo_is_at_hand_in_the_companion(page: Page, key: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        go(page, f"#/new/{key.replace('_', '-')}/table")
        page.click("#start-region [data-do=start]")
        page.locator("#tracker-panel").first.wait_for()
        still(page)
        assert page.evaluate(UNSEEN, ["#tracker-panel .go"]) == [], width
        assert not page.is_visible(CONCEDE)
        assert page.evaluate(UNSEEN, ["#tracker-panel [data-do=undo-deed]"]) == [], width
        if page.locator(CONCEDE).count():  # not while teams are rolled
            page.click(".tracker-panel > details summary")
            assert page.is_visible(CONCEDE)
        assert page.evaluate(TOOLS) <= 3, "the three that are wanted most"
        assert page.evaluate("document.documentElement.scrollWidth") <= width
