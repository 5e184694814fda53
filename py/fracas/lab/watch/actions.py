"""The actions of a match by kind: the turns in which one was legal, and those it was done in."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from fracas.kernel.ruleset import Action
from fracas.lab.watch.turns import WatchedTurn


class ActionCount(NamedTuple):
    """The turns of both sides in which a kind of action was legal, and those in which it was done."""

    kind: str
    legal: int
    done: int


def count_actions(turns: Iterable[WatchedTurn], kind: Callable[[Any, Action], str]) -> tuple[ActionCount, ...]:
    """Count the kinds of actions over turns.

    Args: kind - the kind of an action in the position before it.
    """
    legal: Counter[str] = Counter()
    done: Counter[str] = Counter()
    for turn in turns:
        acted = {kind(ply.before, ply.action) for ply in turn.plies}
        offered = {kind(ply.before, action) for ply in turn.plies for action in turn.rules.legal_actions(ply.before)}
        done.update(acted)
        legal.update(acted | offered)
    return tuple(ActionCount(each, legal[each], done[each]) for each in sorted(legal))


def sum_counts(counts: Iterable[tuple[ActionCount, ...]]) -> tuple[ActionCount, ...]:
    """Return the sums of counts, the rarest kind first."""
    legal: Counter[str] = Counter()
    done: Counter[str] = Counter()
    for each in counts:
        for kind, offered, acted in each:
            legal[kind] += offered
            done[kind] += acted
    return tuple(sorted((ActionCount(kind, legal[kind], done[kind]) for kind in legal),
                        key=lambda found: (found.done / max(1, found.legal), found.kind)))
