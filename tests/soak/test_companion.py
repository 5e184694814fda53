"""A thousand storms of taps on the table companion, a thousand pairs of logs, taps a turn; prints figures.

`make tables` runs these alone.
"""

from collections import Counter

from tests.companion.matches import MATCHES
from tests.companion.test_merging import compare
from tests.page.test_companion import MOST_A_TURN, storm, tapped

STORMS, PAIRS, TAPS = 1_000, 1_000, 40


def test_storms():
    for seed in range(STORMS):
        storm(seed, TAPS)
    print(f"\n{STORMS} storms of {TAPS} taps: nothing lost")


def test_pairs_of_logs():
    done = Counter(seed % 6 for seed in range(PAIRS) if compare(seed, seed % 6) is None)
    print(f"\n{PAIRS} pairs of logs, by differences: {dict(sorted(done.items()))}, all listed")


def test_taps_a_turn():
    for game in MATCHES:
        taps, turns = tapped(game)
        print(f"\n{game}: {taps} taps in {turns} turns, {taps / turns:.2f} a turn; at most {MOST_A_TURN}")
