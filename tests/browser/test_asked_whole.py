"""Slip, question and answers are seen whole: on a desktop screen, on a phone, and on the smallest one.

`make test` looks at a few random moments of each game, `make figures` at 500, FRACAS_STATES=n at as many as it says; a
long run keeps a log and goes on where it stopped.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from fracas.games import KEYS
from tests.browser.asking import seen_at_moments
from tests.soak.kept import Kept

ALL = os.environ.get("FRACAS_RUNS", "1") != "1"
STATES = int(os.environ.get("FRACAS_STATES", "500" if ALL else "2"))  # of each game, at each size
LOT = 25  # moments that a long run looks at from one note in its log to the next
SIZES = {"desk": (1280, 720), "phone": (390, 844), "small": (320, 568)}
WHOLE = """() => {
    const view = document.querySelector("#match").dataset.view;
    if (!["asked", "planned"].includes(view)) return null;
    scrollTo(0, 0);
    const found = [], nearly = 1.5;
    const isSeen = (node) => {
        const box = node.getBoundingClientRect();
        if (!box.width || box.top < -nearly || box.left < -nearly || box.bottom > innerHeight + nearly
            || box.right > innerWidth + nearly) return false;
        for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up), edge = up.getBoundingClientRect();
            if (style.display === "contents" || style.overflowY === "visible" && style.overflowX !== "clip") continue;
            if (box.top < edge.top - nearly || box.bottom > edge.bottom + nearly) return false;
        }
        const inset = Math.min(14, box.height / 3, box.width / 3);  // corners are round
        const points = [[box.left + inset, box.top + inset], [box.right - inset, box.top + inset],
            [box.left + inset, box.bottom - inset], [box.right - inset, box.bottom - inset]];
        return points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
    };
    const body = document.querySelector(view === "planned" ? "#ask .slip" :
        "#ask > :is(.question, .box:not(.earlier), .stack)");
    if (!isSeen(body)) found.push(`${view}: ${body.innerText.slice(0, 60)}`);
    for (const button of document.querySelectorAll("#tray button:not([aria-disabled])"))  // others may be left out
        if (!isSeen(button)) found.push(`button: ${button.innerText.slice(0, 30)}`);
    return [view, found];
}"""


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("size", SIZES)
def test_slip_question_and_answers_are_seen_whole(request: pytest.FixtureRequest, key: str, size: str) -> None:
    page = request.getfixturevalue("page" if size == "desk" else "phone")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    kept = Kept(f"whole-{key}-{size}", STATES) if STATES > LOT else None
    for first in range(kept.done if kept is not None else 0, STATES, LOT):
        seeds = range(first, min(first + LOT, STATES))
        found = seen_at_moments(page, key, seeds, WHOLE)
        kinds: dict[str, int] = {}
        for _seed, (view, _faults) in found:
            kinds[view] = kinds.get(view, 0) + 1
        wrong: list[tuple[int, Any]] = [(seed, faults) for seed, (_view, faults) in found if faults]
        if kept is not None:
            kept.note(len(seeds), cut=len(wrong), **kinds)
        assert not wrong, wrong
