"""Nothing depends on the order of sets or on the hashes of strings: two hash seeds play the same matches.

Compared is, input by input, everything that a set could have put in order: what may be done or answered, what happened,
the position. Two Pythons run at the same time.
"""

import os
import subprocess
import sys

SCRIPT = """
from hashlib import sha256
from fracas.kernel.table import Choice, Roll
from tests.laws.matches import RULESETS, inputs
from tests.sample import sample
for ruleset in RULESETS:
    marks = sha256()
    for game, count in inputs(ruleset, "hash", sample(600, 2_500), limit=250, real=True):
        asked = game.pending
        options = asked.options if isinstance(asked, Choice) else asked.reasons if isinstance(asked, Roll) else ()
        seen = (game.legal_texts(), options, game.to_act, game.fingerprint) if count % 4 == 0 else options
        marks.update(repr(seen).encode())
        if asked is None:
            marks.update(repr([(event.kind, event.rule) for event in game.plies[-1].events]).encode())
            marks.update(ruleset.position(game.state).encode())
    print(ruleset.key, marks.hexdigest(), sha256(game.record.encode()).hexdigest())
"""


def _playing(hash_seed):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen([sys.executable, "-c", SCRIPT], env=environment, stdout=subprocess.PIPE, text=True)


def test_two_hash_seeds_play_the_same_matches():
    playing = [_playing(seed) for seed in ("1", "2")]
    (first, _), (second, _) = (each.communicate() for each in playing)
    assert first == second and first and [each.returncode for each in playing] == [0, 0]
