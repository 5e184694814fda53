"""Golden games: whole matches as records, each action followed by a comment such as `# 34 elfball.1_...`.

The comment tells how many actions are legal after the action, and the position then; so a golden game is itself a
record. A match is marked by playing its actions and answers again.
"""

from pathlib import Path

from fracas.kernel.game import Game

FOLDER = Path(__file__).parent


def marked(game, start):
    """Return the record of a match, marked after every action.

    Args: start - its first position.
    """
    again = Game(game.ruleset, start, game.seed, tags=game.tags)
    for ply in game.plies:
        again.apply(ply.text)
        for answer in ply.answers:
            if not answer.is_dice:
                again.answer(answer.value)
        again.plies[-1].comment = f"{len(again.legal_actions())} {again.position}"
    return again.record
