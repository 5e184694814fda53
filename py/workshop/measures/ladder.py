"""Rating the bots of every game; stopped at any moment, it goes on where it was the next time.

Runs in the virtual environment.
"""

import subprocess

from fracas.bots.levels import FIRST, levels_of
from fracas.games import KEYS as GAMES
from fracas.games import ruleset
from workshop import tools
from workshop.paths import BUILD, ROOT

JOURNALS = BUILD / "ladder"
PAIRS = 100  # of matches between every two bots


def run() -> int:
    """Play the missing matches and print the ladder of each game.

    Returns: the exit status.
    """
    for game in GAMES:
        tools.say(f"the ladder of {game}: {PAIRS} pairs of every two bots")
        bots = (*(level.key for level in levels_of(ruleset(game))), FIRST.key)
        words = ("lab", "ladder", *bots, "--game", game, "--pairs", str(PAIRS), "-o", str(JOURNALS / f"{game}.jsonl"))
        if status := subprocess.run([tools.PYTHON, "-m", "fracas", *words], cwd=ROOT, check=False).returncode:
            return status
    return 0
