"""Roll traces: the throws of a played action, each with the position before it."""

from typing import Any, NamedTuple

from fracas.kernel.drivers import Tape
from fracas.kernel.errors import Pending
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import Rolled


class TracedThrow(NamedTuple):
    """A throw of an action that was played."""

    at: int  # number of its event; what comes before had happened by then
    state: Any  # the position in which the dice were thrown
    rolled: Rolled


class _Witness(Tape):
    """A tape that keeps the position before each throw."""

    __slots__ = ("seen",)

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.seen: dict[int, Any] = {}

    def roll(self, *args: Any, **settings: Any) -> Any:
        self.seen[len(self.events)] = self.state.copy()
        return super().roll(*args, **settings)


def last_throws(game: Game) -> tuple[TracedThrow, ...]:
    """Return the throws of the last input of a match, each with its position."""
    if not any(event.kind == "roll" for event in game.fresh):
        return ()
    known = len(game.plies[-1].events) - len(game.fresh)
    return tuple(throw for throw in throws_of(game.ruleset, game.plies[-1]) if throw.at >= known)


def throws_of(ruleset: Ruleset, ply: Ply) -> tuple[TracedThrow, ...]:
    """Return the throws of a played action, each with its position."""
    witness = _Witness(ply.before.copy(), ply.answers)
    try:
        ruleset.apply(witness, ply.action)
    except Pending:
        pass  # a question is open: so far the action has been played
    rolled = ((at, event.facts[0]) for at, event in enumerate(ply.events) if event.kind == "roll")
    return tuple(TracedThrow(at, witness.seen[at], fact) for at, fact in rolled if isinstance(fact, Rolled))
