"""Boards one can hit: at random moments on phones, whatever may be tapped next is large enough, and a tap hits it.

Large enough is, for whom is in hand, a counter of 28 pixels and a cell of 24 (UX 4: targets are at least 24 x 24).
Where somebody is to be chosen on the whole board, what is hit lies nearest: its neighbours are 24 pixels away, or the
first tap brings the board nearer, so that the second one finds it large.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from math import hypot
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from fracas.games import KEYS
from tests.browser.asking import seen_at_moments
from tests.browser.hands import IS_FREE, ON_SCREEN, still, touch
from tests.browser.lent import python
from tests.soak.kept import Kept

ALL = os.environ.get("FRACAS_RUNS", "1") != "1"
STATES = int(os.environ.get("FRACAS_STATES", "500" if ALL else "2"))  # of each game, on each phone
LOT = 25
SIZES = {"phone": (390, 844), "small": (320, 568)}
COUNTER, CELL = 28, 24  # pixels
TAPS = 4  # of all that may be tapped, at each moment
CAUGHT = """
import json
from fracas.page.match.input import taps
from fracas.page.match.screen import MatchScreen
model = MatchScreen.last.model
if not hasattr(taps, "caught"):
    taps.caught, taps.usual = [], taps.tap_on
    taps.tap_on = lambda model, who, cell: taps.caught.append(cell) or ()
face, field = model.face, model.face.field(model.game.state)
plane = face.plane is not None
aimed = (model.now.actors if model.ui.selected < 0 else face.plane.targets(model.scene).players) if plane else ()
cells = [face.cell_of(model.game.state, who) for who in aimed] if plane else sorted(
    taps.tappable_cells(face, model.scene))
json.dumps({"zoom": model.view.zoom, "unit": field.lattice.unit, "token": field.token * (
    .62 if plane and model.view.is_near else 1), "held": model.ui.selected >= 0, "asked": model.now.ask is not None,
    "plane": plane, "cells": [[cell, *field.lattice.centres[cell]] for cell in cells if cell >= 0]})
"""
TAKEN = """
import json
from fracas.page.match.input import taps
from fracas.page.match.screen import MatchScreen
found, taps.caught[:] = [*taps.caught], []
json.dumps([found, MatchScreen.last.model.view.zoom])
"""
LET_GO = """
from fracas.page.match.input import taps
if hasattr(taps, "caught"):
    taps.tap_on = taps.usual
    del taps.caught, taps.usual
True
"""
WHOLE_AGAIN = """
from fracas.page.match.model.messages import Redraw
from fracas.page.match.screen import MatchScreen
MatchScreen.last.model.view.look()
MatchScreen.last.send(Redraw())
True
"""
SCALE = "document.querySelector('#board').getScreenCTM().a"
NOW = "() => document.querySelector('#match').dataset.view"


def judged(phone: Page, random: Random, figures: dict[str, int]) -> list[str]:
    """Return what of the present moment is too small or missed."""
    told = json.loads(python(phone, CAUGHT))
    scale, wrong = phone.evaluate(SCALE), []
    cell_px, counter_px = told["unit"] * scale, told["token"] * scale
    if told["plane"]:
        cell_px = CELL  # a place may be anywhere
    if told["held"] and not told["asked"] and told["cells"] and (counter_px < COUNTER or cell_px < CELL):
        wrong.append(f"in hand: counters {counter_px:.1f}, cells {cell_px:.1f}")
    seen = []
    for cell, x, y in told["cells"]:
        at = phone.evaluate(ON_SCREEN, [x, y])
        if phone.evaluate(IS_FREE, at):
            seen.append((cell, x, y, at))
    figures["cells"] = figures.get("cells", 0) + len(told["cells"])
    figures["seen"] = figures.get("seen", 0) + len(seen)
    for cell, x, y, at in random.sample(seen, min(TAPS, len(seen))):
        near = min((hypot(at[0] - other[0], at[1] - other[1]) for *_, other in seen if other != at), default=99)
        wrong += tapped(phone, (cell, x, y), at, min(near, 99.0) >= CELL or cell_px >= CELL, told)
        figures["taps"] = figures.get("taps", 0) + 1
    return wrong


def tapped(phone: Page, target: tuple[int, float, float], at: list[float], is_clear: bool, told: Any) -> list[str]:
    """Tap a target, and once more where the first tap brings the board nearer; return what is wrong."""
    cell, x, y = target
    touch(phone, *at)
    still(phone, 2)
    found, zoom = json.loads(python(phone, TAKEN))
    if not found and zoom > told["zoom"]:  # unclear: it came nearer
        touch(phone, *phone.evaluate(ON_SCREEN, [x, y]))
        still(phone, 2)
        found, _zoom = json.loads(python(phone, TAKEN))
        if told["unit"] * phone.evaluate(SCALE) < CELL and not told["plane"]:
            return [f"still small: {cell}"]
        python(phone, WHOLE_AGAIN)
        still(phone, 2)
    elif not is_clear:
        return [f"too near to others, and not brought nearer: {cell}"]
    if told["plane"]:
        return [] if len(found) == 1 else [f"{cell}: {found}"]  # the counter that was hit is found by its head
    return [] if found == [cell] else [f"{cell} is missed: {found}"]


@pytest.fixture(autouse=True)
def nothing_caught(phone: Page) -> Iterator[None]:
    """Let taps of later tests on the same page be heard."""
    yield
    python(phone, LET_GO)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("size", SIZES)
def test_whatever_may_be_tapped_next_is_large_enough_and_hit(phone: Page, key: str, size: str) -> None:
    phone.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
    kept = Kept(f"hits-{key}-{size}", STATES) if STATES > LOT else None
    for first in range(kept.done if kept is not None else 0, STATES, LOT):
        wrong, figures, random = [], dict[str, int](), Random(f"{key} {first}")
        seeds = range(first, min(first + LOT, STATES))

        def look(page: Page, random: Random = random, figures: dict[str, int] = figures) -> Any:
            is_judged = page.evaluate(NOW) in ("choosing", "selected", "asked")
            return judged(page, random, figures) if is_judged else None

        for seed, faults in seen_at_moments(phone, key, seeds, look, wants_plan=False):
            figures["moments"] = figures.get("moments", 0) + 1
            wrong += [(seed, fault) for fault in faults]
        print(f"\n{key} {size}: {figures}, {len(wrong)} wrong")
        if kept is not None:
            kept.note(len(seeds), wrong=len(wrong), **figures)
        assert not wrong and figures, wrong
