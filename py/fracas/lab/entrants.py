"""The bots that may be measured: every level, and plain tree search as a mark to pass."""

from functools import partial
from re import fullmatch

from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import DecisionPoint
from fracas.bots.levels import Bot, Level, level_in, level_of
from fracas.bots.search import DecisionSearch, known_decision
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.ruleset import Ruleset
from fracas.lab.tree import best_action, best_option
from fracas.locale import _

TREE = "tree-"  # before the tries of a decision: the key of tree search


def make_bot(key: str, seed: str) -> Bot:
    """Return a bot of a level, or one that searches a tree: "tree-400" tries 400 times before it decides.

    Raises: InvalidNotation quoting a key that is none.
    """
    return Bot(_searcher(key) if key.startswith(TREE) else level_of(key), seed)


def entrant_key(rules: Ruleset, key: str) -> str:
    """Return the key of a bot that can be measured in a game.

    Raises: InvalidNotation quoting a key that is none, or none of this game.
    """
    return _searcher(key).key if key.startswith(TREE) else level_in(rules, key).key


def _searcher(key: str) -> Level:
    tries = key.removeprefix(TREE)
    if not fullmatch("[1-9][0-9]{0,4}", tries):
        words = _("{key} is not a tree search: “tree-400” tries 400 times before each decision, at most 99999.")
        raise InvalidNotation(words.format(key=quote(key)))
    return Level(key, "", "", partial(_think, int(tries)))


def _think(tries: int, bot: Bot, situation: DecisionPoint) -> DecisionSearch:
    random = situation.random(bot.seed)
    if situation.choice is not None:
        return known_decision(situation, Candidate(option=best_option(situation, tries, random)))
    legal = situation.ruleset.legal_actions(situation.state)
    chosen = legal[0] if len(legal) == 1 else best_action(situation, tries, random)
    return known_decision(situation, Candidate((chosen,)))
