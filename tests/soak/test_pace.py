"""The pace of a match on a clock that only timers move: from a coach's last input to his next decision.

Thinking of bots takes no time here: what is measured is what the page waits for. `make pace` prints the figures.
"""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

import pytest

from fracas.games import KEYS
from fracas.page.saving.preferences import AT_ONCE, FULL, NORMAL, OFF, Preferences
from tests.figures import figure
from tests.page.coach import Coach
from tests.page.headless import Page

TURNS = 20
STEP_MS = 5.0
MOST_TAPS, MOST_MS = 4, 10_000


class Film(NamedTuple):
    """Turns of others, in milliseconds: with the coach's own last throw, and without it."""

    whole: tuple[float, ...]
    theirs: tuple[float, ...]


def film(key: str, pace: str, motion: str) -> Film:
    """Play against a bot and note how long its turns are shown."""
    page = Page(address=f"#/new/{key.replace('_', '-')}/bot")
    page.shell.preferences = page.shell.preferences._replace(pace=pace, motion=motion)
    page.do("start", key)
    coach, whole, theirs = Coach(page, 1), list[float](), list[float]()
    while len(whole) < TURNS:
        model, began, own, was_theirs = page.model, page.door.time, 0.0, False
        while model.session.is_waiting or model.dice is not None or model.queue:
            was_theirs = was_theirs or model.session.is_waiting
            own += STEP_MS * (model.dice is not None and not model.is_theirs)
            page.door.run(STEP_MS)
            page.door.time += STEP_MS
        if was_theirs and model.game.plies:
            whole.append(page.door.time - began)
            theirs.append(page.door.time - began - own)
        if model.game.is_terminal():
            page.do("rematch")
        else:
            coach.tap(page.screen)
    return Film(tuple(whole), tuple(theirs))


def seconds(times: tuple[float, ...]) -> str:
    return f"median {median(times) / 1000:.2f} s, longest {max(times) / 1000:.2f} s"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(("pace", "motion", "most"), [
    (NORMAL, FULL, 6_000), (AT_ONCE, FULL, 1_000), (AT_ONCE, OFF, 1_000)])
def test_from_the_end_of_a_turn_to_the_next(key, pace, motion, most):
    shown = film(key, pace, motion)
    name = f"{key}, {TURNS} turns of a bot, pace {pace}, movement {motion}"
    figure(name, f"{most / 1000:.0f} s", f"{seconds(shown.theirs)}; with the coach's last throw {seconds(shown.whole)}")
    assert max(shown.theirs) < most


@pytest.mark.parametrize("key", KEYS)
def test_from_the_home_screen_to_the_first_own_decision(key):
    page, taps = Page(), 0
    page.shell.preferences = Preferences()
    for tap in (lambda: page.go(f"#/new/{key.replace('_', '-')}/bot"), lambda: page.do("start")):
        tap()
        taps += 1
    began, model = page.door.time, page.model
    while model.is_opening or model.session.is_waiting or model.dice is not None:
        page.door.run(STEP_MS)
        page.door.time += STEP_MS
    lasted = page.door.time - began
    figure(f"{key}, from Play a bot to the first own decision", f"{MOST_TAPS} taps, {MOST_MS / 1000:.0f} s",
           f"{taps} taps, {lasted / 1000:.1f} s")
    assert taps <= MOST_TAPS and lasted < MOST_MS and (model.now.actors or model.now.ask is not None)
