"""The pace of matches in a real browser: from a coach's last press to his next decision, printed and not judged.

In the games that can be played by buttons alone; the others are measured on a clock of their own in `tests/soak`.
"""

import os
from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Page

from tests.browser import hands
from tests.browser.conftest import DESKTOP
from tests.browser.lent import seeded
from tests.figures import figure

IS_WHOLE = "FRACAS_PACE" in os.environ  # else one game at one pace
TURNS = 4 if IS_WHOLE else 1
GAMES = ("elfball", "street-brawl", "street-bowl") if IS_WHOLE else ("elfball",)
PACES = ("normal", "none") if IS_WHOLE else ("none",)
MOST_PRESSES = 60
PRESS = """() => {
    const usable = (places) => [...document.querySelectorAll(places)]
        .filter((button) => button.getAttribute("aria-disabled") !== "true").pop();
    const button = ["reply", "die", "formation", "done", "go", "command", "player"]
        .map((what) => usable(`#tray [data-do=${what}], #ask [data-do=${what}]`)).find(Boolean);
    const now = performance.now(), before = fracas().record;
    button.click();
    return [now, before];
}"""
WAITED = """(before) => new Promise((done) => {
    let seen = false, frames = 0;
    const look = () => {
        const isTheirs = !!document.querySelector("#tray [data-do=to-my-turn]");
        seen ||= isTheirs;
        frames += 1;
        const isOpen = !isTheirs && !document.querySelector("#tray [data-do=skip]");
        const isMade = fracas().record !== before || frames > 120;  // some buttons make no input
        const isDrawn = document.querySelector("#tray [data-do], #ask [data-do]");
        if (isOpen && isMade && isDrawn) done([performance.now(), seen]);
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("game", GAMES)
def test_the_pace_of_a_match_in_a_browser(visit: Callable[..., Page], site: str, game: str, pace: str) -> None:
    page = visit(**DESKTOP)
    page.add_init_script(f"localStorage.setItem('fracas.preferences', 'pace={pace}')")
    page.goto(f"{site}#/new/{game}/bot")
    hands.ready(page)
    page.locator("#screen-new [data-do=start]").first.wait_for()
    seeded(page, "pace")
    began = page.evaluate("performance.now()")
    page.locator("#screen-new [data-do=start]").first.click()
    page.locator("#screen-match .news").first.wait_for()
    first, turns = page.evaluate(WAITED, "")[0] - began, list[float]()
    for _press in range(MOST_PRESSES):
        pressed, before = page.evaluate(PRESS)
        ended, was_theirs = page.evaluate(WAITED, before)
        turns += [ended - pressed] if was_theirs else []
        if len(turns) == TURNS or page.locator("[data-do=rematch]").count():
            break
    figure(f"{game} in Chromium, pace {pace}", "first decision 10 s, turn 6 s, at once 1 s",
           f"first decision {first / 1000:.1f} s; turn of a bot, median {median(turns) / 1000:.1f} s, "
           f"longest {max(turns) / 1000:.1f} s")
