"""Counting silly decisions of the bots of every game; a stopped run goes on the next time.

Runs in the virtual environment.
"""

import subprocess

from fracas.bots.levels import levels_of
from fracas.games import KEYS as GAMES
from fracas.games import ruleset
from workshop import tools
from workshop.paths import BUILD, ROOT

RESULTS = BUILD / "watch"
MATCHES = 40  # of each two bots


def run() -> int:
    """Watch each level but the random one against the next, and print the counts and the worst cases.

    Returns: the exit status.
    """
    for game in GAMES:
        levels = [level.key for level in levels_of(ruleset(game))[1:]]
        for first, second in zip(levels, levels[1:], strict=False):
            tools.say(f"{game}: {first} and {second}, {MATCHES} matches")
            words = ("lab", "watch", first, second, "--game", game, "--matches", str(MATCHES), "--worst", "3",
                     "-o", str(RESULTS / f"{game}-{first}-{second}.jsonl"))
            if status := subprocess.run([tools.PYTHON, "-m", "fracas", *words], cwd=ROOT, check=False).returncode:
                return status
    return 0
