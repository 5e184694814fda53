"""Every game's best level against plain tree search; a stopped run goes on the next time.

Runs in the virtual environment.
"""

import subprocess

from fracas.bots.levels import levels_of
from fracas.games import KEYS as GAMES
from fracas.games import ruleset
from workshop import tools
from workshop.paths import BUILD, ROOT

JOURNALS = BUILD / "guard"
PAIRS = 50  # of matches of a game
TRIES = {  # a decision: what fits into a hundred times the time of the yardstick, measured in two matches each
    "elfball": 430, "street_brawl": 400, "cave_brawl": 170, "street_bowl": 630, "school_fighters": 260,
}


def run() -> int:
    """Play the missing matches and print the result of each game's best level.

    Returns: the exit status.
    """
    for game in GAMES:
        best = levels_of(ruleset(game))[-1].key
        tools.say(f"{game}: {best} against tree search with a hundred times the time of the first bot")
        words = ("lab", "match", best, f"tree-{TRIES[game]}", "--game", game, "--accept", "95", "--against", "85",
                 "--pairs", str(PAIRS), "--to-the-end", "-o", str(JOURNALS / f"{game}.jsonl"))
        if status := subprocess.run([tools.PYTHON, "-m", "fracas", *words], cwd=ROOT, check=False).returncode:
            return status
    return 0
