"""The pace of matches in a real browser: from a coach's last press to his next decision, printed and not judged.

The coach of `tests/page` is sent into the page and taps there, in every game; what is timed is the page itself. `make
test` takes one game and one turn, `make pace` twenty turns of each at both paces.
"""

from __future__ import annotations

import os
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page

import tests.page.coach
from tests.browser.hands import AT_REST, go
from tests.browser.lent import prefer, python, seeded
from tests.figures import figure

IS_WHOLE = "FRACAS_PACE" in os.environ  # else one game at one pace
TURNS = int(os.environ.get("FRACAS_TURNS", "20")) if IS_WHOLE else 1
GAMES = ("elfball", "street-brawl", "cave-brawl", "street-bowl", "school-fighters") if IS_WHOLE else ("elfball",)
PACES = (("normal", "full"), ("none", "full"), ("none", "off")) if IS_WHOLE else (("none", "off"),)
MOST_PRESSES = 100 * TURNS
COACH = Path(tests.page.coach.__file__).read_text(encoding="utf-8").replace(
    "from tests.page.headless import Page\n", "")
SEAT = COACH + AT_REST + """

class Seat:
    screen = property(lambda self: app.shell.screen.match)

    def do(self, what, arg=""):
        app.act(what, arg)

coach = Coach(Seat(), 1)

over = None  # the match that was left for a rematch

def tap():
    global over
    if coach.page.screen.model.game.is_terminal():
        over = coach.page.screen
        app.act("rematch", "")
    else:
        coach.tap(coach.page.screen)

def look():
    match = getattr(app.shell.screen, "match", None)
    if match is None or match is over or not hasattr(match, "saver"):
        return "loading"
    model = match.model
    if model.is_opening or model.queue or model.dice is not None and not model.is_theirs:
        return "own"
    if model.session.is_waiting or model.dice is not None:
        return "theirs"
    return "drawing" if getattr(match.frames._front, "gi_frame", None) is not None else "open"

window.seat = create_proxy(lambda does: tap() if does == "tap" else look())
True
"""
WAIT = """async (isPressed) => {
    const times = {}, frame = () => new Promise(requestAnimationFrame);
    let last = isPressed ? performance.now() : window.begun;
    if (isPressed) seat("tap");
    for (;;) {
        const found = seat("look"), now = performance.now();
        times[found] = (times[found] || 0) + now - last;
        last = now;
        if (found === "open") return times;
        await frame();
    }
}"""


def wait(page: Page, is_pressed: bool) -> dict[str, float]:
    """Tap, if so wished, wait until the coach is to decide, and return for how long the page did what."""
    times: dict[str, Any] = page.evaluate(WAIT, is_pressed)
    return times


@pytest.mark.parametrize(("pace", "motion"), PACES)
@pytest.mark.parametrize("game", GAMES)
def test_the_pace_of_a_match_in_a_browser(page: Page, game: str, pace: str, motion: str) -> None:
    prefer(page, pace=pace, motion=motion)
    assert python(page, SEAT)
    seeded(page, "pace", is_patient=False)
    page.evaluate("window.begun = performance.now()")  # when "Play a bot" is pressed
    go(page, f"#/new/{game}/bot")
    page.locator("#screen-new [data-do=start]").first.wait_for()
    page.locator("#screen-new [data-do=start]").first.click()
    first, turns = wait(page, False), list[dict[str, float]]()
    for _press in range(MOST_PRESSES):
        times = wait(page, True)
        turns += [times] if "theirs" in times else []
        if len(turns) == TURNS:
            break
    theirs = [times["theirs"] + times.get("drawing", 0) for times in turns]
    figure(f"{game} in Chromium, {len(turns)} turns of a bot, pace {pace}, movement {motion}",
           "1 s" if pace == "none" else "6 s",
           f"median {median(theirs) / 1000:.2f} s, longest {max(theirs) / 1000:.2f} s; first decision after "
           f"{sum(first.values()) / 1000:.1f} s; with the coach's last throw longest "
           f"{max(sum(times.values()) for times in turns) / 1000:.2f} s")
    assert len(turns) == TURNS
