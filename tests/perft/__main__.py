"""Count again all positions of `tests/perft/*.json`: `PYTHONPATH=py python -m tests.perft`.

Review the difference like code. With `--add GAME N` it first adds N positions of bot matches, from all their course.
"""

import json
import sys
from itertools import islice
from pathlib import Path

import fracas
from fracas.bots import play_match
from fracas.kernel.perft import positions_at_depth

FOLDER = Path(__file__).parent
MOST_COURSES = 2_500  # of a position at its deepest: the test shall be quick


def counts(game):
    """Return depth -> count as deep as is quick; empty if there is too much already in one action."""
    found = {}
    for depth in (1, 2, 3):
        number = sum(1 for _ in islice(positions_at_depth(game.ruleset, game.state, depth), MOST_COURSES + 1))
        if number > MOST_COURSES:
            break
        found[str(depth)] = number
    return found


def spread(key, most, known):
    """Return position -> counts for positions of bot matches that are quick to count."""
    found = {}
    ruleset = fracas.ruleset(key)
    number = 0
    while len(found) < most:
        bots = (("yardstick", "random"), ("yardstick", "yardstick"))[number % 2]
        plies = play_match(key, *bots, f"perft {number}", limit=1000).game.plies
        for ply in plies[1 + number % 7 :: max(1, len(plies) // 8)]:
            position = ruleset.position(ply.before)
            if position not in known and len(found) < most:
                found[position] = counts(fracas.from_position(position, seed=""))
        found = {position: counted for position, counted in found.items() if counted}
        number += 1
    return found


def main(arguments):
    """Count again, or add positions to those of one game."""
    adding = arguments[1] if arguments[:1] == ["--add"] else None
    for key in [adding] if adding else fracas.KEYS:
        file = FOLDER / f"{key}.json"
        known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        if adding:
            known |= spread(key, int(arguments[2]), known)
        else:
            known = {position: counts(fracas.from_position(position, seed="")) for position in known}
        lines = [f"{json.dumps(position)}: {json.dumps(counted)}" for position, counted in known.items()]
        file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        print(f"{file.name}: {len(lines)} positions")


if __name__ == "__main__":
    main(sys.argv[1:])
