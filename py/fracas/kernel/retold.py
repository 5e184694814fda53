"""An action told again throw by throw: how the position lay when each of its dice were about to fall."""

from typing import Any, NamedTuple

from fracas.kernel.drivers import Tape
from fracas.kernel.errors import Pending
from fracas.kernel.game import Game
from fracas.kernel.table import Rolled


class Throw(NamedTuple):
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


def throws(game: Game) -> tuple[Throw, ...]:
    """Return the throws the last input of a match brought about, each with the position it was made in."""
    rolled = {len(game.plies[-1].events) - len(game.fresh) + n: event.facts[0]
              for n, event in enumerate(game.fresh) if event.kind == "roll"}
    if not rolled:
        return ()
    ply = game.plies[-1]
    witness = _Witness(ply.before.copy(), ply.answers)
    try:
        game.ruleset.apply(witness, ply.action)
    except Pending:
        pass  # a question is open: so far the action has been played
    return tuple(Throw(at, witness.seen[at], fact) for at, fact in rolled.items() if isinstance(fact, Rolled))
