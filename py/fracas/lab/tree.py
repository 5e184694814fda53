"""Plain tree search: an opponent who knows nothing of a game but thinks long, against whom levels are measured.

It tries what is legal, goes on by chance for a while, and judges where that led by the usual worth.
Open-loop: a node stands for actions in their order, whatever the dice between them were.
Source: Kocsis and Szepesvári, Bandit Based Monte-Carlo Planning (2006); Perez Liebana and others, Open Loop Search for
General Video Game Playing (2015).
"""

from collections.abc import Sequence
from math import fsum, log, sqrt
from random import Random
from typing import Any

from fracas.bots.decision_point import DecisionPoint, ResumedSampler
from fracas.bots.evaluate import WIN, worth
from fracas.kernel.drivers import Sampler
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Option, Side

DEPTH = 40  # actions that a try goes on, along the tree and then by chance
CURIOSITY = 0.7  # how much what was seldom tried is preferred, in wins


class SearchNode:
    """The statistics of a sequence of actions.

    Args: side - who does the last of them.
    """

    __slots__ = ("side", "tries", "total", "after")

    def __init__(self, side: Side) -> None:
        self.side = side
        self.tries = 0
        self.total = 0.0  # of what they came to, in wins for that side
        self.after: dict[Action, SearchNode] = {}

    def ucb_score(self, all_tries: float) -> float:
        """The upper confidence bound of this node; of the neighbours the highest is tried next.

        Args: all_tries - logarithm of the tries of the node before.
        """
        return self.total / self.tries + CURIOSITY * sqrt(all_tries / self.tries)


def best_action(situation: DecisionPoint, tries: int, random: Random) -> Action:
    """Return the action with the most of a number of tries."""
    root = SearchNode(situation.side)
    for _ in range(tries):
        _try(situation, root, random)
    return max(root.after, key=lambda action: root.after[action].tries)


def best_option(situation: DecisionPoint, tries: int, random: Random) -> Option:
    """Return the option of a question with the best average; the tries are shared by all."""
    assert situation.choice is not None
    options = situation.choice.options
    each = max(1, tries // len(options))
    return max(options, key=lambda option: fsum(_answered(situation, option, random) for _ in range(each)))


def _try(situation: DecisionPoint, root: SearchNode, random: Random) -> None:
    """Go along the tree as it promises most, to the first action not tried there, then on by chance."""
    rules, node, way = situation.ruleset, root, [root]
    table = Sampler(situation.state.copy(), random, rules.policy)
    while len(way) <= DEPTH and not rules.is_terminal(table.state):
        side, legal = rules.to_act(table.state), rules.legal_actions(table.state)
        fresh = [action for action in legal if action not in node.after]
        action = _any(fresh, random) if fresh else _most_promising(node, legal)
        rules.apply(table, action)
        node = node.after.setdefault(action, SearchNode(side))
        way.append(node)
        if fresh:
            break
    _play_on(rules, table, DEPTH + 1 - len(way), random)
    for node in way:
        node.tries += 1
        node.total += worth(rules, table.state, node.side) / WIN


def _most_promising(node: SearchNode, legal: Sequence[Action]) -> Action:
    all_tries = log(node.tries)
    return max(legal, key=lambda action: node.after[action].ucb_score(all_tries))


def _answered(situation: DecisionPoint, option: Option, random: Random) -> float:
    """Return the worth that one try of an option led to, in wins for the side that answers."""
    assert situation.action is not None
    rules, table = situation.ruleset, ResumedSampler(situation, option, random)
    rules.apply(table, situation.action)
    _play_on(rules, table, DEPTH // 2, random)
    return worth(rules, table.state, situation.side) / WIN


def _play_on(rules: Ruleset, table: Sampler, actions: int, random: Random) -> None:
    """Play by chance, so many actions of both sides or to the end of the match."""
    for _ in range(actions):
        if rules.is_terminal(table.state):
            return
        rules.apply(table, _any(rules.legal_actions(table.state), random))


def _any(things: Sequence[Any], random: Random) -> Any:
    return things[int(random.random() * len(things))]
