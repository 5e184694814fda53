"""Nothing depends on the order of sets or on the hashes of strings: two hash seeds play the same matches."""

import os
import subprocess
import sys

SCRIPT = """
from hashlib import sha256
from tests.laws.matches import RULESETS, inputs
for ruleset in RULESETS:
    for game, count in inputs(ruleset, "hash", 1500):
        pass
    print(ruleset.key, sha256(game.record.encode()).hexdigest())
"""


def _played(hash_seed):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_two_hash_seeds_play_the_same_matches():
    first, second = _played("1"), _played("2")
    assert first == second and first
