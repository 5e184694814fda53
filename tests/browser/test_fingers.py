"""A whole match by keys alone, and one as a screen reader plays it: from the choice of the bot to the goal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

import fracas
from fracas.faces import face_of
from tests.browser.fingers import Coach, Press, chosen
from tests.browser.hands import choose, go, settle
from tests.browser.lent import seeded
from tests.browser.play import state, type_line

SEED = "finger 2"  # of the dice, so that every run is the same match: 29 presses, a re-roll among them
MOST_TURNS = 60
CENTRES = face_of("elfball").field(None).lattice.centres
AT = """(selector) => {
    const wanted = document.querySelector(selector), now = document.activeElement;
    if (!wanted) return "missing";
    if (now === wanted) return "there";
    const back = now && now !== document.body && now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
    return back ? "Shift+Tab" : "Tab";
}"""


def tab_to(page: Page, selector: str) -> None:
    """Press the tabulator until the keyboard is there."""
    for _ in range(150):
        where = page.evaluate(AT, selector)
        if where == "there":
            return
        assert where != "missing", f"there is no {selector}"
        page.keyboard.press(where)
    raise AssertionError(f"the tabulator does not lead to {selector}")


def arrow_to(page: Page, cell: int, centres: Sequence[tuple[float, float]] = CENTRES) -> None:
    """Go to a cell of the board with the arrow keys."""
    tab_to(page, "#cells [tabindex='0']")
    x, y = centres[cell]
    for _ in range(60):
        here = int(page.evaluate("document.activeElement.id").removeprefix("cells-"))
        if here == cell:
            return
        left, top = centres[here]
        if abs(top - y) > 1:
            page.keyboard.press("ArrowDown" if top < y else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if left < x else "ArrowLeft")
    raise AssertionError(f"the arrow keys do not lead to cell {cell}")


def by_keys(page: Page, press: Press, centres: Sequence[tuple[float, float]] = CENTRES) -> None:
    """Press something with tabulator, arrows and Enter."""
    what, arg = press
    if what == "cell":
        arrow_to(page, int(arg), centres)
    else:
        tab_to(page, chosen(what, arg))
    page.keyboard.press("Enter")


def by_ear(page: Page, press: Press) -> None:
    """Press something as a screen reader does: the buttons of the table of cells and of the tray."""
    what, arg = press
    found = page.locator(f"#cells-{arg}" if what == "cell" else chosen(what, arg)).first
    assert (found.text_content() or found.get_attribute("aria-label") or "").strip()
    found.dispatch_event("click")


def to_the_end(page: Page, make: Callable[[Coach, str], None]) -> int:
    """Play the home side until the match is over; return in how many turns of the hand."""
    coach = Coach()
    for turn in range(MOST_TURNS):
        settle(page)
        record = state(page)["record"]
        if page.locator("[data-do=rematch]").count():
            return turn
        make(coach, record)
        page.wait_for_function("(before) => fracas().record !== before", arg=record, polling=20)
    raise AssertionError("no goal")


def prepared(page: Page) -> None:
    """Open the screen of a new match against a bot, with dice that are the same each time."""
    seeded(page, SEED)
    go(page, "#/new/elfball/bot")
    page.locator("[data-do=start]").first.wait_for()


def test_a_whole_match_by_tabulator_arrows_and_enter_alone(page: Page) -> None:
    """The random bot is chosen, one goal set, the match started and won without touching anything but keys."""
    prepared(page)
    tab_to(page, "[name=seat-away]:checked")
    while not page.evaluate("document.activeElement.value === 'random'"):
        page.keyboard.press("ArrowLeft")
    tab_to(page, "#screen-new details:has([data-arg=goals]) > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#screen-new [data-do=setting][data-arg=goals]")
    while page.evaluate("document.activeElement.value") != "1":
        page.keyboard.press("ArrowUp")
    tab_to(page, "#screen-new [data-do=start]")
    page.keyboard.press("Enter")
    page.locator("#cells button").first.wait_for()

    def make(coach: Coach, record: str) -> None:
        for press in coach.presses(record):
            by_keys(page, press)
        if page.locator("#tray [data-do=go]").count():
            by_keys(page, ("go", ""))

    turns = to_the_end(page, make)
    assert fracas.from_record(state(page)["record"], verify=True).returns() == (1, -1)
    print(f"\na match by keys alone: {turns} turns of the hand")


def test_a_whole_match_as_a_screen_reader_plays_it(page: Page) -> None:
    """Buttons of the hidden table and the tray by turns with typed lines; everything that happens is spoken."""
    prepared(page)
    choose(page, "[name=seat-away][value=random]")
    page.evaluate("document.querySelectorAll('#screen-new details').forEach((part) => { part.open = true; })")
    page.locator("#screen-new [data-do=setting][data-arg=goals]").select_option("1")
    page.locator("#screen-new [data-do=start]").first.click()
    page.locator("#cells button").first.wait_for()
    spoken: dict[str, Any] = {}
    typed = 0

    def make(coach: Coach, record: str) -> None:
        nonlocal typed
        presses, line = coach.presses(record), coach.line
        if len(spoken) % 2 and line:
            type_line(page, line)
            typed += 1
        else:
            for press in presses:
                by_ear(page, press)
            if page.locator("#tray [data-do=go]").count():
                by_ear(page, ("go", ""))
        spoken[page.inner_text("#say").strip()] = len(spoken)

    to_the_end(page, make)
    assert fracas.from_record(state(page)["record"], verify=True).returns() == (1, -1)
    assert typed >= 3 and len(spoken) >= 8 and all(spoken)
