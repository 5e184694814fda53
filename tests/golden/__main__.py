"""Write the golden games anew: `PYTHONPATH=py python -m tests.golden [GAME ...]`. Review the difference like code.

Every game has the same four matches: a bot against chance, two bots, chance alone, and two bots under the settings and
teams that differ most from the rulebook's. Some have a fifth one of trained teams.
"""

import sys

import fracas
from fracas.bots import play_match
from tests.golden.golden import FOLDER, marked

LIMIT = 320  # inputs: a match that is cut off in the middle is golden too
MATCHES = (
    ("bot-against-chance", "yardstick", "random", False),
    ("two-bots", "yardstick", "yardstick", False),
    ("chance", "random", "random", False),
    ("other-settings", "yardstick", "yardstick", True),
)
TRAINED = {  # teams whose players have learned something
    "elfball": (
        "night-elves_aabbbbbbcc_1-grapple-cutblock-collision_2-buff-cutblock_3-nimble-slippery-taunt"
        "_9-agile-steal-burst_10-steady-sprinter-steal-hotdog",
        "orcs_aabbcccddef_1-clipping-knockback_3-grapple-psycho_5-rally-helpinghand_8-buff-cheapshot-malicious"
        "_9-cheapshot-ruthless_10-agile-scramble-bullet_11-resilient-rugged-pummel-plough",
    ),
}


def main(keys):
    """Play every match."""
    for key in keys or fracas.KEYS:
        ruleset = fracas.ruleset(key)
        (FOLDER / key).mkdir(exist_ok=True)
        for name, home, away, is_other in MATCHES:
            options = {s.name: s.choices[-1] for s in ruleset.settings} if is_other else {}
            teams = (ruleset.teams[-2], ruleset.teams[1]) if is_other and ruleset.teams else ("", "")
            write(key, name, play_match(key, home, away, f"golden {name}", options, teams, LIMIT).game)
        if key in TRAINED:
            write(key, "trained", play_match(key, "yardstick", "yardstick", "golden", {}, TRAINED[key], LIMIT).game)


def write(key, name, game):
    """Write a match down."""
    text = marked(game, game.plies[0].before)
    (FOLDER / key / f"{name}.txt").write_text(text, encoding="utf-8")
    print(f"{key}/{name}: {len(game.plies)} actions, {len(text)} characters", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
