"""The turns of a match, as the watcher looks at them, and what it says of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, NamedTuple, cast

from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Option, Rolled, Side

TurnKey = Callable[[Any], tuple[int, ...]]
"""What tells the turns of a game apart: equal for all positions of one turn; empty where nobody has a turn."""


class WatchedTurn(NamedTuple):
    """A side's turn: its actions, with the position before each."""

    rules: Ruleset
    side: Side
    plies: tuple[Ply, ...]

    @property
    def begin(self) -> Any:
        """The position in which the turn began."""
        return self.plies[0].before

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the turn, in order."""
        return tuple(ply.action for ply in self.plies)


class GivenAnswer(NamedTuple):
    """An answer that a coach gave to a question within an action."""

    coach: Side
    kind: str  # of the question
    value: Option
    who: int  # the player it was about, -1 = none
    target: int


class SillyDecision(NamedTuple):
    """A decision that a coach would shake his head at."""

    sentence: str  # in English, with the chances it was judged by
    loss: int  # thousandths: of a chance that was passed up or risked, the larger the worse
    position: str  # position string in which it was made
    side: Side  # that made it


class SillyKind(NamedTuple):
    """A kind of silly decision."""

    key: str
    title: str  # English
    find: Callable[[WatchedTurn], Iterator[SillyDecision]]
    is_ruled_out: bool = False  # whether the exact odds of the rules leave no doubt


def kind_of(_before: Any, action: Action) -> str:
    """Return the kind of an action, its first word."""
    return str(action[0])


class Ways(NamedTuple):
    """The least distances of a side to what it may be after, in cells."""

    foe: int  # of any two opponents
    ball: int = 0  # 0 = it has the ball
    goal: int = 0  # of the ball from the goal that it attacks, 0 = it has no ball


class Feat(NamedTuple):
    """What a turn brings about by several actions together, or by leaving some out."""

    kind: str
    is_open: Callable[[WatchedTurn], bool]  # whether the turn gave an occasion
    is_done: Callable[[WatchedTurn], bool]
    is_in: Callable[[Any, tuple[Action, ...]], bool]  # of a plan from a position


class WatchBook(NamedTuple):
    """What the watcher knows of one game."""

    turn_key: TurnKey
    placement: Callable[[Any], Any]  # of a position: who stands where and has the ball, without clocks and counters
    kinds: tuple[SillyKind, ...]
    action_kind: Callable[[Any, Action], str] = kind_of  # of an action in the position before it
    ways: Callable[[Any, Side], Ways] | None = None  # of a position for a side; None = nobody waits for ever there
    deeds: frozenset[str] = frozenset()  # kinds of actions that break a stand-off, whatever comes of them
    feats: tuple[Feat, ...] = ()
    fetches: Callable[[Any, Action], bool] = lambda _before, _action: False  # whether an action goes for the loose ball


def turns_of(game: Game, turn_key: TurnKey) -> list[WatchedTurn]:
    """Return the turns of a match in order; actions outside turns, such as setting up, are left out."""
    rules = game.ruleset

    def key(ply: Ply) -> tuple[int, ...]:
        found = turn_key(ply.before)
        return (*found, ply.side) if found else ()

    grouped = ((own, tuple(plies)) for own, plies in groupby(game.plies, key))
    return [WatchedTurn(rules, own[-1], plies) for own, plies in grouped if own]


def inputs_in(ply: Ply) -> Iterator[Rolled | GivenAnswer]:
    """Yield the throws and answers of an action in their order."""
    for event in ply.events:
        if event.kind == "roll":
            yield cast(Rolled, event.facts[0])
        elif event.kind == "choice":
            yield GivenAnswer(*cast(tuple[Side, str, Option, int, int], event.facts))


def decision_in(
    turn: WatchedTurn, ply: Ply, sentence: str, loss: float, side: Side | None = None,
) -> SillyDecision:
    """Return a silly decision made before or in an action.

    Args: loss - a share, 0..1.
          side - that made it; None = the one whose turn it is.
    """
    return SillyDecision(sentence, round(1000 * loss), turn.rules.position(ply.before),
                         turn.side if side is None else side)
