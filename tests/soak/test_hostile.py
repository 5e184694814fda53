"""A million damaged texts of every format, ten million damaged saves: nothing breaks; prints figures.

Both keep a log in `build/soak` and go on where they were stopped. `FRACAS_HOSTILE`, `FRACAS_SAVES`: how many.
"""

import os
from collections import Counter

from tests.fuzz.formats import FORMATS
from tests.fuzz.judging import tried
from tests.fuzz.saves import damaged_saves
from tests.soak.kept import Kept

TEXTS = int(os.environ.get("FRACAS_HOSTILE", "1000000"))
SAVES = int(os.environ.get("FRACAS_SAVES", "10000000"))
OF_EACH = 100  # texts of each format a step
A_STEP = 20_000  # saves


def test_a_million_hostile_texts():
    kept, faults = Kept("hostile-texts", TEXTS), []
    while not kept.is_done:
        counts, step = Counter(), []
        for name in FORMATS:
            found, wrong = tried(name, str(kept.done), OF_EACH)
            counts.update(found)
            step += wrong
        kept.note(OF_EACH * len(FORMATS), **counts, faults=[str(fault) for fault in step])
        faults += step
    assert not faults


def test_ten_million_damaged_saves():
    kept = Kept("damaged-saves", SAVES)
    while not kept.is_done:
        kept.note(A_STEP, **damaged_saves(str(kept.done), A_STEP))
