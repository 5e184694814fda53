"""A million damaged texts of every format, ten million damaged saves: nothing breaks; prints figures.

Both keep a log in `build/soak` and go on where they were stopped. `FRACAS_HOSTILE`, `FRACAS_SAVES`: how many.
"""

import os
from collections import Counter

from tests.fuzz.formats import LONG_ONES
from tests.fuzz.hostile import FORMATS, SHORT
from tests.fuzz.judging import tried
from tests.fuzz.saves import damaged_saves
from tests.soak.kept import Kept

TEXTS = int(os.environ.get("FRACAS_HOSTILE", "1000000"))
SAVES = int(os.environ.get("FRACAS_SAVES", "10000000"))
OF_EACH, OF_LONG = 100, 10  # texts of each format a step
A_SERIES = 100_000  # texts, after which they are damaged from others
A_STEP = 20_000  # saves


def step(seed):
    """Try texts of each format; return the figures, those of each format as (refused, taken)."""
    series = int(seed) // A_SERIES
    found = {name: tried(name, seed, OF_EACH if name in SHORT else OF_LONG, series) for name in FORMATS}
    slowest = max(found, key=lambda name: found[name].slowest)
    return {
        "seed": seed, **sum((each.counts for each in found.values()), Counter()),
        "slowest": f"{found[slowest].slowest:.3f} s, {slowest}",
        "formats": {name: [each.counts["refused"], each.counts["taken"]] for name, each in found.items()},
        "faults": [str(fault) for each in found.values() for fault in each.faults],
    }


def test_a_million_hostile_texts():
    kept = Kept("hostile-texts", TEXTS)
    while not kept.is_done:
        kept.note(OF_EACH * len(SHORT) + OF_LONG * len(LONG_ONES), **step(str(kept.done)))
    wrong = [row["seed"] for row in kept.rows if row["faults"]]
    assert not [fault for seed in wrong for fault in step(seed)["faults"]], "not mended since"


def test_ten_million_damaged_saves():
    kept = Kept("damaged-saves", SAVES)
    while not kept.is_done:
        kept.note(A_STEP, **damaged_saves(str(kept.done), A_STEP))
