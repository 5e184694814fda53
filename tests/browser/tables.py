"""A match followed at a table on a phone: tapped as results, tapped as dice, and played on the board with real dice."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from fracas.page.slugs import slug_of
from tests.browser.hands import choose, go, heard, settle
from tests.browser.play import type_line
from tests.companion.scripts import Press, Scripts, Typed

SMALL_PHONE: dict[str, Any] = {  # an iPhone of the smallest kind
    "viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2,
    "user_agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                  "Version/15.6 Mobile/15E148 Safari/604.1",
}
AS_SEEN = "() => { window.asSeen = document.querySelector('#screen-companion').innerHTML; }"
HAS_CHANGED = "() => window.asSeen !== document.querySelector('#screen-companion').innerHTML"
THROW = """(faces) => {
    for (const face of faces) document.querySelector(`#match [data-do="face"][data-arg="${face}"]`).click();
    document.querySelector("#match [data-do=enter]").click();
}"""
DEPTHS = ("result", "faces", "full")


def codes(page: Page, match: Scripts) -> dict[str, str]:
    """Follow a match at each depth; return the result codes that the page shows."""
    found = {}
    for depth, presses in zip(DEPTHS, (match.results, match.faces, ()), strict=True):
        begin(page, match)
        if depth == "full":
            play(page, match.board)
        else:
            choose(page, f"#screen-companion [data-do=depth][value={depth}]")
        for press in presses:
            tap(page, press)
        found[depth] = code(page)
    return found


def begin(page: Page, match: Scripts) -> None:
    """Begin to track a match between its teams."""
    go(page, f"#/new/{slug_of(match.game)}/table")
    for side, team in zip(("home", "away"), match.teams, strict=True):
        page.select_option(f"#screen-new select[data-do=team][data-arg={side}]", team)
    page.tap("#start-region [data-do=start]")
    page.locator("#tracker-panel").first.wait_for()


def unfold(page: Page, button: str) -> None:
    """Bring a button to sight that may stand behind "More"."""
    page.locator(button).first.wait_for(state="attached")
    page.eval_on_selector(button, "one => one.closest('details:not([open])')?.querySelector('summary').click()")
    page.locator(button).first.wait_for()


def tap(page: Page, press: Press) -> None:
    """Tap a button until it is heard: one that has just changed its meaning is deaf for a moment."""
    button = "#screen-companion [data-do={}]{}".format(press[0], f'[data-arg="{press[1]}"]' if press[1] else "")
    unfold(page, button)
    page.evaluate(AS_SEEN)
    while not page.evaluate(HAS_CHANGED):
        with heard(page):
            page.tap(button)


def play(page: Page, board: tuple[Typed, ...]) -> None:
    """Play on the board, actions typed and real dice tapped, and go back to the tracker."""
    table = page.evaluate("location.hash")
    unfold(page, "[data-do=to-board]")
    page.tap("[data-do=to-board]")
    page.locator("#match").first.wait_for()
    for typed in board:
        if isinstance(typed, str):
            type_line(page, typed)
        else:
            page.evaluate(THROW, typed)
    settle(page)
    go(page, table)


def code(page: Page) -> str:
    """Return the result code that the page shows."""
    found = re.search(r"[A-Z2-9]{6}", page.inner_text(".result-code"))
    assert found is not None
    return found[0]
