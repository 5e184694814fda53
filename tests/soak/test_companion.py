"""A thousand storms of taps on the table companion, a thousand pairs of logs, taps a turn; prints figures.

`make tables` runs these alone; storms keep a log in `build/soak` and go on where they were stopped.
"""

from collections import Counter

from tests.companion.matches import MATCHES
from tests.companion.test_merging import compare
from tests.page.at_table import MOST_A_TURN, storm, tapped
from tests.soak.kept import Kept

STORMS, PAIRS, TAPS = 1_000, 1_000, 40
AT_ONCE = 25  # storms between two lines of the log


def test_storms():
    kept = Kept("tables-storms", STORMS)
    while not kept.is_done:
        for seed in range(kept.done, kept.done + AT_ONCE):
            storm(seed, TAPS)
        kept.note(AT_ONCE, taps=TAPS, lost=0)


def test_pairs_of_logs():
    done = Counter(seed % 6 for seed in range(PAIRS) if compare(seed, seed % 6) is None)
    print(f"\n{PAIRS} pairs of logs, by differences: {dict(sorted(done.items()))}, all listed")


def test_taps_a_turn():
    for game in MATCHES:
        taps, turns = tapped(game)
        print(f"\n{game}: {taps} taps in {turns} turns, {taps / turns:.2f} a turn; at most {MOST_A_TURN}")
