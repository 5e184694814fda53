"""A thousand storms of taps on the table companion, and a thousand pairs of logs that differ; prints figures."""

from collections import Counter

from tests.companion.matches import MATCHES
from tests.companion.test_merging import compare
from tests.companion.transcribed import played
from tests.page.test_companion import storm

STORMS, PAIRS, TAPS = 1_000, 1_000, 40


def test_storms():
    for seed in range(STORMS):
        storm(seed, TAPS)
    print(f"\n{STORMS} storms of {TAPS} taps: nothing lost")


def test_pairs_of_logs():
    done = Counter(seed % 6 for seed in range(PAIRS) if compare(seed, seed % 6) is None)
    print(f"\n{PAIRS} pairs of logs, by differences: {dict(sorted(done.items()))}, all listed")


def test_deeds_a_turn():
    for game, (_name, name, results, _faces, turns) in MATCHES.items():
        match = played(game, name)
        print(f"\n{game}: {len(list(results(match)))} deeds in {turns(match)} turns")
